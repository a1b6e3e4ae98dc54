import CICU

/// A script of Unicode, by ICU's number of it.
package struct Script: RawRepresentable, Sendable, Hashable {
  /// ICU's number, `UScriptCode`.
  package let rawValue: Int32

  /// A script by ICU's number.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// A script by its code in ISO 15924, such as `Latn`; nil when Unicode has none.
  ///
  /// Codes of several scripts together (`Jpan`, `Hans`) are scripts of their own here, which no
  /// scalar has; see `includes(_:)`.
  package init?(code: String) {
    guard code.utf8.count == 4 else { return nil }
    let number = unsafe labellint_script_from_code(code)
    guard number >= 0 else { return nil }
    rawValue = number
  }

  /// Digits, punctuation and all that several scripts share.
  package static let common = Script(rawValue: 0)
  /// Marks that take the script of what they stand on.
  package static let inherited = Script(rawValue: 1)
  /// Armenian.
  package static let armenian = Script(rawValue: 3)
  /// Bopomofo.
  package static let bopomofo = Script(rawValue: 5)
  /// Cyrillic.
  package static let cyrillic = Script(rawValue: 8)
  /// Greek.
  package static let greek = Script(rawValue: 14)
  /// Chinese characters.
  package static let han = Script(rawValue: 17)
  /// Hangul.
  package static let hangul = Script(rawValue: 18)
  /// Hiragana.
  package static let hiragana = Script(rawValue: 20)
  /// Katakana.
  package static let katakana = Script(rawValue: 22)
  /// Latin.
  package static let latin = Script(rawValue: 25)
  /// `Hrkt`, hiragana and katakana together.
  package static let kana = Script(rawValue: 54)
  /// `Cyrs`, Cyrillic of Old Church Slavonic.
  package static let oldCyrillic = Script(rawValue: 68)
  /// `Hans`, simplified Chinese.
  package static let simplifiedHan = Script(rawValue: 73)
  /// `Hant`, traditional Chinese.
  package static let traditionalHan = Script(rawValue: 74)
  /// `Latf`, Latin in Fraktur.
  package static let fraktur = Script(rawValue: 80)
  /// `Latg`, Latin in Gaelic type.
  package static let gaelic = Script(rawValue: 81)
  /// `Zzzz`, of scalars that are not assigned.
  package static let unknown = Script(rawValue: 103)
  /// `Jpan`, Chinese characters, hiragana and katakana together.
  package static let japanese = Script(rawValue: 105)
  /// `Kore`, Hangul and Chinese characters together.
  package static let korean = Script(rawValue: 119)
  /// `Hanb`, Chinese characters and Bopomofo together.
  package static let hanWithBopomofo = Script(rawValue: 172)

  /// The script's code in ISO 15924, such as `Latn`; `Zzzz` for a number that ICU does not have.
  package var code: String {
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_script_code(rawValue, buffer, capacity)
    } ?? "Zzzz"
  }

  /// Whether texts in this script may hold letters of another: Japanese is written in three, and
  /// simplified and traditional Chinese share one.
  package func includes(_ letters: Script) -> Bool {
    if letters == self { return true }
    switch self {
    case .simplifiedHan, .traditionalHan, .hanWithBopomofo:
      return letters == .han || letters == .bopomofo
    case .japanese: return letters == .han || Self.kana.includes(letters)
    case .kana: return letters == .hiragana || letters == .katakana
    case .korean: return letters == .hangul || letters == .han
    case .oldCyrillic: return letters == .cyrillic
    case .fraktur, .gaelic: return letters == .latin
    default: return false
    }
  }
}
