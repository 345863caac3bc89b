/// The version of this protocol, told in ``WorkerMessage/hello(_:)``.
public let protocolVersion: UInt32 = 3

/// The longest message either side sends, in bytes.
///
/// A message is one packet of a SOCK_SEQPACKET socket and must fit its send buffer, which Linux
/// makes 212,992 bytes unless the machine was told otherwise.
public let longestMessage = 200 * 1024

/// What the client asks of the worker.
public enum ClientMessage: Sendable, Hashable {
  /// Speak a text; answered by chunks and an end, or by a failure.
  case speak(SpeakRequest)
  /// End the request of this number; answered by a failure, unless it had ended before.
  case cancel(UInt32)
  /// List the variants of voices; answered by ``WorkerMessage/variants(_:_:)``.
  case variants(UInt32)

  /// The message as it travels.
  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .speak(let request):
      writer = ByteWriter(capacity: 96 + request.text.utf8.count)
      writer.write(UInt8(1))
      writer.write(request.number)
      for parameter in request.parameters { writer.write(parameter) }
      writer.write(UInt8(request.isWhole ? 1 : 0))
      writer.write(request.voice)
      writer.write(request.text)
    case .cancel(let number):
      writer.write(UInt8(2))
      writer.write(number)
    case .variants(let number):
      writer.write(UInt8(3))
      writer.write(number)
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
      guard let rate = reader.read(Int32.self), let pitch = reader.read(Int32.self),
        let range = reader.read(Int32.self), let volume = reader.read(Int32.self),
        let wordGap = reader.read(Int32.self), let isWhole = reader.read(UInt8.self),
        let voice = reader.readText(),
        let text = reader.readText()
      else { return nil }
      self = .speak(
        SpeakRequest(
          number: number, voice: voice, rate: rate, pitch: pitch, range: range, volume: volume,
          wordGap: wordGap, isWhole: isWhole != 0, text: text))
    case 2: self = .cancel(number)
    case 3: self = .variants(number)
    default: return nil
    }
  }
}

/// A text with all that decides its sound.
public struct SpeakRequest: Sendable, Hashable {
  /// The client's number for the request; every answer repeats it.
  public var number: UInt32
  /// The engine's identifier of the voice, with its variant ("gmw/en-US+f3").
  public var voice: String
  /// Words a minute.
  public var rate: Int32
  /// Base pitch.
  public var pitch: Int32
  /// Pitch range.
  public var range: Int32
  /// Loudness in percent.
  public var volume: Int32
  /// Extra pause between words, in units of 10 ms.
  public var wordGap: Int32
  /// Whether nobody listens before the end, so that the sound may come in few large messages.
  public var isWhole: Bool
  /// What is spoken.
  public var text: String

  /// Creates a request.
  public init(
    number: UInt32, voice: String, rate: Int32 = 175, pitch: Int32 = 50, range: Int32 = 50,
    volume: Int32 = 100, wordGap: Int32 = 0, isWhole: Bool = false, text: String
  ) {
    self.number = number
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.volume = volume
    self.wordGap = wordGap
    self.isWhole = isWhole
    self.text = text
  }

  var parameters: [Int32] { [rate, pitch, range, volume, wordGap] }
}
