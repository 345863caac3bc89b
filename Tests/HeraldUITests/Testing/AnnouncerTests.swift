import Herald
import HeraldTesting
import HeraldUI
import Testing

/// Elements, objects, providers and views go to the queue in one call.
@MainActor @Suite struct AnnouncerTests {
  private let sink = RecordingSink()

  /// What was heard of the announcements, in the order in which they ended.
  private func heard(
    _ announce: @MainActor (Announcer) async -> [Int]
  ) async -> [String] {
    let renderer = AnnouncementRenderer(
      synthesizer: FakeSynthesizer(), profile: VoiceProfile(name: "plain"))
    let announcer = Announcer(renderer: renderer, sink: sink)
    var waiting = Set(await announce(announcer))
    var texts: [String] = []
    for await event in announcer.events {
      if case .ended(let outcome, let heard) = event.kind {
        #expect(outcome == .finished)
        texts.append(heard.text)
        waiting.remove(event.id)
      }
      if waiting.isEmpty { break }
    }
    announcer.close()
    return texts
  }

  @Test func aViewIsHeardElementByElement() async {
    let texts = await heard {
      await $0.announce(
        VStack {
          Text("one"); Text("two")
        })
    }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("one") == true)
    #expect(texts.last?.contains("two") == true)
    #expect(await sink.frames.filter { $0 != 0 }.count == 300)
  }

  @Test func anObjectIsHeardOnFocus() async {
    let texts = await heard { await $0.announce(focus: DogCell.bailey()) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Bailey, beagle") == true)
    #expect(texts.first?.contains("More content available") == true)
  }

  @Test func anElementIsHeardOnFocus() async {
    let texts = await heard { await $0.announce(focus: AccessibilityElement(label: "Rex")) }
    #expect(texts.first?.contains("Rex") == true)
  }

  @Test func aProviderIsHeardByItsCue() async {
    final class Provider: NSObject, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = [
        AXCustomContent(label: "Age", value: "3 years")
      ]
    }
    let texts = await heard { await $0.announce(focus: Provider()) }
    #expect(texts.first?.contains("More content available") == true)
  }
}
