/// A string catalog with the translations of some locales alone, so that one of them is checked without the others.
package enum NarrowedStringCatalog {
  /// The text of a file without the translations of other locales.
  ///
  /// All keys stay, and so does all that is said of them beside translations.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - isKept: Whether the translations of a locale stay, by its name as the file spells it.
  /// - Returns: The text; nil for a file that is no string catalog.
  package static func text(_ text: [UInt8], keeping isKept: (String) -> Bool) -> [UInt8]? {
    guard let (_, top) = StringCatalogInsertion.members(of: text, from: 0),
      let strings = top.first(where: { $0.name == "strings" }),
      let (_, keys) = StringCatalogInsertion.members(of: text, from: strings.value.lowerBound)
    else { return nil }
    var result: [UInt8] = []
    var copied = 0
    for key in keys {
      guard let (_, members) = StringCatalogInsertion.members(of: text, from: key.value.lowerBound),
        let own = members.first(where: { $0.name == "localizations" }),
        let (object, locales) = StringCatalogInsertion.members(
          of: text, from: own.value.lowerBound)
      else { continue }
      result += text[copied..<object.lowerBound]
      result.append(UInt8(ascii: "{"))
      var isFirst = true
      for locale in locales where isKept(locale.name) {
        if !isFirst { result.append(UInt8(ascii: ",")) }
        result += text[locale.range]
        isFirst = false
      }
      result.append(UInt8(ascii: "}"))
      copied = object.upperBound
    }
    return result + text[copied...]
  }
}
