import Dispatch
import Glibc
import Synchronization

/// Runs work that SIGINT and SIGTERM cancel: what was begun is cleaned up, and the status tells.
///
/// A second signal ends the process at once; so does the first where the work is held up by something
/// that cannot be cancelled, such as a pipe that nobody writes to.
func stoppable(_ work: @escaping @Sendable () async throws -> ExitStatus) async throws -> ExitStatus
{
  let task = Task { try await work() }
  let stopped = Mutex<ExitStatus?>(nil)
  let sources = [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated)].map { number, status in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { @Sendable in
      let isSecond = stopped.withLock { known in
        defer { known = status }
        return known != nil
      }
      if isSecond {
        Terminal.restore()
        _exit(status.rawValue)
      }
      task.cancel()
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) { @Sendable in
        Terminal.restore()
        _exit(status.rawValue)
      }
    }
    source.resume()
    return source
  }
  defer { for source in sources { source.cancel() } }
  do {
    let status = try await task.value
    return stopped.withLock { $0 } ?? status
  } catch {
    if let status = stopped.withLock({ $0 }) { return status }
    throw error
  }
}
