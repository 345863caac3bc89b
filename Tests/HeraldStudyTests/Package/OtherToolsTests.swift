import Foundation
import Herald
import Testing

@testable import HeraldStudy

/// What tools that are not ours say of a package.
@Suite(.serialized) struct OtherToolsTests {
  private let text = studyText(
    items: 4, design: #""participants": 2"#,
    more:
      #""question": {"text": "How old is it?"}, "practice": {"items": [{"element": {"label": "Hm"}}]}"#
  )

  @Test func aMeterFindsTheLoudness() async throws {
    let package = try await MadePackage(text)
    for row in try package.rows("stimuli/stimuli.tsv", separator: "\t") {
      let file = package.path("stimuli/\(row["filename"] ?? "")")
      let meter = try output(
        of: "ffmpeg",
        ["-hide_banner", "-nostats", "-i", file, "-af", "ebur128=peak=true", "-f", "null", "-"])
      let summary = meter.text.components(separatedBy: "Summary:").last ?? ""
      let loudness = try #require(number(after: "I:", in: summary))
      let peak = try #require(number(after: "Peak:", in: summary))
      #expect(abs(loudness - -23) <= 0.5, "\(file)")
      #expect(peak <= -1, "\(file)")
      let soxi = try output(of: "soxi", ["-r", file])
      #expect(soxi.status == 0)
      #expect(soxi.text == "48000\n")
    }
  }

  @Test func flacFilesAreWhole() async throws {
    let package = try await MadePackage(
      studyText(more: #""sound": {"format": "flac", "sampleRate": 44100}"#))
    let files = try package.rows("stimuli/stimuli.tsv", separator: "\t")
      .map { package.path("stimuli/\($0["filename"] ?? "")") }
    #expect(files.count == 8)
    let flac = try output(of: "flac", ["-t", "-s"] + files)
    #expect(flac.status == 0, "\(flac.text)")
    #expect(try output(of: "soxi", ["-r", files[0]]).text == "44100\n")
  }

  @Test func praatFindsTheWords() async throws {
    let package = try await MadePackage(text)
    let renderer = StimulusRenderer(
      package.study, synthesizer: try StudyMaker(package.study).synthesizer)
    let set = StimulusSet(try Counterbalancing(package.study).lists(), of: package.study)
    for stimulus in set.stimuli {
      let base = package.path("stimuli/\(stimulus.fileName)")
      let praat = try output(
        of: "praat",
        ["--run", "\(scripts)/lengths.praat", "\(base).wav", "\(base).TextGrid"])
      let lines = praat.text.split(separator: "\n").map {
        $0.split(separator: "\t").map(String.init)
      }
      let lengths = try #require(lines.first, "\(praat.text)")
      #expect(lengths.count == 2 && lengths[0] == lengths[1], "\(praat.text)")
      // The engine's frames, at 22,050 a second, after a quarter of a second of silence.
      let announcement = try await renderer.render(stimulus).announcement
      let words = announcement.parts.flatMap { announcement.words(of: $0) }
      #expect(lines.dropFirst().map(\.last) == words.map(\.text))
      for (line, word) in zip(lines.dropFirst(), words) {
        let start = try #require(Double(line[0]))
        #expect(abs(start - (0.25 + Double(word.startFrame) / 22_050)) < 1.0 / 48_000)
      }
    }
  }

  @Test func psychoPyReadsTheConditions() async throws {
    // Names that it would take for an empty cell, and for Python.
    let conditions =
      #""conditions": [{"name": "None", "plan": "layered"}, {"name": "[1, 2]", "plan": "flat"}]"#
    let package = try await MadePackage(
      text.replacing(#""factors": {"plan": ["layered", "flat"]}"#, with: conditions)
        .replacing("dog1", with: "1"))
    let python = try output(
      of: "\(scripts)/psychopy-python",
      [packageFolder.appending(path: ".build/psychopy").path])
    let path = try #require(python.text.split(separator: "\n").last.map(String.init))
    try #require(python.status == 0, "\(python.text)")
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

  @Test func thePilotPageSavesARowATrial() async throws {
    let package = try await MadePackage(text)
    let pilot = try output(of: "python3", ["\(scripts)/pilot.py", package.path(), "3"])
    let lines = pilot.text.split(separator: "\n")
    #expect(pilot.status == 0, "\(pilot.text)")
    #expect(lines.count == 4, "\(pilot.text)")
    #expect(lines.dropFirst().allSatisfy { $0.contains(#","a dog, ""three""","#) })
  }

  private func number(after key: String, in text: String) -> Double? {
    text.components(separatedBy: key).dropFirst().first?
      .split(separator: " ").first.flatMap { Double($0) }
  }
}
