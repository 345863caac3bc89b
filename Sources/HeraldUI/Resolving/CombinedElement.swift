import Herald

extension ElementProperties {
  /// One element that says what several say, in their order.
  ///
  /// Labels, values and hints are joined by ", ", empty ones and repeats dropped, also those of an
  /// element that was combined itself; the custom content
  /// is concatenated. Static text says so of no more than itself, and a picture among other things
  /// is no longer the point, so these two traits are kept only where all the elements have them.
  static func combined(of children: ArraySlice<ElementProperties>) -> ElementProperties {
    var combined = ElementProperties()
    let labels = distinct(children.lazy.flatMap { $0.labelParts ?? [$0.label ?? ""] })
    combined.label = joined(labels)
    combined.labelParts = labels
    combined.value = joined(distinct(children.lazy.map { $0.value ?? "" }))
    combined.hint = joined(distinct(children.lazy.map { $0.hint ?? "" }))
    var counts: [Trait: Int] = [:]
    for child in children {
      for trait in child.traits {
        if counts[trait] == nil { combined.traits.append(trait) }
        counts[trait, default: 0] += 1
      }
      combined.content.concatenate(child.content)
    }
    combined.traits.removeAll { trait in
      [.staticText, .image].contains(trait) && counts[trait] != children.count
    }
    combined.language = children.first?.language
    return combined
  }

  private static func distinct(_ texts: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func joined(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
