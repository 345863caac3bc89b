// swift-tools-version: 6.0
import PackageDescription

// An app as others write one: it knows Herald's products alone. One half is in Swift 6's language mode,
// with tests of Swift Testing; the older half is in Swift 5's, with tests of XCTest that know no actors.
let package = Package(
  name: "Fixtures",
  dependencies: [.package(name: "Herald", path: "../..")],
  targets: [
    .target(
      name: "DogScreen",
      dependencies: [
        .product(name: "Accessibility", package: "Herald"),
        .product(name: "HeraldUI", package: "Herald"),
      ]),
    .target(
      name: "OlderDogScreen",
      dependencies: [
        .product(name: "Accessibility", package: "Herald"),
        .product(name: "HeraldUI", package: "Herald"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DogScreenTests",
      dependencies: [
        "DogScreen",
        .product(name: "Herald", package: "Herald"),
        .product(name: "Accessibility", package: "Herald"),
        .product(name: "HeraldUI", package: "Herald"),
        .product(name: "HeraldTesting", package: "Herald"),
        .product(name: "HeraldLint", package: "Herald"),
      ]),
    .testTarget(
      name: "OlderDogScreenTests",
      dependencies: ["OlderDogScreen", .product(name: "HeraldTesting", package: "Herald")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
