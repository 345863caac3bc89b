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
