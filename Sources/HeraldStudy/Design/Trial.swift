/// One sound that a participant hears.
struct Trial: Hashable, Sendable {
  /// Whether it counts.
  enum Kind: String, Hashable, Sendable {
    case practice, main
    case check = "attention-check"

    /// What the names of its sounds begin with; nothing for trials that count.
    var prefix: String {
      switch self {
      case .main: ""
      case .practice: "practice"
      case .check: "check"
      }
    }
  }

  /// Whether it counts.
  var kind: Kind
  /// The item's index among those of its kind.
  var item: Int
  /// The condition's index.
  var condition: Int
  /// The block or round, from 1; 0 for trials that do not count.
  var round = 0
  /// The place of its condition in the Williams order of its round or list, from 1; 0 for none.
  var place = 0
}

/// What one participant hears, in order.
struct TrialList: Hashable, Sendable {
  /// The name in every table ("P001").
  var name: String
  /// The levels of the factors that differ between people; empty where none do.
  var group: String
  /// The trials.
  var trials: [Trial]
}
