/// What one view is to a listener; the resolver goes on with the views that it names.
enum Resolution {
  /// Nothing.
  case nothing
  /// What another view is.
  case view(any View)
  /// Several views, each of which takes over the modifiers of the one they stand for.
  case views([any View])
  /// As many views as items, made when it is their turn; each takes over the modifiers.
  case repeated(count: Int, view: (Int) -> any View)
  /// An element of its own, if there is something to say.
  case element(ElementProperties)
  /// Views that are elements of their own, until a modifier makes one element of them.
  case stack([any View])
  /// Views that stay elements of their own.
  case container([any View])
  /// One element that says what the views in it say.
  case control(ElementProperties, any View)
  /// A view with a modifier that a listener notices.
  case modified(any View, Modification)
  /// A view that sees other values in its environment.
  case inEnvironment(any View, EnvironmentValues)
}
