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
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
}
