import Herald
import Testing

@Suite("The words that Herald itself says")
struct PhrasebookTests {
  @Test("Every language has every word", arguments: Phrasebook.languages)
  func complete(language: String) {
    let book = Phrasebook(listenerLanguage: language)
    #expect(book.language == language)
    #expect(!book.moreContent.isEmpty && !book.skipped.isEmpty && !book.lastEntry.isEmpty)
    #expect(book.more(count: 3).contains("3"))
    #expect(book.more(count: 3, seconds: 6.2).contains("6"))
    for trait in [Trait.button, .link, .header, .selected, .notEnabled] {
      #expect(book.word(for: trait)?.isEmpty == false)
    }
    #expect(book.word(for: .staticText) == nil)
  }

  @Test(
    "Tags as people and systems write them",
    arguments: [
      ("en_US.UTF-8", "en"), ("C", "en"), ("de-AT", "de"), ("zh-Hans-CN", "zh"), ("cmn", "zh"),
      ("xx", "en"),
    ])
  func tags(tag: String, book: String) {
    #expect(
      Phrasebook(listenerLanguage: tag).moreContent
        == Phrasebook(listenerLanguage: book).moreContent)
  }

  @Test(
    "Russian counts seconds in three forms",
    arguments: [(1, "1 секунда"), (3, "3 секунды"), (5, "5 секунд"), (21, "21 секунда")])
  func russian(seconds: Int, expected: String) {
    #expect(
      Phrasebook(listenerLanguage: "ru").more(count: 2, seconds: Double(seconds))
        == "ещё 2, \(expected)")
  }
}
