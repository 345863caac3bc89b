/// A seeded generator whose numbers are the same on every machine and in every version.
///
/// The algorithm is SplitMix64: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom
/// number generators", OOPSLA 2014. The standard library's shuffle is not used, since its choice of
/// numbers is no promise.
struct SplitMix64 {
  private var state: UInt64

  /// Starts a sequence of its own for each purpose ("order of P003") of one seed.
  ///
  /// The purpose is folded into the seed by FNV-1a, so that a change of one list moves no other.
  init(seed: UInt64, purpose: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in purpose.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    state = seed ^ hash
  }

  /// Starts the plain sequence of a seed.
  init(seed: UInt64) { state = seed }

  /// The next number of the sequence.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `limit`, every one equally likely: the uneven end of the range is drawn again.
  mutating func next(below limit: Int) -> Int {
    let limit = UInt64(limit)
    let uneven = UInt64.max - UInt64.max % limit
    while true {
      let number = next()
      if number < uneven { return Int(number % limit) }
    }
  }

  /// The elements in an order drawn by Fisher and Yates's method, from the last place down.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for place in elements.indices.dropFirst().reversed() {
      elements.swapAt(place, next(below: place + 1))
    }
    return elements
  }
}
