/// A translation that does not call a thing what the team's glossary calls it.
struct WrongTerm: TextRule {
  static let scope = TextScope.everyText

  static let metadata = RuleMetadata(
    id: "wrong-term", family: .localization, severity: .note,
    summary: "A translation does not use the glossary's word for a term of its source.",
    rationale: """
      One thing has one name in each language. If a translation calls it something else, people who \
      hear the interface look for a thing that is not there. Inflected words and compounds count as the \
      word. The rule also reports a translation that does not name the thing at all. It skips an English word that may \
      be a verb or the first part of a compound ("order number"), unless the translation keeps it, and a term with a \
      capital that is part of a name.
      """,
    remedy: """
      Write the word that the glossary names. If another word is right, too, add it to the glossary, \
      after a `|`.
      """,
    guidelines: [],
    accepted: [
      RuleExample(
        "Posteingang öffnen", language: "de", source: "Open the inbox", key: "inbox_text",
        remark: "if the glossary has no term of the source, nothing is asked for")
    ])

  /// The terms of the team.
  var glossary = Glossary()

  /// Compares a translation with the terms of its source.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]) {
    if glossary.terms.isEmpty || text.isSource || text.sourcePlace == nil { return }
    if text.decoded.count == 0 { return }
    let uses = glossary.uses(in: text.decodedSource)
    if uses.isEmpty { return }
    // A sentence that nobody has translated yet is another problem.
    let isCopy = text.decoded.hasSameBytes(as: text.decodedSource)
    let tag = facts.locale.tag
    let forms = TermForms(
      text.decoded, isUnspaced: facts.comparison.locales[text.locale].isUnspaced,
      hasPrefixes: tag.isRightToLeft)
    let kept = glossary.uses(in: text.decoded)
    let translation = Text.verbatim(text.decoded, 0..<text.decoded.count)
    let isEnglish = facts.comparison.catalog.sourceLocale.language == "en"
    for use in uses where !isCopy || use.range == 0..<text.decoded.count {
      let wanted = use.term.translations(for: tag)
      if wanted.isEmpty || wanted.contains(where: { forms.contains($0) }) { continue }
      let neighbours = TermNeighbours(use, in: text.decodedSource)
      if neighbours.isInName(keptBy: translation) { continue }
      // A term that is not translated is the place to write the other one.
      let range = kept.first { $0.term.source == use.term.source }?.range
      if range == nil, isEnglish, neighbours.mayBeOtherWord { continue }
      verdicts.append(
        Verdict(
          decoded: range, .wrongTerm(use.term.source, wanted), pattern: use.term.source))
    }
  }
}

extension Finding.Wording {
  fileprivate static func wrongTerm(_ source: String, _ wanted: [String]) -> Self {
    if wanted.count == 1 {
      return "the glossary has \(quoting: wanted[0]) for \(quoting: source); use this term"
    }
    return "the glossary has \(quoting: wanted) for \(quoting: source); use one of these terms"
  }
}
