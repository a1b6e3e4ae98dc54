import Foundation
import Testing

/// The Xcode project says which catalogs an app is built with.
@Suite("Targets of Xcode projects")
struct XcodeProjectTests {
  /// A project file with objects.
  static func project(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P /* Project object */ = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T, U, );};
    \(objects)
      };
      rootObject = P /* Project object */;
    }

    """
  }

  /// A project whose group holds tables `Shown` (in target T) and `Hidden` (in none).
  static let groups = project(
    """
        G = {isa = PBXGroup; children = (App, ); sourceTree = "<group>";};
        App = {isa = PBXGroup; children = (S, H, ); path = App; sourceTree = "<group>";};
        S = {isa = PBXVariantGroup; children = (SE, SD, ); name = Shown.strings; sourceTree = "<group>";};
        SE = {isa = PBXFileReference; path = en.lproj/Shown.strings; sourceTree = "<group>";};
        SD = {isa = PBXFileReference; path = "de.lproj/Shown.strings"; sourceTree = "<group>";};
        H = {isa = PBXVariantGroup; children = (HE, HD, ); name = Hidden.strings; sourceTree = "<group>";};
        HE = {isa = PBXFileReference; path = en.lproj/Hidden.strings; sourceTree = "<group>";};
        HD = {isa = PBXFileReference; path = de.lproj/Hidden.strings; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; buildPhases = (R, ); name = App;};
        U = {isa = PBXNativeTarget; buildPhases = ( ); name = Other;};
        R = {isa = PBXResourcesBuildPhase; files = (B, );};
        B /* Shown.strings in Resources */ = {isa = PBXBuildFile; fileRef = S /* Shown.strings */; };
    """)

  /// A folder with two tables that have a fault in each language, and a third one beside the project.
  static func app(_ project: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for locale in ["en", "de"] {
      for table in ["Shown", "Hidden"] {
        try folder.write(
          "\"cd_go\" = \"GO AWAY NOW\";\n", to: "App/\(locale).lproj/\(table).strings")
      }
    }
    if let project { try folder.write(project, to: "App.xcodeproj/project.pbxproj") }
    return folder
  }

  /// Findings as `severity rule path locale`.
  static func found(_ folder: TemporaryFolder, _ options: String...) throws -> [String] {
    let outcome = try folder.runAll(["check", "--exit-zero", "--format", "ndjson"] + options)
    return try BaselineTests.counted(outcome).map {
      "\($0["severity"] ?? "") \($0["rule"] ?? "") \($0["path"] ?? "")"
    }.sorted()
  }

  static let left = "note catalog-without-target"

  @Test("an app that is checked from another folder has the same targets")
  func fromElsewhere() throws {
    let (folder, elsewhere) = (try Self.app(Self.groups), try TemporaryFolder())
    let path = folder.url.path
    let rules = "all-caps,catalog-without-target,untranslated-copy"
    let outcome = try elsewhere.runAll([
      "check", path, "--exit-zero", "--format", "ndjson", "--rule", rules,
    ])
    let found = try BaselineTests.counted(outcome).map {
      "\($0["severity"] ?? "") \($0["rule"] ?? "") \($0["path"] ?? "")"
    }
    let own = try Self.found(folder, "--rule", rules)
    #expect(own.count == 3)
    #expect(found.map { $0.replacing("\(path)/", with: "") }.sorted() == own)
  }

  @Test("a table of no target has one note and no other finding")
  func noTarget() throws {
    let folder = try Self.app(Self.groups)
    #expect(
      try Self.found(folder, "--rule", "all-caps,catalog-without-target,untranslated-copy") == [
        "\(Self.left) App/de.lproj/Hidden.strings", "warning all-caps App/en.lproj/Shown.strings",
        "warning untranslated-copy App/en.lproj/Shown.strings",
      ])
    let text = try folder.run("check", "--rule", "catalog-without-target").output
    #expect(
      text.hasPrefix(
        """
        App/de.lproj/Hidden.strings:1:1: note: no target of the Xcode project contains this file or the files of the other languages, so no app has their texts; add all of them to a target, or delete them [catalog-without-target]
          1 |
            | ^
            = see: App/en.lproj/Hidden.strings:1:1: no target contains this catalog either

        """), "\(text)")
  }

  @Test("a language of a table whose other languages are in a target is told as that")
  func noTargetOfLanguage() throws {
    let folder = try Self.app(Self.groups.replacing("(SE, SD, )", with: "(SE, )"))
    let text = try folder.run("check", "--rule", "catalog-without-target").output
    let message =
      "App/de.lproj/Shown.strings:1:1: note: no target of the Xcode project contains this file, so no app has its texts; add it to a target, or delete it ["
    #expect(text.contains(message), "\(text)")
  }

  @Test("where no target contains any catalog, the run says so and ends with 2")
  func noTargetAtAll() throws {
    let nothing = Self.groups.replacing("files = (B, )", with: "files = ( )")
    for command in ["check", "coverage"] {
      let outcome = try Self.app(nothing).run(command)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(
        outcome.error
          == "label-lint: no target of the Xcode project contains any of the 4 files that label-lint found, so nothing was checked; add the files to a target\n"
      )
    }
  }

  @Test("files of fastlane are in no target on purpose")
  func filesOfFastlane() throws {
    let folder = try Self.app(Self.groups)
    for name in ["fastlane", "tools"] {
      try folder.write("\"cd_go\" = \"GO AWAY NOW\";\n", to: "\(name)/Frozen.strings")
    }
    #expect(
      try Self.found(folder, "--rule", "catalog-without-target") == [
        "\(Self.left) App/de.lproj/Hidden.strings", "\(Self.left) tools/Frozen.strings",
      ])
    // People read once what is wrong with both tables.
    let text = try folder.run("check", "--rule", "catalog-without-target").output
    let entry =
      ": note: 3 files of 2 tables belong to no target of the Xcode project; add them to a target, or delete them ["
    #expect(text.split(separator: "\n").count { $0.contains(": note: ") } == 1, "\(text)")
    #expect(text.contains(entry), "\(text)")
  }

  @Test("a local package, whose folder the project lists, names its files itself")
  func localPackage() throws {
    let project = Self.project(
      """
          G = {isa = PBXGroup; children = (K, ); sourceTree = "<group>";};
          K = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = "<group>";};
          T = {isa = PBXNativeTarget; buildPhases = ( ); name = App;};
          U = {isa = PBXNativeTarget; buildPhases = ( ); name = Other;};
      """)
    let folder = try TemporaryFolder()
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    let path = "Kit/Sources/Kit/en.lproj/Kit.strings"
    try folder.write("\"cd_go\" = \"GO AWAY NOW\";\n", to: path)
    #expect(
      try Self.found(folder, "--rule", "all-caps,catalog-without-target")
        == ["warning all-caps \(path)"])
  }

  @Test(
    "a file that the project around it does not have is in no target, but for those of packages")
  func unmentioned() throws {
    let folder = try Self.app(Self.groups)
    try folder.write("\"cd_go\" = \"ALLEZ-Y MAINTENANT\";\n", to: "App/fr.lproj/Shown.strings")
    for path in ["Old/en.lproj/Old.strings", "Kit/Sources/en.lproj/Kit.strings"] {
      try folder.write("\"cd_go\" = \"GO AWAY NOW\";\n", to: path)
    }
    try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    #expect(
      try Self.found(folder, "--rule", "all-caps,catalog-without-target,missing-translation") == [
        "\(Self.left) App/de.lproj/Hidden.strings", "\(Self.left) App/fr.lproj/Shown.strings",
        "\(Self.left) Old/en.lproj/Old.strings",
        "warning all-caps App/en.lproj/Shown.strings",
        "warning all-caps Kit/Sources/en.lproj/Kit.strings",
      ])
  }

  @Test("files of a folder that Xcode synchronizes are in its targets, but for the exceptions")
  func synchronized() throws {
    let folder = try Self.app(
      Self.project(
        """
            G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>";};
            F = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, X, ); path = App; sourceTree = "<group>";};
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("/Localized: Hidden.strings", Info.plist, ); target = T;};
            X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Other/en.lproj/Both.strings, ); target = T;};
            T = {isa = PBXNativeTarget; buildPhases = ( ); fileSystemSynchronizedGroups = (F, );};
            U = {isa = PBXNativeTarget; buildPhases = ( );};
        """))
    for name in ["Both", "Third"] {
      try folder.write("\"cd_go\" = \"GO AWAY NOW\";\n", to: "App/Other/en.lproj/\(name).strings")
    }
    #expect(
      try Self.found(folder, "--rule", "all-caps,catalog-without-target") == [
        "\(Self.left) App/Other/en.lproj/Both.strings", "\(Self.left) App/de.lproj/Hidden.strings",
        "warning all-caps App/Other/en.lproj/Third.strings",
        "warning all-caps App/en.lproj/Shown.strings",
      ])
  }

  /// A table in both formats, each in a target.
  static func twice(_ targetOfStrings: String, _ targetOfCatalog: String) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"Album\";\n", to: "de.lproj/Localizable.strings")
    try folder.write(AppleSourceTests.catalog(#""a": {}"#), to: "Localizable.xcstrings")
    let files = { (target: String) in
      [("BS", targetOfStrings), ("BC", targetOfCatalog)].filter { $0.1 == target }.map(\.0)
        .joined(separator: ", ")
    }
    try folder.write(
      project(
        """
            G = {isa = PBXGroup; children = (S, C, ); sourceTree = "<group>";};
            S = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>";};
            C = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = SOURCE_ROOT;};
            T = {isa = PBXNativeTarget; buildPhases = (R, );};
            U = {isa = PBXNativeTarget; buildPhases = (Q, );};
            R = {isa = PBXResourcesBuildPhase; files = (\(files("T")));};
            Q = {isa = PBXResourcesBuildPhase; files = (\(files("U")));};
            BS = {isa = PBXBuildFile; fileRef = S;};
            BC = {isa = PBXBuildFile; fileRef = C;};
        """), to: "App.xcodeproj/project.pbxproj")
    return folder
  }

  @Test("a table in two formats is refused in one target, and a doubt where no project tells")
  func twoFormats() throws {
    let rule = ["--rule", "unreadable-catalog"]
    #expect(
      try Self.found(Self.twice("T", "T"), rule[0], rule[1]) == [
        "error unreadable-catalog Localizable.xcstrings"
      ])
    #expect(try Self.found(Self.twice("T", "U"), rule[0], rule[1]) == [])
    let folder = try Self.twice("T", "T")
    try folder.write("", to: "Package.swift")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "App.xcodeproj/project.pbxproj"))
    #expect(
      try Self.found(folder, rule[0], rule[1]) == [
        "warning unreadable-catalog Localizable.xcstrings"
      ])
  }

  @Test("two string catalogs of a table are refused in one target")
  func twoCatalogs() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B", "C"] {
      try folder.write(AppleSourceTests.catalog(""), to: "\(name)/Localizable.xcstrings")
    }
    try folder.write(
      Self.project(
        """
            G = {isa = PBXGroup; children = (FA, FB, FC, ); sourceTree = "<group>";};
            FA = {isa = PBXFileReference; path = A/Localizable.xcstrings; sourceTree = "<group>";};
            FB = {isa = PBXFileReference; path = B/Localizable.xcstrings; sourceTree = "<group>";};
            FC = {isa = PBXFileReference; path = C/Localizable.xcstrings; sourceTree = "<group>";};
            T = {isa = PBXNativeTarget; buildPhases = (R, ); name = App;};
            U = {isa = PBXNativeTarget; buildPhases = (Q, ); name = Other;};
            R = {isa = PBXResourcesBuildPhase; files = (BA, BB, );};
            Q = {isa = PBXResourcesBuildPhase; files = (BC, );};
            BA = {isa = PBXBuildFile; fileRef = FA; }; BB = {isa = PBXBuildFile; fileRef = FB; };
            BC = {isa = PBXBuildFile; fileRef = FC; };
        """), to: "App.xcodeproj/project.pbxproj")
    #expect(
      try Self.found(folder) == ["error unreadable-catalog B/Localizable.xcstrings"])
    let told = try folder.run("check", "--exit-zero", "--format", "concise").output
    #expect(
      told == """
        B/Localizable.xcstrings:1:1: error: table 'Localizable' is in two string catalogs of one target, here \
        and in 'A/Localizable.xcstrings'; Xcode refuses it, so merge them [unreadable-catalog]

        """)
  }

  @Test("a project that cannot be read is said with its place, and all catalogs are judged")
  func unreadable() throws {
    let half = String(Self.groups.prefix(Self.groups.count / 2))
    for (text, place) in [
      (half, "11:10: "), ("", "1:1: "), ("{ objects = { }; rootObject = P; }", "1:1: "),
      ("<<<<<<< HEAD\n" + Self.groups, "1:1: "), ("<html></html>", "1:1: "),
    ] {
      let folder = try Self.app(text)
      let outcome = try folder.run(
        "check", "--exit-zero", "--rule", "all-caps", "--format", "concise")
      #expect(
        outcome.output == """
          App/en.lproj/Hidden.strings:1:12: warning: 'GO AWAY NOW' is all capitals [all-caps]
          App/en.lproj/Shown.strings:1:12: warning: 'GO AWAY NOW' is all capitals [all-caps]

          """, "\(text.prefix(40))")
      #expect(
        outcome.error.hasPrefix("label-lint: App.xcodeproj/project.pbxproj:\(place)")
          && outcome.error.hasSuffix(": which catalogs the app is built with is not known\n"),
        "\(outcome.error)")
      #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
    }
  }

  @Test("hostile projects end: circles of groups, deep nesting, one phase in thousands of targets")
  func hostile() throws {
    let circle = Self.project(
      """
          G = {isa = PBXGroup; children = (A, G, ); sourceTree = "<group>";};
          A = {isa = PBXGroup; children = (G, A, S, ); path = "../../.."; sourceTree = "<group>";};
          S = {isa = PBXVariantGroup; children = (S, A, G, ); sourceTree = "<group>";};
          T = {isa = PBXNativeTarget; buildPhases = (R, R, T, G, );};
          R = {isa = PBXResourcesBuildPhase; files = (B, B, R, );};
          B = {isa = PBXBuildFile; fileRef = S;};
      """)
    let deep =
      "{ objects = " + String(repeating: "{ a = ", count: 100_000)
    let ids = (0..<3000).map { "N\($0)" }
    let wide = Self.project(
      """
          G = {isa = PBXGroup; children = ( ); targets = ( ); sourceTree = "<group>";};
      """
        + ids.map {
          "\($0) = {isa = PBXNativeTarget; buildPhases = (R, ); files = ( ); fileRef = G; };\n"
        }.joined()
        + "R = {isa = PBXResourcesBuildPhase; files = (\(ids.joined(separator: ", ")));};\n"
    ).replacing("targets = (T, U, )", with: "targets = (\(ids.joined(separator: ", ")))")
    for (text, says) in [(circle, false), (deep, true), (wide, true)] {
      let folder = try Self.app(text)
      let outcome = try folder.run(
        "check", "--exit-zero", "--rule", "all-caps", "--format", "concise")
      #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome.output)")
      #expect(outcome.error.isEmpty != says, "\(outcome.error)")
      #expect(outcome.status == 0)
    }
  }

  @Test("a plan tells other machines which targets have which file")
  func plan() throws {
    let folder = try Self.app(Self.groups)
    try folder.write("apps:\n  - {app: a, root: .}\n", to: "fleet.yml")
    let plan = try folder.run("plan", "fleet.yml")
    #expect(
      plan.output.split(separator: "\n").map { $0.contains(#""targets":[]"#) } == [true, false],
      "\(plan.output)")
    #expect(
      plan.output.contains(#""targets":["App.xcodeproj/project.pbxproj T"]"#), "\(plan.output)")
    try folder.write(plan.output, to: "sets.jsonl")
    #expect(
      try Self.found(
        folder, "--sets-from", "sets.jsonl", "--rule", "all-caps,catalog-without-target")
        == [
          "\(Self.left) App/de.lproj/Hidden.strings",
          "warning all-caps App/en.lproj/Shown.strings",
        ])
  }
}
