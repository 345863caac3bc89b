import Herald
import HeraldTiming

/// One way of announcing that is compared, ready for elements to go through.
struct ComparedVariant: Sendable {
  /// Its name and what it stands for.
  var variant: Comparison.Variant
  /// How it announces.
  var pipeline: Pipeline

  /// Every plan with every profile at every rate, in this order.
  static func all(_ arguments: Arguments) throws -> [ComparedVariant] {
    let plans = try plans(arguments)
    let profiles = try profiles(arguments)
    let rates = try rates(arguments)
    var all: [ComparedVariant] = []
    for plan in plans {
      for profile in profiles {
        for rate in rates {
          var chosen = arguments
          if let profile { chosen.values["voice-profile"] = [profile] }
          if let rate { chosen.values["rate"] = [String(rate)] }
          var pipeline = try Pipeline(chosen)
          pipeline.settings.plan = plan
          let marks =
            (profiles.count > 1 ? [pipeline.profile.name] : [])
            + (rates.count > 1 ? [String(pipeline.profile.parameters.rate)] : [])
          let variant = Comparison.Variant(
            name: ([plan.rawValue] + marks).joined(separator: "@"), plan: plan.rawValue,
            profile: pipeline.profile.name, rate: pipeline.profile.parameters.rate)
          guard !all.contains(where: { $0.variant.name == variant.name }) else {
            throw UsageError("\(variant.name) would be compared twice; expected different ones")
          }
          all.append(ComparedVariant(variant: variant, pipeline: pipeline))
        }
      }
    }
    return all
  }

  private static func plans(_ arguments: Arguments) throws(UsageError) -> [AnnouncementPlan.Kind] {
    let names = arguments.string("plans") ?? "flat,layered"
    var plans: [AnnouncementPlan.Kind] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let plan = AnnouncementPlan.Kind(rawValue: String(name)) else {
        let known = AnnouncementPlan.Kind.allCases.map(\.rawValue)
        throw UsageError(
          "--plans \(names): no plan \(name)\(suggestion(for: String(name), among: known)); "
            + "expected some of \(known.joined(separator: ", "))")
      }
      guard !plans.contains(plan) else { throw UsageError("--plans \(names): \(name) twice") }
      plans.append(plan)
    }
    return plans
  }

  private static func profiles(_ arguments: Arguments) throws(UsageError) -> [String?] {
    guard arguments.has("profile") else { return [nil] }
    guard !arguments.has("voice-profile") else {
      throw UsageError("--profile and --voice-profile: expected one of both")
    }
    return arguments.strings("profile")
  }

  private static func rates(_ arguments: Arguments) throws(UsageError) -> [Int?] {
    let texts = arguments.strings("rates").flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard !texts.isEmpty else { return [nil] }
    guard !arguments.has("rate") else {
      throw UsageError("--rate and --rates: expected one of both")
    }
    return try texts.map { text throws(UsageError) in
      guard let rate = Int(text), SpeechParameters.rates.contains(rate) else {
        throw UsageError(
          "--rates \(text): expected whole numbers from \(SpeechParameters.rates.lowerBound) to "
            + "\(SpeechParameters.rates.upperBound)")
      }
      return rate
    }
  }
}
