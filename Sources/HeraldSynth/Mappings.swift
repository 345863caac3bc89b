// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The worker's memory, as its children get it.
///
/// A child costs what is done for its mappings: they are copied one by one, and each page that it then
/// touches faults.
struct Mappings {
  /// The engine's own variables.
  private var engine: [Mapping] = []

  /// Lets go of what is never called.
  ///
  /// Most mappings belong to libraries of the sound output (PulseAudio, X11, codecs), which the engine
  /// is linked with. Copying them for each child, and giving them up at its end, would take longer than
  /// all else that is done for a child.
  init() {
    var isOfEngine = false
    for mapping in Self.all() {
      let name = mapping.name
      if Self.soundOutput.contains(where: { name.hasPrefix($0) }) {
        mapping.remove()
      }
      // Its variables without a first value follow it, without a name.
      isOfEngine = Self.spoken.contains { name.hasPrefix($0) } || isOfEngine && name.isEmpty
      if isOfEngine, mapping.isWritable { engine.append(mapping) }
    }
  }

  /// Copies a child's pages while it waits, all at once, and not when it speaks.
  func touch() {
    for mapping in engine { mapping.advise(MADV_POPULATE_WRITE) }
  }

  private struct Mapping {
    var start: UInt
    var size: Int
    var isWritable: Bool
    var name: String

    func remove() { unsafe _ = munmap(UnsafeMutableRawPointer(bitPattern: start), size) }

    /// An advice that the system does not know is not taken; nothing depends on it.
    func advise(_ advice: Int32) {
      unsafe _ = madvise(UnsafeMutableRawPointer(bitPattern: start), size, advice)
    }
  }

  private static let spoken = ["libespeak-ng.", "libm."]

  /// Libraries that libpcaudio, the engine's sound output, draws in.
  private static let soundOutput = [
    "libasound.", "libpulse", "libdbus-", "libsndfile.", "libX11", "libxcb.", "libsystemd.",
    "libasyncns.", "libFLAC.", "libvorbis", "libopus.", "libogg.", "libmpg123.", "libmp3lame.",
    "libXau.", "libXdmcp.", "libcap.", "libgcrypt.", "liblzma.", "libzstd.", "liblz4.", "libbsd.",
    "libgpg-error.", "libmd.",
  ]

  /// The lines of /proc/self/maps; none where that cannot be read.
  private static func all() -> [Mapping] {
    guard let file = unsafe fopen("/proc/self/maps", "re") else { return [] }
    defer { unsafe fclose(file) }
    var mappings: [Mapping] = []
    var line = [CChar](repeating: 0, count: 4096)
    while unsafe fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ", maxSplits: 5)
      let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard ends.count == 2, fields.count >= 5 else { continue }
      let file = fields.count == 6 ? fields[5].drop { $0 == " " } : ""
      mappings.append(
        Mapping(
          start: ends[0], size: Int(ends[1] - ends[0]), isWritable: fields[1].hasPrefix("rw"),
          name: String(file.split(separator: "/").last ?? "")))
    }
    return mappings
  }
}
