import LabelLint
import Testing

/// Spellings of one word that must meet in the form terms are looked up in.
@Suite struct TermFoldingTests {
  /// A language, words as written, and their folded form.
  struct Case: Sendable {
    let language: String
    let words: [String]
    let folded: String

    init(_ language: String, _ words: [String], _ folded: String) {
      self.language = language
      self.words = words
      self.folded = folded
    }
  }

  private func folded(_ word: String, _ language: String) -> String {
    var output: [UInt8] = []
    TermFolding(language: language).append(Array(word.utf8).span, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    Case("en", ["Icon", "ICON", "icon"], "icon"),
    Case("de", ["Größe", "GRÖSSE", "GRO\u{308}SSE"], "grösse"),
    Case("tr", ["SİMGESİ", "simgesi"], "simgesi"),
    Case("tr", ["IŞIK", "ışık"], "ışık"),
    Case("en", ["IŞIK"], "işik"),
    Case("ro", ["acţiune", "acțiune"], "acțiune"),
    Case("tr", ["işaret"], "işaret"),
    Case("el", ["εικόνα", "ΕΙΚΟΝΑ", "ΕΙΚΌΝΑ"], "εικονα"),
    Case("ar", ["زِرّ", "زر", "زـر"], "زر"),
    Case("fa", ["كليد", "کلید"], "کلید"),
    Case("ar", ["كليد"], "كليد"),
    Case("fa", ["نشان\u{200C}واره", "نشانواره"], "نشانواره"),
    Case("fa", ["دکمهٔ", "دکمه"], "دکمه"),
    Case("he", ["סֵמֶל", "סמל"], "סמל"),
    Case("he", ["דו־שיח", "דו-שיח"], "דו-שיח"),
    Case("ml", ["ബട്ടണ്\u{200D}", "ബട്ടൺ"], "ബട്ടൺ"),
    Case("bn", ["\u{9DC}", "\u{9A1}\u{9BC}"], "\u{9A1}\u{9BC}"),
    Case("hi", ["\u{95E}", "\u{92B}\u{93C}"], "\u{92B}\u{93C}"),
    Case("fi", ["Toista\u{2011}painike", "toista\u{2010}painike"], "toista-painike"),
    Case("fr", ["L’icône", "l'icône"], "l'icône"),
    Case("ja", ["ｱｲｺﾝ", "アイコン"], "アイコン"),
    Case("ko", ["버튼", "\u{1107}\u{1165}\u{1110}\u{1173}\u{11AB}"], "버튼"),
    Case("ru", ["КНОПКА", "кнопка"], "кнопка"),
    Case("ru", ["ВКЛЮЧЁН", "включён", "включе\u{308}н", "включен"], "включен"),
    Case("uk", ["ПЕРЕЇЗД", "пере\u{457}зд"], "переїзд"),
    Case("en", ["\u{200D}", "\u{640}", "\u{FEFF}", ""], ""),
  ])
  func spellingsMeet(test: Case) {
    for word in test.words {
      #expect(Array(folded(word, test.language).utf8) == Array(test.folded.utf8), "\(word)")
    }
  }

  @Test(
    "letters that are folded at once are those that ICU folds",
    arguments: ["en", "tr", "ro", "fa", "el"])
  func everyLetter(language: String) {
    for value in UInt32(0x21)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // What a mark composes with before it is no NFC and not asked for.
      let word = String(Character(scalar))
      let bytes = Array(word.utf8)
      guard Normalization.isNormalized(bytes.span) else { continue }
      // A private-use scalar stays as it is and sends the word to ICU.
      #expect(
        folded(word, language) + "\u{E000}" == folded(word + "\u{E000}", language),
        "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("en", "  Check   box! ", "check box"), ("de", "Tippe, um", "tippe um"),
    ("en", "e.g.", "e.g"), ("fr", "Appuyer « ici »", "appuyer ici"), ("en", "-button-", "button"),
    ("ja", "ピクチャー イン ピクチャー", "ピクチャーインピクチャー"), ("ca", "instal·la", "instal·la"),
    ("en", "?!", ""), ("zh", "点击，这里。", "点击这里"), ("es", "¿Qué?", "qué"),
  ])
  func termsAreWordsWithSingleBlanks(language: String, term: String, expected: String) {
    var output: [UInt8] = []
    TermFolding(language: language, isUnspaced: ["ja", "zh"].contains(language))
      .appendTerm(Array(term.utf8).span, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }
}
