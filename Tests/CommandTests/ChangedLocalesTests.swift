import Foundation
import Testing

/// A change of some translations is judged without the files of other languages, and as with them.
@Suite("Changes of some locales")
struct ChangedLocalesTests {
  /// A change of an app in git.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What a check of it ends with.
    var status: Int32 = 1
    let apply: @Sendable (TemporaryFolder) throws -> Void
  }

  static let changes = [
    Change(testDescription: "capitals in one locale") { folder in
      try replace("Lautstärke 11", with: "LAUTSTÄRKE ELF", in: "de", of: folder)
    },
    Change(testDescription: "a copy of the source") { folder in
      try replace("Lautstärke 11", with: "Volume level 11", in: "de", of: folder)
    },
    Change(testDescription: "a copy that a name could be") { folder in
      try replace("Lautstärke Feld", with: "Media Panel", in: "de", of: folder)
    },
    Change(testDescription: "a copy of a name that most locales have", status: 0) { folder in
      try replace("Lautstärke 5", with: "Media Bridge", in: "de", of: folder)
    },
    Change(testDescription: "a placeholder gone, a key gone, a key too many") { folder in
      let path = try path(of: "de", in: folder)
      let lines = try folder.text(of: path).split(separator: "\n").filter {
        !$0.contains("volume_3\"")
      }.map { $0.replacing("%1$d", with: "viele") }
      try folder.write(
        lines.joined(separator: "\n").replacing(
          "</resources>", with: "<string name=\"extra\">Mehr</string>\n</resources>"),
        to: path)
    },
    Change(testDescription: "a key of no source that another locale has too") { folder in
      try replace(
        "</resources>", with: "<string name=\"lost\">Verloren  Text%</string>\n</resources>",
        in: "de", of: folder)
    },
    Change(testDescription: "two locales, one of them a region of another") { folder in
      try replace("Volume 7", with: "VOLUME SEPT", in: "fr-rCA", of: folder)
      try replace("Lautstärke 8", with: "", in: "de", of: folder)
    },
    Change(testDescription: "an ancestor loses what serves its region") { folder in
      try folder.write("<resources/>\n", to: try path(of: "fr", in: folder))
    },
    Change(testDescription: "a new locale") { folder in
      try folder.write(
        "<resources><string name=\"volume_1\">LJUDNIVÅ ETT</string></resources>\n",
        to: "app/src/main/res/values-sv/strings.xml")
    },
    Change(testDescription: "a locale removed") { folder in
      try FileManager.default.removeItem(
        at: folder.url.appending(path: "app/src/main/res/values-de"))
    },
    Change(testDescription: "the source and a locale") { folder in
      try replace("Volume level 9", with: "VOLUME LEVEL NINE", in: "", of: folder)
      try replace("Lautstärke 9", with: "LAUTSTÄRKE NEUN", in: "de", of: folder)
    },
    Change(testDescription: "a locale of the overriding set") { folder in
      try folder.write(
        "<resources><string name=\"volume_2\">LAUTSTÄRKE ZWEI</string></resources>\n",
        to: "app/src/debug/res/values-de/strings.xml")
    },
    Change(testDescription: "a file that is no longer whole") { folder in
      let path = try path(of: "de", in: folder)
      try folder.write(String(try folder.text(of: path).prefix(300)), to: path)
    },
    Change(testDescription: "an Apple locale") { folder in
      try folder.write(
        "\"a.accessibilityLabel\" = \"ABSPIELEN JETZT\";\n", to: "ios/de.lproj/Main.strings")
    },
  ]

  /// Path of a locale's Android file, by its qualifier.
  static func path(of locale: String, in folder: TemporaryFolder) throws -> String {
    "app/src/main/res/values\(locale.isEmpty ? "" : "-")\(locale)/strings.xml"
  }

  /// Replaces a text of an Android file that must be there.
  static func replace(
    _ old: String, with new: String, in locale: String, of folder: TemporaryFolder
  ) throws {
    let path = try path(of: locale, in: folder)
    let text = try folder.text(of: path)
    #expect(text.contains(old), "\(path)")
    try folder.write(text.replacing(old, with: new), to: path)
  }

  /// An app in eight locales, with a debug variant and an Apple table, in git.
  static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let words = [
      "": "Volume level", "de": "Lautstärke", "fr": "Volume", "fr-rCA": "Volume", "es": "Volumen",
      "ja": "音量", "ru": "Громкость", "ar": "مستوى الصوت",
    ]
    for (locale, word) in words {
      var lines = (1...12).map { number in
        "  <string name=\"volume_\(number)\">\(word) \(number)</string>"
      }
      lines.append("  <string name=\"songs\">\(word) %1$d</string>")
      let panel = locale.isEmpty ? "Media Panel" : "\(word) Feld"
      lines.append("  <string name=\"panel_label\">\(panel)</string>")
      if locale != "de" { lines.append("  <string name=\"name\">Media Bridge</string>") }
      if locale == "es" { lines.append("  <string name=\"lost\">Perdido  Text%</string>") }
      try folder.write(
        "<resources>\n\(lines.joined(separator: "\n"))\n</resources>\n",
        to: try path(of: locale, in: folder))
    }
    try folder.write(
      "<resources><string name=\"dump\">Write a dump</string></resources>\n",
      to: "app/src/main/res/values/debug.xml")
    try folder.write(
      "<resources><string name=\"volume_2\">Level</string></resources>\n",
      to: "app/src/debug/res/values/strings.xml")
    for (locale, text) in ["en": "Play", "de": "Abspielen", "fr": "Lire"] {
      try folder.write(
        "\"a.accessibilityLabel\" = \"\(text)\";\n", to: "ios/\(locale).lproj/Main.strings")
    }
    // Git reads again what was written in the second of its index.
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
        ofItemAtPath: folder.url.appending(path: path).path)
    }
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    return folder
  }

  @Test("all files tell the same", arguments: changes)
  func sameAsWhole(change: Change) throws {
    let folder = try Self.repository()
    try change.apply(folder)
    for settings in ["version: 1\n", "version: 1\nlocales: [de, fr, es, ja, ru, ar, sv, pt]\n"] {
      try folder.write(settings, to: ".label-lint.yml")
      let check = ["check", "--changed-since", "main", "--fail-on", "note", "--format"]
      let narrow = try folder.runAll(check + ["concise"])
      // A record of coverage needs every file.
      let whole = try folder.runAll(check + ["concise", "--format", "ndjson=whole.ndjson"])
      #expect(narrow.output == whole.output, "\(narrow.error)\(whole.error)")
      #expect(narrow.status == whole.status)
      // A locale that nobody asks for may go.
      if settings.contains("locales") { #expect(whole.status == change.status, "\(whole.error)") }
    }
  }

  /// How often a check of what changed opens the file of each locale; nil without strace.
  private func opened(in folder: TemporaryFolder) throws -> [String: Int]? {
    let traced = try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env",
      [
        "strace", "-f", "-y", "-s", "1024", "-e", "trace=openat", "-o", "trace.txt",
        BuiltCommand.path,
        "check", "--changed-since", "main", "--format", "concise",
      ])
    if traced.status == 127 {
      print("strace is missing: reading is not traced")
      return nil
    }
    var opened: [String: Int] = [:]
    for line in try folder.text(of: "trace.txt").split(separator: "\n")
    where line.contains("strings.xml") && line.contains("main/res") {
      // A file is opened by its whole path, or by its name in the folder around its locale's.
      let places = line.split(separator: "/strings.xml")[0].split(separator: "values")
      opened[places.count > 1 ? String(places[1]) : "", default: 0] += 1
    }
    #expect(!opened.isEmpty, "\(traced.error)")
    return opened
  }

  @Test("files of other languages are not read")
  func narrow() throws {
    let folder = try Self.repository()
    try Self.replace("Lautstärke 11", with: "LAUTSTÄRKE ELF", in: "de", of: folder)
    guard let opened = try opened(in: folder) else { return }
    #expect(Set(opened.keys).isDisjoint(with: ["-es", "-fr", "-ja", "-ru", "-ar"]), "\(opened)")
  }

  @Test("a copy that no other locale has is looked for in their files, which are not parsed")
  func copies() throws {
    let folder = try Self.repository()
    try Self.replace("Lautstärke Feld", with: "Media Panel", in: "de", of: folder)
    guard let opened = try opened(in: folder) else { return }
    for locale in ["-es", "-fr", "-ja", "-ru", "-ar"] { #expect(opened[locale] == 1, "\(opened)") }
  }

  @Test("a new locale is judged beside the source and one other")
  func newLocale() throws {
    let folder = try Self.repository()
    try folder.write(
      "<resources><string name=\"volume_1\">LJUDNIVÅ ETT</string></resources>\n",
      to: try Self.path(of: "sv", in: folder))
    guard let opened = try opened(in: folder) else { return }
    #expect(Set(opened.keys) == ["", "-sv", "-ar"], "\(opened)")
  }

  @Test("what most locales may have is judged with all files")
  func names() throws {
    let folder = try Self.repository()
    try Self.replace("Lautstärke 5", with: "Media Bridge", in: "de", of: folder)
    try Self.replace(
      "</resources>", with: "<string name=\"name\">Media Bridge</string>\n</resources>", in: "de",
      of: folder)
    guard let opened = try opened(in: folder) else { return }
    #expect(opened["-ja"] ?? 0 > 1, "\(opened)")
  }
}
