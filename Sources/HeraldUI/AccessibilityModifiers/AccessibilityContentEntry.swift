internal import Herald

/// Entries of custom content, as a builder collects them.
public protocol AccessibilityContent {
  /// The entries, in order.
  var accessibilityContentEntries: [AccessibilityContentEntry] { get }
}

/// One field of custom content that comes from the model rather than from a view.
public struct AccessibilityContentEntry: AccessibilityContent, Sendable {
  private let key: AccessibilityCustomContentKey
  private let value: Text?
  private let importance: AXCustomContent.Importance

  /// Creates an entry; one with a nil value removes the entry of the same key.
  public init(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) {
    self.key = key
    self.value = value
    self.importance = importance
  }

  /// Creates an entry; one with a nil value removes the entry of the same key.
  @_disfavoredOverload
  public init(
    _ key: AccessibilityCustomContentKey, _ value: String?,
    importance: AXCustomContent.Importance = .default
  ) {
    self.init(key, value.map { Text(verbatim: $0) }, importance: importance)
  }

  /// Creates an entry; the id tells it from others with the same label.
  public init(
    _ label: String, _ value: String?, importance: AXCustomContent.Importance = .default,
    id: String? = nil
  ) {
    let text = Text(verbatim: label)
    let key = AccessibilityCustomContentKey(text, id: id ?? label)
    self.init(key, value.map { Text(verbatim: $0) }, importance: importance)
  }

  /// Creates an entry; one with a nil value removes the entry with the same label.
  public init(
    _ label: Text, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) {
    self.init(AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// The entry itself.
  public var accessibilityContentEntries: [AccessibilityContentEntry] { [self] }

  func modification(in environment: EnvironmentValues) -> Modification {
    value.map { .setContent([key.field(value: $0, importance: importance, in: environment)]) }
      ?? .removeContent(key: key.identity)
  }
}

/// Collects entries of custom content from a closure, with conditions and loops.
@resultBuilder public enum AccessibilityContentBuilder {
  /// The entries of one expression.
  public static func buildExpression(
    _ content: some AccessibilityContent
  ) -> [AccessibilityContentEntry] {
    content.accessibilityContentEntries
  }

  /// Fields as UIKit's manner makes them.
  public static func buildExpression(_ content: AXCustomContent) -> [AccessibilityContentEntry] {
    [AccessibilityContentEntry(content)]
  }

  /// The entries of several expressions, in order.
  public static func buildBlock(
    _ contents: [AccessibilityContentEntry]...
  ) -> [AccessibilityContentEntry] {
    contents.flatMap { $0 }
  }

  /// The entries of an `if` without an `else`.
  public static func buildOptional(
    _ content: [AccessibilityContentEntry]?
  ) -> [AccessibilityContentEntry] {
    content ?? []
  }

  /// The entries of the first branch of a condition.
  public static func buildEither(
    first: [AccessibilityContentEntry]
  ) -> [AccessibilityContentEntry] {
    first
  }

  /// The entries of the second branch of a condition.
  public static func buildEither(
    second: [AccessibilityContentEntry]
  ) -> [AccessibilityContentEntry] {
    second
  }

  /// The entries of a loop.
  public static func buildArray(
    _ contents: [[AccessibilityContentEntry]]
  ) -> [AccessibilityContentEntry] {
    contents.flatMap { $0 }
  }

  /// Entries that only newer systems have.
  public static func buildLimitedAvailability(
    _ content: [AccessibilityContentEntry]
  ) -> [AccessibilityContentEntry] {
    content
  }
}

extension [AccessibilityContentEntry]: AccessibilityContent {
  /// The entries themselves.
  public var accessibilityContentEntries: [AccessibilityContentEntry] { self }
}
