import Testing

@testable import LabelLint

/// A locale with the texts of another language is one finding.
@Suite("A locale's texts are those of another")
struct WrongLanguageTests {
  private static let english = [
    "Save the changes", "Open the file", "Close this window", "Move all files", "Empty the trash",
    "Find a place", "Choose a city", "Weather today", "Rain tomorrow", "Wind and waves",
    "Send feedback", "No network connection", "Download again", "Account settings",
    "Delete this photo", "Add a friend", "Play next song", "Stop recording", "Show password",
    "Hide password",
  ]
  private static let polish = [
    "Zapisz zmiany", "Otwórz plik", "Zamknij to okno", "Przenieś wszystkie pliki", "Opróżnij kosz",
    "Znajdź miejsce", "Wybierz miasto", "Pogoda na dziś", "Jutro deszcz", "Wiatr i fale",
    "Wyślij opinię", "Brak połączenia z siecią", "Pobierz ponownie", "Ustawienia konta",
    "Usuń to zdjęcie", "Dodaj znajomego", "Odtwórz następny utwór", "Zatrzymaj nagrywanie",
    "Pokaż hasło", "Ukryj hasło",
  ]
  private static let swedish = [
    "Spara ändringarna", "Öppna filen", "Stäng fönstret", "Flytta alla filer", "Töm papperskorgen",
    "Hitta en plats",
  ]

  /// An app's resources by the qualifiers of their folder; the default folder is `""`.
  private static func resources(_ texts: KeyValuePairs<String, [String]>) -> CheckedFiles {
    CheckedFiles(
      byPath: Dictionary(
        uniqueKeysWithValues: texts.map { locale, texts in
          let body = texts.enumerated().map { "<string name=\"t\($0)\">\($1)</string>" }
          return (
            "res/values\(locale.isEmpty ? "" : "-" + locale)/strings.xml",
            CheckedFiles.android(body.joined(separator: "\n"))
          )
        }))
  }

  private static func found(_ texts: KeyValuePairs<String, [String]>) -> [String] {
    resources(texts).findings(of: "wrong-language")
  }

