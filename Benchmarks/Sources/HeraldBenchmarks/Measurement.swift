import Foundation
import Herald
import HeraldEngine

/// One figure of the table, with the bound it is compared to.
struct Measurement: Codable {
  var name: String
  var value: Double
  var unit: String
  var limit: Double?
  /// Whether larger is better.
  var isMinimum = false

  var holds: Bool { limit.map { isMinimum ? value >= $0 : value <= $0 } ?? true }
}

/// The runs, each returning seconds.
struct Runs {
  let texts: [String]

  func herald(jobs: Int) async throws -> Double {
    let engine = try EngineSynthesizer(jobs: jobs, cacheBytes: 0)
    _ = try await engine.renderWhole(Utterance(text: "warm", voice: "en-us")).get()
    let start = ContinuousClock.now
    let utterances = texts.map { Utterance(text: $0, voice: "en-us") }
    for await result in engine.renderInOrder(utterances, jobs: jobs) { _ = try result.get() }
    return (ContinuousClock.now - start).inSeconds
  }

  /// Seconds a text when rendered, and when found in the cache.
  func cached() async throws -> (rendered: Double, found: Double) {
    let engine = try EngineSynthesizer(jobs: 1)
    let some = texts.prefix(200).map { Utterance(text: $0, voice: "en-us") }
    _ = try await engine.voices()
    var start = ContinuousClock.now
    for utterance in some { _ = try await engine.renderWhole(utterance).get() }
    let rendered = (ContinuousClock.now - start).inSeconds
    start = .now
    for utterance in some { _ = try await engine.renderWhole(utterance).get() }
    return (rendered / 200, (ContinuousClock.now - start).inSeconds / 200)
  }

  /// Seconds until the first chunk, one for each of some texts.
  func firstFrames() async throws -> [Double] {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    var seconds: [Double] = []
    for text in texts.prefix(110) {
      let start = ContinuousClock.now
      var first: Duration?
      for try await _ in engine.render(Utterance(text: text, voice: "en-us")) where first == nil {
        first = .now - start
      }
      if let first { seconds.append(first.inSeconds) }
      // The child in waiting needs a moment, as between two announcements.
      try await Task.sleep(for: .milliseconds(5))
    }
    return Array(seconds.dropFirst(10))
  }

  /// Seconds by which a text that hangs outlives its limit. (The library has no text that hangs for
  /// ever, so its process is stopped.)
  func overrun() async throws -> [Double] {
    var limits = SpeechLimits()
    limits.base = .milliseconds(100)
    limits.perScalar = .zero
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0, limits: limits)
    var seconds: [Double] = []
    for text in texts.prefix(9) {
      _ = try await engine.renderWhole(Utterance(text: "warm", voice: "en-us")).get()
      try await Task.sleep(for: .milliseconds(20))
      for child in Memory.workers().flatMap(Memory.children(of:)) { kill(child, SIGSTOP) }
      let start = ContinuousClock.now
      let result = await engine.renderWhole(Utterance(text: text, voice: "en-us"))
      let taken = ContinuousClock.now - start
      guard case .failure(let error) = result, error.code == .timedOut else { continue }
      seconds.append((taken - limits.base).inSeconds)
    }
    return seconds
  }

  /// Seconds that a text takes longer when the worker was killed just before it.
  func recovery() async throws -> [Double] {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    func seconds(_ text: String) async throws -> Double {
      let start = ContinuousClock.now
      _ = try await engine.renderWhole(Utterance(text: text, voice: "en-us")).get()
      return (ContinuousClock.now - start).inSeconds
    }
    var costs: [Double] = []
    for text in texts.prefix(21) {
      _ = try await seconds(text)
      let usual = try await seconds(text)
      for worker in Memory.workers() { kill(worker, SIGKILL) }
      costs.append(try await seconds(text) - usual)
    }
    return costs
  }

  /// Bytes by which worker and client grow over many utterances.
  func growth(_ count: Int) async throws -> (worker: Int, client: Int, size: Int) {
    let engine = try EngineSynthesizer(jobs: 1)
    func speak(_ range: Range<Int>) async throws {
      let utterances = range.map {
        Utterance(text: "\(texts[$0 % texts.count]) \($0)", voice: "en-us")
      }
      for await result in engine.renderInOrder(utterances, jobs: 1) { _ = try result.get() }
    }
    try await speak(0..<1000)
    let workers = Memory.workers()
    let before = (workers.map { Memory.resident($0) }.reduce(0, +), Memory.resident())
    try await speak(1000..<count)
    let after = workers.map { Memory.resident($0) }.reduce(0, +)
    return (after - before.0, Memory.resident() - before.1, after)
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
