extension Finding {
  /// Words of ours about a catalog: messages, titles of fixes, notes on related places.
  ///
  /// A literal says what is wrong; text of the catalog enters through `\(quoting:)` alone, so that
  /// none can act on a terminal, turn the direction of a line or pass for our own words.
  public struct Wording: Sendable, Hashable, ExpressibleByStringInterpolation,
    CustomStringConvertible
  {
    /// The words as reports print them.
    public let description: String

    /// Words without a variable part.
    public init(stringLiteral words: String) { description = words }

    /// Words with variable parts.
    public init(stringInterpolation parts: StringInterpolation) { description = parts.words }

    /// Collects the parts of a wording.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// What has been collected.
      fileprivate var words = ""

      /// Room for literals and that many variable parts.
      public init(literalCapacity: Int, interpolationCount: Int) {
        words.reserveCapacity(literalCapacity + interpolationCount * 16)
      }

      /// Words of ours.
      public mutating func appendLiteral(_ literal: String) { words += literal }

      /// Text of a catalog: in quotes, made visible, cut when long.
      public mutating func appendInterpolation(quoting text: String) {
        words += Quotation.quoted(text)
      }

      /// Texts of a catalog as a list, each in quotes.
      mutating func appendInterpolation(quoting texts: [String]) {
        words += Quotation.list(texts)
      }

      /// The number of a character that nobody sees: `U+200B`.
      mutating func appendInterpolation(codePoint scalar: Unicode.Scalar) {
        words += scalar.codePoint
      }

      /// A number.
      public mutating func appendInterpolation(_ number: Int) { words += String(number) }

      /// Other words of ours.
      package mutating func appendInterpolation(_ wording: Wording) { words += wording.description }

      /// The English name of a language, as ICU has it.
      package mutating func appendInterpolation(language tag: LocaleTag) {
        words += LanguageNames.name(of: tag)
      }

      /// Words that quote a file here and there: made visible, otherwise as they are.
      mutating func appendInterpolation(visible text: String) {
        words += VisibleText.isolated(text)
      }

      /// The name of a rule.
      package mutating func appendInterpolation(_ rule: RuleID) { words += rule.description }

      /// A locale, canonical: letters, digits and hyphens pass, nothing else.
      package mutating func appendInterpolation(locale tag: String) {
        words.unicodeScalars.append(
          contentsOf: tag.unicodeScalars.filter {
            $0 == "-" || ("0"..."9").contains($0) || ("a"..."z").contains($0)
              || ("A"..."Z").contains($0)
          })
      }
    }
  }
}
