import Foundation

/// A sound whose every stretch of 20 ms is a tone of its own, so that its parts can be told apart.
package func melody(_ count: Int, rate: Int = 22050) -> [Int16] {
  (0..<count).map { frame in
    let pitch = 300 + 200 * Double(frame / (rate / 50) % 8)
    return Int16(8000 * sin(2 * .pi * pitch * Double(frame) / Double(rate)))
  }
}

/// First and last frame that is not silence.
package func sounding(_ frames: [Int16], over threshold: Int = 200) -> Range<Int>? {
  guard let first = frames.firstIndex(where: { abs(Int($0)) > threshold }),
    let last = frames.lastIndex(where: { abs(Int($0)) > threshold })
  else { return nil }
  return first..<(last + 1)
}

/// The stretches that are not silence; a silence shorter than `gap` frames belongs to its stretch.
package func stretches(_ frames: [Int16], gap: Int, over threshold: Int = 200) -> [Range<Int>] {
  var found: [Range<Int>] = []
  for (frame, sample) in frames.enumerated() where abs(Int(sample)) > threshold {
    if let last = found.last, frame - last.upperBound < gap {
      found[found.count - 1] = last.lowerBound..<(frame + 1)
    } else {
      found.append(frame..<(frame + 1))
    }
  }
  // A click of a few frames is no sound.
  return found.filter { $0.count > 50 }
}

/// How alike two sounds are, in the median of stretches of 50 ms at their best alignment: 1 is the same.
///
/// The clocks of the sink and of the recorder drift, and a loaded machine may lose a period of the sound:
/// after a stretch that is not found, the next is looked for all around.
package func likeness(_ heard: ArraySlice<Int16>, _ expected: [Int16], slack: Int = 600) -> Double {
  let heard = Array(heard)
  let length = 1100
  var shift = 0
  var reach = slack
  var found: [Double] = []
  for start in stride(from: 0, through: max(0, expected.count - length), by: length) {
    let part = Array(expected[start..<min(start + length, expected.count)])
    var best = -1.0
    var place = shift
    for candidate in (shift - reach)...(shift + reach) {
      let value = correlation(heard, part, shift: start + candidate)
      if value > best { (best, place) = (value, candidate) }
    }
    (shift, reach) = best > 0.9 ? (place, 30) : (shift, slack)
    found.append(best)
  }
  return found.sorted()[found.count / 2]
}

private func correlation(_ heard: [Int16], _ expected: [Int16], shift: Int) -> Double {
  var product = 0
  var first = 0
  var second = 0
  var frame = 0
  while frame < expected.count {
    let place = frame + shift
    let sample = place >= 0 && place < heard.count ? Int(heard[place]) : 0
    let wanted = Int(expected[frame])
    product += sample * wanted
    first += sample * sample
    second += wanted * wanted
    frame += 5
  }
  guard first > 0, second > 0 else { return 0 }
  return Double(product) / (Double(first) * Double(second)).squareRoot()
}
