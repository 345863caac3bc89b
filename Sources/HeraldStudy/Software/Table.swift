internal import FoundationEssentials

/// Rows of texts, written as CSV or TSV.
struct Table {
  private var rows: [[String]]

  /// Begins with the names of the columns.
  init(header: [String]) { rows = [header] }

  /// Adds a row, of as many cells as there are columns.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as RFC 4180 has them, with line feeds alone.
  var csv: String {
    rows.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// The rows with tabs, as BIDS has them; white space inside cells becomes a space.
  var tsv: String {
    rows.map { row in
      row.map {
        $0.isEmpty ? "n/a" : $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      .joined(separator: "\t") + "\n"
    }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r"
    }
    let isPadded = cell.first == " " || cell.last == " "
    guard needsQuotes || isPadded else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}

/// Frames as seconds with six decimals, rounded halves up.
func decimal(_ frames: Int, per sampleRate: Int) -> String {
  let micro = (frames * 2_000_000 + sampleRate) / (2 * sampleRate)
  let fraction = String(micro % 1_000_000)
  return "\(micro / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
}

/// A level with two decimals.
func decimal(_ level: Double) -> String {
  guard level.isFinite else { return "n/a" }
  let whole = Int((level.magnitude * 100).rounded())
  let fraction = String(whole % 100)
  let sign = level < 0 && whole > 0 ? "-" : ""
  return sign + "\(whole / 100)." + (fraction.count == 1 ? "0" : "") + fraction
}

/// A value as JSON with sorted keys: the same value gives the same bytes.
func json(_ value: some Encodable) throws(EncodingError) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch let error as EncodingError {
    throw error
  } catch {
    preconditionFailure("JSON: \(error)")
  }
}
