import CICU

/// CLDR's parent locales as ICU has them (`supplementalData`, `parentLocales`).
enum LocaleParents {
  /// The parents that are not found by leaving a subtag out, in ICU's spelling.
  static let table = TextTable(
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_parents(buffer, capacity)
    } ?? "")

  /// The parent that stands for no parent.
  static let root = "root"
}
