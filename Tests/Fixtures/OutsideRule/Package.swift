// swift-tools-version: 6.2
import PackageDescription

// A rule of another package: `swift run OutsideRule app/src/main/res` checks a folder with it.
let package = Package(
  name: "OutsideRule",
  dependencies: [.package(name: "label-lint", path: "../../..")],
  targets: [
    .executableTarget(
      name: "OutsideRule",
      dependencies: [
        .product(name: "LabelLint", package: "label-lint"),
        .product(name: "LabelLintProject", package: "label-lint"),
      ])
  ]
)
