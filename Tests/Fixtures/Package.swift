// swift-tools-version: 6.0
import PackageDescription

// An app as others write one: it knows Herald's products alone. One half is in Swift 5's language
// mode, one in Swift 6's; its tests are of Swift Testing and of XCTest.
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
        "DogScreen", "OlderDogScreen",
        .product(name: "Herald", package: "Herald"),
        .product(name: "Accessibility", package: "Herald"),
        .product(name: "HeraldUI", package: "Herald"),
        .product(name: "HeraldTesting", package: "Herald"),
      ]),
  ])
