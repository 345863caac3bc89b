// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import SynthProtocol

/// One end of a SOCK_SEQPACKET socket: a message arrives whole or not at all, so that the end of a
/// process in the middle of its work never leaves half a message.
struct PacketSocket {
  let descriptor: Int32

  /// Whether the descriptor is such a socket.
  var isPacketSocket: Bool {
    var type: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return unsafe getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0
      && type == Int32(SOCK_SEQPACKET.rawValue)
  }

  /// The two ends of a new socket, or nil where the system has no more of them.
  static func pair() -> (PacketSocket, PacketSocket)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (PacketSocket(descriptor: ends[0]), PacketSocket(descriptor: ends[1]))
  }

  /// Sends a message; false where nobody is there to receive it.
  func send(_ bytes: ArraySlice<UInt8>) -> Bool {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 { return true }
      if errno != EINTR { return false }
    }
  }

  /// Sends a message, or leaves the process: the client is gone, nobody waits for the rest.
  func sendOrLeave(_ message: WorkerMessage) {
    if !send(message.encoded()[...]) { _exit(0) }
  }

  /// Receives a message into the buffer; nil at the end.
  func receive(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      if count > 0 { return buffer[..<count] }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  func close() { _ = Glibc.close(descriptor) }
}
