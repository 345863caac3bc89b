extension View {
  /// Changes nothing that is heard.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func padding(_ length: CGFloat) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func fixedSize() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }

  /// Changes nothing that is heard.
  public nonisolated func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func scaledToFit() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func scaledToFill() -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func offset(_ offset: CGSize) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }

  /// Changes nothing that is heard.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
