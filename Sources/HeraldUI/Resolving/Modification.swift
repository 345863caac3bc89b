import Herald

/// One change that a modifier makes to the element of its view.
enum Modification {
  case label(String)
  case value(String)
  case hint(String)
  case identifier(String)
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case hidden(Bool)
  case sortPriority(Double)
  case children(AccessibilityChildBehavior)
  case setContent([CustomContent])
  case removeContent(key: String)
  case several([Modification])
}

/// The modifiers of a view, from the innermost outwards.
///
/// A list whose end is shared, so that a view under many modifiers is not copied once for each.
final class Modifications {
  let modification: Modification
  let outer: Modifications?

  init(_ modification: Modification, outer: Modifications?) {
    self.modification = modification
    self.outer = outer
  }
}
