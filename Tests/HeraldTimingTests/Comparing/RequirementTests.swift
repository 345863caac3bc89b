import HeraldTiming
import Testing

@Suite("Requirements")
struct RequirementTests {
  private let names = ["flat", "layered", "layered@my.voice", "layered@300"]

  @Test("Every form of the grammar")
  func forms() throws {
    let plain = try Requirement("layered<=0.6*flat", variants: names)
    #expect(plain.left == .init(variant: 1, quantity: .seconds, statistic: .total))
    #expect(plain.relation == .atMost)
    #expect(
      plain.right == .share(0.6, of: .init(variant: 0, quantity: .seconds, statistic: .total)))
    let spaced = try Requirement(" layered.p90 < .5 * flat.max ", variants: names)
    #expect(spaced.left.statistic == .p90)
    #expect(
      spaced.right == .share(0.5, of: .init(variant: 0, quantity: .seconds, statistic: .max)))
    let number = try Requirement("layered.essential.max>=2.5", variants: names)
    #expect(number.left == .init(variant: 1, quantity: .essential, statistic: .max))
    #expect(number.relation == .atLeast)
    #expect(number.right == .number(2.5))
    let words = try Requirement("layered.words>flat", variants: names)
    #expect(words.right == .share(1, of: .init(variant: 0, quantity: .words, statistic: .total)))
    let dotted = try Requirement("layered@my.voice.median<layered@300", variants: names)
    #expect(dotted.left.variant == 2)
    #expect(
      dotted.right == .share(1, of: .init(variant: 3, quantity: .seconds, statistic: .median)))
  }

  @Test(
    "An error tells the column and what was expected there",
    arguments: [
      ("", 1, "expected a plan (flat, layered"),
      ("layred<=flat", 1, "did you mean layered"),
      ("layered", 8, "expected one of <=, <, >=, >"),
      ("layered=flat", 8, "expected one of <=, <, >=, >"),
      ("layered<=", 10, "expected a number or a plan"),
      ("layered<=-1", 10, "expected a number, at least 0"),
      ("layered<=1e999", 10, "expected a number, at least 0"),
      ("layered<=0.6*", 14, "expected a plan"),
      ("layered<=0.6 flat", 14, "expected the end, found \"flat\""),
      ("layered.p95<=flat", 9, "found \"p95\"; did you mean p90?"),
      ("layered.<=flat", 9, "expected a measure"),
      ("layered.max.max<=flat", 12, "expected one of"),
      ("layered.words.max.p90<=flat", 18, "expected one of"),
      ("layered.words<=flat.seconds", 16, "expected words on both sides"),
      ("flat2<1", 1, "found \"flat2\""),
      ("<script>\u{0}", 1, "expected a plan"),
    ])
  func errors(text: String, column: Int, message: String) {
    do throws(RequirementError) {
      let read = try Requirement(text, variants: names)
      Issue.record("\(text) was read as \(read)")
    } catch {
      #expect(error.column == column, "\(error)")
      #expect(error.message.contains(message), "\(error)")
      #expect(error.description.hasPrefix("\(text): column \(column): "))
    }
  }

  @Test("Met and broken, with the elements that break it, the worst first")
  func checking() throws {
    let figures = comparison([("a", 10, 4), ("b", 10, 7), ("c", 10, 9), ("d", 10, 4)])
    let variants = figures.variants.map(\.name)
    #expect(try Requirement("layered<=0.6*flat", variants: variants).check(figures).isMet)
    let broken = try Requirement("layered<=0.5*flat", variants: variants).check(figures)
    #expect(!broken.isMet)
    #expect(broken.left == 24)
    #expect(broken.right == 20)
    #expect(broken.breaches.map(\.id) == ["c", "b"])
    #expect(broken.breaches.first?.limit == 5)
    let max = try Requirement("layered.max<=8", variants: variants).check(figures)
    #expect(max.breaches.map(\.id) == ["c"])
    let total = try Requirement("layered<=8", variants: variants).check(figures)
    #expect(total.breaches.map(\.id) == ["c", "b", "a", "d"])
    let more = try Requirement("layered>flat", variants: variants).check(figures)
    #expect(more.breaches.map(\.id) == ["a", "d", "b", "c"])
    let words = try Requirement("layered.words<=3", variants: variants).check(figures)
    #expect(words.left == 24)
  }

  @Test("No elements meet anything; elements that failed count nowhere")
  func empty() throws {
    let none = comparison([])
    #expect(try Requirement("layered<=0", variants: ["flat", "layered"]).check(none).isMet)
    var figures = comparison([("a", 10, 4), ("b", 10, 9)])
    figures.rows[1].error = "not spoken"
    let outcome = try Requirement("layered<=4", variants: ["flat", "layered"]).check(figures)
    #expect(outcome.isMet)
    #expect(outcome.left == 4)
  }
}
