import Herald
import Testing

/// Bailey of the example, with Age marked as asked for.
func bailey(age: CustomContent.Importance = .default) -> AccessibilityElement {
  AccessibilityElement(
    id: "bailey", label: "Bailey, beagle",
    customContent: [
      CustomContent(label: "Description", value: "Happy-go-lucky, loyal companion"),
      CustomContent(label: "Popularity", value: "Number one"),
      CustomContent(label: "Age", value: "3 years", importance: age),
      CustomContent(label: "Weight", value: "25 pounds"),
      CustomContent(label: "Height", value: "14 inches"),
    ])
}

private func settings(_ change: (inout AnnouncementSettings) -> Void) -> AnnouncementSettings {
  var settings = AnnouncementSettings()
  change(&settings)
  return settings
}

private func line(
  _ element: AccessibilityElement, _ change: (inout AnnouncementSettings) -> Void = { _ in }
) -> String {
  Planner(settings: settings(change)).plan(element).line
}

@Suite("What is said at once, and what waits")
struct PlannerTests {
  @Test("Default content waits behind the cue")
  func defaultContent() {
    #expect(line(bailey()) == "Bailey, beagle. More content available.")
  }

  @Test("High content follows the label, wherever it stands")
  func highContent() {
    #expect(line(bailey(age: .high)) == "Bailey, beagle. Age, 3 years. More content available.")
    #expect(
      line(bailey(age: .high)) { $0.highValueOnly = true }
        == "Bailey, beagle. 3 years. More content available.")
  }

  @Test("inline none and all")
  func inline() {
    #expect(
      line(bailey(age: .high)) { $0.inline = .none } == "Bailey, beagle. More content available.")
    #expect(
      line(bailey(age: .high)) { $0.inline = .all }
        == "Bailey, beagle. Age, 3 years. Description, Happy-go-lucky, loyal companion. "
        + "Popularity, Number one. Weight, 25 pounds. Height, 14 inches.")
  }

  @Test("The flat plan says everything in the author's order, high fields keep their role")
  func flat() {
    let plan = Planner(settings: settings { $0.plan = .flat }).plan(bailey(age: .high))
    #expect(
      plan.line
        == "Bailey, beagle. Description, Happy-go-lucky, loyal companion. Popularity, Number one. "
        + "Age, 3 years. Weight, 25 pounds. Height, 14 inches.")
    #expect(plan.segments.map(\.role) == [.label, .content, .content, .high, .content, .content])
  }

  @Test("Label, high content, value, traits, hint, cue")
  func order() {
    let element = AccessibilityElement(
      label: "12A", value: "off", traits: [.toggleButton, .staticText],
      hint: "Double tap to toggle",
      customContent: [
        CustomContent(label: "Price", value: "30 euros"),
        CustomContent(label: "", value: "Window seat", importance: .high),
      ])
    #expect(
      line(element)
        == "12A. Window seat. off. switch button. Double tap to toggle. More content available.")
    #expect(
      line(element) { $0.order = [.label, .traits, .cue] }
        == "12A. switch button. More content available.")
  }

  @Test("Empty texts leave no stray pause, and entries of nothing give no cue")
  func empty() {
    let element = AccessibilityElement(
      label: "A", value: " ", hint: "",
      customContent: [
        CustomContent(label: "", value: ""),
        CustomContent(label: "Only label", value: "", importance: .high),
        CustomContent(label: "", value: "only value", importance: .high),
      ])
    #expect(line(element) == "A. Only label. only value.")
  }

  @Test("The cue alone, where nothing but content on demand is there")
  func cueAlone() {
    let element = AccessibilityElement(customContent: [CustomContent(label: "Age", value: "3")])
    #expect(line(element) == "More content available.")
  }

  @Test("The cue: always, never, none, count")
  func cue() {
    let plain = AccessibilityElement(label: "A")
    #expect(line(plain) { $0.cueOccasion = .always } == "A. More content available.")
    #expect(line(bailey()) { $0.cueOccasion = .never } == "Bailey, beagle.")
    #expect(line(bailey()) { $0.cue = .none } == "Bailey, beagle.")
    #expect(line(bailey()) { $0.cueDetail = .count } == "Bailey, beagle. 5 more.")
    let sound = Planner(settings: settings { $0.cue = .sound }).plan(bailey())
    #expect(sound.segments.last?.form == .sound)
    #expect(sound.line == "Bailey, beagle.")
  }

  @Test("Closing marks of the text are kept")
  func closing() {
    let element = AccessibilityElement(
      label: "你好。", value: "Really?", hint: "Wait…",
      customContent: [CustomContent(label: "", value: "Go!", importance: .high)])
    #expect(line(element) == "你好。 Go! Really? Wait…")
  }

  @Test("The cue speaks the listener's language, content its own")
  func languages() {
    var element = bailey()
    element.language = "cmn"
    element.customContent[0].language = "fr"
    element.customContent[0].importance = .high
    let plan = Planner(settings: settings { $0.listenerLanguage = "de-AT" }).plan(element)
    #expect(plan.segments.map(\.language) == ["cmn", "fr", "de-AT"])
    #expect(plan.segments.last?.written == "Weitere Inhalte verfügbar")
  }

  @Test("The rotor holds every entry in the author's order")
  func rotor() {
    #expect(
      Planner().rotor(bailey(age: .high)).map(\.written)
        == [
          "Description, Happy-go-lucky, loyal companion", "Popularity, Number one", "Age, 3 years",
          "Weight, 25 pounds", "Height, 14 inches",
        ])
  }
}

@Suite("Time budget and timed cue")
struct BudgetTests {
  /// One second a segment.
  private func seconds(_ segments: [Segment]) async -> Double { Double(segments.count) }

  @Test(
    "Entries are inlined by importance while all still fits",
    arguments: [
      (1.0, "Bailey, beagle. More content available."),
      (3.0, "Bailey, beagle. Age, 3 years. More content available."),
      (
        4.0,
        "Bailey, beagle. Age, 3 years. Description, Happy-go-lucky, loyal companion. "
          + "More content available."
      ),
      // With the last entry the cue goes: all six segments fit where five and the cue do.
      (
        6.0,
        "Bailey, beagle. Age, 3 years. Description, Happy-go-lucky, loyal companion. "
          + "Popularity, Number one. Weight, 25 pounds. Height, 14 inches."
      ),
    ])
  func budget(seconds budget: Double, expected: String) async {
    let planner = Planner(settings: settings { $0.budget = budget })
    let plan = await planner.plan(bailey(age: .high), measure: seconds)
    #expect(plan.line == expected)
  }

  @Test("The timed cue tells what the rest takes")
  func timed() async {
    let planner = Planner(settings: settings { $0.cueDetail = .time })
    let plan = await planner.plan(bailey(age: .high), measure: seconds)
    #expect(plan.line == "Bailey, beagle. Age, 3 years. 4 more, 4 seconds.")
  }
}
