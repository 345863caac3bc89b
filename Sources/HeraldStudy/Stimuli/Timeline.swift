internal import Herald
internal import HeraldSound

/// Where the engine's frames are in a file of another rate with silence at both ends.
struct Timeline: Sendable, Hashable {
  /// Frames a second of the file.
  let sampleRate: Int
  /// The frames of silence before.
  let lead: Int
  /// The frames of silence after.
  let trail: Int
  /// The length of the file in frames.
  let frameCount: Int
  private let resampler: Resampler

  /// Lays out a file.
  init(engineRate: Int, engineFrames: Int, sound: Study.Sound) {
    sampleRate = sound.sampleRate
    resampler = Resampler(from: engineRate, to: sound.sampleRate)
    lead = Int((sound.leadSilence * Double(sound.sampleRate)).rounded())
    trail = Int((sound.trailSilence * Double(sound.sampleRate)).rounded())
    frameCount = lead + resampler.position(of: engineFrames) + trail
  }

  /// The frame of the file at which a frame of the engine is heard.
  func frame(of engineFrame: Int) -> Int { lead + resampler.position(of: engineFrame) }

  /// The samples of a file, without gain.
  func place(_ announcement: RenderedAnnouncement) throws(SoundFormatError) -> RenderedStimulus {
    var frames = [Int16](repeating: 0, count: lead)
    frames += try resampler.convert(announcement.frames)
    frames += repeatElement(0, count: trail)
    return RenderedStimulus(announcement: announcement, frames: frames, timeline: self)
  }
}
