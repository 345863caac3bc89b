/// An object whose values views read.
///
/// Views are resolved anew whenever they are announced, so nothing needs to listen to changes.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// What tells of changes; to say so is allowed, and needless here.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What tells of an object's changes.
public struct ObservableObjectPublisher: Sendable {
  /// Creates one.
  public init() {}

  /// Tells of a change; nothing needs to hear it, since views are resolved anew.
  public func send() {}
}

/// A value of an observable object that views read.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}
