import Herald
import HeraldInput
import Testing

@Suite("Objects with known keys")
struct JSONObjectTests {
  private func object(_ text: String, keys: [String]? = ["rate", "voice", "on", "list", "style"])
    throws -> JSONObject
  {
    try JSONObject(
      JSONDocument.parse(Array(text.utf8), file: "f.json").root, in: "f.json",
      what: "a voice profile", keys: keys)
  }

  private func fault(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("Getters give what stands there, and nil for null and what is absent")
  func getters() throws {
    let object = try object(
      #"{"$note": 1, "rate": 175, "voice": "en", "on": true, "list": ["a"], "style": null}"#)
    #expect(try object.integer("rate", in: 80...900) == 175)
    #expect(try object.number("rate", in: 0...200) == 175)
    #expect(try object.text("rate") == "175")
    #expect(try object.string("voice") == "en")
    #expect(try object.boolean("on") == true)
    #expect(try object.strings("list") == ["a"])
    #expect(try object.object("style", keys: []) == nil)
    #expect(object.isNull("style"))
    #expect(object.members.map(\.key) == ["rate", "voice", "on", "list", "style"])
  }

  @Test("An unknown key is named with the nearest known one")
  func unknownKeys() {
    #expect(
      fault { _ = try object("{\n  \"voise\": 1}") }
        == "f.json:2:3: unknown key \"voise\"; did you mean voice?")
    #expect(
      fault { _ = try object("{\"quite other\": 1}") }.hasSuffix(
        "; a voice profile has the keys rate, voice, on, list, style"))
  }

  @Test("What is no object says so")
  func noObject() {
    #expect(
      fault { _ = try object("[1]") }
        == "f.json:1:1: found an array; expected a voice profile, which is an object")
  }

  @Test("Wrong types and ranges name key, place and what was expected")
  func mismatches() {
    #expect(
      fault { _ = try object(#"{"rate": 5}"#).integer("rate", in: 80...900) }
        == "f.json:1:10: \"rate\" is 5; expected a whole number from 80 to 900")
    #expect(
      fault { _ = try object(#"{"rate": "5"}"#).integer("rate", in: 80...900) }
        == "f.json:1:10: \"rate\" has a string; expected a whole number from 80 to 900")
    #expect(
      fault { _ = try object(#"{"voice": 1}"#).string("voice") }
        == "f.json:1:11: \"voice\" has a number; expected a text")
    #expect(
      fault { _ = try object(#"{"voice": "buton"}"#).choice("voice", of: Trait.self) }
        == "f.json:1:11: \"voice\" does not know \"buton\"; did you mean button?")
    #expect(
      fault { _ = try object("{}").require("rate", nil as Int?) }
        == "f.json:1:1: the key \"rate\" is missing")
  }
}
