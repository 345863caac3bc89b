/// Different texts of 3 to 9 words, the same in every run.
enum Texts {
  private static let words = """
    beagle label value record engine button settings content layered flat announce summer window \
    river paper yellow seven quickly under bright morning letter garden station travel memory \
    signal number simple careful between market winter silver mountain person answer measure
    """.split(separator: " ")

  static func make(_ count: Int) -> [String] {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { index in
      let body = (0..<(2 + next(7))).map { _ in words[next(words.count)] }
      return (body + ["\(index)"]).joined(separator: " ")
    }
  }
}
