/// A way to read and change a value that belongs to another view.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from what reads and what changes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding from another one, for closures that take `$item`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { newValue in
        var value = wrappedValue
        value[keyPath: keyPath] = newValue
        wrappedValue = value
      })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element; where the collection shrank meanwhile, to what the element was.
  func element(at index: Value.Index, of original: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: {
        let now = wrappedValue
        return now.indices.contains(index) ? now[index] : original[index]
      },
      set: { newValue in
        var now = wrappedValue
        guard now.indices.contains(index) else { return }
        now[index] = newValue
        wrappedValue = now
      })
  }
}
