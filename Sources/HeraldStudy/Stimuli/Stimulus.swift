internal import Herald

/// One sound of a package: an item in a condition.
struct Stimulus: Hashable, Sendable {
  /// What names it in every table and file: "stim-baileyLayered", as BIDS names stimuli.
  var id: String
  /// Practice, main or check.
  var kind: Trial.Kind
  /// The item's index among those of its kind.
  var item: Int
  /// The condition's index.
  var condition: Int
  /// What is said.
  var element: AccessibilityElement

  /// The name of its sound file, without extension.
  var fileName: String { "\(id)_audio" }
}

/// The sounds that the lists of a study need, each once.
struct StimulusSet {
  /// The sounds: main, practice, checks, each by item and condition.
  let stimuli: [Stimulus]
  private let places: [Trial: Int]

  /// Finds the sounds of lists.
  init(_ lists: [TrialList], of study: Study) {
    let order: [Trial.Kind] = [.main, .practice, .check]
    let needed = Set(lists.flatMap { $0.trials.map(Self.key) }).sorted { first, second in
      let kinds = (order.firstIndex(of: first.kind) ?? 0, order.firstIndex(of: second.kind) ?? 0)
      return (kinds.0, first.item, first.condition) < (kinds.1, second.item, second.condition)
    }
    var names = Set<String>()
    var stimuli: [Stimulus] = []
    var places: [Trial: Int] = [:]
    for trial in needed {
      let element = study.element(of: trial)
      let prefix = element.id.hasPrefix(trial.kind.prefix) ? "" : trial.kind.prefix
      let condition = study.conditions.count == 1 ? "" : study.conditions[trial.condition].name
      let label = Self.label(
        [prefix, Self.word(element.id) ? element.id : "item\(trial.item + 1)", condition])
      var name = label
      var number = 2
      while !names.insert(name.lowercased()).inserted {
        name = "\(label)x\(number)"
        number += 1
      }
      places[trial] = stimuli.count
      stimuli.append(
        Stimulus(
          id: "stim-\(name)", kind: trial.kind, item: trial.item, condition: trial.condition,
          element: element))
    }
    self.stimuli = stimuli
    self.places = places
  }

  /// The sound of a trial.
  func stimulus(of trial: Trial) -> Stimulus { stimuli[places[Self.key(trial)] ?? 0] }

  private static func key(_ trial: Trial) -> Trial {
    Trial(kind: trial.kind, item: trial.item, condition: trial.condition)
  }

  /// Whether an id can be part of a name that every system and web service takes.
  private static func word(_ id: String) -> Bool {
    id.utf8.count <= 40 && id.contains { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && id.allSatisfy { $0.isASCII && $0 >= " " }
  }

  /// BIDS's labels have letters and digits alone: words begin with a capital instead.
  private static func label(_ parts: [String]) -> String {
    var label = ""
    for part in parts {
      let words = part.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      for word in words {
        // Two numbers stay apart: item 7 at a rate of 175 is "7x175".
        if label.last?.isNumber == true, word.first?.isNumber == true { label += "x" }
        label += label.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return String(label.prefix(80))
  }
}

extension Study {
  /// What is said in a trial.
  func element(of trial: Trial) -> AccessibilityElement {
    switch trial.kind {
    case .main: items[trial.item]
    case .practice: practice[trial.item].element
    case .check: attentionChecks[trial.item].element
    }
  }

  /// The right answer of a trial, where the study file tells one.
  func answer(of trial: Trial) -> String? {
    switch trial.kind {
    case .main: nil
    case .practice: practice[trial.item].answer
    case .check: attentionChecks[trial.item].answer
    }
  }
}
