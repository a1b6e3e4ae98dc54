/// Which rule speaks where several flag the same words: one text, one cause.
enum RulePrecedence {
  /// The rules that give way to each other, the one that speaks first.
  private static let order: [RuleID] = [
    "unreadable-catalog", "empty-label", "missing-translation", "destroyed-text",
    "placeholder-label", "key-echo", "markup-mismatch",
    "url-or-filename-label", "raw-key-spoken", "unspeakable-text", "untranslated-copy",
    "wrong-script",
    "appearance-name", "decorative-redundancy", "redundant-phrase", "gesture-instruction",
    "generic-label", "role-word", "combined-state-label", "state-word", "hint-form",
    "verbose-label", "trailing-punctuation", "label-capitalization",
  ]

  /// Rank of a rule, 0 speaks first; nil for a rule that neither gives way nor silences others.
  static func rank(of rule: RuleID) -> Int? { order.firstIndex(of: rule) }

  /// The rules on texts of one catalog that give way to each other, the one that speaks first.
  private static let catalogOrder: [RuleID] = [
    "state-pair-collapse", "label-collision", "non-unique-label", "state-change-text",
  ]

  /// The rules that tell of a text that is not translated, the one that speaks first; the terms of such a text are not
  /// translated either.
  ///
  /// Coverage, losses and tables for translators go by `missing-translation`, so that stays.
  private static let untranslatedOrder: [RuleID] = [
    MissingTranslation.id, MissingStateCounterpart.id, UntranslatedCopy.id, WrongTerm.id,
  ]

  /// Rules on the language of single texts.
  private static let onLanguage: Set<RuleID> = [
    MixedScript.id, UntranslatedCopy.id, WrongScript.id,
  ]

  /// Findings without those on the language of a text in a locale all of whose texts are told to be another's.
  static func withoutTextsOfOthers(_ findings: consuming [Finding]) -> [Finding] {
    var locales: Set<String> = []
    for index in findings.indices where findings[index].rule == WrongLanguage.id {
      locales.insert(findings[index].subject.locale)
    }
    if locales.isEmpty { return findings }
    findings.removeAll { finding in
      onLanguage.contains(finding.rule) && locales.contains(finding.subject.locale)
    }
    return findings
  }

  /// Findings with one for each text that is not translated.
  ///
  /// The one that stays tells what gives way: it gets its text, the places beside it, and the higher level.
  static func withoutUntranslatedTwice(_ findings: consuming [Finding]) -> [Finding] {
    var speaking: [Subject: (rank: Int, place: Int)] = [:]
    var ranks: [Int?] = []
    for index in findings.indices {
      let rank = untranslatedOrder.firstIndex(of: findings[index].rule)
      // What is said of many texts, or of one in the source language, is no lack of one translation.
      let isOfText = rank != nil && findings[index].members == nil
      ranks.append(isOfText ? rank : nil)
      guard isOfText, let rank else { continue }
      let subject = findings[index].subject
      if let known = speaking[subject], known.rank <= rank { continue }
      speaking[subject] = (rank, index)
    }
    var told: Set<Int> = []
    for index in findings.indices {
      guard let rank = ranks[index], let first = speaking[findings[index].subject],
        first.rank < rank
      else { continue }
      let finding = findings[index]
      findings[first.place].severity = max(findings[first.place].severity, finding.severity)
      findings[first.place].related += finding.related
      if findings[first.place].text == nil { findings[first.place].text = finding.text }
      told.insert(index)
    }
    return without(told, findings)
  }

  /// Findings without what is told to be no placeholder where it is part of a misspelt one, or stands for one that
  /// is told as missing.
  static func withoutDoubled(_ findings: consuming [Finding]) -> [Finding] {
    var misspelt: [Subject: [SourceSpan]] = [:]
    for index in findings.indices where findings[index].rule == PlaceholderMismatch.id {
      guard findings[index].detail.hasPrefix(PlaceholderDifference.Code.badFormat.rawValue) else {
        continue
      }
      misspelt[findings[index].subject, default: []].append(findings[index].span)
    }
    findings.removeAll { finding in
      finding.rule == InvalidPlaceholder.id
        && (misspelt[finding.subject] ?? []).contains {
          $0.file == finding.span.file && $0.bytes.range.overlaps(finding.span.bytes.range)
        }
    }
    return withBrokenTold(findings)
  }

