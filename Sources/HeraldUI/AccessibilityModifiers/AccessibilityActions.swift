/// An action that every element can have; nothing that is heard.
public enum AccessibilityActionKind: Sendable, Hashable {
  /// Activates the element.
  case `default`
  /// Goes back.
  case escape
  /// Does the most important thing.
  case magicTap
  /// Deletes the element.
  case delete
  /// Shows a menu.
  case showMenu
}

/// In which direction an adjustable element is changed.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// To more.
  case increment
  /// To less.
  case decrement
}

extension View {
  /// Changes nothing that is heard.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Lets the listener set the element to more and less; it is announced as adjustable.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modified { _ in .addTraits(.isAdjustable) }
  }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  { self }

  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label]
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
}

/// The level of a heading; nothing that is heard.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Of no level.
  case unspecified
  /// Of the first level.
  case h1
  /// Of the second level.
  case h2
  /// Of the third level.
  case h3
  /// Of the fourth level.
  case h4
  /// Of the fifth level.
  case h5
  /// Of the sixth level.
  case h6
}
