/// What kind of thing an element is, or which state it is in; named as UIKit's traits are.
public enum Trait: String, Sendable, Hashable, CaseIterable {
  /// Something to activate.
  case button
  /// Leads to another place.
  case link
  /// A heading.
  case header
  /// A picture.
  case image
  /// Selected now.
  case selected
  /// Cannot be used now.
  case notEnabled
  /// A field to search with.
  case searchField
  /// Can be set to more and less.
  case adjustable
  /// A switch.
  case toggleButton
  /// A bar of tabs.
  case tabBar
  /// Text that does not change; not said.
  case staticText
  /// A key of a keyboard; not said.
  case keyboardKey
  /// A summary of the screen; not said.
  case summaryElement
  /// Changes its label or value often; not said.
  case updatesFrequently
  /// Plays a sound of its own when it is activated; not said.
  case playsSound
  /// Starts a film or a piece of music; not said.
  case startsMediaSession
  /// Is touched directly; not said.
  case allowsDirectInteraction
  /// Turns the page when it was read; not said.
  case causesPageTurn
}
