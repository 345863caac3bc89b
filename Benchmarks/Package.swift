// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that nobody who uses Herald builds it. `make bench` runs it.
let package = Package(
  name: "HeraldBenchmarks",
  dependencies: [.package(name: "Herald", path: "..")],
  targets: [
    // The library in a plain loop of one process: the peer that every figure is a ratio to. A program
    // of its own, since it links eSpeak NG.
    .executableTarget(
      name: "CLoop", cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("espeak-ng")]),
    .executableTarget(
      name: "HeraldBenchmarks",
      dependencies: [
        .product(name: "Herald", package: "Herald"),
        .product(name: "HeraldWording", package: "Herald"),
        .product(name: "herald", package: "Herald"), "CLoop",
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
  ])
