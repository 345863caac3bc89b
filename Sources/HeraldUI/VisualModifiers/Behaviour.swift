extension View {
  /// Changes nothing that is heard.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
}