  @Test(
    "the locale whose language the texts do not fit has those of the other",
    arguments: ["cs", "sv", "vi"])
  func byLanguage(locale: String) throws {
    let found = Self.found(["": Self.english, "pl": Self.polish, locale: Self.polish])
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix("warning \(locale): 20 of 20 texts for "))
    #expect(
      try #require(found.first).contains(
        "are copies of those for Polish (pl); translate them into ")
    )
  }

  @Test("a language without a lexicon has those of one that has words in them")
  func withoutLexicon() {
    #expect(
      Self.found([
        "": Self.english, "pl": Self.polish, "szl": Self.polish, "csb": Self.polish,
      ]) == [
        "note csb: 20 of 20 texts for Kashubian (csb) are copies of those for Polish (pl); translate them into Kashubian, unless the copies are meant",
        "note szl: 20 of 20 texts for Silesian (szl) are copies of those for Polish (pl); translate them into Silesian, unless the copies are meant",
      ])
  }

  @Test("prose without a word of the lexicon is in the better known of two close languages")
  func withoutKnownWords() {
    let things = ["wiadomość", "skrzynka", "przesyłka", "wiązka", "książka"]
    let places = ["w Gdańsku", "nad Odrą", "pod Łodzią", "za Śląskiem"]
    let prose = things.flatMap { thing in places.map { "Mała \(thing) leżała \($0) przez tydzień" }
    }
    #expect(
      Self.found(["": Self.english, "pl": prose, "szl": prose]) == [
        "note szl: 20 of 20 texts for Silesian (szl) are copies of those for Polish (pl); translate them into Silesian, unless the copies are meant"
      ])
  }

  @Test("texts in other letters are no text of the locale's language")
  func otherLetters() {
    #expect(
      Self.found(["": Self.english, "ar": Array(Self.polish.prefix(6)), "xh": Self.polish]) == [
        "warning ar: 6 of 6 texts for Arabic (ar) are copies of those for Xhosa (xh); translate them into Arabic"
      ])
  }

  @Test("single texts of such a locale are told by no rule on the language of a text")
  func toldOnce() {
    let files = Self.resources([
      "": Self.english, "pl": Self.polish, "ru": Array(Self.polish.prefix(8)),
    ])
    let found = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.subject.locale == "ru" }.map(\.rule.description)
    #expect(found.count { $0 == "wrong-language" } == 1)
    #expect(!found.contains("wrong-script"))
  }

  @Test("four texts, or one in four that differs, are no copy")
  func fewTexts() {
    let (english, polish) = (Array(Self.english.prefix(6)), Array(Self.polish.prefix(6)))
    #expect(
      Self.found(["": english, "pl": polish, "sv": Array(polish.prefix(5)) + [Self.swedish[5]]])
        .count == 1)
    #expect(
      Self.found(["": english, "pl": polish, "sv": Array(polish.prefix(4)) + Self.swedish[4...]])
        == [])
    #expect(
      Self.found(["": english, "pl": polish, "sv": Array(polish.prefix(4))]) == [])
  }

  @Test("one text under many keys is one text")
  func repeatedText() {
    let polish = Array(repeating: "Zapisz zmiany", count: 8)
    let english = (0..<8).map { "Save the changes \($0)" }
    #expect(Self.found(["": english, "pl": polish, "sv": polish]) == [])
  }

  @Test("close languages share many texts, those that are written alike may share all")
  func closeLanguages() {
    let few = Array(Self.polish.prefix(19))
    #expect(Self.found(["": Self.english, "pl": few, "szl": few]) == [])
    #expect(Self.found(["": Self.english, "pl": few, "sv": few]).count == 1)
    #expect(Self.found(["": Self.english, "hr": Self.polish, "bs": Self.polish]) == [])
    #expect(Self.found(["": Self.english, "nb": Self.polish, "no": Self.polish]) == [])
    #expect(Self.found(["": Self.english, "pt": Self.polish, "pt-rBR": Self.polish]) == [])
  }

  @Test("source texts of former times are no other language's")
  func formerSource() {
    let former = Self.english.map { "Please \($0.lowercased()) now" }
    #expect(Self.found(["": Self.english, "sw": former, "ha": former]) == [])
    #expect(Self.found(["": Self.polish, "sv": Self.polish, "vi": Self.polish]) == [])
  }

  @Test("texts that nobody translates are no language's")
  func constants() {
    let files = ["", "-de", "-fr"].map { folder in
      let lines = (0..<6).map {
        "<string name=\"pref_key_\($0)\">https://example.org/page\($0)</string>"
      }
      return ("res/values\(folder)/s.xml", CheckedFiles.android(lines.joined()))
    }
    #expect(
      CheckedFiles(byPath: Dictionary(uniqueKeysWithValues: files)).findings(of: "wrong-language")
        == [])
  }

  @Test("names, single words and values are shared by chance")
  func texts() {
    func saysEnough(_ text: String) -> Bool { SharedTexts.saysEnough(text.utf8.span) }
    for text in ["Zapisz zmiany", "保存文件", "บันทึกไฟล์", "सहेजें अभी", "Wiatr %s fale"] {
      #expect(saysEnough(text), "\(text)")
    }
    for text in ["", "Informationen", "%1$s %2$s", "A b c d e f", "OK 5", "设置", "12:30"] {
      #expect(!saysEnough(text), "\(text)")
    }
  }

  @Test("tables of Apple's and string catalogs")
  func appleFormats() {
    func table(_ texts: [String]) -> String {
      texts.enumerated().map { "\"t\($0)\" = \"\($1)\";\n" }.joined()
    }
    let message =
      "6 of 6 texts for Swedish (sv) are copies of those for Polish (pl); translate them into Swedish"
    let (english, polish) = (Self.english.prefix(6), Self.polish.prefix(6))
    #expect(
      CheckedFiles([
        "en.lproj/L.strings": table(Array(english)), "pl.lproj/L.strings": table(Array(polish)),
        "sv.lproj/L.strings": table(Array(polish)),
      ]).findings(of: "wrong-language") == ["warning sv: \(message)"])
    func unit(_ text: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    let keys = zip(english, polish).map {
      "\"\($0)\":{\"localizations\":{\"pl\":\(unit($1)),\"sv\":\(unit($1))}}"
    }
    #expect(
      CheckedFiles([
        "L.xcstrings":
          "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(keys.joined(separator: ","))}}"
      ]).findings(of: "wrong-language") == ["warning sv: \(message)"])
  }

  @Test("of two that share all that one of them has, the one with more of its own is right")
  func moreTexts() {
    #expect(
      Self.found(["": Self.english, "xh": Self.polish, "zu": Array(Self.polish.prefix(8))]) == [
        "warning zu: 8 of 8 texts for Zulu (zu) are copies of those for Xhosa (xh); translate them into Zulu"
      ])
  }
}
