// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is held to: language mode 6, strict memory safety, no warnings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Cursors over `Span<UInt8>` and properties that return a span need lifetime annotations.
  .enableExperimentalFeature("Lifetimes"),
]

/// Tests judge with an optimized library, and take long to optimize themselves.
let testing = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Debian's ICU lies where the compiler and the linker look, and `.ci/build` puts archives before it. Homebrew's
// lies in a folder of its own, which pkg-config names.
#if os(macOS)
  let icu: [Target] = [
    .systemLibrary(name: "CSystemICU", pkgConfig: "icu-i18n", providers: [.brew(["icu4c"])])
  ]
#else
  let icu: [Target] = []
#endif

let package = Package(
  name: "label-lint",
  // `Span` of texts and arrays is part of the system there from this version on. Nobody has reported a build.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "LabelLint", targets: ["LabelLint"]),
    .library(name: "LabelLintProject", targets: ["LabelLintProject"]),
    .executable(name: "label-lint", targets: ["label-lint"]),
  ],
  dependencies: [
    // Command line: help, completions, manual page and "did you mean" from one declaration an option.
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    // YAML for the configuration: places of keys, so that errors point at them.
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    // SQLite for the store of nightly runs: transactions, migrations, prepared statements.
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
  ],
  targets: [
    // ICU behind one header in plain C types: Foundation carries an ICU of its own, and a Swift
    // module that sees both does not compile.
    .target(
      name: "CICU",
      dependencies: icu.map { .target(name: $0.name) },
      cxxSettings: [.define("U_SHOW_CPLUSPLUS_API", to: "1")],
      linkerSettings: [
        .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
      ]
    ),
    // Data files, which `#embed` makes part of the program: Swift has no such thing, and its bundles need
    // Foundation and a folder beside the program. The compiler reads them through `files.list`; the package
    // manager has nothing to do with them.
    .target(
      name: "CResources",
      exclude: [
        "agents", "dashboard", "examples", "files.list", "guidelines.tsv", "lexicons", "locales",
        "review", "words",
      ]),
    .target(name: "LabelLint", dependencies: ["CICU", "CResources"], swiftSettings: strict),
    // zlib unpacks the workbooks that spreadsheet programs save. Apple's SDK has it, as it has SQLite and Expat.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // What a process is given before Swift begins, and a signal handler, which Swift is no language for.
    .target(name: "CProcess"),
    // What glibc has and the Swift module of the C library leaves out; empty on other systems.
    .systemLibrary(name: "CLinux"),
    // The nightly store: the only target that knows a database.
    .target(
      name: "LabelLintHistory",
      dependencies: [
        "LabelLint", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    // Projects on disk: folders, files, settings, git, workers. No arguments and no terminal. Its folder `System` has
    // all calls of the C library. Its folder `Wire` has JSON-RPC: no Swift library for the protocols of editors and
    // agents resolves here, and both need little of it. It runs git by posix_spawn, as swift-subprocess has asynchronous calls only.
    .target(
      name: "LabelLintProject",
      dependencies: [
        "LabelLint", "CProcess", "CLinux", "CZlib", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "label-lint",
      dependencies: [
        "LabelLint", "LabelLintProject", "LabelLintHistory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // Expat judges the XML reader in tests; no product uses it.
    .target(name: "CExpat", path: "Tests/CExpat", linkerSettings: [.linkedLibrary("expat")]),
    // Random inputs that are the same in every run.
    .target(name: "Seeded", path: "Tests/Seeded", swiftSettings: testing),
    .testTarget(
      name: "LabelLintTests", dependencies: ["LabelLint", "CExpat", "Seeded"],
      swiftSettings: testing),
    .testTarget(
      name: "LabelLintHistoryTests",
      dependencies: [
        "LabelLint", "LabelLintHistory", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testing),
    .testTarget(
      name: "CommandTests",
      dependencies: ["label-lint", "LabelLint", "LabelLintProject", "Seeded"],
      swiftSettings: testing),
    .testTarget(name: "QualityTests", swiftSettings: testing),
  ],
  cxxLanguageStandard: .cxx17
)
package.targets += icu

// What must hold for any input lies in `.ci/fuzzing`. Tests feed it seeds and changes of them; `.ci/fuzz`
// asks for a program with libFuzzer, whose `main` takes the place of the command's.
if Context.environment["LABEL_LINT_FUZZ"] == nil {
  package.targets.append(
    .testTarget(
      name: "FuzzTests",
      dependencies: ["LabelLint", "LabelLintHistory", "LabelLintProject", "Seeded"],
      path: ".ci/fuzzing", exclude: ["Fuzz.swift", "seeds", "seeds.txt"], swiftSettings: testing))
} else {
  package.products = []
  package.targets.removeAll { $0.type == .test || $0.name == "label-lint" }
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["LabelLint", "LabelLintHistory", "LabelLintProject"],
      path: ".ci/fuzzing", exclude: ["ReplayTests.swift", "seeds", "seeds.txt"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
