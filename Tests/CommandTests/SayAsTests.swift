import Foundation
import Testing

/// `herald say-as`, and spoken forms in the other commands.
struct SayAsTests {
  @Test func showsWhatIsSaidAndWhy() throws {
    let stars = try herald("say-as", "★★★★☆")
    #expect(stars.status == 0)
    #expect(
      stars.lines == ["4 out of 5 stars", "  rating: \"★★★★☆\" is said \"4 out of 5 stars\""])
  }

  @Test func theFieldDecides() throws {
    #expect(try herald("say-as", "56m", "--label", "Remaining").lines.first == "56 minutes")
    #expect(try herald("say-as", "56m", "--label", "Depth").lines.first == "56 meters")
    #expect(
      try herald("say-as", "56m").lines
        == ["56m", "  unit: \"56m\" stays as it is: “m” may be minutes or meters"])
  }

  @Test func languageAndKind() throws {
    #expect(try herald("say-as", "25 lb", "--language", "de-DE").lines.first == "25 Pfund")
    #expect(
      try herald("say-as", "1970-01-01", "--as", "date:year").lines.first == "1970")
    let unknown = try herald("say-as", "5", "--as", "dat")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean date"))
  }

  @Test func asJSON() throws {
    let outcome = try herald("say-as", "$5", "--json")
    #expect(
      outcome.output
        == "{\"language\":\"en-US\",\"rules\":[{\"rule\":\"currency\",\"spoken\":\"5 dollars\","
        + "\"written\":\"$5\"}],\"text\":\"5 dollars\",\"written\":\"$5\"}\n")
  }

  @Test func planSaysItSpokenAndWritten() throws {
    let arguments = ["plan", "--text", "now $5"]
    #expect(try herald(arguments[0], arguments[1], arguments[2]).output == "now $5.\n")
    #expect(
      try herald(arguments[0], arguments[1], arguments[2], "--spoken").output
        == "now 5 dollars.\n")
    #expect(
      try herald(arguments[0], arguments[1], arguments[2], "--spoken", "--verbatim").output
        == "now $5.\n")
  }

  @Test func marksPointAtTheWrittenText() throws {
    let outcome = try herald("measure", "--text", "now $1,299.99 only", "--json")
    #expect(outcome.output.contains("\"text\":\"now 1,299 dollars 99 cents only\""))
    #expect(outcome.output.contains("\"written\":\"now $1,299.99 only\""))
    #expect(outcome.output.contains("\"text\":\"$1,299.99\""))
  }

  @Test func theListenersDictionary() throws {
    let folder = try TemporaryFolder()
    let configuration = try TemporaryFolder.configuration(
      in: folder, "[{\"word\": \"dachshund\", \"spoken\": \"docks hoond\"}]")
    let environment = ["XDG_CONFIG_HOME": configuration]
    let said = try herald("say-as", "A dachshund", environment: environment)
    #expect(said.lines.first == "A docks hoond")
    // Plans are the same in every home directory.
    let plan = try herald(
      "plan", "--text", "A dachshund", "--spoken", environment: environment)
    #expect(plan.output == "A dachshund.\n")
  }

  @Test func anEntryAtFaultIsNamed() throws {
    let folder = try TemporaryFolder()
    let configuration = try TemporaryFolder.configuration(
      in: folder,
      "[{\"word\": \"a\", \"spoken\": \"b\"},\n{\"pattern\": \"(a\", \"spoken\": \"b\"}]")
    let outcome = try herald("say-as", "a", environment: ["XDG_CONFIG_HOME": configuration])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("dictionary.json:2:1: entry 2: pattern (a: a closing bracket"))
  }

  @Test func theListingsInTheExamples() throws {
    let outcome = try herald(
      "plan", "Examples/listings.csv", "--label", "Address,City", "--high", "Price", "--inline",
      "all", "--cue", "none", "--spoken", "--limit", "1")
    #expect(
      outcome.output
        == "12 Main Street, Springfield. Price, 1,299,000 dollars. Area, 1,850 square feet. "
        + "Beds, 3. Baths, 2. Lot, 60 by 40 feet. Built, 1987. Listed, October 14, 2026. "
        + "Rating, 4.5 out of 5. Open, Saturday, Sunday. Phone, 4 1 5, 5 5 5, 0 1 3 2.\n")
  }
}

extension TemporaryFolder {
  /// A configuration folder with this dictionary.
  fileprivate static func configuration(
    in folder: TemporaryFolder, _ dictionary: String
  ) throws -> String {
    let herald = folder.url.appending(path: "herald")
    try FileManager.default.createDirectory(at: herald, withIntermediateDirectories: true)
    try Data(dictionary.utf8).write(to: herald.appending(path: "dictionary.json"))
    return folder.url.path
  }
}
