import Herald
import HeraldDispatcher
import Testing

@Suite struct MessageSettingsTests {
  private func settings(_ lines: String...) -> MessageSettings {
    var settings = MessageSettings()
    for line in lines { settings.set(line) }
    return settings
  }

  @Test func everySetting() {
    let settings = settings(
      "pitch=-20", "pitch_range=30", "rate=40", "volume=50", "punctuation_mode=most",
      "spelling_mode=on", "cap_let_recogn=icon", "voice=female2", "language=fr-fr",
      "synthesis_voice=English (America)")
    #expect(settings.pitch == -20)
    #expect(settings.range == 30)
    #expect(settings.rate == 40)
    #expect(settings.volume == 50)
    #expect(settings.punctuation == .most)
    #expect(settings.isSpelling)
    #expect(settings.capitals == .icon)
    #expect(settings.voiceType == .female2)
    #expect(settings.language == "fr-fr")
    #expect(settings.synthesisVoice == "English (America)")
  }

  @Test(arguments: [
    "rate=", "rate=fast", "rate=nan", "pitch", "=", "", "punctuation_mode=loud", "voice=robot",
    "cap_let_recogn=pitch", "spelling_mode=maybe", "colour=blue", "language=NULL",
    "synthesis_voice=NULL",
  ])
  func whatSaysNothingChangesNothing(line: String) {
    #expect(settings(line) == MessageSettings())
  }

  @Test func numbersAreClamped() {
    #expect(settings("rate=1000").rate == 100)
    #expect(settings("rate=-1e300").rate == -100)
    #expect(settings("volume=inf").volume == 100)
    #expect(settings("volume=20.7").volume == 20)
  }

  @Test func nullTakesAVoiceAway() {
    #expect(settings("synthesis_voice=German", "synthesis_voice=NULL").synthesisVoice == nil)
    #expect(settings("spelling_mode=on", "spelling_mode=off").isSpelling == false)
  }

  /// The rates of the server's own module for the engine: 80, 170 and 449 words a minute.
  @Test(arguments: [(-100, 80), (-50, 125), (0, 170), (50, 310), (100, 449)])
  func rates(level: Int, wordsAMinute: Int) {
    var settings = MessageSettings()
    settings.rate = level
    #expect(ModuleConfiguration().parameters(for: settings).rate == wordsAMinute)
  }

  @Test func rateBoost() {
    var configuration = ModuleConfiguration()
    configuration.rateBoost = 200
    var settings = MessageSettings()
    #expect(configuration.parameters(for: settings).rate == 340)
    settings.rate = 100
    #expect(configuration.parameters(for: settings).rate == 898)
    configuration.rateBoost = 400
    #expect(configuration.parameters(for: settings).rate == 900)
  }

  @Test(arguments: [(-100, 0, 0), (0, 50, 50), (100, 99, 100), (50, 75, 75)])
  func pitchAndVolume(level: Int, pitch: Int, volume: Int) {
    var settings = MessageSettings()
    settings.pitch = level
    settings.range = level
    settings.volume = level
    let parameters = ModuleConfiguration().parameters(for: settings)
    #expect(parameters.pitch == pitch)
    #expect(parameters.range == pitch)
    #expect(parameters.volume == volume)
  }

  @Test func styleChangesParameters() {
    var style = SpokenStyle()
    style.rate = 2
    style.pitch = 10
    style.volume = 0.5
    let parameters = ModuleConfiguration().parameters(for: MessageSettings(), style: style)
    #expect(parameters.rate == 340)
    #expect(parameters.pitch == 99)
    #expect(parameters.volume == 50)
    style.rate = .infinity
    style.volume = .infinity
    let most = ModuleConfiguration().parameters(for: MessageSettings(), style: style)
    #expect(most.rate == 900)
    #expect(most.volume == 200)
  }
}
