public import Herald
public import HeraldTiming

extension AnnouncementRenderer {
  /// How long the announcement of each element of a view takes.
  ///
  /// - Throws: the ``Herald/EngineError`` of the first segment that could not be spoken.
  @MainActor @preconcurrency public func timings(
    of view: some View, planner: Planner = Planner()
  ) async throws -> [ElementTiming] {
    try await timings(of: view.announcedElements, planner: planner)
  }

  /// How long the announcement of an element or an object, as it is now, takes.
  ///
  /// - Throws: as the timing of a view does.
  @MainActor @preconcurrency public func timings(
    of subject: some Announceable, planner: Planner = Planner()
  ) async throws -> [ElementTiming] {
    try await timings(of: subject.announcedElements, planner: planner)
  }

  /// How long the announcement of an object that is known by its custom content alone takes.
  ///
  /// - Throws: as the timing of a view does.
  @_disfavoredOverload
  @MainActor @preconcurrency public func timings(
    of provider: some AXCustomContentProvider, planner: Planner = Planner()
  ) async throws -> [ElementTiming] {
    try await timings(of: [AccessibilityElement(provider: provider)], planner: planner)
  }

  private func timings(
    of elements: [AccessibilityElement], planner: Planner
  ) async throws -> [ElementTiming] {
    var timings: [ElementTiming] = []
    for element in elements {
      let plan = try await planner.plan(element) { try await seconds(of: $0) }
      timings.append(ElementTiming(try await render(plan)))
    }
    return timings
  }
}
