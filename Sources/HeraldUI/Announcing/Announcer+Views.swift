public import Herald

extension Announcer {
  /// Announces every element of a view, one after the other.
  ///
  /// - Returns: the ids by which events name the announcements.
  @discardableResult
  @MainActor @preconcurrency public func announce(
    _ view: some View, planner: Planner = Planner(), priority: Priority = .message
  ) async -> [Int] {
    var ids: [Int] = []
    for plan in planner.plans(view) {
      ids.append(await announce(plan, priority: priority))
    }
    return ids
  }

  /// Announces an element or an object, as it is now, because the listener moved to it.
  ///
  /// - Returns: the ids by which events name the announcements; none for a hidden object.
  @discardableResult
  @MainActor @preconcurrency public func announce(
    focus subject: some Announceable, planner: Planner = Planner()
  ) async -> [Int] {
    var ids: [Int] = []
    for plan in planner.plans(subject) {
      ids.append(await announce(plan, occasion: .focus))
    }
    return ids
  }

  /// Announces an object that is known by its custom content alone, because the listener moved to it.
  ///
  /// - Returns: the ids by which events name the announcements.
  @_disfavoredOverload @discardableResult
  @MainActor @preconcurrency public func announce(
    focus provider: some AXCustomContentProvider, planner: Planner = Planner()
  ) async -> [Int] {
    var ids: [Int] = []
    for plan in planner.plans(provider) {
      ids.append(await announce(plan, occasion: .focus))
    }
    return ids
  }
}