  /// Findings of arguments told as missing with what stands in their place and is no placeholder: one finding each.
  private static func withBrokenTold(_ findings: consuming [Finding]) -> [Finding] {
    // By the text that has it: one that several forms of an entry have is a finding of the first of them.
    var broken: [Subject: [(place: Int, form: Finding)]] = [:]
    for index in findings.indices.reversed() where findings[index].rule == InvalidPlaceholder.id {
      let finding = findings[index]
      for form in [finding] + finding.inherited where isOfEntry(form.subject, finding.subject) {
        broken[form.subject, default: []].append((index, form))
      }
    }
    if broken.isEmpty { return findings }
    var told: Set<Int> = []
    for index in findings.indices where findings[index].rule == PlaceholderMismatch.id {
      let subject = findings[index].subject
      while let last = broken[subject]?.last, told.contains(last.place) {
        broken[subject]?.removeLast()
      }
      guard
        findings[index].detail.hasPrefix(PlaceholderDifference.Code.missingPlaceholder.rawValue),
        let (place, form) = broken[subject]?.popLast()
      else { continue }
      findings[index].message = message(findings[index].message, with: form)
      findings[index].span = form.span
      findings[index].severity = max(findings[index].severity, form.severity)
      if findings[index].fixes.isEmpty { findings[index].fixes = form.fixes }
      let others = [findings[place]] + findings[place].inherited
      for other in others where other.subject != subject { findings[index].inherit(other) }
      told.insert(place)
    }
    return without(told, findings)
  }

  /// What is wrong where something that is no placeholder stands for one that is missing: one problem with one advice.
  private static func message(_ missing: String, with broken: Finding) -> String {
    guard broken.fixes.isEmpty,
      let lack = MessageClause.end(in: missing, before: MessageClause.consequences).map({
        missing[..<$0]
      }), lack.hasSuffix("' is missing")
    else { return "\(missing); \(broken.message)" }
    let end = MessageClause.end(in: broken.message, before: [MessageClause.advice])
    return
      "\(broken.message[..<(end ?? broken.message.endIndex)]), and \(lack); write that placeholder instead"
  }

  /// A problem of which two rules know: one of them reports it.
  private struct SharedFault {
    let speaking: RuleID
    let speakingDetails: [String]
    let silent: RuleID
    /// Details that the other rule has for it.
    let silentDetails: [String]

    /// Whether both findings are about it, at one place.
    func joins(_ first: Finding, _ second: Finding) -> Bool {
      first.rule == speaking && second.rule == silent && first.span.file == second.span.file
        && first.span.bytes.range.overlaps(second.span.bytes.range)
        && speakingDetails.contains { first.detail.hasPrefix($0) }
        && silentDetails.contains(second.detail)
    }
  }

  private static let sharedFaults = [
    SharedFault(
      speaking: MachineTranslatedLabel.id, speakingDetails: [""],
      silent: UnreviewedTranslation.id, silentDetails: [""]),
    SharedFault(
      speaking: URLMismatch.id, speakingDetails: ["added"],
      silent: MarkupMismatch.id, silentDetails: ["added a"]),
    SharedFault(
      speaking: URLMismatch.id, speakingDetails: ["lost", "fewer"],
      silent: MarkupMismatch.id, silentDetails: ["lost a", "markdown-link"]),
    SharedFault(
      speaking: PlaceholderMismatch.id,
      speakingDetails: [PlaceholderDifference.Code.missingPlaceholder.rawValue],
      // A number in place of the placeholder is another fault: it is wrong for most counts.
      silent: PluralWithoutNumber.id, silentDetails: ["none"]),
    SharedFault(
      speaking: InvisibleText.id, speakingDetails: ["U+a"],
      silent: WhitespaceMismatch.id, silentDetails: ["added-start", "added-end"]),
    SharedFault(
      speaking: BrokenEscape.id, speakingDetails: ["doubled"],
      silent: WhitespaceMismatch.id, silentDetails: ["lost-start"]),
  ]

