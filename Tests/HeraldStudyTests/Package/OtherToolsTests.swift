import Foundation
import Herald
import HeraldSound
import Testing

@testable import HeraldStudy

/// What tools that are not ours say of a package.
@Suite(.serialized) struct OtherToolsTests {
  private static let text = studyText(
    items: 4, design: #""participants": 2"#,
    more:
      #""question": {"text": "How old is it?"}, "practice": {"items": [{"element": {"label": "Hm"}}]}"#
  )
  /// Words that are shorter than a block of 400 ms, and sentences, in languages with other letters.
  private static let languages = #"""
    {"name": "languages", "items": [
      {"id": "yes", "label": "Yes"}, {"id": "ja", "label": "Ja", "language": "de"},
      {"id": "да", "label": "Да", "language": "ru"},
      {"id": "matin", "label": "Ça va? C’est l’été, à 7 h 30.", "language": "fr"},
      {"id": "αβγ", "label": "Καλημέρα, \"κόσμε\" <b>", "language": "el"},
      {"id": "größe", "label": "Größe: 1,5 m", "language": "de"}],
     "settings": {"rate": 300}, "factors": {"pitch": [30, 50, 70]}, "design": {"participants": 3},
     "sound": {"format": "flac", "sampleRate": 44100, "leadSilence": 0, "trailSilence": 0.01}}
    """#

  @Test(arguments: [text, languages])
  func aMeterAndPraatFindWhatThePackageSays(text: String) async throws {
    let package = try await MadePackage(text)
    let shortCount = try checkLoudness(of: package)
    #expect(shortCount == (text == Self.languages ? 9 : 0))
    try await checkWords(of: package)
    guard package.study.sound.format == .flac else { return }
    let files = try package.rows("stimuli/stimuli.tsv", separator: "\t")
      .map { package.path("stimuli/\($0["filename"] ?? "")") }
    #expect(files.count == 18)
    let flac = try output(of: "flac", ["-t", "-s"] + files)
    #expect(flac.status == 0, "\(flac.text)")
  }

  /// Compares loudness, true peak and rate; gives the number of sounds shorter than 400 ms.
  private func checkLoudness(of package: MadePackage) throws -> Int {
    var shortCount = 0
    for row in try package.rows("stimuli/stimuli.tsv", separator: "\t") {
      let file = package.path("stimuli/\(row["filename"] ?? "")")
      let isShort = try #require(row["duration"].flatMap(Double.init)) < 0.4
      #expect(row["loudness_method"] == (isShort ? "repeated" : "integrated"), "\(file)")
      shortCount += isShort ? 1 : 0
      let meter = try output(
        of: "ffmpeg",
        ["-hide_banner", "-nostats", "-i", file, "-af", "ebur128=peak=true", "-f", "null", "-"])
      let summary = meter.text.components(separatedBy: "Summary:").last ?? ""
      let loudness = try #require(number(after: "I:", in: summary))
      let peak = try #require(number(after: "Peak:", in: summary))
      #expect(isShort || abs(loudness - -23) <= 0.5, "\(file): \(loudness)")
      #expect(peak <= -1, "\(file)")
      let soxi = try output(of: "soxi", ["-r", file])
      #expect(soxi.status == 0)
      #expect(soxi.text == "\(package.study.sound.sampleRate)\n")
    }
    return shortCount
  }

  /// Compares the lengths that Praat finds, and the borders of the words with the engine's frames.
  private func checkWords(of package: MadePackage) async throws {
    let sound = package.study.sound
    let renderer = StimulusRenderer(
      package.study, synthesizer: try StudyMaker(package.study).synthesizer)
    let set = StimulusSet(try Counterbalancing(package.study).lists(), of: package.study)
    for stimulus in set.stimuli {
      let base = package.path("stimuli/\(stimulus.fileName)")
      let praat = try output(
        of: "praat",
        [
          "--run", "\(scripts)/lengths.praat", "\(base).\(sound.format.rawValue)",
          "\(base).TextGrid",
        ])
      let lines = praat.text.split(separator: "\n").map {
        $0.split(separator: "\t").map(String.init)
      }
      let lengths = try #require(lines.first, "\(praat.text)")
      #expect(lengths.count == 2 && lengths[0] == lengths[1], "\(praat.text)")
      // The engine's frames, at 22,050 a second, after the silence.
      let announcement = try await renderer.render(stimulus).announcement
      let words = announcement.parts.flatMap { announcement.words(of: $0) }
        .filter { $0.frames > 0 }
      #expect(lines.dropFirst().map(\.last) == words.map(\.text))
      for (line, word) in zip(lines.dropFirst(), words) {
        let start = try #require(Double(line[0]))
        let expected = sound.leadSilence + Double(word.startFrame) / 22_050
        #expect(abs(start - expected) < 1.0 / Double(sound.sampleRate))
      }
    }
  }

  @Test func psychoPyReadsTheConditions() async throws {
    // Names that it would take for an empty cell, and for Python.
    let conditions =
      #""conditions": [{"name": "None", "plan": "layered"}, {"name": "[1, 2]", "plan": "flat"}]"#
    let package = try await MadePackage(
      Self.text.replacing(#""factors": {"plan": ["layered", "flat"]}"#, with: conditions)
        .replacing("dog1", with: "1"))
    let path = try python()
    let result = package.path("trials.json")
    let read = try output(
      of: path,
      ["\(scripts)/conditions.py", result]
        + ["P001", "P002"].map { package.path("psychopy/\($0).csv") })
    try #require(read.status == 0, "\(read.text)")
    let trials = try JSONDecoder().decode(
      [[String: String]].self, from: Data(contentsOf: URL(filePath: result)))
    let list = ["practice", "main", "main", "main", "main"]
    #expect(trials.map { $0["trial_kind"] } == list + list)
    #expect(trials[0]["item"] == "practice-1")
    #expect(Set(trials.map { $0["condition"] }) == ["condition-None", "condition-[1, 2]"])
    #expect(Set(trials.dropFirst().map { $0["plan"] }) == ["layered", "flat"])
    #expect(trials.contains { $0["item"] == "item-1" })
    for trial in trials {
      #expect(FileManager.default.fileExists(atPath: package.path(trial["sound_file"] ?? "none")))
    }
  }

  @Test func theSchemaTellsGoodStudiesFromBadOnes() throws {
    let folder = try TemporaryFolder()
    let schema = try folder.write(try StudySchema.schema(), to: "schema.json")
    try folder.write("name,Built\nFiat,1970\nSeat,1971\n", to: "cars.csv")
    let template = try StudyTemplate.text(items: folder.path("cars.csv"))
    let good = [Self.text, Self.languages, template]
    let bad = [
      (Self.text.replacing("layered", with: "layerd"), "factors/plan/0"),
      (Self.text.replacing(#""plan""#, with: #""plam""#), "factors/plam/0"),
      (Self.text.replacing("[\"layered\", \"flat\"]", with: "[\"flat\"]"), "factors/plan"),
      (Self.text.replacing(#""name": "dogs""#, with: #""name": "my dogs""#), "name"),
      (Self.text.replacing(#""design""#, with: #""desing""#), "."),
      (
        Self.text.replacing(#""participants": 2"#, with: #""participants": 0"#),
        "design/participants"
      ),
      (Self.languages.replacing("300", with: "30"), "settings/rate"),
      (Self.languages.replacing("flac", with: "mp3"), "sound/format"),
      (Self.languages.replacing("0.01", with: "-1"), "sound/trailSilence"),
    ]
    let files = try (good + bad.map(\.0)).enumerated().map { number, text in
      try folder.write(text, to: "study\(number).json")
    }
    // The reader and the schema are of one mind.
    for (file, isGood) in zip(files, good.map { _ in true } + bad.map { _ in false }) {
      let isRead = (try? Study.read(path: file)) != nil
      #expect(isRead == isGood, "\(file)")
    }
    let read = try output(of: try python(), ["\(scripts)/schema.py", schema] + files)
    #expect(
      read.text.split(separator: "\n").map(String.init)
        == good.map { _ in "valid" } + bad.map(\.1), "\(read.text)")
  }

  @Test func thePilotPageSavesARowATrial() async throws {
    let package = try await MadePackage(Self.text)
    let pilot = try output(of: "python3", ["\(scripts)/pilot.py", package.path(), "3"])
    let lines = pilot.text.split(separator: "\n")
    try #require(pilot.status == 0 && lines.count == 5, "\(pilot.text)")
    let trial = ["button Play", "textbox How old is it?"]
    #expect(
      try JSONDecoder().decode([String].self, from: Data(lines[0].utf8))
        == ["combobox List", "button Begin"] + trial + trial + trial)
    #expect(lines.dropFirst(2).allSatisfy { $0.contains(#","a dog, ""three""","#) })
  }

  @Test func thePilotPageTakesAnswersByTheKeyboard() async throws {
    let package = try await MadePackage(
      studyText(
        items: 2, design: #""participants": 2"#,
        more: #""question": {"text": "Is it old?", "answers": ["yes", "<no>"]}"#))
    let pilot = try output(of: "python3", ["\(scripts)/pilot.py", package.path(), "2"])
    let lines = pilot.text.split(separator: "\n")
    try #require(pilot.status == 0 && lines.count == 4, "\(pilot.text)")
    let trial = ["button Play", "button yes", "button <no>"]
    #expect(
      try JSONDecoder().decode([String].self, from: Data(lines[0].utf8))
        == ["combobox List", "button Begin"] + trial + trial)
    #expect(lines.dropFirst(2).allSatisfy { $0.contains(",<no>,") })
  }

  /// A Python that has the tools written in it.
  private func python() throws -> String {
    let environment = try output(
      of: "\(scripts)/python-environment", [packageFolder.appending(path: ".build/python").path])
    try #require(environment.status == 0, "\(environment.text)")
    return try #require(environment.text.split(separator: "\n").last.map(String.init))
  }

  private func number(after key: String, in text: String) -> Double? {
    text.components(separatedBy: key).dropFirst().first?
      .split(separator: " ").first.flatMap { Double($0) }
  }
}
