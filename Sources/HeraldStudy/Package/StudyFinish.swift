internal import Herald
internal import HeraldSound

extension StudyMaker {
  /// Writes what goes with the sounds, the manifest last.
  func finish(
    _ folder: PackageFolder, _ lists: [TrialList], _ set: StimulusSet,
    _ records: [StimulusRecord], _ makers: Makers, _ key: String
  ) throws {
    let stimuli = zip(set.stimuli, records).map { (stimulus: $0, record: $1) }
    let check = DesignCheck(lists, of: study)
    let experiment = ExperimentFiles(study: study, lists: rows(lists, set, records))
    let table = StimulusTable(study: study, stimuli: stimuli)
    var texts: [(name: String, text: String)] = [
      ("stimuli/stimuli.tsv", table.tsv), ("stimuli/stimuli.json", try table.columnsJSON()),
      ("design.csv", experiment.design), ("design-check.json", try json(check.report)),
      (
        "methods.txt",
        Methods(study: study, stimuli: stimuli, makers: makers, check: check).text
      ),
      ("design.svg", DesignPicture.svg(experiment)), ("pilot.html", try PilotPage.html(experiment)),
    ]
    texts += experiment.psychoPy + experiment.gorilla
    texts += try experiment.jsPsych()
    var manifest = Manifest(
      study: study.name, key: key, makers: makers, seed: study.seed, sources: [],
      parameters: .init(study), files: [:])
    for (source, copy) in zip(study.sources.files, study.sources.copyNames) {
      manifest.files["source/\(copy)"] = try folder.write(source.bytes, to: "source/\(copy)")
      manifest.sources.append(.init(name: source.name, file: "source/\(copy)"))
    }
    for (name, text) in texts { manifest.files[name] = try folder.write(text, to: name) }
    for record in records {
      for (name, digest) in record.result?.files ?? [:] {
        manifest.files[name] = .init(sha256: digest, bytes: try folder.size(of: name))
      }
    }
    try folder.finish(manifest)
  }

  private func rows(
    _ lists: [TrialList], _ set: StimulusSet, _ records: [StimulusRecord]
  ) -> [(name: String, rows: [TrialRow])] {
    let durations = Dictionary(
      uniqueKeysWithValues: zip(set.stimuli, records).map {
        ($0.id, decimal($1.analysis.frames, per: study.sound.sampleRate))
      })
    return lists.map { list in
      let rows = list.trials.enumerated().map { index, trial in
        let stimulus = set.stimulus(of: trial)
        let condition = study.conditions[trial.condition]
        return TrialRow(
          list: list.name, group: list.group, number: index + 1, trial: trial, stimulus: stimulus,
          soundPath: "stimuli/\(stimulus.fileName).\(study.sound.format.rawValue)",
          condition: condition.name, levels: condition.levels,
          duration: durations[stimulus.id] ?? "", answer: study.answer(of: trial))
      }
      return (list.name, rows)
    }
  }

  /// What made the package.
  func makers() async throws -> Makers {
    let engine = try await synthesizer.engine()
    return Makers(
      herald: herald, engine: engine.name, engineVersion: engine.version,
      engineData: EngineData.digest,
      libraries: SoundLibraries.versions.merging(spokenForms.libraries) { $1 }
        .merging(["libebur128": Loudness.libraryVersion]) { $1 })
  }

  /// A digest of everything that decides the bytes of the package.
  func key(_ makers: Makers) -> String {
    Self.key(makers, sources: study.sources.files.map { ($0.name, sha256($0.bytes)) })
  }

  /// The same for sources of which the digests are known.
  static func key(_ makers: Makers, sources: [(name: String, digest: String)]) -> String {
    var parts = ["herald study", makers.herald, makers.engine, makers.engineVersion]
    parts.append(makers.engineData ?? "")
    parts += makers.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    for source in sources { parts += [source.name, source.digest] }
    return sha256(parts.joined(separator: "\n").utf8)
  }
}

extension DesignCheck {
  /// The check as `design-check.json` shows it.
  var report: JSONValue {
    func flag(_ value: Bool?) -> JSONValue { value.map { .flag($0) } ?? .null }
    return .object([
      "noItemTwice": .flag(hearsNoItemTwice),
      "eachItemInEachConditionEquallyOften": .flag(itemsMeetConditionsEvenly),
      "eachConditionAtEachPlaceEquallyOften": flag(placesAreEven),
      "eachConditionBeforeEachOtherEquallyOften": flag(successionsAreEven),
      "eachConditionAtEachTrialOfTheSessionEquallyOften": flag(sessionIsEven),
      "longestRuns": .object(longestRuns.mapValues { .whole($0) }),
    ])
  }
}
