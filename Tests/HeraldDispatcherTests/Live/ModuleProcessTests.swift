import Foundation
import Herald
import HeraldDispatcher
import HeraldEngine
import Testing

/// The real module alone, the test being its server.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ModuleProcessTests {
  /// STOP is heard while a write is blocked: the block is finished, and 703 is next.
  @Test func stopWhileAWriteIsBlocked() async throws {
    let module = try ModuleProcess()
    module.send("INIT")
    try await module.read(until: "299 OK LOADED SUCCESSFULLY")
    module.send("AUDIO", "audio_output_method=server", ".")
    try await module.read(until: "203 OK AUDIO INITIALIZED")
    module.send("SPEAK", String(repeating: "A long text. ", count: 100), ".")
    // Nothing is read until the pipe is long full: 16 KiB are 0.4 s of sound.
    try await Task.sleep(for: .milliseconds(1_500))
    module.send("STOP", "QUIT")
    let lines = try await module.read(until: "210 OK QUIT")
    #expect(lines.first == "202 OK RECEIVING MESSAGE")
    #expect(lines.dropFirst().first == "200 OK SPEAKING")
    #expect(lines.suffix(3) == ["705 AUDIO", "703 STOP", "210 OK QUIT"])
    #expect(lines.filter { $0 == "705 AUDIO" }.count < 20)
    #expect(try await module.end() == 0)
  }

  /// A mark lies between the frames where the engine begins its word.
  @Test func marksAreAtTheirFrames() async throws {
    let module = try ModuleProcess()
    module.send("INIT")
    try await module.read(until: "299 OK LOADED SUCCESSFULLY")
    module.send("SET", "rate=100", "language=en-us", "volume=100", ".")
    try await module.read(until: "203 OK SETTINGS RECEIVED")
    module.send(
      "SPEAK", "<speak><mark name='0'/>Hello, <mark name='1'/>my ",
      "<mark name='2'/>wide <mark name='3'/>world .</speak>", ".")
    var frame = 0
    var places: [Int] = []
    for line in try await module.read(until: "702 END") {
      if line.hasPrefix("705-num_samples=") {
        frame += try #require(Int(line.dropFirst("705-num_samples=".count)))
      } else if line == "700-\(places.count)" {
        places.append(frame)
      }
    }
    var parameters = SpeechParameters()
    parameters.rate = 449
    let engine = try EngineSynthesizer()
    let utterance = Utterance(
      text: "Hello, my \nwide world.", voice: "en-us", parameters: parameters)
    let speech = try await RenderedSpeech(
      sampleRate: engine.sampleRate, collecting: engine.render(utterance))
    #expect(places == speech.marks.filter { $0.kind == .word }.map(\.frame))
    #expect(frame == speech.frames.count)
  }

  /// A worker that hangs: the text is told to be lost, and its message ends.
  @Test func aWorkerThatHangs() async throws {
    let module = try ModuleProcess(environment: ["LC_ALL": "de_DE.UTF-8"])
    module.send("INIT")
    try await module.read(until: "299 OK LOADED SUCCESSFULLY")
    for worker in try module.children(named: "herald-synth") { kill(worker, SIGSTOP) }
    module.send("SPEAK", "Lost.", ".")
    try await module.read(until: "702 END")
    module.send("SPEAK", "Next.", ".")
    let lines = try await module.read(until: "702 END")
    #expect(lines.contains("705 AUDIO"))
    #expect(try await module.end() == 0)
    let notes = module.log.filter { $0.hasPrefix("herald: the engine ") }
    #expect(notes.count == 1, "\(module.log)")
    #expect(notes.first?.contains("replaced ") == true, "\(module.log)")
  }

  /// Each line that cannot be used is told, and the module speaks as if it were not there.
  @Test func wrongLinesAreToldAndHarmless() async throws {
    let module = try ModuleProcess(lines: [
      "HeraldLanguage klingon-xx", "HeraldLanguage \"de", "HeraldListenerLanguage qq",
      "HeraldVariants \"nosuch Bob\"", "HeraldVoiceType \"female1\" \"nosuch\"",
      "HeraldSymbols /no/such/folder", "HeraldSoundIcons \"/dev/null\"", "HeraldPitch 40 50",
      "HeraldPitch 200", "HeraldVariants Annie", "HeraldLanguage de", "HeraldSymbols /usr",
    ])
    module.send("INIT", "LIST VOICES", "QUIT")
    try await module.read(until: "299 OK LOADED SUCCESSFULLY")
    let voices = try await module.read(until: "200 OK VOICE LIST SENT")
    #expect(voices.contains { $0.contains("German+Annie\t") })
    #expect(!voices.contains { $0.contains("nosuch") || $0.contains("Bob") })
    #expect(try await module.end() == 0)
    let told = module.log.sorted().map { $0.split(separator: ": ", maxSplits: 2).dropFirst() }
    #expect(
      told.map { $0.first?.split(separator: ":").last ?? "" }
        == ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "\(module.log)")
    let start = "HeraldLanguage: not a voice's language or name; no voice is called \"klingon-xx\""
    #expect(told.first?.last?.hasPrefix(start) == true, "\(module.log)")
    #expect(
      told.dropFirst(5).first?.last == "HeraldSymbols: /no/such/folder is not a folder")
  }

  @Test func endOfInputEndsTheModule() async throws {
    let module = try ModuleProcess()
    module.send("INIT")
    try await module.read(until: "299 OK LOADED SUCCESSFULLY")
    module.send("SPEAK", String(repeating: "A long text. ", count: 100), ".")
    try await module.read(until: "701 BEGIN")
    #expect(try await module.end() == 0)
  }

  @Test func withoutAWorkerTheModuleSaysSo() async throws {
    let module = try ModuleProcess(environment: ["HERALD_SYNTH": "/no/such/worker"])
    module.send("INIT")
    let lines = try await module.read(until: "399 ERR CANT INIT MODULE")
    #expect(lines.first?.hasPrefix("399-Herald: HERALD_SYNTH names /no/such/worker") == true)
    #expect(try await module.end() == 0)
  }
}

