internal import Herald

/// What the cells of one column are to an element.
///
/// A reference, because every cell of a table asks for it.
final class ColumnUse: Sendable {
  /// A field of the custom content.
  struct Entry: Sendable {
    var name: String
    var importance: CustomContent.Importance
    /// Tells columns apart that are spoken by the same name.
    var id: String?
    var kind: SpokenHint?
  }

  /// What else than a field the column can be.
  struct Parts: Sendable {
    /// The place in the label, where the column is part of it.
    var labelRank: Int?
    var isID = false
    var isValue = false
    var isLanguage = false
    /// How label and value are read, where the column is the label's only one.
    var kind: SpokenHint?

    /// Whether it is any of them.
    var isAny: Bool { labelRank != nil || isID || isValue || isLanguage }
  }

  let parts: Parts?
  let entry: Entry?

  init(parts: Parts, entry: Entry?) {
    self.parts = parts.isAny ? parts : nil
    self.entry = entry
  }

  /// Whether its cells are needed.
  var isUsed: Bool { parts != nil || entry != nil }
}
