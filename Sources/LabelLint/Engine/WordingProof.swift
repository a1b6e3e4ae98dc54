/// Tells whether what is proposed for the words of a text stands the rules itself.
///
/// A suggestion is what a writer should put there: "A lamp button" is none for "Picture of a lamp button", as the next
/// check would flag it. What it makes of other texts of the catalog is tried where it is written: `FixHarm`.
struct WordingProof {
  private let rules: TextRules

  /// A proof by the rules that are at hand.
  init(_ rules: TextRules) { self.rules = rules }

  /// Whether no rule finds a fault in the words that a suggestion leaves.
  ///
  /// A fix that keeps all words is asked for its own fault alone, as the others are not made worse by it, and what is
  /// said of a whole text, such as its length, may hold as before.
  ///
  /// - Parameters:
  ///   - written: The whole decoded text as it is proposed.
  ///   - ruling: What it is proposed for.
  ///   - safety: What the fix may change.
  ///   - text: The text as it is.
  ///   - facts: What rules may know.
  /// - Returns: Whether it stands.
  func holds(
    _ written: String, for ruling: Ruling, _ safety: Fix.Safety, _ text: borrowing Text,
    _ facts: inout Facts
  ) -> Bool {
    let decoded = Array(written.utf8)
    let plain = Self.plain(decoded, text.format)
    let after = Text(
      plain: plain.bytes(of: decoded.span), source: text.source,
      sentenceBreaks: plain.sentenceBreaks.span, decoded: decoded.span,
      decodedSource: text.decodedSource, key: text.key, controlClass: text.controlClass,
      sourceFaults: text.sourceFaults, text.origin)
    var verdicts: [Verdict] = []
    var isSound = true
    facts.locale.turn()
    for rule in rules.onWording(of: text.kind, isSource: text.isSource)
    where isSound && (rule == ruling.rule || safety == .unsafe) {
      verdicts.removeAll(keepingCapacity: true)
      rules.all[rule].check(after, &facts, into: &verdicts)
      isSound = verdicts.allSatisfy { verdict in
        verdict.needsSource || verdict.isAboutWhole && rule != ruling.rule
      }
    }
    facts.locale.turn()
    return isSound
  }

  private static func plain(_ decoded: [UInt8], _ format: CatalogFormat) -> PlainText {
    var plain = PlainText()
    plain.read(decoded.span, as: PlaceholderReading(platform: format.platform))
    return plain
  }
}
