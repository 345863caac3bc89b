/// What an abbreviation of a time zone stands for, where it is in general use for one zone only.
struct TimeZoneAbbreviation {
  /// The identifier of the IANA data base.
  var identifier: String
  /// Whether it is the name of the zone in July, the northern summer.
  var isJuly = false
  /// Whether it is the name for the whole year ("ET").
  var isGeneric = false

  static let all: [String: TimeZoneAbbreviation] = [
    "UTC": .init(identifier: "UTC"), "GMT": .init(identifier: "GMT"),
    "EST": .init(identifier: "America/New_York"),
    "EDT": .init(identifier: "America/New_York", isJuly: true),
    "ET": .init(identifier: "America/New_York", isGeneric: true),
    "CDT": .init(identifier: "America/Chicago", isJuly: true),
    "CT": .init(identifier: "America/Chicago", isGeneric: true),
    "MST": .init(identifier: "America/Denver"),
    "MDT": .init(identifier: "America/Denver", isJuly: true),
    "MT": .init(identifier: "America/Denver", isGeneric: true),
    "PST": .init(identifier: "America/Los_Angeles"),
    "PDT": .init(identifier: "America/Los_Angeles", isJuly: true),
    "PT": .init(identifier: "America/Los_Angeles", isGeneric: true),
    "CET": .init(identifier: "Europe/Berlin"),
    "CEST": .init(identifier: "Europe/Berlin", isJuly: true),
    "MEZ": .init(identifier: "Europe/Berlin"),
    "MESZ": .init(identifier: "Europe/Berlin", isJuly: true),
    "EET": .init(identifier: "Europe/Helsinki"),
    "EEST": .init(identifier: "Europe/Helsinki", isJuly: true),
    "WET": .init(identifier: "Europe/Lisbon"),
    "WEST": .init(identifier: "Europe/Lisbon", isJuly: true),
    "JST": .init(identifier: "Asia/Tokyo"),
    "AEST": .init(identifier: "Australia/Sydney", isJuly: true),
    "AEDT": .init(identifier: "Australia/Sydney"),
  ]

  /// Abbreviations that mean one zone in a region and another elsewhere.
  static let regional: [String: [String: TimeZoneAbbreviation]] = [
    "GB": ["BST": .init(identifier: "Europe/London", isJuly: true)],
    "IE": ["IST": .init(identifier: "Europe/Dublin", isJuly: true)],
    "IN": ["IST": .init(identifier: "Asia/Kolkata")],
    "US": ["CST": .init(identifier: "America/Chicago")],
  ]
}
