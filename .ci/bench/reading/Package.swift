// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "reading",
  dependencies: [.package(name: "label-lint", path: "../../..")],
  targets: [
    .executableTarget(
      name: "reading", dependencies: [.product(name: "LabelLint", package: "label-lint")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // What a Swift program takes to start, built in the same way.
    .executableTarget(name: "nothing", swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
