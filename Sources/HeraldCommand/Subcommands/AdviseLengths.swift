import Herald
import HeraldInput
import HeraldTiming

/// Measures everything that can be said of an element, segment by segment.
struct SpokenElements: Sendable {
  private let pipeline: Pipeline
  private let renderer: AnnouncementRenderer
  private let planner: Planner
  /// Says every field at once: the high ones as high, the others as content.
  private let everything: Planner
  private let sampleRate: Int

  init(pipeline: Pipeline, synthesizer: any SpeechSynthesizer) {
    self.pipeline = pipeline
    renderer = pipeline.renderer(synthesizer)
    planner = pipeline.planner
    var settings = pipeline.settings
    settings.inline = .all
    everything = Planner(settings: settings)
    sampleRate = synthesizer.sampleRate
  }

  /// An element's lengths, and the names of its fields that are high.
  struct Spoken: Sendable {
    var element: SpokenElement
    var high: Set<String>
  }

  /// Measures an element; nil where a part of it could not be spoken, which is told.
  func spoken(_ record: ElementRecord) async throws -> Spoken? {
    guard case .success(var element) = record.element else { return nil }
    element.customContent = element.customContent.filter { !$0.saysNothing }
    do {
      return Spoken(
        element: try await lengths(of: element),
        high: Set(element.customContent.filter { $0.importance == .high }.map(\.key)))
    } catch let error as EngineError where error.isOfText {
      message("element \(element.id): \(error)")
      return nil
    }
  }

  private func lengths(of element: AccessibilityElement) async throws -> SpokenElement {
    var bare = element
    bare.customContent = []
    let said = try await segments(of: bare)
    var rest: [SpokenElement.Part] = []
    for role in [Segment.Role.value, .traits, .hint] {
      let part = try await part(said.filter { $0.role == role })
      if part.speech > 0 { rest.append(part) }
    }
    var fields: [SpokenElement.Field] = []
    var cues = [0.0]
    for content in element.customContent {
      fields.append(
        SpokenElement.Field(
          name: content.key, high: try await part(of: content, in: bare, importance: .high),
          content: try await part(of: content, in: bare, importance: .default)))
      cues.append(try await cue(unspoken: cues.count))
    }
    return SpokenElement(
      label: try await part(said.filter { $0.role == .label }), rest: rest, fields: fields,
      cues: cues)
  }

  /// A field alone, as it sounds with this importance.
  private func part(
    of content: CustomContent, in bare: AccessibilityElement,
    importance: CustomContent.Importance
  ) async throws -> SpokenElement.Part {
    var element = bare
    element.customContent = [content]
    element.customContent[0].importance = importance
    let role: Segment.Role = importance == .high ? .high : .content
    return try await part(try await segments(of: element).filter { $0.role == role })
  }

  private func segments(of element: AccessibilityElement) async throws -> [Segment] {
    try await pipeline.plan(element, with: everything, renderer: nil).segments
  }

  /// The length of the cue where so many fields wait; a timed cue counts as one that tells the count.
  private func cue(unspoken: Int) async throws -> Double {
    let waiting = AccessibilityElement(
      label: "A",
      customContent: (1...unspoken).map { CustomContent(label: String($0), value: "", id: "\($0)") }
    )
    var settings = planner.settings
    settings.inline = .none
    let plan = try await pipeline.plan(waiting, with: Planner(settings: settings), renderer: nil)
    guard let cue = plan.segments.first(where: { $0.role == .cue }) else { return 0 }
    return try await part([cue]).speech
  }

  /// Segments of one role one after the other: a text in two scripts may be two.
  private func part(_ segments: [Segment]) async throws -> SpokenElement.Part {
    guard let last = segments.last else { return .none }
    let plan = AnnouncementPlan(elementID: "", kind: .layered, segments: segments)
    let frames = try await renderer.render(plan).frameCount
    let pause = renderer.profile.pauseFrames(after: last.role, sampleRate: sampleRate)
    return SpokenElement.Part(
      speech: Double(frames) / Double(sampleRate), pause: Double(pause) / Double(sampleRate))
  }
}

extension CustomContent {
  /// Whether neither label nor value has anything to say.
  fileprivate var saysNothing: Bool {
    label.allSatisfy(\.isWhitespace) && value.allSatisfy(\.isWhitespace)
  }
}
