import Foundation

// Options: --json for JSON alone, --thresholds FILE, --runs N, --texts N, --utterances N.
func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

// `--spoken` alone takes half a minute.
if CommandLine.arguments.contains("--spoken") {
  for _ in 1...3 { print("spoken-values", Int(SpokenValues.perSecond()), "/s") }
  for table in SpokenTables.all {
    print(table.name, String(format: "%.2f", try SpokenTables.ratio(of: table, runs: 5)), "x")
  }
  SpokenGrowth.printTable()
  exit(0)
}

let isJSON = CommandLine.arguments.contains("--json")
let runs = option("--runs").flatMap { Int($0) } ?? 5
let count = option("--texts").flatMap { Int($0) } ?? 1000
let utterances = option("--utterances").flatMap { Int($0) } ?? 20_000
let path = option("--thresholds") ?? "Benchmarks/thresholds.json"
let limits = try JSONDecoder().decode(
  [String: Double].self, from: Data(contentsOf: URL(fileURLWithPath: path)))

let texts = Texts.make(count)
let some = Array(texts.prefix(max(count / 5, 1)))
let bench = Runs(texts: texts)
var loop: [Double] = []
var forks: [Double] = []
var loops: [Double] = []
var one: [Double] = []
var two: [Double] = []
var processes: [Double] = []
// In turn, so that what else the machine does weighs on all alike.
for run in 1...runs {
  FileHandle.standardError.write(Data("run \(run) of \(runs)\n".utf8))
  loop.append(try Programs.loop(texts))
  forks.append(try Programs.loop(texts, forks: true))
  loops.append(try await Programs.twoLoops(texts))
  one.append(try await bench.herald(jobs: 1))
  two.append(try await bench.herald(jobs: 2))
  processes.append(try Programs.processes(some) * Double(texts.count) / Double(some.count))
}
let spoken = median((1...runs).map { _ in SpokenValues.perSecond() })
let tables = try SpokenTables.all.map { ($0.name, try SpokenTables.ratio(of: $0, runs: runs)) }
let growing = SpokenGrowth.worst()
let (rendered, found) = try await bench.cached()
let first = try await bench.firstFrames()
let overrun = try await bench.overrun()
let recovery = try await bench.recovery()
let growth = try await bench.growth(utterances)

func ratio(_ values: [Double], to base: [Double]) -> Double {
  median(zip(values, base).map { $0 / $1 })
}
func figure(_ name: String, _ value: Double, _ unit: String, minimum: Bool = false) -> Measurement {
  Measurement(name: name, value: value, unit: unit, limit: limits[name], isMinimum: minimum)
}
var table = [
  figure("c-loop", median(loop) * 1000, "ms"),
  figure("c-fork-a-text", median(forks) * 1000, "ms"),
  figure("one-job", median(one) * 1000, "ms"),
  figure("two-jobs", median(two) * 1000, "ms"),
  figure("one-process-a-text", median(processes) * 1000, "ms"),
  figure("c-fork-to-c-loop", ratio(forks, to: loop), "x"),
  figure("two-c-loops-to-c-loop", ratio(loops, to: loop), "x"),
  figure("one-job-to-c-loop", ratio(one, to: loop), "x"),
  figure("two-jobs-to-c-loop", ratio(two, to: loop), "x"),
  figure("two-jobs-faster-than-processes", ratio(processes, to: two), "x", minimum: true),
  figure("first-frames", median(first) * 1000, "ms"),
  figure("cache-faster-than-rendering", rendered / found, "x", minimum: true),
  figure("hang-ended-after-limit", median(overrun) * 1000, "ms"),
  figure("killed-worker-costs", median(recovery) * 1000, "ms"),
  figure("spoken-values", spoken, "/s", minimum: true),
  figure("spoken-time-growth", growing, "x"),
  figure("worker-resident", Double(growth.size) / 1_048_576, "MB"),
  figure("worker-growth", Double(growth.worker) / 1048576, "MB"),
  figure("client-growth", Double(growth.client) / 1048576, "MB"),
]
table += tables.map { figure($0, $1, "x") }

if isJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(table), as: UTF8.self))
} else {
  for row in table {
    let value = String(format: "%.3f", row.value)
    let limit = row.limit.map { (row.isMinimum ? "at least " : "at most ") + "\($0)" } ?? ""
    let name = row.name.padding(toLength: 32, withPad: " ", startingAt: 0)
    let figure = "\(value) \(row.unit)".padding(toLength: 16, withPad: " ", startingAt: 0)
    print("\(name)\(figure)\(limit)\(row.holds ? "" : "  MISSED")")
  }
}
exit(table.allSatisfy(\.holds) ? 0 : 1)
