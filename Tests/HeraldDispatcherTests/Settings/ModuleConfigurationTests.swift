import FoundationEssentials
import HeraldDispatcher
import Testing

@Suite struct ModuleConfigurationTests {
  @Test func everyOption() {
    let reading = ModuleConfiguration.read(
      """
      # A comment
      HeraldMinRate 90
      HeraldNormalRate 200   # words a minute
      HeraldMaxRate 500
      HeraldRateBoost 150
      HeraldPitch 40
      HeraldRange 30
      HeraldVolume 120
      HeraldLanguage "de"
      HeraldListenerLanguage fr
      HeraldVariants "f3 m5, Annie"
      HeraldVoiceType "female1" "Annie"
      HeraldVoiceType male2
      HeraldCapitalIcon pitch
      HeraldSpokenForms All
      HeraldLead 500
      heraldsymbols "/some folder/locale"
      HeraldSoundIcons "/icons"
      """)
    #expect(reading.complaints == [])
    #expect(
      reading.claims == [
        .voice("de"), .voice("fr"), .variant("f3"), .variant("m5"), .variant("Annie"),
        .folder("/some folder/locale"), .folder("/icons"),
      ])
    let configuration = reading.configuration
    #expect(configuration.minimumRate == 90)
    #expect(configuration.normalRate == 200)
    #expect(configuration.maximumRate == 500)
    #expect(configuration.rateBoost == 150)
    #expect(configuration.pitch == 40)
    #expect(configuration.range == 30)
    #expect(configuration.volume == 120)
    #expect(configuration.language == "de")
    #expect(configuration.listenerLanguage == "fr")
    #expect(configuration.variants == ["f3", "m5", "Annie"])
    #expect(configuration.voiceTypes[.female1] == "Annie")
    #expect(configuration.voiceTypes[.male2] == "")
    #expect(configuration.capitalIcon == .pitch)
    #expect(configuration.spokenForms == .all)
    #expect(configuration.lead == 500)
    #expect(configuration.symbols == "/some folder/locale")
    #expect(configuration.soundIcons == "/icons")
  }

  @Test(arguments: [
    ("HeraldRate 90", "line 1: no option is called HeraldRate; did you mean"),
    ("\nHeraldPitch 100", "line 2: 100 is not a number from 0 to 99"),
    ("HeraldPitch", "line 1: nothing is not a number from 0 to 99"),
    ("HeraldPitch \"4", "line 1: the closing quote of \"4 is missing"),
    ("HeraldPitch 50 # \" \n HeraldLanguage \"de", "line 2: the closing quote of \"de is missing"),
    ("HeraldPitch 40 50", "line 1: HeraldPitch takes one value, not 2; a value with blanks"),
    ("HeraldPitch 40 \"\"", "line 1: HeraldPitch takes one value, not 2"),
    ("HeraldSymbols /my folder", "line 1: HeraldSymbols takes one value, not 2"),
    ("HeraldVoiceType female1 f3 f4", "line 1: HeraldVoiceType takes 2 values, not 3"),
    ("HeraldSoundIcons \"\"", "line 1: HeraldSoundIcons needs a folder"),
    ("HeraldListenerLanguage", "line 1: HeraldListenerLanguage needs a language, or \"\" for"),
    ("HeraldVariants", "line 1: HeraldVariants needs names of variants, or \"\" for none"),
    ("HeraldVoiceType robot f3", "line 1: no voice type is called robot"),
    ("HeraldCapitalIcon loud", "line 1: HeraldCapitalIcon is one of"),
    ("HeraldSpokenForms 1", "line 1: HeraldSpokenForms is one of none, sure, all, not 1"),
    ("HeraldLanguage", "line 1: HeraldLanguage needs a language"),
    ("HeraldMinRate 400", "line 1: the rates do not rise"),
    ("HeraldMaxRate 500\nHeraldMinRate 400\n#", "line 2: the rates do not rise"),
    ("\u{0}\u{1}", "line 1: no option is called"),
  ])
  func faultsAreToldAndChangeNothing(text: String, complaint: String) {
    let reading = ModuleConfiguration.read(text)
    #expect(reading.complaints.first?.description.hasPrefix(complaint) == true, "\(reading)")
    #expect(reading.complaints.count == 1)
    #expect(reading.configuration == ModuleConfiguration())
    #expect(reading.claims == [])
  }

  /// A line whose claim is wrong leaves what an earlier line has set.
  @Test func wrongClaimsChangeNothing() {
    let text = """
      HeraldLanguage de
      HeraldVariants f3
      HeraldLanguage qq
      HeraldVariants "m5 nosuch bob"
      HeraldVoiceType female1 nosuch
      HeraldSymbols /none
      """
    let reading = ModuleConfiguration.read(
      text,
      faults: [
        .voice("qq"): "no voice", .variant("nosuch"): "not one", .variant("bob"): "nor he",
        .folder("/none"): "/none is not a folder", .folder("/other"): "not asked",
      ])
    var expected = ModuleConfiguration()
    expected.language = "de"
    expected.variants = ["f3"]
    #expect(reading.configuration == expected)
    #expect(reading.claims == [.voice("de"), .variant("f3")])
    #expect(
      reading.complaints.map(\.description) == [
        "line 3: HeraldLanguage: no voice", "line 4: HeraldVariants: not one; nor he",
        "line 5: HeraldVoiceType: not one", "line 6: HeraldSymbols: /none is not a folder",
      ])
  }

  /// The file that is installed names every option, and sets the defaults where it sets anything.
  @Test func installedFile() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "\(root)/Sources/SpeechDispatcherModule/herald.conf"
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    for name in ModuleConfiguration.names { #expect(text.contains(name)) }
    let uncommented = text.split(separator: "\n").map { line in
      line.hasPrefix("# Herald") ? line.dropFirst(2) : line
    }
    let reading = ModuleConfiguration.read(uncommented.joined(separator: "\n"))
    #expect(reading.complaints == [])
    #expect(reading.configuration == ModuleConfiguration())
    #expect(ModuleConfiguration.read(text).complaints == [])
  }
}
