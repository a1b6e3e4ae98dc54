/// A word without the marks on its letters that it has in other texts of the locale.
struct LostAccent: SelectiveTextRule {
  static let scope = TextScope.everyText

  @Option("allow", "Words that are correct without accents.")
  var allow: Set<String> = []

  /// A text left in another language has no marks to lose.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "lost-accent", family: .localization, severity: .note,
    summary: "A word lacks the accents that it has in other texts of the locale.",
    rationale: """
      Speech synthesis stresses such a word wrongly or reads it as another word. A search for the \
      correct spelling misses it. Often somebody typed the word on a keyboard without these \
      letters.
      """,
    remedy: """
      Write the word as the other texts do. Keep it if it is another word, or if the others are \
      misspelt.
      """,
    guidelines: [],
    flagged: [
      RuleExample(
        "Abrir la ⟦configuracion⟧", language: "es", source: "Open the settings", key: "open_text",
        beside: [ExampleEntry("settings_title", "Configuración", source: "Settings")]),
      RuleExample(
        "⟦Sifre⟧ değiştir", language: "tr", source: "Change the password", key: "change_text",
        beside: [ExampleEntry("password_title", "Şifre", source: "Password")]),
      RuleExample(
        "⟦Beallitások⟧ megnyitása", language: "hu", source: "Open the settings", key: "open_text",
        beside: [ExampleEntry("settings_title", "Beállítások", source: "Settings")]),
      RuleExample(
        "⟦Αγνωστο⟧ σφάλμα", language: "el", source: "Unknown error", key: "error_text",
        beside: [ExampleEntry("unknown_title", "Άγνωστο", source: "Unknown")]),
      RuleExample(
        "Mở ⟦cai dat⟧ ứng dụng", language: "vi", source: "Open the app's settings",
        key: "open_text",
        beside: [ExampleEntry("settings_title", "Cài đặt", source: "Settings")],
        remark: "two syllables in a row"),
      RuleExample(
        "⟦Ultimos⟧ subtitulos guardados", language: "es", source: "Latest captions saved",
        key: "saved_text",
        beside: [
          ExampleEntry("latest_title", "Últimos vídeos", source: "Latest videos"),
          ExampleEntry("captions_title", "Subtítulos", source: "Captions"),
        ], remark: "two words, reported as one finding"),
    ],
    accepted: [
      RuleExample(
        "Publico el tema", language: "es", source: "I publish the theme", key: "publish_text",
        beside: [ExampleEntry("public_title", "Público", source: "Public")],
        remark: "another word"),
      RuleExample(
        "Neniam sciigi", language: "eo", source: "Never notify", key: "notify_text",
        beside: [ExampleEntry("learn_title", "Mi volas sciiĝi", source: "I want to learn")],
        remark: "the suffix -ig- (to make) next to -iĝ- (to become)"),
      RuleExample(
        "Birku labošanas logs", language: "lv", source: "Edit tags window", key: "tags_text",
        beside: [ExampleEntry("edit_title", "Labošānas logs", source: "Edit window")],
        remark: "the vowel of the suffix -šana is short"),
      RuleExample(
        "Termino aquí", language: "es", source: "I end here", key: "end_text",
        beside: [ExampleEntry("ended_title", "Terminó", source: "It ended")],
        remark: "marks on last letters are grammar"),
      RuleExample(
        "Partage", language: "fr", source: "Sharing", key: "sharing_text",
        beside: [ExampleEntry("shared_title", "Liste partagé", source: "Shared list")]),
      RuleExample(
        "Connaitre la suite", language: "fr", source: "Know more", key: "more_text",
        beside: [ExampleEntry("know_title", "Connaître", source: "Know")],
        remark: "the spelling since 1990"),
      RuleExample(
        "Lista de contacte", language: "ro", source: "The list of contacts", key: "list_text",
        beside: [ExampleEntry("list_title", "O listă nouă", source: "A new list")]),
      RuleExample(
        "Aplikacja nowa", language: "pl", source: "A new app", key: "app_text",
        beside: [ExampleEntry("with_title", "Z aplikacją", source: "With the app")]),
      RuleExample(
        "Drucken", language: "de", source: "Print", key: "print_text",
        beside: [ExampleEntry("press_title", "Drücken", source: "Press")]),
      RuleExample(
        "Aktiver konto", language: "da", source: "Activate account", key: "activate_text",
        beside: [ExampleEntry("activate_title", "Aktivér", source: "Activate")]),
      RuleExample(
        "Ο σύνδεσμος", language: "el", source: "The link", key: "link_text",
        beside: [ExampleEntry("link_title", "Ο σύνδεσμός σου", source: "Your link")],
        remark: "a second mark before a pronoun"),
      RuleExample(
        "Voir les details", language: "fr", source: "See details", key: "details_text",
        beside: [ExampleEntry("details_title", "Détails", source: "Facts")],
        remark: "the word of the source"),
      RuleExample(
        "Imagen nueva", language: "es", source: "A new image", key: "image_text",
        beside: [
          ExampleEntry("image_title", "Imágen", source: "Picture"),
          ExampleEntry("saved_title", "Imagen guardada", source: "Saved picture"),
        ], remark: "the usual spelling has no mark"),
      RuleExample(
        "Rodymo režimas", language: "lt", source: "Display mode", key: "display_text",
        beside: [
          ExampleEntry("dark_title", "Tamsus režimas", source: "Dark mode"),
          ExampleEntry("light_title", "Šviesus rėžimas", source: "Light mode"),
          ExampleEntry("quiet_title", "Tylus rėžimas", source: "Quiet mode"),
          ExampleEntry("night_title", "Naktinis rėžimas", source: "Night mode"),
        ], remark: "both spellings are usual, so either may be the misspelt one"),
      RuleExample(
        "Trang này", language: "vi", source: "This page", key: "page_text",
        beside: [ExampleEntry("state_title", "Trạng thái", source: "State")],
        remark: "a syllable by itself may have any mark"),
      RuleExample(
        "Pulsa CONFIGURACION", language: "es", source: "Press the button", key: "press_text",
        beside: [ExampleEntry("settings_title", "Configuración", source: "Settings")],
        remark: "a name in capitals"),
      RuleExample(
        "Ofstjoerder", language: "fy", source: "Sender", key: "sender_text",
        beside: [ExampleEntry("from_title", "Fan ôfstjoerder", source: "From the sender")],
        remark: "no capital of the language has marks in the catalog"),
      RuleExample(
        "Dəyişikliklər edilmiş", language: "az", source: "Changes were made", key: "made_text",
        beside: [ExampleEntry("done_title", "Bu edilmış", source: "This was done")],
        remark: "the other word breaks the harmony of vowels"),
      RuleExample(
        "Velikost paměti", language: "cs", source: "Memory size", key: "size_text",
        beside: [ExampleEntry("memory_title", "Málo paměťi", source: "Low memory")],
        remark: "the other word has a mark that the vowel after it takes away"),
    ])

  /// Looks for words that lack marks.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let spellings = facts.locale.facts.accentSpellings(
      without: facts.comparison.context.copies.alike)
    if spellings.isEmpty { return }
    let faults = spellings.faults(in: text.decoded)
    if faults.isEmpty { return }
    let source = SourceWords(text.decodedSource).inSmallLetters
    var found: Verdict?
    var words: Set<String> = []
    for fault in faults {
      let word = text.verbatimDecoded(fault.range)
      if allow.contains(word) || Self.isOfSource(word, source) { continue }
      switch facts.locale.tag.language {
      case "eo": if Self.isCausative(fault, word) { continue }
      case "lv": if Self.isVerbalNoun(fault, word) { continue }
      default: break
      }
      words.insert(word)
      if found != nil { continue }
      let standing =
        fault.standsCapital
        ? Self.writing(fault, in: text.decoded, facts.locale.caseMapping)
        : String(decoding: fault.usual, as: UTF8.self)
      // Two words may differ by a mark alone, Polish "Cześć" and "Część": which was meant is not proven.
      found = Verdict(decoded: fault.range, .lost(word, standing), pattern: word)
    }
    guard var verdict = found else { return }
    if words.count > 1 { verdict.message = .lost(words.count, verdict.message) }
    verdicts.append(verdict)
  }

  /// Whether a word of Esperanto has the suffix -ig- (to make) where the other has -iĝ- (to become): both are words.
  private static func isCausative(_ fault: AccentSpellings.Fault, _ word: String) -> Bool {
    String(decoding: fault.usual, as: UTF8.self).replacing("iĝ", with: "ig") == word.lowercased()
  }

  /// Whether a word of Latvian has the suffix -šan- of verbal nouns, whose vowel is always short, where the other has
  /// -šān-: the other is misspelt.
  private static func isVerbalNoun(_ fault: AccentSpellings.Fault, _ word: String) -> Bool {
    String(decoding: fault.usual, as: UTF8.self).replacing("šān", with: "šan") == word.lowercased()
  }

  /// Whether a word, or one of two syllables, is one of the source: it was taken over as it is.
  private static func isOfSource(_ word: String, _ source: Set<[UInt8]>) -> Bool {
    word.utf8.split(separator: 0x20).contains { part in
      source.contains(part.map { ASCII.lowercased($0) })
    }
  }

  /// The word with its marks, with a capital where the text has one.
  private static func writing(
    _ fault: AccentSpellings.Fault, in text: Span<UInt8>, _ mapping: CaseMapping
  ) -> String {
    let first = text.scalarOrReplacement(at: fault.range.lowerBound).value
    let isCapital = LetterCase(first) == .upper
    let written = isCapital ? mapping.startingWithCapital(fault.usual.span) : fault.usual
    return String(decoding: written, as: UTF8.self)
  }
}

extension Finding.Wording {
  fileprivate static func lost(_ word: String, _ usual: String) -> Self {
    "\(quoting: word) lacks its accents; other texts write \(quoting: usual)"
  }

  fileprivate static func lost(_ count: Int, _ first: Self) -> Self {
    "\(first) (the first of \(count) such words)"
  }
}
