internal import Herald

/// The segments and words of a sound with their places in its file.
struct Marks: Sendable, Hashable {
  /// A stretch of the file.
  struct Interval: Sendable, Hashable {
    /// The role of its segment.
    var role: String
    /// What is said, as it is written.
    var text: String
    /// The frames of the file, the end not included.
    var frames: Range<Int>
  }

  /// Frames a second.
  var sampleRate: Int
  /// The length of the file.
  var frameCount: Int
  /// The segments, in order, without those that are not heard.
  var segments: [Interval]
  /// The words of each segment.
  var words: [[Interval]]

  /// The length in seconds.
  var duration: Double { seconds(frameCount) }

  /// A frame in seconds, as exact as a double is.
  func seconds(_ frame: Int) -> Double { Double(frame) / Double(sampleRate) }
}

extension Marks {
  /// Takes the marks of a sound.
  init(_ stimulus: RenderedStimulus) {
    let timeline = stimulus.timeline
    sampleRate = timeline.sampleRate
    frameCount = timeline.frameCount
    segments = []
    words = []
    func interval(_ role: Segment.Role, _ text: String, _ start: Int, _ count: Int) -> Interval {
      Interval(
        role: role.rawValue, text: text,
        frames: timeline.frame(of: start)..<timeline.frame(of: start + count))
    }
    for part in stimulus.announcement.parts where !part.speech.frames.isEmpty {
      let role = part.segment.role
      segments.append(
        interval(role, part.segment.written, part.startFrame, part.speech.frames.count))
      words.append(
        stimulus.announcement.words(of: part).map {
          interval(role, $0.text, $0.startFrame, $0.frames)
        }.filter { !$0.frames.isEmpty })
    }
  }
}
