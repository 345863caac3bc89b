/// What the worker tells the client.
public enum WorkerMessage: Sendable, Hashable {
  /// The first message of a worker, before any request.
  case hello(WorkerGreeting)
  /// A stretch of sound.
  case chunk(SoundChunk)
  /// The clause that begins at this scalar is more than the engine can hold; nothing of it was
  /// spoken, and nothing more comes.
  case overfull(UInt32, position: Int32)
  /// The request is done, having given so many frames in all.
  case end(UInt32, frames: Int32)
  /// The request has ended without an end.
  case failed(UInt32, FailureCause)
  /// All variants of voices, as they are written after a plus.
  case variants(UInt32, [String])

  /// The message as it travels.
  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let greeting):
      writer.write(UInt8(1))
      writer.write(greeting.version)
      writer.write(greeting.sampleRate)
      writer.write(greeting.engineVersion)
      writer.write(UInt16(greeting.voices.count))
      for voice in greeting.voices {
        writer.write(voice.identifier)
        writer.write(voice.name)
        writer.write(UInt8(min(voice.languages.count, 255)))
        for language in voice.languages.prefix(255) { writer.write(language) }
      }
    case .chunk(let chunk):
      var writer = ChunkWriter(number: chunk.number, start: chunk.start)
      unsafe chunk.samples.withUnsafeBufferPointer { unsafe writer.append($0) }
      writer.finish(chunk.events)
      return writer.bytes
    case .overfull(let number, let position):
      writer.write(UInt8(3))
      writer.write(number)
      writer.write(position)
    case .end(let number, let frames):
      writer.write(UInt8(4))
      writer.write(number)
      writer.write(frames)
    case .failed(let number, let cause):
      writer.write(UInt8(5))
      writer.write(number)
      writer.write(cause.kind)
      writer.write(cause.detail)
    case .variants(let number, let names):
      writer.write(UInt8(6))
      writer.write(number)
      writer.write(UInt16(names.count))
      for name in names { writer.write(name) }
    }
    return writer.bytes
  }

  /// Reads a message; nil where it is not of this protocol.
  public init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let kind = reader.read(UInt8.self), let number = reader.read(UInt32.self) else {
      return nil
    }
    switch kind {
    case 1:
      guard let rate = reader.read(Int32.self), let engine = reader.readText(),
        let voices = VoiceEntry.list(&reader)
      else { return nil }
      self = .hello(
        WorkerGreeting(
          version: number, sampleRate: rate, engineVersion: engine, voices: voices))
    case 2:
      guard let chunk = SoundChunk(number: number, &reader) else { return nil }
      self = .chunk(chunk)
    case 3:
      guard let position = reader.read(Int32.self) else { return nil }
      self = .overfull(number, position: position)
    case 4:
      guard let frames = reader.read(Int32.self) else { return nil }
      self = .end(number, frames: frames)
    case 5:
      guard let cause = FailureCause(&reader) else { return nil }
      self = .failed(number, cause)
    case 6:
      guard let count = reader.read(UInt16.self) else { return nil }
      var names: [String] = []
      for _ in 0..<count {
        guard let name = reader.readText() else { return nil }
        names.append(name)
      }
      self = .variants(number, names)
    default: return nil
    }
  }
}

/// What a worker says of itself at its start.
public struct WorkerGreeting: Sendable, Hashable {
  /// The version of the protocol it speaks.
  public var version: UInt32
  /// Frames a second of everything it renders.
  public var sampleRate: Int32
  /// The engine's version ("1.51").
  public var engineVersion: String
  /// The voices that can speak. (It has listed them in any case.)
  public var voices: [VoiceEntry]

  /// Creates a greeting.
  public init(
    version: UInt32 = protocolVersion, sampleRate: Int32, engineVersion: String,
    voices: [VoiceEntry] = []
  ) {
    self.version = version
    self.sampleRate = sampleRate
    self.engineVersion = engineVersion
    self.voices = voices
  }
}

/// A stretch of sound with the engine's events in it.
public struct SoundChunk: Sendable, Hashable {
  /// The request it answers.
  public var number: UInt32
  /// The frame at which it begins, from the start of the request.
  public var start: Int32
  /// What the engine reported, in its order.
  public var events: [EngineEvent]
  /// Mono samples of 16 bits.
  public var samples: [Int16]