  /// Findings with one for each problem of a text that two rules know.
  ///
  /// The one that stays gets the higher level, and the fix if it has none.
  static func withoutShared(_ findings: consuming [Finding]) -> [Finding] {
    let rules = Set(sharedFaults.map(\.speaking))
    var speaking: [Subject: [Int]] = [:]
    // Findings of one rule come in a row.
    var (rule, speaks): (RuleID?, Bool) = (nil, false)
    for index in findings.indices {
      if findings[index].rule != rule {
        rule = findings[index].rule
        speaks = rules.contains(findings[index].rule)
      }
      if speaks { speaking[findings[index].subject, default: []].append(index) }
    }
    if speaking.isEmpty { return findings }
    var told: Set<Int> = []
    for fault in sharedFaults {
      for index in findings.indices where findings[index].rule == fault.silent {
        let first = speaking[findings[index].subject]?.first {
          fault.joins(findings[$0], findings[index])
        }
        guard let first else { continue }
        findings[first].severity = max(findings[first].severity, findings[index].severity)
        if findings[first].fixes.isEmpty { findings[first].fixes = findings[index].fixes }
        told.insert(index)
      }
    }
    return told.isEmpty ? findings : without(told, findings)
  }

  /// Findings without those of some indexes, which others tell.
  private static func without(_ told: Set<Int>, _ findings: [Finding]) -> [Finding] {
    findings.indices.filter { !told.contains($0) }.map { findings[$0] }
  }

  /// Whether two texts are forms of one entry in one locale.
  private static func isOfEntry(_ one: Subject, _ other: Subject) -> Bool {
    one.key == other.key && one.locale == other.locale && one.table == other.table
      && one.set == other.set
  }

  /// Two places of a locale that a finding is about.
  private struct PlacePair: Hashable {
    let locale: String
    let places: Set<SourceSpan>

    /// The places of a finding with one related place; nil for any other.
    init?(_ finding: Finding) {
      guard finding.related.count == 1, let other = finding.related.first else { return nil }
      locale = finding.subject.locale
      places = [finding.span, other.span]
    }
  }

  /// Findings without those about a key and locale that a rule which speaks first reports too; nor those about two texts
  /// that a pair of states has made one, whichever of them is the wrong one.
  static func withoutSilenced(_ findings: consuming [Finding]) -> [Finding] {
    var first: [Subject: Int] = [:]
    // Findings of one rule stand together: its rank is looked up once.
    var (rule, rank): (RuleID?, Int?) = (nil, nil)
    var ranks: [Int?] = []
    ranks.reserveCapacity(findings.count)
    var collapsed: Set<PlacePair> = []
    // By index: a finding is large, and a copy of it counts many references.
    for index in findings.indices {
      if findings[index].rule != rule {
        rule = findings[index].rule
        rank = rule.flatMap { catalogOrder.firstIndex(of: $0) }
      }
      ranks.append(rank)
      guard let rank else { continue }
      let subject = findings[index].subject
      first[subject] = min(rank, first[subject] ?? rank)
      if rank == 0, let pair = PlacePair(findings[index]) { collapsed.insert(pair) }
    }
    if first.isEmpty { return findings }
    var kept = 0
    for index in findings.indices {
      if let rank = ranks[index], first[findings[index].subject] != rank { continue }
      if let rank = ranks[index], rank > 0, !collapsed.isEmpty,
        let pair = PlacePair(findings[index]), collapsed.contains(pair)
      {
        continue
      }
      if kept != index { findings.swapAt(kept, index) }
      kept += 1
    }
    findings.removeLast(findings.count - kept)
    return findings
  }
}
