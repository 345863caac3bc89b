/// Where the stretches of a sound are found again in a recording, in their order.
///
/// How fast the machine is does not matter: silence may have come between two stretches, where a server
/// had nothing to play, and one may be missing where it lost a period. What is out of order is not found.
package struct Alignment: Sendable {
  /// How long a stretch is: 40 ms, so that a period of the server (21 ms) never hides two.
  private let length: Int
  /// For each stretch of the sound that is not silence: the frame of the recording at which it begins; nil
  /// where it was not found.
  package private(set) var places: [Int?] = []
  private var power = 0.0
  private var foundPower = 0.0

  /// Looks for a sound in a recording, from a frame on.
  package init(
    of sound: some Collection<Int16>, in recording: some Collection<Int16>, from start: Int = 0,
    sampleRate: Int = 22050
  ) {
    let (sound, recording) = (Array(sound), Array(recording))
    length = sampleRate / 25
    let reach = sampleRate * 2
    var earliest = start
    var predicted: Int?
    for first in stride(from: 0, through: sound.count - length, by: length) {
      let stretch = Array(sound[first..<(first + length)])
      defer { predicted = predicted.map { $0 + length } }
      guard sounding(stretch) != nil else { continue }
      let near = predicted.map { ($0 - 40)..<($0 + 41) } ?? start..<start
      let wide = earliest..<(predicted == nil ? recording.count : earliest + reach)
      let found =
        Self.best(stretch, in: recording, near, step: 1)
        ?? Self.best(stretch, in: recording, wide, step: 2)
      places.append(found)
      let loudness = stretch.reduce(0.0) { $0 + Double($1) * Double($1) }
      power += loudness
      guard let found else { continue }
      foundPower += loudness
      // A server may have lost a period, so that the next stretch begins earlier.
      earliest = max(earliest, found + length / 2)
      predicted = found
    }
  }

  /// How much of the sound was found, by its power, from 0 to 1.
  ///
  /// A soft noise such as that of "th" is hard to tell from itself after two changes of sample rate, and
  /// counts little.
  package var share: Double { power > 0 ? foundPower / power : 0 }

  /// Where the last stretch that was found ends.
  package var end: Int? { places.compactMap(\.self).last.map { $0 + length } }

  /// The place in a range at which the recording is most like the stretch; nil where it is not alike.
  private static func best(
    _ stretch: [Int16], in recording: [Int16], _ range: Range<Int>, step: Int
  ) -> Int? {
    let range = range.clamped(to: 0..<max(0, recording.count - stretch.count))
    var (best, place) = (0.85, Int?.none)
    recording.withUnsafeBufferPointer { recording in
      stretch.withUnsafeBufferPointer { stretch in
        func look(_ candidate: Int) {
          let value = likeness(stretch, recording, candidate)
          if value > best { (best, place) = (value, candidate) }
        }
        // Coarse steps first miss the top by a frame or two.
        var coarse = step == 1 ? best : 0.6
        for candidate in stride(from: range.lowerBound, to: range.upperBound, by: step) {
          guard step > 1 else {
            look(candidate)
            continue
          }
          let value = likeness(stretch, recording, candidate)
          guard value > coarse else { continue }
          coarse = value
          for fine in max(range.lowerBound, candidate - 1)...(candidate + 1)
          where fine < range.upperBound { look(fine) }
        }
      }
    }
    return place
  }

  /// The correlation of a stretch with the recording at a place, of every fifth frame.
  private static func likeness(
    _ stretch: UnsafeBufferPointer<Int16>, _ recording: UnsafeBufferPointer<Int16>, _ place: Int
  ) -> Double {
    var (product, first, second) = (0, 0, 0)
    var frame = 0
    while frame < stretch.count {
      let (wanted, heard) = (Int(stretch[frame]), Int(recording[place + frame]))
      product &+= wanted &* heard
      first &+= wanted &* wanted
      second &+= heard &* heard
      frame &+= 5
    }
    guard first > 0, second > 0 else { return 0 }
    return Double(product) / (Double(first) * Double(second)).squareRoot()
  }
}
