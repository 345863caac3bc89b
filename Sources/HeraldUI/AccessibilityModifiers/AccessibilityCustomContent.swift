extension View {
  /// Gives the element a field that is heard on demand, or at once where its importance is high.
  ///
  /// Given again under the same key, a field keeps its place and takes the new value and importance;
  /// a nil value removes it.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modified { environment in
      value.map { .setContent([key.field(value: $0, importance: importance, in: environment)]) }
        ?? .removeContent(key: key.identity)
    }
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Optional(Text(valueKey)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Optional(Text(value)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Optional(value), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Optional(Text(valueKey)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ label: Text, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Optional(Text(value)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Optional(value), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Optional(Text(valueKey)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Optional(Text(value)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Label: StringProtocol>(
    _ label: Label, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Optional(value), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Label: StringProtocol>(
    _ label: Label, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Optional(Text(valueKey)), importance: importance)
  }

  /// Gives the element a field; see ``accessibilityCustomContent(_:_:importance:)``.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Label: StringProtocol, Value: StringProtocol>(
    _ label: Label, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label), Optional(Text(value)), importance: importance)
  }
}
