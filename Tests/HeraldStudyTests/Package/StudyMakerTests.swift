import Foundation
import Herald
import Testing

@testable import HeraldStudy

@Suite struct StudyMakerTests {
  @Test func aPackageIsTheSameInAnyFolderWithAnyJobs() async throws {
    let first = try await MadePackage(studyText(), jobs: 1)
    let second = try await MadePackage(studyText(), jobs: 4)
    let files = try first.folder.files(in: "out")
    #expect(files == (try second.folder.files(in: "out")))
    // Eight sounds with three files of marks each, and what goes with them.
    #expect(files.count == 53)
    #expect(files[".herald-study/study.json"] == nil)
  }

  @Test func aCleanPackageIsVerifiedAndAChangedByteIsNamed() async throws {
    let package = try await MadePackage(studyText())
    let engine = try StudyMaker(package.study).synthesizer
    func findings() async throws -> [String] {
      try await StudyVerification(
        of: package.path(), synthesizer: engine, jobs: 2, herald: "test"
      ).findings
    }
    #expect(try await findings() == [])
    let name = "stimuli/stim-dog0Layered_audio.wav"
    var bytes = try Data(contentsOf: URL(filePath: package.path(name)))
    bytes[1000] ^= 1
    try bytes.write(to: URL(filePath: package.path(name)))
    try Data().write(to: URL(filePath: package.path("notes.txt")))
    try FileManager.default.removeItem(atPath: package.path("gorilla/P001.csv"))
    #expect(
      try await findings() == [
        "gorilla/P001.csv: is missing", "notes.txt: is not of this package", "\(name): was changed",
      ])
  }

  @Test func aChangedManifestIsNamed() async throws {
    let package = try await MadePackage(studyText(items: 2, design: #""participants": 2"#))
    let engine = try StudyMaker(package.study).synthesizer
    let whole = try package.text("manifest.json")
    func findings(_ old: String, _ new: String) async throws -> [String] {
      let text = whole.replacing(old, with: new)
      #expect(text != whole)
      try Data(text.utf8).write(to: URL(filePath: package.path("manifest.json")))
      return try await StudyVerification(
        of: package.path(), synthesizer: engine, jobs: 2, herald: "test"
      ).findings
    }
    let digest = try #require(
      JSONDecoder().decode(Manifest.self, from: Data(whole.utf8)).files["methods.txt"]
    ).sha256
    let source = sha256(package.study.sources.study.bytes)
    #expect(try await findings(whole, "x") == ["manifest.json: was changed, and cannot be read"])
    for (old, new) in [
      (#""seed" : 1"#, #""seed" : 2"#), (#""herald" : "test""#, #""herald" : "tesx""#),
      (#""engineVersion" : "1"#, #""engineVersion" : "2"#),
      (#""file" : "source/"#, #""file" : "sourcx/"#),
      (#""study" : "dogs""#, #""study" : "dogz""#), ("\n}\n", "\n} "), (digest, sha256("x".utf8)),
      (source, sha256("x".utf8)),
    ] {
      let findings = try await findings(old, new)
      #expect(findings.contains { $0.hasPrefix("manifest.json: ") }, "\(old): \(findings)")
    }
  }

  @Test func anUnfinishedPackageGoesOn() async throws {
    let whole = try await MadePackage(studyText())
    let folder = try TemporaryFolder()
    let maker = try StudyMaker(whole.study)
    try await maker.make(into: folder.path("out"), shard: .init(part: 1, of: 2))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/manifest.json")))
    await #expect(throws: (any Error).self) { try await maker.make(into: folder.path("out")) }
    // What a process that was killed had begun to write; no process has this number.
    try folder.write("half", to: "out/stimuli/.herald-99999999-0.part")
    try await maker.make(into: folder.path("out"), shard: .init(part: 2, of: 2))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/manifest.json")))
    try await maker.make(into: folder.path("out"), goesOn: true)
    #expect(try folder.files(in: "out") == (try whole.folder.files(in: "out")))
    // Once more is no work: a changed file stays as it is.
    try folder.write("x", to: "out/methods.txt")
    try await maker.make(into: folder.path("out"), goesOn: true)
    #expect(try folder.files(in: "out")["methods.txt"] == Data("x".utf8))
  }

  @Test func aStoppedPackageIsNotWhole() async throws {
    let folder = try TemporaryFolder()
    let study = try study(studyText(items: 8, design: #""participants": 2"#))
    let maker = try StudyMaker(study)
    let work = Task { try await maker.make(into: folder.path("out"), goesOn: true) }
    for _ in 0..<4000 where ((try? folder.files(in: "out").count) ?? 0) < 4 {
      try await Task.sleep(for: .milliseconds(5))
    }
    work.cancel()
    _ = try? await work.value
    let left = try folder.files(in: "out")
    #expect(left["manifest.json"] == nil)
    #expect(!left.keys.contains { $0.hasSuffix(".part") })
    try await maker.make(into: folder.path("out"), goesOn: true)
    #expect(try folder.files(in: "out")["manifest.json"] != nil)
  }

  @Test func anotherStudysFolderIsRefused() async throws {
    let package = try await MadePackage(studyText(items: 2, design: #""participants": 2"#))
    let other = try StudyMaker(try study(studyText(items: 2, design: #""participants": 4"#)))
    let before = try package.folder.files(in: "out")
    await #expect(throws: (any Error).self) { try await other.make(into: package.path()) }
    #expect(try package.folder.files(in: "out") == before)
    let foreign = try TemporaryFolder()
    try foreign.write("mine", to: "thesis.txt")
    await #expect(throws: (any Error).self) { try await other.make(into: foreign.url.path) }
    #expect(try foreign.files(in: "") == ["thesis.txt": Data("mine".utf8)])
  }

  @Test(arguments: [
    (
      #""factors": {"rate": [175, 300], "cueDetail": ["plain", "count"]}, "settings": {"plan": "flat"}"#,
      #"the factor "cueDetail" changes nothing"#
    ),
    (#""factors": {"volume": [80, 100]}"#, #"the factor "volume" changes nothing"#),
    (
      #""conditions": [{"name": "a"}, {"name": "b", "plan": "layered"}]"#,
      #"the conditions "a" and "b" give the same sound"#
    ),
    (#""factors": {"plan": ["layered", "flat"]}, "sound": {"loudness": -3}"#, "over the true peak"),
    (#""factors": {"plan": ["layered", "flat"]}, "settings": {"volume": 0}"#, "nothing is heard"),
    (
      #""factors": {"plan": ["layered", "flat"]}, "settings": {"language": "xx"}"#,
      "no voice speaks xx"
    ),
  ])
  func aVoidStudyIsToldAndNothingWritten(keys: String, message: String) async throws {
    let folder = try TemporaryFolder()
    let maker = try StudyMaker(try study(studyText(factors: keys)))
    let error = await #expect(throws: StudyError.self) {
      try await maker.make(into: folder.path("out"))
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func theSameSoundsCanBeAccepted() async throws {
    let package = try await MadePackage(
      studyText(
        items: 4, factors: #""factors": {"plan": ["layered", "flat"], "cue": ["speech", "none"]}"#,
        design: #""participants": 4, "allowSameSounds": true"#))
    #expect(
      package.warnings == [
        #"the comparison would be void: the conditions "flat-speech" and "flat-none" give the same sound for every item"#
      ])
  }

  @Test func everyCueCanBeCompared() async throws {
    let package = try await MadePackage(
      studyText(
        items: 5, factors: #""factors": {"cue": ["speech", "sound", "pitch", "spearcon", "none"]}"#,
        design: #""participants": 10"#))
    #expect(package.warnings.filter { $0.contains("same sound") } == [])
    let voices = Set(try package.rows("stimuli/stimuli.tsv", separator: "\t").map { $0["voice"] })
    #expect(voices == ["en-us"])
  }

  @Test func aMissingVoiceIsToldFirst() async throws {
    let maker = try StudyMaker(
      try study(studyText(factors: #""factors": {"voice": ["en-us", "en-uss"]}"#)))
    let error = await #expect(throws: StudyError.self) { try await maker.check() }
    #expect(error?.description.hasPrefix("condition \"en-uss\": no voice is called") == true)
  }

  @Test func aTextThatCannotBeSpokenIsNamed() async throws {
    let maker = try StudyMaker(try study(studyText().replacing("3 years", with: "…")))
    let silent = try StudyMaker(
      try study(
        studyText().replacing("Rosie, dachshund", with: "…").replacing("Age", with: "…")
          .replacing("3 years", with: "…")))
    try await maker.check()
    let error = await #expect(throws: StudyError.self) { try await silent.check() }
    #expect(error?.description.contains("stim-dog1") == true, "\(String(describing: error))")
  }
}
