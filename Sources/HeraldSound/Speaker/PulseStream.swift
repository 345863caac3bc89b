internal import CPulse
import Herald

/// A connection to the audio server with one stream for playing, from its opening to its loss.
///
/// `@unchecked Sendable`: the pulse objects and all variables are touched only under the lock of the
/// loop, which libpulse's callbacks hold as well; the constants are Sendable by themselves.
@safe final class PulseStream: @unchecked Sendable {
  enum State {
    case connecting, ready
    case lost(SpeakerError)
  }

  private let loop: PulseLoop
  private let sampleRate: Int
  private let settings: SpeakerSettings
  /// Called on the server's thread after everything that the speaker may be waiting for.
  private let changed: @Sendable () -> Void

  private var context: OpaquePointer?
  private var stream: OpaquePointer?
  private var failure: SpeakerError?
  private var knownDevices: [String] = []
  private var wasAsleep = false
  private var isAsking = false
  private var isCorked = false
  private var position = PulsePosition()

  private var playback: Playback?
  /// Frames written for the current play, the silence before it included.
  private var written = 0
  private var silence = 0
  private var silenceLeft = 0
  /// Silence that is still to be written after the sound.
  ///
  /// A server plays whole periods only, and would keep the end of the last word back without it. It is
  /// dropped when the sound was heard.
  private var tailLeft = 0
  /// How much of the silence after the last play was written; the next play may begin inside it.
  private var tailWritten = 0
  /// Frames of silence at the start of the play that the tail of the one before stands for.
  private var skipped = 0
  private var isUndecided = false

  /// Shorter than the pauses of the fastest voice (48 ms), longer than a server's usual period (21 ms).
  private var tail: Int { sampleRate * 45 / 1000 }

  init(
    loop: PulseLoop, sampleRate: Int, settings: SpeakerSettings,
    changed: @escaping @Sendable () -> Void
  ) {
    self.loop = loop
    self.sampleRate = sampleRate
    self.settings = settings
    self.changed = changed
    loop.withLock { connect() }
  }

  deinit {
    loop.withLock {
      if let stream = unsafe stream {
        unsafe pa_stream_set_state_callback(stream, nil, nil)
        unsafe pa_stream_set_write_callback(stream, nil, nil)
        unsafe pa_stream_disconnect(stream)
        unsafe pa_stream_unref(stream)
      }
      if let context = unsafe context {
        unsafe pa_context_set_state_callback(context, nil, nil)
        unsafe pa_context_disconnect(context)
        unsafe pa_context_unref(context)
      }
    }
  }

  // MARK: - What the speaker asks for

  var state: State {
    loop.withLock {
      if let failure { return .lost(failure) }
      guard let stream = unsafe stream, unsafe pa_stream_get_state(stream) == PA_STREAM_READY
      else { return .connecting }
      return .ready
    }
  }

  /// Starts to play a buffer from where it stands, after a silence if the device was asleep.
  func begin(_ playback: Playback) {
    loop.withLock {
      self.playback = playback
      written = 0
      skipped = 0
      tailLeft = tail
      isUndecided = tailWritten > 0
      if !isUndecided { position.forget() }
      if isCorked {
        askForDevice()
        setCorked(false)
      } else {
        setSilence()
      }
      fill()
      requestTiming()
    }
  }

  /// Hands over what has come and fits.
  func moreHasCome() {
    loop.withLock { fill() }
  }

  /// Ends the play; what the server still holds is dropped, unless that is silence after the last frame.
  func end() {
    loop.withLock {
      guard let ended = playback else { return }
      playback = nil
      tailWritten = ended.withLock(\.isHeard) ? tail - tailLeft : 0
      if tailWritten == 0 { flush() }
    }
  }

  private func flush() {
    guard failure == nil, let stream = unsafe stream else { return }
    unsafe release(unsafe pa_stream_flush(stream, nil, nil))
  }

  /// Where the play begins with as much silence as the last one's tail has, it goes on inside the tail,
  /// so that a pause between two plays is exact; otherwise what is left of the tail is dropped.
  private func decide(_ playback: Playback) {
    guard isUndecided, playback.withLock({ $0.end > 0 || $0.isFinished }) else { return }
    isUndecided = false
    let unheard = isCorked ? 0 : unheardFrames() ?? 0
    let silence = playback.withLock { $0.silence(upTo: tailWritten) }
    let goesOn = unheard > 0 && silence == tailWritten
    skipped = goesOn ? tailWritten : min(silence, max(0, tailWritten - unheard))
    _ = playback.withLock { $0.take(skipped) }
    tailWritten = 0
    guard !goesOn else { return }
    flush()
    position.forget()
    requestTiming()
  }

