/// Copied names of places, of which CLDR knows whether a language writes them as the source does.
struct PlaceCopies {
  private let sourceLocale: LocaleTag
  /// Names in the source language; nil before the first question.
  private var source: PlaceNames?
  /// Names in the languages that were asked for, by the number of the locale.
  private var others: [Int: PlaceNames] = [:]

  /// The names beside a source.
  init(source: LocaleTag) { sourceLocale = source }

  /// Whether a source text names a place that a locale, given with its number, writes just so: "Costa Rica".
  mutating func hold(_ text: String, in locale: LocaleTag, column: Int) -> Bool {
    let known = source ?? PlaceNames(in: sourceLocale)
    source = known
    if !known.holdsLike(text) { return false }
    let names = others[column] ?? PlaceNames(in: locale)
    others[column] = names
    return names.contains(text)
  }
}
