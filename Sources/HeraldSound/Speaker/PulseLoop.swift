internal import CPulse

/// The thread on which libpulse works, and its lock.
///
/// `@unchecked Sendable`: libpulse allows its threaded main loop to be locked, unlocked and asked for
/// its interface from every thread; the pointer itself never changes.
@safe final class PulseLoop: @unchecked Sendable {
  private let loop: OpaquePointer

  init?() {
    guard let loop = unsafe pa_threaded_mainloop_new() else { return nil }
    unsafe self.loop = unsafe loop
    guard unsafe pa_threaded_mainloop_start(loop) == 0 else {
      unsafe pa_threaded_mainloop_free(loop)
      return nil
    }
  }

  deinit {
    unsafe pa_threaded_mainloop_stop(loop)
    unsafe pa_threaded_mainloop_free(loop)
  }

  var interface: UnsafeMutablePointer<pa_mainloop_api>? {
    unsafe pa_threaded_mainloop_get_api(loop)
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    unsafe pa_threaded_mainloop_lock(loop)
    defer { unsafe pa_threaded_mainloop_unlock(loop) }
    return try body()
  }
}
