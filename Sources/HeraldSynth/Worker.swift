// SPDX-License-Identifier: GPL-3.0-or-later
import CESpeakNG
import Glibc
import SynthProtocol

/// Forks a child for every request, and always keeps one in waiting.
///
/// It has one thread and never speaks: so every child starts from the state of a fresh process. The
/// children speak one after the other. Each hands the turn on to the next one itself, so that a request
/// that came ahead of its time is begun as soon as the one before it is done.
struct Worker {
  private let mappings: Mappings
  private let client = PacketSocket(descriptor: 0)
  /// In the order of their turns.
  private var children: [Child] = []
  /// The socket of the next child; the one before it hands its turn on through it.
  private var next = PacketSocket.pair()
  private var voice: String?
  private var buffer = [UInt8](repeating: 0, count: longestMessage)

  /// A forked process; it has no request while it waits.
  private struct Child {
    let process: pid_t
    let socket: PacketSocket
    var request: UInt32?
    var isCancelled = false
    var wasToldTurn = false
    var hasEnded = false
    /// What the client is still to be told of it.
    var failure: FailureCause?

    var isWaiting: Bool { request == nil && !hasEnded }

    /// Stands in the line for a request that got no process.
    static func none(for request: UInt32, _ failure: FailureCause) -> Child {
      Child(
        process: 0, socket: PacketSocket(descriptor: -1), request: request, hasEnded: true,
        failure: failure)
    }
  }

  /// Greets the client, which then can choose a voice, and makes ready meanwhile.
  init() {
    client.sendOrLeave(
      .hello(
        WorkerGreeting(
          sampleRate: Engine.sampleRate, engineVersion: Engine.version,
          voices: unsafe Engine.voices)))
    mappings = Mappings()
    Speaking.rehearse()
  }

  /// Serves the client until it is gone.
  mutating func run() {
    while true {
      if !children.contains(where: \.isWaiting) { _ = fork() }
      handOnTurn()
      var watched = [pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)]
      // A negative descriptor is passed over.
      watched += children.map {
        pollfd(fd: $0.hasEnded ? -1 : $0.socket.descriptor, events: 0, revents: 0)
      }
      guard unsafe poll(&watched, nfds_t(watched.count), -1) > 0 else {
        if errno == EINTR { continue }
        return leave()
      }
      for (index, entry) in watched.enumerated().reversed() where entry.revents != 0 {
        if index > 0 {
          bury(index - 1)
        } else if let bytes = client.receive(into: &buffer) {
          serve(bytes)
        } else {
          return leave()
        }
      }
    }
  }

  private mutating func serve(_ bytes: ArraySlice<UInt8>) {
    switch ClientMessage(bytes) {
    case .speak(let request):
      pass(bytes, number: request.number)
      prepare(voice: request.voice)
    case .variants(let number):
      pass(bytes, number: number)
    case .cancel(let number):
      for (index, child) in children.enumerated()
      where child.request == number && !child.hasEnded {
        children[index].isCancelled = true
        kill(child.process, SIGKILL)
      }
    case nil:
      leave()
    }
  }

  private mutating func pass(_ bytes: ArraySlice<UInt8>, number: UInt32) {
    guard let index = children.firstIndex(where: \.isWaiting) ?? fork() else {
      let failure = FailureCause.noChild(errno)
      return children.append(.none(for: number, failure))
    }
    children[index].request = number
    // Where the child has just died, its end is noticed in the next round.
    _ = children[index].socket.send(bytes)
  }

  /// Gives the next children the voice that was asked for last, so that live speech does not wait
  /// for its dictionary.
  private mutating func prepare(voice name: String) {
    guard name != voice else { return }
    voice = Engine.choose(voice: name) ? name : nil
    Engine.flush()
  }

  /// Makes a child, which then waits; its place in the line.
  private mutating func fork() -> Int? {
    guard let (ours, theirs) = next ?? PacketSocket.pair() else { return nil }
    next = PacketSocket.pair()
    let process = herald_fork()
    if process == 0 {
      _ = herald_die_with_parent()
      ours.close()
      next?.1.close()
      for child in children where !child.hasEnded { child.socket.close() }
      serveOne(from: theirs)
    }
    theirs.close()
    guard process > 0 else {
      let code = errno
      ours.close()
      errno = code
      return nil
    }
    children.append(Child(process: process, socket: ours))
    return children.count - 1
  }

  /// Tells a child that those before it are done. (Told twice it does no harm.)
  private static let turn: ArraySlice<UInt8> = [0]

  /// The child's whole life.
  private mutating func serveOne(from socket: PacketSocket) -> Never {
    mappings.touch()
    var message: ClientMessage?
    var hasVoice = true
    var isTurn = false
    while message == nil || !isTurn {
      guard let bytes = socket.receive(into: &buffer) else { _exit(0) }
      if bytes == Self.turn {
        isTurn = true
      } else {
        message = ClientMessage(bytes)
        if case .speak(let request) = message { hasVoice = takeVoice(of: request) }
      }
    }
    switch message {
    case .speak(let request) where !hasVoice:
      client.sendOrLeave(.failed(request.number, .voice))
    case .speak(let request):
      Speaking.speak(request, to: client)
    case .variants(let number):
      client.sendOrLeave(.variants(number, Engine.variants()))
    case .cancel, nil:
      break
    }
    _ = next?.0.send(Self.turn)
    _exit(0)
  }

  /// The voice was handed on with the engine's own pitch, range and volume, which for some voices are
  /// part of it; others need it anew.
  private func takeVoice(of request: SpeakRequest) -> Bool {
    let isReady =
      request.voice == voice && request.pitch == 50 && request.range == 50 && request.volume == 100
    guard isReady || Engine.choose(voice: request.voice) else { return false }
    Engine.set(request)
    return true
  }

  /// Takes note of a child's end.
  private mutating func bury(_ index: Int) {
    let child = children[index]
    child.socket.close()
    children[index].hasEnded = true
    var status: Int32 = 0
    while unsafe waitpid(child.process, &status, 0) < 0 && errno == EINTR {}
    guard status != 0 else { return }
    let signal = status & 0x7f
    children[index].failure =
      child.isCancelled ? .cancelled : signal != 0 ? .signal(signal) : .status(status >> 8 & 0xff)
  }

  /// Tells the client what a child could not, in the order of the requests, and lets the first child
  /// left begin.
  private mutating func handOnTurn() {
    while let child = children.first, child.hasEnded {
      children.removeFirst()
      if let request = child.request, let failure = child.failure {
        client.sendOrLeave(.failed(request, failure))
      }
    }
    guard let first = children.first, !first.wasToldTurn else { return }
    children[0].wasToldTurn = true
    _ = first.socket.send(Self.turn)
  }

  /// Takes the children along.
  private func leave() {
    for child in children where !child.hasEnded { kill(child.process, SIGKILL) }
    _exit(0)
  }
}
