/// What would be said of one element, in order: a value, so that plans compare.
public struct AnnouncementPlan: Sendable, Hashable {
  /// How an element is laid out in time.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The essential first, the rest on demand.
    case layered
    /// Everything in the author's order, as without custom content.
    case flat
  }

  /// The id of the element.
  public var elementID: String
  /// How the element was laid out.
  public var kind: Kind
  /// What is said, in order.
  public var segments: [Segment]
  /// The fields that were left unspoken, in the author's order.
  public var unspoken: [CustomContent]

  /// Creates a plan.
  public init(
    elementID: String, kind: Kind, segments: [Segment], unspoken: [CustomContent] = []
  ) {
    self.elementID = elementID
    self.kind = kind
    self.segments = segments
    self.unspoken = unspoken
  }

  /// The plan as one line in the words of the input.
  public var line: String { line(of: \.written) }

  /// The plan as one line in the words that the engine is given.
  public var spokenLine: String { line(of: \.text) }

  /// The texts joined by a space, each closed by a full stop unless it closes itself (cli.md); the
  /// parts of one phrase stand together.
  private func line(of text: (Segment) -> String) -> String {
    var line = ""
    var runsOn = false
    for segment in segments {
      let text = text(segment)
      guard !text.isEmpty else { continue }
      if !line.isEmpty, !runsOn { line += " " }
      line += text
      runsOn = segment.runsOn
      if !runsOn, let last = text.unicodeScalars.last, !Self.isClosing(last) {
        line += "."
      }
    }
    return line
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "…", "。", "！", "？": true
    default: false
    }
  }
}
