import Foundation
import HeraldSound
import Testing

@Suite struct OutputFileTests {
  @Test func anEarlierFileIsReplacedWhole() throws {
    let folder = try Folder()
    try OutputFile.write([1, 2, 3], to: folder.file("a"))
    try OutputFile.write([4], to: folder.file("a"))
    #expect(try contents(of: folder.file("a")) == [4])
    #expect(folder.names == ["a"])
  }

  @Test func aLinkIsFollowed() throws {
    let folder = try Folder()
    try OutputFile.write([1], to: folder.file("target"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "target")
    try OutputFile.write([2], to: folder.file("link"))
    #expect(try contents(of: folder.file("target")) == [2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "target")
  }

  @Test func aFullDiskIsAnErrorThatSaysSo() {
    let error = #expect(throws: OutputError.self) { try OutputFile.write([1], to: "/dev/full") }
    #expect(error?.reason == "No space left on device")
    #expect(error?.description == "/dev/full: cannot be written: No space left on device")
  }

  @Test func whatIsNoFileIsWrittenToDirectly() throws {
    try OutputFile.write(noise(100).map { UInt8(truncatingIfNeeded: $0) }, to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func aFolderOrAMissingFolderIsAnError() throws {
    let folder = try Folder()
    let taken = #expect(throws: OutputError.self) { try OutputFile.write([1], to: folder.path) }
    #expect(taken?.reason == "Is a directory")
    let missing = #expect(throws: OutputError.self) {
      try OutputFile.write([1], to: folder.file("none/a"))
    }
    #expect(missing?.reason == "No such file or directory")
    #expect(folder.names.isEmpty)
  }
}
