/// A key under which views pass a value on to the views in them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views pass on to the views in them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which nothing was set.
  public nonisolated init() {}

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The environment of the view that is being resolved.
  @MainActor static var current = EnvironmentValues()

  func object<Value: AnyObject>(_ type: Value.Type) -> Value? {
    values[ObjectIdentifier(type)] as? Value
  }

  mutating func setObject<Value: AnyObject>(_ object: Value?) {
    values[ObjectIdentifier(Value.self)] = object
  }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The locale that texts are worded in; where one was set, it is the language they are spoken in.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether controls can be used; those that cannot are announced as dimmed.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The locale that a view set, or nil where none did.
  var setLocale: Locale? { self[LocaleKey.self] }

  /// The BCP 47 tag of the locale that a view set, or nil where none did.
  var speechLanguage: String? { setLocale?.identifier(.bcp47) }
}
