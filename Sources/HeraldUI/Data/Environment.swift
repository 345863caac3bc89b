/// Reads a value that the views around a view have set, or an object that they handed in.
///
/// The value is that of the view whose `body` is being asked for.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value

  /// Creates a reader of the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a reader of an object that was set with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.object(Value.self) else {
        preconditionFailure("no \(Value.self) in the environment; set one with environment(_:)")
      }
      return object
    }
  }

  /// The value.
  @MainActor @preconcurrency public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// Reads an object that the views around a view handed in with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Creates a reader.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current.object(ObjectType.self) else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment; set one with environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension View {
  /// Sets a value that the views in this one read.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an object to the views in this one.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Hands an object to the views in this one.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Whether the controls in this view can be used; those that cannot are announced as dimmed.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// A view that sees other values in its environment.
nonisolated struct EnvironmentView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    var inner = environment
    change(&inner)
    return .inEnvironment(content, inner)
  }
}
