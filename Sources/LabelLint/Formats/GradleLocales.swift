/// The languages that a Gradle build keeps: what it names behind `resConfigs`, `resourceConfigurations` or `localeFilters`.
///
/// A build script is a program. Only lists that it writes down are read, and a list with anything else in it is not known.
enum GradleLocales {
  /// Names of Gradle's properties and functions for such lists.
  private static let properties: Set<String> = [
    "resConfig", "resConfigs", "resourceConfigurations", "localeFilters",
  ]
  /// Names that make a list, or add to one.
  private static let makers: Set<String> = [
    "add", "addAll", "arrayOf", "listOf", "mutableSetOf", "set", "setOf",
  ]

  /// The languages of all lists in a build script; nil if it has none, or one that only a build knows.
  ///
  /// Several lists are one, as flavours and build types add to the default configuration. Other qualifiers, such as
  /// densities, are left out.
  static func names(in script: [UInt8]) -> [String]? {
    // Groovy's texts in single quotation marks are read as characters.
    let tokens = CodeLexer.tokens(of: script.span, .kotlin)
    var names: [String] = []
    for index in tokens.indices
    where tokens[index].kind == .word && properties.contains(text(tokens[index], script)) {
      guard let list = list(tokens[(index + 1)...], script) else { return nil }
      names += list
    }
    let languages = names.filter(isLanguage)
    return languages.isEmpty ? nil : languages
  }

  /// The texts up to the end of a statement; nil if something else is in it.
  private static func list(_ tokens: ArraySlice<CodeToken>, _ script: [UInt8]) -> [String]? {
    var names: [String] = []
    var depth = 0
    var isOpen = true
    for token in tokens {
      if depth == 0, !isOpen, token.flags.contains(.startsLine) { return names }
      let text = text(token, script)
      switch token.kind {
      case .text: names.append(text)
      case .number where text.utf8.first == UInt8(ascii: "'"):
        names.append(String(text.dropFirst().dropLast()))
      case .word where makers.contains(text): break
      case .open: depth += 1
      case .close where depth == 0: return names
      case .close: depth -= 1
      case .mark where [",", "+", "=", "."].contains(text): break
      default: return nil
      }
      isOpen = token.kind == .mark
    }
    return names
  }

  private static func text(_ token: CodeToken, _ script: [UInt8]) -> String {
    String(decoding: script[token.range], as: UTF8.self)
  }

  /// Whether a qualifier is a language: `de`, `pt-rBR`, `b+sr+Latn`; densities have other lengths.
  private static func isLanguage(_ qualifier: String) -> Bool {
    let first = qualifier.prefix { $0 != "-" && $0 != "+" }
    return first == "b" || first.utf8.count == 2 || first.utf8.count == 3
  }
}
