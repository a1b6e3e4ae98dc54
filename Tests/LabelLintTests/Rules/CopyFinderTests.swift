import Testing

@testable import LabelLint

/// Copies of the source text that may be names or words of the locale: notes, no warnings.
@Suite struct CopyFinderTests {
  /// An entry of a file of strings.
  private struct Entry {
    var key: String
    var source: String
    var own: String
    var comment = ""
  }

  /// What is found in a table with two entries that are translated by default.
  private func found(_ language: String, _ entries: [Entry]) -> [String] {
    let all =
      entries + (1...8).map { Entry(key: "more_\($0)", source: "More \($0)", own: "xyz \($0)") }
    func file(_ text: (Entry) -> String) -> String {
      all.map { "/* \($0.comment) */\n\"\($0.key)\" = \"\(text($0))\";\n" }.joined()
    }
    let files = CheckedFiles([
      "App/en.lproj/L.strings": file(\.source), "App/\(language).lproj/L.strings": file(\.own),
    ])
    return files.findings(of: "untranslated-copy")
  }

  @Test("names of places are copies only where the language has others")
  func places() {
    for name in ["Costa Rica", "El Salvador", "Buenos Aires", "Los Angeles", "São Paulo"] {
      #expect(found("de", [Entry(key: "name_x", source: name, own: name)]) == [], "\(name)")
    }
    let city = Entry(key: "city_sf", source: "San Francisco", own: "San Francisco")
    #expect(found("de", [city]) == [])
    let kingdom = Entry(key: "name_uk", source: "United Kingdom", own: "United Kingdom")
    #expect(found("de", [kingdom]) == ["note de name_uk: 'United Kingdom' is still in English"])
  }

