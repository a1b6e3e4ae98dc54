import CICU

/// A script of Unicode, by ICU's number of it.
public struct Script: RawRepresentable, Sendable, Hashable {
  /// ICU's number, `UScriptCode`.
  public let rawValue: Int32

  /// A script by ICU's number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A script by its code in ISO 15924, such as `Latn`; nil when Unicode has none.
  ///
  /// Codes of several scripts together (`Jpan`, `Hans`) are scripts of their own here, which no
  /// scalar has; see `includes(_:)`.
  public init?(code: String) {
    guard code.utf8.count == 4 else { return nil }
    let number = unsafe labellint_script_from_code(code)
    guard number >= 0 else { return nil }
    rawValue = number
  }

  /// Digits, punctuation and all that several scripts share.
  public static let common = Script(rawValue: 0)
  /// Marks that take the script of what they stand on.
  public static let inherited = Script(rawValue: 1)
  /// Arabic.
  public static let arabic = Script(rawValue: 2)
  /// Armenian.
  public static let armenian = Script(rawValue: 3)
  /// Bopomofo.
  public static let bopomofo = Script(rawValue: 5)
  /// Cyrillic.
  public static let cyrillic = Script(rawValue: 8)
  /// Greek.
  public static let greek = Script(rawValue: 14)
  /// Chinese characters.
  public static let han = Script(rawValue: 17)
  /// Hangul.
  public static let hangul = Script(rawValue: 18)
  /// Hebrew.
  public static let hebrew = Script(rawValue: 19)
  /// Hiragana.
  public static let hiragana = Script(rawValue: 20)
  /// Katakana.
  public static let katakana = Script(rawValue: 22)
  /// Latin.
  public static let latin = Script(rawValue: 25)
  /// `Hrkt`, hiragana and katakana together.
  public static let kana = Script(rawValue: 54)
  /// `Cyrs`, Cyrillic of Old Church Slavonic.
  public static let oldCyrillic = Script(rawValue: 68)
  /// `Hans`, simplified Chinese.
  public static let simplifiedHan = Script(rawValue: 73)
  /// `Hant`, traditional Chinese.
  public static let traditionalHan = Script(rawValue: 74)
  /// `Latf`, Latin in Fraktur.
  public static let fraktur = Script(rawValue: 80)
  /// `Latg`, Latin in Gaelic type.
  public static let gaelic = Script(rawValue: 81)
  /// `Zzzz`, of scalars that are not assigned.
  public static let unknown = Script(rawValue: 103)
  /// `Jpan`, Chinese characters, hiragana and katakana together.
  public static let japanese = Script(rawValue: 105)
  /// `Kore`, Hangul and Chinese characters together.
  public static let korean = Script(rawValue: 119)
  /// `Hanb`, Chinese characters and Bopomofo together.
  public static let hanWithBopomofo = Script(rawValue: 172)

  /// The script's code in ISO 15924, such as `Latn`; `Zzzz` for a number that ICU does not have.
  public var code: String {
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_script_code(rawValue, buffer, capacity)
    } ?? "Zzzz"
  }

  /// Whether texts in this script may hold letters of another: Japanese is written in three, and
  /// simplified and traditional Chinese share one.
  public func includes(_ letters: Script) -> Bool {
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
