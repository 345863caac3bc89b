public import Herald

/// What can be announced: an element, an object with accessibility properties, or a view.
public protocol Announceable {
  /// The elements as they are now, in the order in which a listener meets them.
  @MainActor @preconcurrency var announcedElements: [AccessibilityElement] { get }
}

extension AccessibilityElement: Announceable {
  /// The element itself.
  public var announcedElements: [AccessibilityElement] { [self] }
}
