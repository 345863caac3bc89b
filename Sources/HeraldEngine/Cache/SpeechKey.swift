import Herald
import SynthProtocol

/// All that the sound of an utterance depends on, as bytes.
struct SpeechKey: Sendable, Hashable {
  /// The bytes, which two utterances share only where they sound the same.
  let bytes: [UInt8]

  /// Raised when the same engine would be given something else for the same text: other rules of
  /// ``TextHygiene``, other pieces, other places of marks.
  static let renderingVersion: UInt16 = 1

  /// Creates the key of an utterance with an engine; the voice is the engine's identifier.
  init(_ utterance: Utterance, voice: String, engine: EngineIdentity) {
    var writer = ByteWriter(capacity: 128 + utterance.text.utf8.count)
    writer.write(Self.renderingVersion)
    writer.write("\(engine.name) \(engine.version)")
    writer.write(voice)
    let parameters = utterance.parameters.clamped
    for value in [
      parameters.rate, parameters.pitch, parameters.range, parameters.volume, parameters.wordGap,
    ] {
      writer.write(Int32(value))
    }
    writer.write(utterance.text)
    bytes = writer.bytes
  }
}

/// FNV-1a of 64 bits: finds a torn file and spreads names; nothing here has to withstand an attack.
func checksum(_ bytes: some Sequence<UInt8>, seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
  var hash = seed
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}
