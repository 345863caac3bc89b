import Herald
import HeraldWording
import Testing

/// What the listener wants said.
struct DictionaryTests {
  private func read(
    _ text: String, _ entries: [ListenerDictionary.Entry], language: String = "en-US"
  ) throws -> SpokenReading {
    SpokenForms(wording: ICUWording(), dictionary: try ListenerDictionary(entries))
      .read(Segment(role: .label, written: text, language: language))
  }

  @Test func wordsWithoutRegardToCase() throws {
    let entries = [ListenerDictionary.Entry(form: .word("dachshund"), spoken: "docks hoond")]
    #expect(try read("A Dachshund, red", entries).text == "A docks hoond, red")
    #expect(try read("Dachshunds", entries).text == "Dachshunds")
    #expect(try read("A Dachshund", entries).findings.map(\.rule) == ["dictionary"])
  }

  @Test func severalWords() throws {
    let entries = [ListenerDictionary.Entry(form: .word("Shih Tzu"), spoken: "sheed zoo")]
    #expect(try read("a shih tzu", entries).text == "a sheed zoo")
  }

  @Test func goesBeforeTheRules() throws {
    let entries = [ListenerDictionary.Entry(form: .word("lb"), spoken: "pound-feet")]
    #expect(try read("lb", entries).text == "pound-feet")
    let price = [ListenerDictionary.Entry(form: .pattern("\\$\\d+"), spoken: "money")]
    #expect(try read("for $5", price).text == "for money")
  }

  @Test func languageOfAnEntry() throws {
    let entries = [
      ListenerDictionary.Entry(form: .word("Gift"), spoken: "poison", language: "de")
    ]
    #expect(try read("Gift", entries).text == "Gift")
    #expect(try read("Gift", entries, language: "de-AT").text == "poison")
  }

  @Test func patternsStandForWholeWords() throws {
    let entries = [
      ListenerDictionary.Entry(form: .pattern("SKU-\\d{3,5}"), spoken: "article {0}")
    ]
    #expect(try read("see SKU-1234", entries).text == "see article SKU-1234")
    #expect(try read("see SKU-12", entries).text == "see SKU-12")
    #expect(try read("see SKU-1234567", entries).text == "see SKU-1234567")
  }

  @Test func theEntryAtFaultIsNamed() {
    #expect(throws: ListenerDictionary.EntryError.self) {
      try ListenerDictionary([
        .init(form: .word("a"), spoken: "b"), .init(form: .pattern("(a"), spoken: "b"),
      ])
    }
    do {
      _ = try ListenerDictionary([
        .init(form: .word("a"), spoken: "b"), .init(form: .pattern("(a"), spoken: "b"),
      ])
    } catch {
      #expect(error.index == 1)
      #expect(error.description == "pattern (a: a closing bracket is missing at character 3")
    }
  }
}
