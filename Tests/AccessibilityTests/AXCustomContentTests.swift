import Accessibility
import Foundation
import Testing

@Suite struct AXCustomContentTests {
  private let language = NSAttributedString.Key("language")

  @Test func plainTextsAreBothStores() {
    let content = AXCustomContent(label: "Age", value: "3 years")
    #expect(content.label == "Age")
    #expect(content.value == "3 years")
    #expect(content.attributedLabel.string == "Age")
    #expect(content.attributedValue.string == "3 years")
  }

  @Test func importanceIsDefaultUntilSet() {
    let content = AXCustomContent(label: "Age", value: "3 years")
    #expect(content.importance == .default)
    content.importance = .high
    #expect(content.importance == .high)
    #expect(AXCustomContent.Importance.default.rawValue == 0)
    #expect(AXCustomContent.Importance.high.rawValue == 1)
    #expect(AXCustomContent.Importance(rawValue: 2) == nil)
  }

  @Test func emptyTextsAreAllowed() {
    let content = AXCustomContent(label: "", value: "")
    #expect(content.label == "" && content.value == "")
  }

  @Test func attributedInputsAreCopied() {
    let text = NSMutableAttributedString(string: "Age")
    let content = AXCustomContent(
      attributedLabel: text, attributedValue: NSAttributedString(string: "3"))
    text.append(NSAttributedString(string: " in years"))
    #expect(content.label == "Age")
  }

  @Test func equalityIsByValueAndIncludesImportance() {
    let first = AXCustomContent(label: "Age", value: "3")
    let second = AXCustomContent(label: "Age", value: "3")
    #expect(first == second)
    #expect(first.hash == second.hash)
    second.importance = .high
    #expect(first != second)
    #expect(first != AXCustomContent(label: "Age", value: "4"))
    #expect(first != AXCustomContent(label: "Years", value: "3"))
    #expect(!first.isEqual("Age"))
    #expect(!first.isEqual(nil))
  }

  @Test func equalityIncludesAttributes() {
    let plain = AXCustomContent(label: "Age", value: "drei")
    let german = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Age"),
      attributedValue: NSAttributedString(string: "drei", attributes: [language: "de"]))
    #expect(plain != german)
  }

  @Test func setsHoldEqualContentOnce() {
    let contents = [
      AXCustomContent(label: "Age", value: "3"), AXCustomContent(label: "Age", value: "3"),
    ]
    #expect(Set(contents).count == 1)
  }

  @Test func copiesKeepAllAndAreTheirOwn() throws {
    let original = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Age", attributes: [language: "en"]),
      attributedValue: NSAttributedString(string: "3"))
    original.importance = .high
    let copy = try #require(original.copy() as? AXCustomContent)
    #expect(copy !== original)
    #expect(copy == original)
    copy.importance = .default
    #expect(original.importance == .high)
  }

  @Test func secureCodingKeepsTextsAttributesAndImportance() throws {
    #expect(AXCustomContent.supportsSecureCoding)
    let text = NSMutableAttributedString(string: "drei 🐶 Jahre")
    text.addAttribute(language, value: "de", range: NSRange(location: 0, length: 4))
    text.addAttribute(
      NSAttributedString.Key("number"), value: 7, range: NSRange(location: 2, length: 5))
    text.addAttribute(
      NSAttributedString.Key("list"), value: ["a", "b"],
      range: NSRange(location: 8, length: 2))
    let original = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Alter"), attributedValue: text)
    original.importance = .high
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: original, requiringSecureCoding: true)
    let object = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: AXCustomContent.self, from: data)
    let decoded = try #require(object)
    #expect(decoded == original)
    #expect(decoded.importance == .high)
    let attributes = decoded.attributedValue.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[language] as? String == "de")
  }

  @Test func secureCodingLeavesOutWhatCannotBeArchived() throws {
    struct Opaque {}
    let original = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Age"),
      attributedValue: NSAttributedString(
        string: "3", attributes: [NSAttributedString.Key("opaque"): Opaque()]))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: original, requiringSecureCoding: true)
    let decoded = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: AXCustomContent.self, from: data)
    #expect(decoded?.value == "3")
  }

  @Test func anArchiveOfSomethingElseIsNoContent() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSString(string: "Age"), forKey: "label")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(AXCustomContent(coder: unarchiver) == nil)
  }

  @Test func descriptionNamesClassLabelAndValue() {
    let description = AXCustomContent(label: "Age", value: "3 years").description
    #expect(description.hasPrefix("<AXCustomContent: 0x"))
    #expect(description.hasSuffix("label: Age, value: 3 years"))
  }
}
