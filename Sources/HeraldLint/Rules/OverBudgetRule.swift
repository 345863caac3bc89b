internal import Herald

extension LintRule {
  /// An announcement that takes too long.
  static let overBudget = LintRule(
    name: "over-budget",
    summary: "The announcement on focus takes longer than the budget.",
    advice:
      "Moving through a list, a listener waits for the essential part of each element. Shorten "
      + "the label, or move parts of it to custom content. Needs measured lengths.",
    bad: [
      Example(
        "everything in the label",
        AccessibilityElement(
          label: "Bailey, beagle, happy-go-lucky, excellent hunting dog, and loyal companion. "
            + "Popularity, number one. Age, three years. Weight, 25 pounds. Height, 14 inches."))
    ],
    good: [
      Example(
        "the essential in the label",
        AccessibilityElement(
          label: "Bailey, beagle",
          customContent: [
            CustomContent(
              label: "Description",
              value: "happy-go-lucky, excellent hunting dog, and loyal companion"),
            CustomContent(label: "Age", value: "three years", importance: .high),
            CustomContent(label: "Weight", value: "25 pounds"),
          ]))
    ],
    check: .element { element, context in
      guard let measure = context.measure else { return [] }
      let seconds = try await measure(context.planner.plan(element).segments)
      guard seconds > context.budget else { return [] }
      return [
        "the announcement takes \(rounded(seconds)) seconds, the budget is "
          + "\(rounded(context.budget))"
      ]
    })
}

/// Seconds with at most one decimal, rounded up, so that what is over a budget never looks equal.
private func rounded(_ seconds: Double) -> String {
  let tenths = Int((seconds * 10 - 1e-9).rounded(.up))
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
