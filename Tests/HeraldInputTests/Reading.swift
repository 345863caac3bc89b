import Foundation
import Herald
import HeraldInput
import Testing

/// All records of an input that stands in memory.
func records(
  _ text: String, _ file: String = "t.csv", chunkSize: Int = 1 << 16,
  _ change: (inout InputOptions) -> Void = { _ in }
) throws -> [ElementRecord] {
  try records(Array(text.utf8), file, chunkSize: chunkSize, change)
}

/// All records of an input that stands in memory.
func records(
  _ bytes: [UInt8], _ file: String = "t.csv", chunkSize: Int = 1 << 16,
  _ change: (inout InputOptions) -> Void = { _ in }
) throws -> [ElementRecord] {
  var options = InputOptions()
  change(&options)
  let source = ByteSource(bytes: bytes, file: file, chunkSize: chunkSize)
  let reader = try ElementReader(source: source, options: options)
  var records: [ElementRecord] = []
  while let record = try reader.next() { records.append(record) }
  return records
}

/// The elements of an input without faults.
func elements(
  _ text: String, _ file: String = "t.csv", chunkSize: Int = 1 << 16,
  _ change: (inout InputOptions) -> Void = { _ in }
) throws -> [AccessibilityElement] {
  try records(text, file, chunkSize: chunkSize, change).map { try $0.element.get() }
}

/// The error that ends the reading, as a user sees it.
func fault(
  _ text: String, _ file: String = "t.csv", chunkSize: Int = 1 << 16,
  _ change: (inout InputOptions) -> Void = { _ in }
) -> String {
  fault(Array(text.utf8), file, chunkSize: chunkSize, change)?.description ?? "no error"
}

/// The error that ends the reading.
func fault(
  _ bytes: [UInt8], _ file: String = "t.csv", chunkSize: Int = 1 << 16,
  _ change: (inout InputOptions) -> Void = { _ in }
) -> InputError? {
  do {
    _ = try records(bytes, file, chunkSize: chunkSize, change)
    return nil
  } catch {
    return error as? InputError
  }
}

/// The fields as "label=value", with "!" before those of high importance.
func fields(_ element: AccessibilityElement) -> [String] {
  element.customContent.map { ($0.importance == .high ? "!" : "") + "\($0.label)=\($0.value)" }
}

/// Calls a closure with the path of a file of this content, which is removed afterwards.
func withFile<Result>(
  _ bytes: [UInt8], named name: String = "file.json", _ body: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("herald-input-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent(name)
  try Data(bytes).write(to: file)
  return try body(file.path)
}
