/// Rows one below the other; each element in it stays one of its own.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  /// The view has no body.
  public typealias Body = Never
}

extension List {
  /// Creates a list in which rows can be selected; the selection is not heard.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a list in which several rows can be selected; the selection is not heard.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows that the closure names.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each item.
  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each item, told apart by what is at the key path.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Content == ForEach<Data, ID, RowContent>
  {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each number of a range.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where RowContent: View, Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  /// Creates a list with a row for each item, in which rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each item, in which several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each item, from its binding.
  public nonisolated init<Items, RowContent>(
    _ data: Binding<Items>,
    @ViewBuilder rowContent: @escaping (Binding<Items.Element>) -> RowContent
  )
  where
    Items: MutableCollection & RandomAccessCollection, Items.Element: Identifiable,
    RowContent: View, Content == ForEach<[Binding<Items.Element>], Items.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }
}

extension List: ResolvableView {
  func resolution(in environment: EnvironmentValues) -> Resolution { .container([content]) }
}
