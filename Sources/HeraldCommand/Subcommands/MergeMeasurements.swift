import FoundationEssentials
import Glibc
import HeraldTiming

/// Parts of `herald measure`, put together line by line: memory does not grow with their length.
struct MeasurementMerge {
  /// What the last lines of a part tell.
  private struct Part {
    var path: String
    var shard: Shard
    var total: MeasureReport.Total
    var sampleRate: Int
  }

  /// How a JSON part ends.
  private struct JSONTail: Decodable {
    var total: MeasureReport.Total
    var shard: Shard?
  }

  private let format: MeasureReport.Format
  private let head: String
  private let parts: [Part]
  /// How many lines at the end of a part are not of its elements.
  private let tailLines: Int

  /// Reads the first and the last lines of the parts.
  init(_ paths: [String]) throws {
    var heads: [String] = []
    var found: [Part] = []
    var formats: [MeasureReport.Format] = []
    for path in paths {
      let lines = try LineReading(path: path)
      let head = try lines.next().map { String(decoding: $0, as: UTF8.self) } ?? ""
      var last = ""
      while let line = try lines.next() { last = String(decoding: line, as: UTF8.self) }
      heads.append(head)
      let format: MeasureReport.Format
      switch head {
      case MeasureReport.textHead: format = .text
      case MeasureReport.csvHead: format = .csv
      case _ where head.hasSuffix(MeasureReport.jsonHeadEnd): format = .json
      default: throw Failure(.badInput, "\(path):1: is not a result of herald measure")
      }
      formats.append(format)
      found.append(try Self.part(path, format, head: head, last: last))
    }
    for (index, head) in heads.enumerated() where head != heads[0] {
      throw Failure(
        .badInput, "\(paths[index]):1: is of another engine, rate or format than \(paths[0])")
    }
    let order = try orderOfParts(found.map(\.shard), named: paths)
    self.head = heads[0]
    format = formats[0]
    parts = order.map { found[$0] }
    tailLines = try MeasureReport.tail(format, .init()).count + (format == .json ? 0 : 1)
  }

  private static func part(
    _ path: String, _ format: MeasureReport.Format, head: String, last: String
  ) throws -> Part {
    let decoder = JSONDecoder()
    let torn = Failure(
      .badInput, "\(path): does not end as a part of herald measure --shard does; is it complete?")
    switch format {
    case .json:
      guard last.hasPrefix("],"),
        let tail = try? decoder.decode(JSONTail.self, from: Data(("{" + last.dropFirst(2)).utf8)),
        let shard = tail.shard,
        let header = try? decoder.decode(
          MeasureReport.Header.self,
          from: Data((head.dropLast(MeasureReport.jsonHeadEnd.count) + "}").utf8))
      else { throw torn }
      return Part(path: path, shard: shard, total: tail.total, sampleRate: header.sampleRate)
    case .csv, .text:
      guard last.hasPrefix("# "),
        let trailer = try? decoder.decode(
          MeasureReport.Trailer.self, from: Data(last.dropFirst(2).utf8)),
        let shard = Shard("\(trailer.part)/\(trailer.of)")
      else { throw torn }
      return Part(path: path, shard: shard, total: trailer.total, sampleRate: trailer.sampleRate)
    }
  }

  /// Writes the whole result.
  func write(to path: String?) async throws -> ExitStatus {
    guard let path else {
      try await each { try await standardOutput.line($0) }
      return status
    }
    let file = try LineFile(path: path + ".herald-\(getpid())", named: path)
    do {
      try await each { try file.line($0) }
      try file.finish(as: path)
    } catch {
      file.abandon()
      throw error
    }
    return status
  }

  private var status: ExitStatus {
    parts.contains { $0.total.failed > 0 } ? .someFailed : .done
  }

  private func each(_ line: (String) async throws -> Void) async throws {
    try await line(head)
    var total = MeasureReport.Total()
    var isFirst = true
    for part in parts {
      let lines = try LineReading(path: part.path)
      _ = try lines.next()
      // The last lines are kept back: they are the part's own.
      var waiting: [String] = []
      while let bytes = try lines.next() {
        waiting.append(String(decoding: bytes, as: UTF8.self))
        guard waiting.count > tailLines else { continue }
        try await line(separated(waiting.removeFirst(), isFirst: isFirst))
        isFirst = false
      }
      total.add(
        elements: part.total.elements, failed: part.total.failed, frames: part.total.frames,
        sampleRate: part.sampleRate)
    }
    for tail in try MeasureReport.tail(format, total) { try await line(tail) }
  }

  /// An element of JSON with the comma that its place in the whole needs.
  private func separated(_ text: String, isFirst: Bool) -> String {
    guard format == .json else { return text }
    let bare = text.hasPrefix(",") ? String(text.dropFirst()) : text
    return isFirst ? bare : "," + bare
  }
}
