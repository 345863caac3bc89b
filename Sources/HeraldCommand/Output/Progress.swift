import Glibc

/// How far long work is, on stderr: one line that is redrawn where stderr is a terminal, else nothing.
struct Progress {
  private let isShown: Bool
  private let what: String
  private let total: Int?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  /// Begins with nothing done.
  ///
  /// - Parameter total: how much there is, where it is known; then the time left is told.
  init(_ what: String, total: Int? = nil, quiet: Bool) {
    self.what = what
    self.total = total
    isShown = !quiet && isatty(2) == 1
    start = clock.now
    last = start
  }

  /// Tells that `done` are done; drawn at most five times a second.
  mutating func update(_ done: Int) {
    guard isShown, clock.now - last > .milliseconds(200) else { return }
    last = clock.now
    let elapsed = seconds(since: start)
    let rate = Double(done) / elapsed
    var text = "\(what) \(done)"
    if let total { text += " of \(total)" }
    text += ", \(Int(rate.rounded())) a second"
    if let total, rate > 0 { text += ", \(Self.duration(Double(total - done) / rate)) left" }
    draw("\r\u{1B}[K\(text)")
  }

  /// Clears the line.
  func end() {
    if isShown { draw("\r\u{1B}[K") }
  }

  /// A duration in the two units that matter: "40 s", "12 min", "3 h 5 min".
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9).rounded(.up))
    if whole < 100 { return "\(whole) s" }
    let minutes = (whole + 59) / 60
    return minutes < 100 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  private func seconds(since instant: ContinuousClock.Instant) -> Double {
    max(0.001, (clock.now - instant) / .seconds(1))
  }

  private func draw(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }
}
