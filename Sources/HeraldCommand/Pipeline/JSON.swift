import FoundationEssentials

/// A value as one line of JSON with sorted keys: the same value gives the same bytes.
func json(_ value: some Encodable, pretty: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting =
    pretty
    ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    : [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
