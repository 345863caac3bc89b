import Accessibility
import Foundation
import Testing

/// Case 10 of the facts: block and array both set; block nil; block that gives nil.
@MainActor @Suite struct AXCustomContentProviderTests {
  final class ArrayOnly: NSObject, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]!
  }

  final class Both: NSObject, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "Array", value: "")
    ]
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
  }

  @Test func withoutABlockTheArrayIsRead() {
    let provider = ArrayOnly()
    provider.accessibilityCustomContent = [AXCustomContent(label: "Age", value: "3")]
    #expect(provider.currentAccessibilityCustomContent.map(\.label) == ["Age"])
  }

  @Test func aNilArrayIsNoContent() {
    let provider = ArrayOnly()
    #expect(provider.currentAccessibilityCustomContent == [])
    provider.accessibilityCustomContent = [AXCustomContent(label: "Age", value: "3")]
    provider.accessibilityCustomContent = nil
    #expect(provider.currentAccessibilityCustomContent == [])
  }

  @Test func aBlockGoesBeforeTheArray() {
    let provider = Both()
    provider.accessibilityCustomContentBlock = { [AXCustomContent(label: "Block", value: "")] }
    #expect(provider.currentAccessibilityCustomContent.map(\.label) == ["Block"])
  }

  @Test func aNilBlockLeavesTheArray() {
    let provider = Both()
    #expect(provider.currentAccessibilityCustomContent.map(\.label) == ["Array"])
  }

  @Test func aBlockThatGivesNilLeavesTheArray() {
    let provider = Both()
    provider.accessibilityCustomContentBlock = { nil }
    #expect(provider.currentAccessibilityCustomContent.map(\.label) == ["Array"])
  }

  @Test func aBlockThatGivesNothingMeansNoContent() {
    let provider = Both()
    provider.accessibilityCustomContentBlock = { [] }
    #expect(provider.currentAccessibilityCustomContent == [])
  }
}
