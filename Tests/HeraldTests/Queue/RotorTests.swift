import Herald
import Testing

private func rotor(_ entries: String..., wraps: Bool = false) -> Rotor {
  Rotor(entries: entries.map { Segment(role: .content, written: $0) }, wraps: wraps)
}

@Suite("The More Content rotor") struct RotorTests {
  @Test("It goes from entry to entry and stops at the ends") func ends() {
    var rotor = rotor("Age", "Weight")
    #expect(rotor.entry == nil)
    #expect(rotor.next() == .entry(0))
    #expect(rotor.next() == .entry(1))
    #expect(rotor.next() == .end)
    #expect(rotor.entry?.written == "Weight")
    #expect(rotor.previous() == .entry(0))
    #expect(rotor.previous() == .end)
    #expect(rotor.index == 0)
  }

  @Test("Previous begins with the last entry") func backwards() {
    var rotor = rotor("Age", "Weight")
    #expect(rotor.previous() == .entry(1))
  }

  @Test("Where it wraps it goes round the ends, and says so") func wrapping() {
    var rotor = rotor("Age", "Weight", wraps: true)
    _ = rotor.last()
    #expect(rotor.next() == .wrapped(0))
    #expect(rotor.previous() == .wrapped(1))
    var single = Rotor(entries: [Segment(role: .content, written: "Age")], wraps: true)
    _ = single.next()
    #expect(single.next() == .end)
    #expect(single.previous() == .end)
  }

  @Test("First and last") func firstAndLast() {
    var rotor = rotor("Age", "Weight", "Height")
    #expect(rotor.last() == .entry(2))
    #expect(rotor.first() == .entry(0))
  }

  @Test("A letter leads to the next entry that begins with it, round the end, in either case")
  func jumping() {
    var rotor = rotor("Age", "weight", "Height", "Width", "Ärger")
    #expect(rotor.jump(to: "w") == .entry(1))
    #expect(rotor.jump(to: "W") == .entry(3))
    #expect(rotor.jump(to: "w") == .entry(1))
    #expect(rotor.jump(to: "ä") == .entry(4))
    #expect(rotor.jump(to: "x") == .none)
    #expect(rotor.index == 4)
  }

  @Test("Without entries every move leads nowhere") func empty() {
    var rotor = rotor()
    #expect(rotor.next() == .none)
    #expect(rotor.previous() == .none)
    #expect(rotor.first() == .none)
    #expect(rotor.last() == .none)
    #expect(rotor.jump(to: "a") == .none)
    #expect(rotor.entry == nil)
  }

  @Test("When the content shrinks, the place is kept or the last one taken") func shrinking() {
    var rotor = rotor("Age", "Weight", "Height")
    _ = rotor.last()
    rotor.replace(entries: [
      Segment(role: .content, written: "Age"), Segment(role: .content, written: "Size"),
    ])
    #expect(rotor.entry?.written == "Size")
    #expect(rotor.next() == .end)
    rotor.replace(entries: [])
    #expect(rotor.entry == nil)
    #expect(rotor.next() == .none)
  }
}
