/// Reads the text of a ``WordPattern`` into steps.
struct WordPatternParser {
  private typealias Step = WordPattern.Step
  private let text: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  mutating func parse() throws(WordPattern.PatternError) -> [WordPattern.Step] {
    let steps = try alternatives()
    guard index == text.count else { throw fault("a closing bracket without an opening one") }
    return steps + [.found]
  }

  private func fault(_ message: String) -> WordPattern.PatternError {
    WordPattern.PatternError(description: "\(message) at character \(index + 1)")
  }

  private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Steps inside a part count from its beginning; jumps are moved where parts are joined.
  private mutating func alternatives() throws(WordPattern.PatternError) -> [WordPattern.Step] {
    var steps = try sequence()
    while take("|") {
      let other = try sequence()
      steps =
        [.split(1, steps.count + 2)] + steps.moved(by: 1)
        + [.jump(steps.count + 2 + other.count)] + other.moved(by: steps.count + 2)
      try check(steps)
    }
    return steps
  }

  private mutating func sequence() throws(WordPattern.PatternError) -> [WordPattern.Step] {
    var steps: [WordPattern.Step] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let part = try repeated(try single())
      steps += part.moved(by: steps.count)
      try check(steps)
    }
    return steps
  }

  private mutating func single() throws(WordPattern.PatternError) -> [WordPattern.Step] {
    guard let scalar = next else { throw fault("the end came too early") }
    index += 1
    switch scalar {
    case "(":
      depth += 1
      guard depth <= 20 else { throw fault("groups inside groups are more than 20 deep") }
      if take("?") {
        guard take(":") else { throw fault("groups that begin with (? are not known") }
      }
      let steps = try alternatives()
      guard take(")") else { throw fault("a closing bracket is missing") }
      depth -= 1
      return steps
    case "[": return [.one(try scalarClass())]
    case ".": return [.one(ScalarClass(parts: [.any]))]
    case "\\": return [.one(try escaped())]
    case "*", "+", "?", "{": throw fault("nothing stands before the repetition")
    case "^", "$": throw fault("a pattern always stands for whole words; ^ and $ are not known")
    default: return [.one(ScalarClass(parts: [.range(scalar.value, scalar.value)]))]
    }
  }

  private mutating func escaped() throws(WordPattern.PatternError) -> ScalarClass {
    guard let scalar = next else { throw fault("a backslash at the end") }
    index += 1
    switch scalar {
    case "d": return ScalarClass(parts: [.digit])
    case "D": return ScalarClass(parts: [.digit], isInverted: true)
    case "w": return ScalarClass(parts: [.word])
    case "W": return ScalarClass(parts: [.word], isInverted: true)
    case "s": return ScalarClass(parts: [.space])
    case "S": return ScalarClass(parts: [.space], isInverted: true)
    default:
      guard !scalar.properties.isAlphabetic, !(0x30...0x39).contains(scalar.value) else {
        throw fault("\\\(scalar) is not known")
      }
      return ScalarClass(parts: [.range(scalar.value, scalar.value)])
    }
  }

  private mutating func scalarClass() throws(WordPattern.PatternError) -> ScalarClass {
    var result = ScalarClass(parts: [])
    result.isInverted = take("^")
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      index += 1
      if scalar == "\\" {
        let part = try escaped()
        guard !part.isInverted else { throw fault("an inverted class inside a class") }
        result.parts += part.parts
        continue
      }
      var high = scalar
      if next == "-", index + 1 < text.count, text[index + 1] != "]" {
        index += 1
        high = text[index]
        index += 1
      }
      guard scalar.value <= high.value else { throw fault("a range that runs backwards") }
      result.parts.append(.range(scalar.value, high.value))
    }
    guard take("]") else { throw fault("a closing ] is missing") }
    return result
  }

  private mutating func repeated(
    _ part: [WordPattern.Step]
  ) throws(WordPattern.PatternError) -> [WordPattern.Step] {
    var low = 1
    var high: Int? = 1
    if take("?") {
      low = 0
    } else if take("*") {
      (low, high) = (0, nil)
    } else if take("+") {
      high = nil
    } else if take("{") {
      guard let least = number() else { throw fault("a number is missing") }
      (low, high) = (least, least)
      if take(",") { high = number() }
      guard take("}") else { throw fault("a closing } is missing") }
      if let high, high < low { throw fault("a repetition that runs backwards") }
    } else {
      return part
    }
    if next == "*" || next == "+" || next == "?" || next == "{" {
      throw fault("a repetition of a repetition")
    }
    let size = part.count + 1
    guard size * max(low, high ?? low) <= WordPattern.limit else { throw fault("it is too large") }
    var steps: [WordPattern.Step] = []
    for _ in 0..<low { steps += part.moved(by: steps.count) }
    if let high {
      for _ in low..<high {
        let start = steps.count
        steps += [.split(start + 1, start + 1 + part.count)] + part.moved(by: start + 1)
      }
    } else {
      let start = steps.count
      steps += [.split(start + 1, start + 2 + part.count)] + part.moved(by: start + 1)
      steps.append(.jump(start))
    }
    try check(steps)
    return steps
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = next, (0x30...0x39).contains(scalar.value), digits.utf8.count < 4 {
      digits.unicodeScalars.append(scalar)
      index += 1
    }
    return Int(digits)
  }

  private func check(_ steps: [WordPattern.Step]) throws(WordPattern.PatternError) {
    guard steps.count <= WordPattern.limit else { throw fault("it is too large") }
  }
}

extension [WordPattern.Step] {
  /// The steps at another place, with their jumps.
  fileprivate func moved(by offset: Int) -> [WordPattern.Step] {
    map { step in
      switch step {
      case .split(let one, let other): .split(one + offset, other + offset)
      case .jump(let target): .jump(target + offset)
      case .one, .found: step
      }
    }
  }
}
