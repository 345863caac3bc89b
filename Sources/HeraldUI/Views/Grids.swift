/// The width of a column or the height of a row; nothing that is heard.
public struct GridItem: Sendable {
  /// How wide or high it is.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// As there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}

/// Views in rows that are filled one after the other, heard in their order.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a grid; columns, alignment and spacing are not heard.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in columns that are filled one after the other, heard in their order.
public nonisolated struct LazyHGrid<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a grid; rows, alignment and spacing are not heard.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Rows of views, heard in their order.
public nonisolated struct Grid<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a grid; alignment and spacing are not heard.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A row of a grid: its views are heard in their order.
public nonisolated struct GridRow<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a row; the alignment is not heard.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension LazyVGrid: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension LazyHGrid: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension Grid: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension GridRow: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}
