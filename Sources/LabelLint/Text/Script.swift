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
    switch code {
    case "Hans", "Hant", "Hanb": return letters == .han || letters == .bopomofo
    case "Hani": return letters == .han
    case "Jpan": return [.han, .hiragana, .katakana].contains(letters)
    case "Hrkt": return letters == .hiragana || letters == .katakana
    case "Kore": return letters == .hangul || letters == .han
    case "Aran": return letters == .arabic
    case "Cyrs": return letters == .cyrillic
    case "Latf", "Latg": return letters == .latin
    default: return false
    }
  }
}
