import Glibc
import Herald
import HeraldWording

/// How many short values a second of one core become what a person would say.
///
/// Seconds are those that the thread was on a core, so that what else the machine does weighs little.
enum SpokenValues {
  /// Values that all differ, of the kinds that tables are made of: amounts, quantities, ranges, dates,
  /// telephone numbers, names and plain numbers.
  static func make(_ count: Int) -> [Segment] {
    (0..<count).map { index in
      let minutes = index % 50 + 10
      let written =
        switch index % 8 {
        case 0: "$\(1000 + index).\(index % 90 + 10)"
        case 1: "\(index) lb"
        case 2: "\(index % 12 + 1):\(minutes)–\(index % 11 + 2):\(minutes), \(index)"
        case 3: "\(index / 100).\(index % 90 + 10) km"
        case 4: "20\(index % 90 + 10)-\(index % 9 + 10)-\(index % 19 + 10), lot \(index)"
        case 5: "(\(index % 900 + 100)) 555-\(index % 9000 + 1000)"
        case 6: "Garden \(index)"
        default: "\(index)"
        }
      return Segment(role: .value, written: written, language: "en-US")
    }
  }

  static func secondsOnCore() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func perSecond(_ count: Int = 100_000) -> Double {
    let segments = make(count)
    let forms = SpokenForms(wording: ICUWording())
    _ = forms.read(Array(segments.prefix(100)))
    let start = secondsOnCore()
    var changed = 0
    for segment in segments where forms.read(segment).segments.first?.map != nil { changed += 1 }
    let seconds = secondsOnCore() - start
    precondition(changed > count / 2)
    return Double(count) / seconds
  }
}
