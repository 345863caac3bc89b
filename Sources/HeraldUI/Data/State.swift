/// A value that belongs to a view and can be changed by it.
@propertyWrapper public struct State<Value> {
  private let storage: Storage

  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a state with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value; copies of the view share it.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}
