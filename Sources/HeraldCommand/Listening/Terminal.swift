import Dispatch
import Glibc

/// The keyboard without line editing, as long as it is open; put back whatever happens.
enum Terminal {
  // Written once, before the handlers are set; the handlers only read them.
  nonisolated(unsafe) private static var original = termios()
  nonisolated(unsafe) private static var changed = termios()
  nonisolated(unsafe) private static var isOpen = false

  /// Lets every key come at once and unseen; does nothing where standard input is no terminal.
  static func open() {
    guard isatty(0) == 1, unsafe tcgetattr(0, &original) == 0 else { return }
    unsafe changed = original
    unsafe changed.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // Where the terminal is another job's, changing it would stop this one.
    signal(SIGTTOU, SIG_IGN)
    unsafe isOpen = true
    take()
    atexit(giveBack)
    // What ends a process without its knowing better.
    for number in [SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] {
      signal(number, giveBackAndEnd)
    }
    signal(SIGTSTP, giveBackAndStop)
    signal(SIGCONT, takeAgain)
  }

  /// Puts the terminal back, for good.
  static func restore() {
    giveBack()
    unsafe isOpen = false
  }

  fileprivate static func take() {
    if unsafe isOpen { unsafe tcsetattr(0, TCSANOW, &changed) }
  }

  fileprivate static func putBack() {
    if unsafe isOpen { unsafe tcsetattr(0, TCSANOW, &original) }
  }

  /// Hands on the keys as they come, from a thread of its own, and nil at the end of standard input.
  static func readKeys(_ press: @escaping @Sendable (Key?) -> Void) {
    DispatchQueue(label: "keys").async {
      var parser = KeyParser()
      var bytes = [UInt8](repeating: 0, count: 64)
      while true {
        let count = unsafe bytes.withUnsafeMutableBytes {
          unsafe read(0, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for key in parser.keys(in: bytes[..<count]) { press(key) }
      }
      press(nil)
    }
  }
}

// Functions that a signal may call: they change nothing but the terminal.

private func giveBack() { Terminal.putBack() }

private func giveBackAndEnd(_ number: Int32) {
  Terminal.putBack()
  signal(number, SIG_DFL)
  raise(number)
}

private func giveBackAndStop(_: Int32) {
  Terminal.putBack()
  kill(getpid(), SIGSTOP)
}

private func takeAgain(_: Int32) { Terminal.take() }
