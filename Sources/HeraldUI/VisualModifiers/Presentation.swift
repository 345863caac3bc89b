extension View {
  /// Shows another screen, which is not heard with this one.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Shows another screen, which is not heard with this one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Shows another screen, which is not heard with this one.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Shows another screen, which is not heard with this one.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Shows a message, which is not heard with this screen.
  public nonisolated func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Shows a message, which is not heard with this screen.
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Asks what to do, which is not heard with this screen.
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Offers a menu, which is not heard with the view.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Offers actions of a row, which are not heard with it.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// A side of a line; nothing that is heard.
public enum HorizontalEdge: Int8, Sendable, CaseIterable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing
}

/// How a development environment shows a view; nothing that is heard.
public enum PreviewLayout: Sendable {
  /// Device.
  case device
  /// Size that fits.
  case sizeThatFits
  /// Fixed.
  case fixed(width: CGFloat, height: CGFloat)
}
