extension View {
  /// Lays a view over this one; what is in it is heard after this one.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let overlay = content()
    return LayeredView(layers: [self, overlay])
  }

  /// Lays a view under this one; what is in it is heard before this one.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return LayeredView(layers: [background, self])
  }

  /// Lays a view over this one; what is in it is heard after this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(layers: [self, overlay])
  }

  /// Lays a view under this one; what is in it is heard before this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(layers: [background, self])
  }

  /// Lays a view under or over the edge of this one; what is in it is heard after this one.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return LayeredView(layers: [self, inset])
  }

  /// Shows the view or not; one that cannot be seen at all is not heard either, as VoiceOver has it.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modified { _ in opacity <= 0 ? .hidden(true) : nil }
  }

  /// Hides the view from the eye and from the ear.
  public nonisolated func hidden() -> some View {
    modified { _ in .hidden(true) }
  }
}

/// Views one upon the other, which count as one view.
nonisolated struct LayeredView: View {
  typealias Body = Never

  let layers: [any View]
}

extension LayeredView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack(layers) }
}

/// Views that a development environment shows; here they are compiled and nothing more.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// A way to change views, made to be used again.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view to be changed.
  typealias Content = AnyView

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Changes the view in a way made to be used again.
  @MainActor @preconcurrency public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> some View {
    modifier.body(content: AnyView(self))
  }
}
