import FoundationEssentials
import Glibc
import Herald
import HeraldSound
import HeraldTiming

/// The page and the figures of a comparison.
struct ComparisonPictures {
  /// One announcement, with its sound as a FLAC file where a page needs it.
  struct Line: Sendable {
    var timing: ElementTiming
    var sound: [UInt8]?

    init(_ measurement: Measuring.Measurement, keepsSound: Bool) throws {
      timing = measurement.timing
      guard keepsSound, let announcement = measurement.sound, announcement.frameCount > 0 else {
        return
      }
      sound = try SoundFile(
        sampleRate: announcement.sampleRate, frames: announcement.frames,
        title: announcement.plan.line, software: "Herald \(heraldVersion)"
      ).encoded(as: .flac)
    }
  }

  private let html: String?
  private let svg: String?
  private let png: String?
  private let figureElements: Int
  private let sampleRate: Int
  private let title: String
  private var room: Int
  private var elements: [PageElement] = []
  private var groups: [TimeLineFigure.Group] = []
  private var soundNames: Set<String> = []
  /// Whether the sound of every line is needed.
  let wantsSound: Bool

  /// Looks at the destinations before the long work begins.
  init(_ arguments: Arguments, sampleRate: Int) throws {
    html = arguments.string("html")
    svg = arguments.string("svg")
    png = arguments.string("png")
    figureElements = try arguments.integer("figure-elements", in: 1...100) ?? 4
    room = try (arguments.integer("embed", in: 0...1000) ?? 8) * 1_000_000
    self.sampleRate = sampleRate
    title = arguments.operands.first.map { $0 == "-" ? "Standard input" : $0 } ?? "Text"
    wantsSound = html != nil && !arguments.has("no-sound")
    for path in [html, svg, png].compactMap(\.self) {
      makeParentFolder(of: path)
      try Self.checkFolder(of: path)
    }
    if png != nil { _ = try FigureConverter.find() }
  }

  private static func checkFolder(of path: String) throws(Failure) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard unsafe access(folder, W_OK) == 0 else {
      throw Failure(.cannotWrite, "\(path): cannot be written: \(systemMessage())")
    }
  }

  /// Takes an element's lines, one for each variant.
  mutating func add(_ lines: [Line], variants: [String]) throws {
    let timings = lines.map(\.timing)
    if svg != nil || png != nil, groups.count < figureElements {
      groups.append(.init(heading: timings[0].id, names: variants, timings: timings))
    }
    guard let html else { return }
    var sounds: [String?] = []
    for (line, variant) in zip(lines, variants) {
      guard let sound = line.sound else {
        sounds.append(nil)
        continue
      }
      // As base64, three bytes are four.
      let size = (sound.count + 2) / 3 * 4
      if size <= room {
        room -= size
        sounds.append("data:audio/flac;base64,\(Data(sound).base64EncodedString())")
      } else {
        sounds.append(try link(sound, id: line.timing.id, variant: variant, page: html))
      }
    }
    elements.append(PageElement(timings, sounds: sounds, sampleRate: sampleRate))
  }

  /// Writes a sound beside the page, and gives the page's link to it.
  private mutating func link(
    _ sound: [UInt8], id: String, variant: String, page: String
  ) throws -> String {
    let folder = Self.withoutExtension(page) + "-sound"
    let base = safeFileName(for: "\(id)-\(variant)")
    var name = base + ".flac"
    var number = 2
    while !soundNames.insert(name).inserted {
      name = "\(base)-\(number).flac"
      number += 1
    }
    let path = "\(folder)/\(name)"
    makeParentFolder(of: path)
    try OutputFile.write(sound, to: path)
    let folderName = folder.split(separator: "/").last.map(String.init) ?? folder
    return Self.percentEncoded(folderName) + "/" + Self.percentEncoded(name)
  }

  /// Writes what was asked for.
  func write(_ comparison: Comparison, checks: CheckReport) throws {
    if let html {
      let spoken = comparison.spoken.count
      let page = ComparisonPage(
        title: title,
        subtitle: "\(spoken) of \(comparison.rows.count) elements spoken; made with Herald "
          + "\(heraldVersion).",
        comparison: comparison, checks: checks.checks, elements: elements, sampleRate: sampleRate)
      try OutputFile.write(Array(try page.html().utf8), to: html)
    }
    guard svg != nil || png != nil else { return }
    let figure = TimeLineFigure(groups: groups, sampleRate: sampleRate).svg
    if let svg { try OutputFile.write(Array(figure.utf8), to: svg) }
    if let png { try FigureConverter.find().convert(figure, to: png) }
  }

  private static func withoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex)
    else { return path }
    return String(path[..<dot])
  }

  /// A name inside a URL's path (RFC 3986: unreserved characters stay).
  static func percentEncoded(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character) {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
