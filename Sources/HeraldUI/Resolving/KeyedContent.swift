import Herald

/// Custom content that is set and removed by key in constant time, however many fields there are.
struct KeyedContent {
  private var slots: [CustomContent?] = []
  private var slotsByKey: [String: [Int]] = [:]
  private var removedKeys: Set<String> = []

  /// Whether there is no field.
  var isEmpty: Bool { slotsByKey.isEmpty }

  /// Whether a field was set or removed.
  var isChanged: Bool { !slots.isEmpty || !removedKeys.isEmpty }

  /// The fields in the author's order; a language that is the element's own is not repeated.
  func fields(inElementOf language: String?) -> [CustomContent] {
    slots.compactMap { slot in
      guard var field = slot else { return nil }
      if field.language == language { field.language = nil }
      return field
    }
  }

  /// Adds a field, or replaces the one with the same key in place.
  mutating func set(_ field: CustomContent) {
    if let slot = slotsByKey[field.key]?.first {
      slots[slot] = field
    } else {
      append(field)
    }
  }

  /// Removes the fields with this key; an unknown key has no effect.
  mutating func remove(key: String) {
    removedKeys.insert(key)
    for slot in slotsByKey.removeValue(forKey: key) ?? [] { slots[slot] = nil }
  }

  /// Appends all fields of a child, also those whose key is there already (rule 7 of the design).
  mutating func concatenate(_ other: KeyedContent) {
    for case let field? in other.slots { append(field) }
  }

  /// Applies what an outer view removed and set.
  mutating func overlay(_ outer: KeyedContent) {
    for key in outer.removedKeys { remove(key: key) }
    for case let field? in outer.slots { set(field) }
  }

  private mutating func append(_ field: CustomContent) {
    slotsByKey[field.key, default: []].append(slots.count)
    slots.append(field)
  }
}
