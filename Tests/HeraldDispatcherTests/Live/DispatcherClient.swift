import Foundation
import Testing

/// A client of a private server, speaking SSIP.
final class DispatcherClient {
  /// What became of a message.
  struct Event: Hashable, CustomStringConvertible {
    var message: Int
    /// "BEGIN", "END", "CANCELED", "PAUSED", "RESUMED", or the name of a mark in brackets.
    var name: String
    var description: String { "\(message) \(name)" }
  }

  /// What was waited for in vain.
  struct Silence: Error, CustomStringConvertible { var description: String }

  private(set) var events: [Event] = []
  /// When each event came.
  private(set) var times: [ContinuousClock.Instant] = []
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var lines: [String] = []
  private var replies: [[String]] = []

  init(_ server: PrivateServer, priority: String = "message", name: String = "test") async throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.copyBytes(from: server.socketPath.utf8.prefix(path.count - 1))
    }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(status == 0)
    try await command("SET SELF CLIENT_NAME test:\(name):main")
    try await command("SET SELF NOTIFICATION ALL ON")
    try await command("SET SELF PRIORITY \(priority)")
  }

  deinit { close(descriptor) }

  /// Sends a command and waits for its answer, whose code must not be an error's.
  @discardableResult
  func command(_ text: String) async throws -> [String] {
    send(text + "\r\n")
    let answer = try await reply()
    #expect(answer.last?.first == "2", "\(text): \(answer)")
    return answer
  }

  /// Sends a text and returns the number of its message.
  @discardableResult
  func speak(_ text: String) async throws -> Int {
    try await command("SPEAK")
    let stuffed = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") ? ".\($0)" : String($0) }
    let answer = try await command(stuffed.joined(separator: "\r\n") + "\r\n.")
    let number = answer.first?.split(separator: "-").last.flatMap { Int($0) }
    return try #require(number, "\(answer)")
  }

  /// Waits until a message has ended and returns its events.
  @discardableResult
  func end(of message: Int, seconds: Int = 20) async throws -> [String] {
    try await wait("the end of \(message)", seconds: seconds) { [self] in
      events.contains { $0.message == message && ["END", "CANCELED"].contains($0.name) }
    }
    return names(of: message)
  }

  /// Waits for one event of a message.
  func event(_ name: String, of message: Int, seconds: Int = 20) async throws {
    try await wait("\(name) of \(message)", seconds: seconds) { [self] in
      events.contains(Event(message: message, name: name))
    }
  }

  /// The events of a message so far.
  func names(of message: Int) -> [String] {
    events.filter { $0.message == message }.map(\.name)
  }

  private func reply() async throws -> [String] {
    try await wait("a reply", seconds: 20) { [self] in !replies.isEmpty }
    return replies.removeFirst()
  }

  private func wait(_ what: String, seconds: Int, until isDone: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      receive()
      if isDone() { return }
      guard ContinuousClock.now < end else {
        throw Silence(description: "\(what) did not come; so far \(events.suffix(20))")
      }
      try Task.checkCancellation()
      // Awake as soon as something comes.
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, 20)
      await Task.yield()
    }
  }

  private func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    while let end = bytes.firstIndex(of: 10) {
      let line = String(decoding: bytes[..<end].filter { $0 != 13 }, as: UTF8.self)
      bytes = Array(bytes[(end + 1)...])
      lines.append(line)
      guard line.dropFirst(3).first == " " else { continue }
      take(lines)
      lines = []
    }
  }

  private func take(_ lines: [String]) {
    guard let last = lines.last, last.hasPrefix("7"), lines.count > 2 else {
      return replies.append(lines)
    }
    let message = Int(lines[0].dropFirst(4)) ?? 0
    let name =
      last.hasPrefix("700") ? "[\(lines[2].dropFirst(4))]" : String(last.dropFirst(4))
    events.append(Event(message: message, name: name))
    times.append(.now)
    if events.count > 2_000 {
      events.removeFirst(1_000)
      times.removeFirst(1_000)
    }
  }
}
