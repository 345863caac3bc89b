import Herald
import HeraldDispatcher
import Testing

@Suite struct VoiceListTests {
  private let voices = [
    Voice(name: "en-us", displayName: "English (America)", languages: ["en-us", "en"]),
    Voice(name: "de", displayName: "German", languages: ["de"]),
    Voice(name: "es-419", displayName: "Spanish (Latin America)", languages: ["es-419"]),
    Voice(name: "xx", displayName: "Odd\tname\n", languages: []),
    Voice(name: "de2", displayName: "german", languages: ["de"]),
  ]

  @Test func listIsShortAndClean() {
    let list = VoiceList(voices: voices)
    #expect(
      list.listed == [
        ListedVoice(name: "English (America)", language: "en-US"),
        ListedVoice(name: "German", language: "de"),
        ListedVoice(name: "Spanish (Latin America)", language: "es-419"),
        ListedVoice(name: "Odd name ", language: "none"),
      ])
    #expect(list.engineName(for: "german") == "de")
    #expect(list.engineName(for: "English (America)") == "en-us")
    #expect(list.engineName(for: "fr+f3") == "fr+f3")
  }

  @Test func variantsAreOffered() {
    let list = VoiceList(voices: Array(voices.prefix(1)), variants: ["f3"])
    #expect(list.listed.map(\.name) == ["English (America)", "English (America)+f3"])
    #expect(list.listed.map(\.variant) == ["none", "f3"])
    #expect(list.engineName(for: "English (America)+f3") == "en-us+f3")
  }
}
