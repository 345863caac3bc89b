import Glibc
import Herald
import SynthProtocol

/// A running herald-synth and the socket to it; its end is the end of the process.
final class WorkerProcess: Sendable {
  /// What the worker said of itself.
  let greeting: WorkerGreeting
  /// The process, for those who want to know its size.
  let process: pid_t
  private let socket: Int32

  /// Starts a worker and waits for its greeting.
  init(path: String, within milliseconds: Int32) throws(EngineError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw EngineError(.noEngine, "no socket for the speech worker: \(systemError())")
    }
    socket = ends[0]
    let started = Self.spawn(path, standardInput: ends[1])
    close(ends[1])
    guard case .success(let process) = started else {
      close(ends[0])
      throw EngineError(.noEngine, "the speech worker \(path) could not be started")
    }
    self.process = process
    var buffer = [UInt8](repeating: 0, count: longestMessage)
    let answer = Self.receive(from: ends[0], into: &buffer, within: milliseconds)
    guard case .message(.hello(let greeting)) = answer, greeting.version == protocolVersion else {
      let status = Self.end(process, socket: ends[0])
      if answer == .gone, status & 0x7f != 0 {
        throw EngineError(.workerLost, "the speech worker was ended as it started")
      }
      throw EngineError(
        .noEngine, "the speech worker \(path) found no engine, or is of another version")
    }
    self.greeting = greeting
  }

  deinit { Self.end(process, socket: socket) }

  /// What came of waiting for a message.
  enum Answer: Sendable, Hashable {
    case message(WorkerMessage)
    /// Something that is not of the protocol.
    case broken
    /// Nothing came in time.
    case silence
    /// The worker is gone.
    case gone
  }

  /// Sends a message; false where the worker is gone.
  func send(_ message: ClientMessage) -> Bool {
    let bytes = message.encoded()
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 { return true }
      if errno != EINTR { return false }
    }
  }

  /// Waits for the next message, at most so long.
  func receive(into buffer: inout [UInt8], within milliseconds: Int32) -> Answer {
    Self.receive(from: socket, into: &buffer, within: milliseconds)
  }

  private static func receive(
    from socket: Int32, into buffer: inout [UInt8], within milliseconds: Int32
  ) -> Answer {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        return WorkerMessage(buffer[..<count]).map(Answer.message) ?? .broken
      }
      if count == 0 { return .gone }
      if errno == EINTR { continue }
      guard errno == EAGAIN else { return .gone }
      let left = (deadline - .now).inMilliseconds
      if left < 0 { return .silence }
      var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      unsafe poll(&watched, 1, left)
    }
  }

  /// The worker is told nothing: it has no state worth keeping, and its children go with it.
  ///
  /// A worker that has ended by itself is not killed any more, so that its status tells the cause.
  @discardableResult
  private static func end(_ process: pid_t, socket: Int32) -> Int32 {
    var status: Int32 = 0
    var watched = pollfd(fd: socket, events: 0, revents: 0)
    let isLeaving = unsafe poll(&watched, 1, 0) > 0 && watched.revents & Int16(POLLHUP) != 0
    close(socket)
    for _ in 0..<(isLeaving ? 20 : 0) {
      if unsafe waitpid(process, &status, WNOHANG) != 0 { return status }
      usleep(1000)
    }
    kill(process, SIGKILL)
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  /// Starts the program with the socket as standard input; it closes what else it inherits.
  ///
  /// It gets a process group of its own, so that an interrupt from the terminal reaches the client
  /// alone, which decides what is still to be spoken.
  private static func spawn(_ path: String, standardInput: Int32) -> Result<pid_t, SpawnFailure> {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let status = unsafe path.withCString { name in
      let arguments = unsafe [UnsafeMutablePointer(mutating: name), nil]
      return unsafe withEnvironment(forWorkerAt: path) { environment in
        unsafe posix_spawn(&process, name, &actions, &attributes, arguments, environment)
      }
    }
    return status == 0 ? .success(process) : .failure(SpawnFailure(code: status))
  }

  /// Gives the worker's environment: where a sound output that plays nothing lies beside it (see
  /// Sources/SilentOutput), that is found before the real one.
  private static func withEnvironment<Result>(
    forWorkerAt path: String,
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    guard !folder.isEmpty, unsafe access(folder + "/libpcaudio.so.0", R_OK) == 0 else {
      return unsafe body(environ)
    }
    let variable = "LD_LIBRARY_PATH="
    var variables = unsafe [UnsafeMutablePointer<CChar>?]()
    var folders = folder
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      if unsafe strncmp(entry, variable, variable.utf8.count) == 0 {
        folders += unsafe ":" + String(cString: entry + variable.utf8.count)
      } else {
        unsafe variables.append(entry)
      }
      unsafe next += 1
    }
    return unsafe (variable + folders).withCString { own in
      unsafe variables += [UnsafeMutablePointer(mutating: own), nil]
      return unsafe variables.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return unsafe body(environ) }
        return unsafe body(start)
      }
    }
  }

  private struct SpawnFailure: Error {
    var code: Int32
  }
}

/// The system's words for the last error.
func systemError(_ code: Int32 = errno) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text)
}

extension Duration {
  /// Whole milliseconds, for the system's calls.
  var inMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
