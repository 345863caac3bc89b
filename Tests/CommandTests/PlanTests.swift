import Foundation
import Testing

@Suite("herald plan")
struct PlanTests {
  @Test("The dogs of the example: layered, without inline, flat")
  func dogs() throws {
    let layered = try herald("plan", "Examples/dogs.json", "--limit", "1")
    #expect(layered.output == "Bailey, beagle. Age, 3 years. More content available.\n")
    #expect(layered.status == 0)
    let none = try herald("plan", "Examples/dogs.json", "--inline", "none", "--limit", "1")
    #expect(none.output == "Bailey, beagle. More content available.\n")
    let flat = try herald("plan", "Examples/dogs.json", "--plan", "flat", "--only", "bailey")
    #expect(
      flat.output
        == "Bailey, beagle. Description, Happy-go-lucky, excellent hunting dog, and loyal companion."
        + " Popularity, Number 5. Age, 3 years. Weight, 25 pounds. Height, 14 inches.\n")
  }

  @Test("A real table: missing measurements give no entry")
  func penguins() throws {
    let outcome = try herald(
      "plan", "Examples/penguins.csv", "--label", "species,island", "--high", "body_mass_g",
      "--missing", "NA", "--limit", "4")
    #expect(
      outcome.lines == [
        "Adelie, Torgersen. body mass g, 3750. More content available.",
        "Adelie, Torgersen. body mass g, 3800. More content available.",
        "Adelie, Torgersen. body mass g, 3250. More content available.",
        "Adelie, Torgersen. More content available.",
      ])
    let fourth = try herald(
      "plan", "Examples/penguins.csv", "--label", "species,island", "--missing", "NA", "--only",
      "4", "--plan", "flat")
    #expect(fourth.output == "Adelie, Torgersen. year, 2007.\n")
  }

  @Test("Records of JSON: nulls are empty, numbers as written, fields in the file's order")
  func records() throws {
    let outcome = try herald(
      "plan", "-", "--label", "name", "--plan", "flat",
      input: #"[{"name":"A","b_c":0.10,"a":null,"d":18,"e":"x\ny"}]"#)
    #expect(outcome.output == "A. b c, 0.10. d, 18. e, x y.\n")
  }

  @Test("The kind of standard input is told by its first character")
  func standardInput() throws {
    #expect(try herald("plan", "-", input: "One\nTwo!\n").output == "One.\nTwo!\n")
    #expect(try herald("plan", "-", input: #"{"label":"A"}"# + "\n").output == "A.\n")
    #expect(
      try herald("plan", "-", "--from", "csv", "--label", "a", input: "a,b\r\n1,2").output
        == "1. More content available.\n")
  }

  @Test("The cue speaks the listener's language")
  func listener() throws {
    let arguments = ["plan", "-", "--from", "json"]
    let element =
      #"[{"label":"贝利，比格犬","language":"cmn","customContent":[{"label":"a","value":"b"}]}]"#
    let german = try run(
      binaries.appending(path: "herald").path, arguments, input: Data(element.utf8),
      environment: ["LC_MESSAGES": "de_DE.UTF-8"])
    #expect(german.output == "贝利，比格犬. Weitere Inhalte verfügbar.\n")
    let french = try herald("plan", "-", "--listener-language", "fr", input: element)
    #expect(french.output == "贝利，比格犬. Autres contenus disponibles.\n")
  }

  @Test("JSON has the segments in both wordings")
  func json() throws {
    let outcome = try herald("plan", "--text", "Bailey", "--json")
    let plan = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let segments = try #require(plan["segments"] as? [[String: Any]])
    #expect(segments.count == 1)
    #expect(segments[0]["role"] as? String == "label")
    #expect(segments[0]["text"] as? String == "Bailey")
    #expect(segments[0]["written"] as? String == "Bailey")
  }
}
