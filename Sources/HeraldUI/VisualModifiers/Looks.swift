extension View {
  /// Changes nothing that is heard.
  public nonisolated func font(_ font: Font?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func monospacedDigit() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func accentColor(_ color: Color?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func truncationMode(_ mode: TruncationMode) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func textCase(_ textCase: TextCase?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func clipShape<Clip: Shape>(_ shape: Clip) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func contentShape<Form: Shape>(_ shape: Form) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func rotationEffect(_ angle: Angle) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func background<Form: Shape>(in shape: Form) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func overlay<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func overlay<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func controlSize(_ size: ControlSize) -> some View { self }

  /// Changes nothing that is heard: the label of a control is heard though it is not seen.
  public nonisolated func labelsHidden() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func unredacted() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func drawingGroup() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func compositingGroup() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func saturation(_ amount: Double) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func brightness(_ amount: Double) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func contrast(_ amount: Double) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(
    _ range: Sizes
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
}
