public import Foundation

/// What gives the custom content of an object, anew each time it is asked for.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object that has custom content, as an array, as a block, or as both.
///
/// The members belong to the main actor, as the objects of a user interface do; the conforming type
/// itself need not.
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The fields in the order in which a listener is to meet them; nil stands for none.
  @MainActor @preconcurrency var accessibilityCustomContent: [AXCustomContent]! { get set }

  /// A block that gives the fields; where it gives some, they go before the array.
  ///
  /// On Apple's systems the member is optional; here it is nil unless a type gives one.
  @MainActor @preconcurrency var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get
  }
}

extension AXCustomContentProvider {
  /// No block: a reader takes the array.
  @MainActor @preconcurrency public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
  {
    nil
  }

  /// What a reader takes: the block's fields where it is set and gives some, else the array's.
  ///
  /// A block that gives an empty array has spoken: there are no fields. Source of the rule: the
  /// behaviour observed on Apple's systems.
  @MainActor @preconcurrency public var currentAccessibilityCustomContent: [AXCustomContent] {
    accessibilityCustomContentBlock?() ?? accessibilityCustomContent ?? []
  }
}
