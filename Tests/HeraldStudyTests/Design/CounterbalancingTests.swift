import Herald
import Testing

@testable import HeraldStudy

@Suite struct CounterbalancingTests {
  private let four = #""factors": {"plan": ["layered", "flat"], "rate": [175, 300]}"#
  private let three = #""factors": {"rate": [150, 200, 300]}"#

  private func check(_ text: String) throws -> (lists: [TrialList], check: DesignCheck) {
    let study = try study(text)
    let lists = try Counterbalancing(study).lists()
    return (lists, DesignCheck(lists, of: study))
  }

  @Test(arguments: ["interleaved", "blocked"]) func anEvenNumberIsBalanced(order: String) throws {
    let (lists, check) = try check(
      studyText(items: 8, factors: four, design: #""participants": 8, "order": "\#(order)""#))
    #expect(lists.map(\.name) == (1...8).map { "P00\($0)" })
    #expect(lists.allSatisfy { $0.trials.count == 8 })
    #expect(check.hearsNoItemTwice)
    #expect(check.itemsMeetConditionsEvenly)
    #expect(check.placesAreEven == true)
    #expect(check.successionsAreEven == true)
  }

  @Test(arguments: ["interleaved", "blocked"]) func anOddNumberIsBalanced(order: String) throws {
    let (_, check) = try check(
      studyText(items: 6, factors: three, design: #""participants": 6, "order": "\#(order)""#))
    #expect(check.hearsNoItemTwice)
    #expect(check.itemsMeetConditionsEvenly)
    #expect(check.placesAreEven == true)
    #expect(check.successionsAreEven == true)
  }

  /// Conditions × rounds × participants.
  @Test(arguments: [
    ([150, 300], 3, 4), ([150, 200, 300], 3, 6), ([150, 200, 300], 2, 3),
    ([150, 200, 250, 300], 4, 4), ([150, 180, 220, 260, 300], 5, 10),
  ])
  func theWholeSessionIsBalanced(rates: [Int], rounds: Int, participants: Int) throws {
    let (lists, check) = try check(
      studyText(
        items: rates.count * rounds, factors: #""factors": {"rate": \#(rates)}"#,
        design: #""participants": \#(participants)"#))
    #expect(check.sessionIsEven == true)
    #expect(check.placesAreEven == true)
    #expect(check.successionsAreEven == true)
    // Each of n-1 distances comes once between n rounds: even across rounds.
    guard rates.count == rounds, rates.count > 3 else { return }
    let balance = OrderBalance(of: lists.map { $0.trials.map(\.condition) }, count: rates.count)
    #expect(balance.isBalancedForSuccession)
  }

  @Test func limitsOnRunsHoldForEveryone() throws {
    let (lists, check) = try check(
      studyText(
        items: 8, design: #""participants": 4, "maximumRuns": {"condition": 1}"#))
    #expect(check.sessionIsEven == true)
    #expect(check.longestRuns == ["plan": 1])
    #expect(lists.count == 4)
  }

  @Test func betweenGivesEachOneCondition() throws {
    let (lists, check) = try check(
      studyText(items: 3, factors: three, design: #""lists": 6, "kind": "between""#))
    #expect(lists.map(\.name).first == "L001")
    #expect(lists.map { Set($0.trials.map(\.condition)).count } == [1, 1, 1, 1, 1, 1])
    #expect(lists.map(\.group) == ["150", "200", "300", "150", "200", "300"])
    #expect(check.itemsMeetConditionsEvenly)
  }

  @Test func mixedVariesSomeFactorsBetweenPeople() throws {
    let (lists, check) = try check(
      studyText(
        items: 4, factors: four,
        design: #""participants": 8, "kind": "mixed", "between": ["rate"]"#))
    #expect(lists.map(\.group) == ["175", "300", "175", "300", "175", "300", "175", "300"])
    #expect(Set(lists[0].trials.map(\.condition)) == [0, 2])
    #expect(Set(lists[1].trials.map(\.condition)) == [1, 3])
    #expect(check.itemsMeetConditionsEvenly)
    #expect(check.placesAreEven == true)
  }

  @Test func runsAreLimited() throws {
    let (lists, check) = try check(
      studyText(
        items: 8, factors: four,
        design: #""participants": 4, "order": "random", "maximumRuns": {"condition": 1, "plan": 2}"#
      ))
    #expect(lists.count == 4)
    #expect(check.longestRuns["plan"].map { $0 <= 2 } == true)
    for list in lists {
      let conditions = list.trials.map(\.condition)
      #expect(zip(conditions, conditions.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test func aSeedGivesTheSameListsAndAnotherGivesOthers() throws {
    let text = studyText(items: 8, factors: four, design: #""participants": 4, "order": "random""#)
    let first = try check(text).lists
    #expect(try check(text).lists == first)
    let other = text.replacing(#""name": "dogs""#, with: #""name": "dogs", "seed": 2"#)
    #expect(try check(other).lists != first)
  }

  @Test func practiceComesFirstAndChecksInBetween() throws {
    let extra = #"{"element": {"label": "Choose yes"}, "answer": "yes"}"#
    let (lists, _) = try check(
      studyText(
        more:
          #""practice": {"items": [\#(extra)]}, "attentionChecks": {"every": 2, "items": [\#(extra)]}"#
      ))
    #expect(lists[0].trials.map(\.kind) == [.practice, .main, .main, .check, .main, .main])
  }

  @Test(arguments: [
    (3, #""participants": 4"#, "3 items cannot be shared evenly among 2 conditions; 2 or 4 can"),
    (1, #""participants": 4"#, "1 items are too few: a participant hears 2 conditions"),
    (2, #""participants": 3"#, "3 participants leave the design unbalanced; take a multiple of 2"),
    (
      4, #""participants": 4, "order": "blocked", "maximumRuns": {"plan": 1}"#,
      "a block has 2 trials of one condition"
    ),
  ])
  func whatCannotBeIsTold(items: Int, design: String, message: String) throws {
    let study = try study(studyText(items: items, design: design))
    let error = #expect(throws: InputError.self) { try Counterbalancing(study).lists() }
    #expect(error?.description.contains(message) == true)
    #expect(error?.line != nil)
  }
}
