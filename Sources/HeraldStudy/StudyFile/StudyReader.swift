internal import FoundationEssentials
package import Herald
internal import HeraldInput
internal import HeraldSound

extension Study {
  /// Reads and checks a study file with the items and profiles that it names.
  ///
  /// - Throws: ``InputError`` with line and column.
  package static func read(path: String) throws(InputError) -> Study {
    try read(StudySources(studyFile: path))
  }

  static func read(_ sources: StudySources) throws(InputError) -> Study {
    try StudyReader(sources).study()
  }
}

/// Reads a study file.
struct StudyReader {
  static let keys = [
    "name", "title", "items", "settings", "factors", "conditions", "design", "seed", "sound",
    "practice", "attentionChecks", "question",
  ]

  var sources: StudySources
  let object: JSONObject
  var file: String { object.file }

  init(_ sources: StudySources) throws(InputError) {
    self.sources = sources
    let document = try JSONDocument.parse(sources.study.bytes, file: sources.study.path)
    object = try document.object("a study", keys: Self.keys)
  }

  consuming func study() throws(InputError) -> Study {
    let name = try object.require("name", try object.string("name"))
    guard !name.isEmpty, name.utf8.count <= 60,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      throw object.error(
        "name", "\"name\" is \"\(name)\"; expected letters, digits and hyphens, at most 60")
    }
    let title = try object.string("title") ?? name
    guard title.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw object.error("title", "a title is one line")
    }
    let items = try items()
    let (factors, conditions) = try conditions()
    let design = try design(factors)
    let seed = UInt64(try object.integer("seed", in: 0...Int.max) ?? 1)
    let practice = try object.object("practice", keys: ["items"])
    let checks = try object.object("attentionChecks", keys: ["items", "every"])
    let every = try checks?.integer("every", in: 1...100_000) ?? 10
    let attentionChecks = try extras(checks, kind: .check)
    // A participant hears every item once.
    guard attentionChecks.count * every <= items.count else {
      throw object.error(
        "attentionChecks",
        "\(attentionChecks.count) checks, each after \(every) trials, are too many for "
          + "\(items.count) trials; lower \"every\" (10 where it is absent)")
    }
    return Study(
      name: name, title: title, items: items, factors: factors,
      conditions: conditions, design: design, seed: seed, sound: try sound(),
      practice: try extras(practice, kind: .practice),
      attentionChecks: attentionChecks, attentionEvery: every,
      question: try question(), sources: sources, designPlace: object.error("design", ""))
  }

  // MARK: - Sound and question

  private func sound() throws(InputError) -> Study.Sound {
    var sound = Study.Sound()
    let keys = [
      "sampleRate", "format", "leadSilence", "trailSilence", "gain", "loudness", "truePeak",
      "peaks",
    ]
    guard let object = try object.object("sound", keys: keys) else { return sound }
    sound.sampleRate = try object.integer("sampleRate", in: 8000...192_000) ?? sound.sampleRate
    sound.format = try object.choice("format") ?? sound.format
    sound.leadSilence = try object.number("leadSilence", in: 0...60) ?? sound.leadSilence
    sound.trailSilence = try object.number("trailSilence", in: 0...60) ?? sound.trailSilence
    sound.gain = try object.choice("gain") ?? sound.gain
    sound.loudness = try object.number("loudness", in: -70...0) ?? sound.loudness
    sound.truePeak = try object.number("truePeak", in: -60...0) ?? sound.truePeak
    sound.peaks = try object.choice("peaks") ?? sound.peaks
    return sound
  }

  private func question() throws(InputError) -> Study.Question {
    var question = Study.Question()
    guard let object = try object.object("question", keys: ["text", "answers"]) else {
      return question
    }
    question.text = try object.string("text") ?? question.text
    question.answers = try object.strings("answers") ?? []
    return question
  }
}
