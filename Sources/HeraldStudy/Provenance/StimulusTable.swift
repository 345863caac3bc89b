internal import Herald
internal import HeraldSound

/// The stimuli as BIDS describes them: `stimuli.tsv` with a row a sound, `stimuli.json` with what each
/// column holds (BIDS's extension proposal 44, "Stimuli").
struct StimulusTable {
  let study: Study
  let stimuli: [(stimulus: Stimulus, record: StimulusRecord)]

  private var columns: [(name: String, description: String, units: String?)] {
    [
      ("stim_id", "The name of the stimulus", nil),
      ("type", "What kind of file it is", nil),
      ("filename", "The file, beside this table", nil),
      ("description", "What is said, in the words of the input", nil),
      ("spoken", "The same in the words that the engine was given", nil),
      ("voice", "The voices of the engine that say it", nil),
      ("kind", "main, practice or attention-check", nil),
      ("item", "The id of the item", nil),
      ("condition", "The condition", nil),
    ]
      + zip(study.factorColumns, study.factors).map {
        ($0, "The level of the factor \"\($1.name)\"", nil)
      } + [
        ("sampling_frequency", "Frames a second", "Hz"),
        ("frames", "The length of the file in frames", nil),
        ("duration", "The length of the file", "s"),
        ("lead_silence", "Silence before", "s"),
        ("trail_silence", "Silence after", "s"),
        ("gain", "The gain that was applied", "dB"),
        ("peak_reduction", "By how much the highest peak was lowered", "dB"),
        ("loudness", "The loudness of the file (EBU R 128)", "LUFS"),
        (
          "loudness_method",
          "integrated: as EBU R 128 has it; repeated: a file shorter than a block of "
            + "400 ms, measured over itself repeated until blocks are full", nil
        ),
        ("true_peak", "The true peak of the file (ITU-R BS.1770)", "dBTP"),
        ("sha256", "The SHA-256 digest of the file", nil),
      ]
  }

  /// The rows.
  var tsv: String {
    var table = Table(header: columns.map(\.name))
    let sound = study.sound
    for (stimulus, record) in stimuli {
      guard let result = record.result else { continue }
      let file = "\(stimulus.fileName).\(sound.format.rawValue)"
      let condition = study.conditions[stimulus.condition]
      table.add(
        [
          stimulus.id, "audio", file, result.line, result.spoken,
          result.voices.joined(separator: " "), stimulus.kind.rawValue, stimulus.element.id,
          condition.name,
        ] + condition.levels + [
          String(sound.sampleRate), String(record.analysis.frames),
          decimal(record.analysis.frames, per: sound.sampleRate), "\(sound.leadSilence)",
          "\(sound.trailSilence)", decimal(result.gain), decimal(result.limited),
          decimal(result.loudness.lufs),
          result.loudness.method.rawValue, decimal(result.loudness.truePeak),
          result.files["stimuli/\(file)"] ?? "",
        ])
    }
    return table.tsv
  }

  /// What each column holds.
  func columnsJSON() throws(EncodingError) -> String {
    var object: [String: JSONValue] = [:]
    for column in columns {
      var entry: [String: JSONValue] = ["Description": .text(column.description)]
      if let units = column.units { entry["Units"] = .text(units) }
      object[column.name] = .object(entry)
    }
    return try json(JSONValue.object(object))
  }
}
