import Foundation
import Testing

@Suite("herald speak")
struct SpeakTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Another program's element is spoken, and each event is a line of JSON, in order")
  func following() throws {
    let outcome = try herald(
      "speak", "--follow", "--sink", "none",
      input: #"{"label":"Disk full","priority":"important"}"# + "\n")
    #expect(outcome.status == 0)
    let lines = outcome.lines
    #expect(
      lines.dropLast() == [
        #"{"announcement":1,"event":"started","id":"1"}"#,
        #"{"announcement":1,"event":"segment","id":"1","role":"label","segment":0,"text":"Disk full"}"#,
        #"{"announcement":1,"end":4,"event":"word","id":"1","segment":0,"start":0,"text":"Disk"}"#,
        #"{"announcement":1,"end":9,"event":"word","id":"1","segment":0,"start":5,"text":"full"}"#,
      ])
    // What was heard is the whole rendering.
    let measured = try herald("measure", "--text", "Disk full", "--json")
    let frames = try #require(
      measured.output.firstMatch(of: /"frames":([0-9]+)/)?.output.1)
    #expect(
      lines.last
        == #"{"announcement":1,"event":"finished","heardFrames":\#(frames),"heardText":"Disk full","id":"1"}"#
    )
  }

  @Test(
    "The cue is an event of its own, in each of its forms", arguments: ["speech", "sound", "pitch"])
  func cues(form: String) throws {
    let element =
      #"{"id":"a","label":"Bailey","customContent":[{"label":"Age","value":"3 years"}]}"#
    let outcome = try herald(
      "speak", "--follow", "--sink", "none", "--cue", form, input: element + "\n")
    #expect(outcome.status == 0)
    let events = outcome.lines.compactMap { $0.firstMatch(of: /"event":"([a-z]+)"/)?.output.1 }
    #expect(events.filter { $0 != "word" } == ["started", "segment", "cue", "finished"])
  }

  @Test("Priorities: a text replaces a text, an important one is heard whole")
  func priorities() throws {
    let outcome = try herald(
      "speak", "--follow", "--sink", "none",
      input: """
        {"id":"a","label":"One","priority":"important"}
        {"id":"b","label":"Two"}
        {"id":"c","label":"Three"}
        {"id":"d","label":"Four","priority":"notification"}

        """)
    let ends = outcome.lines.compactMap { line in
      line.firstMatch(of: /"event":"(finished|interrupted|cancelled)".*"id":"([a-d])"/)
        .map { "\($0.output.2) \($0.output.1)" }
    }
    #expect(Set(ends) == ["a finished", "b cancelled", "c finished", "d cancelled"])
    #expect(ends.count == 4)
  }

  @Test("Of a flood of texts the last one is heard whole, and each has its end")
  func flood() throws {
    let lines = (1...300).map { #"{"label":"Item \#($0)"}"# }
    let outcome = try herald(
      "speak", "--follow", "--sink", "none", "--rate", "450",
      input: lines.joined(separator: "\n"))
    #expect(outcome.status == 0)
    let ends = outcome.lines.filter { $0.contains(#""heardText""#) }
    #expect(ends.count == 300)
    let alone = try herald(
      "speak", "--follow", "--sink", "none", "--rate", "450", input: #"{"label":"Item 300"}"#)
    func frames(_ line: String?) -> Substring? {
      line?.firstMatch(of: /"event":"finished","heardFrames":([0-9]+)/)?.output.1
    }
    #expect(frames(ends.last) != nil && frames(ends.last) == frames(alone.lines.last))
  }

  @Test("A line with a fault is told by its number, and takes no other along")
  func faultyLine() throws {
    let outcome = try herald(
      "speak", "--follow", "--sink", "none",
      input: """
        {"id":"a","label":"One","priority":"message"}
        {"label": nonsense
        {"lable":"Two"}

        {"label":"Three","priority":"message"}

        """)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("standard input:2"))
    #expect(outcome.errors.contains("standard input:3"))
    #expect(outcome.errors.contains("did you mean label"))
    #expect(!outcome.errors.contains("record"))
    let finished = outcome.lines.filter { $0.contains("finished") }
    #expect(finished.count == 2)
    // An element that names no id is named by its line.
    #expect(finished.last?.contains(#""id":"5""#) == true)
  }

  @Test("What is no control, no text and no file is told with its place")
  func faults() throws {
    let outcome = try run(
      binaries.appending(path: "herald").path, ["speak", "--follow", "--sink", "none"],
      input: Data(
        """
        {"control":"stp"}
        {"control":5}
        {"control":"stop","label":"x"}
        {"label":"control","priority":"urgent"}
        [1]

        """.utf8) + Data(#"{"label":"a"#.utf8) + [0xFF] + Data(#""}"#.utf8))
    #expect(outcome.status == 65)
    let errors = outcome.errors.split(separator: "\n").map(String.init)
    #expect(errors.count == 6)
    let expected = [
      "standard input:1:12: \"control\" does not know \"stp\"; did you mean stop",
      "standard input:2:12: \"control\" has a number; expected a name",
      "standard input:3:19: unknown key \"label\"",
      "standard input:4:31: \"priority\" does not know \"urgent\"; expected important, message,",
      "standard input:5:2: found a number; expected an element",
      "standard input:6:12: the byte 0xFF is not UTF-8",
    ]
    for (error, wanted) in zip(errors, expected) { #expect(error.hasPrefix("herald: " + wanted)) }
    #expect(try herald("speak", "--follow", "--sink", "none", folder.path("none")).status == 66)
    #expect(try herald("speak", "--follow", "--sink", "none", folder.url.path).status == 66)
  }

  @Test("Other inputs than lines are followed too: a text, the first of a file")
  func otherInputs() throws {
    let text = try herald("speak", "--follow", "--sink", "none", "--rate", "900", "--text", "One")
    #expect(text.lines.last?.contains(#""heardText":"One""#) == true)
    let file = try folder.write("{\"label\":\"One\"}\n{\"label\":\"Two\"}\n", to: "two.jsonl")
    let first = try herald("speak", "--follow", "--sink", "none", file, "--limit", "1")
    #expect(first.lines.count { $0.contains("heardText") } == 1)
  }

  @Test("Where standard output is closed nothing is written anywhere else, and the status tells")
  func closedOutput() throws {
    let outcome = try run(
      "/bin/sh",
      [
        "-c", "\"$0\" speak --follow --sink none --text One >&-; echo \"status $?\"",
        binaries.appending(path: "herald").path,
      ])
    #expect(outcome.output == "status 74\n")
    #expect(outcome.errors.contains("standard output"))
  }

  @Test("Nothing to say is said at once")
  func nothing() throws {
    #expect(try herald("speak", "--follow", "--sink", "none").status == 0)
    let file = try folder.write("[]", to: "empty.json")
    let outcome = try herald("speak", file, "--sink", "none")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
  }

  @Test("Each announcement is printed as it is spoken")
  func wholeFile() throws {
    let file = try folder.write(#"[{"label":"One"},{"label":"Two"}]"#, to: "two.json")
    let outcome = try herald("speak", file, "--sink", "none", "--rate", "450")
    #expect(outcome.lines == ["One.", "Two."])
    #expect(outcome.status == 0)
  }

  @Test("Without an audio server the message says what to do", arguments: ["speak", "browse"])
  func noServer(command: String) throws {
    let outcome = try herald(
      command, "Examples/dogs.json",
      environment: ["PULSE_SERVER": "unix:\(folder.path("nowhere"))"])
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("no audio server"))
    #expect(outcome.errors.contains("--sink none"))
    #expect(outcome.output.isEmpty)
  }

  @Test("An interrupt ends it at once, and all that was announced has its end")
  func interrupt() throws {
    let text = String(repeating: "one two three ", count: 200)
    let outcome = try run(
      "/bin/sh",
      [
        "-c",
        """
        mkfifo "$1"
        "$0" speak --follow --sink none < "$1" > "$2" & speaker=$!
        exec 3> "$1"
        printf '{"label":"%s"}\\n{"label":"x","priority":"progress"}\\n' "$3" >&3
        while ! grep -q word "$2"; do sleep 0.1; done
        kill -INT $speaker
        wait $speaker
        echo "status $?"
        """, binaries.appending(path: "herald").path, folder.path("input"), folder.path("events"),
        text,
      ])
    #expect(outcome.output == "status 130\n")
    let events = try String(contentsOfFile: folder.path("events"), encoding: .utf8)
    #expect(events.contains(#""event":"interrupted""#))
    #expect(events.contains(#""event":"cancelled""#))
  }

  @Test("A second interrupt quits where the first one waits for input that does not come")
  func secondInterrupt() throws {
    let outcome = try run(
      "/bin/sh",
      [
        "-c",
        """
        mkfifo "$1"
        "$0" speak "$1" --from text --sink none --rate 900 > "$2" & speaker=$!
        exec 3> "$1"
        while ! [ -e "/proc/$speaker/fd/0" ]; do sleep 0.1; done
        sleep 0.5
        kill -INT $speaker
        sleep 0.5
        kill -INT $speaker
        wait $speaker
        echo "status $?"
        """, binaries.appending(path: "herald").path, folder.path("input"), folder.path("lines"),
      ])
    #expect(outcome.output == "status 130\n")
  }

  @Test("The listener's own sound for the cue is heard; one that is none is told")
  func cueSound() throws {
    let ding = folder.path("ding.wav")
    try #require(
      try run("sox", ["-n", "-r", "44100", ding, "synth", "0.1", "sine", "880"]).status == 0)
    let element =
      #"{"id":"a","label":"Bailey","customContent":[{"label":"Age","value":"3 years"}]}"#
    func frames(_ sound: String...) throws -> Int {
      let outcome = try run(
        binaries.appending(path: "herald").path,
        ["speak", "--follow", "--sink", "none", "--cue", "sound"] + sound,
        input: Data(element.utf8))
      let heard = outcome.lines.last?.firstMatch(of: /"heardFrames":([0-9]+)/)?.output.1
      return try #require(heard.flatMap { Int($0) })
    }
    // A tenth of a second in place of Herald's own sound.
    let own = try frames()
    #expect(try frames("--cue-sound", ding) != own)
    let missing = try herald("speak", "--text", "x", "--cue-sound", folder.path("none.wav"))
    #expect(missing.status == 66 && missing.errors.contains("none.wav"))
    let text = try herald("speak", "--text", "x", "--cue-sound", "README.md")
    #expect(text.status == 65 && text.errors.contains("expected a sound file"))
  }
}
