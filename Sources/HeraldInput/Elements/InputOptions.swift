/// How an input is read: its format, and what the columns of a table are to an element.
///
/// A column is called by its header, as written or with underscores as spaces.
public struct InputOptions: Sendable, Hashable {
  /// The format; nil tells it from the extension, or else from the first character.
  public var format: InputFormat?
  /// What separates the cells of a CSV or TSV file; nil for comma or tab.
  public var delimiter: UInt8?
  /// The columns whose values, joined with ", ", are the label; with them JSON objects are records.
  public var label: [String] = []
  /// The columns that are said at once.
  public var high: [String] = []
  /// The columns that wait until they are asked for; empty for all that are not used elsewhere.
  public var content: [String] = []
  /// The column of the element's id.
  public var id: String?
  /// The column of the element's value.
  public var value: String?
  /// The column of the element's language tag.
  public var languageColumn: String?
  /// How columns are called when spoken, where not by their header.
  public var names: [String: String] = [:]
  /// The kind of a column's values, in SSML's terms, with a format after a colon ("date:dmy").
  public var kinds: [String: String] = [:]
  /// Cells that count as empty.
  public var missing: Set<String> = []
  /// The BCP 47 tag of elements that name none.
  public var language: String?

  /// Creates options that read elements, and tell the format from the input.
  public init() {}
}
