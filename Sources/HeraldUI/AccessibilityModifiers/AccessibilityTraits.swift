internal import Herald

/// What kind of thing a view is, and which state it is in.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var members: Set<Trait>
  private var silent: Set<String>

  /// The traits in the order in which they are said.
  var traits: [Trait] { Trait.allCases.filter(members.contains) }

  private init(_ trait: Trait) {
    members = [trait]
    silent = []
  }

  private init(silent name: String) {
    members = []
    silent = [name]
  }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts a film or a piece of music.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// A switch.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// Can be set to more and less.
  static let isAdjustable = AccessibilityTraits(.adjustable)
  /// Keeps the listener inside; nothing that is heard.
  public static let isModal = AccessibilityTraits(silent: "modal")

  /// Creates a set without traits.
  public init() {
    members = []
    silent = []
  }

  /// Whether the set holds all traits of the other.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    members.isSuperset(of: member.members) && silent.isSuperset(of: member.silent)
  }

  /// The traits that are in either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formUnion(other) }
  }

  /// The traits that are in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formIntersection(other) }
  }

  /// The traits that are in one of the two.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formSymmetricDifference(other) }
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted = !contains(newMember)
    formUnion(newMember)
    return (inserted, newMember)
  }

  /// Removes traits; nil where none of them was there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    formSymmetricDifference(removed)
    return removed.isEmpty ? nil : removed
  }

  /// Adds traits; nil where none of them was there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.isEmpty ? nil : present
  }

  /// Adds the traits of the other.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    members.formUnion(other.members)
    silent.formUnion(other.silent)
  }

  /// Keeps the traits that the other has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    members.formIntersection(other.members)
    silent.formIntersection(other.silent)
  }

  /// Keeps the traits that are in one of the two.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    members.formSymmetricDifference(other.members)
    silent.formSymmetricDifference(other.silent)
  }

  private func changed(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
    var result = self
    change(&result)
    return result
  }
}

extension View {
  /// Adds to what the view is said to be.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified { _ in .addTraits(traits) }
  }

  /// Takes from what the view is said to be.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modified { _ in .removeTraits(traits) }
  }
}
