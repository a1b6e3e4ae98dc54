/// Says the texts of findings as screen readers do, before and after a fix.
package struct SpeakingLabels: Sendable {
  private let lexicons: LexiconShelf

  /// With the words of a shelf of lexicons.
  package init(_ lexicons: LexiconShelf = LexiconShelf()) { self.lexicons = lexicons }

  /// How the text of a finding is said; nil where it has none, or where no screen reader speaks it.
  package func before(_ finding: ReportedFinding) -> SpokenLine? {
    finding.text.flatMap { line($0, of: finding) }
  }

  /// How the text of a finding is said after its first fix; nil without one.
  package func after(_ finding: ReportedFinding) -> SpokenLine? {
    finding.fixes.first?.text.flatMap { line($0, of: finding) }
  }

  /// How a text is said in the place of a finding's; nil where no screen reader speaks it, or where
  /// the language's word for the role is not known.
  package func line(_ text: String, of finding: ReportedFinding) -> SpokenLine? {
    line(
      text, kind: finding.kind, evidence: finding.kindEvidence, locale: finding.subject.locale,
      sourceLocale: finding.sourceLocale, format: finding.format, spoken: finding.spoken,
      judged: finding.text)
  }

  /// How a text is said.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - kind: Its kind as records name it; nil where it is not known.
  ///   - evidence: What the kind was inferred from, as records print it.
  ///   - locale: The locale, BCP 47; empty for that of the source.
  ///   - sourceLocale: The source locale.
  ///   - format: The format of its catalog.
  ///   - spoken: What the record of a finding says of another text in its place; nil without one.
  ///   - judged: That text.
  /// - Returns: The line; nil where no screen reader speaks the text, or where the language's word
  ///   for the role is not known.
  package func line(
    _ text: String, kind: String?, evidence: String?, locale: String, sourceLocale: String,
    format: CatalogFormat, spoken: String? = nil, judged: String? = nil
  ) -> SpokenLine? {
    guard let purpose = kind.flatMap({ MessagePurpose(rawValue: $0) }), purpose != .constant,
      let tag = LocaleTag(locale.isEmpty ? sourceLocale : locale)
    else { return nil }
    let lexicon = lexicons.lexicon(for: tag, isSource: false)
    let words = MarkupText.withoutTags(text)
    var role = Self.role(purpose, evidence)
    if let spoken, let judged, evidence?.hasPrefix("source-use:") ?? false, let lexicon,
      let known = Self.role(saying: judged, as: spoken, in: lexicon)
    {
      role = (known, false)
    }
    let likely = LikelySpeech(words, lexicon: lexicon, shared: lexicons.shared)
    let remarks = likely.parts.map(\.explanation)
    func said(_ words: String) -> String? {
      guard let role = role?.role else { return words }
      return lexicon.flatMap { SpokenForm.of(words, as: role, in: $0) }
    }
    guard let line = said(words) else { return nil }
    return SpokenLine(
      readers: SpokenLine.Reader.of(format), text: line,
      likely: likely.heard == words ? nil : said(likely.heard), remarks: remarks,
      assumedRole: role.flatMap { $0.isAssumed ? $0.role.rawValue : nil })
  }

  /// The role with which a text is said in certain words: that of the element in the sources.
  private static func role(
    saying text: String, as spoken: String, in lexicon: Lexicon
  ) -> Role? {
    Role.allCases.first { SpokenForm.of(text, as: $0, in: lexicon) == spoken }
  }

  /// The role that is announced behind a text of a kind, and whether that is a guess; nil for texts
  /// that stand by themselves: hints, states, messages.
  private static func role(
    _ purpose: MessagePurpose, _ evidence: String?
  ) -> (role: Role, isAssumed: Bool)? {
    let control = "interface-builder:"
    if let evidence, evidence.hasPrefix(control) {
      let name = evidence.dropFirst(control.count).prefix { $0 != "." }
      if let role = ControlClass.role(of: Array(name.utf8).span) {
        return [.hint, .message, .tooltip].contains(purpose) ? nil : (role, false)
      }
    }
    switch purpose {
    case .label, .action: return (.button, true)
    case .title: return (.heading, true)
    case .fieldHint: return (.textField, true)
    case .hint, .state, .message, .announcement, .constant, .shortText, .tooltip, .unknown:
      return nil
    }
  }
}

/// How a screen reader says a text: its words, then what it is, in the words of the language.
package struct SpokenLine: Sendable, Hashable {
  /// Who speaks.
  package enum Reader: String, Sendable, Hashable, CaseIterable {
    /// Apple's.
    case voiceOver = "VoiceOver"
    /// Android's.
    case talkBack = "TalkBack"

    /// The readers that meet the texts of a format.
    package static func of(_ format: CatalogFormat) -> [Reader] {
      switch format {
      case .android: [.talkBack]
      // Compose Multiplatform draws on both.
      case .compose: [.talkBack, .voiceOver]
      case .strings, .stringsdict, .xcstrings: [.voiceOver]
      }
    }
  }

  /// Who says it so; all of them where they say the same.
  package let readers: [Reader]
  /// What is heard: `Play button, button`.
  package let text: String
  /// What is likely heard, where voices do not say the text as it is written: `G P S, button`; nil
  /// where it is the same.
  package let likely: String?
  /// Why, a sentence for each part: lower-case start, no final full stop.
  package let remarks: [String]
  /// The role that is not known but assumed: `button`; nil where the role is known or there is none.
  package let assumedRole: String?
}
