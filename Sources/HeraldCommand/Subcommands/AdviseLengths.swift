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
    let names = element.customContent.map(\.key)
    let contents = try await parts(of: element, importance: .default)
    let highs = try await parts(of: element, importance: .high)
    let content = contents.filter { $0.role == .content }.map(\.part)
    let high = highs.filter { $0.role == .high }.map(\.part)
    var cues = [0.0]
    for count in names.indices { cues.append(try await cue(unspoken: count + 1)) }
    return SpokenElement(
      label: contents.first { $0.role == .label }?.part ?? .none,
      rest: contents.filter { [.value, .traits, .hint].contains($0.role) }.map(\.part),
      fields: names.indices.map { index in
        SpokenElement.Field(
          name: names[index], high: index < high.count ? high[index] : .none,
          content: index < content.count ? content[index] : .none)
      },
      cues: cues)
  }

  /// The segments that are said where all fields have one importance and all are said.
  private func parts(
    of element: AccessibilityElement, importance: CustomContent.Importance
  ) async throws -> [(role: Segment.Role, part: SpokenElement.Part)] {
    var element = element
    for index in element.customContent.indices {
      element.customContent[index].importance = importance
    }
    var parts: [(role: Segment.Role, part: SpokenElement.Part)] = []
    for segment in try await pipeline.plan(element, with: everything, renderer: nil).segments {
      parts.append((segment.role, try await part(segment)))
    }
    return parts
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
    return try await part(cue).speech
  }

  private func part(_ segment: Segment) async throws -> SpokenElement.Part {
    let plan = AnnouncementPlan(elementID: "", kind: .layered, segments: [segment])
    let frames = try await renderer.render(plan).frameCount
    let pause = renderer.profile.pauseFrames(after: segment.role, sampleRate: sampleRate)
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
