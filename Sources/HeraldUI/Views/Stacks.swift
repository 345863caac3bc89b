/// Where the views of a vertical stack stand; nothing that is heard.
public enum HorizontalAlignment: Sendable {
  /// Leading.
  case leading
  /// Center.
  case center
  /// Trailing.
  case trailing
  /// List row separator leading.
  case listRowSeparatorLeading
  /// List row separator trailing.
  case listRowSeparatorTrailing
}

/// Where the views of a horizontal stack stand; nothing that is heard.
public enum VerticalAlignment: Sendable {
  /// Top.
  case top
  /// Center.
  case center
  /// Bottom.
  case bottom
  /// First text baseline.
  case firstTextBaseline
  /// Last text baseline.
  case lastTextBaseline
}

/// Where the views of a depth stack stand; nothing that is heard.
public enum Alignment: Sendable {
  /// Center.
  case center
  /// Leading.
  case leading
  /// Trailing.
  case trailing
  /// Top.
  case top
  /// Bottom.
  case bottom
  /// Top leading.
  case topLeading
  /// Top trailing.
  case topTrailing
  /// Bottom leading.
  case bottomLeading
  /// Bottom trailing.
  case bottomTrailing
}

/// Which views stay in place while others scroll; nothing that is heard.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, heard in their order.
public nonisolated struct VStack<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack; alignment and spacing are not heard.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views side by side, heard in their order.
public nonisolated struct HStack<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack; alignment and spacing are not heard.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one upon the other, heard in their order.
public nonisolated struct ZStack<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack; the alignment is not heard.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views one below the other, heard in their order.
public nonisolated struct LazyVStack<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack; alignment, spacing and pinned views are not heard.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views side by side, heard in their order.
public nonisolated struct LazyHStack<Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stack; alignment, spacing and pinned views are not heard.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension HStack: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension ZStack: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension LazyVStack: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}

extension LazyHStack: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .stack([content]) }
}
