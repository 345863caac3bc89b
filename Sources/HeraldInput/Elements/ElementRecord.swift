public import Herald

/// One record of an input: an element, or why it is none.
public struct ElementRecord: Sendable {
  /// The record's number in the whole input, from 1.
  public var number: Int
  /// The line on which the record begins.
  public var line: Int
  /// The column in which it begins, from 1, in Unicode scalars.
  public var column: Int
  /// Whether the input names the element's id; otherwise the id is the record's number.
  public var namesItself: Bool
  /// The element, or the fault of this record alone.
  public var element: Result<AccessibilityElement, InputError>

  /// The element of which nothing can be said, where that is the fault.
  public var silentElement: AccessibilityElement?

  /// Creates a record.
  public init(
    number: Int, line: Int, column: Int = 1, namesItself: Bool,
    element: Result<AccessibilityElement, InputError>
  ) {
    self.number = number
    self.line = line
    self.column = column
    self.namesItself = namesItself
    self.element = element
  }
}
