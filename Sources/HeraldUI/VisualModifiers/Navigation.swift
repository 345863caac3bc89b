/// How the title of a screen is shown; nothing that is heard.
public enum NavigationBarItem: Sendable {
  /// Large, or in the bar.
  public enum TitleDisplayMode: Sendable {
    /// Automatic.
    case automatic
    /// Inline.
    case inline
    /// Large.
    case large
  }
}

/// Where a control of a bar stands; nothing that is heard.
public enum ToolbarItemPlacement: Sendable {
  /// Automatic.
  case automatic
  /// Principal.
  case principal
  /// Navigation.
  case navigation
  /// Primary action.
  case primaryAction
  /// Confirmation action.
  case confirmationAction
  /// Cancellation action.
  case cancellationAction
  /// Navigation bar leading.
  case navigationBarLeading
  /// Navigation bar trailing.
  case navigationBarTrailing
  /// Top bar leading.
  case topBarLeading
  /// Top bar trailing.
  case topBarTrailing
  /// Bottom bar.
  case bottomBar
  /// Keyboard.
  case keyboard
}

/// A control of a bar, which is not heard with the screen.
public nonisolated struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a control.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Several controls of a bar, which are not heard with the screen.
public nonisolated struct ToolbarItemGroup<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates controls.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarItem: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .view(content) }
}

extension ToolbarItemGroup: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .view(content) }
}

extension View {
  /// Changes nothing that is heard.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Changes nothing that is heard.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }

  /// Adds controls to a bar, which is not heard with the screen.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Offers a search of the screen, which is not heard with it.
  public nonisolated func searchable(
    text: Binding<String>, prompt: LocalizedStringKey? = nil
  ) -> some View { self }
}
