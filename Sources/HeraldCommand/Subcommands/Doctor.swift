import Herald
import HeraldDispatcher
import HeraldEngine
import HeraldSound
import Voices

/// `herald doctor`: what is there of what Herald needs, and what to install.
enum DoctorCommand: Subcommand {
  static let name = "doctor"
  static let operands = ""
  static let summary =
    "Checks engine, voices, worker, audio server and the desktop's speech, and says what to install."
  static let examples = """
    Example:
      $ herald doctor
      ok       worker        herald-synth
      ok       engine        eSpeak NG 1.51
      missing  audio server  no PulseAudio or PipeWire answers

    Exit status: 0 when Herald can render, 69 when it cannot. Without an audio server it still renders
    and measures.
    """
  static let groups = [
    OptionGroup(title: "Output", options: [.flag("json", "print JSON")]), .general,
  ]

  /// One thing that was looked at.
  struct Finding: Encodable {
    var name: String
    var isThere: Bool
    var detail: String
    var advice: String?
    /// Whether it is there, but not as it should be; nil where it is not known to be.
    var isFaulty: Bool?

    fileprivate var word: String {
      isFaulty == true ? "faulty " : isThere ? "ok     " : "missing"
    }
  }

  static func run(_ arguments: Arguments) async throws -> ExitStatus {
    var findings: [Finding] = []
    var canRender = true
    var synthesizer: EngineSynthesizer?
    do {
      let engine = try Engine(arguments, jobs: 1)
      synthesizer = engine.synthesizer
      findings.append(
        Finding(name: "worker", isThere: true, detail: engine.synthesizer.workerPath))
      let identity = try await engine.synthesizer.engine()
      findings.append(
        Finding(name: "engine", isThere: true, detail: "\(identity.name) \(identity.version)"))
      let voices = try await engine.synthesizer.voices()
      findings.append(
        Finding(name: "voices", isThere: !voices.isEmpty, detail: "\(voices.count) voices"))
      let speech = try await RenderedSpeech(
        sampleRate: engine.synthesizer.sampleRate,
        collecting: engine.synthesizer.render(Utterance(text: "Herald", voice: "en-us")))
      findings.append(
        Finding(
          name: "rendering", isThere: true,
          detail: "\"Herald\" takes \(speech.frames.count) frames at \(speech.sampleRate) Hz"))
    } catch {
      canRender = false
      findings.append(
        Finding(
          name: "engine", isThere: false, detail: String(describing: error),
          advice: "apt-get install libespeak-ng1 espeak-ng-data, and see that herald-synth "
            + "lies beside herald or where HERALD_SYNTH points"))
    }
    do {
      let profiles = try VoiceProfiles.all()
      findings.append(
        Finding(
          name: "voice profiles", isThere: true,
          detail: profiles.map(\.name).joined(separator: ", ")))
    } catch {
      findings.append(
        Finding(name: "voice profiles", isThere: false, detail: String(describing: error)))
    }
    do {
      try await Speaker(sampleRate: 22_050).open()
      findings.append(
        Finding(
          name: "audio server", isThere: true, detail: "a PulseAudio or PipeWire server answers"))
    } catch {
      findings.append(
        Finding(
          name: "audio server", isThere: false, detail: String(describing: error),
          advice: "apt-get install pipewire pipewire-pulse wireplumber (or pulseaudio) to hear "
            + "speech; --sink none, render and measure work without"))
    }
    let desktop = DesktopSpeech()
    findings.append(desktop.finding)
    if let finding = await desktop.findingOfSettings(engine: synthesizer) {
      findings.append(finding)
    }
    try await print(findings, arguments)
    return canRender ? .done : .unavailable
  }

  private static func print(_ findings: [Finding], _ arguments: Arguments) async throws {
    guard !arguments.has("json") else {
      return try await standardOutput.line(try json(findings, pretty: true))
    }
    let width = findings.map(\.name.count).max() ?? 0
    for finding in findings {
      let name = finding.name + String(repeating: " ", count: width - finding.name.count)
      try await standardOutput.line(
        "\(finding.word)  \(name)  \(finding.detail)")
      for line in (finding.advice ?? "").split(separator: "\n") {
        try await standardOutput.line("         \(String(repeating: " ", count: width))  \(line)")
      }
    }
  }
}