  @Test("a word is a copy where many texts of the locale are")
  func wordAmongCopies() {
    let texts = [
      "Sort the songs", "Open the album", "Share the list", "Load all the covers",
      "Hide the covers", "Mute the song",
    ]
    let copies = texts.enumerated().map { Entry(key: "copy_\($0)", source: $1, own: $1) }
    let word = Entry(key: "overwrite", source: "Overwrite", own: "Overwrite")
    #expect(found("nb", [word]) == [])
    #expect(
      found("nb", copies + [word]) == [
        "note nb: 7 of 15 texts are copies of the source text; translate them"
      ])
    // A word of both languages, a name, and what is no word.
    for text in ["Start", "Fjordmap", "DVD"] {
      #expect(
        found("nb", copies + [Entry(key: "one", source: text, own: text)]) == [
          "note nb: 6 of 15 texts are copies of the source text; translate them"
        ], "\(text)")
    }
  }

  @Test("locales with many copies do not show that a word is kept")
  func keptByCopies() {
    let texts = ["Sort the songs", "Open the album", "Share the list", "Overwrite"]
    let table = texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined()
    let paths = ["en", "nb", "da", "sv"].map { "App/\($0).lproj/L.strings" }
    let files = CheckedFiles(byPath: Dictionary(uniqueKeysWithValues: paths.map { ($0, table) }))
    let message = "4 of 4 texts are copies of the source text; translate them"
    #expect(
      files.findings(of: "untranslated-copy") == [
        "note da: \(message)", "note nb: \(message)", "note sv: \(message)",
      ])
  }

  @Test("words that the locale's other texts say are noted")
  func wordsInUse() {
    let copy = Entry(key: "a11y_mode_label", source: "Split Screen", own: "Split Screen")
    let said = Entry(key: "b", source: "Use the mode", own: "Gamitin ang split screen")
    #expect(
      found("fil", [copy, said]) == ["note fil a11y_mode_label: 'Split Screen' is still in English"]
    )
    let half = Entry(key: "b", source: "Use the mode", own: "Gamitin ang screen")
    #expect(
      found("fil", [copy, half]) == [
        "warning fil a11y_mode_label: 'Split Screen' is still in English"
      ])
    // A former source text, and names in markup, say nothing of the locale.
    let former = Entry(key: "b", source: "Use one half", own: "Split screen")
    let words = Entry(key: "c", source: "Use it", own: "Gamitin ito")
    #expect(
      found("fil", [copy, former, words]) == [
        "warning fil a11y_mode_label: 'Split Screen' is still in English"
      ])
    let markup = Entry(key: "b", source: "Use it", own: "Gamitin <a href='split-screen'>ito</a>")
    #expect(
      found("fil", [copy, markup]) == [
        "warning fil a11y_mode_label: 'Split Screen' is still in English"
      ])
    // Nor do other copies.
    let other = Entry(key: "b", source: "Use split screen", own: "Use split screen")
    #expect(
      found("fil", [copy, other]) == [
        "warning fil a11y_mode_label: 'Split Screen' is still in English",
        "note fil b: 'Use split screen' is still in English",
      ])
  }

  @Test("words of Latin letters are found beside other letters")
  func wordsInOtherScripts() {
    let copy = Entry(key: "mode", source: "Picture-in-Picture", own: "Picture-in-Picture")
    let greek = Entry(key: "b", source: "Show", own: "Λειτουργία «picture-in-picture»")
    let japanese = Entry(key: "b", source: "Show", own: "全画面picture表示")
    let tail = "is still in English, although the locale uses another script; translate it"
    #expect(found("el", [copy, greek]) == ["note el mode: 'Picture-in-Picture' \(tail)"])
    #expect(found("ja", [copy, japanese]) == ["note ja mode: 'Picture-in-Picture' \(tail)"])
    let former = Entry(key: "b", source: "Show", own: "The picture")
    #expect(found("ja", [copy, former]) == ["warning ja mode: 'Picture-in-Picture' \(tail)"])
    #expect(found("el", [copy]) == ["warning el mode: 'Picture-in-Picture' \(tail)"])
  }

  @Test("terms of computing and names before other words are noted in other scripts")
  func termsInOtherScripts() {
    let tail = "is still in English, although the locale uses another script; translate it"
    func level(_ text: String) -> [String] {
      found("ko", [Entry(key: "mode", source: text, own: text)])
    }
    #expect(level("User Agent") == ["note ko mode: 'User Agent' \(tail)"])
    #expect(level("email") == ["note ko mode: 'email' \(tail)"])
    #expect(level("Agent") == ["warning ko mode: 'Agent' \(tail)"])
    #expect(level("User Agents List") == ["warning ko mode: 'User Agents List' \(tail)"])
    let template = Entry(key: "cd_first", source: "First Fragment", own: "First Fragment")
    #expect(found("de", [template]) == ["note de cd_first: 'First Fragment' is still in English"])
    let label = Entry(key: "cd_first", source: "First Paragraph", own: "First Paragraph")
    #expect(found("de", [label]) == ["warning de cd_first: 'First Paragraph' is still in English"])
    #expect(level("Wifi") == [])
    #expect(level("Wifi settings") == ["warning ko mode: 'Wifi settings' \(tail)"])
    #expect(level("TomClaw Software") == ["note ko mode: 'TomClaw Software' \(tail)"])
    #expect(level("USB Settings") == ["warning ko mode: 'USB Settings' \(tail)"])
    #expect(level("Android Open Source") == ["note ko mode: 'Android Open Source' \(tail)"])
  }

  @Test("words are the same in large and small letters of any script, with no letter beside them")
  func foldedWords() {
    func isInUse(_ copy: String, _ texts: String...) -> Bool {
      var words = WordsInUse()
      let asked = words.ask(copy.utf8.span) { _ in false }
      for text in texts { words.look(through: text.utf8.span) }
      return words.holdsAll(asked)
    }
    #expect(isInUse("Быстрый Пуск", "быстрый", "«ПУСК»"))
    #expect(!isInUse("Быстрый Пуск", "быстрый запуск"))
    #expect(isInUse("Écran Forêt", "un écran de forêt"))
    #expect(!isInUse("Font Serif", "Fonts und serif"))
    #expect(isInUse("Font Serif", "serif", "eine “font”"))
    #expect(isInUse("Go to Font", "Die Font"))
    #expect(!isInUse("Go to", "Go to"))
    #expect(!isInUse("Progress Bar", "progress_bar: nur ein Name, kein Bar"))
    #expect(isInUse("Progress Bar", "progress-bar"))
    #expect(!isInUse("", ""))
  }

  @Test("names by their comments and keys, and keys of a keyboard, are noted")
  func names() {
    func level(_ text: String, key: String = "text_1", comment: String = "") -> String {
      let entry = Entry(key: key, source: text, own: text, comment: comment)
      return found("ru", [entry]).map { String($0.prefix { $0 != " " }) }.joined(separator: " ")
    }
    #expect(level("Mia", comment: "Name of a voice") == "note")
    #expect(level("Lake", comment: "Default name of the picture") == "note")
    #expect(level("Open Lake", comment: "Name of a button") == "warning")
    #expect(level("Open the lake", comment: "Display name of the place") == "warning")
    #expect(level("River", comment: "Surname of a person") == "warning")
    #expect(level("River") == "warning")
    #expect(level("Nightly", key: "splash_app_name") == "note")
    #expect(level("Round cat", key: "cat_avatar_name_3") == "note")
    #expect(level("Shift") == "note")
    #expect(level("Caps Lock") == "note")
    #expect(level("Shift all") == "warning")
    #expect(level("Option") == "warning")
    #expect(level("Option", key: "modifier_option") == "note")
    #expect(level("Home") == "warning")
    #expect(level("Home", key: "key_home") == "note")
    #expect(level("Delete", comment: "A key of the keyboard") == "note")
  }

  @Test("words of English stand in the list with their plurals, endings and parts")
  func ordinaryWords() {
    for word in [
      "play", "Songs", "user's", "user\u{2019}s", "doesn't", "sign-in", "Picture-in-Picture",
    ] {
      let isOne = EnglishWords.contains(word.utf8.span)
      #expect(isOne, "\(word)")
    }
    for word in ["", "-", "'", "Mafateeh", "all\u{E9}", "add2x", "sign--in", "wineserver"] {
      let isOne = EnglishWords.contains(word.utf8.span)
      #expect(!isOne, "\(word)")
    }
    for text in ["Day 1", "Press 'Start'", "%lld days, %@!", "It doesn\u{2019}t work \u{2026}"] {
      let areAll = EnglishWords.areAll(text.utf8.span)
      #expect(areAll, "\(text)")
    }
    for text in ["", "1", "%@", "Ziua 1", "Day \u{E9}", "\u{65E5}"] {
      let areAll = EnglishWords.areAll(text.utf8.span)
      #expect(!areAll, "\(text)")
    }
  }

  @Test("a word of interfaces is still in English where the language does not have it")
  func interfaceWords() {
    func level(_ text: String, _ language: String, key: String = "text_1") -> [String] {
      found(language, [Entry(key: key, source: text, own: text)])
    }
    #expect(level("Settings", "de") == ["note de text_1: 'Settings' is still in English"])
    #expect(level("Loading…", "it") == ["note it text_1: 'Loading…' is still in English"])
    #expect(level("%d weeks", "pt") == ["note pt text_1: '%d weeks' is still in English"])
    #expect(level("Notifications", "fr") == [])
    #expect(level("Import", "de") == [])
    #expect(level("Status", "de") == [])
    // A language whose own words are not known.
    #expect(level("Settings", "fil") == [])
    #expect(level("Home", "fi", key: "key_home") == [])
  }

  @Test("a locale left in English is a fault though each text by itself is noted")
  func leftInEnglish() {
    let copies = (1...12).map {
      Entry(key: "k\($0)", source: "Open the door \($0)", own: "Open the door \($0)")
    }
    #expect(
      found("hu", copies) == [
        "warning hu: 12 of 20 texts are copies of the source text; translate them"
      ])
    let names = (1...12).map { Entry(key: "k\($0)", source: "Zorblax Quux", own: "Zorblax Quux") }
    #expect(
      found("hu", names) == [
        "note hu: 12 of 20 texts are copies of the source text; translate them"
      ])
  }

  @Test("names of languages in a list of them are their own, by code or name")
  func languageLists() {
    func holds(_ key: String, _ text: String) -> Bool {
      LanguageListKey.holdsOwnName(key.utf8.span, text.utf8.span)
    }
    #expect(holds("lang_uk", "Українська"))
    #expect(holds("language_ukrainian", "Українська"))
    #expect(holds("lang_de", "Deutsch"))
    #expect(holds("lang_en", "English"))
    #expect(holds("languageEnglish", "English"))
    #expect(holds("locale_zh_TW", "繁體中文"))
    #expect(!holds("lang_de", "German"))
    #expect(!holds("language_german", "German (Germany)"))
    #expect(!holds("language_title", "Language"))
    #expect(!holds("slang_uk", "Deutsch"))
    #expect(!holds("lang", "Deutsch"))
    #expect(!holds("lang_xx", ""))
  }

  @Test("words that are no ordinary ones of English, and texts mostly of acronyms, are noted")
  func unusualWords() {
    func level(_ text: String, key: String = "text_1") -> String {
      let entry = Entry(key: key, source: text, own: text)
      return found("ru", [entry]).map { String($0.prefix { $0 != " " }) }.joined(separator: " ")
    }
    #expect(level("Mafateeh") == "note")
    #expect(level("wineserver") == "note")
    #expect(level("Kotlin + Compose + Room") == "note")
    #expect(level("API Base URL") == "note")
    #expect(level("API settings") == "warning")
    #expect(level("Custom Emojis") == "warning")
    #expect(level("the user\u{2019}s sign-in") == "warning")
    #expect(level("Connect to Mafateeh") == "warning")
    #expect(level("Press 'Start' on 2 screens") == "warning")
    #expect(level("SIGN-IN") == "warning")
    #expect(level("Win-FG") == "")
    #expect(level("Powered by Zorblax") == "")
    #expect(level("Wineserver", key: "a11y_server_label") == "warning")
  }

  @Test("capitalised texts that many translated locales keep are noted")
  func keptByMany() {
    func files(keptBy keeping: Int) -> [String] {
      let locales = [
        "de", "fr", "it", "es", "nl", "sv", "da", "pl", "cs", "sk", "hu", "fi", "pt", "ro", "hr",
        "sl",
      ]
      let keys = (1...20).map { "text_\($0)" }
      var contents = [
        "app/res/values/strings.xml": CheckedFiles.android(
          keys.map { "<string name=\"\($0)\">Some words of \($0)</string>\n" }.joined()
            + "<string name=\"a11y_connectors_label\">Enterprise Connectors</string>\n")
      ]
      for (number, locale) in locales.enumerated() {
        let own = number < keeping ? "Enterprise Connectors" : "Xyz xyz"
        contents["app/res/values-\(locale)/strings.xml"] = CheckedFiles.android(
          keys.map { "<string name=\"\($0)\">Xyz \(locale) \($0)</string>\n" }.joined()
            + "<string name=\"a11y_connectors_label\">\(own)</string>\n")
      }
      let found = CheckedFiles(byPath: contents).findings(of: "untranslated-copy")
      return found.map { String($0.prefix { $0 != " " }) }
    }
    #expect(files(keptBy: 8) == Array(repeating: "note", count: 8))
    #expect(files(keptBy: 7) == Array(repeating: "warning", count: 7))
  }

  /// What is found in a text of nine languages beside twenty that are translated.
  private func found(_ source: String, in own: [String: String]) -> [String] {
    func strings(_ letters: String, _ text: String) -> String {
      (1...20).map { "\"k\($0)\" = \"\(letters) \($0)\";\n" }.joined() + "\"t\" = \"\(text)\";\n"
    }
    var contents = ["App/en.lproj/L.strings": strings("Some words", source)]
    for (language, text) in own {
      contents["App/\(language).lproj/L.strings"] = strings("жя xyz", text)
    }
    return CheckedFiles(byPath: contents).findings(of: "untranslated-copy")
  }

  @Test("a title that all locales of its script keep, and no other, is a name")
  func namesInOtherScripts() {
    let title = "Zebraville Falls"
    var own = ["de", "fr", "it", "sv", "pl"].reduce(into: [:]) { $0[$1] = title }
    for language in ["ru", "uk", "bg"] { own[language] = "Зебравилл, штат Вашингтон" }
    #expect(found(title, in: own) == [])
    own["bg"] = title
    #expect(
      found(title, in: own) == [
        "note en t: 'Zebraville Falls' is not translated in 6 of 8 locales; translate it, or add it to 'vocabulary' in the configuration if it is a name"
      ])
  }

  @Test("a locale that writes capitals otherwise has translated the text")
  func otherCapitals() {
    var own = ["de", "fr", "it", "sv", "ru"].reduce(into: [:]) { $0[$1] = "1 Zebra" }
    #expect(
      found("1 Zebra", in: own) == [
        "note en t: '1 Zebra' is not translated in 5 of 5 locales; translate it, or mark it as not translatable if it is a name"
      ])
    for language in own.keys where language != "ru" { own[language] = "1 zebra" }
    let noted = found("1 Zebra", in: own)
    #expect(noted.count == 1, "\(noted)")
    #expect(noted.allSatisfy { $0.contains(" ru t: '1 Zebra' is still in English") }, "\(noted)")
  }
}
