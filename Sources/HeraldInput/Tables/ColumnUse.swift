internal import Herald

/// What the cells of one column are to an element.
struct ColumnUse {
  /// A field of the custom content.
  struct Entry {
    var name: String
    var importance: CustomContent.Importance
    /// Tells columns apart that are spoken by the same name.
    var id: String?
    var kind: SpokenHint?
  }

  /// The place in the label, where the column is part of it.
  var labelRank: Int?
  var isID = false
  var isValue = false
  var isLanguage = false
  /// How label and value are read, where the column is the label's only one.
  var kind: SpokenHint?
  var entry: Entry?

  /// Whether its cells are needed.
  var isUsed: Bool { labelRank != nil || isID || isValue || isLanguage || entry != nil }
}
