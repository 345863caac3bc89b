/// Builds one view from the views that a closure names.
@resultBuilder public enum ViewBuilder {
  /// A single view stays itself.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing is a view that contains nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stays itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(value: (repeat each content), views: views)
  }

  /// Content of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(branch: .second(second))
  }

  /// Content that only newer systems have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Several views in order, as a builder makes them.
public nonisolated struct TupleView<Value>: View {
  /// The views as a tuple.
  public var value: Value
  let views: [any View]

  /// The view has no body.
  public typealias Body = Never
}

extension TupleView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .views(views) }
}

/// One of two views, as a condition in a builder makes it.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension _ConditionalContent: View, ResolvableView
where TrueContent: View, FalseContent: View {
  /// The view has no body.
  public typealias Body = Never

  func resolution(in environment: EnvironmentValues) -> Resolution {
    switch branch {
    case .first(let view): .view(view)
    case .second(let view): .view(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The view has no body.
  public typealias Body = Never
}

extension Optional: ResolvableView where Wrapped: View {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    map { .view($0) } ?? .nothing
  }
}
