public import Herald

/// Finds ids that stand twice in one input; memory grows with the ids that the input names.
public struct DuplicateIDs {
  private var seen: [String: Int] = [:]
  /// How many records from the start on did not name themselves.
  private var unnamedStart = 0

  /// Creates a detector for one input.
  public init() {}

  /// Takes note of a record.
  ///
  /// - Parameters:
  ///   - record: the next record of the input.
  ///   - file: the input as the user named it.
  /// - Throws: ``Herald/InputError`` that names both records.
  public mutating func check(_ record: ElementRecord, file: String) throws(InputError) {
    guard case .success(let element) = record.element else { return }
    if !record.namesItself, seen.isEmpty {
      unnamedStart = record.number
      return
    }
    var earlier = seen.updateValue(record.number, forKey: element.id)
    if let number = Int(element.id), number >= 1, number <= unnamedStart,
      String(number) == element.id
    {
      earlier = number
    }
    guard let earlier else { return }
    throw InputError(
      file: file, line: record.line, record: record.number,
      message: "the id \"\(element.id)\" is already that of record \(earlier); ids must differ")
  }
}
