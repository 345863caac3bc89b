internal import Herald
internal import HeraldSound

/// A paragraph for a paper's methods, with the numbers of the package itself.
struct Methods {
  let study: Study
  let stimuli: [(stimulus: Stimulus, record: StimulusRecord)]
  let makers: Makers
  let check: DesignCheck

  /// The paragraph, on one line.
  var text: String {
    [materials, sounds, loudness, design, reproduction].joined(separator: " ") + "\n"
  }

  private var main: [(stimulus: Stimulus, record: StimulusRecord)] {
    stimuli.filter { $0.stimulus.kind == .main }
  }

  private var materials: String {
    let factors = study.factors.map { "\($0.name) (\(list($0.levels)))" }
    let conditions = study.conditions.count
    let what =
      factors.isEmpty
      ? "in one condition"
      : "in \(conditions) conditions, which differ in \(list(factors))"
    return "The stimuli were \(count(main.count, "spoken announcement")) of "
      + "\(count(study.items.count, "item")) \(what)."
  }

  private var sounds: String {
    let settings = study.conditions.map(\.settings)
    let voices = distinct(main.flatMap { $0.record.result?.voices ?? [] })
    let rates = distinct(settings.map { String($0.profile.parameters.rate) })
    let rate = study.sound.sampleRate
    let lengths = main.map { $0.record.analysis.frames }
    let mean = lengths.reduce(0, +) / max(1, lengths.count)
    return
      "They were made with Herald \(makers.herald) and \(makers.engine) \(makers.engineVersion) "
      + "(\(voices.count == 1 ? "voice" : "voices") \(list(voices)), \(list(rates)) words per minute), stored as 16-bit mono "
      + "\(study.sound.format.rawValue.uppercased()) at \(rate) Hz with \(study.sound.leadSilence) s of "
      + "silence before and \(study.sound.trailSilence) s after, and lasted from "
      + "\(short(lengths.min() ?? 0, rate)) s to \(short(lengths.max() ?? 0, rate)) s "
      + "(mean \(short(mean, rate)) s).\(words)"
  }

  /// Who turned written values into words.
  private var words: String {
    let verbatim = study.conditions.filter(\.settings.isVerbatim)
    guard let version = makers.libraries["ICU"], verbatim.count < study.conditions.count else {
      return ""
    }
    return
      " Written numbers, units and dates were worded by Herald with CLDR's data (ICU \(version))"
      + (verbatim.isEmpty ? "." : ", but for \(list(verbatim.map(\.name))).")
  }

  private var loudness: String {
    let results = stimuli.compactMap(\.record.result)
    let levels = results.map(\.loudness.lufs)
    let peak = results.map(\.loudness.truePeak).max() ?? 0
    let how =
      switch study.sound.gain {
      case .each: "Each sound was brought to \(decimal(study.sound.loudness)) LUFS"
      case .all:
        "One gain of \(decimal(results.first?.gain ?? 0)) dB brought all sounds to a mean of "
          + "\(decimal(study.sound.loudness)) LUFS"
      case .none: "The loudness was left as the engine gives it"
      }
    let short = results.count { $0.loudness.method == .repeated }
    let fallback =
      short == 0
      ? ""
      : "; \(count(short, "sound")) shorter than 400 ms \(short == 1 ? "was" : "were") measured over "
        + "repetitions of \(short == 1 ? "itself" : "themselves")"
    let depths = results.map(\.limited).filter { $0 > 0 }
    let limited =
      depths.isEmpty
      ? ""
      : "; in \(count(depths.count, "sound")) the highest peaks were lowered, by up to "
        + "\(decimal(depths.max() ?? 0)) dB for 5 ms each"
    return
      "\(how) (EBU R 128, libebur128 \(makers.libraries["libebur128"] ?? "")); the files measure "
      + "from \(decimal(levels.min() ?? 0)) to \(decimal(levels.max() ?? 0)) LUFS with true peaks of at "
      + "most \(decimal(peak)) dBTP\(limited)\(fallback)."
  }

  private var design: String {
    let lists = count(
      study.design.listCount, study.design.listsAreParticipants ? "participant" : "list")
    let kind =
      switch study.design.kind {
      case .within: "a within-participants design"
      case .between: "a between-participants design"
      case .mixed:
        "a mixed design with \(list(study.design.betweenFactors)) varied between participants"
      }
    var text = "Trials were assigned to \(lists) in \(kind)"
    switch study.design.order {
    case _ where study.design.kind == .between: text += ", in an order drawn for each"
    case .blocked: text += ", blocked by condition"
    case .interleaved: text += ", in rounds of one trial per condition"
    case .random: text += ", in an order drawn for each"
    }
    if study.design.order != .random, check.placesAreEven == true, check.successionsAreEven == true,
      study.design.kind != .between
    {
      text += " whose orders form balanced Latin squares (Williams, 1949)"
    }
    text += check.hearsNoItemTwice ? "; nobody hears an item twice" : ""
    let runs = study.design.maximumRuns.sorted { $0.key < $1.key }
      .map { "\($0.value) in a row with the same \($0.key)" }
    if !runs.isEmpty { text += "; at most \(list(runs))" }
    return text + "."
  }

  private var reproduction: String {
    "All random choices follow from the seed \(study.seed) (SplitMix64); `herald study --verify` makes "
      + "the package again and compares it byte for byte."
  }

  private func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func short(_ frames: Int, _ rate: Int) -> String {
    decimal(Double(frames) / Double(rate))
  }
}
