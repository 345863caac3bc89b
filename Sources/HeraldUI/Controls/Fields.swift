internal import Herald

/// A field for text: one element, whose value is the text.
public nonisolated struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label

  /// The view has no body.
  public typealias Body = Never

  /// Creates a field from the views of its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text) { Text(title) }
  }
}

extension TextField: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    var properties = ElementProperties.combining(traits: [], in: environment)
    properties.value = text.wrappedValue
    return .control(properties, label)
  }
}

/// A title and what belongs to it: one element, the label and the value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// The view has no body.
  public typealias Body = Never

  /// Creates a pair of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Creates a pair of a title and views.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a pair of a title and a text.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a pair of a title and a value, as a format style words it.
  public nonisolated init<Style: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
  }
}

extension LabeledContent: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .view(
      HStack { TupleView(value: (label, content), views: [label, content]) }
        .accessibilityElement(children: .combine))
  }
}
