internal import Herald

/// How far something is: one element, whose value is in per cent where it is known.
public nonisolated struct ProgressView<Label: View>: View {
  private let fraction: Double?
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a view of what takes a time that is not known.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Creates a view of how much of a total is done.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { total > 0 ? Double($0) / Double(total) : 0 }
    self.label = label()
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a view of what takes a time that is not known.
  public nonisolated init() { self.init { EmptyView() } }

  /// Creates a view of how much of a total is done.
  public nonisolated init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Creates a view of what takes a time that is not known.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a view of how much of a total is done.
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

extension ProgressView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    var properties = ElementProperties.combining(traits: [.updatesFrequently], in: environment)
    properties.value = fraction?.formatted(
      .percent.precision(.fractionLength(0)).locale(environment.locale))
    return .control(properties, label)
  }
}
