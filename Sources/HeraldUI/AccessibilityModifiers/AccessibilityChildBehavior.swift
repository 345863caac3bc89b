/// What becomes of the views in a view that is one element.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private let name: String

  /// They say nothing.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements of their own, inside a container that is none.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// What they say is said by the one element: labels joined, custom content in order.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Makes the view one element, or, with `contain`, keeps the elements in it apart.
  ///
  /// On a text, a picture or a control, which are elements already, it changes what becomes of the
  /// views in it. What else is said of a `contain` view is said of the container, which a listener
  /// does not move to.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified { _ in .children(children) }
  }

  /// Whether the view and what is in it are kept from the listener.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool = true
  ) -> some View {
    modified { _ in isEnabled ? .hidden(hidden) : nil }
  }

  /// The view's place among its siblings: higher ones come first; 0 where nothing is said.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View {
    modified { _ in .sortPriority(priority.isNaN ? 0 : priority) }
  }

  /// The id of the element in results; it is not heard.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modified { _ in .identifier(identifier) }
  }

  /// Lets the listener meet another view in place of this one.
  public nonisolated func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    representation()
  }

  /// Lets the listener meet other views in place of those in this one, which stays a container.
  public nonisolated func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View {
    ScrollView { children() }
  }
}
