/// A value of a JSON text, with the place where it stands.
public struct JSONNode: Sendable, Hashable {
  /// What a JSON text holds; numbers are kept as written, objects in order.
  public enum Value: Sendable, Hashable {
    /// Nothing.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Keys with their values, in order.
    case object([Member])
  }

  /// A key of an object with its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Where the key stands.
    public var position: TextPosition
    /// The value.
    public var value: JSONNode
  }

  /// What stands here.
  public var value: Value
  /// Where it begins.
  public var position: TextPosition

  /// The members, where this is an object.
  public var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The member with this key, where this is an object that has one.
  public subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.value
  }

  /// What stands here, for messages ("a string").
  public var kindName: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
