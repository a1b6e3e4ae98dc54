import CICU

/// The plural categories of a language and the numbers that have them (CLDR, by ICU).
@safe
package struct PluralRules: ~Copyable {
  /// The rules of ICU, owned.
  private let handle: OpaquePointer

  /// Categories that the rules name, for integers or fractions, in CLDR's order.
  package let categories: [PluralCategory]

  /// Opens the rules of a locale; nil when its language has no entry of its own in ICU's data, whose
  /// root rules (`other` for everything) are no knowledge of a language.
  package init?(_ locale: LocaleTag) {
    guard Self.isKnown(locale) else { return nil }
    var code: Int32 = 0
    guard let handle = unsafe labellint_plurals_open(locale.core, &code) else { return nil }
    unsafe self.handle = handle
    let bits = unsafe labellint_plurals_categories(handle)
    categories = PluralCategory.allCases.enumerated()
      .filter { bits >= 0 && bits & (1 << Int32($0.offset)) != 0 }.map(\.element)
  }

  deinit { unsafe labellint_plurals_close(handle) }

  /// Whether the language of a locale has an entry of its own in ICU's plural data.
  package static func isKnown(_ locale: LocaleTag) -> Bool {
    unsafe labellint_plurals_has_entry(locale.language) != 0
  }

  /// Name of the rules that a locale has in ICU's data, which several languages may share; nil where its
  /// language has no entry of its own.
  package static func ruleSet(of locale: LocaleTag) -> String? {
    guard isKnown(locale) else { return nil }
    return unsafe ICUOutput.string {
      unsafe labellint_plurals_rule_set(locale.core, $0, $1)
    }
  }

  /// Category of a number.
  ///
  /// - Parameters:
  ///   - number: Not negative; its sign makes no difference.
  ///   - fractionDigits: Digits shown after the decimal sign; in English `1` is `one` and `1.0` is
  ///     `other`. 0 shows as many as the number has.
  /// - Returns: The category, `other` where ICU fails.
  package func category(of number: Double, fractionDigits: Int = 0) -> PluralCategory {
    let digits = Int32(clamping: min(max(fractionDigits, 0), 100))
    let index = unsafe labellint_plurals_category(handle, number, digits)
    return PluralCategory.allCases.indices.contains(Int(index))
      ? PluralCategory.allCases[Int(index)] : .other
  }
}
