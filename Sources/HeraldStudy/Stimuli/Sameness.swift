internal import Herald

/// Looks for comparisons that are void: conditions whose sounds are the same.
struct Sameness {
  /// What makes the study void.
  private(set) var faults: [String] = []
  /// What weakens it.
  private(set) var warnings: [String] = []

  /// Compares the main sounds of the conditions, item by item.
  init(_ study: Study, _ stimuli: [Stimulus], _ analyses: [StimulusAnalysis]) {
    var sounds: [[Int: String]] = Array(repeating: [:], count: study.conditions.count)
    for (stimulus, analysis) in zip(stimuli, analyses) where stimulus.kind == .main {
      sounds[stimulus.condition][stimulus.item] = analysis.sound
    }
    /// The items that both conditions say, and those of them that sound the same.
    func compared(_ first: Int, _ second: Int) -> (both: Int, same: [Int]) {
      let both = sounds[first].keys.filter { sounds[second][$0] != nil }
      let sameLevel = Self.differsInVolumeAlone(study, first, second)
      return (
        both.count, both.filter { sameLevel || sounds[first][$0] == sounds[second][$0] }.sorted()
      )
    }
    for (index, factor) in study.factors.enumerated() where factor.levels.count > 1 {
      let pairs = Self.pairs(study, differingIn: index)
      let isVoid =
        !pairs.isEmpty
        && pairs.allSatisfy {
          let (both, same) = compared($0, $1)
          return both > 0 && same.count == both
        }
      if isVoid { faults.append("the factor \"\(factor.name)\" changes nothing") }
    }
    for first in study.conditions.indices {
      for second in study.conditions.indices.dropFirst(first + 1) {
        let (both, same) = compared(first, second)
        guard !same.isEmpty else { continue }
        let names = "\"\(study.conditions[first].name)\" and \"\(study.conditions[second].name)\""
        if same.count == both {
          faults.append("the conditions \(names) give the same sound for every item")
        } else {
          let items = same.prefix(5).map { study.items[$0].id }.joined(separator: ", ")
          warnings.append(
            "the conditions \(names) give the same sound for \(same.count) of \(both) items "
              + "(\(items)\(same.count > 5 ? ", …" : ""))")
        }
      }
    }
  }

  /// The pairs of conditions that have all factors but one in common.
  private static func pairs(_ study: Study, differingIn factor: Int) -> [(Int, Int)] {
    var groups: [[String]: [Int]] = [:]
    for (index, condition) in study.conditions.enumerated() {
      var others = condition.levels
      others.remove(at: factor)
      groups[others, default: []].append(index)
    }
    return groups.values.flatMap { group in
      group.indices.flatMap { first in
        group.indices.dropFirst(first + 1).map { (group[first], group[$0]) }
      }
    }
  }

  /// A gain for each file undoes the voice's volume.
  private static func differsInVolumeAlone(_ study: Study, _ first: Int, _ second: Int) -> Bool {
    guard study.sound.gain == .each else { return false }
    var settings = study.conditions[first].settings
    settings.profile.parameters.volume =
      study.conditions[second].settings.profile.parameters.volume
    return settings == study.conditions[second].settings
  }
}
