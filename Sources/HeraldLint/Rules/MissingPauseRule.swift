internal import Herald

extension LintRule {
  /// A label whose parts run into each other.
  static let missingPause = LintRule(
    name: "missing-pause",
    summary: "The parts of a label are not told apart by anything that makes a pause.",
    advice:
      "Bars, bullets and dashes are silent or read out, and a comma without a blank after it is "
      + "no pause; the parts run into each other and the melody goes wrong. Put a comma and a blank "
      + "between them.",
    bad: [
      Example("a bar", AccessibilityElement(label: "Bailey | beagle")),
      Example("a bullet", AccessibilityElement(label: "Bailey • beagle • 3 years")),
      Example("a dash between blanks", AccessibilityElement(label: "Bailey – beagle")),
      Example("a comma without a blank", AccessibilityElement(label: "Bailey,beagle")),
      Example(
        "many words without any pause",
        AccessibilityElement(
          label: "Bailey beagle happy excellent hunting dog and loyal companion three years old")),
    ],
    good: [
      Example("a comma", AccessibilityElement(label: "Bailey, beagle")),
      Example("few words", AccessibilityElement(label: "Open the settings of the audio device")),
      Example("a grouped number", AccessibilityElement(label: "1,250 seats")),
      Example("a range", AccessibilityElement(label: "9:30–10:45")),
      Example(
        "a long sentence with a pause",
        AccessibilityElement(
          label: "Bailey, a happy and excellent hunting dog, and a loyal companion for many years")),
    ],
    check: .element { element, _ in
      guard let what = pauseFault(in: element.label) else { return [] }
      return ["the label \(quoted(element.label)) \(what)"]
    })
}

/// How many words are said in one breath without a mark of punctuation; sentences of a label's length
/// stay below.
private let breath = 11

private func pauseFault(in label: String) -> String? {
  let characters = Array(label)
  for (index, character) in characters.enumerated().dropFirst().dropLast() {
    let before = characters[index - 1]
    let after = characters[index + 1]
    if separators.contains(character), before.isWhitespace, after.isWhitespace {
      return "has “\(character)” between its parts, which makes no pause"
    }
    if character == "," || character == ";", before.isLetter || before.isNumber, after.isLetter {
      return "has “\(character)” without a blank after it, which makes no pause"
    }
  }
  let stretches = label.split { ".,;:!?…。、，；：！？()\n".contains($0) }
  guard let longest = stretches.map({ $0.split(whereSeparator: \.isWhitespace).count }).max(),
    longest > breath
  else { return nil }
  return "has \(longest) words without a pause"
}

private let separators: Set<Character> = [
  "|", "•", "·", "–", "—", "-", "/", "\\", "~", ">", "»", "→",
]
