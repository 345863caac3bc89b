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
    if let total, rate > 0 { text += ", \(Int((Double(total - done) / rate).rounded(.up))) s left" }
    draw("\r\u{1B}[K\(text)")
  }

  /// Clears the line.
  func end() {
    if isShown { draw("\r\u{1B}[K") }
  }

  private func seconds(since instant: ContinuousClock.Instant) -> Double {
    max(0.001, (clock.now - instant) / .seconds(1))
  }

  private func draw(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }
}
