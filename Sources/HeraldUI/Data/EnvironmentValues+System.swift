private struct StoredKey<Value: Sendable>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

/// Which way lines run; nothing that is heard.
public enum LayoutDirection: Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How much room a screen has in a direction; nothing that is heard.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Closes the screen that reads it; here there is none to close.
public struct DismissAction: Sendable {
  /// Closes nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Light or dark; nothing that is heard.
  public var colorScheme: ColorScheme {
    get { self[StoredKey<ColorScheme>.self] ?? .light }
    set { self[StoredKey<ColorScheme>.self] = newValue }
  }

  /// Which way lines run.
  public var layoutDirection: LayoutDirection {
    get { self[StoredKey<LayoutDirection>.self] ?? .leftToRight }
    set { self[StoredKey<LayoutDirection>.self] = newValue }
  }

  /// How large words are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[StoredKey<DynamicTypeSize>.self] ?? .large }
    set { self[StoredKey<DynamicTypeSize>.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[StoredKey<UserInterfaceSizeClass>.self] }
    set { self[StoredKey<UserInterfaceSizeClass>.self] = newValue }
  }

  /// The calendar that dates are worded by.
  public var calendar: Calendar {
    get { self[StoredKey<Calendar>.self] ?? .current }
    set { self[StoredKey<Calendar>.self] = newValue }
  }

  /// The time zone that times are worded in.
  public var timeZone: TimeZone {
    get { self[StoredKey<TimeZone>.self] ?? .current }
    set { self[StoredKey<TimeZone>.self] = newValue }
  }

  /// Whether a screen reader is in use: views are resolved for one alone.
  public var accessibilityVoiceOverEnabled: Bool { true }

  /// Whether the user wants fewer movements; nothing that is heard.
  public var accessibilityReduceMotion: Bool { false }

  /// Closes the screen.
  public var dismiss: DismissAction { DismissAction() }
}
