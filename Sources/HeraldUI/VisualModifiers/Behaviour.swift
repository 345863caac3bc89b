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
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func gesture<Gesture: HeraldUI.Gesture>(_ gesture: Gesture) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func simultaneousGesture<Gesture: HeraldUI.Gesture>(
    _ gesture: Gesture
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func badge(_ count: Int) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

/// What a person does with a finger; nothing that is heard.
public protocol Gesture {}

/// A tap.
public struct TapGesture: Gesture {
  /// Creates a tap.
  public init(count: Int = 1) {}

  /// The tap, with what is done when it ends.
  public func onEnded(_ action: @escaping (()) -> Void) -> TapGesture { self }
}
