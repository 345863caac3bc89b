import FoundationEssentials
import HeraldSound
import HeraldTiming

/// What a comparison is checked for: requirements, the longest element, and an earlier run.
struct ComparisonChecks {
  private let requirements: [Requirement]
  private let max: Double?
  private let baseline: (path: String, comparison: Comparison)?
  private let tolerance: Double
  private let junit: String?
  private let name: String

  /// Reads the checks before the long work begins.
  init(_ arguments: Arguments, variants: [Comparison.Variant]) throws {
    let names = variants.map(\.name)
    requirements = try arguments.strings("require").map { text in
      do {
        return try Requirement(text, variants: names)
      } catch {
        throw UsageError("--require \(error)")
      }
    }
    max = try arguments.seconds("max")
    let percent = arguments.string("tolerance") ?? "0"
    guard let number = Double(percent), number.isFinite, number >= 0 else {
      throw UsageError("--tolerance \(percent): expected a number of percent")
    }
    tolerance = number / 100
    baseline = try arguments.string("baseline").map { ($0, try Self.read($0)) }
    junit = arguments.string("junit")
    name = "herald compare " + (arguments.operands.first ?? "--text")
    if let junit { makeParentFolder(of: junit) }
  }

  /// How many elements a message names.
  private static let named = 10

  /// Checks it all.
  func check(_ comparison: Comparison) -> CheckReport {
    var report = CheckReport(name: name)
    for requirement in requirements {
      report.checks.append(Self.check(requirement.check(comparison)))
    }
    if let max { report.checks.append(Self.check(max, comparison)) }
    if let baseline {
      let outcome = comparison.held(against: baseline.comparison, tolerance: tolerance)
      report.checks.append(Self.check(outcome, path: baseline.path))
    }
    return report
  }

  /// Writes the report where it was asked for.
  func write(_ report: CheckReport) throws(OutputError) {
    if let junit { try OutputFile.write(Array(report.junitXML.utf8), to: junit) }
  }

  private static func check(_ outcome: Requirement.Outcome) -> CheckReport.Check {
    let unit = outcome.requirement.left.quantity == .words ? "words" : "s"
    func shown(_ value: Double) -> String { "\(fixed(value, width: 0)) \(unit)" }
    let sign = outcome.requirement.relation.rawValue
    let is_ = outcome.isMet ? "is" : "is not"
    var check = CheckReport.Check(
      name: outcome.requirement.text,
      summary: "\(shown(outcome.left)) \(is_) \(sign) \(shown(outcome.right))")
    guard !outcome.isMet else { return check }
    var failures = outcome.breaches.prefix(named).map { breach in
      breach.limit.map { "\(breach.id): \(shown(breach.left)), limit \(shown($0))" }
        ?? "\(breach.id): \(shown(breach.left))"
    }
    if outcome.breaches.count > named {
      failures.append("and \(outcome.breaches.count - named) elements more")
    }
    check.failures = failures
    return check
  }

  private static func check(_ max: Double, _ comparison: Comparison) -> CheckReport.Check {
    var longer: [(seconds: Double, text: String)] = []
    for row in comparison.spoken {
      for (variant, seconds) in zip(comparison.variants, row.seconds) where seconds > max {
        longer.append((seconds, "\(row.id): \(fixed(seconds, width: 0)) s, \(variant.name)"))
      }
    }
    guard !longer.isEmpty else {
      return .init(name: "max \(max)", summary: "nothing takes more than \(max) s")
    }
    let worst = longer.sorted { $0.seconds > $1.seconds }.prefix(named).map(\.text)
    let rest = longer.count > named ? ["and \(longer.count - named) more"] : []
    return .init(
      name: "max \(max)",
      summary: "\(longer.count) of \(comparison.spoken.count * comparison.variants.count) "
        + "announcements take more than \(max) s",
      failures: worst + rest)
  }

  private static func check(_ outcome: BaselineOutcome, path: String) -> CheckReport.Check {
    let totals = outcome.totals.map {
      "\($0.variant) \(fixed($0.before, width: 0)) s then, \(fixed($0.after, width: 0)) s now"
    }
    var notes = totals
    if !outcome.longer.isEmpty { notes.append("\(outcome.longer.count) became longer") }
    if outcome.shorter > 0 { notes.append("\(outcome.shorter) became shorter") }
    if !outcome.added.isEmpty { notes.append("\(outcome.added.count) new") }
    if !outcome.removed.isEmpty { notes.append("\(outcome.removed.count) gone") }
    for name in outcome.unknownVariants { notes.append("the baseline has no \(name)") }
    var check = CheckReport.Check(
      name: "baseline \(path)", summary: notes.joined(separator: "; "))
    guard !outcome.isMet else { return check }
    var failures = outcome.longer.prefix(named).map { change in
      "\(change.id ?? ""): \(change.variant) \(fixed(change.before, width: 0)) s then, "
        + "\(fixed(change.after, width: 0)) s now"
    }
    if outcome.longer.count > named { failures.append("and \(outcome.longer.count - named) more") }
    for total in outcome.totals where total.growth > outcome.tolerance {
      let percent = total.growth.isFinite ? fixed(total.growth * 100, width: 0) : "∞"
      failures.append("\(total.variant): \(percent) % longer in total")
    }
    check.failures = failures
    return check
  }

  private static func read(_ path: String) throws(Failure) -> Comparison {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.noInput, "--baseline \(path): cannot be read")
    }
    do {
      let known = try JSONDecoder().decode(Comparison.self, from: data)
      let count = known.variants.count
      guard known.rows.allSatisfy({ $0.seconds.count == count }) else {
        throw Failure(.badInput, "--baseline \(path): an element has not a value for each plan")
      }
      return known
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        .badInput, "--baseline \(path): is not what herald compare --json writes: \(error)")
    }
  }
}
