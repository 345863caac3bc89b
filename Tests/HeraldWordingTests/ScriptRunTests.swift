import Herald
import HeraldWording
import Testing

/// Runs of another script get the voice of their language.
struct ScriptRunTests {
  private func read(
    _ text: String, language: String = "en-US", listener: [String] = ["en"]
  ) -> SpokenReading {
    SpokenForms(wording: ICUWording(), listenerLanguages: listener)
      .read(Segment(role: .label, written: text, language: language))
  }

  @Test func nameInsideAText() {
    let reading = read("Wei 王伟 (manager)")
    #expect(reading.segments.map(\.written) == ["Wei ", "王伟", " (manager)"])
    #expect(reading.segments.map(\.language) == ["en-US", "zh", "en-US"])
    #expect(reading.segments.map(\.runsOn) == [true, true, false])
  }

  @Test func marksAroundARunBelongToIt() {
    let reading = read("«Привет, мир»")
    #expect(reading.segments.map(\.written) == ["«Привет, мир»"])
    #expect(reading.segments.map(\.language) == ["ru"])
  }

  @Test func theListenersLanguageDecides() {
    #expect(read("Привіт", listener: ["uk", "en"]).segments.map(\.language) == ["uk"])
    #expect(read("日本", listener: ["ja"]).segments.map(\.language) == ["ja"])
    #expect(read("日本").segments.map(\.language) == ["zh"])
    #expect(read("ひらがな日本").segments.map(\.language) == ["ja"])
  }

  @Test func aSingleSymbolDoesNotSwitch() {
    for text in ["5 Ω", "α particle", "50 µm of π"] {
      #expect(read(text).segments.count == 1)
    }
  }

  @Test func theOwnScriptStays() {
    #expect(read("Привет", language: "ru").segments.map(\.language) == ["ru"])
    #expect(read("日本の犬", language: "ja").segments.map(\.language) == ["ja"])
    // All of the engine's voices read Latin letters.
    #expect(read("Модель iPhone", language: "ru").segments.count == 1)
  }

  @Test func spokenFormsBesideARun() {
    let reading = read("王伟, $5")
    #expect(reading.segments.map(\.written) == ["王伟", ", $5"])
    #expect(reading.segments.map(\.text) == ["王伟", ", 5 dollars"])
    #expect(reading.segments.last?.map?.written(of: 2..<3) == 2..<4)
  }

  @Test func theLineStandsAsItWasWritten() {
    let plan = AnnouncementPlan(
      elementID: "1", kind: .flat, segments: read("Wei 王伟 (manager)").segments)
    #expect(plan.line == "Wei 王伟 (manager).")
  }
}
