import Foundation
import Herald
@testable import HeraldUI
import Testing

/// Deep and long views: no exhausted stack, and work that grows as the view does.
@MainActor @Suite struct LargeViewTests {
  private func nested(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("core"))
    for _ in 0..<depth { view = wrap(view) }
    return view
  }

  private func steps(_ view: some View) -> Int {
    var resolver = Resolver()
    _ = resolver.resolve(view)
    return resolver.stepCount
  }

  @Test(arguments: [1_000, 4_000])
  func deeplyNestedViewsResolve(depth: Int) {
    let stacks = nested(depth) { inner in AnyView(VStack { inner }) }
    #expect(stacks.announcedElements.map(\.label) == ["core"])
    let lists = nested(depth) { inner in AnyView(List { inner }) }
    #expect(lists.announcedElements.map(\.label) == ["core"])
    let modified = nested(depth) { AnyView($0.accessibilityHint("open")) }
    #expect(modified.announcedElements.map(\.hint) == ["open"])
    let buttons = nested(depth) { inner in AnyView(Button(action: {}, label: { inner })) }
    #expect(buttons.announcedElements.map(\.label) == ["core"])
  }

  @Test func deepViewsAreMadeAndReleasedOnAThreadWithASmallStack() async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        var view = AnyView(Text("core"))
        for _ in 0..<1_000 {
          let inner = view
          view = AnyView(VStack { inner }.accessibilityHint("open"))
        }
        view = AnyView(EmptyView())
        continuation.resume()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test func manyModifiersApplyEachOnce() {
    var view = AnyView(Text("core"))
    for index in 0..<2_000 {
      view = AnyView(view.accessibilityCustomContent("Number", Text(verbatim: "\(index)")))
    }
    #expect(view.announcedElements.first?.customContent.map(\.value) == ["1999"])
  }

  @Test func deeplyNestedCombinedViewsResolve() {
    let view = nested(1_000) { inner in
      AnyView(
        HStack {
          Text("x"); inner
        }
        .accessibilityElement(children: .combine)
        .accessibilityCustomContent("Depth", "1"))
    }
    let elements = view.announcedElements
    #expect(elements.map(\.label) == ["x, core"])
    #expect(elements.first?.customContent.count == 1)
  }

  @Test func aHundredThousandRowsResolveEachOnce() {
    let rows = List(0..<100_000) { row in
      Text(verbatim: "Row")
        .accessibilityIdentifier("row")
        .accessibilityCustomContent(
          AccessibilityCustomContentKey(Text(verbatim: "Number")), Text(verbatim: "\(row)"))
    }
    let elements = rows.announcedElements
    #expect(elements.count == 100_000)
    #expect(elements.last?.id == "row-100000")
    #expect(elements.last?.customContent.first?.value == "99999")
  }

  @Test func theWorkGrowsAsTheRowsDo() {
    func list(_ count: Int) -> some View { List(0..<count) { Text(verbatim: "\($0)") } }
    let few = steps(list(1_000)) - steps(list(0))
    let many = steps(list(10_000)) - steps(list(0))
    #expect(many - few == 9 * few || many == 10 * few)
  }

  @Test func theWorkGrowsAsTheDepthDoes() {
    func depth(_ count: Int) -> Int {
      steps(nested(count) { inner in AnyView(VStack { inner }) }) - steps(AnyView(Text("core")))
    }
    #expect(depth(2_000) == 2 * depth(1_000))
  }

  @Test func manyFieldsAreSetByKeyWithoutASearch() {
    let entries = (0..<20_000).map { AXCustomContent(label: "\($0)", value: "") }
    let view = Text("a").accessibilityCustomContents(entries).accessibilityCustomContents(entries)
    #expect(view.announcedElements.first?.customContent.count == 20_000)
  }
}
