internal import CSndFile
import FoundationEssentials

extension SoundFile {
  /// The bytes of the file: the same for the same sound and the same version of libsndfile.
  ///
  /// The file is made in memory: a full disk then shows when the bytes are written, and not in a
  /// library call that cannot tell.
  ///
  /// - Throws: ``SoundFormatError`` for a rate that cannot be stored, and for FLAC without a frame.
  public func encoded(as format: Format) throws(SoundFormatError) -> [UInt8] {
    guard format != .flac || !frames.isEmpty else {
      throw SoundFormatError("a FLAC file cannot be empty")
    }
    let memory = SoundMemory()
    var information = SF_INFO()
    information.samplerate = Int32(clamping: sampleRate)
    information.channels = 1
    information.format = Int32(SF_FORMAT_PCM_16 | format.container)
    guard let file = unsafe memory.open(SFM_WRITE, &information) else {
      throw SoundFormatError(unsafe String(cString: sf_strerror(nil)))
    }
    unsafe setTags(of: file, format)
    let written = unsafe frames.withUnsafeBufferPointer { buffer in
      unsafe buffer.isEmpty
        ? 0 : sf_writef_short(file, buffer.baseAddress, sf_count_t(buffer.count))
    }
    let message = unsafe String(cString: sf_strerror(file))
    let isClosed = unsafe sf_close(file) == 0
    guard written == frames.count, isClosed else { throw SoundFormatError(message) }
    return memory.bytes
  }

  private func setTags(of file: OpaquePointer, _ format: Format) {
    for (text, kind) in [(title, SF_STR_TITLE), (software, SF_STR_SOFTWARE), (day, SF_STR_DATE)] {
      guard let text, !text.isEmpty else { continue }
      unsafe sf_set_string(file, Int32(kind), text.tag(maximumBytes: 1000))
    }
    if format == .wav { unsafe setCuePoints(of: file) }
  }

  /// Stores the places in the `cue ` chunk, and their names, which libsndfile reads but does not
  /// write, in an `adtl` list.
  private func setCuePoints(of file: OpaquePointer) {
    let points = cuePoints.filter { (0...frames.count).contains($0.frame) }
    guard !points.isEmpty else { return }
    let size = MemoryLayout<UInt32>.size + points.count * MemoryLayout<SF_CUE_POINT>.stride
    let cues = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<SF_CUES>.alignment)
    defer { unsafe cues.deallocate() }
    unsafe cues.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    unsafe cues.storeBytes(of: UInt32(points.count), as: UInt32.self)
    let data: Int32 = 0x6174_6164  // "data", the chunk that positions count in
    for (index, point) in points.enumerated() {
      var cue = SF_CUE_POINT()
      cue.indx = Int32(clamping: index + 1)
      cue.position = UInt32(clamping: point.frame)
      cue.sample_offset = UInt32(clamping: point.frame)
      cue.fcc_chunk = data
      let offset = MemoryLayout<UInt32>.size + index * MemoryLayout<SF_CUE_POINT>.stride
      unsafe cues.storeBytes(of: cue, toByteOffset: offset, as: SF_CUE_POINT.self)
    }
    unsafe sf_command(file, Int32(SFC_SET_CUE), cues, Int32(size))
    unsafe setChunk("LIST", to: Self.labels(of: points), in: file)
  }

  /// The content of an associated data list: a `labl` chunk for each point, of even length.
  private static func labels(of points: [CuePoint]) -> [UInt8] {
    var list = Array("adtl".utf8)
    for (index, point) in points.enumerated() {
      let text = Array(point.label.tag(maximumBytes: 255).utf8) + [0]
      list += Array("labl".utf8)
      list += littleEndian(UInt32(4 + text.count)) + littleEndian(UInt32(index + 1))
      list += text
      if text.count % 2 == 1 { list.append(0) }
    }
    return list
  }

  private func setChunk(_ name: String, to content: [UInt8], in file: OpaquePointer) {
    var content = content
    var chunk = unsafe SF_CHUNK_INFO()
    unsafe withUnsafeMutableBytes(of: &chunk.id) { id in
      unsafe id.copyBytes(from: Array(name.utf8))
    }
    unsafe chunk.id_size = UInt32(name.utf8.count)
    unsafe chunk.datalen = UInt32(content.count)
    unsafe content.withUnsafeMutableBytes { buffer in
      unsafe chunk.data = buffer.baseAddress
      _ = unsafe sf_set_chunk(file, &chunk)
    }
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private var day: String? {
    date.map {
      Date(timeIntervalSince1970: Double($0))
        .formatted(Date.ISO8601FormatStyle().year().month().day())
    }
  }
}

extension SoundFile.Format {
  fileprivate var container: Int {
    switch self {
    case .wav: SF_FORMAT_WAV
    case .flac: SF_FORMAT_FLAC
    }
  }
}

extension String {
  /// The text as a tag can hold it: control characters as spaces, cut at a character's end.
  fileprivate func tag(maximumBytes: Int) -> String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      let kept: Unicode.Scalar = isControl ? " " : scalar
      count += UTF8.width(kept)
      guard count <= maximumBytes else { break }
      result.unicodeScalars.append(kept)
    }
    return result
  }
}
