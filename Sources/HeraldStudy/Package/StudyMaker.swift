package import Herald
internal import HeraldSound

/// Makes the package of a study.
///
/// Every sound is made twice: first to look at it, so that nothing is written of a study that cannot be
/// made, and then to write it. The engine gives the same sound each time.
package struct StudyMaker: Sendable {
  /// A part of the work, for machines that share it.
  package struct Shard: Sendable, Hashable {
    /// Which part, from 1.
    package var part: Int
    /// Of how many.
    package var of: Int

    /// Creates a part, inside their number.
    package init(part: Int, of: Int) {
      self.part = part
      self.of = of
    }
  }

  /// What the work tells on its way.
  package enum Event: Sendable {
    /// How much of a step is done.
    case progress(step: String, done: Int, total: Int)
    /// Something that weakens the study and does not stop it.
    case warning(String)
  }

  let study: Study
  let synthesizer: any SpeechSynthesizer
  let jobs: Int
  let herald: String
  let spokenForms: StudySpokenForms
  let report: @Sendable (Event) -> Void

  /// Prepares the work.
  ///
  /// - Parameters:
  ///   - study: what is made.
  ///   - synthesizer: what speaks.
  ///   - jobs: how many sounds are made side by side; the package does not depend on it.
  ///   - herald: Herald's version.
  ///   - spokenForms: the stage between planning and rendering.
  ///   - report: takes what the work tells.
  package init(
    _ study: Study, synthesizer: any SpeechSynthesizer, jobs: Int, herald: String,
    spokenForms: StudySpokenForms = .none,
    report: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.study = study
    self.synthesizer = synthesizer
    self.jobs = jobs
    self.herald = herald
    self.spokenForms = spokenForms
    self.report = report
  }

  /// Makes everything, or the sounds of one shard.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - goesOn: whether an unfinished package is continued.
  ///   - shard: the part of the sounds that is made; nil for the whole package.
  /// - Throws: ``InputError`` for a design that cannot be, ``StudyError`` for sounds that make the study
  ///   void, `OutputError`, and ``EngineError``.
  package func make(into path: String, goesOn: Bool = false, shard: Shard? = nil) async throws {
    let lists = try Counterbalancing(study).lists()
    let set = StimulusSet(lists, of: study)
    let renderer = StimulusRenderer(study, synthesizer: synthesizer, spokenForms: spokenForms)
    try await renderer.checkVoices()
    let makers = try await makers()
    let key = self.key(makers)
    let folder = try PackageFolder(
      path: path, study: study.name, key: key, goesOn: goesOn || shard != nil)
    if goesOn, folder.isWhole {
      report(.warning("\(path) is whole already; --verify compares it"))
      return
    }
    let stimuli = set.stimuli.enumerated()
      .filter { index, _ in shard.map { index % $0.of == $0.part - 1 } ?? true }.map(\.element)
    let keeps = goesOn || shard != nil
    if keeps { try folder.begin(study: study.name, key: key) }
    let records = try await analyse(stimuli, renderer, folder, keeps: keeps)
    // The rest of the sounds would have to be known for checks over all, or a gain for all.
    if shard != nil, study.sound.gain == .all { return }
    let gains = try check(stimuli, records, isWhole: shard == nil)
    try folder.checkSpace(for: size(of: records.filter { $0.result == nil }.map(\.analysis)))
    if !keeps { try folder.begin(study: study.name, key: key) }
    let written = try await write(
      stimuli, records, gains, renderer: renderer, folder: folder)
    guard shard == nil else { return }
    try finish(folder, lists, set, written, makers, key)
  }

  /// Finds out whether the study can be made, without writing anything.
  ///
  /// - Throws: as ``make(into:goesOn:shard:)``.
  package func check() async throws {
    let lists = try Counterbalancing(study).lists()
    let set = StimulusSet(lists, of: study)
    let renderer = StimulusRenderer(study, synthesizer: synthesizer, spokenForms: spokenForms)
    try await renderer.checkVoices()
    let records = try await analyse(set.stimuli, renderer, nil, keeps: false)
    _ = try check(set.stimuli, records, isWhole: true)
  }

  // MARK: - Steps

  private func analyse(
    _ stimuli: [Stimulus], _ renderer: StimulusRenderer, _ folder: PackageFolder?, keeps: Bool
  ) async throws -> [StimulusRecord] {
    let records = try await sideBySide(
      stimuli, jobs: jobs,
      onDone: { report(.progress(step: "analysed", done: $0, total: stimuli.count)) },
      work: { stimulus in
        if keeps, let known = folder?.record(of: stimulus) { return known }
        let rendered = try await Self.render(stimulus, renderer)
        let record = StimulusRecord(analysis: try Self.analysis(of: rendered))
        guard record.analysis.loudness.lufs.isFinite else {
          throw StudyError("\(stimulus.id): nothing is heard")
        }
        if keeps { try folder?.keep(record, of: stimulus) }
        return record
      })
    let missing = renderer.missingLanguages
    guard missing.isEmpty else {
      throw StudyError("no voice speaks \(missing.joined(separator: ", "))")
    }
    return records
  }

  private static func render(
    _ stimulus: Stimulus, _ renderer: StimulusRenderer
  ) async throws -> RenderedStimulus {
    do {
      return try await renderer.render(stimulus)
    } catch let error as EngineError
      where ![.cancelled, .noEngine, .workerLost].contains(error.code)
    {
      throw StudyError("\(stimulus.id): \(error)")
    }
  }

  // Not inlined: Swift 6.3.1's optimizer crashes on typed errors inside async functions.
  @inline(never)
  private static func analysis(of rendered: RenderedStimulus) throws -> StimulusAnalysis {
    try StimulusAnalysis(rendered)
  }

  @inline(never)
  private func check(
    _ stimuli: [Stimulus], _ records: [StimulusRecord], isWhole: Bool
  ) throws -> [Double] {
    let analyses = records.map(\.analysis)
    if isWhole {
      let sameness = Sameness(study, stimuli, analyses)
      if !sameness.faults.isEmpty {
        let text = "the comparison would be void: \(Self.shortened(sameness.faults))"
        guard study.design.allowsSameSounds else {
          throw StudyError(
            text + "; list the \"conditions\" that differ, or set \"allowSameSounds\" to true")
        }
        report(.warning(text))
      }
      for warning in sameness.warnings { report(.warning(warning)) }
    }
    let plan = try GainPlan(analyses, of: stimuli, sound: study.sound)
    if let first = plan.limited.stimuli.first {
      report(
        .warning(
          "\(plan.limited.stimuli.count) of \(stimuli.count) sounds have their highest peaks lowered, by up to "
            + "\(decimal(plan.limited.most)) dB, so that their true peak does not go over "
            + "(\(stimuli[first].id))"))
    }
    return plan.gains
  }

  private static func shortened(_ faults: [String]) -> String {
    let more = faults.count > 4 ? "; and \(faults.count - 4) more" : ""
    return faults.prefix(4).joined(separator: "; ") + more
  }

  private func write(
    _ stimuli: [Stimulus], _ records: [StimulusRecord], _ gains: [Double],
    renderer: StimulusRenderer, folder: PackageFolder
  ) async throws -> [StimulusRecord] {
    let writer = StimulusWriter(study: study, folder: folder, herald: herald)
    let work = stimuli.indices.map { (stimuli[$0], records[$0], gains[$0]) }
    return try await sideBySide(
      work, jobs: jobs,
      onDone: { report(.progress(step: "written", done: $0, total: stimuli.count)) },
      work: { stimulus, record, gain in
        if let result = record.result, result.gain == gain, folder.holds(result) { return record }
        let rendered = try await Self.render(stimulus, renderer)
        return try writer.write(rendered, of: stimulus, record: record, gain: gain)
      })
  }

  /// What the sounds and the marks beside them take, as WAV, and as much again for each file's block.
  private func size(of analyses: [StimulusAnalysis]) -> Int {
    analyses.reduce(1 << 20) { $0 + 2 * $1.frames + 5 * 4096 }
  }
}
