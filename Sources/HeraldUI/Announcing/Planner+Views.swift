public import Herald

extension Planner {
  /// What would be said of each element of a view, in the order in which a listener meets them.
  @MainActor @preconcurrency public func plans(_ view: some View) -> [AnnouncementPlan] {
    view.announcedElements.map(plan)
  }

  /// What would be said of an element or an object, as it is now; nothing of a hidden one.
  @MainActor @preconcurrency public func plans(_ subject: some Announceable) -> [AnnouncementPlan] {
    subject.announcedElements.map(plan)
  }

  /// What would be said of an object that is known by its custom content alone.
  @_disfavoredOverload
  @MainActor @preconcurrency public func plans(_ provider: some AXCustomContentProvider)
    -> [AnnouncementPlan]
  {
    [plan(AccessibilityElement(provider: provider))]
  }
}
