import Foundation
import Glibc
import Herald
import HeraldEngine
import TestRuns
import Testing

@Suite(.serialized) struct RecoveryTests {
  /// The processes below this one, however deep, that run the worker.
  private func workers() -> [(process: pid_t, parent: pid_t, state: String)] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return folders.compactMap { name in
      guard let process = pid_t(name),
        let status = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        status.contains("(herald-synth)"), let end = status.lastIndex(of: ")")
      else { return nil }
      let fields = status[end...].split(separator: " ")
      return (process, pid_t(fields[2]) ?? 0, String(fields[1]))
    }
  }

  private func own() -> [(process: pid_t, parent: pid_t, state: String)] {
    let all = workers()
    let first = Set(all.filter { $0.parent == getpid() }.map(\.process))
    return all.filter { first.contains($0.process) || first.contains($0.parent) }
  }

  @Test func workersKilledAtRandomCostNoResult() async throws {
    let engine = try EngineSynthesizer(jobs: 2, cacheBytes: 0)
    let count = TestRun.isSoak ? 500 : 150
    let utterances = (0..<count).map {
      Utterance(text: "\(Samples.plainTexts[$0 % 18]) Number \($0).", voice: "en-us")
    }
    let quiet = try EngineSynthesizer(jobs: 2, cacheBytes: 0)
    var expected: [RenderedSpeech] = []
    for await result in quiet.renderInOrder(utterances, jobs: 2) {
      expected.append(try result.get())
    }
    let killer = Task.detached {
      var numbers = SeededNumbers(seed: 3)
      while !Task.isCancelled {
        if let victim = own().randomElement(using: &numbers) { kill(victim.process, SIGKILL) }
        try? await Task.sleep(for: .milliseconds(60))
      }
    }
    defer { killer.cancel() }
    var number = 0
    for await result in engine.renderInOrder(utterances, jobs: 2) {
      let speech = try result.get()
      #expect(speech == expected[number], "number \(number)")
      number += 1
    }
    killer.cancel()
    await killer.value
    #expect(number == count)
    #expect(engine.statistics.workersLost > 0)
  }

  @Test func aStoppedWorkerIsReplacedWithinTheLimit() async throws {
    var limits = SpeechLimits()
    limits.base = .milliseconds(300)
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0, limits: limits)
    let utterance = Utterance(text: "Bailey, beagle.", voice: "en-us")
    let before = Set(own().map(\.process))
    let expected = try await engine.renderWhole(utterance).get()
    let mine = own().filter { !before.contains($0.process) }
    for worker in mine { kill(worker.process, SIGSTOP) }
    let stopped = await engine.renderWhole(utterance)
    let error = #expect(throws: EngineError.self) { _ = try stopped.get().frames.count }
    #expect(error?.code == .timedOut)
    #expect(try await engine.renderWhole(utterance).get() == expected)
    #expect(own().allSatisfy { left in !mine.contains { $0.process == left.process } })
  }

  @Test func droppedAndCancelledStreamsLeaveNothingBehind() async throws {
    let engine = try EngineSynthesizer(jobs: 1, cacheBytes: 0)
    let long = Utterance(text: String(repeating: "A long text. ", count: 2000), voice: "en-us")
    for _ in 0..<20 {
      var iterator = engine.render(long).makeAsyncIterator()
      #expect(try await iterator.next() != nil)
    }
    let reader = Task {
      for try await _ in engine.render(long) { try? await Task.sleep(for: .milliseconds(5)) }
    }
    try await Task.sleep(for: .milliseconds(50))
    reader.cancel()
    let end = await reader.result
    if case .failure(let error as EngineError) = end { #expect(error.code == .cancelled) }
    let short = Utterance(text: "Bailey", voice: "en-us")
    #expect(try Peer.difference(await engine.renderWhole(short).get(), short) == nil)
  }

  @Test func theWorkersEndWithTheSynthesizer() async throws {
    let before = Set(own().map(\.process))
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 0..<3 {
      let engine = try EngineSynthesizer(jobs: 2)
      _ = try await engine.renderWhole(Utterance(text: "Bailey", voice: "en-us")).get()
    }
    // Workers end by themselves, and are reaped a moment later: waited for, at most ten seconds.
    for _ in 0..<200 where !own().allSatisfy({ before.contains($0.process) }) {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(own().allSatisfy { before.contains($0.process) })
    let now = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(now <= files + 4)
  }
}
