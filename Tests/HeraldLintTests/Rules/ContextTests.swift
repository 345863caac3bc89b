import Herald
import HeraldLint
import Testing

@Suite("What the rules know of the listener")
struct ContextTests {
  private func rules(_ element: AccessibilityElement, _ context: LintContext) async throws
    -> [String]
  {
    try await Linter.findings(in: [element], context: context).map(\.rule)
  }

  @Test("Without lengths no announcement is over the budget")
  func noMeasure() async throws {
    let long = AccessibilityElement(label: String(repeating: "word, ", count: 200) + "end")
    #expect(try await rules(long, LintContext()) == [])
  }

  @Test("The budget is for what is said on focus, with the listener's settings")
  func budget() async throws {
    let element = AccessibilityElement(
      label: "Bailey",
      customContent: [
        CustomContent(label: "Age", value: "3 years", importance: .high),
        CustomContent(label: "Weight", value: "25 pounds"),
      ])
    let measure: @Sendable ([Segment]) async throws -> Double = { segments in
      Double(segments.count)
    }
    #expect(try await rules(element, LintContext(budget: 3, measure: measure)) == [])
    #expect(try await rules(element, LintContext(budget: 2.5, measure: measure)) == ["over-budget"])
    var settings = AnnouncementSettings()
    settings.inline = .none
    let context = LintContext(
      planner: Planner(settings: settings), budget: 2.5, measure: measure)
    #expect(try await rules(element, context) == [])
    let finding = try await Linter.findings(
      in: [element], context: LintContext(budget: 2.5, measure: measure))
    #expect(
      finding.map(\.message) == ["the announcement takes 3 seconds, the budget is 2.5"])
  }

  @Test("What measuring throws comes through")
  func failingMeasure() async {
    let context = LintContext(measure: { _ in throw EngineError(.noEngine, "none") })
    await #expect(throws: EngineError.self) {
      try await rules(AccessibilityElement(label: "a"), context)
    }
  }

  @Test("A spoken form that mends a text is told with the fault, one that does not, not")
  func spokenForms() async throws {
    let element = AccessibilityElement(
      label: "Bailey", customContent: [CustomContent(label: "Weight", value: "25 lb")])
    func messages(_ context: LintContext) async throws -> [String] {
      try await Linter.findings(in: [element], context: context).map(\.message)
    }
    let plain = try await messages(LintContext())
    #expect(plain.count == 1)
    let mended = LintContext(spokenForm: { segment in
      var segment = segment
      segment.text = segment.text.replacing("lb", with: "pounds")
      return [segment]
    })
    #expect(
      try await messages(mended)
        == plain.map { $0 + "; Herald itself says “Weight, 25 pounds”" })
    #expect(try await messages(LintContext(spokenForm: { [$0] })) == plain)
  }

  @Test("The author's own wording is taken as it is")
  func ownWording() async throws {
    let content = CustomContent(label: "Weight", value: "25 lb", spokenAs: .spoken("heavy"))
    let element = AccessibilityElement(label: "Bailey", customContent: [content])
    #expect(try await rules(element, LintContext()) == [])
  }

  @Test("A duration in a label is taken for a name")
  func labels() async throws {
    #expect(try await rules(AccessibilityElement(label: "Mercedes 280s"), LintContext()) == [])
    #expect(
      try await rules(AccessibilityElement(label: "Price $5"), LintContext())
        == ["badly-read-value"])
  }

  @Test("Kinds that were listened to in English are told for English alone; scripts by language")
  func languages() async throws {
    let cases: [(value: String, language: String?, isBad: Bool)] = [
      ("25 lb", nil, true), ("25 lb", "de", false), ("★★★", "de", true), ("你好", "en", true),
      ("你好", "cmn", false), ("Привет", nil, true), ("Привет", "ru-RU", false),
      ("Größe", "en", false), ("5 µm", "en", false), ("π", "en", false),
    ]
    for (value, language, isBad) in cases {
      let element = AccessibilityElement(label: "Item", value: value, language: language)
      let found = try await rules(element, LintContext())
      #expect(found == (isBad ? ["badly-read-value"] : []), "\(value) in \(language ?? "nil")")
    }
    let german = LintContext(voiceLanguage: "de")
    #expect(try await rules(AccessibilityElement(label: "x", value: "25 lb"), german) == [])
  }
}
