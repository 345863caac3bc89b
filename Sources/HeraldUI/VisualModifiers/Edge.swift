/// A side of a view; nothing that is heard.
public enum Edge: Int8, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where lines begin.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end.
  case trailing

  /// Several sides of a view.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where lines end.
    public static let trailing = Set(rawValue: 8)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both sides of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A direction; nothing that is heard.
public enum Axis: Int8, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The distances of a view from what is around it; nothing that is heard.
public struct EdgeInsets: Sendable, Hashable {
  /// Above.
  public var top: CGFloat
  /// Where lines begin.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// Where lines end.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How words stand in their lines; nothing that is heard.
public enum TextAlignment: Sendable, CaseIterable {
  /// Leading.
  case leading
  /// Center.
  case center
  /// Trailing.
  case trailing
}

/// How a picture keeps its proportions; nothing that is heard.
public enum ContentMode: Sendable, CaseIterable {
  /// Fit.
  case fit
  /// Fill.
  case fill
}
