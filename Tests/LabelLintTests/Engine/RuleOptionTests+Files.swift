import LabelLint

/// Options whose effect takes whole files to show: several locales, plurals, other formats.
extension RuleOptionTests {
  /// Files of an app's resources by the qualifiers of their folder; the default folder is `""`.
  private static func resources(_ texts: KeyValuePairs<String, String>) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: texts.map { qualifiers, body in
        let folder = qualifiers.isEmpty ? "values" : "values-\(qualifiers)"
        return ("app/src/main/res/\(folder)/strings.xml", "<resources>\(body)</resources>\n")
      })
  }

  /// An entry `k`.
  private static func string(_ text: String) -> String { "<string name=\"k\">\(text)</string>" }

  /// Entries whose texts hold each another word.
  private static func words(_ text: String) -> String {
    "abcdefghijklmnopqrstuvwxyz".enumerated().map {
      "<string name=\"k\($0)\">\(text) \($1)\($1)\($1)</string>"
    }.joined()
  }

  /// A plural `k` with its forms.
  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let items = forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined()
    return "<plurals name=\"k\">\(items)</plurals>"
  }

  /// A table of `.strings` with one key in English and German.
  private static func tables(_ english: String, _ german: String) -> [String: String] {
    ["App/en.lproj/Main.strings": english, "App/de.lproj/Main.strings": german]
  }

  /// A case that is given by its files.
  private static func files(
    _ rule: RuleID, _ option: String, _ value: RuleOption.Value, _ files: [String: String],
    before: [String], after: [String], required: [String] = [], sources: SourceTree? = nil,
    showsFixes: Bool = false
  ) -> Case {
    Case(
      rule: rule, option: option, value: value, entries: [:], before: before, after: after,
      files: files, required: required, sources: sources, showsFixes: showsFixes)
  }

  /// Texts of which code mentions all but one.
  private static let unusedTexts =
    ["a", "b", "push_a"].map { "<string name=\"\($0)\">Text</string>" }.joined()
  private static let program = SourceTree(files: [
    ("app/A.kt", "val x = listOf(R.string.a, R.string.b)")
  ])

  private static let longer = [
    "": "<string name=\"k\">Mute</string>",
    "de": "<string name=\"k\">Ton jetzt ausschalten</string>",
  ].reduce(into: [String: String]()) { files, file in
    let folder = file.key.isEmpty ? "values" : "values-" + file.key
    files["app/res/\(folder)/buttons.xml"] = CheckedFiles.android(
      file.value.replacing("\"k\"", with: "\"k_button\""))
  }
  private static let inputLabels = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"Send\";\n\"b\" = \"Send it\";\n"
  ]
  private static let inputProgram = SourceTree(files: [
    (
      "App/A.swift",
      "struct A { var b: some View { c.accessibilityInputLabels([Text(\"a\"), Text(\"b\")]) } }"
    )
  ])

  /// Cases about wording.
  static let wordingFileCases: [Case] = [
    files(
      "role-word", "classes", .boolean(false),
      [
        "App/en.lproj/Main.strings":
          "/* Class = \"UISwitch\"; accessibilityLabel = \"Wi-Fi switch\"; ObjectID = \"abc-12-def\"; */\n"
          + "\"abc-12-def.accessibilityLabel\" = \"Wi-Fi switch\";\n"
      ], before: ["abc-12-def.accessibilityLabel"],
      after: ["abc-12-def.accessibilityLabel (note)"]),
    files(
      "state-change-text", "families", .boolean(false),
      resources([
        "": ["follow", "unfollow", "mute"].map { verb in
          "<string name=\"song_\(verb)\">\(verb) song</string>"
        }.joined()
          + ["followed", "muted"].map { verb in
            "<!-- Accessibility announcement -->"
              + "<string name=\"song_\(verb)\">\(verb) the song</string>"
          }.joined()
      ]), before: ["song_unfollow (note)"], after: []),
    files(
      "denormalized-text", "report-order", .boolean(true),
      resources(["": string("Hello"), "ar": string("مؤد\u{651}\u{650}ين")]), before: [],
      after: [" ar (note)"]),
    files(
      "required-asterisk", "word", .map(["en": .text("mandatory")]),
      resources(["": "<string name=\"email_label\">Email *</string>"]),
      before: ["email_label = Email (required)"], after: ["email_label = Email (mandatory)"],
      showsFixes: true),
    files(
      "untranslated-copy", "single-words", .boolean(false),
      resources([
        "": "<string name=\"a_cd\">Play</string><string name=\"b\">Play</string>"
          + "<string name=\"c\">Stop</string><string name=\"d\">Open</string>",
        "de": "<string name=\"a_cd\">Play</string><string name=\"b\">Abspielen</string>"
          + "<string name=\"c\">Halt</string><string name=\"d\">Auf</string>",
      ]), before: ["a_cd de (note)"], after: []),
    files(
      "untranslated-copy", "minimum-script-letters", .integer(3),
      resources([
        "": "<string name=\"a\">Go</string><string name=\"b\">Play</string>"
          + "<string name=\"c\">Stop</string><string name=\"d\">Open</string>",
        "ru": "<string name=\"a\">Go</string><string name=\"b\">Пуск</string>"
          + "<string name=\"c\">Стоп</string><string name=\"d\">Открыть</string>",
      ]), before: ["a ru"], after: []),
    files(
      "label-collision", "prefix-segments", .integer(1),
      resources([
        "":
          "<string name=\"bar_cd_open\">Grok</string><string name=\"bar_a11y_shut\">Fathom</string>",
        "de":
          "<string name=\"bar_cd_open\">Mehr</string><string name=\"bar_a11y_shut\">Mehr</string>",
      ]), before: [], after: ["bar_a11y_shut de"]),
    files(
      "missing-state-counterpart", "minimum-coverage", .integer(50),
      resources([
        "": "<string name=\"mute_cd\">Mute</string><string name=\"unmute_cd\">Unmute</string>"
          + "<string name=\"x\">File</string>",
        "de": "<string name=\"mute_cd\">Stumm</string><string name=\"x\">Datei</string>",
      ]), before: [], after: ["unmute_cd de"]),
  ]

  /// Cases about what a translation can break.
  static let translationFileCases: [Case] = [
    files(
      "missing-translation", "full-regions", .list(["pt-BR"]),
      resources([
        "": "<string name=\"a\">Play</string><string name=\"k\">Stop</string>",
        "pt": "<string name=\"a\">Tocar</string>" + string("Parar"),
        "pt-rBR": "<string name=\"a\">Tocar</string>",
      ]), before: [], after: ["k pt-BR"]),
    files(
      "missing-translation", "source-only", .boolean(true), resources(["": string("Play")]),
      before: [""], after: [], required: ["de", "fr"]),
    files(
      "duplicate-locale", "keep-both", .boolean(true),
      resources(["": string("Save"), "he": string("שמור"), "iw": string("שמירה")]),
      before: [" he"], after: []),
    files(
      "invalid-locale", "known", .list(["values-sv-rSV"]),
      resources(["": string("Save"), "sv-rSV": string("Spara")]), before: [" values-sv-rSV"],
      after: []),
    files(
      "invisible-text", "soft-hyphen", .level(.warning),
      resources(["": string("Donau\u{AD}dampf")]), before: [], after: ["k"]),
    files(
      "markup-mismatch", "emphasis", .level(.warning),
      resources(["": string("Save <b>all</b> now"), "de": string("Jetzt alles sichern")]),
      before: ["k de (note)"], after: ["k de"]),
    files(
      "markup-mismatch", "emphasis", .level(nil),
      resources(["": string("Save <b>all</b> now"), "de": string("Jetzt alles sichern")]),
      before: ["k de (note)"], after: []),
    files(
      "markup-mismatch", "emphasis", .level(nil),
      resources(["": string("Save all now"), "de": string("Jetzt <big>alles</big> sichern")]),
      before: ["k de (note)"], after: []),
    files(
      "markup-mismatch", "attributes", .level(nil),
      resources([
        "": string("<font color=\"#ff0000\">Danger</font> zone"),
        "de": string("<font color=\"#00ff00\">Zone</font> in Gefahr"),
      ]), before: ["k de (note)"], after: []),
    files(
      "missing-plural-category", "levels", .map(["large": .level(.note)]),
      resources([
        "": plural(["one": "%d file", "other": "%d files"]),
        "fr": plural(["one": "%d fichier", "other": "%d fichiers"]),
      ]), before: [], after: ["k fr (note)"]),
    files(
      "lost-accent", "allow", .list(["Configuracion"]),
      resources([
        "": "<string name=\"a\">Settings</string><string name=\"k\">Setup</string>",
        "es": "<string name=\"a\">Configuración</string>" + string("Configuracion"),
      ]), before: ["k es (note)"], after: []),
    files(
      "mixed-script", "allow", .list(["Kуки"]),
      resources(["": string("Cookies"), "ru": string("Kуки")]), before: ["k ru"], after: []),
    files(
      "number-mismatch", "allow", .list(["128"]),
      resources(["": string("Version 128 is needed"), "de": string("Neue Version nötig")]),
      before: ["k de (note)"], after: []),
    files(
      "number-mismatch", "missing", .level(.warning),
      resources(["": string("Version 128 is needed"), "de": string("Neue Version nötig")]),
      before: ["k de (note)"], after: ["k de"]),
    files(
      "number-mismatch", "missing", .level(nil),
      resources(["": string("Version 128 is needed"), "de": string("Neue Version nötig")]),
      before: ["k de (note)"], after: []),
    files(
      "over-max-length", "comments", .boolean(false),
      resources(["": "<!-- Max length: 5 -->" + string("Save all")]), before: ["k"], after: []),
    files(
      "over-max-length", "placeholder-length", .integer(10),
      resources(["": "<!-- Max length: 8 -->" + string("Hi %1$s")]), before: [], after: ["k"]),
    files(
      "over-max-length", "limits", .map(["k*": .integer(5), "k": .integer(6)]),
      resources(["": string("Save it")]), before: [], after: ["k"]),
    files(
      "over-max-length", "limits", .map(["*": .integer(5), "other": .integer(90)]),
      resources(["": string("Save it")]), before: [], after: ["k"]),
    files(
      "placeholder-mismatch", "missing", .level(.note),
      resources(["": string("Edit %1$s"), "de": string("Bearbeiten")]), before: ["k de"],
      after: ["k de (note)"]),
    files(
      "placeholder-mismatch", "missing", .level(nil),
      resources(["": string("Edit %1$s"), "de": string("Bearbeiten")]), before: ["k de"],
      after: []),
    files(
      "placeholder-mismatch", "width", .level(nil),
      tables("\"k\" = \"%lld files\";\n", "\"k\" = \"%d Dateien\";\n"), before: ["k de"],
      after: []),
    files(
      "placeholder-mismatch", "width", .level(.note),
      tables("\"k\" = \"%lld files\";\n", "\"k\" = \"%d Dateien\";\n"), before: ["k de"],
      after: ["k de (note)"]),
    files(
      "plural-without-number", "notes", .boolean(false),
      resources([
        "": plural(["one": "Close the tab?", "other": "Close %d tabs?"]),
        "sr": plural([
          "one": "Затвори картицу?", "few": "Затвори %d картице?", "other": "Затвори %d картица?",
        ]),
      ]), before: ["k sr (note)"], after: []),
    files(
      "punctuation-mismatch", "marks", .list(["colons"]),
      resources(["": string("Delete the file?"), "de": string("Datei löschen")]),
      before: ["k de (note)"], after: []),
    files(
      "punctuation-mismatch", "marks", .list(["exclamations"]),
      resources(["": string("You won the game!"), "de": string("Spiel gewonnen")]), before: [],
      after: ["k de (note)"]),
    files(
      "punctuation-mismatch", "marks", .list(["ellipsis-signs"]),
      resources(["": string("Loading..."), "de": string("Lädt…")]), before: [],
      after: ["k de (note)"]),
    files(
      "punctuation-mismatch", "marks", .list(["colons"]),
      resources(["": string("Print all (two pages per sheet)"), "fr": string("Tout imprimer")]),
      before: ["k fr (note)"], after: []),
    files(
      "punctuation-mismatch", "marks", .list(["lost-pairs"]),
      resources(["": string("Storage (in megabytes)"), "it": string("Memoria in megabyte")]),
      before: [], after: ["k it (note)"]),
    files(
      "punctuation-mismatch", "marks", .list(["colons"]),
      resources(["": string("Save; then close;"), "fr": string("Enregistrez, fermez")]),
      before: ["k fr (note)"], after: []),
    files(
      "stale-entry", "group-above", .integer(0),
      [
        "App/Main.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"extractionState": "stale"}}}
        """
      ],
      before: ["k (note)"], after: [" (note)"]),
    files(
      "stale-entry", "release", .text("60.1"),
      resources([
        "": "<string name=\"k\" removedIn=\"60\">Save</string>"
          + "<string name=\"other\" removedIn=\"60.1\">Open</string>"
      ]), before: [], after: ["k (note)"]),
    files(
      "unordered-placeholders", "separators", .level(.warning),
      resources(["": string("%s: %s"), "de": string("%s: %s")]), before: ["k (note)"],
      after: ["k"]),
    files(
      "unordered-placeholders", "separators", .level(nil),
      resources(["": string("%s: %s"), "de": string("%s: %s")]), before: ["k (note)"], after: []),
    files(
      "longer-than-source", "percent", .integer(900), longer, before: ["k_button de (note)"],
      after: []),
    files(
      "longer-than-source", "characters", .integer(30), longer, before: ["k_button de (note)"],
      after: []),
    files(
      "input-label", "most", .integer(1), inputLabels, before: [], after: ["b (note)"],
      sources: inputProgram),
    files(
      "input-label", "words", .integer(1), inputLabels, before: [], after: ["b (note)"],
      sources: inputProgram),
    files(
      "missing-comment", "placeholders", .integer(3),
      resources(["": string("%1$s by %2$s")]), before: ["k (note)"], after: []),
    files(
      "missing-comment", "group-above", .integer(0),
      resources(["": string("%1$s by %2$s")]), before: ["k (note)"], after: [" (note)"]),
    files(
      "unreviewed-translation", "group-above", .integer(0),
      resources(["": string("Save"), "de": "<string name=\"k\" fuzzy=\"true\">Sichern</string>"]),
      before: ["k de (note)"], after: [" de (note)"]),
    files(
      "unused-key", "used-elsewhere", .list(["push_"]),
      resources(["": unusedTexts]), before: ["push_a (note)"], after: [], sources: program),
    files(
      "unused-key", "group-above", .integer(0),
      resources(["": unusedTexts]), before: ["push_a (note)"], after: [" (note)"],
      sources: program),
    files(
      "unused-plural-category", "equal", .boolean(true),
      resources([
        "": plural(["one": "%d file", "other": "%d files"]),
        "ja": plural(["one": "%d 件", "other": "%d 件"]),
      ]), before: [], after: ["k ja (note)"]),
    files(
      "url-mismatch", "hosts", .list(["app.org=app.net"]),
      resources(["": string("See https://app.org"), "de": string("Siehe https://app.net")]),
      before: ["k de"], after: []),
    files(
      "whitespace-mismatch", "double-space", .level(.warning),
      resources(["": string("All files"), "de": string("\"Alle  Dateien\"")]),
      before: ["k de (note)"], after: ["k de"]),
    files(
      "whitespace-mismatch", "line-breaks", .level(.warning),
      resources(["": string("One\\nTwo\\nThree"), "de": string("Eins Zwei Drei")]),
      before: ["k de (note)"], after: ["k de"]),
    files(
      "whitespace-mismatch", "commas", .level(nil),
      resources(["": string("Red, green and blue"), "de": string("Rot,grün und blau")]),
      before: ["k de (note)"], after: []),
    files(
      "whitespace-mismatch", "french-marks", .level(.warning),
      resources(["": string("Really delete it?"), "fr": string("Vraiment supprimer?")]),
      before: ["k fr (note)"], after: ["k fr"]),
    files(
      "whitespace-mismatch", "double-space", .level(nil),
      resources(["": string("All files"), "de": string("\"Alle  Dateien\"")]),
      before: ["k de (note)"], after: []),
    files(
      "whitespace-mismatch", "line-breaks", .level(nil),
      resources(["": string("One\\nTwo\\nThree"), "de": string("Eins Zwei Drei")]),
      before: ["k de (note)"], after: []),
    files(
      "wrong-language", "alike", .list(["szl"]),
      resources([
        "": words("Button of"), "pl": words("przycisk ikona"), "szl": words("przycisk ikona"),
      ]),
      before: [" szl (note)"], after: []),
    files(
      "wrong-script", "allow", .list(["Paskyra nerasta dabar"]),
      resources(["": string("Account not found"), "ru": string("Paskyra nerasta dabar")]),
      before: ["k ru"], after: []),
    files(
      "wrong-script", "scripts", .map(["ru": .list(["Latn"])]),
      resources(["": string("Account not found"), "ru": string("Paskyra nerasta dabar")]),
      before: ["k ru"], after: []),
  ]
}
