internal import CICU

/// Formatters of one locale, each opened once.
///
/// They serve one caller at a time: the owner holds a lock. A call that ICU refuses gives nil.
@safe final class ICUFormatters {
  /// ICU's name of the locale.
  let locale: String
  private var numbers: [NumberStyle: OpaquePointer] = unsafe [:]
  private var refusedStyles: Set<NumberStyle> = []
  private var refusedRules: Set<String> = []
  private var rules: [String: OpaquePointer] = unsafe [:]
  private var dates: [String: OpaquePointer] = unsafe [:]
  private var result: OpaquePointer?

  init(locale: String) {
    self.locale = locale
  }

  deinit {
    unsafe numbers.values.forEach { unsafe icu_close_number_formatter($0) }
    unsafe rules.values.forEach { unsafe icu_close_rules($0) }
    unsafe dates.values.forEach { unsafe icu_close_dates($0) }
    if let result = unsafe result { unsafe icu_close_result(result) }
  }

  /// A decimal number in ASCII digits.
  func number(_ decimal: String, _ style: NumberStyle) -> String? {
    guard let formatter = unsafe formatter(style) else { return nil }
    var status: Int32 = 0
    if unsafe result == nil { unsafe result = icu_open_result(&status) }
    guard let result = unsafe result else { return nil }
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_format_decimal(formatter, decimal, -1, result, buffer, capacity, &status)
    }
  }

  /// An integer in words (`spellout`) or with an ordinal mark, by a named set of rules.
  func words(_ number: Int, ordinal: Bool = false, rules name: String? = nil) -> String? {
    let key = "\(ordinal) \(name ?? "")"
    guard !refusedRules.contains(key) else { return nil }
    if unsafe rules[key] == nil {
      var status: Int32 = 0
      guard
        let format = unsafe icu_open_rules(ordinal ? ICU_ORDINAL : ICU_SPELLOUT, locale, &status)
      else {
        return nil
      }
      if let name {
        let utf16 = Array(name.utf16)
        unsafe icu_choose_rules(format, utf16, Int32(utf16.count), &status)
      }
      guard status <= 0 else {
        unsafe icu_close_rules(format)
        refusedRules.insert(key)
        return nil
      }
      unsafe rules[key] = unsafe format
    }
    guard let format = unsafe rules[key] else { return nil }
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_format_integer(format, Int64(number), buffer, capacity, &status)
    }
  }

  /// A moment, in milliseconds since 1970, by a pattern of ICU in a time zone.
  func date(_ milliseconds: Double, pattern: String, zone: String = "UTC") -> String? {
    guard let format = unsafe dateFormat(pattern: pattern, zone: zone) else { return nil }
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_format_date(format, milliseconds, buffer, capacity, &status)
    }
  }

  /// The name of a month or day of the week.
  func dateSymbol(_ type: icu_date_name, _ index: Int) -> String? {
    guard let format = unsafe dateFormat(pattern: "d", zone: "UTC") else { return nil }
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_date_symbol(format, type, Int32(index), buffer, capacity, &status)
    }
  }

  /// The language's own pattern for the fields of a skeleton.
  func datePattern(skeleton: String) -> String? {
    let utf16 = Array(skeleton.utf16)
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_best_pattern(locale, utf16, Int32(utf16.count), buffer, capacity, &status)
    }
  }

  /// A mark that the language writes in its numbers.
  func symbol(_ symbol: icu_number_mark) -> String? {
    var status: Int32 = 0
    guard let format = unsafe icu_open_rules(ICU_DECIMAL, locale, &status) else { return nil }
    defer { unsafe icu_close_rules(format) }
    return unsafe icuText { buffer, capacity, status in
      unsafe icu_number_symbol(format, symbol, buffer, capacity, &status)
    }
  }

  private func formatter(_ style: NumberStyle) -> OpaquePointer? {
    if let known = unsafe numbers[style] { return unsafe known }
    guard !refusedStyles.contains(style) else { return nil }
    let utf16 = Array(style.skeleton.utf16)
    var status: Int32 = 0
    let formatter = unsafe icu_open_number_formatter(
      utf16, Int32(utf16.count), locale, &status)
    guard status <= 0, let formatter = unsafe formatter else {
      refusedStyles.insert(style)
      return nil
    }
    unsafe numbers[style] = unsafe formatter
    return unsafe formatter
  }

  private func dateFormat(
    pattern: String, zone: String
  ) -> OpaquePointer? {
    let key = "\(zone) \(pattern)"
    if let known = unsafe dates[key] { return unsafe known }
    let utf16 = Array(pattern.utf16)
    let zone = Array(zone.utf16)
    var status: Int32 = 0
    guard
      let format = unsafe icu_open_dates(
        utf16, Int32(utf16.count), locale, zone, Int32(zone.count), &status)
    else { return nil }
    unsafe dates[key] = unsafe format
    return unsafe format
  }
}

/// The text that a call of ICU writes into a buffer; nil where it fails or does not fit.
func icuText(
  _ call: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer -> String? in
    guard let start = buffer.baseAddress else { return nil }
    var status: Int32 = 0
    let length = unsafe call(start, Int32(buffer.count), &status)
    guard status <= 0, length <= buffer.count, length >= 0 else {
      return nil
    }
    let units = unsafe buffer[..<Int(length)]
    // Most texts are ASCII, which is read much faster as bytes.
    guard unsafe units.allSatisfy({ $0 < 0x80 }) else {
      return unsafe String(decoding: units, as: UTF16.self)
    }
    return unsafe String(unsafeUninitializedCapacity: units.count) { bytes in
      for place in 0..<Int(length) {
        unsafe bytes[place] = UInt8(truncatingIfNeeded: units[place])
      }
      return Int(length)
    }
  }
}