  /// Holds the stream, or lets it go on.
  func setPaused(_ isPaused: Bool) {
    loop.withLock {
      setCorked(isPaused)
      requestTiming()
    }
  }

  /// Lets the device sleep, until the next play.
  func rest() {
    loop.withLock {
      guard playback == nil else { return }
      tailWritten = 0
      setCorked(true)
    }
  }

  /// How many frames were heard of the current play, since it began or went on after a loss.
  ///
  /// Asks the server for its word at the same time, for the next call.
  func heardFrames() -> Int {
    loop.withLock {
      defer { requestTiming() }
      guard let unheard = unheardFrames() else { return 0 }
      return max(0, skipped + written - silence - unheard)
    }
  }

  // MARK: - Position

  private func unheardFrames() -> Int? {
    guard failure == nil, let stream = unsafe stream,
      let timing = unsafe pa_stream_get_timing_info(stream)?.pointee
    else { return nil }
    return position.unheardFrames(timing, sampleRate: sampleRate, isCorked: isCorked)
  }

  private func requestTiming() {
    guard failure == nil, let stream = unsafe stream else { return }
    unsafe release(unsafe pa_stream_update_timing_info(stream, timingCame, reference))
  }

  fileprivate func timingDidCome() {
    guard position.isUnknown, unheardFrames() != nil else { return }
    changed()
  }

  // MARK: - Writing

  private func setSilence() {
    let milliseconds = wasAsleep ? settings.leadSilence : settings.leadSilenceAwake
    silence = max(0, milliseconds) * sampleRate / 1000
    silenceLeft = silence
    wasAsleep = false
  }

  /// Writes as much as the server wants.
  fileprivate func fill() {
    guard failure == nil, !isAsking, let stream = unsafe stream, let playback,
      unsafe pa_stream_get_state(stream) == PA_STREAM_READY
    else { return }
    let wanted = unsafe pa_stream_writable_size(stream)
    guard wanted != Int.max, wanted != UInt.max else { return }
    var room = Int(wanted) / MemoryLayout<Int16>.size
    decide(playback)
    if isUndecided { return }
    unsafe writeSilence(&silenceLeft, upTo: &room, to: stream)
    let frames = playback.withLock { $0.take(room) }
    unsafe write(frames, to: stream)
    room -= frames.count
    if playback.withLock({ $0.isHandedOver }) {
      unsafe writeSilence(&tailLeft, upTo: &room, to: stream)
    }
  }

  private func writeSilence(_ left: inout Int, upTo room: inout Int, to stream: OpaquePointer) {
    let count = min(left, room)
    left -= count
    room -= count
    unsafe write(ArraySlice(repeatElement(0, count: count)), to: stream)
  }

  private func write(_ frames: ArraySlice<Int16>, to stream: OpaquePointer) {
    guard !frames.isEmpty else { return }
    let hadRunDry = (unheardFrames() ?? 0) == 0
    if hadRunDry { position.forget() }
    defer { if hadRunDry { requestTiming() } }
    written += frames.count
    unsafe frames.withUnsafeBytes { bytes in
      _ = unsafe pa_stream_write(stream, bytes.baseAddress, bytes.count, nil, 0, PA_SEEK_RELATIVE)
    }
  }

  private func setCorked(_ corked: Bool) {
    guard failure == nil, corked != isCorked, let stream = unsafe stream else { return }
    isCorked = corked
    unsafe release(unsafe pa_stream_cork(stream, corked ? 1 : 0, nil, nil))
  }

  // MARK: - Connecting

  private func connect() {
    guard let interface = unsafe loop.interface,
      let context = unsafe pa_context_new(interface, "Herald")
    else { return fail("out of memory") }
    unsafe self.context = unsafe context
    unsafe pa_context_set_state_callback(context, contextChanged, reference)
    // No server is started that would outlive this program.
    let flags = PA_CONTEXT_NOAUTOSPAWN
    if unsafe pa_context_connect(context, settings.server, flags, nil) < 0 { failFromContext() }
  }

  fileprivate func contextDidChange() {
    guard let context = unsafe context else { return }
    switch unsafe pa_context_get_state(context) {
    case PA_CONTEXT_READY: askForDevice()
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: failFromContext()
    default: break
    }
  }

  /// Asks whether the device is asleep, before anything wakes it.
  private func askForDevice() {
    guard failure == nil, let context = unsafe context else { return }
    isAsking = true
    unsafe release(
      unsafe pa_context_get_sink_info_by_name(
        context, settings.device ?? "@DEFAULT_SINK@", deviceCame, reference))
  }

  fileprivate func deviceDidCome(isAsleep: Bool) {
    wasAsleep = isAsleep
  }

