internal import Herald

extension View {
  /// Gives the element the fields that the model holds, in order; none is a fine number.
  ///
  /// Fields with the same label replace each other in place, as they do one by one. The fields are
  /// copied, so that changing one later is not noticed.
  public nonisolated func accessibilityCustomContents(
    _ contents: [AXCustomContent]
  ) -> some View {
    let fields = contents.map { CustomContent($0) }
    return modified { environment in
      .setContent(
        fields.map { field in
          var field = field
          field.language = field.language ?? environment.speechLanguage
          return field
        })
    }
  }

  /// Gives the element the fields that a closure names, with conditions and `ForEach`.
  public nonisolated func accessibilityCustomContents<Content: AccessibilityContent>(
    @AccessibilityContentBuilder _ contents: () -> Content
  ) -> some View {
    EntriesView(content: self, entries: contents().accessibilityContentEntries)
  }
}

/// A view with entries of custom content.
nonisolated struct EntriesView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let entries: [AccessibilityContentEntry]
}

extension EntriesView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .modified(content, .several(entries.map { $0.modification(in: environment) }))
  }
}
