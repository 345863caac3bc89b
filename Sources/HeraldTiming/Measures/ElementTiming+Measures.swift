extension ElementTiming {
  /// When each segment is first heard, in seconds from the start of the announcement.
  ///
  /// - Parameter sampleRate: frames a second of the measurement.
  public func onsets(sampleRate: Int) -> [Double] {
    (segments ?? []).map { Double($0.startFrame) / Double(sampleRate) }
  }
}