  fileprivate func deviceQuestionDidEnd(isKnown: Bool) {
    isAsking = false
    guard unsafe stream == nil else {
      setSilence()
      return fill()
    }
    guard !isKnown, settings.device != nil, let context = unsafe context else { return open() }
    unsafe release(unsafe pa_context_get_sink_info_list(context, deviceListed, reference))
  }

  fileprivate func deviceDidList(_ name: String?) {
    if let name { return knownDevices.append(name) }
    if failure == nil {
      failure = .unknownDevice(name: settings.device ?? "", known: knownDevices)
    }
    changed()
  }

  private func open() {
    guard failure == nil, let context = unsafe context else { return }
    var format = pa_sample_spec(
      format: nativeSamples, rate: UInt32(clamping: sampleRate), channels: 1)
    guard let stream = unsafe pa_stream_new(context, "speech", &format, nil) else {
      return failFromContext()
    }
    unsafe self.stream = unsafe stream
    unsafe pa_stream_set_state_callback(stream, streamChanged, reference)
    unsafe pa_stream_set_write_callback(stream, roomCame, reference)
    // The server holds at most a tenth of a second, begins with the first frame, and asks for more in
    // steps of 10 ms, so that its device works in such steps too.
    let frame = UInt32(MemoryLayout<Int16>.size)
    var buffer = pa_buffer_attr(
      maxlength: UInt32.max, tlength: UInt32(sampleRate / 10) * frame, prebuf: frame,
      minreq: UInt32(sampleRate / 100) * frame, fragsize: UInt32.max)
    let flags = pa_stream_flags_t(
      rawValue: PA_STREAM_EARLY_REQUESTS.rawValue | PA_STREAM_AUTO_TIMING_UPDATE.rawValue)
    if unsafe pa_stream_connect_playback(stream, settings.device, &buffer, flags, nil, nil) < 0 {
      failFromContext()
    }
  }

  fileprivate func streamDidChange() {
    guard let stream = unsafe stream else { return }
    switch unsafe pa_stream_get_state(stream) {
    case PA_STREAM_READY: changed()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: failFromContext()
    default: break
    }
  }

  private func failFromContext() {
    let code = unsafe context.map { unsafe pa_context_errno($0) } ?? 0
    fail(unsafe String(cString: pa_strerror(code)))
  }

  private func fail(_ reason: String) {
    if failure == nil { failure = .noServer(reason: reason) }
    changed()
  }

  private func release(_ operation: OpaquePointer?) {
    if let operation = unsafe operation { unsafe pa_operation_unref(operation) }
  }

  private var reference: UnsafeMutableRawPointer {
    unsafe Unmanaged.passUnretained(self).toOpaque()
  }
}

#if _endian(little)
  private let nativeSamples = PA_SAMPLE_S16LE
#else
  private let nativeSamples = PA_SAMPLE_S16BE
#endif

// MARK: - Callbacks: file-scope functions, since C calls them on its own thread

private func stream(_ reference: UnsafeMutableRawPointer?) -> PulseStream? {
  unsafe reference.map { unsafe Unmanaged<PulseStream>.fromOpaque($0).takeUnretainedValue() }
}

private func contextChanged(_: OpaquePointer?, _ reference: UnsafeMutableRawPointer?) {
  unsafe stream(reference)?.contextDidChange()
}

private func streamChanged(_: OpaquePointer?, _ reference: UnsafeMutableRawPointer?) {
  unsafe stream(reference)?.streamDidChange()
}

private func roomCame(_: OpaquePointer?, _: Int, _ reference: UnsafeMutableRawPointer?) {
  unsafe stream(reference)?.fill()
}

private func timingCame(_: OpaquePointer?, _: Int32, _ reference: UnsafeMutableRawPointer?) {
  unsafe stream(reference)?.timingDidCome()
}

private func deviceCame(
  _: OpaquePointer?, _ device: UnsafePointer<pa_sink_info>?, _ end: Int32,
  _ reference: UnsafeMutableRawPointer?
) {
  if let device = unsafe device?.pointee {
    unsafe stream(reference)?.deviceDidCome(isAsleep: unsafe device.state == PA_SINK_SUSPENDED)
  } else {
    unsafe stream(reference)?.deviceQuestionDidEnd(isKnown: end == 1)
  }
}

private func deviceListed(
  _: OpaquePointer?, _ device: UnsafePointer<pa_sink_info>?, _ end: Int32,
  _ reference: UnsafeMutableRawPointer?
) {
  let name = unsafe device?.pointee.name.map { unsafe String(cString: $0) }
  unsafe stream(reference)?.deviceDidList(name)
}
