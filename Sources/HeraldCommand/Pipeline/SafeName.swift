import Herald

/// A file name for an element's id that is safe on every file system, and the id itself where it is one.
///
/// Letters, digits, `-`, `_`, and inner dots stay, as do blanks between words; anything else becomes
/// `_`. A name that had to be changed, or cut to 80 bytes, ends in a mark made from the whole id, so that
/// different ids stay different.
func safeFileName(for id: String) -> String {
  var name = ""
  var size = 0
  for scalar in id.unicodeScalars {
    let isKept =
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
      || scalar == "-" || scalar == "_" || scalar == "." || scalar == " "
    let kept: Unicode.Scalar = isKept ? scalar : "_"
    size += UTF8.width(kept)
    guard size <= 80 else { break }
    name.unicodeScalars.append(kept)
  }
  if name.first == "." { name = "_" + name.dropFirst() }
  if name.first == " " { name = "_" + name.dropFirst() }
  if name.last == " " || name.last == "." { name = name.dropLast() + "_" }
  guard name != id else { return id }
  return (name.isEmpty ? "" : name + "-") + mark(of: id)
}

/// Eight hexadecimal digits that depend on every byte of the id (FNV-1a, folded to 32 bits).
private func mark(of id: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  let digits = String(folded, radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
