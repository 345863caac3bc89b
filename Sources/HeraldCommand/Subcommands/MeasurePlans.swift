import Herald
import HeraldInput
import HeraldTiming

/// Plans and renders elements one by one.
struct Measuring: Sendable {
  /// What the options ask for.
  var pipeline: Pipeline
  private let planner: Planner
  private let renderer: AnnouncementRenderer

  /// Measures with what the synthesizer renders.
  init(pipeline: Pipeline, synthesizer: any SpeechSynthesizer) {
    self.pipeline = pipeline
    planner = pipeline.planner
    renderer = pipeline.renderer(synthesizer)
  }

  /// An element's times, and its sound where it could be spoken.
  struct Measurement: Sendable {
    var timing: ElementTiming
    var sound: RenderedAnnouncement?
  }

  /// Finds out before the long work whether the engine answers and the voice exists.
  func check() async throws {
    _ = try await renderer.utterance(for: Segment(role: .label, written: "A"))
  }

  /// The times of an element and, where asked for, of its rotor's entries ("bailey/1").
  func timings(of record: ElementRecord, rotor: Bool) async throws -> [ElementTiming] {
    var timings = [try await measurement(of: record).timing]
    guard rotor, case .success(let element) = record.element else { return timings }
    for plan in pipeline.rotorPlans(element, with: planner) {
      timings.append(try await measurement(of: plan).timing)
    }
    return timings
  }

  /// The times and the sound of an element.
  func measurement(of record: ElementRecord) async throws -> Measurement {
    guard case .success(let element) = record.element else {
      return Measurement(timing: .unreadable(record, kind: planner.settings.plan))
    }
    do {
      return try await measurement(
        of: try await pipeline.plan(element, with: planner, renderer: renderer))
    } catch let error as EngineError where error.isOfText {
      return failed(planner.plan(element), error)
    }
  }

  private func measurement(of plan: AnnouncementPlan) async throws -> Measurement {
    do {
      let announcement = try await renderer.render(plan)
      return Measurement(timing: ElementTiming(announcement), sound: announcement)
    } catch let error as EngineError where error.isOfText {
      return failed(plan, error)
    }
  }

  private func failed(_ plan: AnnouncementPlan, _ error: EngineError) -> Measurement {
    Measurement(timing: .unspoken(plan, error))
  }
}

extension EngineError {
  /// Whether the text is at fault, so that the other elements can still be spoken.
  var isOfText: Bool { code != .noEngine && code != .unknownVoice && code != .cancelled }
}

extension ElementTiming {
  /// Notes that a plan could not be spoken, and tells it on stderr.
  static func unspoken(_ plan: AnnouncementPlan, _ error: EngineError) -> ElementTiming {
    message("element \(plan.elementID): \(error)")
    return ElementTiming(
      id: plan.elementID, plan: plan.kind, line: plan.line, code: error.code.rawValue,
      message: error.description)
  }

  /// Notes that a record of the input was no element.
  static func unreadable(_ record: ElementRecord, kind: AnnouncementPlan.Kind) -> ElementTiming {
    var text = ""
    if case .failure(let error) = record.element { text = error.description }
    return ElementTiming(
      id: String(record.number), plan: kind, line: "", code: "bad-record", message: text)
  }
}
