internal import Herald
internal import HeraldInput

/// Reads a voice profile as its file writes it; every key may be left out.
struct ProfileFile {
  static let keys = [
    "summary", "voice", "variant", "rate", "pitch", "range", "volume", "wordGap", "pauses",
    "styles",
  ]
  static let styleKeys = ["pitch", "range", "rate", "volume"]
  /// Silences in milliseconds; longer ones would be taken for the end.
  static let pauses = 0...5000
  /// What a style adds to pitch and range.
  static let shifts = -99...99
  /// Percent of the rate.
  static let ratePercents = 50...200
  /// Percent of the volume.
  static let volumePercents = 0...200

  /// The profile in a document.
  static func profile(_ document: JSONDocument, named name: String) throws(InputError)
    -> VoiceProfile
  {
    let object = try document.object("a voice profile", keys: keys)
    var profile = VoiceProfile(name: name)
    profile.summary = try object.string("summary") ?? ""
    profile.voice = try voice(object)
    profile.parameters = try parameters(object)
    profile.pauses = try pauses(object)
    profile.styles = try styles(object)
    return profile
  }

  private static func voice(_ object: JSONObject) throws(InputError) -> String {
    let voice = try object.string("voice") ?? VoiceProfile(name: "").voice
    guard isName(voice, also: "-_+") else {
      throw object.error("voice", "\"voice\" is no name of a voice; expected one like en-us")
    }
    guard let variant = try object.string("variant") else { return voice }
    guard isName(variant, also: "-_ "), !voice.contains("+") else {
      throw object.error(
        "variant",
        "\"variant\" is no name of a variant; expected one like f3, and none in \"voice\"")
    }
    return "\(voice)+\(variant)"
  }

  /// Whether a text can be the name of a voice rather than a path or a command.
  private static func isName(_ text: String, also others: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 40
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) }
  }

  private static func parameters(_ object: JSONObject) throws(InputError) -> SpeechParameters {
    var parameters = SpeechParameters()
    parameters.rate =
      try object.integer("rate", in: SpeechParameters.rates) ?? parameters.rate
    parameters.pitch =
      try object.integer("pitch", in: SpeechParameters.pitches) ?? parameters.pitch
    parameters.range =
      try object.integer("range", in: SpeechParameters.pitches) ?? parameters.range
    parameters.volume =
      try object.integer("volume", in: SpeechParameters.volumes) ?? parameters.volume
    parameters.wordGap =
      try object.integer("wordGap", in: SpeechParameters.wordGaps) ?? parameters.wordGap
    return parameters
  }

  private static func pauses(_ object: JSONObject) throws(InputError) -> [Segment.Role: Int] {
    let roles = Segment.Role.allCases.map(\.rawValue)
    guard let entries = try object.object("pauses", keys: roles) else { return [:] }
    var result: [Segment.Role: Int] = [:]
    for role in Segment.Role.allCases {
      result[role] = try entries.integer(role.rawValue, in: pauses)
    }
    return result
  }

  private static func styles(_ object: JSONObject) throws(InputError)
    -> [Segment.Role: VoiceProfile.Style]
  {
    let roles = Segment.Role.allCases.map(\.rawValue)
    guard let entries = try object.object("styles", keys: roles) else { return [:] }
    var result: [Segment.Role: VoiceProfile.Style] = [:]
    for role in Segment.Role.allCases {
      guard let entry = try entries.object(role.rawValue, keys: styleKeys) else { continue }
      var style = VoiceProfile.Style()
      style.pitch = try entry.integer("pitch", in: shifts) ?? style.pitch
      style.range = try entry.integer("range", in: shifts) ?? style.range
      style.ratePercent = try entry.integer("rate", in: ratePercents) ?? style.ratePercent
      style.volumePercent = try entry.integer("volume", in: volumePercents) ?? style.volumePercent
      result[role] = style
    }
    return result
  }
}
