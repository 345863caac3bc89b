internal import CYajl
package import Herald

/// Reads JSON in chunks, through yajl.
@safe package final class JSONParser {
  private var handle: yajl_handle?
  private let callbacks: UnsafeMutablePointer<yajl_callbacks>
  private let file: String
  private var builder: JSONBuilder
  private var positions = JSONPositions()
  private var chunk = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var isAtEnd = false
  /// Whether anything but white space was read.
  private(set) var hasBegun = false
  private var fault: InputError?

  /// Creates a parser; with `allowsSeveral`, outermost values may follow each other (JSON lines).
  package init(file: String, shape: JSONShape, allowsSeveral: Bool = false) {
    self.file = file
    builder = JSONBuilder(file: file, shape: shape)
    unsafe callbacks = .allocate(capacity: 1)
    unsafe callbacks.initialize(
      to: yajl_callbacks(
        yajl_null: foundNull, yajl_boolean: foundBoolean, yajl_integer: nil, yajl_double: nil,
        yajl_number: foundNumber, yajl_string: foundString, yajl_start_map: foundObject,
        yajl_map_key: foundKey, yajl_end_map: foundEnd, yajl_start_array: foundArray,
        yajl_end_array: foundEnd))
    unsafe handle = yajl_alloc(callbacks, nil, Unmanaged.passUnretained(self).toOpaque())
    guard unsafe handle != nil else { preconditionFailure("no memory for a JSON parser") }
    if allowsSeveral { unsafe _ = herald_yajl_allow_multiple_values(handle) }
  }

  deinit {
    unsafe yajl_free(handle)
    unsafe callbacks.deallocate()
  }

  /// Takes the values that have been completed since the last call.
  package func takeFinished() -> [JSONNode] {
    defer { builder.finished = [] }
    return builder.finished
  }

  /// Reads on; what was complete before a fault can still be taken.
  package func parse(_ bytes: [UInt8]) throws(InputError) {
    let status = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe chunk = buffer
      let status = unsafe yajl_parse(handle, buffer.baseAddress, buffer.count)
      if status == yajl_status_error {
        noteSyntaxFault()
      } else {
        unsafe positions.finishChunk(buffer)
        hasBegun = hasBegun || positions.isInsideToken
      }
      unsafe chunk = UnsafeBufferPointer(start: nil, count: 0)
      return status
    }
    if let fault { throw fault }
    assert(status == yajl_status_ok)
  }

  /// Tells that nothing follows.
  package func finish() throws(InputError) {
    isAtEnd = true
    if unsafe yajl_complete_parse(handle) == yajl_status_error { noteSyntaxFault() }
    if let fault { throw fault }
  }

  private func noteSyntaxFault() {
    guard fault == nil else { return }
    let text = unsafe yajl_get_error(handle, 0, chunk.baseAddress, chunk.count)
    let kind = unsafe JSONFault(text.map { unsafe String(cString: $0) } ?? "")
    unsafe yajl_free_error(handle, text)
    let offset = unsafe isAtEnd ? 0 : yajl_get_bytes_consumed(handle)
    let place = unsafe positions.fault(
      at: offset, isInsideToken: kind.isInsideToken, in: chunk)
    var message = kind.message(found: place.found)
    if case .endsEarly = kind, let open = builder.innermost {
      message += "; the \(open.isObject ? "{" : "[") of line \(open.position.line), column "
      message += "\(open.position.column) is still open"
    }
    fault = InputError(
      file: file, line: place.position.line, column: place.position.column, message: message)
  }

  /// The start of the token that has just been completed.
  fileprivate func tokenStart() -> TextPosition {
    hasBegun = true
    let end = unsafe isAtEnd ? 0 : yajl_get_bytes_consumed(handle)
    return unsafe positions.startOfToken(endingAt: end, in: chunk)
  }

  fileprivate func add(_ value: JSONNode.Value) -> Int32 {
    builder.add(value, at: tokenStart())
    return 1
  }

  fileprivate func change(
    _ body: (inout JSONBuilder, TextPosition) throws(InputError) -> Void
  ) -> Int32 {
    do {
      try body(&builder, tokenStart())
      return 1
    } catch {
      fault = error
      return 0
    }
  }
}

private func parser(_ context: UnsafeMutableRawPointer?) -> JSONParser {
  guard let context = unsafe context else { preconditionFailure("yajl lost its context") }
  return unsafe Unmanaged<JSONParser>.fromOpaque(context).takeUnretainedValue()
}

private func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
  unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}

private func foundNull(_ context: UnsafeMutableRawPointer?) -> Int32 {
  unsafe parser(context).add(.null)
}

private func foundBoolean(_ context: UnsafeMutableRawPointer?, _ flag: Int32) -> Int32 {
  unsafe parser(context).add(.boolean(flag != 0))
}

private func foundNumber(
  _ context: UnsafeMutableRawPointer?, _ characters: UnsafePointer<CChar>?, _ count: Int
) -> Int32 {
  let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: count)
  return unsafe parser(context).add(.number(String(decoding: bytes, as: UTF8.self)))
}

private func foundString(
  _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Int32 {
  unsafe parser(context).add(.string(text(bytes, count)))
}

private func foundKey(
  _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Int32 {
  let name = unsafe text(bytes, count)
  return unsafe parser(context).change { (builder, start) throws(InputError) in
    try builder.key(name, at: start)
  }
}

private func foundObject(_ context: UnsafeMutableRawPointer?) -> Int32 {
  unsafe parser(context).change { (builder, start) throws(InputError) in
    try builder.startObject(at: start)
  }
}

private func foundArray(_ context: UnsafeMutableRawPointer?) -> Int32 {
  unsafe parser(context).change { (builder, start) throws(InputError) in
    try builder.startArray(at: start)
  }
}

private func foundEnd(_ context: UnsafeMutableRawPointer?) -> Int32 {
  unsafe parser(context).change { (builder, _) throws(InputError) in
    try builder.end()
  }
}
