/// Views that can be scrolled; each element in it stays one of its own.
public nonisolated struct ScrollView<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a scrolling view; axes and indicators are not heard.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Controls one below the other; each element in it stays one of its own.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A stack of screens, of which the first is heard.
public nonisolated struct NavigationStack<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack of screens.
  public init(@ViewBuilder root: () -> Content) { content = root() }
}

/// A stack of screens, of which the first is heard.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack of screens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .container([content]) }
}

extension Form: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .container([content]) }
}

extension NavigationStack: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .container([content]) }
}

extension NavigationView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .container([content]) }
}
