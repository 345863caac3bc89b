/// Does work on inputs side by side, at most `jobs` at once; the results have the inputs' order.
func sideBySide<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int,
  onDone: (Int) -> Void = { _ in },
  work: @escaping @Sendable (Input) async throws -> Output
) async throws -> [Output] {
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    var outputs: [Int: Output] = [:]
    var next = 0
    func start() {
      guard next < inputs.count else { return }
      let (index, input) = (next, inputs[next])
      next += 1
      group.addTask { (index, try await work(input)) }
    }
    for _ in 0..<max(1, jobs) { start() }
    while let (index, output) = try await group.next() {
      outputs[index] = output
      onDone(outputs.count)
      try Task.checkCancellation()
      start()
    }
    return inputs.indices.compactMap { outputs[$0] }
  }
}
