// SPDX-License-Identifier: GPL-3.0-or-later
import CESpeakNG
import Glibc
import SynthProtocol

/// Forks a child for every request, and always keeps one in waiting.
///
/// It has one thread and never speaks: so every child starts from the state of a fresh process.
struct Worker {
  private let mappings: Mappings
  private let client = PacketSocket(descriptor: 0)
  private var children: [Child] = []
  private var voice: String?
  private var buffer = [UInt8](repeating: 0, count: longestMessage)

  /// A forked process; it has no request while it waits.
  private struct Child {
    let process: pid_t
    let socket: PacketSocket
    var request: UInt32?
    var isCancelled = false
  }

  init(mappings: Mappings) { self.mappings = mappings }

  /// Serves the client until it is gone.
  mutating func run() {
    client.sendOrLeave(
      .hello(WorkerGreeting(sampleRate: Engine.sampleRate, engineVersion: Engine.version)))
    while true {
      if !children.contains(where: { $0.request == nil }) { fork() }
      var watched = [pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)]
      watched += children.map { pollfd(fd: $0.socket.descriptor, events: 0, revents: 0) }
      guard unsafe poll(&watched, nfds_t(watched.count), -1) > 0 else {
        if errno == EINTR { continue }
        return leave()
      }
      for (index, entry) in watched.enumerated().reversed() where entry.revents != 0 {
        if index > 0 {
          reap(index - 1)
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
    case .voices(let number):
      pass(bytes, number: number)
    case .cancel(let number):
      for (index, child) in children.enumerated() where child.request == number {
        children[index].isCancelled = true
        kill(child.process, SIGKILL)
      }
    case nil:
      leave()
    }
  }

  private mutating func pass(_ bytes: ArraySlice<UInt8>, number: UInt32) {
    if !children.contains(where: { $0.request == nil }) { fork() }
    guard let index = children.firstIndex(where: { $0.request == nil }) else {
      return client.sendOrLeave(.failed(number, .noChild(errno)))
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

  private mutating func fork() {
    guard let (ours, theirs) = PacketSocket.pair() else { return }
    let process = herald_fork()
    if process == 0 {
      _ = herald_die_with_parent()
      ours.close()
      for child in children { child.socket.close() }
      serveOne(from: theirs)
    }
    theirs.close()
    guard process > 0 else { return ours.close() }
    children.append(Child(process: process, socket: ours))
  }

  /// The child's whole life.
  private mutating func serveOne(from socket: PacketSocket) -> Never {
    mappings.touch()
    guard let bytes = socket.receive(into: &buffer) else { _exit(0) }
    switch ClientMessage(bytes) {
    case .speak(let request):
      // The voice was handed on with the engine's own pitch, range and volume, which for some
      // voices are part of it; others need it anew.
      let isReady =
        request.voice == voice && request.pitch == 50 && request.range == 50
        && request.volume == 100
      if !isReady, !Engine.choose(voice: request.voice) {
        client.sendOrLeave(.failed(request.number, .voice))
        _exit(0)
      }
      Engine.set(request)
      Speaking.speak(request, to: client)
    case .voices(let number):
      let entries = Engine.voices()
      for start in stride(from: 0, to: entries.count, by: 64) {
        let part = Array(entries[start..<min(start + 64, entries.count)])
        client.sendOrLeave(.voices(number, part))
      }
      client.sendOrLeave(.end(number, frames: 0))
    case .cancel, nil:
      break
    }
    _exit(0)
  }

  /// Takes note of a child's end, and tells the client where the child could not.
  private mutating func reap(_ index: Int) {
    let child = children.remove(at: index)
    child.socket.close()
    var status: Int32 = 0
    while unsafe waitpid(child.process, &status, 0) < 0 && errno == EINTR {}
    guard let request = child.request, status != 0 else { return }
    let signal = status & 0x7f
    let cause: FailureCause =
      child.isCancelled ? .cancelled : signal != 0 ? .signal(signal) : .status(status >> 8 & 0xff)
    client.sendOrLeave(.failed(request, cause))
  }

  /// Takes the children along.
  private func leave() {
    for child in children { kill(child.process, SIGKILL) }
    _exit(0)
  }
}
