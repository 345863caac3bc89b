/// How a change is shown over time; nothing that is heard.
public struct Animation: Sendable, Hashable {
  private let name: String

  /// The animation of the system.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow in the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and in the end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring moves.
  public static let spring = Animation(name: "spring")
  /// As a spring moves that swings beyond its end.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring moves that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// As a spring moves that swings a little.
  public static let snappy = Animation(name: "snappy")

  /// At one speed, for a time in seconds.
  public static func linear(duration: Double) -> Animation { linear }
  /// Slow at first, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn }
  /// Slow in the end, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut }
  /// Slow at first and in the end, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  /// As a spring moves.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  /// As a spring moves that is moved by hand.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { spring }

  /// The animation after a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes; nothing that is heard.
public struct AnyTransition: Sendable, Hashable {
  private let name: String

  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By becoming visible.
  public static let opacity = AnyTransition(name: "opacity")
  /// By growing.
  public static let scale = AnyTransition(name: "scale")
  /// By sliding.
  public static let slide = AnyTransition(name: "slide")

  /// By moving over a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// In one way when it comes, in another when it goes.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
  /// In two ways together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// Makes a change at once; how it would be shown is not heard.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Changes nothing that is heard.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
}
