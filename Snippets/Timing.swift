// How long an announcement takes, and when the essential is known; here a synthesizer without an
// engine counts characters.
import Herald
import HeraldTesting
import HeraldUI

let dog = Text("Bailey, beagle").accessibilityCustomContent("Age", "3 years", importance: .high)
let announcement = try await Announced(dog).timed(by: FakeSynthesizer())
print(announcement.timeLine)
print("essential by", announcement.essential, "of", announcement.duration)
