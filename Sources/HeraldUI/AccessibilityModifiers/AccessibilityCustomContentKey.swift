internal import Herald

/// What tells one field of custom content from another, with the name it is read by.
///
/// Without an id the label is the id. Two keys are equal when their ids are.
public struct AccessibilityCustomContentKey: Sendable, Equatable {
  let label: Text
  let id: String?

  /// Creates a key with a label and an id.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a label and an id.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key with a label and an id.
  @_disfavoredOverload
  public init(_ label: some StringProtocol, id: String) { self.init(Text(label), id: id) }

  /// Creates a key whose label is its id.
  public init(_ label: Text) {
    self.label = label
    id = nil
  }

  /// Creates a key whose label is its id.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

  /// Creates a key whose label is its id.
  @_disfavoredOverload
  public init(_ label: some StringProtocol) { self.init(Text(label)) }

  /// The id, or the words of the label before translation.
  var identity: String { id ?? label.untranslated }

  /// Whether both name the same field.
  public static func == (
    first: AccessibilityCustomContentKey, second: AccessibilityCustomContentKey
  ) -> Bool {
    first.identity == second.identity
  }

  /// The field with a value, its texts worded in an environment.
  func field(
    value: Text, importance: AXCustomContent.Importance, in environment: EnvironmentValues
  ) -> CustomContent {
    let words = label.resolved(in: environment)
    return CustomContent(
      label: words, value: value.resolved(in: environment),
      importance: CustomContent.Importance(importance),
      id: identity == words ? nil : identity, language: environment.speechLanguage)
  }
}
