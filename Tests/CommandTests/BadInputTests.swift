import Foundation
import Testing

@Suite("Bad input: a message that says where and what, and the exit status of the interface")
struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("An open quote is named by its line")
  func openQuote() throws {
    let outcome = try herald(
      "plan", "-", "--from", "csv", "--label", "label", input: "id,label\n1,\"a\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("standard input:2"))
    #expect(outcome.errors.contains("quote"))
  }

  @Test("What is no input")
  func noInput() throws {
    let missing = try herald("plan", "missing.csv", "--label", "a")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("missing.csv"))
    #expect(try herald("plan", folder.url.path, "--from", "csv", "--label", "a").status == 65)
    #expect(try herald("plan", "/bin/true", "--from", "csv", "--label", "a").status == 65)
    #expect(try herald("plan", "-", "--from", "json", input: "18").status == 65)
    let broken = try herald("plan", "-", "--from", "json", input: "[\n {\"label\": }]")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("standard input:2:12"))
  }

  @Test("Unknown names come with near ones")
  func nearNames() throws {
    let column = try herald(
      "plan", "Examples/penguins.csv", "--label", "species", "--high", "body_mas")
    #expect(column.status == 65)
    #expect(column.errors.contains("body_mass_g"))
    let voice = try herald("measure", "--text", "A", "--voice", "en-uss")
    #expect(voice.status == 64)
    #expect(voice.errors.contains("en-us"))
    let variant = try herald("measure", "--text", "A", "--voice", "en-us+f33")
    #expect(variant.status == 64)
    #expect(variant.errors.contains("f3"))
    let key = try herald("plan", "-", "--from", "json", input: #"[{"lable":"a"}]"#)
    #expect(key.status == 65)
    #expect(key.errors.contains("label"))
    #expect(try herald("plam", "x").errors.contains("plan"))
  }

  @Test("Option values", arguments: ["5", "79", "901", "fast", ""])
  func rate(rate: String) throws {
    let outcome = try herald("measure", "--text", "A", "--rate", rate)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("80 to 900"))
  }

  @Test("A record with nothing for its label is an error of that record alone")
  func emptyLabel() throws {
    let outcome = try herald(
      "plan", "-", "--from", "csv", "--label", "a,b", input: "a,b,c\n1,,2\n,,3\n,x,4\n")
    #expect(outcome.status == 70)
    #expect(outcome.lines == ["1. More content available.", "x. More content available."])
    #expect(outcome.errors.contains("record 2"))
  }

  @Test("A duplicate id names both records, before anything is rendered")
  func duplicates() throws {
    let target = folder.path("out")
    let outcome = try herald(
      "render", "-", "--from", "csv", "--label", "a", "--id", "id", "-o", target,
      input: "id,a\nx,1\ny,2\nx,3\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("record 3") && outcome.errors.contains("record 1"))
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test("Output that cannot be written")
  func output() throws {
    let full = try run(
      "/bin/sh",
      ["-c", "\"$0\" plan Examples/dogs.json > /dev/full", binaries.appending(path: "herald").path])
    #expect(full.status == 74)
    let unwritable = try herald("render", "--text", "A", "-o", "/proc/herald/a.wav")
    #expect(unwritable.status == 74)
    let foreign = try folder.write("mine", to: "notes.txt")
    let refused = try herald("render", "Examples/dogs.json", "-o", folder.url.path)
    #expect(refused.status == 74)
    #expect(refused.errors.contains("notes.txt"))
    #expect(FileManager.default.fileExists(atPath: foreign))
  }

  @Test("A reader that closes early ends the command quietly")
  func closedPipe() throws {
    let outcome = try run(
      "/bin/bash",
      [
        "-c",
        "\"$0\" plan Examples/cars.json --label Name --plan flat | head -n 1; echo ${PIPESTATUS[0]}",
        binaries.appending(path: "herald").path,
      ])
    #expect(outcome.lines.last == "0")
    #expect(outcome.errors == "")
  }
}
