import Foundation
import Herald
import HeraldSound
import Testing

/// A folder that is removed after the test.
struct Folder: ~Copyable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "herald-sound-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// Frames that use the whole range, the same in every run.
func noise(_ count: Int, seed: UInt64 = 1) -> [Int16] {
  var state = seed
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int16(truncatingIfNeeded: Int(state >> 40))
  }
}

func contents(of path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

@Suite struct SoundFileTests {
  @Test(arguments: SoundFile.Format.allCases, [1, 2, 5000])
  func everySampleIsKept(format: SoundFile.Format, count: Int) throws {
    let folder = try Folder()
    let sound = SoundFile(sampleRate: 22050, frames: noise(count))
    try sound.write(to: folder.file("a"), format: format)
    let read = try SoundFile(reading: folder.file("a"))
    #expect(read.frames == sound.frames)
    #expect(read.sampleRate == 22050)
    #expect(folder.names == ["a"])
  }

  @Test func aWaveFileHoldsItsSamplesAtItsEnd() throws {
    let bytes = try SoundFile(sampleRate: 22050, frames: [1, -1, 256]).encoded(as: .wav)
    #expect(Array(bytes.suffix(6)) == [1, 0, 255, 255, 0, 1])
    #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8))
  }

  @Test(arguments: SoundFile.Format.allCases)
  func tagsAreKept(format: SoundFile.Format) throws {
    let folder = try Folder()
    let sound = SoundFile(
      sampleRate: 22050, frames: noise(100), title: "Größe, 贝利", software: "Herald 1.0")
    try sound.write(to: folder.file("a"), format: format)
    let read = try SoundFile(reading: folder.file("a"))
    #expect(read.title == "Größe, 贝利")
    #expect(read.software?.hasPrefix("Herald 1.0") == true)
  }

  @Test func cuePointsNameTheirPlaces() throws {
    let folder = try Folder()
    let points = (0..<150).map { SoundFile.CuePoint(frame: $0 * 10, label: "label \($0) ü") }
    let sound = SoundFile(sampleRate: 22050, frames: noise(1500), cuePoints: points)
    try sound.write(to: folder.file("a.wav"), format: .wav)
    let read = try SoundFile(reading: folder.file("a.wav"))
    #expect(read.cuePoints == points)
    #expect(read.frames == sound.frames)
  }

  @Test func longAndOddTagsAreCutAtACharacter() throws {
    let folder = try Folder()
    let long = String(repeating: "ü", count: 5000)
    let sound = SoundFile(
      sampleRate: 22050, frames: noise(10), title: "a\0b\n" + long,
      cuePoints: [.init(frame: 3, label: long), .init(frame: 99, label: "outside")])
    try sound.write(to: folder.file("a.wav"), format: .wav)
    let read = try SoundFile(reading: folder.file("a.wav"))
    #expect(read.title == "a b " + String(repeating: "ü", count: 498))
    #expect(read.cuePoints == [.init(frame: 3, label: String(repeating: "ü", count: 127))])
    #expect(read.frames == sound.frames)
  }

  @Test(arguments: SoundFile.Format.allCases)
  func equalSoundsAreEqualFiles(format: SoundFile.Format) throws {
    var sound = SoundFile(
      sampleRate: 22050, frames: noise(3000), title: "t", software: "Herald",
      cuePoints: [.init(frame: 5, label: "x")])
    let first = try sound.encoded(as: format)
    #expect(try sound.encoded(as: format) == first)
    sound.date = 0
    let dated = try sound.encoded(as: format)
    #expect(dated != first)
    #expect(String(decoding: dated, as: UTF8.self).contains("1970-01-01"))
  }

  @Test func anEmptySoundIsAWaveFileAndNoFlacFile() throws {
    let empty = SoundFile(sampleRate: 22050, frames: [])
    #expect(try empty.encoded(as: .wav).count == 44)
    #expect(throws: SoundFormatError.self) { try empty.encoded(as: .flac) }
  }

  @Test func aRateThatCannotBeStoredIsAnError() {
    #expect(throws: SoundFormatError.self) {
      try SoundFile(sampleRate: 0, frames: [1]).encoded(as: .wav)
    }
    #expect(throws: OutputError.self) {
      try SoundFile(sampleRate: -5, frames: [1]).write(to: "/tmp/never.flac", format: .flac)
    }
  }

  @Test func whatIsNoSoundIsAnError() throws {
    let folder = try Folder()
    try Data("hello".utf8).write(to: URL(fileURLWithPath: folder.file("a.wav")))
    #expect(throws: SoundFormatError.self) { try SoundFile(reading: folder.file("a.wav")) }
    #expect(throws: SoundFormatError.self) { try SoundFile(reading: folder.file("none.wav")) }
    #expect(throws: SoundFormatError.self) { try SoundFile(reading: folder.path) }
  }
}
