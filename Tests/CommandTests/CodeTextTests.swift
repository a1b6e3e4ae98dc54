import Foundation
import Testing

/// Texts that code writes down are source texts where no catalog of the source language has them.
@Suite("Source texts in code")
struct CodeTextTests {
  /// Findings as `path:line:column rule key locale`, with the locales that have the same fault.
  static func found(
    _ folder: TemporaryFolder, rules: String, _ options: String...
  ) throws -> [String] {
    let outcome = try folder.runAll(
      ["check", "--exit-zero", "--format", "ndjson", "--rule", rules] + options)
    return try BaselineTests.counted(outcome).map { finding in
      let place = "\(finding["path"] ?? ""):\(finding["line"] ?? ""):\(finding["column"] ?? "")"
      let inherited = (finding["inheritedBy"] as? [String] ?? []).map { " +\($0)" }.joined()
      return
        "\(place) \(finding["rule"] ?? "") \(finding["key"] ?? "") \(finding["locale"] ?? "")\(inherited)"
    }.sorted()
  }

  /// German and French tables without one of the source language.
  static func tables(_ texts: [String: (String, String)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (locale, number) in [("de", 0), ("fr", 1)] {
      let lines = texts.sorted { $0.key < $1.key }.map { key, values in
        "\"\(key)\" = \"\(number == 0 ? values.0 : values.1)\";\n"
      }
      try folder.write(lines.joined(), to: "App/\(locale).lproj/Localizable.strings")
    }
    return folder
  }

  @Test("a key in code is judged at its place, and its translations with it")
  func judgedInCode() throws {
    let folder = try Self.tables([
      "PLAY ALL NOW": ("ALLES ABSPIELEN", "Tout lire"), "Turn it on": ("Anschalten", "Activer"),
    ])
    try folder.write(
      """
      import SwiftUI
      struct V: View {
        var body: some View {
          Button("PLAY ALL NOW") { }
          Text(isOn ? "Turn it off" : "Turn it on")
        }
      }

      """, to: "App/V.swift")
    #expect(
      try Self.found(
        folder, rules: "all-caps,extra-translation,untranslated-copy", "--sources", ".")
        == ["App/V.swift:4:13 all-caps PLAY ALL NOW en +de"])
    let text = try folder.run("check", "--rule", "all-caps", "--sources", ".").output
    #expect(
      text.hasPrefix(
        """
        App/V.swift:4:13: warning: 'PLAY ALL NOW' is all capitals [all-caps]
          4 |     Button("PLAY ALL NOW") { }
            |             ^^^^^^^^^^^^
        """), "\(text)")
    #expect(!text.contains("fixable"), "\(text)")
  }

  @Test("what code says is shown instead of a key is what translations are compared with")
  func defaults() throws {
    let folder = try Self.tables([
      "a.greeting": ("Hallo %d", "Bonjour %@"), "b.songs": ("%@ Lieder", "%lld chansons"),
      "c.files": ("Delete the files for good", "Fichiers"), "d.objc": ("Alles weg", "Tout"),
      "e.long": ("Zwei %d, eine Zeile", "Deux %@,\\nune ligne"), "f.unknown": ("%d", "%@"),
    ])
    try folder.write(
      #"""
      let a = NSLocalizedString("a.greeting", value: "Hello %@", comment: "VoiceOver label")
      let b = String(localized: "b.songs", defaultValue: "\(count) songs")
      let c = LocalizedStringResource("c.files", defaultValue: "Delete the files for good")
      let e = NSLocalizedString("e.long", value: """
        Two %@, \
        one line
        """, comment: "")
      let f = NSLocalizedString("f.unknown", value: text, comment: "")

      """#, to: "App/A.swift")
    try folder.write(
      """
      id d = NSLocalizedStringWithDefaultValue(@"d.objc", @"Localizable", bundle, @"Delete %@ now", @"");

      """, to: "App/D.m")
    #expect(
      try Self.found(
        folder, rules: "placeholder-mismatch,untranslated-copy,extra-translation", "--sources",
        "App"
      ) == [
        "App/A.swift:3:59 untranslated-copy c.files de",
        "App/de.lproj/Localizable.strings:1:23 placeholder-mismatch a.greeting de",
        "App/de.lproj/Localizable.strings:4:13 placeholder-mismatch d.objc de",
        "App/de.lproj/Localizable.strings:5:18 placeholder-mismatch e.long de",
        "App/fr.lproj/Localizable.strings:4:13 placeholder-mismatch d.objc fr",
      ])
  }

  @Test("values in a text are the placeholders of the key that it is")
  func values() throws {
    let folder = try Self.tables(["%lld items of %@": ("%@ Objekte von %@", "%lld de %@")])
    try folder.write("let t = Text(\"\\(count) items of \\(name)\")\n", to: "App/A.swift")
    #expect(
      try Self.found(folder, rules: "placeholder-mismatch,extra-translation", "--sources", ".") == [
        "App/de.lproj/Localizable.strings:1:23 placeholder-mismatch %lld items of %@ de"
      ])
  }

  @Test("a value in a text is never a C string: such a key is another one")
  func typesOfValues() throws {
    let folder = try Self.tables([
      "Server IP: %@, Port: %@": ("IP: %1$@, Port: %2$@", "IP : %1$@, port : %2$@"),
      "Server IP: %s, Port: %s": ("IP: %s, Port: %s", "IP : %s, port : %s"),
    ])
    try folder.write(
      "let t = Text(\"Server IP: \\(address), Port: \\(String(port))\")\n", to: "App/A.swift")
    #expect(
      try Self.found(folder, rules: "unordered-placeholders,extra-translation", "--sources", ".")
        == [
          "App/A.swift:1:15 unordered-placeholders Server IP: %@, Port: %@ en",
          "App/de.lproj/Localizable.strings:2:2 extra-translation Server IP: %s, Port: %s de",
          "App/fr.lproj/Localizable.strings:2:2 extra-translation Server IP: %s, Port: %s fr",
        ])
  }

  @Test("no translation is missed of a preview, an address or a name that others keep")
  func nothingToTranslate() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      "Test 1" = "Test eins";
      "Test 2" = "Test zwei";
      "fec0::/64" = "fec0::/64";
      "MoltenVK" = "MoltenVK";
      "example.com" = "example.com";
      "HomePage" = "Startseite";
      "Play it" = "Abspielen";

      """, to: "App/de.lproj/Localizable.strings")
    try folder.write(
      "\"Stop it\" = \"Arrêter\";\n", to: "App/fr.lproj/Localizable.strings")
    try folder.write(
      """
      let t = [Text("fec0::/64"), Text("MoltenVK"), Text("example.com"), Text("HomePage"), Text("Play it"),
        Text("Stop it")]
      #Preview("Tests") {
        Text("Test 1")
      }
      struct A_Previews: PreviewProvider {
        static var previews: some View { Text("Test 2") }
      }

      """, to: "App/A.swift")
    #expect(
      try Self.found(folder, rules: "missing-translation", "--sources", ".").map {
        $0.split(separator: " ").dropFirst(2).joined(separator: " ")
      } == ["fr", "Stop it de"])
    let french = try folder.run(
      "check", "--exit-zero", "--format", "concise", "--rule", "missing-translation", "--locale",
      "fr",
      "--sources", ".")
    #expect(french.output.contains("2 of 3 texts are not translated"), "\(french.output)")
  }

  @Test("a phrase that no code writes down is left behind, where the code has most of the others")
  func unusedPhrases() throws {
    let folder = try Self.tables([
      "Play it": ("Abspielen", "Lire"), "Stop it": ("Anhalten", "Arrêter"),
      "In two parts": ("In zwei Teilen", "En deux"), "Of a list": ("Einer Liste", "De liste"),
      "%lld songs": ("%lld Lieder", "%lld chansons"), "Gone for good": ("Weg", "Parti"),
    ])
    try folder.write(
      "let t = [Text(\"Play it\"), Text(\"\\(count) songs\")]\nlet s = \"In two \" + \"parts\"\n",
      to: "App/A.swift")
    try folder.write(
      "enum E: String { case a = \"Stop it\", b = \"Of a list\" }\n", to: "App/E.swift")
    let expected = [
      "App/de.lproj/Localizable.strings:2:2 extra-translation Gone for good de",
      "App/fr.lproj/Localizable.strings:2:2 extra-translation Gone for good fr",
    ]
    #expect(try Self.found(folder, rules: "extra-translation", "--sources", ".") == expected)
    #expect(try Self.found(folder, rules: "extra-translation") == [])
    try folder.write("let t = Text(\"Play it\")\n", to: "App/A.swift")
    try folder.write("let t = Text(\"Another app's\")\n", to: "App/E.swift")
    #expect(try Self.found(folder, rules: "extra-translation", "--sources", ".") == [])
  }

  @Test("a tool tip is no hint of a screen reader")
  func toolTips() throws {
    let folder = try Self.tables([
      "Add a drive": ("Laufwerk hinzufügen", "Ajouter"), "Remove a drive": ("Weg", "Retirer"),
    ])
    try folder.write(
      "let v = a.help(\"Add a drive\")\nlet w = a.accessibilityHint(\"Remove a drive\")\n",
      to: "App/A.swift")
    #expect(
      try Self.found(folder, rules: "hint-form", "--sources", ".")
        == ["App/A.swift:2:30 hint-form Remove a drive en"])
  }

  @Test("a key that the source language has is no text of code, and neither is a key of no locale")
  func known() throws {
    let folder = try Self.tables(["HELP ME": ("Hilfe", "Aide")])
    try folder.write("\"HELP ME\" = \"Help me\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write(
      "let t = [Text(\"HELP ME\"), Text(\"NOBODY HAS IT\"), Text(verbatim: \"OF NO TABLE\")]\n",
      to: "App/A.swift")
    #expect(
      try Self.found(
        folder, rules: "all-caps,extra-translation,missing-translation", "--sources", ".") == [])
  }

  @Test("a key of a string catalog is its text only where code shows nothing else")
  func stringCatalog() throws {
    let folder = try TemporaryFolder()
    let german = #"{"de": {"stringUnit": {"state": "translated", "value": "%d Lieder"}}}"#
    try folder.write(
      AppleSourceTests.catalog(
        #""songs.key": {"localizations": \#(german)}, "%@ SONGS": {"localizations": \#(german)}"#),
      to: "App/Localizable.xcstrings")
    try folder.write(
      """
      let a = String(localized: "songs.key", defaultValue: "%@ songs")
      let b = Text("\\(name) SONGS")

      """, to: "App/A.swift")
    #expect(
      try Self.found(folder, rules: "all-caps,placeholder-mismatch", "--sources", ".")
        == [
          "App/Localizable.xcstrings:1:142 all-caps %@ SONGS en",
          "App/Localizable.xcstrings:1:224 placeholder-mismatch %@ SONGS de",
          "App/Localizable.xcstrings:1:122 placeholder-mismatch songs.key de",
        ].sorted())
  }

  @Test("what a screen reader gets is judged where it stands, also where no catalog has it")
  func spoken() throws {
    let folder = try Self.tables(["other": ("Andere", "Autre")])
    try folder.write(
      """
      Image("x").accessibilityLabel("Close button")
      Image("y").accessibilityHint("Click here to go on")
      view.accessibilityLabel = "Play button"
      view.accessibilityLabel = kind == "image" ? "Video image" : "Song"
      view.setAccessibilityLabel("Image of a cat")
      view.accessibilityLabel = NSLocalizedString("open.label", value: "Open button", comment: "")
      view.accessibilityLabel = "\\(name) button"
      view.accessibilityLabel = "Hello button" + name
      view.accessibilityIdentifier = "stop button"
      view.accessibilityUserInputLabels = ["Search button"]
      view.accessibilityLabel = text(of: "Back button")
      Image("z").accessibilityLabel(Text(verbatim: "Undo button"))

      """, to: "App/A.swift")
    try folder.write(
      """
      [view setAccessibilityLabel:@"Back button"];
      view.accessibilityHint = @"Tap to go";

      """, to: "App/B.m")
    try folder.write(
      "view.accessibilityLabel = \"Test button\"\n", to: "AppTests/ATests.swift")
    let rules = "role-word,gesture-instruction,redundant-phrase"
    #expect(
      try Self.found(folder, rules: rules, "--sources", ".") == [
        "App/A.swift:12:52 role-word Undo button en",
        "App/A.swift:1:38 role-word Close button en",
        "App/A.swift:2:31 gesture-instruction Click here to go on en",
        "App/A.swift:3:33 role-word Play button en",
        "App/A.swift:4:52 role-word Video image en",
        "App/A.swift:5:29 redundant-phrase Image of a cat en",
        "App/A.swift:6:72 role-word open.label en",
        "App/A.swift:7:28 role-word %@ button en",
        "App/B.m:1:36 role-word Back button en",
        "App/B.m:2:28 gesture-instruction Tap to go en",
      ])
    #expect(try Self.found(folder, rules: rules) == [])
  }

  @Test("a spoken text is told once: in the catalog that has it")
  func toldOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"Close button\" = \"Close button\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write(
      AppleSourceTests.catalog(#""Open button": {}"#), to: "Kit/Localizable.xcstrings")
    try folder.write(
      """
      Image("x").accessibilityLabel("Close button")
      var accessibilityLabel: LocalizedStringKey { return "Open button" }

      """, to: "App/A.swift")
    #expect(
      try Self.found(folder, rules: "role-word", "--sources", ".") == [
        "App/en.lproj/Localizable.strings:1:25 role-word Close button en",
        "Kit/Localizable.xcstrings:1:41 role-word Open button en",
      ])
  }

  @Test("nothing is ever written to code")
  func unchanged() throws {
    let folder = try Self.tables(["PLAY  ALL": ("ALLES", "Tout")])
    let code = "let t = Text(\"PLAY  ALL\")\nview.accessibilityLabel = \"Play  button \"\n"
    try folder.write(code, to: "App/A.swift")
    try folder.write("version: 1\nsources: [.]\n", to: ".label-lint.yml")
    #expect(try !Self.found(folder, rules: "all-caps,role-word").isEmpty)
    _ = try folder.run("fix", "--unsafe")
    _ = try folder.run("ignore", "all-caps", "PLAY  ALL", "--reason", "a name")
    #expect(try folder.text(of: "App/A.swift") == code)
  }

  @Test("a rule is off, and a program is left out, as the settings say")
  func settings() throws {
    let folder = try Self.tables(["other": ("Andere", "Autre")])
    for name in ["App", "Old"] {
      try folder.write("view.accessibilityLabel = \"Play button\"\n", to: "\(name)/A.swift")
    }
    try folder.write("version: 1\nsources: [.]\nexclude: [\"Old/**\"]\n", to: ".label-lint.yml")
    #expect(
      try Self.found(folder, rules: "role-word") == ["App/A.swift:1:33 role-word Play button en"])
  }

  @Test("a text of code that is the source of two tables is judged once")
  func twoTables() throws {
    let folder = try TemporaryFolder()
    for name in ["App", "Extension"] {
      try folder.write("\"other\" = \"Other\";\n", to: "\(name)/en.lproj/Localizable.strings")
      try folder.write(
        "\"[Level/title]\" = \"%@ (~%@ davon)\";\n", to: "\(name)/de.lproj/Localizable.strings")
    }
    try folder.write(
      "let a = NSLocalizedString(\"[Level/title]\", value: \"%@ (~%@ of it)\", comment: \"A\")\n",
      to: "A.swift")
    let found = try Self.found(folder, rules: "unordered-placeholders", "--sources", ".")
    #expect(found.count == 1, "\(found)")
  }

  @Test("hostile programs end, and their texts are places in them")
  func hostile() throws {
    let folder = try Self.tables(["A\\\\U0001B \\\"C\\\"": ("D", "E")])
    let deep = String(repeating: "Text(\"\\(", count: 3000)
    try folder.write(deep, to: "App/A.swift")
    try folder.write(
      "view.accessibilityLabel = \"" + String(repeating: "x \\(", count: 3000), to: "App/B.swift")
    try folder.write(
      "view.accessibilityLabel = \"Play \\u{1F600} button\\n", to: "App/C.swift")
    try folder.write(
      "view.accessibilityLabel = \"\"\"\n  Play button\n  \"\"\"\n", to: "App/D.swift")
    #expect(
      try Self.found(folder, rules: "role-word", "--sources", ".").map {
        $0.split(separator: " ")[0]
      } == ["App/C.swift:1:28", "App/D.swift:2:8"])
  }

  @Test("a text that a change gives a screen reader is new, and one that it leaves alone is not")
  func changedSince() throws {
    let folder = try Self.tables(["Stop button": ("Halt-Taste", "Bouton")])
    try folder.write("view.accessibilityLabel = \"Play button\"\n", to: "App/A.swift")
    try folder.write("view.accessibilityLabel = \"Back button\"\n", to: "App/B.swift")
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    try folder.write(
      """
      view.accessibilityLabel = "Play button"
      Image("x").accessibilityLabel("Open button")
      Image("y").accessibilityLabel("Stop button")

      """, to: "App/A.swift")
    let found = try Self.found(
      folder, rules: "role-word", "--sources", ".", "--changed-since", "main")
    #expect(found == ["App/A.swift:2:37 role-word Open button en"])
  }

  @Test("a comment in the code silences a rule for the text behind it")
  func silenced() throws {
    let folder = try Self.tables(["PLAY ALL NOW": ("Alles", "Tout")])
    try folder.write(
      """
      // label-lint:ignore all-caps -- the name of a shop
      let a = Text("PLAY ALL NOW")
      // label-lint:ignore role-word -- it is one
      view.accessibilityLabel = "Play button"

      """, to: "App/A.swift")
    #expect(try Self.found(folder, rules: "all-caps,role-word", "--sources", ".") == [])
  }
}
