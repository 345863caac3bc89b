/// One view, or one entry, for each item of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The items.
  public var data: Data
  /// What makes the view or the entry of an item.
  public var content: (Data.Element) -> Content

  func element(at offset: Int) -> Content {
    content(data[data.index(data.startIndex, offsetBy: offset)])
  }
}

extension ForEach: View where Content: View {
  /// The view has no body.
  public typealias Body = Never
}

extension ForEach: ResolvableView where Content: View {
  func resolution(in environment: EnvironmentValues) -> Resolution {
    .repeated(count: data.count) { element(at: $0) }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each item.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }

  /// Creates a view for each item, told apart by what is at the key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  /// Creates a view for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content)
  }

  /// Creates a view for each item, from its binding.
  public nonisolated init<Items>(
    _ data: Binding<Items>, @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
  )
  where
    Items: MutableCollection & RandomAccessCollection, Items.Element: Identifiable,
    ID == Items.Element.ID, Data == [Binding<Items.Element>]
  {
    let items = data.wrappedValue
    self.init(data: items.indices.map { data.element(at: $0, of: items) }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each item, from its binding, told apart by what is at the key path.
  public nonisolated init<Items>(
    _ data: Binding<Items>, id: KeyPath<Items.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
  )
  where
    Items: MutableCollection & RandomAccessCollection, Data == [Binding<Items.Element>]
  {
    let items = data.wrappedValue
    self.init(data: items.indices.map { data.element(at: $0, of: items) }, content: content)
  }

  /// Lets rows be deleted, which is not heard.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Lets rows be moved, which is not heard.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach: AccessibilityContent where Content: AccessibilityContent {
  /// The entries of all items, in order.
  public nonisolated var accessibilityContentEntries: [AccessibilityContentEntry] {
    data.flatMap { content($0).accessibilityContentEntries }
  }

  /// Creates entries for each item.
  public nonisolated init(
    _ data: Data, @AccessibilityContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }

  /// Creates entries for each item, told apart by what is at the key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  /// Creates entries for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @AccessibilityContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content)
  }
}
