// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The worker's memory, as its children get it.
///
/// Most of the time of a fork goes into copying the list of mappings, and most of the mappings belong to
/// libraries of the sound output (PulseAudio, X11, codecs) that the engine is linked with and that no
/// child ever calls.
enum Mappings {
  /// Keeps what only the sound output needs out of the children.
  static func shareWhatIsNeeded() {
    for mapping in all() where isForSoundOutput(mapping.file) {
      unsafe madvise(UnsafeMutableRawPointer(bitPattern: mapping.start), mapping.size, MADV_DONTFORK)
    }
  }

  private struct Mapping {
    var start: UInt
    var size: Int
    var file: Substring
  }

  /// Libraries that libpcaudio, the engine's sound output, draws in.
  private static let soundOutput = [
    "libasound.", "libpulse", "libdbus-", "libsndfile.", "libX11", "libxcb.", "libsystemd.",
    "libasyncns.", "libFLAC.", "libvorbis", "libopus.", "libogg.", "libmpg123.", "libmp3lame.",
    "libXau.", "libXdmcp.", "libcap.", "libgcrypt.", "liblzma.", "libzstd.", "liblz4.", "libbsd.",
    "libgpg-error.", "libmd.",
  ]

  private static func isForSoundOutput(_ file: Substring) -> Bool {
    guard let slash = file.lastIndex(of: "/") else { return false }
    let name = file[file.index(after: slash)...]
    return soundOutput.contains { name.hasPrefix($0) }
  }

  /// The lines of /proc/self/maps; none where that cannot be read.
  private static func all() -> [Mapping] {
    guard let file = unsafe fopen("/proc/self/maps", "re") else { return [] }
    defer { unsafe fclose(file) }
    var mappings: [Mapping] = []
    var line = [CChar](repeating: 0, count: 4096)
    while unsafe fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let fields = text.split(separator: " ", maxSplits: 5)
      let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard ends.count == 2, fields.count == 6 else { continue }
      mappings.append(Mapping(start: ends[0], size: Int(ends[1] - ends[0]), file: fields[5]))
    }
    return mappings
  }
}
