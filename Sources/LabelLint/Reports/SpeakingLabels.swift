/// Says the texts of findings as the screen readers of their platform do, before and after a fix.
package struct SpeakingLabels: Sendable {
  private let lexicons: LexiconShelf

  /// With the words of a shelf of lexicons.
  package init(_ lexicons: LexiconShelf = .builtIn) { self.lexicons = lexicons }

  /// A text with what is known of its place.
  package struct Label: Sendable {
    /// The decoded text.
    package var text: String
    /// Its kind as records name it; nil where it is not known.
    package var kind: String?
    /// What the kind was inferred from, as records print it.
    package var evidence: String?
    /// What the control is announced as; nil where that is not known.
    package var role: Role?
    /// The locale, BCP 47.
    package var locale: String
    /// The format of its catalog.
    package var format: CatalogFormat

    /// A text in its place.
    package init(
      _ text: String, kind: String?, evidence: String? = nil, role: Role? = nil, locale: String,
      format: CatalogFormat
    ) {
      (self.text, self.kind, self.evidence, self.role) = (text, kind, evidence, role)
      (self.locale, self.format) = (locale, format)
    }

    /// A text in the place of the one that a finding is about.
    package init(_ text: String, of finding: ReportedFinding) {
      let locale = finding.subject.locale.isEmpty ? finding.sourceLocale : finding.subject.locale
      self.init(
        text, kind: finding.kind, evidence: finding.kindEvidence, role: finding.role,
        locale: locale, format: finding.format)
    }

    /// What the text is for; nil where no screen reader speaks it.
    fileprivate var purpose: MessagePurpose? {
      kind.flatMap { MessagePurpose(rawValue: $0) }.flatMap { $0 == .constant ? nil : $0 }
    }

    /// What the element is: as the sources or Interface Builder have it, or else as most elements with such a text are.
    package var element: (role: Role?, isAssumed: Bool) {
      guard let purpose else { return (nil, false) }
      switch purpose {
      case .hint, .message, .tooltip, .state, .announcement, .constant, .shortText, .unknown:
        return (nil, false)
      case .label, .action: return known.map { ($0, false) } ?? (.button, true)
      case .title: return known.map { ($0, false) } ?? (.heading, true)
      case .fieldHint: return known.map { ($0, false) } ?? (.textField, true)
      }
    }

    /// The role that is known.
    private var known: Role? {
      if let role { return role }
      let control = "interface-builder:"
      guard let evidence, evidence.hasPrefix(control) else { return nil }
      let name = evidence.dropFirst(control.count).prefix { $0 != "." }
      return ControlClass.role(of: Array(name.utf8).span)
    }

    /// How the text is heard, as one text; nil where no screen reader speaks it, or where the language's word for the
    /// role is not known.
    package var heard: String? { lines(MarkupText.withoutTags(text)).text }

    /// How another text is heard in its place.
    func lines(_ words: String) -> [SpokenLine] {
      purpose == nil ? [] : lines(words, as: element.role)
    }

    /// How a text is heard on an element of a role.
    func lines(_ words: String, as role: Role?) -> [SpokenLine] {
      guard let tag = LocaleTag(locale) else { return [] }
      return SpokenLine.lines(
        of: SpokenElement(words, role: role), ScreenReader.of(format), in: tag)
    }
  }

  /// How the text of a finding is said; nil where it has none, or where no screen reader speaks it.
  package static func before(_ finding: ReportedFinding) -> String? {
    if let spoken = finding.spoken { return spoken }
    return finding.text.flatMap { heard($0, of: finding) }
  }

  /// How the text of a finding is said after its first fix; nil without one.
  package static func after(_ finding: ReportedFinding) -> String? {
    finding.fixes.first?.text.flatMap { heard($0, of: finding) }
  }

  /// How a text is said in the place of a finding's; nil where no screen reader speaks it, or where
  /// the language's word for the role is not known.
  ///
  /// The element is the one on which the rule heard the finding's own text.
  package static func heard(_ text: String, of finding: ReportedFinding) -> String? {
    let label = Label(text, of: finding)
    if label.purpose == nil { return nil }
    return label.lines(MarkupText.withoutTags(text), as: role(of: finding)).text
  }

  /// What the element of a finding is announced as: what its rule says of the control, or else what is known or
  /// usual; nil where no role is said.
  package static func role(of finding: ReportedFinding) -> Role? {
    let label = Label(finding.text ?? "", of: finding)
    let role = label.element.role
    guard let spoken = finding.spoken else { return role }
    // A rule names the control only by what is heard of it.
    let words = MarkupText.withoutTags(label.text)
    return ([role, nil] + Role.allCases).first { label.lines(words, as: $0).text == spoken }
      ?? role
  }

  /// The role that is assumed for what is heard of a finding; nil where it is known, or none is heard.
  package static func assumedRole(of finding: ReportedFinding) -> Role? {
    if finding.role != nil || EvidencePhrase(finding)?.namesControl ?? false { return nil }
    let label = Label(finding.text ?? "", of: finding)
    // What a rule says to be heard may be the control that the text itself names.
    if let spoken = finding.spoken {
      return label.lines(label.text, as: .button).text == spoken ? .button : nil
    }
    let (role, isAssumed) = label.element
    guard isAssumed, let role, ScreenReader.of(finding.format).contains(where: { $0.says(role) })
    else { return nil }
    return role
  }

  /// How a text sounds; nil where no screen reader speaks it, or where the language's word for the role is not known.
  package func sound(of label: Label) -> LabelSound? {
    let words = MarkupText.withoutTags(label.text)
    let lines = label.lines(words)
    guard let first = lines.first, let tag = LocaleTag(label.locale) else { return nil }
    let lexicon = lexicons.lexicon(for: tag, isSource: false)
    let likely = LikelySpeech(
      words, first.readers.first, lexicon: lexicon, shared: lexicons.shared)
    let (role, isAssumed) = label.element
    return LabelSound(
      lines: lines,
      likely: likely.heard == words ? nil : label.lines(likely.heard).text,
      remarks: likely.parts.map(\.explanation),
      assumedRole: isAssumed && first.utterance.parts.contains { $0.slot == .role } ? role : nil)
  }
}

/// How a text sounds to those who use a screen reader.
package struct LabelSound: Sendable, Hashable {
  /// What the readers say.
  package let lines: [SpokenLine]
  /// What is likely heard, where voices do not say the text as it is written: `G P S, button`; nil
  /// where it is the same.
  package let likely: String?
  /// Why, a sentence for each part: lower-case start, no final full stop.
  package let remarks: [String]
  /// The role that is not known but assumed; nil where the role is known or there is none.
  package let assumedRole: Role?

  /// What the readers say, as one text.
  package var text: String { lines.text ?? "" }
}
