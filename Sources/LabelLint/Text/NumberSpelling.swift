import CICU

/// Writes whole numbers as the words of a language (CLDR's spell-out rules, by ICU).
@safe
final class NumberSpelling {
  /// The rules of ICU, owned.
  private let handle: OpaquePointer

  /// Opens the rules of a locale; nil when ICU has none.
  init?(_ locale: LocaleTag) {
    var code: Int32 = 0
    guard let handle = unsafe labellint_speller_open(locale.description, &code) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe labellint_speller_close(handle) }

  /// A number in words; nil when ICU fails.
  func words(_ number: Int) -> String? {
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_speller_spell(handle, Int64(number), buffer, capacity)
    }
  }
}
