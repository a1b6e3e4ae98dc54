import CICU

/// Names of regions, and of the cities that CLDR names time zones after, in the language of a locale.
struct PlaceNames: Sendable {
  private let names: Set<String>

  /// The names in a language; none where ICU has none.
  init(in locale: LocaleTag) {
    let lines = unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_place_names(locale.description, buffer, capacity)
    }
    names = Set((lines ?? "").split(separator: "\n").map { String($0) })
  }

  /// Whether a text is such a name.
  func contains(_ text: String) -> Bool { names.contains(text) }

  /// Whether a text is such a name but for accents, which English may leave out: "São Paulo".
  func holdsLike(_ text: String) -> Bool {
    names.contains(text)
      || names.contains { name in
        let (own, other) = (text.unicodeScalars, name.unicodeScalars)
        return own.count == other.count
          && zip(own, other).allSatisfy { $0 == $1 || !$0.isASCII }
      }
  }
}
