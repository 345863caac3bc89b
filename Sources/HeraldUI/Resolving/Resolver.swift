import Herald

/// Resolves a view to the elements that a listener can move to.
///
/// The views that are still to be visited stand on a stack of this type's own, so that neither deep
/// nesting nor many rows can exhaust the thread's, and every view is visited once.
@MainActor struct Resolver {
  private enum Step {
    case visit(any View, EnvironmentValues, Modifications?)
    /// The next of several views that share their modifiers.
    case next(
      Int, of: Int, view: (Int) -> any View, EnvironmentValues, Modifications?)
    /// All views inside this one are resolved: make one element of them, or order them.
    case leave(Enclosure)
  }

  /// A view around others, whose elements begin at an index of the output.
  private struct Enclosure {
    enum Kind { case stack, container, control }

    var start: Int
    var properties: ElementProperties
    var kind: Kind
  }

  private var steps: [Step] = []
  private var output: [ElementProperties] = []
  /// How many elements in the output have a sort priority; without any there is nothing to order.
  private var hasPriorities = false
  /// How many steps were taken, for tests of how the work grows.
  private(set) var stepCount = 0

  /// The elements of a view, in the order in which a listener meets them.
  static func elements(of view: any View) -> [AccessibilityElement] {
    var resolver = Resolver()
    return resolver.resolve(view)
  }

  /// Resolves a view, counting the steps.
  mutating func resolve(_ view: any View) -> [AccessibilityElement] {
    let previous = EnvironmentValues.current
    defer { EnvironmentValues.current = previous }
    steps = [
      .leave(Enclosure(start: 0, properties: ElementProperties(), kind: .container)),
      .visit(view, previous, nil),
    ]
    while let step = steps.popLast() {
      stepCount += 1
      switch step {
      case .visit(let view, let environment, let modifications):
        visit(view, in: environment, modifications)
      case .next(let index, let count, let make, let environment, let modifications):
        EnvironmentValues.current = environment
        if index + 1 < count {
          steps.append(.next(index + 1, of: count, view: make, environment, modifications))
        }
        steps.append(.visit(make(index), environment, modifications))
      case .leave(let enclosure):
        leave(enclosure)
      }
    }
    return identified(output)
  }

  private mutating func visit(
    _ view: any View, in environment: EnvironmentValues, _ modifications: Modifications?
  ) {
    EnvironmentValues.current = environment
    guard let view = view as? any ResolvableView else {
      // A form of the author's own has no body either.
      if view is any Shape { return emit(ElementProperties(), in: environment, modifications) }
      steps.append(.visit(view.body, environment, modifications))
      return
    }
    switch view.resolution(in: environment) {
    case .nothing: break
    case .view(let content):
      steps.append(.visit(content, environment, modifications))
    case .views(let views):
      push(views, in: environment, modifications)
    case .repeated(let count, let make):
      if count > 0 {
        steps.append(.next(0, of: count, view: make, environment, modifications))
      }
    case .modified(let content, let modification):
      steps.append(.visit(content, environment, Modifications(modification, outer: modifications)))
    case .inEnvironment(let content, let inner):
      steps.append(.visit(content, inner, modifications))
    case .element(let properties):
      emit(properties, in: environment, modifications)
    case .stack(let views):
      enter(views, ElementProperties(), as: .stack, environment, modifications)
    case .container(let views):
      enter(views, ElementProperties(), as: .container, environment, modifications)
    case .control(let properties, let content):
      enter([content], properties, as: .control, environment, modifications)
    }
  }

  private mutating func enter(
    _ views: [any View], _ properties: ElementProperties, as kind: Enclosure.Kind,
    _ environment: EnvironmentValues, _ modifications: Modifications?
  ) {
    var properties = properties
    properties.language = environment.speechLanguage
    properties.apply(modifications)
    if properties.isHidden { return }
    if properties.children == .ignore {
      emit(properties)
      return
    }
    steps.append(
      .leave(Enclosure(start: output.count, properties: properties, kind: kind)))
    push(views, in: environment, nil)
  }

  private mutating func push(
    _ views: [any View], in environment: EnvironmentValues, _ modifications: Modifications?
  ) {
    for view in views.reversed() { steps.append(.visit(view, environment, modifications)) }
  }

  private mutating func emit(
    _ properties: ElementProperties, in environment: EnvironmentValues,
    _ modifications: Modifications?
  ) {
    var properties = properties
    properties.language = environment.speechLanguage
    properties.apply(modifications)
    emit(properties)
  }

  private mutating func emit(_ properties: ElementProperties) {
    guard !properties.isHidden, properties.saysSomething else { return }
    if properties.sortPriority != nil { hasPriorities = true }
    output.append(properties)
  }

  private mutating func leave(_ enclosure: Enclosure) {
    let properties = enclosure.properties
    let count = output.count - enclosure.start
    if properties.children == .contain || properties.children == nil && enclosure.kind == .container
    {
      order(from: enclosure.start, as: properties.sortPriority)
    } else if properties.children == .combine || count != 1 && properties.makesOneElement {
      order(from: enclosure.start, as: nil)
      var element = ElementProperties.combined(of: output[enclosure.start...])
      output.removeSubrange(enclosure.start...)
      if enclosure.kind == .control {
        element.traits.removeAll { $0 == .staticText || $0 == .image }
      }
      element.overlay(properties)
      element.language = properties.language ?? element.language
      emit(element)
    } else if count == 1 || !properties.traits.isEmpty || !properties.removedTraits.isEmpty
      || properties.sortPriority != nil
    {
      overlayEach(from: enclosure.start, properties)
    }
  }

  /// What a stack that is no element of its own says of the elements in it.
  private mutating func overlayEach(from start: Int, _ properties: ElementProperties) {
    for index in start..<output.count {
      let own = output[index].sortPriority
      output[index].overlay(properties)
      output[index].sortPriority = own ?? properties.sortPriority
    }
    if properties.sortPriority != nil { hasPriorities = true }
  }

  /// Puts the elements of a container in the order of their priorities, higher ones first; seen from
  /// outside they all have the container's own priority.
  private mutating func order(from start: Int, as priority: Double?) {
    if hasPriorities {
      let ordered = output[start...].enumerated().sorted { first, second in
        let one = first.element.sortPriority ?? 0
        let other = second.element.sortPriority ?? 0
        return one == other ? first.offset < second.offset : one > other
      }
      output.replaceSubrange(start..., with: ordered.map(\.element))
    }
    guard hasPriorities || priority != nil else { return }
    for index in start..<output.count { output[index].sortPriority = priority }
    hasPriorities = true
  }

  /// The elements under their identifiers; one without is called by its place, counted from 1, and
  /// one whose identifier is taken already gets a number behind it.
  private func identified(_ output: [ElementProperties]) -> [AccessibilityElement] {
    var taken: [String: Int] = [:]
    return output.enumerated().map { index, properties in
      var id = properties.identifier ?? String(index + 1)
      while let count = taken[id] {
        taken[id] = count + 1
        id += "-\(count + 1)"
      }
      taken[id] = 1
      return properties.element(id: id)
    }
  }
}
