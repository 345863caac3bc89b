/// What an abbreviation of a time zone stands for, where it is in general use for one zone only.
struct TimeZoneAbbreviation {
  /// The identifier of the IANA data base.
  var identifier: String
  /// Whether it is the name of the zone in summer.
  var isSummer = false
  /// Whether it is the name for the whole year ("ET").
  var isGeneric = false

  static let all: [String: TimeZoneAbbreviation] = [
    "UTC": .init(identifier: "UTC"), "GMT": .init(identifier: "GMT"),
    "EST": .init(identifier: "America/New_York"),
    "EDT": .init(identifier: "America/New_York", isSummer: true),
    "ET": .init(identifier: "America/New_York", isGeneric: true),
    "CDT": .init(identifier: "America/Chicago", isSummer: true),
    "CT": .init(identifier: "America/Chicago", isGeneric: true),
    "MST": .init(identifier: "America/Denver"),
    "MDT": .init(identifier: "America/Denver", isSummer: true),
    "MT": .init(identifier: "America/Denver", isGeneric: true),
    "PST": .init(identifier: "America/Los_Angeles"),
    "PDT": .init(identifier: "America/Los_Angeles", isSummer: true),
    "PT": .init(identifier: "America/Los_Angeles", isGeneric: true),
    "CET": .init(identifier: "Europe/Berlin"),
    "CEST": .init(identifier: "Europe/Berlin", isSummer: true),
    "MEZ": .init(identifier: "Europe/Berlin"),
    "MESZ": .init(identifier: "Europe/Berlin", isSummer: true),
    "EET": .init(identifier: "Europe/Helsinki"),
    "EEST": .init(identifier: "Europe/Helsinki", isSummer: true),
    "WET": .init(identifier: "Europe/Lisbon"),
    "WEST": .init(identifier: "Europe/Lisbon", isSummer: true),
    "JST": .init(identifier: "Asia/Tokyo"),
    "AEST": .init(identifier: "Australia/Sydney"),
    "AEDT": .init(identifier: "Australia/Sydney", isSummer: false),
  ]
}
