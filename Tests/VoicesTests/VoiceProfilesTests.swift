import Foundation
import Herald
import Testing
import Voices

@Suite("Voice profiles")
struct VoiceProfilesTests {
  /// Calls a closure with a folder that holds these files, which is removed afterwards.
  private func withFolder<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("herald-voices-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder.path)
  }

  private func fault(_ text: String) throws -> String {
    try withFolder(["mine.json": text]) { folder in
      let error = #expect(throws: InputError.self) {
        try VoiceProfiles.named("mine", folder: folder)
      }
      return (error?.description ?? "").replacing(folder + "/", with: "")
    }
  }

  @Test("The profiles that come with Herald can be read", arguments: VoiceProfiles.builtInNames)
  func builtIn(name: String) throws {
    let profile = try VoiceProfiles.named(name, folder: nil)
    #expect(profile.name == name)
    #expect(profile.summary.hasSuffix("."))
    #expect(profile.pauses.count == Segment.Role.allCases.count)
  }

  @Test("In the default profile label and value are the plain voice")
  func defaultStyle() throws {
    let profile = try VoiceProfiles.named("default", folder: nil)
    #expect(profile.voice == "en-us")
    #expect(profile.parameters == SpeechParameters())
    #expect(profile.parameters(for: .label) == SpeechParameters())
    #expect(profile.parameters(for: .value) == SpeechParameters())
    #expect(profile.parameters(for: .high).pitch > 50)
    #expect(profile.parameters(for: .content).pitch < 50)
    #expect(profile.parameters(for: .cue).volume < 100)
  }

  @Test("The neutral profile has no styles, the fast one twice the rate, the German one a voice")
  func others() throws {
    let neutral = try VoiceProfiles.named("study-neutral", folder: nil)
    for role in Segment.Role.allCases {
      #expect(neutral.parameters(for: role) == SpeechParameters())
      #expect(neutral.pauses[role] == 250)
    }
    #expect(try VoiceProfiles.named("expert-fast", folder: nil).parameters.rate == 350)
    #expect(try VoiceProfiles.named("deutsch", folder: nil).voice == "de")
  }

  @Test("Profiles of one's own are found by name and by path")
  func own() throws {
    let text = """
      {"$note": "mine", "summary": "Mine.", "voice": "en-gb", "variant": "f3", "rate": 300,
       "pitch": 10, "range": 20, "volume": 90, "wordGap": 2, "pauses": {"label": 100},
       "styles": {"high": {"pitch": 5, "range": -5, "rate": 90, "volume": 110}}}
      """
    try withFolder(["mine.json": text, "default.json": "{", "notes.txt": "x"]) { folder in
      let profile = try VoiceProfiles.named("mine", folder: folder)
      #expect(profile.name == "mine")
      #expect(profile.voice == "en-gb+f3")
      #expect(profile.parameters(for: .label).rate == 300)
      #expect(profile.parameters(for: .label).wordGap == 2)
      #expect(profile.parameters(for: .high).pitch == 15)
      #expect(profile.parameters(for: .high).rate == 270)
      #expect(profile.pauses == [.label: 100])
      #expect(try VoiceProfiles.named("\(folder)/mine.json", folder: nil) == profile)
      let names = try VoiceProfiles.all(folder: folder).map(\.name)
      #expect(names == VoiceProfiles.builtInNames + ["mine"])
    }
  }

  @Test(
    "An unknown name is a wrong option, with the nearest names",
    arguments: [
      ("expert-fats", "did you mean expert-fast?"),
      ("quite unknown", "the profiles are default, deutsch, expert-fast, study-neutral"),
      ("", "the profiles are default, deutsch, expert-fast, study-neutral"),
      ("..", "the profiles are default, deutsch, expert-fast, study-neutral"),
    ])
  func unknown(name: String, ending: String) throws {
    let error = #expect(throws: InputError.self) {
      try VoiceProfiles.named(name, folder: "/nowhere")
    }
    #expect(error?.kind == .usage)
    #expect(error?.message == "no voice profile is called \"\(name)\"; \(ending)")
  }

  @Test("A path that is not there is an input that cannot be read")
  func missingFile() {
    let error = #expect(throws: InputError.self) { try VoiceProfiles.named("/nowhere/x.json") }
    #expect(error?.kind == .unreadable)
  }

  @Test(
    "What is wrong in a profile is named by place and key",
    arguments: [
      ("{\"rate\": 5}", "mine.json:1:10: \"rate\" is 5; expected a whole number from 80 to 900"),
      (
        "{\"pitch\": 100}", "mine.json:1:11: \"pitch\" is 100; expected a whole number from 0 to 99"
      ),
      (
        "{\"range\": 1.5}", "mine.json:1:11: \"range\" is 1.5; expected a whole number from 0 to 99"
      ),
      (
        "{\"volume\": 201}",
        "mine.json:1:12: \"volume\" is 201; expected a whole number from 0 to 200"
      ),
      (
        "{\"wordGap\": -1}",
        "mine.json:1:13: \"wordGap\" is -1; expected a whole number from 0 to 500"
      ),
      (
        "{\"pauses\": {\"label\": 9999}}",
        "mine.json:1:22: \"label\" is 9999; expected a whole number from 0 to 5000"
      ),
      (
        "{\"pauses\": {\"lable\": 1}}", "mine.json:1:13: unknown key \"lable\"; did you mean label?"
      ),
      (
        "{\"styles\": {\"cue\": {\"rate\": 10}}}",
        "mine.json:1:29: \"rate\" is 10; expected a whole number from 50 to 200"
      ),
      (
        "{\"styles\": {\"cue\": {\"speed\": 10}}}",
        "mine.json:1:21: unknown key \"speed\"; \"cue\" has the keys pitch, range, rate, volume"
      ),
      ("{\n \"vioce\": \"de\"}", "mine.json:2:2: unknown key \"vioce\"; did you mean voice?"),
      (
        "{\"voice\": \"../x\"}",
        "mine.json:1:11: \"voice\" is no name of a voice; expected one like en-us"
      ),
      (
        "{\"voice\": \"en+f2\", \"variant\": \"f3\"}",
        "mine.json:1:31: \"variant\" is no name of a variant; expected one like f3, and none in "
          + "\"voice\""
      ),
      ("[]", "mine.json:1:1: found an array; expected a voice profile, which is an object"),
    ])
  func faults(text: String, message: String) throws {
    #expect(try fault(text) == message)
  }
}
