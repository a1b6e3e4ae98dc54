extension CaseMapping {
  /// A replacement with the case of the words that it replaces: with their capital at the start, or in nothing but
  /// capitals.
  func written(_ replacement: String, insteadOf found: String) -> String {
    guard let first = found.unicodeScalars.first, CharacterProperties.isUpper(first) else {
      return replacement
    }
    let isShouted =
      found.unicodeScalars.count { CharacterProperties.isUpper($0) } > 1
      && !found.unicodeScalars.contains { CharacterProperties.isLower($0) }
    if isShouted { return String(decoding: upper(replacement.utf8.span), as: UTF8.self) }
    return replacement.prefix(1).uppercased() + replacement.dropFirst()
  }
}
