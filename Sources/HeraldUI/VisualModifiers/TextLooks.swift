extension Text {
  /// Changes nothing that is heard.
  public nonisolated func font(_ font: Font?) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func bold(_ isActive: Bool = true) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func italic(_ isActive: Bool = true) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func monospacedDigit() -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }

  /// Changes nothing that is heard.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }
}
