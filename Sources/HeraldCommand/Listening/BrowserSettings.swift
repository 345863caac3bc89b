import Herald

/// Switches of listening, for as long as the browser runs.
extension Browser {
  /// A tenth faster or slower.
  mutating func changeRate(by direction: Int) async throws {
    let rate = pipeline.profile.parameters.rate
    let range = SpeechParameters.rates
    pipeline.profile.parameters.rate = min(
      max(rate + direction * max(1, rate / 10), range.lowerBound), range.upperBound)
    renderer = makeRenderer(pipeline)
    await announcer.use(renderer)
    try await say("\(pipeline.profile.parameters.rate)")
  }

  /// The next of none, high, all.
  mutating func changeInline() async throws {
    pipeline.settings.inline = pipeline.settings.inline.following
    try await say("inline \(pipeline.settings.inline.rawValue)")
  }

  /// The next form of the cue.
  mutating func changeCue() async throws {
    pipeline.settings.cue = pipeline.settings.cue.following
    try await say("cue \(pipeline.settings.cue.rawValue)")
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The next case, the first after the last.
  fileprivate var following: Self {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
