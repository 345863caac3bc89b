import Foundation

/// A process that the tests start, read and end.
///
/// Foundation's `Process` takes it for the end of a child when that closes its inherited files, and then
/// waits for it while every other child waits to be noticed; PulseAudio closes them as it starts.
package final class ChildProcess: Sendable {
  package struct NotStarted: Error { package var command: [String] }

  private let process: pid_t
  /// What it writes, to be read once; -1 where that goes nowhere.
  package let output: Int32

  package init(_ command: [String], environment: [String: String], readsOutput: Bool = false) throws
  {
    var ends: [Int32] = [-1, -1]
    if readsOutput {
      guard pipe(&ends) == 0 else { throw NotStarted(command: command) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if readsOutput {
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, command[0], &actions, nil, &arguments, &variables)
    if readsOutput { close(ends[1]) }
    guard code == 0 else {
      if readsOutput { close(ends[0]) }
      throw NotStarted(command: command)
    }
    self.process = process
    output = ends[0]
  }

  /// Kills it at once, as a crash would, and waits until it is gone.
  package func end() {
    kill()
    wait()
    if output >= 0 { close(output) }
  }

  /// Kills it; who reads from it waits for its end.
  package func kill() { _ = Foundation.kill(process, SIGKILL) }

  /// Waits for its end, and gives its status.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Reads what it writes to the end.
  package func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = read() { bytes += more }
    return bytes
  }

  /// Waits for more of what it writes; nil at the end.
  package func read() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Foundation.read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(chunk[..<count]) : nil
    }
  }
}
