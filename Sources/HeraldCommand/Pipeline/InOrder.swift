/// Does work on a stream of inputs side by side, and delivers the results in the order of the inputs.
///
/// At most `4 * jobs` inputs are under way or waiting to be delivered, so that memory stays bounded and
/// a slow reader of the results holds the work back.
func inOrder<Input: Sendable, Output: Sendable>(
  jobs: Int, next: () throws -> Input?,
  work: @escaping @Sendable (Input) async throws -> Output,
  deliver: (Output) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    var waiting: [Int: Output] = [:]
    var started = 0
    var delivered = 0
    var atEnd = false
    while true {
      while !atEnd, started - delivered < 4 * jobs {
        guard let input = try next() else {
          atEnd = true
          break
        }
        let index = started
        started += 1
        group.addTask { (index, try await work(input)) }
      }
      guard delivered < started else { return }
      guard let (index, output) = try await group.next() else { return }
      waiting[index] = output
      while let output = waiting.removeValue(forKey: delivered) {
        try await deliver(output)
        delivered += 1
      }
      try Task.checkCancellation()
    }
  }
}