  /// Creates a chunk.
  public init(number: UInt32, start: Int32, events: [EngineEvent] = [], samples: [Int16] = []) {
    self.number = number
    self.start = start
    self.events = events
    self.samples = samples
  }

  init?(number: UInt32, _ reader: inout ByteReader) {
    guard let start = reader.read(Int32.self), let sampleCount = reader.read(Int32.self),
      let count = reader.read(UInt16.self), sampleCount >= 0,
      let samples = reader.readSamples(Int(sampleCount))
    else { return nil }
    var events: [EngineEvent] = []
    events.reserveCapacity(Int(count))
    for _ in 0..<count {
      guard let raw = reader.read(UInt8.self), let kind = EngineEvent.Kind(rawValue: raw),
        let position = reader.read(Int32.self), let bufferStart = reader.read(Int32.self),
        let bufferEnd = reader.read(Int32.self), let sample = reader.read(Int32.self)
      else { return nil }
      events.append(
        EngineEvent(
          kind: kind, position: position, bufferStart: bufferStart, bufferEnd: bufferEnd,
          sample: sample))
    }
    guard reader.remaining == 0 else { return nil }
    self.init(number: number, start: start, events: events, samples: samples)
  }
}

/// Something the engine reports while it speaks, unrepaired.
public struct EngineEvent: Sendable, Hashable {
  /// What was reported; the values are those of the library.
  public enum Kind: UInt8, Sendable {
    /// A word begins.
    case word = 1
    /// A sentence begins.
    case sentence = 2
    /// A clause has ended.
    case clauseEnd = 5
  }

  /// What was reported.
  public var kind: Kind
  /// The place in the text, in scalars, as the library counts: from 1, and for the end of a clause
  /// the number of scalars read.
  public var position: Int32
  /// The first frame of the buffer that the event came with.
  public var bufferStart: Int32
  /// The frame after the last one of that buffer.
  public var bufferEnd: Int32
  /// The frame of the event, which at high rates lies outside its buffer.
  public var sample: Int32

  /// Creates an event.
  public init(kind: Kind, position: Int32, bufferStart: Int32, bufferEnd: Int32, sample: Int32) {
    self.kind = kind
    self.position = position
    self.bufferStart = bufferStart
    self.bufferEnd = bufferEnd
    self.sample = sample
  }
}

/// Why a request ended without an end.
public enum FailureCause: Sendable, Hashable {
  /// The child was ended by this signal.
  case signal(Int32)
  /// The child left with this status.
  case status(Int32)
  /// The client asked for it.
  case cancelled
  /// The engine refused the voice.
  case voice
  /// The worker could not make a child; the error number.
  case noChild(Int32)

  var kind: UInt8 {
    switch self {
    case .signal: 1
    case .status: 2
    case .cancelled: 3
    case .voice: 4
    case .noChild: 5
    }
  }

  var detail: Int32 {
    switch self {
    case .signal(let number), .status(let number), .noChild(let number): number
    case .cancelled, .voice: 0
    }
  }

  init?(_ reader: inout ByteReader) {
    guard let kind = reader.read(UInt8.self), let detail = reader.read(Int32.self) else {
      return nil
    }
    switch kind {
    case 1: self = .signal(detail)
    case 2: self = .status(detail)
    case 3: self = .cancelled
    case 4: self = .voice
    case 5: self = .noChild(detail)
    default: return nil
    }
  }
}

/// A voice, as the engine lists it.
public struct VoiceEntry: Sendable, Hashable {
  /// Its file, under the engine's folder ("gmw/en-US").
  public var identifier: String
  /// Its name for people ("English (America)").
  public var name: String
  /// The languages it speaks, best first.
  public var languages: [String]

  /// Creates an entry.
  public init(identifier: String, name: String, languages: [String]) {
    self.identifier = identifier
    self.name = name
    self.languages = languages
  }

  static func list(_ reader: inout ByteReader) -> [VoiceEntry]? {
    guard let count = reader.read(UInt16.self) else { return nil }
    var entries: [VoiceEntry] = []
    for _ in 0..<count {
      guard let identifier = reader.readText(), let name = reader.readText(),
        let languageCount = reader.read(UInt8.self)
      else { return nil }
      var languages: [String] = []
      for _ in 0..<languageCount {
        guard let language = reader.readText() else { return nil }
        languages.append(language)
      }
      entries.append(VoiceEntry(identifier: identifier, name: name, languages: languages))
    }
    return entries
  }
}
