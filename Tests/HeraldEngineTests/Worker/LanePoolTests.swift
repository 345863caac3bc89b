import Herald
import Synchronization
import Testing

@testable import HeraldEngine

@Suite("Lending of lanes")
struct LanePoolTests {
  private let made = Made()
  private final class Made: Sendable { let count = Mutex(0) }

  /// Its lanes have no worker, so that whole renderings fail at once.
  private func pool(jobs: Int) -> LanePool {
    LanePool(jobs: jobs, streams: 2) { [made] in
      made.count.withLock { $0 += 1 }
      return Lane(path: "none", limits: SpeechLimits(), statistics: Statistics())
    }
  }

  private func render(_ pool: LanePool) async -> EngineError.Code? {
    let utterance = Utterance(text: "a", voice: "en-us")
    let rendition = Rendition(
      utterance, voice: "gmw/en-US", isWhole: true, limits: SpeechLimits(),
      statistics: Statistics(),
      cancelSwitch: CancelSwitch())
    guard let result = await pool.render(rendition, into: RenderedSpeech(sampleRate: 22_050)),
      case .failure(let error) = result
    else { return nil }
    return error.code
  }

  @Test("A lane that comes back while others are lent is kept")
  func keptWhileOthersAreLent() async throws {
    let pool = pool(jobs: 1)
    let first = try #require(await pool.borrow())
    let second = try #require(await pool.borrow())
    pool.giveBack(second)
    let third = try #require(await pool.borrow())
    #expect(third === second)
    #expect(made.count.withLock { $0 } == 2)
    pool.giveBack(first)
    pool.giveBack(third)
  }

  @Test("Streams get more lanes than there are jobs; whole renderings wait for theirs")
  func wholesWait() async throws {
    let pool = pool(jobs: 1)
    let first = try #require(await pool.borrow())
    let second = try #require(await pool.borrow())
    let ended = Mutex(false)
    await withTaskGroup(of: EngineError.Code?.self) { group in
      group.addTask { await render(pool) }
      // One lane is still lent when the second comes back: the waiting one must not get that.
      pool.giveBack(second)
      for _ in 0..<100 { await Task.yield() }
      ended.withLock { $0 = true }
      pool.giveBack(first)
      for await code in group {
        #expect(code == .noEngine)
        #expect(ended.withLock { $0 })
      }
    }
    #expect(made.count.withLock { $0 } == 2)
  }

  @Test("A stream that waits goes before whole renderings")
  func streamsGoFirst() async throws {
    let pool = pool(jobs: 1)
    var lent: [Lane] = []
    for _ in 0..<3 { lent.append(try #require(await pool.borrow())) }
    let whole = Task { await render(pool) }
    let stream = Task { await pool.borrow() }
    for _ in 0..<100 { await Task.yield() }
    for lane in lent { pool.giveBack(lane) }
    let lane = try #require(await stream.value)
    pool.giveBack(lane)
    #expect(await whole.value == .noEngine)
    #expect(made.count.withLock { $0 } == 3)
  }

  @Test("Many renderings at once need no more workers than jobs")
  func manyAtOnce() async throws {
    let pool = pool(jobs: 2)
    await withTaskGroup(of: EngineError.Code?.self) { group in
      for _ in 0..<200 { group.addTask { await render(pool) } }
      for await code in group { #expect(code == .noEngine) }
    }
    #expect(made.count.withLock { $0 } <= 2)
  }

  @Test("Who waits and is cancelled gets none")
  func cancelled() async throws {
    let pool = pool(jobs: 1)
    var lent: [Lane] = []
    for _ in 0..<3 { lent.append(try #require(await pool.borrow())) }
    let waiting = Task { await pool.borrow() }
    let whole = Task { await render(pool) }
    waiting.cancel()
    whole.cancel()
    #expect(await waiting.value == nil)
    #expect(await whole.value == nil)
    for lane in lent { pool.giveBack(lane) }
    #expect(await pool.borrow() != nil)
  }
}
