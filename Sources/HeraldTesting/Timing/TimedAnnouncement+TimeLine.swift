import Foundation
import Herald

extension TimedAnnouncement {
  /// The announcement as text, a line a segment: from when to when, its role, its words, and a bar
  /// that stands where the segment does in the whole.
  ///
  ///     0.000 – 0.700 s  label  ▆▆▆▆▆▆▆▆▆                Bailey, beagle
  ///     0.950 – 2.050 s  cue                ▆▆▆▆▆▆▆▆▆▆▆  More content available
  public var timeLine: String {
    let width = 24
    let whole = max(1, rendered.frameCount)
    let roles = rendered.parts.map(\.segment.role.rawValue)
    let roleWidth = roles.map(\.count).max() ?? 0
    let lines = zip(rendered.parts, roles).map { part, role in
      let end = part.startFrame + part.speech.frames.count
      let first = part.startFrame * width / whole
      let last = max(first + 1, (end * width + whole - 1) / whole)
      let bar =
        String(repeating: " ", count: first) + String(repeating: "▆", count: last - first)
      let times = "\(decimal(part.startFrame)) – \(decimal(end)) s"
      let words = part.segment.written.isEmpty ? part.segment.form.rawValue : part.segment.written
      return "\(times)  \(padded(role, roleWidth))  \(padded(bar, width))  \(words)"
    }
    return lines.isEmpty ? "nothing is said" : lines.joined(separator: "\n")
  }

  func seconds(_ duration: Duration) -> String { "\(decimal(duration / .seconds(1))) s" }

  func decimal(_ value: Double) -> String { String(format: "%.3f", value) }

  private func decimal(_ frames: Int) -> String { decimal(duration(of: frames) / .seconds(1)) }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
