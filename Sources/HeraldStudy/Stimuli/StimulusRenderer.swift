package import Herald
internal import HeraldSound
internal import Synchronization

/// What turns a plan's written words into those that the engine is given.
package typealias SpokenReader = @Sendable (_ segments: [Segment]) -> [Segment]

/// The stage between planning and rendering, as a study uses it.
package struct StudySpokenForms: Sendable {
  /// Gives the reader for a condition; one that is verbatim is not asked for.
  package var read: @Sendable (ConditionSettings) -> SpokenReader
  /// The versions of the libraries on which the words depend, by name.
  package var libraries: [String: String]

  /// Creates the stage.
  package init(
    libraries: [String: String], read: @escaping @Sendable (ConditionSettings) -> SpokenReader
  ) {
    self.libraries = libraries
    self.read = read
  }

  /// Everything is said as written.
  package static let none = StudySpokenForms(libraries: [:]) { _ in { $0 } }
}

/// A sound as the engine made it, with its place in the file that it becomes.
struct RenderedStimulus: Sendable {
  /// What was said, and when.
  var announcement: RenderedAnnouncement
  /// The samples at the file's rate, silence at both ends included, without gain.
  var frames: [Int16]
  /// The time line of the file.
  var timeline: Timeline
}

/// Says the stimuli of a study.
struct StimulusRenderer: Sendable {
  private let study: Study
  private let renderers: [AnnouncementRenderer]
  private let planners: [Planner]
  private let readers: [SpokenReader]
  private let missing = MissingVoices()

  /// Creates a renderer of a study's conditions.
  ///
  /// - Parameter spokenForms: the stage between planning and rendering.
  init(
    _ study: Study, synthesizer: any SpeechSynthesizer, spokenForms: StudySpokenForms = .none
  ) {
    self.study = study
    readers = study.conditions.map { condition in
      let stage = condition.settings.isVerbatim ? .none : spokenForms
      return stage.read(condition.settings)
    }
    planners = study.conditions.map { Planner(settings: $0.settings.announcement) }
    let missing = missing
    renderers = study.conditions.map { condition in
      AnnouncementRenderer(
        synthesizer: synthesizer, profile: condition.settings.profile,
        onMissingVoice: { missing.add($0) })
    }
  }

  /// Whether the voices of every condition exist.
  ///
  /// - Throws: ``StudyError`` for one that does not, ``EngineError`` where no engine answers.
  func checkVoices() async throws {
    for (renderer, condition) in zip(renderers, study.conditions) {
      do {
        _ = try await renderer.utterance(for: Segment(role: .label, written: "A"))
      } catch let error as EngineError where error.code == .unknownVoice {
        throw StudyError("condition \"\(condition.name)\": \(error.message)")
      }
    }
  }

  /// The language tags that no voice speaks, as far as sounds were made.
  var missingLanguages: [String] { missing.tags }

  /// Says a stimulus.
  ///
  /// - Throws: ``EngineError`` where it cannot be spoken.
  func render(_ stimulus: Stimulus) async throws -> RenderedStimulus {
    let announcement = try await announcement(of: stimulus)
    let timeline = Timeline(
      engineRate: announcement.sampleRate, engineFrames: announcement.frameCount,
      sound: study.sound)
    return try timeline.place(announcement)
  }

  private func announcement(of stimulus: Stimulus) async throws -> RenderedAnnouncement {
    let settings = study.conditions[stimulus.condition].settings
    let planner = planners[stimulus.condition]
    let renderer = renderers[stimulus.condition]
    let read = readers[stimulus.condition]
    let needsMeasuring =
      settings.announcement.plan == .layered
      && (settings.announcement.budget != nil || settings.announcement.cueDetail == .time)
    var plan =
      needsMeasuring
      ? try await planner.plan(
        stimulus.element, measure: { try await renderer.seconds(of: read($0)) })
      : planner.plan(stimulus.element)
    plan.segments = read(plan.segments)
    return try await renderer.render(plan)
  }
}

/// Collects the languages without a voice from renderings side by side.
private final class MissingVoices: Sendable {
  private let found = Mutex<Set<String>>([])

  func add(_ tag: String) { found.withLock { _ = $0.insert(tag) } }

  var tags: [String] { found.withLock { $0.sorted() } }
}
