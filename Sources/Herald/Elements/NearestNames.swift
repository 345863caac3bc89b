/// The known names that a misspelt one may have meant, nearest first, at most `limit`.
///
/// Nearness is the edit distance without regard to case, up to a third of the longer name's length
/// (at least two) but less than all of it; names that contain the whole of the misspelt one count as near too.
public func nearestNames(
  to name: String, among known: some Sequence<String>, limit: Int = 3
) -> [String] {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(80))
  var found: [(distance: Int, name: String)] = []
  for candidate in known {
    let letters = Array(candidate.lowercased().unicodeScalars.prefix(80))
    let reach = max(2, max(wanted.count, letters.count) / 3)
    let distance = editDistance(wanted, letters)
    if distance <= reach, distance < max(wanted.count, letters.count) {
      found.append((distance, candidate))
    } else if wanted.count >= 3, candidate.lowercased().contains(name.lowercased()) {
      found.append((reach + 1, candidate))
    }
  }
  return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit).map(\.name)
}

/// "; did you mean A or B?", or nothing where no known name is near.
public func suggestion(for name: String, among known: some Sequence<String>) -> String {
  let near = nearestNames(to: name, among: known)
  return near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
}

/// Levenshtein's distance in one row of memory.
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var row = Array(0...second.count)
  for (i, a) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in second.enumerated() {
      let substituted = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[second.count]
}
