internal import Herald
internal import HeraldSound

/// Writes a sound and the marks beside it.
struct StimulusWriter: Sendable {
  let study: Study
  let folder: PackageFolder
  let herald: String

  /// Writes the files of a stimulus; its record is kept last.
  ///
  /// Not inlined: Swift 6.3.1's optimizer crashes on typed errors inside async functions.
  @inline(never)
  func write(
    _ rendered: RenderedStimulus, of stimulus: Stimulus, record: StimulusRecord, gain: Double
  ) throws -> StimulusRecord {
    let marks = Marks(rendered)
    let (frames, limited) = try amplified(rendered.frames, by: gain)
    let sound = SoundFile(
      sampleRate: marks.sampleRate, frames: frames, title: rendered.announcement.plan.line,
      software: "Herald \(herald)",
      cuePoints: marks.segments.map { .init(frame: $0.frames.lowerBound, label: $0.role) })
    var files: [String: String] = [:]
    func keep(_ bytes: [UInt8], _ suffix: String) throws {
      let name = "stimuli/\(stimulus.fileName).\(suffix)"
      files[name] = try folder.write(bytes, to: name).sha256
    }
    try keep(try sound.encoded(as: study.sound.format), study.sound.format.rawValue)
    try keep(Array(TextGrid.text(marks).utf8), "TextGrid")
    try keep(Array(WebVTT.text(marks).utf8), "vtt")
    try keep(Array(MarksTable.text(marks).utf8), "marks.csv")
    var record = record
    record.result = StimulusResult(
      gain: gain, limited: limited,
      loudness: try Loudness(of: frames, sampleRate: marks.sampleRate),
      line: rendered.announcement.plan.line,
      spoken: rendered.announcement.plan.spokenLine,
      voices: distinct(rendered.announcement.parts.map(\.voice)), files: files)
    try checkTarget(record, stimulus)
    try folder.keep(record, of: stimulus)
    return record
  }

  private func amplified(
    _ frames: [Int16], by gain: Double
  ) throws(SoundFormatError) -> (frames: [Int16], limited: Double) {
    guard study.sound.limitsPeaks else { return (frames.amplified(by: gain), 0) }
    let limiter = try PeakLimiter(
      frames, gain: gain, limit: study.sound.truePeak - GainPlan.peakReserve,
      sampleRate: study.sound.sampleRate)
    return (limiter.frames, limiter.depth)
  }

  /// What comes out is measured again: the gates of a very quiet sound open with the gain.
  private func checkTarget(_ record: StimulusRecord, _ stimulus: Stimulus) throws(StudyError) {
    guard study.sound.gain == .each, let result = record.result,
      abs(result.loudness.lufs - study.sound.loudness) > 0.5
    else { return }
    throw StudyError(
      "\(stimulus.id): \(decimal(result.loudness.lufs)) LUFS were reached, not "
        + "\(decimal(study.sound.loudness)); it is too quiet to be measured well")
  }
}

/// Each text once, in the order in which they first come.
func distinct(_ texts: [String]) -> [String] {
  var result: [String] = []
  for text in texts where !result.contains(text) { result.append(text) }
  return result
}
