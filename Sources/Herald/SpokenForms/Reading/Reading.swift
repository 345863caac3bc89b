/// What a rule makes of the tokens up to an index.
package struct Reading: Sendable, Hashable {
  /// The index after the last token that is read.
  package var end: Int
  /// What is said; nil where the rule knows the form but nothing decides its meaning.
  package var spoken: String?
  /// Why it stays as it is, where nothing decides.
  package var undecided: String?

  /// What is said in place of the tokens up to `end`.
  package init(_ spoken: String, end: Int) {
    self.spoken = spoken
    self.end = end
  }

  /// What is said, where there are words for it.
  package init?(_ spoken: String?, end: Int) {
    guard let spoken else { return nil }
    self.init(spoken, end: end)
  }

  /// Tokens that stay as they are, and why.
  package init(undecided reason: String, end: Int) {
    self.end = end
    undecided = reason
  }
}
