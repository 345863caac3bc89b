/// Time lines of elements under each other, as an SVG file for a paper.
public struct TimeLineFigure: Sendable {
  /// A group of lines under one heading.
  public struct Group: Sendable {
    var heading: String
    var names: [String]
    var timings: [ElementTiming]

    /// Takes an element's timings with the names of their variants.
    public init(heading: String, names: [String], timings: [ElementTiming]) {
      self.heading = heading
      self.names = names
      self.timings = timings
    }
  }

  /// What is drawn, from top to bottom.
  public var groups: [Group]
  /// Frames a second.
  public var sampleRate: Int

  /// Creates a figure.
  public init(groups: [Group], sampleRate: Int) {
    self.groups = groups
    self.sampleRate = sampleRate
  }

  private static let left = 170.0
  private static let right = 880.0
  private static let lineHeight = 34.0

  /// The figure as an SVG document, 900 units wide, on white.
  public var svg: String {
    let longest = max(1, groups.flatMap(\.timings).map(\.frames).max() ?? 1)
    let scale = (Self.right - Self.left) / Double(longest)
    var body: [String] = []
    var y = 24.0
    for group in groups {
      body.append(text(10, y, group.heading, "font-weight=\"bold\""))
      y += 10
      for (name, timing) in zip(group.names, group.timings) {
        body.append(text(10, y + 17, "\(name) \(decimal(timing.seconds)) s"))
        body += line(timing, y: y, scale: scale)
        y += Self.lineHeight
      }
      y += 22
    }
    body += axis(y: y, scale: scale, longest: longest)
    y += 44
    body += legend(y: y)
    let height = Int(y) + 16
    let described = groups.map { group in
      group.heading + ": "
        + zip(group.names, group.timings).map { "\($0) \(decimal($1.seconds)) s" }
        .joined(separator: ", ")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 \(height)" width="900" \
      height="\(height)" role="img" font-family="DejaVu Sans, Helvetica, sans-serif" font-size="13">
      <title>Time lines of announcements</title>
      <desc>\(xmlText(described.joined(separator: "; ")))</desc>
      <rect width="900" height="\(height)" fill="#ffffff"/>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  private func line(_ timing: ElementTiming, y: Double, scale: Double) -> [String] {
    var parts: [String] = []
    func x(_ frame: Int) -> Double { Self.left + Double(frame) * scale }
    for segment in timing.segments ?? [] {
      let width = Double(segment.frames) * scale
      parts.append(
        "<rect x=\"\(decimal(x(segment.startFrame)))\" y=\"\(decimal(y))\" "
          + "width=\"\(decimal(width))\" height=\"20\" fill=\"\(RoleColor.fill(of: segment.role))\"/>"
      )
      if width > 8.5 * Double(segment.role.count) {
        parts.append(text(x(segment.startFrame) + 4, y + 15, segment.role, "fill=\"#ffffff\""))
      }
      for word in segment.words {
        let at = decimal(x(word.startFrame))
        parts.append(
          "<path d=\"M\(at) \(decimal(y + 22))v5\" stroke=\"#000000\" stroke-width=\"1\"/>")
      }
    }
    let essential = Self.left + timing.essentialSeconds * Double(sampleRate) * scale
    if timing.essentialSeconds > 0 {
      parts.append(
        "<path d=\"M\(decimal(essential)) \(decimal(y - 2))v31\" stroke=\"#000000\" stroke-width=\"2\"/>"
      )
    }
    return parts
  }

  private func axis(y: Double, scale: Double, longest: Int) -> [String] {
    let seconds = Double(longest) / Double(sampleRate)
    let step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 300].first { seconds / $0 <= 14 } ?? 3600
    var parts = [
      "<path d=\"M\(decimal(Self.left)) \(decimal(y))H\(decimal(Self.right))\" stroke=\"#000000\"/>"
    ]
    for index in 0...Int(seconds / step) {
      let time = Double(index) * step
      let x = Self.left + time * Double(sampleRate) * scale
      parts.append("<path d=\"M\(decimal(x)) \(decimal(y))v5\" stroke=\"#000000\"/>")
      let label = step < 1 ? String(decimal(time).dropLast()) : String(Int(time))
      parts.append(text(x, y + 19, label, "text-anchor=\"middle\""))
    }
    parts.append(text(Self.left - 40, y + 19, "seconds", "text-anchor=\"end\""))
    return parts
  }

  private func legend(y: Double) -> [String] {
    var parts: [String] = []
    var x = Self.left
    let used = Set(groups.flatMap(\.timings).flatMap { $0.segments ?? [] }.map(\.role))
    for color in RoleColor.all where used.contains(color.role) {
      parts.append(
        "<rect x=\"\(decimal(x))\" y=\"\(decimal(y - 11))\" width=\"14\" height=\"14\" "
          + "fill=\"\(color.fill)\"/>")
      parts.append(text(x + 19, y, color.role))
      x += 34 + 8.5 * Double(color.role.count)
    }
    parts.append(
      "<path d=\"M\(decimal(x + 6)) \(decimal(y - 13))v18\" stroke=\"#000000\" stroke-width=\"2\"/>"
    )
    parts.append(text(x + 14, y, "essential known; ticks: words"))
    return parts
  }

  private func text(_ x: Double, _ y: Double, _ words: String, _ attributes: String = "") -> String
  {
    "<text x=\"\(decimal(x))\" y=\"\(decimal(y))\"\(attributes.isEmpty ? "" : " " + attributes)>"
      + "\(xmlText(words))</text>"
  }
}
