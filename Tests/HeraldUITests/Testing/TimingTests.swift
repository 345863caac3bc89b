import Herald
import HeraldTesting
import HeraldTiming
import HeraldUI
import Testing

/// Timing with the fake synthesizer: 50 frames a character at 1000 frames a second, pauses of 250 ms.
@MainActor @Suite struct TimingTests {
  private var view: some View {
    Text("Bailey, beagle")
      .accessibilityCustomContent("Age", "3 years", importance: .high)
      .accessibilityCustomContent("Weight", "25 pounds")
  }

  @Test func timesAreCountedInFrames() async throws {
    let timed = try await Announced(view).timed(by: FakeSynthesizer())
    #expect(timed.duration == .milliseconds(2900))
    #expect(timed.essential == .milliseconds(1550))
    #expect(timed.timing.wordCount == 8)
    timed.expect(within: .seconds(3))
    timed.expect(essentialBy: .milliseconds(1550))
  }

  @Test func aLayeredPlanIsBrieferThanAFlatOne() async throws {
    var settings = AnnouncementSettings()
    settings.plan = .flat
    let dog = DogRow(dog: .bailey)
    let layered = try await Announced(dog).timed(by: FakeSynthesizer())
    let flat = try await Announced(dog, settings: settings).timed(by: FakeSynthesizer())
    layered.expect(atMost: 0.5, of: flat)
    #expect(flat.mismatch(atMost: 0.5, of: layered)?.hasPrefix("expected  at most 0.500") == true)
  }

  @Test func aBudgetAndATimedCueAreMeasured() async throws {
    var settings = AnnouncementSettings()
    settings.cueDetail = .time
    settings.budget = 2
    let timed = try await Announced(view, settings: settings).timed(by: FakeSynthesizer())
    #expect(timed.rendered.plan.segments.first?.written == "Bailey, beagle")
    timed.expect(within: .seconds(2.5))
    #expect(timed.rendered.plan.line == "Bailey, beagle. 2 more, 2 seconds.")
  }

  @Test func failuresShowTheTimeLine() async throws {
    let row = Announced(
      Text("Bailey").accessibilityCustomContent("Age", "3 years", importance: .high))
    let timed = try await row.timed(by: FakeSynthesizer())
    #expect(
      timed.mismatch(within: .seconds(1)) == """
        expected  at most 1.000 s
        actual    1.150 s
        0.000 – 0.300 s  label  ▆▆▆▆▆▆▆                   Bailey
        0.550 – 1.150 s  high              ▆▆▆▆▆▆▆▆▆▆▆▆▆  Age, 3 years
        """)
    #expect(
      timed.mismatch(essentialBy: .milliseconds(500))?.hasPrefix(
        "expected  the essential part by 0.500 s\nactual    by 1.150 s\n") == true)
    #expect(timed.mismatch(within: .milliseconds(1150)) == nil)
  }

  @Test func nothingTakesNoTime() async throws {
    let timed = try await Announced(AccessibilityElement()).timed(by: FakeSynthesizer())
    #expect(timed.duration == .zero)
    #expect(timed.timeLine == "nothing is said")
    timed.expect(atMost: 0.5, of: timed)
  }

  @Test func aCueWithoutWordsIsNamedByItsForm() async throws {
    var settings = AnnouncementSettings()
    settings.cue = .sound
    let timed = try await Announced(view, settings: settings).timed(by: FakeSynthesizer())
    #expect(timed.timeLine.hasSuffix("sound"))
  }

  @Test func aViewIsMeasuredInOneCall() async throws {
    let renderer = AnnouncementRenderer(
      synthesizer: FakeSynthesizer(), profile: VoiceProfile(name: "plain"))
    let timings = try await renderer.timings(
      of: VStack {
        Text("one"); Text("three")
      })
    #expect(timings.map(\.frames) == [150, 250])
    let cell = try await renderer.timings(of: DogCell.bailey())
    #expect(cell.first?.line == "Bailey, beagle. More content available.")
    let element = try await renderer.timings(of: AccessibilityElement(label: "one"))
    #expect(
      element
        == timings.dropLast().map { timing in
          var timing = timing
          timing.id = ""
          return timing
        })
  }

  @Test func anElementThatCannotBeSpokenIsTheEnginesFault() async {
    let fault = EngineError(.crashed, "the engine died on it")
    await #expect(throws: fault) {
      try await Announced(view).timed(by: FakeSynthesizer(faults: ["Age, 3 years": fault]))
    }
  }
}
