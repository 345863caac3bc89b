// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Herald",
  products: [
    .library(name: "Herald", targets: ["Herald", "HeraldEngine"]),
    .library(name: "HeraldWording", targets: ["HeraldWording"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "HeraldUI", targets: ["HeraldUI"]),
    .library(name: "HeraldTesting", targets: ["HeraldTesting"]),
    .library(name: "HeraldLint", targets: ["HeraldLint"]),
    .executable(name: "herald", targets: ["HeraldCommand"]),
    .executable(name: "herald-synth", targets: ["HeraldSynth"]),
    .executable(name: "sd_herald", targets: ["SpeechDispatcherModule"]),
  ],
  targets: [
    // C libraries, each imported by exactly one Swift target.
    // Its module map links it. pkg-config's flags would reach everything that HeraldEngine is linked
    // into, and eSpeak NG is to be linked into herald-synth alone.
    .systemLibrary(name: "CESpeakNG", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CSndFile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
    .systemLibrary(name: "CResampler", pkgConfig: "soxr", providers: [.apt(["libsoxr-dev"])]),
    .systemLibrary(
      name: "CLoudness", pkgConfig: "libebur128", providers: [.apt(["libebur128-dev"])]),
    .systemLibrary(
      name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CYajl", pkgConfig: "yajl", providers: [.apt(["libyajl-dev"])]),
    .systemLibrary(name: "CCSV", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CArgp"),

    // The names of Apple's framework.
    .target(name: "Accessibility"),

    // The pipeline: Elements, Planning, Queue, Rendering, Sinks. Pure Swift.
    .target(
      name: "Herald",
      resources: ["de", "en", "es", "fr", "it", "ja", "pt", "ru", "zh"].map {
        .embedInCode("Planning/Phrasebooks/\($0).json")
      }),

    // What herald-synth and its client say to each other.
    .target(name: "SynthProtocol"),

    // The leaves around it.
    .target(name: "HeraldInput", dependencies: ["Herald", "CYajl", "CCSV"]),
    .target(name: "HeraldWording", dependencies: ["Herald", "CICU"]),
    .target(name: "HeraldEngine", dependencies: ["Herald", "SynthProtocol", "HeraldSynth"]),
    .target(
      name: "HeraldSound", dependencies: ["Herald", "CSndFile", "CPulse", "CResampler"]),
    .target(
      name: "HeraldTiming", dependencies: ["Herald"],
      resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")]),
    .target(name: "HeraldLint", dependencies: ["Herald"]),
    .target(
      name: "Voices", dependencies: ["Herald", "HeraldInput"], path: "Voices",
      resources: ["default", "expert-fast", "study-neutral", "deutsch"].map {
        .embedInCode("\($0).json")
      }),
    .target(name: "HeraldUI", dependencies: ["Herald", "HeraldTiming", "Accessibility"]),
    .target(
      name: "HeraldStudy",
      dependencies: [
        "Herald", "HeraldInput", "HeraldSound", "HeraldTiming", "Voices", "CLoudness",
        "CMessageDigest",
      ]),
    .target(
      name: "HeraldTesting",
      dependencies: [
        "Herald", "HeraldEngine", "HeraldTiming", "HeraldUI", "HeraldWording", "Accessibility",
      ]),
    .target(name: "HeraldDispatcher", dependencies: ["Herald"]),

    // What a person runs.
    .executableTarget(
      name: "HeraldSynth", dependencies: ["CESpeakNG", "SynthProtocol"], exclude: ["LICENSE"]),
    .executableTarget(
      name: "HeraldCommand",
      dependencies: [
        "Herald", "HeraldInput", "HeraldWording", "HeraldEngine", "HeraldSound", "HeraldTiming",
        "HeraldLint", "HeraldStudy", "HeraldDispatcher", "Voices", "CArgp",
      ]),
    .executableTarget(
      name: "SpeechDispatcherModule",
      dependencies: ["Herald", "HeraldDispatcher", "HeraldEngine", "HeraldWording"],
      exclude: ["herald.conf"]),

    // Tests mirror Sources; CommandTests run the built binaries. LiveAudio is what tests of sound share: an
    // audio server of their own, and what is heard there. TestRuns is what all share: seeded numbers, and
    // which of the long tests are asked for.
    .target(name: "TestRuns", path: "Tests/TestRuns"),
    .testTarget(name: "HeraldTests", dependencies: ["Herald", "HeraldTesting", "TestRuns"]),
    .testTarget(name: "HeraldInputTests", dependencies: ["Herald", "HeraldInput"]),
    .testTarget(name: "HeraldWordingTests", dependencies: ["Herald", "HeraldWording", "TestRuns"]),
    .testTarget(
      name: "HeraldEngineTests",
      dependencies: ["Herald", "HeraldEngine", "SynthProtocol", "TestRuns"]),
    .target(name: "LiveAudio", path: "Tests/LiveAudio"),
    .testTarget(
      name: "HeraldSoundTests",
      dependencies: ["Herald", "HeraldEngine", "HeraldSound", "LiveAudio", "TestRuns"]),
    .testTarget(name: "HeraldTimingTests", dependencies: ["Herald", "HeraldTiming", "TestRuns"]),
    .testTarget(name: "HeraldLintTests", dependencies: ["Herald", "HeraldLint"]),
    .testTarget(name: "VoicesTests", dependencies: ["Herald", "Voices"]),
    .testTarget(name: "AccessibilityTests", dependencies: ["Accessibility"]),
    .testTarget(
      name: "HeraldUITests",
      dependencies: [
        "Accessibility", "Herald", "HeraldTiming", "HeraldUI", "HeraldTesting", "HeraldWording",
      ]),
    .testTarget(
      name: "HeraldStudyTests",
      dependencies: [
        "Herald", "HeraldEngine", "HeraldInput", "HeraldSound", "HeraldStudy", "HeraldTiming",
      ], exclude: ["Scripts"]),
    .testTarget(
      name: "HeraldDispatcherTests",
      dependencies: [
        "Herald", "HeraldDispatcher", "HeraldEngine", "HeraldWording", "HeraldCommand",
        "SpeechDispatcherModule", "TestRuns",
      ],
      exclude: ["Transcripts", "Live/orca-messages.py"]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Herald", "HeraldCommand", "HeraldSound", "LiveAudio", "TestRuns"],
      exclude: ["Browser"]),
  ]
)

let touchesC: Set = [
  "HeraldInput", "HeraldWording", "HeraldEngine", "HeraldSound", "HeraldStudy", "HeraldSynth",
  "HeraldCommand", "SynthProtocol",
]

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if touchesC.contains(target.name) {
    target.swiftSettings?.append(.strictMemorySafety())
  }
}
