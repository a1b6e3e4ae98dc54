/// A rule that a team declares in its configuration: words or characters, and what is to be said of them.
package struct TeamRule: TextRule {
  /// What a rule looks for.
  package enum Sought: Sendable, Hashable {
    /// Words, in any case.
    case words(WordPattern)
    /// Characters, exactly as they are written.
    case text(String)

    /// The pattern as the configuration writes it: what tells findings of a text apart.
    var name: String {
      switch self {
      case .words(let pattern): pattern.text
      case .text(let text): text
      }
    }
  }

  /// One thing that the rule looks for.
  package struct Term: Sendable, Hashable {
    /// What is looked for.
    package let sought: Sought
    /// What to write instead; nil where the configuration does not say.
    package let suggestion: String?

    /// What is looked for, with what to write instead.
    package init(_ sought: Sought, suggestion: String? = nil) {
      self.sought = sought
      self.suggestion = suggestion
    }
  }

  /// What the names of all these rules begin with, so that no rule of label-lint ever has the same name.
  package static let prefix = "team-"

  /// What rules of configurations have in common; each has an `about` of its own.
  package static let metadata = about(
    "team-rule", severity: .warning, summary: "Words or characters that a configuration names.")

  /// All that is said of the rule.
  package let about: RuleMetadata
  /// What findings say, with `{match}` and `{suggestion}` where these go.
  package var message = "{match}"
  /// What the rule looks for.
  package var terms: [Term] = []
  /// Words inside which nothing is reported.
  package var exceptions: [WordPattern] = []
  /// The locales that are checked; nil for the source language.
  package var locales: LocaleSelection?
  /// The kinds of texts that are checked; empty for all.
  package var kinds: Set<MessagePurpose> = []

  /// A rule that looks for nothing.
  package init() { about = Self.metadata }

  /// A rule that looks for nothing yet.
  package init(_ about: RuleMetadata) { self.about = about }

  /// What a rule of a configuration says of itself.
  package static func about(
    _ id: RuleID, severity: Severity, isFixable: Bool = false, summary: String = "",
    why: String? = nil, flagged: [RuleExample] = [], accepted: [RuleExample] = []
  ) -> RuleMetadata {
    RuleMetadata(
      id: id, family: .accessibility, severity: severity,
      levels: TierLevels(certain: severity, labelLike: severity, prose: severity),
      isFixable: isFixable, summary: summary,
      rationale: why ?? "The configuration of the project asks for it.", remedy: summary,
      guidelines: [], flagged: flagged, accepted: accepted)
  }

  /// Reports each place of what the rule looks for.
  package func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if !kinds.isEmpty, !kinds.contains(text.purpose) { return }
    let tag = facts.locale.tag
    guard locales.map({ $0.contains(tag.description) }) ?? text.isSource else { return }
    let words = TermWords.folded(text.verbatim(0..<text.plain.count))
    let isUnspaced = facts.comparison.locales[text.locale].isUnspaced
    func places(_ pattern: WordPattern, _ text: borrowing Text) -> [WordPattern.Match] {
      pattern.matches(
        in: words, of: text.plain, language: tag.language, isUnspaced: isUnspaced)
    }
    var excepted: [Range<Int>] = []
    for pattern in exceptions { excepted += places(pattern, text).map(\.range) }
    for term in terms {
      let found =
        switch term.sought {
        case .words(let pattern): places(pattern, text)
        case .text(let sought):
          Self.places(of: Array(sought.utf8), in: text.plain).map {
            WordPattern.Match(range: $0, isExact: true)
          }
        }
      for match in found {
        let range = match.range
        if excepted.contains(where: {
          $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
        }) {
          continue
        }
        if case .words = term.sought, WrittenAddress.holds(range, in: text.plain) { continue }
        verdicts.append(verdict(on: match, of: term, in: text, facts.locale.caseMapping))
      }
    }
  }

  private func verdict(
    on match: WordPattern.Match, of term: Term, in text: borrowing Text, _ casing: CaseMapping
  ) -> Verdict {
    let found = text.string(match.range)
    var suggestion = term.suggestion
    if case .words = term.sought {
      suggestion = suggestion.map { casing.written($0, insteadOf: found) }
    }
    var verdict = Verdict(
      match.range, .ofTeam(message, found, suggestion), pattern: term.sought.name)
    // Of words that are found by their beginning, or in the plural, nobody knows the other form.
    if match.isExact, let suggestion { verdict.write(suggestion) }
    return verdict
  }

  /// Byte offsets of some characters in a text, apart.
  private static func places(of sought: [UInt8], in text: Span<UInt8>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var index = 0
    while !sought.isEmpty, index + sought.count <= text.count {
      if text.extracting(index..<index + sought.count).hasSameBytes(as: sought.span) {
        places.append(index..<index + sought.count)
        index += sought.count
      } else {
        index += 1
      }
    }
    return places
  }
}

extension RuleID {
  /// Whether a configuration declares the rule.
  package var isOfTeam: Bool { description.hasPrefix(TeamRule.prefix) }
}

extension Finding.Wording {
  /// The words of a configuration, with what was found and what to write instead where they name it.
  fileprivate static func ofTeam(_ template: String, _ found: String, _ suggestion: String?) -> Self
  {
    let filled = template.split(separator: "{match}", omittingEmptySubsequences: false)
      .joined(separator: Quotation.shortened(found))
      .split(separator: "{suggestion}", omittingEmptySubsequences: false)
      .joined(separator: suggestion ?? "…")
    guard let suggestion, !template.contains("{suggestion}") else { return "\(visible: filled)" }
    return "\(visible: filled); write \(quoting: suggestion)"
  }
}
