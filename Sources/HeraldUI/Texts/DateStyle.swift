extension Text {
  /// What of a date is told.
  public struct DateStyle: Sendable, Hashable {
    private enum Kind { case date, time, relative, offset, timer }

    private let kind: Kind

    /// The day, the month in words and the year.
    public static let date = DateStyle(kind: .date)
    /// The time of day in hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// How far away the date is.
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is, and in which direction.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds to or since the date.
    public static let timer = DateStyle(kind: .timer)

    /// The words for a date, as seen from this moment, in the environment's locale.
    func words(for date: Date, in environment: EnvironmentValues) -> String {
      let seconds = Int64(date.timeIntervalSinceNow.rounded().clamped(to: -1e12...1e12))
      let distance = Duration.seconds(abs(seconds))
      switch kind {
      case .date: return day(date, in: environment, .long, .omitted)
      case .time: return day(date, in: environment, .omitted, .shortened)
      case .relative: return units(distance, in: environment)
      case .offset: return (seconds < 0 ? "−" : "+") + units(distance, in: environment)
      case .timer:
        let pattern: Duration.TimeFormatStyle.Pattern =
          abs(seconds) < 3600 ? .minuteSecond : .hourMinuteSecond
        return distance.formatted(.time(pattern: pattern).locale(environment.locale))
      }
    }

    private func day(
      _ date: Date, in environment: EnvironmentValues, _ day: Date.FormatStyle.DateStyle,
      _ time: Date.FormatStyle.TimeStyle
    ) -> String {
      date.formatted(
        Date.FormatStyle(
          date: day, time: time, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone))
    }

    private func units(_ distance: Duration, in environment: EnvironmentValues) -> String {
      distance.formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2
        ).locale(environment.locale))
    }
  }
}

extension Double {
  /// The number, or the nearest end of the range; 0 for one that is none.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
