import Herald
import Synchronization
import Testing

@testable import HeraldEngine

@Suite("Lending of lanes")
struct LanePoolTests {
  private let made = Made()
  private final class Made: Sendable { let count = Mutex(0) }

  private func pool(jobs: Int) -> LanePool {
    LanePool(jobs: jobs, streams: 2) { [made] in
      made.count.withLock { $0 += 1 }
      return Lane(path: "none", limits: SpeechLimits(), statistics: Statistics())
    }
  }

  @Test("A lane that comes back while others are lent is kept")
  func keptWhileOthersAreLent() async throws {
    let pool = pool(jobs: 1)
    let first = try #require(await pool.borrow(for: .stream))
    let second = try #require(await pool.borrow(for: .stream))
    pool.giveBack(second)
    let third = try #require(await pool.borrow(for: .stream))
    #expect(third === second)
    #expect(made.count.withLock { $0 } == 2)
    pool.giveBack(first)
    pool.giveBack(third)
  }

  @Test("Whole renderings get as many lanes as there are jobs; streams go on beside them")
  func wholesWait() async throws {
    let pool = pool(jobs: 1)
    let whole = try #require(await pool.borrow(for: .whole))
    let waiting = Task { await pool.borrow(for: .whole) }
    let stream = try #require(await pool.borrow(for: .stream))
    #expect(stream !== whole)
    pool.giveBack(stream)
    // One lane is still lent: the waiting one must not have got the stream's.
    pool.giveBack(whole)
    #expect(await waiting.value != nil)
    #expect(made.count.withLock { $0 } == 2)
  }

  @Test("Many renderings at once need no more workers than jobs")
  func manyAtOnce() async throws {
    let pool = pool(jobs: 2)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          guard let lane = await pool.borrow(for: .whole) else { return }
          await Task.yield()
          pool.giveBack(lane)
        }
      }
    }
    #expect(made.count.withLock { $0 } <= 2)
  }

  @Test("Who waits and is cancelled gets none")
  func cancelled() async throws {
    let pool = pool(jobs: 1)
    let lane = try #require(await pool.borrow(for: .whole))
    let waiting = Task { await pool.borrow(for: .whole) }
    waiting.cancel()
    #expect(await waiting.value == nil)
    pool.giveBack(lane)
    #expect(await pool.borrow(for: .whole) === lane)
  }
}
