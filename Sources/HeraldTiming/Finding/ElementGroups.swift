/// Elements that have the same fields in the same order, as their mean element.
///
/// The cost of finding a field is a sum of lengths, and the interest depends on names and places alone;
/// so the mean cost of a group is the cost of its mean element, exactly, and a million elements weigh
/// as much as the few groups they fall into.
public struct ElementGroups: Sendable, Hashable {
  /// One group.
  public struct Group: Sendable, Hashable {
    /// The names of the fields, in order.
    public var names: [String]
    /// How many elements it has.
    public var count: Int
    /// Their mean.
    public var mean: SpokenElement
  }

  private var places: [Key: Int] = [:]
  private var sums: [Group] = []

  private struct Key: Hashable, Sendable {
    var names: [String]
    var restCount: Int
  }

  /// Creates an empty set of groups.
  public init() {}

  /// How many elements were added.
  public var count: Int { sums.reduce(0) { $0 + $1.count } }

  /// The groups, in the order in which their first elements came.
  public var groups: [Group] {
    sums.map { sum in
      var group = sum
      group.mean = sum.mean.scaled(by: 1 / Double(sum.count))
      return group
    }
  }

  /// The names of all fields, in the order in which they first came.
  public var names: [String] {
    var seen: Set<String> = []
    return sums.flatMap(\.names).filter { seen.insert($0).inserted }
  }

  /// Adds an element.
  public mutating func add(_ element: SpokenElement) {
    let names = element.fields.map(\.name)
    let key = Key(names: names, restCount: element.rest.count)
    if let place = places[key] {
      sums[place].count += 1
      sums[place].mean.add(element)
    } else {
      places[key] = sums.count
      sums.append(Group(names: names, count: 1, mean: element))
    }
  }
}

extension SpokenElement.Part {
  fileprivate static func + (left: Self, right: Self) -> Self {
    Self(speech: left.speech + right.speech, pause: left.pause + right.pause)
  }

  fileprivate func scaled(by factor: Double) -> Self {
    Self(speech: speech * factor, pause: pause * factor)
  }
}

extension SpokenElement {
  /// Adds the lengths of an element with the same fields.
  fileprivate mutating func add(_ other: SpokenElement) {
    label = label + other.label
    rest = zip(rest, other.rest).map { $0 + $1 }
    for index in fields.indices {
      fields[index].high = fields[index].high + other.fields[index].high
      fields[index].content = fields[index].content + other.fields[index].content
    }
    cues = zip(cues, other.cues).map { $0 + $1 }
  }

  fileprivate func scaled(by factor: Double) -> SpokenElement {
    SpokenElement(
      label: label.scaled(by: factor), rest: rest.map { $0.scaled(by: factor) },
      fields: fields.map {
        Field(
          name: $0.name, high: $0.high.scaled(by: factor), content: $0.content.scaled(by: factor))
      },
      cues: cues.map { $0 * factor })
  }
}
