public import Accessibility
public import Herald
public import HeraldUI

/// One element as a listener meets it: what is said on focus, and what the rotor offers.
///
///     let row = Announced(DogRow(dog: bailey))
///     row.expect("Bailey, beagle. More content available.")
///     row.expect(rotor: ["Popularity, number one", "Age, 3 years"])
///
/// Expectations fail the running test of Swift Testing or XCTest, with what was expected, what is
/// said, and the plan. They also return whether they were met.
public struct Announced: Sendable {
  /// The element.
  public let element: AccessibilityElement
  /// What the listener has chosen.
  public let settings: AnnouncementSettings
  /// What is said on focus.
  public let plan: AnnouncementPlan
  /// The rotor's entries in the words of the input, in the order in which they are offered.
  public let rotor: [String]

  /// Plans the announcement of an element.
  ///
  /// A time budget and a timed cue need a synthesizer: see ``timed(by:profile:verbatim:)``.
  public init(
    _ element: AccessibilityElement, settings: AnnouncementSettings = AnnouncementSettings()
  ) {
    let planner = Planner(settings: settings)
    self.element = element
    self.settings = settings
    plan = planner.plan(element)
    rotor = planner.rotor(element).map(\.written)
  }

  /// Plans the announcement of a view that is one element; it is a failure if it is not.
  @MainActor @preconcurrency public init(
    _ view: some View, settings: AnnouncementSettings = AnnouncementSettings(),
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = ExpectationLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(only: view.announcedElements, settings: settings, location)
  }

  /// Plans the announcement of an object as it is now; it is a failure if it is no element.
  @MainActor @preconcurrency public init(
    _ object: AccessibilityObject, settings: AnnouncementSettings = AnnouncementSettings(),
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = ExpectationLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(only: object.announcedElements, settings: settings, location)
  }

  /// Plans the announcement of an object that is known by its custom content, and a label if given.
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ provider: any AXCustomContentProvider, label: String? = nil,
    settings: AnnouncementSettings = AnnouncementSettings()
  ) {
    self.init(AccessibilityElement(label: label, provider: provider), settings: settings)
  }

  /// Plans the announcements of all elements of a view, in the order in which they are met.
  @MainActor @preconcurrency public static func all(
    in view: some View, settings: AnnouncementSettings = AnnouncementSettings()
  ) -> [Announced] {
    view.announcedElements.map { Announced($0, settings: settings) }
  }

  private init(
    only elements: [AccessibilityElement], settings: AnnouncementSettings,
    _ location: ExpectationLocation
  ) {
    self.init(elements.first ?? AccessibilityElement(), settings: settings)
    if elements.count != 1 {
      let names = elements.map { "\"\(Planner().plan($0).line)\"" }.prefix(5)
      location.fail(
        """
        expected  one element
        found     \(elements.count): \(names.joined(separator: ", "))\
        \(elements.count > names.count ? ", …" : "")
        """)
    }
  }

  /// What is said on focus, as one line in the words of the input.
  public var line: String { plan.line }

  /// What is said on focus, segment by segment.
  public var segments: [AnnouncedSegment] { plan.segments.map { AnnouncedSegment($0) } }
}
