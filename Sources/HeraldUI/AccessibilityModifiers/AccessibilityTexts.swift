extension View {
  /// The name of the element, said first; it replaces what the views in it would say.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modified { isEnabled ? .label(label.resolved(in: $0)) : nil }
  }

  /// The name of the element, said first; it replaces what the views in it would say.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// The name of the element, said first; it replaces what the views in it would say.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Content: StringProtocol>(
    _ label: Content, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// The current value of the element.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    modified { isEnabled ? .value(value.resolved(in: $0)) : nil }
  }

  /// The current value of the element.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// The current value of the element.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Content: StringProtocol>(
    _ value: Content, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// What happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    modified { isEnabled ? .hint(hint.resolved(in: $0)) : nil }
  }

  /// What happens when the element is activated.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// What happens when the element is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Content: StringProtocol>(
    _ hint: Content, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
