/// The wording of the review page in one language: all of it, so that the page can be translated.
///
/// A table has a line for each text, `name = text`. `{name}` in a text stands for a value. A text
/// with a number has a line for each plural category that its language has: `name.one`,
/// `name.other`.
package struct ReviewWords: Sendable {
  /// Language of the texts.
  package let language: LocaleTag
  /// The texts with their names, in the order of the table.
  package let texts: [(name: String, text: String)]
  /// What rules that a configuration declares say of themselves.
  var teamRules: [RuleID: RuleMetadata] = [:]
  /// The texts by name.
  private let byName: [String: String]

  /// The page in English.
  package static let english = ReviewWords(.english, table: Resource.text(of: "review/english.txt"))

  /// Reads a table.
  package init(_ language: LocaleTag, table: String) {
    self.language = language
    texts = table.split(separator: "\n").compactMap { line in
      guard let sign = line.firstRange(of: " = ") else { return nil }
      return (String(line[..<sign.lowerBound]), String(line[sign.upperBound...]))
    }
    byName = Dictionary(texts.map { ($0.name, $0.text) }) { first, _ in first }
  }

  /// The text of a name, with values put in; the name itself where the table has no such line.
  package func text(_ name: String, _ values: [String: String] = [:]) -> String {
    Self.filled(byName[name] ?? name, values)
  }

  /// The text of a name for a number, which fills `{n}`.
  package func text(_ name: String, count: Int, _ values: [String: String] = [:]) -> String {
    let category = PluralRules(language)?.category(of: Double(count)) ?? .other
    let form = byName["\(name).\(category.rawValue)"] ?? byName["\(name).other"] ?? name
    return Self.filled(form, values.merging(["n": count.grouped]) { first, _ in first })
  }

  /// What the page says of a rule.
  func rule(_ id: RuleID) -> ReviewRule { ReviewRule(id, teamRules[id]) }

  /// A locale as people call it, with its tag; the words for all locales for an empty tag.
  func localeName(_ tag: String) -> String {
    if tag.isEmpty { return text("locale.all") }
    guard let name = LocaleTag(tag)?.displayName(in: language) else { return tag }
    return "\(name) (\(tag))"
  }

  /// A text with its values put in; what a value holds is never read as the name of another.
  private static func filled(_ text: String, _ values: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      filled += rest[..<open]
      filled += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    VisibleText.holdsRightToLeft(texts.map(\.text).joined())
  }
}
