import Herald
import HeraldWording
import Testing

/// Every example of every rule, with the words of ICU.
struct RuleExampleTests {
  static let forms = SpokenForms(wording: ICUWording(), listenerLanguages: ["en"])

  @Test(arguments: SpokenRule.all.indices)
  func examples(of index: Int) {
    let rule = SpokenRule.all[index]
    for example in rule.examples {
      let reading = Self.forms.read(
        Segment(
          role: .content, written: example.written, language: example.language,
          field: example.field))
      #expect(reading.text == example.spoken, "\(rule.name): \(example.written)")
      #expect(reading.segments.map(\.written).joined() == example.written)
    }
  }

  @Test func everyRuleHasExamplesOfBothKinds() {
    for rule in SpokenRule.all {
      #expect(rule.examples.contains { $0.written != $0.spoken }, "\(rule.name)")
      #expect(rule.examples.contains { $0.written == $0.spoken }, "\(rule.name)")
    }
  }
}
