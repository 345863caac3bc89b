extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start; offsets past the end are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets from the start to before another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() where !source.contains(offset) {
      if offset < destination { before.append(element) } else { after.append(element) }
    }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}
