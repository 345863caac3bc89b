import Glibc

/// A value that one thread at a time may touch.
///
/// It does what the standard library's `Mutex` does, with the system's lock: the thread sanitizer
/// knows that one, and sees a race in every use of the other.
///
/// `@unchecked Sendable`: the value is reached through ``withLock(_:)`` alone, which holds the lock; the
/// lock itself has a fixed address until the last reference is gone.
@safe final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deinitialize(count: 1)
    unsafe lock.deallocate()
  }

  /// Runs the body while no other thread is inside.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
