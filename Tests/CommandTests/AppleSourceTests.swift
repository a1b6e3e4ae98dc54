import Foundation
import Testing

/// What Apple apps show in their source language is judged, wherever it stands.
@Suite("Source texts of Apple catalogs")
struct AppleSourceTests {
  /// The findings of some rules, a line each.
  static func found(_ folder: TemporaryFolder, rules: String) throws -> [String] {
    let outcome = try folder.run("check", "--exit-zero", "--format", "ndjson", "--rule", rules)
    return try BaselineTests.counted(outcome).map {
      "\($0["rule"] ?? "") \($0["key"] ?? "") \($0["locale"] ?? "")"
    }.sorted()
  }

  static func catalog(_ strings: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
  }

  static func unit(_ state: String, _ value: String) -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  @Test("a source text in state new is judged, compared and counted; its faults are told once")
  func newSource() throws {
    let folder = try TemporaryFolder()
    let open = "Open the downloads folder"
    try folder.write(
      Self.catalog(
        """
        "cd_close": {"extractionState": "extracted_with_value", "comment": "VoiceOver label", "localizations": {
          "en": \(Self.unit("new", "CLOSE WINDOW")), "de": \(Self.unit("translated", "FENSTER ZU")),
          "fr": \(Self.unit("translated", "FERMER LA"))}},
        "open": {"extractionState": "extracted_with_value", "localizations": {
          "en": \(Self.unit("new", open)), "de": \(Self.unit("translated", open)),
          "fr": \(Self.unit("new", ""))}}
        """), to: "Localizable.xcstrings")
    #expect(
      try Self.found(folder, rules: "all-caps,untranslated-copy,missing-translation") == [
        "all-caps cd_close en", "missing-translation open fr", "untranslated-copy open de",
      ])
    let text = try folder.run("check", "--rule", "all-caps").output
    #expect(text.contains("= inherited by: de, fr\n"), "\(text)")
    #expect(try folder.run("coverage").output.contains("1/2"))
  }

  @Test("the source texts of an intent stand in its definition", arguments: [true, false])
  func intents(areIDs: Bool) throws {
    let folder = try TemporaryFolder()
    let keys = areIDs ? ["0jWfGg", "1KMplM", "2GIsLJ-0jWfGg"] : ["closed", "search", "on-hold"]
    let lines = keys.map { "\"\($0)\" = \"Datei \($0.count)\";\n" }
    try folder.write("\"\(keys[0])\" = \"Save file\";\n", to: "en.lproj/Intents.strings")
    try folder.write(lines.joined(), to: "de.lproj/Intents.strings")
    #expect(
      try Self.found(folder, rules: "extra-translation")
        == (areIDs ? [] : keys.dropFirst().map { "extra-translation \($0) de" }.sorted()))
  }

  @Test("plural forms and sets of phrases in state new are source texts, too")
  func newForms() throws {
    let folder = try TemporaryFolder()
    let form = { Self.unit("new", $0) }
    try folder.write(
      Self.catalog(
        """
        "files": {"localizations": {"en": {"variations": {"plural": {
          "one": \(form("%lld FILE TO SHOW")), "other": \(form("%lld FILES TO SHOW"))}}}}},
        "phrases": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["OPEN THE DOOR"]}}}}
        """), to: "Localizable.xcstrings")
    #expect(
      try Self.found(folder, rules: "all-caps") == ["all-caps files en", "all-caps phrases en"])
  }

  /// A key of Interface Builder with its comment and its German translation.
  static func object(_ id: String, _ property: String, _ comment: String, _ german: String)
    -> String
  {
    #""\#(id).\#(property)": {"comment": "\#(comment)", "localizations": {"de": \#(unit("translated", german))}}"#
  }

  @Test("the text in the comment of an Interface Builder key is the source, the key never")
  func commentIsSource() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.catalog(
        [
          Self.object(
            "Bw7-FT-i3A", "title",
            #"Class = \"NSMenuItem\"; title = \"Save As…\"; ObjectID = \"Bw7-FT-i3A\";"#,
            "Sichern unter …"),
          Self.object(
            "Bw7-FT-i3B", "title",
            #"  Class = \"NSMenuItem\"; title = \"SHOW \\\"ALL\\\" ITEMS\"; ObjectID = \"Bw7-FT-i3B\";"#,
            "Zeige alle Objekte"),
          Self.object(
            "Bw7-FT-i3C", "title",
            #"Class = \"NSMenuItem\"; title = \"Close the window…\"; ObjectID = \"Bw7-FT-i3C\";"#,
            "Close the window…"),
          Self.object("Bw7-FT-i3D", "title", "No comment provided by engineer.", "Öffnen …"),
        ].joined(separator: ",\n")), to: "mul.lproj/Main.xcstrings")
    let rules =
      "all-caps,untranslated-copy,whitespace-mismatch,punctuation-mismatch,extra-translation,missing-translation,key-echo"
    #expect(
      try Self.found(folder, rules: rules) == [
        "all-caps Bw7-FT-i3B.title en", "untranslated-copy Bw7-FT-i3C.title de",
      ])
    let lines = try folder.run("inspect", "messages", "mul.lproj/Main.xcstrings").output
      .split(separator: "\n").filter { $0.contains(#""locale":"en""#) }
    #expect(lines.count == 3)
    for text in [
      #""text":"Save As…""#, #""text":"SHOW \"ALL\" ITEMS""#, #""text":"Close the window…""#,
    ] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
    let before = try folder.text(of: "mul.lproj/Main.xcstrings")
    _ = try folder.run("fix", "--unsafe")
    #expect(try folder.text(of: "mul.lproj/Main.xcstrings") == before)
  }

  @Test("a fault is shown at its words in the comment")
  func placeInComment() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.catalog(
        Self.object(
          "Bw7-FT-i3A", "accessibilityLabel",
          #"Class = \"UIButton\"; accessibilityLabel = \"Close button\"; ObjectID = \"Bw7-FT-i3A\";"#,
          "Zu")), to: "mul.lproj/Main.xcstrings")
    let outcome = try folder.run(
      "check", "--exit-zero", "--format", "ndjson", "--rule", "role-word")
    let finding = try #require(try BaselineTests.counted(outcome).first)
    let start = try #require(finding["column"] as? Int)
    let line = try folder.text(of: "mul.lproj/Main.xcstrings")
    #expect(
      line.unicodeScalars.dropFirst(start - 1).prefix(6).map(String.init).joined() == "button")
  }

  @Test("menu separators are no labels, and dashes on buttons are")
  func separators() throws {
    let folder = try TemporaryFolder()
    var objects: [String] = []
    for (number, (name, dash)) in [("NSMenuItem", "-"), ("NSMenuItem", "—"), ("NSButton", "-")]
      .enumerated()
    {
      let id = "a1b-2c-d3\(number)"
      objects.append(
        Self.object(
          id, "title",
          #"Class = \"\#(name)\"; title = \"\#(dash)\"; ObjectID = \"\#(id)\";"#, dash))
    }
    try folder.write(Self.catalog(objects.joined(separator: ",\n")), to: "mul.lproj/Main.xcstrings")
    try folder.write("\"a1b-2c-d3e.title\" = \"-\";\n", to: "en.lproj/Other.strings")
    #expect(
      try Self.found(folder, rules: "unspeakable-text,untranslated-copy") == [
        "unspeakable-text a1b-2c-d32.title en"
      ])
  }

  @Test("a title of symbols is not spoken where the object has a label")
  func symbolTitles() throws {
    let folder = try TemporaryFolder()
    for (locale, label) in [("en", "Right"), ("de", "Rechts")] {
      try folder.write(
        """
        /* Class = "UIButton"; normalTitle = "→"; ObjectID = "8Lh-4D-Fz6"; */
        "8Lh-4D-Fz6.normalTitle" = "→";
        /* Class = "UIButton"; accessibilityLabel = "Right"; ObjectID = "8Lh-4D-Fz6"; */
        "8Lh-4D-Fz6.accessibilityLabel" = "\(label)";
        /* Class = "UIButton"; normalTitle = "⇧"; ObjectID = "8Lh-4D-Fz7"; */
        "8Lh-4D-Fz7.normalTitle" = "⇧";
        /* Class = "NSButtonCell"; title = "⇩"; ObjectID = "8Lh-4D-Fz8"; */
        "8Lh-4D-Fz8.title" = "⇩";
        /* Class = "NSButtonCell"; ibExternalAccessibilityDescription = "Down"; ObjectID = "8Lh-4D-Fz8"; */
        "8Lh-4D-Fz8.ibExternalAccessibilityDescription" = "\(label) down";

        """, to: "\(locale).lproj/Main.strings")
    }
    #expect(
      try Self.found(folder, rules: "unspeakable-text") == [
        "unspeakable-text 8Lh-4D-Fz7.normalTitle en"
      ])
  }

  @Test("a key that is a phrase is the source text where no file of the source language has it")
  func phrases() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"other\" = \"Other\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      "other" = "Outro";
      "Welcome to the party" = "Bem-vindo à festa";
      "Done!" = "Feito!";
      "取消" = "Cancelar";
      "left_behind" = "Sobra";
      "leftBehind.title" = "Sobra";

      """, to: "pt.lproj/Localizable.strings")
    #expect(
      try Self.found(folder, rules: "extra-translation") == [
        "extra-translation leftBehind.title pt", "extra-translation left_behind pt",
      ])
  }

  @Test("one word with a capital is the source text among phrases, or where code shows it")
  func words() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"Open it\" = \"Open it\";\n\"other\" = \"Other\";\n", to: "a/en.lproj/Localizable.strings")
    try folder.write(
      "\"Open it\" = \"Abrir\";\n\"See more\" = \"Ver mais\";\n\"Welcome\" = \"Olá\";\n",
      to: "a/pt.lproj/Localizable.strings")
    try folder.write("\"other\" = \"Other\";\n", to: "b/en.lproj/Localizable.strings")
    try folder.write(
      "\"other\" = \"Outro\";\n\"Welcome\" = \"Olá\";\n", to: "b/pt.lproj/Localizable.strings")
    try folder.write("import SwiftUI\nlet text = Text(\"Welcome\")\n", to: "b/App.swift")
    #expect(
      try Self.found(folder, rules: "extra-translation") == ["extra-translation Welcome pt"])
    let read = try folder.run(
      "check", "--sources", ".", "--format", "ndjson", "--rule", "extra-translation")
    #expect(try BaselineTests.counted(read).isEmpty, "\(read.output)")
  }

  @Test("a text that equals its key is no shouting of the translation")
  func shoutingKey() throws {
    let folder = try TemporaryFolder()
    for (locale, cancel) in [("fr", "ANNULER TOUT"), ("ru", "Отмена")] {
      try folder.write(
        """
        "USB 3.0 (XHCI)" = "USB 3.0 (XHCI)";
        "FORCE SHUTDOWN" = "FORCE SHUTDOWN";
        "Cancel all" = "\(cancel)";

        """, to: "\(locale).lproj/Localizable.strings")
    }
    #expect(
      try Self.found(folder, rules: "all-caps")
        == ["all-caps Cancel all fr", "all-caps FORCE SHUTDOWN en"])
  }

  @Test(
    "placeholders are those of a key that is a phrase and that no file of the source language has")
  func phrasePlaceholders() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"other\" = \"Other\";\n", to: "en.lproj/Localizable.strings")
    for (locale, delete, sold) in [
      ("de", "Löschen", "%d von %@"), ("fr", "Effacer %d", "%@ de %@"),
    ] {
      try folder.write(
        """
        "other" = "x";
        "Delete %@ now" = "\(delete)";
        "%d of %@" = "\(sold)";
        "100% sure" = "Sicher";
        "some.key %@" = "Schlüssel";

        """, to: "\(locale).lproj/Localizable.strings")
    }
    #expect(
      try Self.found(folder, rules: "placeholder-mismatch") == [
        "placeholder-mismatch %d of %@ fr", "placeholder-mismatch Delete %@ now de",
        "placeholder-mismatch Delete %@ now fr", "placeholder-mismatch some.key %@ de",
        "placeholder-mismatch some.key %@ fr",
      ])
    let text = try folder.run(
      "check", "--format", "ndjson", "--exit-zero", "--key", "Delete %@ now")
    let german = try BaselineTests.counted(text).filter { $0["locale"] as? String == "de" }
    #expect(german.map { $0["source"] as? String } == ["Delete %@ now"], "\(text.output)")
    #expect(
      german.map { $0["message"] as? String } == [
        "the placeholder '%@' is missing, so its value is not shown"
      ])
  }

  @Test("comments of Interface Builder are the source of tables whose interface file is no catalog")
  func stringsComments() throws {
    let folder = try TemporaryFolder()
    for (locale, save, close) in [
      ("de", "Sichern", "Close the window…"), ("fr", "Enregistrer…", "Fermer…"),
    ] {
      try folder.write(
        """
        /* Class = "NSMenuItem"; title = "Save As…"; ObjectID = "Bw7-FT-i3A"; */
        "Bw7-FT-i3A.title" = "\(save)";
        /* Class = "NSMenuItem"; title = "Close the window…"; ObjectID = "Bw7-FT-i3B"; */
        "Bw7-FT-i3B.title" = "\(close)";
        /* Class = "UIButton"; accessibilityLabel = "SHOW \\"ALL\\" ITEMS"; ObjectID = "Bw7-FT-i3C"; */
        "Bw7-FT-i3C.accessibilityLabel" = "Zeige alle Objekte";
        /* No comment of an object. */
        "Bw7-FT-i3D.title" = "Ende…";

        """, to: "\(locale).lproj/Main.strings")
    }
    try folder.write(
      "/* Class = \"NSMenuItem\"; title = \"GONE BY NOW\"; ObjectID = \"Bw7-FT-i3E\"; */\n\"Bw7-FT-i3E.title\" = \"x\";\n",
      to: "it.lproj/Main.strings")
    let rules = "all-caps,untranslated-copy,punctuation-mismatch,extra-translation,key-echo"
    #expect(
      try Self.found(folder, rules: rules) == [
        "all-caps Bw7-FT-i3C.accessibilityLabel en", "punctuation-mismatch Bw7-FT-i3A.title de",
        "untranslated-copy Bw7-FT-i3B.title de",
      ])
    let place = try folder.run("check", "--format", "concise", "--exit-zero", "--rule", "all-caps")
    #expect(
      place.output.hasPrefix("de.lproj/Main.strings:5:46: warning: 'SHOW \"ALL\" ITEMS'"),
      "\(place.output)")
    let before = try folder.text(of: "de.lproj/Main.strings")
    _ = try folder.run("fix", "--unsafe")
    #expect(try folder.text(of: "de.lproj/Main.strings") == before)
  }

  @Test("a copy that waits for its translator is missing, and told once")
  func newCopy() throws {
    let folder = try TemporaryFolder()
    let text = "Open the downloads folder now"
    try folder.write(
      Self.catalog(
        """
        "open": {"localizations": {"en": \(Self.unit("translated", text)), "de": \(Self.unit("new", text)),
          "fr": \(Self.unit("translated", text))}},
        "close": {"localizations": {"en": \(Self.unit("translated", "Close it")), "de": \(Self.unit("translated", "Zu")),
          "fr": \(Self.unit("translated", "Fermer"))}},
        "shut": {"localizations": {"en": \(Self.unit("translated", "Shut it")), "de": \(Self.unit("translated", "Ganz zu")),
          "fr": \(Self.unit("translated", "Claquer"))}}
        """), to: "Localizable.xcstrings")
    #expect(
      try Self.found(folder, rules: "missing-translation,untranslated-copy") == [
        "missing-translation open de", "untranslated-copy open fr",
      ])
  }

  @Test("a phrase of a shortcut in state new needs the name of the app where users get it")
  func newShortcuts() throws {
    let folder = try TemporaryFolder()
    let set = { (state: String, text: String) in
      #"{"stringSet": {"state": "\#(state)", "values": ["\#(text)"]}}"#
    }
    try folder.write(
      Self.catalog(
        """
        "a": {"localizations": {"en": \(set("new", "Open the door")), "de": \(set("new", "Öffne")),
          "fr": \(set("translated", "Ouvrir"))}},
        "b": {"localizations": {"en": \(set("new", "Shut ${applicationName}")), "fr": \(set("translated", "Fermer ${applicationName}"))}}
        """), to: "AppShortcuts.xcstrings")
    #expect(
      try Self.found(folder, rules: "placeholder-mismatch") == [
        "placeholder-mismatch a en", "placeholder-mismatch a fr",
      ])
  }
}