/// A module that was started with pipes.
private final class ModuleProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var reader = LineReader()
  private var lines: [String] = []

  private let folder = "/tmp/herald-module-\(UUID().uuidString)"

  /// What it has told on its standard error.
  var log: [String] {
    let text = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Starts a module with these lines of `herald.conf`; without the file where there are none.
  init(lines: [String] = [], environment: [String: String] = [:]) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let configuration = Data((lines.joined(separator: "\n") + "\n").utf8)
    if !lines.isEmpty {
      try configuration.write(to: URL(fileURLWithPath: "\(folder)/herald.conf"))
    }
    _ = manager.createFile(atPath: "\(folder)/log", contents: nil)
    process.executableURL = URL(fileURLWithPath: try PrivateServer.modulePath)
    process.arguments = ["\(folder)/herald.conf"]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    let log = try #require(FileHandle(forWritingAtPath: "\(folder)/log"))
    process.standardError = log
    try process.run()
    let descriptor = output.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  func send(_ lines: String...) {
    input.fileHandleForWriting.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Reads up to a line, which is the last one returned.
  @discardableResult
  func read(until last: String) async throws -> [String] {
    for _ in 0..<4_000 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let descriptor = output.fileHandleForReading.fileDescriptor
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      for line in reader.lines(after: buffer[..<max(0, count)]) {
        lines.append(String(decoding: line, as: UTF8.self))
      }
      if let index = lines.firstIndex(of: last) {
        defer { lines.removeSubrange(...index) }
        return Array(lines[...index])
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("\(last) did not come")
    return lines
  }

  /// The processes that the module has started.
  func children(named name: String) throws -> [Int32] {
    let id = process.processIdentifier
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")
    let found = tasks.flatMap { task in
      (try? String(contentsOfFile: "/proc/\(id)/task/\(task)/children", encoding: .utf8))?
        .split(separator: " ").compactMap { Int32($0) } ?? []
    }
    return found.filter {
      (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) == "\(name)\n"
    }
  }

  /// Closes the module's input, waits for its end and returns its status.
  func end() async throws -> Int32 {
    try input.fileHandleForWriting.close()
    for _ in 0..<1_000 where process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    try #require(!process.isRunning)
    return process.terminationStatus
  }
}
