import Glibc

/// A question to the running server, in its protocol SSIP.
enum ServerQuestion {
  /// The modules, the default first; nil where no server answers within two seconds.
  static func modules() -> [String]? {
    guard let path = socketPath else { return nil }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard connect(descriptor, to: path),
      ask(descriptor, "SET SELF CLIENT_NAME \(user):herald:doctor") != nil,
      let listed = ask(descriptor, "LIST OUTPUT_MODULES"),
      let standard = ask(descriptor, "GET OUTPUT_MODULE")?.first
    else { return nil }
    _ = ask(descriptor, "QUIT")
    return [standard] + listed.filter { $0 != standard }
  }

  private static var user: String { environment("USER") ?? "user" }

  private static var socketPath: String? {
    if let address = environment("SPEECHD_ADDRESS") {
      return address.hasPrefix("unix_socket:")
        ? String(address.dropFirst("unix_socket:".count)) : nil
    }
    return environment("XDG_RUNTIME_DIR").map { $0 + "/speech-dispatcher/speechd.sock" }
  }

  private static func connect(_ descriptor: Int32, to path: String) -> Bool {
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { return false }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  /// The data lines of the answer to a command; nil for an error or no answer.
  private static func ask(_ descriptor: Int32, _ command: String) -> [String]? {
    let line = Array("\(command)\r\n".utf8)
    guard unsafe send(descriptor, line, line.count, Int32(MSG_NOSIGNAL)) == line.count
    else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      // The last line has a blank behind its number, the others a dash.
      guard bytes.last == 0x0A, let last = lines.last, last.dropFirst(3).first == " " else {
        continue
      }
      guard last.hasPrefix("2") else { return nil }
      return lines.dropLast().map { String($0.dropFirst(4)) }
    }
  }
}
