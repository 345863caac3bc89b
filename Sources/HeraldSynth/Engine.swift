// SPDX-License-Identifier: GPL-3.0-or-later
import CESpeakNG
import SynthProtocol

/// The library, called from this file alone.
///
/// Its state is the process's own, so it is a namespace and not a value. What may be called when
/// follows from what was measured of version 1.51: the process that forks must never have spoken
/// anything audible; any number of spaces is not audible and hands a queued change of voice on.
enum Engine {
  /// Prepares the library; false where it finds no data.
  ///
  /// A buffer length of zero gives the shortest buffers: longer ones change the tail of voices with
  /// an echo. The voices are listed once so that no child has to read the folders: each listing opens
  /// some 360 files.
  static func start() -> Bool {
    espeak_ng_InitializePath(nil)
    guard espeak_ng_Initialize(nil) == ENS_OK,
      espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil) == ENS_OK
    else { return false }
    unsafe voices = entries(espeak_ListVoices(nil))
    // Phonemes are told apart by a separator, so that they can be counted; nothing is printed.
    espeak_SetPhonemeTrace(Int32(phonemeSeparator) << 8, nil)
    return true
  }

  /// Frames a second.
  static var sampleRate: Int32 { espeak_ng_GetSampleRate() }

  /// The library's version ("1.51").
  static var version: String {
    guard let version = unsafe espeak_Info(nil) else { return "" }
    return unsafe String(cString: version)
  }

  /// Chooses a voice by its identifier, with its variant.
  ///
  /// The library leaves an unknown variant out and still reports success, so that the voice it
  /// took is compared with the one asked for. It would write past a buffer for a variant of more
  /// than 40 bytes.
  static func choose(voice: String) -> Bool {
    let parts = voice.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].isEmpty || parts[1].utf8.count > 32 { return false }
    guard voice.utf8.count < 100, unsafe espeak_ng_SetVoiceByName(voice) == ENS_OK else {
      return false
    }
    guard parts.count == 2 else { return true }
    guard let current = unsafe espeak_GetCurrentVoice(),
      let identifier = unsafe current.pointee.identifier
    else { return false }
    return unsafe String(cString: identifier).hasSuffix("+\(parts[1])")
  }

  /// Hands a queued change of voice on, without a sound.
  static func flush() {
    unsafe espeak_SetSynthCallback { _, _, _ in 0 }
    unsafe _ = espeak_ng_Synthesize("   ", 4, 0, POS_CHARACTER, 0, plainText, nil, nil)
  }

  /// Sets how the voice speaks; only what differs from the library's own values is touched.
  static func set(_ request: SpeakRequest) {
    espeak_ng_SetParameter(espeakRATE, request.rate, 0)
    if request.pitch != 50 { espeak_ng_SetParameter(espeakPITCH, request.pitch, 0) }
    if request.range != 50 { espeak_ng_SetParameter(espeakRANGE, request.range, 0) }
    if request.volume != 100 { espeak_ng_SetParameter(espeakVOLUME, request.volume, 0) }
    if request.wordGap != 0 { espeak_ng_SetParameter(espeakWORDGAP, request.wordGap, 0) }
  }

  /// Speaks a text; the sound goes to the speaking that is under way.
  static func speak(_ text: String) {
    unsafe espeak_SetSynthCallback { unsafe receiveSound($0, $1, $2) }
    unsafe espeak_SetPhonemeCallback { unsafe receivePhonemes($0) }
    herald_clean_stack()
    unsafe _ = espeak_ng_Synthesize(
      text, text.utf8.count + 1, 0, POS_CHARACTER, 0, plainText, nil, nil)
  }

  /// The voices that can speak, as they were when the worker started.
  private(set) nonisolated(unsafe) static var voices: [VoiceEntry] = []

  /// The variants of voices, by their files; reads all the folders.
  static func variants() -> [String] {
    unsafe "variant".withCString { variant in
      var specification = unsafe espeak_VOICE()
      unsafe specification.languages = variant
      return unsafe entries(espeak_ListVoices(&specification)).map(\.identifier)
        .filter { $0.hasPrefix("!v/") }.map { String($0.dropFirst(3)) }
    }
  }

  /// UTF-8 only: no markup, no phoneme codes, no guessing of encodings.
  private static let plainText = UInt32(espeakCHARS_UTF8)

  private static func entries(
    _ list: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  ) -> [VoiceEntry] {
    guard var next = unsafe list else { return [] }
    var entries: [VoiceEntry] = []
    while let voice = unsafe next.pointee?.pointee {
      if let identifier = unsafe voice.identifier, let name = unsafe voice.name {
        unsafe entries.append(
          VoiceEntry(
            identifier: String(cString: identifier), name: String(cString: name),
            languages: languages(voice.languages)))
      }
      unsafe next += 1
    }
    return entries
  }

  /// Each language is a byte of priority and a text; an empty one ends them.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [String] {
    guard var next = unsafe list else { return [] }
    var languages: [String] = []
    while unsafe next.pointee != 0 {
      unsafe next += 1
      let language = unsafe String(cString: next)
      if !language.isEmpty && language != "variant" { languages.append(language) }
      unsafe next += language.utf8.count + 1
    }
    return languages
  }
}

/// Separates phonemes where the library shows them.
let phonemeSeparator: UInt8 = 1
