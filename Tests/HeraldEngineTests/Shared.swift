import Herald
import HeraldEngine

/// One engine for the tests that need nothing of their own.
let shared: EngineSynthesizer = {
  do {
    return try EngineSynthesizer(jobs: 2)
  } catch {
    fatalError("\(error): build the product herald-synth first")
  }
}()
