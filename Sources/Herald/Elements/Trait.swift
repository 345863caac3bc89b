/// What kind of thing an element is, or which state it is in; named as UIKit's traits are.
public enum Trait: String, Sendable, Hashable, CaseIterable {
  case button, link, header, image, selected, notEnabled, searchField, adjustable
  case toggleButton, tabBar, staticText, keyboardKey, summaryElement, updatesFrequently
  case playsSound, startsMediaSession, allowsDirectInteraction, causesPageTurn
}
