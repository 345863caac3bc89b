import FoundationEssentials
import HeraldDispatcher
import Testing

@Suite struct ModuleConfigurationTests {
  @Test func everyOption() {
    let (configuration, complaints) = ModuleConfiguration.read(
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
    #expect(complaints == [])
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
    ("HeraldPitch \"4", ""),
    ("HeraldVoiceType robot f3", "line 1: no voice type is called robot"),
    ("HeraldCapitalIcon loud", "line 1: HeraldCapitalIcon is one of"),
    ("HeraldSpokenForms 1", "line 1: HeraldSpokenForms is one of none, sure, all, not 1"),
    ("HeraldLanguage", "line 1: HeraldLanguage needs a language"),
    ("HeraldMinRate 400", "line 1: the rates do not rise"),
    ("\u{0}\u{1}", "line 1: no option is called"),
  ])
  func faultsAreToldAndChangeNothing(text: String, complaint: String) {
    let (configuration, complaints) = ModuleConfiguration.read(text)
    if complaint.isEmpty {
      #expect(complaints == [])
    } else {
      #expect(complaints.first?.description.hasPrefix(complaint) == true, "\(complaints)")
      #expect(configuration == ModuleConfiguration())
    }
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
    let (configuration, complaints) = ModuleConfiguration.read(
      uncommented.joined(separator: "\n"))
    #expect(complaints == [])
    #expect(configuration == ModuleConfiguration())
    #expect(ModuleConfiguration.read(text).1 == [])
  }
}
