internal import Herald

/// What can be set along a line: one element that is adjustable, whose value is in per cent.
public nonisolated struct Slider<Label: View>: View {
  private let fraction: () -> Double
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a slider from the views of its label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    let lower = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - lower
    fraction = { length > 0 ? (Double(value.wrappedValue) - lower) / length : 0 }
    self.label = label()
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension Slider: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    var properties = ElementProperties.combining(traits: [.adjustable], in: environment)
    properties.value = fraction().formatted(
      .percent.precision(.fractionLength(0)).locale(environment.locale))
    return .control(properties, label)
  }
}

/// What can be set step by step: one element that is adjustable.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a stepper from the views of its label.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a stepper from the views of its label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public nonisolated init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }

  /// Creates a stepper with a title.
  public nonisolated init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }
}

extension Stepper: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .control(.combining(traits: [.adjustable], in: environment), label)
  }
}
