public import Herald

extension ModuleConfiguration {
  /// The engine's parameters for a client's settings, changed by the style of a stretch of text.
  ///
  /// Each half of a client's scale is linear, its 0 being the normal value: as the server's own
  /// module for the same engine has it, so that speech keeps its speed when the module is changed.
  public func parameters(
    for settings: MessageSettings, style: SpokenStyle = SpokenStyle()
  ) -> SpeechParameters {
    var parameters = SpeechParameters()
    let rate = scaled(settings.rate, minimumRate, normalRate, maximumRate) * Double(rateBoost) / 100
    parameters.rate = clamp(rate * style.rate, SpeechParameters.rates)
    let pitches = SpeechParameters.pitches
    let pitch = scaled(settings.pitch, 0, self.pitch, pitches.upperBound)
    parameters.pitch = clamp(pitch * style.pitch, pitches)
    let range = scaled(settings.range, 0, self.range, pitches.upperBound)
    parameters.range = clamp(range * style.range, pitches)
    let volume = Double((settings.volume + 100) * self.volume) / 200
    parameters.volume = clamp(volume * style.volume, SpeechParameters.volumes)
    return parameters
  }

  private func scaled(_ level: Int, _ least: Int, _ normal: Int, _ most: Int) -> Double {
    let level = Double(min(max(level, -100), 100))
    let reach = level < 0 ? normal - least : most - normal
    return Double(normal) + Double(reach) * level / 100
  }

  private func clamp(_ value: Double, _ range: ClosedRange<Int>) -> Int {
    // Within its range, a Double is safe to convert.
    Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)).rounded())
  }
}
