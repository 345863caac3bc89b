import Foundation

/// An attributed text as an archive holds it: the string, and the attributes run by run.
///
/// Foundation on Linux archives an `NSAttributedString` but cannot read its attributes back, so the
/// string and its runs are coded by hand.
enum CodedText {
  private static let valueClasses: [AnyClass] = [
    NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
    NSURL.self, NSUUID.self,
  ]

  /// Writes a text under a key.
  static func encode(_ text: NSAttributedString, to coder: NSCoder, key: String) {
    coder.encode(NSString(string: text.string), forKey: key)
    let runs = runs(of: text).map { run in
      NSDictionary(dictionary: [
        "location": NSNumber(value: run.range.location),
        "length": NSNumber(value: run.range.length),
        "attributes": NSDictionary(dictionary: run.attributes.compactMapValues(archivable)),
      ])
    }
    coder.encode(NSArray(array: runs), forKey: key + "Runs")
  }

  /// Reads a text from under a key; nil where there is none or it is broken.
  static func decode(from coder: NSCoder, key: String) -> NSAttributedString? {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: key),
      coder.containsValue(forKey: key + "Runs"),
      let string = coder.decodeObject(of: NSString.self, forKey: key)
    else { return nil }
    let text = NSMutableAttributedString(string: string.description)
    let runs = coder.decodeObject(of: valueClasses, forKey: key + "Runs") as? NSArray
    for case let run as NSDictionary in runs ?? NSArray() {
      guard
        let location = (run["location"] as? NSNumber)?.intValue,
        let length = (run["length"] as? NSNumber)?.intValue,
        let attributes = run["attributes"] as? NSDictionary,
        location >= 0, length >= 0, location <= text.length, length <= text.length - location
      else { return nil }
      for case let (name, value) as (NSString, Any) in attributes.map({ ($0.key, $0.value) }) {
        text.addAttribute(
          NSAttributedString.Key(name.description), value: value,
          range: NSRange(location: location, length: length))
      }
    }
    return NSAttributedString(attributedString: text)
  }

  /// Whether two texts have the same string and the same attributes on the same stretches.
  static func areEqual(_ first: NSAttributedString, _ second: NSAttributedString) -> Bool {
    guard first.string == second.string else { return false }
    let firstRuns = runs(of: first)
    let secondRuns = runs(of: second)
    guard firstRuns.count == secondRuns.count else { return false }
    return zip(firstRuns, secondRuns).allSatisfy { one, other in
      one.range.location == other.range.location && one.range.length == other.range.length
        && one.attributes.count == other.attributes.count
        && one.attributes.allSatisfy { name, value in
          other.attributes[name].map { areSame(value, $0) } ?? false
        }
    }
  }

  private struct Run {
    var range: NSRange
    var attributes: [String: Any]
  }

  /// The stretches that carry attributes, in order.
  private static func runs(of text: NSAttributedString) -> [Run] {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      if attributes.isEmpty { return }
      let named = attributes.map { ($0.key.rawValue, $0.value) }
      runs.append(Run(range: range, attributes: Dictionary(named) { first, _ in first }))
    }
    return runs
  }

  private static func areSame(_ first: Any, _ second: Any) -> Bool {
    if let first = archivable(first), let second = archivable(second) {
      return first.isEqual(second)
    }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return false
  }

  /// The value as an object that an archive takes, or nil where there is none.
  private static func archivable(_ value: Any) -> NSObject? {
    switch value {
    case let value as NSObject: value is any NSSecureCoding ? value : nil
    case let value as String: NSString(string: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as URL: NSURL(string: value.absoluteString)
    case let value as Date:
      NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: NSData(data: value)
    case let value as UUID: NSUUID(uuidString: value.uuidString)
    case let value as [Any]: NSArray(array: value.compactMap(archivable))
    case let value as [String: Any]: NSDictionary(dictionary: value.compactMapValues(archivable))
    default: nil
    }
  }
}
