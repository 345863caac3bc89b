/// A view with a modifier that a listener notices.
nonisolated struct ModifiedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The change, its texts worded in the environment; nil for none.
  let modification: (EnvironmentValues) -> Modification?
}

extension ModifiedView: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    modification(environment).map { .modified(content, $0) } ?? .view(content)
  }
}

extension View {
  nonisolated func modified(
    _ modification: @escaping (EnvironmentValues) -> Modification?
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modification: modification)
  }
}
