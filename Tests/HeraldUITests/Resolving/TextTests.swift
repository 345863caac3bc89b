import Foundation
import Herald
import HeraldUI
import Testing

@MainActor @Suite struct TextTests {
  private func words(_ text: Text, _ locale: String = "en_US") -> String? {
    text.environment(\.locale, Locale(identifier: locale)).announcedElements.first?.label
  }

  @Test func textsFromKeysDataAndOtherTexts() {
    let name: Substring = "Bailey"
    #expect(words(Text("Bailey")) == "Bailey")
    #expect(words(Text(name)) == "Bailey")
    #expect(words(Text(verbatim: "100%@")) == "100%@")
    #expect(words(Text("100%@")) == "100%@")
    #expect(words(Text("a").bold() + Text(" ") + Text(name).foregroundColor(.red)) == "a Bailey")
    #expect(words(Text(AttributedString("Bailey"))) == "Bailey")
    #expect(words(Text(3, format: .percent)) == "3%")
  }

  @Test func interpolatedValuesAreWordedAsTheLocaleDoes() {
    let name = "Bailey"
    #expect(words(Text("\(name) weighs \(1234) g")) == "Bailey weighs 1,234 g")
    #expect(words(Text("\(1234) g"), "de_DE") == "1.234 g")
    #expect(words(Text("\(2.5, specifier: "%.1f") kg")) == "2.5 kg")
    #expect(words(Text("\(7, specifier: "%03d")")) == "007")
    #expect(words(Text("\(Text(name)) and \(Image("tom"))")) == "Bailey and tom")
    #expect(words(Text("\([1, 2])")) == "[1, 2]")
    #expect(words(Text("\(0.5, format: .percent)")) == "50%")
  }

  @Test(arguments: [
    "%s", "%n", "%@", "%", "", "%1$@ %2$@", "%99999999d", "%.999999f", "%*d", "%ls",
  ])
  func aSpecifierThatFitsNoNumberIsNotUsed(specifier: String) {
    #expect(words(Text("\(7, specifier: specifier)")) == "7")
    #expect(words(Text("\(7.5, specifier: specifier)")) == "7.5")
  }

  @Test func dataIsNeverAFormat() {
    let value = "%@ %n %s 100%"
    #expect(words(Text("Value: \(value)")) == "Value: %@ %n %s 100%")
  }

  @Test func keysAreEqualWithTheirValues() {
    let first: LocalizedStringKey = "Age \(3)"
    let second: LocalizedStringKey = "Age \(3)"
    let third: LocalizedStringKey = "Age \(4)"
    #expect(first == second)
    #expect(first != third)
    #expect(Text("a") == Text("a"))
  }

  @Test func aBundlesTranslationsAreUsed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "herald-translations-\(UUID().uuidString)")
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = """
      "Age" = "Alter";
      "%@ is %lld years old" = "Mit %2$lld Jahren ist %1$@ 100%% munter";
      """
    try Data(table.utf8).write(to: german.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let name = "Waldi %@"
    let sentence = Text("\(name) is \(3) years old", bundle: bundle)
    #expect(words(Text("Age", bundle: bundle), "de_DE") == "Alter")
    #expect(words(Text("Weight", bundle: bundle), "de_DE") == "Weight")
    #expect(words(sentence, "de_DE") == "Mit 3 Jahren ist Waldi %@ 100% munter")
    #expect(words(sentence) == "Waldi %@ is 3 years old")
  }

  @Test func aFieldKeepsItsKeyInEveryLanguage() {
    let age = AccessibilityCustomContentKey("Age")
    let view = Text("Waldi")
      .accessibilityCustomContent(age, "2")
      .environment(\.locale, Locale(identifier: "de"))
      .accessibilityCustomContent(age, "3")
    #expect(view.announcedElements.first?.customContent.map(\.value) == ["3"])
  }
}
