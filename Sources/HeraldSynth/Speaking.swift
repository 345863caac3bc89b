// SPDX-License-Identifier: GPL-3.0-or-later
import CESpeakNG
import Glibc
import SynthProtocol

/// One request in a child: gathers what the library gives, and sends it.
final class Speaking {
  private let number: UInt32
  private let isWhole: Bool
  private let socket: PacketSocket
  private var chunk: ChunkWriter
  private var events: [EngineEvent] = []
  private var sent: Int32 = 0
  private var chunks = 0
  private var clauseStart: Int32 = 0

  /// The speaking under way; the library's callbacks have no place for it.
  fileprivate nonisolated(unsafe) static var current: Speaking?

  private init(_ request: SpeakRequest, socket: PacketSocket) {
    number = request.number
    isWhole = request.isWhole
    self.socket = socket
    let largest = isWhole ? Self.largestWholeChunk : Self.largestChunk
    chunk = ChunkWriter(number: number, start: 0, capacity: Int(largest) + 2048)
  }

  /// Speaks a request to its end.
  static func speak(_ request: SpeakRequest, to socket: PacketSocket) {
    let speaking = Speaking(request, socket: socket)
    unsafe current = speaking
    Engine.speak(request.text)
    speaking.flush()
    socket.sendOrLeave(.end(request.number, frames: speaking.sent))
  }

  /// Takes a request and some sound as a child does, with nobody listening.
  ///
  /// Swift's runtime makes types when they are first used. Done before the first fork, that is done for
  /// all children: it was a thirtieth of what a short text takes.
  static func rehearse() {
    guard let (ours, theirs) = PacketSocket.pair() else { return }
    defer {
      ours.close()
      theirs.close()
    }
    let message = ClientMessage.speak(SpeakRequest(number: 0, voice: "", text: "text")).encoded()
    guard ours.send(message[...]) else { return }
    var buffer = [UInt8](repeating: 0, count: 1024)
    guard let bytes = theirs.receive(into: &buffer),
      case .speak(let request)? = ClientMessage(bytes)
    else { return }
    let speaking = Speaking(request, socket: ours)
    unsafe current = speaking
    var samples = [Int16](repeating: 0, count: 64)
    var events = unsafe [espeak_EVENT](repeating: espeak_EVENT(), count: 2)
    unsafe events[0].type = espeakEVENT_WORD
    for _ in 0..<2 { unsafe _ = receiveSound(&samples, 64, &events) }
    var phonemes: [CChar] = [CChar(phonemeSeparator), 0]
    unsafe _ = receivePhonemes(&phonemes)
    speaking.flush()
    unsafe current = nil
  }

  /// The first buffer goes out at once, the second chunk is small, then chunks grow: a listener
  /// hears early, and a batch is not slowed down by messages.
  private static let largestChunk: Int32 = 16 * 1024
  /// Twice its bytes, and the last buffer and events of it, fit into a message.
  private static let largestWholeChunk: Int32 = 48 * 1024
  private var fill: Int32 {
    if chunks == 0 { return 1 }
    if isWhole { return Self.largestWholeChunk }
    return chunks == 1 ? 4096 : Self.largestChunk
  }

  /// Samples come 49 ms at a time, and end at each clause.
  fileprivate func add(samples buffer: UnsafeBufferPointer<Int16>, events list: [EngineEvent]) {
    let start = sent + chunk.sampleCount
    unsafe chunk.append(buffer)
    for var event in list {
      event.bufferStart = start
      event.bufferEnd = start + Int32(buffer.count)
      events.append(event)
      if event.kind == .clauseEnd { clauseStart = event.position }
    }
    if chunk.sampleCount >= fill || events.count > 1000 { flush() }
  }

  private func flush() {
    guard chunk.sampleCount > 0 || !events.isEmpty else { return }
    chunk.finish(events)
    if !socket.send(chunk.bytes[...]) { _exit(0) }
    sent += chunk.sampleCount
    chunks += 1
    chunk.restart(number: number, start: sent)
    events.removeAll(keepingCapacity: true)
  }

  /// Called with the phonemes of a clause before it is spoken.
  ///
  /// The library holds 1,000 phonemes and 300 words a clause and drops the rest of the clause
  /// without a word. Where it has come near to either, the clause is not spoken. (Clauses that lost
  /// words showed 906 to 997 phonemes, or 299 words, in nine languages and nine kinds of data.)
  fileprivate func check(phonemes: Int, words: Int) {
    guard phonemes >= Self.mostPhonemes || words >= Self.mostWords else { return }
    flush()
    socket.sendOrLeave(.overfull(number, position: clauseStart))
    _exit(0)
  }

  private static let mostPhonemes = 900
  private static let mostWords = 299
}

/// The library's callback with sound and events.
func receiveSound(
  _ wave: UnsafeMutablePointer<Int16>?, _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  var list: [EngineEvent] = []
  if var next = unsafe events {
    while unsafe next.pointee.type != espeakEVENT_LIST_TERMINATED {
      let event = unsafe next.pointee
      if let kind = EngineEvent.Kind(
        rawValue: UInt8(truncatingIfNeeded: unsafe event.type.rawValue))
      {
        unsafe list.append(
          EngineEvent(
            kind: kind, position: event.text_position, bufferStart: 0, bufferEnd: 0,
            sample: event.sample))
      }
      unsafe next += 1
    }
  }
  let buffer = unsafe UnsafeBufferPointer(start: UnsafePointer(wave), count: Int(count))
  unsafe Speaking.current?.add(samples: buffer, events: list)
  return 0
}

/// The library's callback with the phonemes of the next clause.
func receivePhonemes(_ text: UnsafePointer<CChar>?) -> Int32 {
  guard var next = unsafe text else { return 0 }
  var phonemes = 1
  var words = 1
  while unsafe next.pointee != 0 {
    switch UInt8(bitPattern: unsafe next.pointee) {
    case phonemeSeparator: phonemes += 1
    case UInt8(ascii: " "):
      phonemes += 1
      words += 1
    default: break
    }
    unsafe next += 1
  }
  unsafe Speaking.current?.check(phonemes: phonemes, words: words)
  return 0
}
