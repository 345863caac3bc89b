import Foundation
import Testing

/// Keys from a pipe, and what they lead to as lines of text.
@Suite("herald browse")
struct BrowseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func browse(
    _ keys: String, _ arguments: String..., file: String = "Examples/dogs.json"
  ) throws -> Outcome {
    try run(
      binaries.appending(path: "herald").path,
      ["browse", file, "--sink", "none", "--rate", "450"] + arguments, input: Data(keys.utf8))
  }

  private let bailey = "Bailey, beagle. Age, 3 years. More content available."
  private let rosie = "Rosie, dachshund. Age, 1 year. More content available."
  private let otto = "Otto, border collie. Age, 7 years. More content available."

  @Test("From element to element, by letters and by arrows; the ends are told")
  func elements() throws {
    #expect(try browse("jjjkq").lines == [bailey, rosie, otto, "Last.", rosie])
    #expect(
      try browse("\u{1B}[B\u{1B}[A\u{1B}[A\u{1B}[Fq").lines == [
        bailey, rosie, bailey, "First.", otto,
      ])
    #expect(try browse("Ggq").lines == [bailey, otto, bailey])
  }

  @Test("Into More Content, along it, and out")
  func content() throws {
    let outcome = try browse("lllhhhjq")
    #expect(
      outcome.lines == [
        bailey,
        "Description, Happy-go-lucky, excellent hunting dog, and loyal companion.",
        "Popularity, Number 5.", "Age, 3 years.", "Popularity, Number 5.",
        "Description, Happy-go-lucky, excellent hunting dog, and loyal companion.", bailey, rosie,
      ])
    #expect(
      try browse("lGlgq").lines.suffix(3) == [
        "Height, 14 inches.", "Last.",
        "Description, Happy-go-lucky, excellent hunting dog, and loyal companion.",
      ])
  }

  @Test("Where it wraps, the way round is told")
  func wrapping() throws {
    #expect(
      try browse("lGlq", "--wrap", "yes").lines.last
        == "First. Description, Happy-go-lucky, excellent hunting dog, and loyal companion.")
  }

  @Test("A letter jumps in More Content, and the value is spelt and copied")
  func jumping() throws {
    #expect(
      try browse("'wey'xq").lines
        == [bailey, "Weight, 25 pounds.", "2 5 p o u n d s", "Weight, 25 pounds", "Last."])
  }

  @Test("Search goes along as one types, round the end, and looks inside where nothing begins so")
  func search() throws {
    #expect(try browse("/ot\nq").lines == [bailey, otto])
    #expect(try browse("/border\njq").lines.last == "Last.")
    #expect(try browse("j/bai\nq").lines == [bailey, rosie, bailey])
    #expect(try browse("/x\nq").lines == [bailey, "Last."])
  }

  @Test("Switches: how much is said, the cue, the rate; help")
  func switches() throws {
    #expect(
      try browse("vvjq").lines == [
        bailey, "inline all.", "inline none.", "Rosie, dachshund. More content available.",
      ])
    #expect(
      try browse("cccjq").lines.last == "Rosie, dachshund. Age, 1 year. More content available.")
    #expect(try browse("+-q").lines == [bailey, "495.", "446."])
    #expect(try browse("?q").lines.last?.hasPrefix("Down or j") == true)
  }

  @Test("Keys at their end: what they led to is heard")
  func endOfKeys() throws {
    let outcome = try browse("j")
    #expect(outcome.lines == [bailey, rosie])
    #expect(outcome.status == 0)
    #expect(try browse("").lines == [bailey])
  }

  @Test("A list is opened before it has been read")
  func opensAtOnce() throws {
    let outcome = try run(
      "/bin/sh",
      [
        "-c",
        """
        mkfifo "$1"
        { i=0; while [ $i -lt 20 ]; do echo "{\\"label\\":\\"Row $i\\"}"; i=$((i+1)); done; exec sleep 30; } > "$1" &
        writer=$!
        printf 'jq' | "$0" browse "$1" --from jsonl --sink none
        kill $writer
        """, binaries.appending(path: "herald").path, folder.path("rows"),
      ])
    #expect(outcome.lines == ["Row 0.", "Row 1."])
  }

  @Test("What cannot be browsed")
  func noList() throws {
    #expect(try browse("q", file: "-").status == 64)
    #expect(try browse("q", file: "missing.json").status == 66)
    let empty = try folder.write("[]", to: "empty.json")
    #expect(try browse("q", file: empty).status == 65)
  }
}
