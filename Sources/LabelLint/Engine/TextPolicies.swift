/// Decides what becomes of what the rules say of one text.
///
/// The first of the lists of policies in `docs/architecture.md`; `RulingPolicies` has the next one.
struct TextPolicies {
  private let catalog: Catalog
  private let context: RuleContext
  private let rules: TextRules

  /// The policies for the texts of a catalog.
  init(_ catalog: Catalog, _ context: RuleContext, _ rules: TextRules) {
    self.catalog = catalog
    self.context = context
    self.rules = rules
  }

  /// Applies the policies in their order.
  ///
  /// - Parameters:
  ///   - rulings: What the rules say; afterwards those that stay, each with its finding. Those of a source text that
  ///     give way to others stay without one: translations may have the fault.
  ///   - text: The text.
  ///   - plain: Its plain form.
  ///   - isCopy: Whether the text is left in the source language.
  ///   - facts: What rules may know.
  func settle(
    _ rulings: inout [Ruling], of text: borrowing Text, _ plain: PlainText, isCopy: Bool,
    _ facts: inout Facts
  ) {
    dropProtected(&rulings, plain)
    findSources(&rulings, of: text, isCopy: isCopy)
    let silenced = silence(&rulings, text.plain)
    // Where another rule speaks of the source's words, it speaks for the translations' too.
    rulings.removeAll { $0.source.map { $0.number == nil } ?? false }
    let joined = JoinedSuggestion(
      rulings.filter { $0.plainRange != nil }.map(\.verdict), in: text.plain,
      facts.locale.caseMapping)
    dropRepeated(&rulings)
    prove(&rulings, of: text, &facts.comparison)
    let making = FindingMaking(catalog, rules, plain)
    for index in rulings.indices {
      rulings[index].finding = making.finding(of: rulings[index], in: text, joined)
    }
    dropFaulty(&rulings, of: text, &facts)
    if text.isSource { rulings += silenced }
  }

  /// What is protected from translation is read, and no fault of the text.
  private func dropProtected(_ rulings: inout [Ruling], _ plain: PlainText) {
    if plain.protectedRanges.isEmpty { return }
    let protected = PlaceSet(plain.protectedRanges)
    rulings.removeAll { $0.plainRange.map { protected.contain($0) } ?? false }
  }

  /// Finds the faults of the source text that a translation repeats.
  ///
  /// Where there is none, a doubtful word is no fault, and the words of a copy are told as a copy.
  private func findSources(_ rulings: inout [Ruling], of text: borrowing Text, isCopy: Bool) {
    if text.isSource { return }
    var kept = 0
    for index in rulings.indices {
      let source = source(of: rulings[index], among: text.sourceFaults)
      if source == nil,
        rulings[index].verdict.needsSource || isCopy && rulings[index].plainRange != nil
      {
        continue
      }
      rulings[kept] = rulings[index]
      rulings[kept].source = source
      kept += 1
    }
    rulings.removeLast(rulings.count - kept)
  }

  private func source(of ruling: Ruling, among faults: SourceRulings) -> SourceRuling? {
    if faults.isEmpty || ruling.verdict.isOfEntry || ruling.verdict.groupMessage != nil {
      return nil
    }
    if let same = faults.same(as: ruling.fault) { return same }
    // A translator may write "picture" for "icon".
    return rules.isLexical[ruling.rule] ? faults.alike(ruling.verdict, of: ruling.rule) : nil
  }

  /// Sets the rulings aside on words that a rule which speaks first has flagged too.
  ///
  /// - Returns: Those that were set aside.
  private func silence(_ rulings: inout [Ruling], _ plain: Span<UInt8>) -> [Ruling] {
    if rulings.count < 2 { return [] }
    // Of a text without its letters nothing else is to be said.
    if let destroyed = rulings.first(where: { $0.rule == rules.ofDestroyedTexts }) {
      rulings = [destroyed]
      return []
    }
    let speaking = SpeakingRulings(rulings, ranks: rules.ranks, ofTags: rules.ofTags)
    var (silenced, kept): ([Ruling], [Ruling]) = ([], [])
    for ruling in rulings {
      if speaking.silence(ruling, in: plain) {
        silenced.append(ruling)
      } else {
        kept.append(ruling)
      }
    }
    if !silenced.isEmpty { rulings = kept }
    return silenced
  }

  /// A fault that a text has several times is told once, at its first place.
  private func dropRepeated(_ rulings: inout [Ruling]) {
    if rulings.count < 2 { return }
    var known: Set<FaultName> = []
    rulings.removeAll { $0.verdict.groupMessage == nil && !known.insert($0.fault).inserted }
  }

  /// Takes back what is proposed where it has a fault itself: all rulings that propose one text stand or fall with it.
  ///
  /// What to write is then said in words.
  private func dropFaulty(
    _ rulings: inout [Ruling], of text: borrowing Text, _ facts: inout Facts
  ) {
    let place = text.place
    // The words between tags are read from the file alone.
    if catalog.file(of: place.entry).messages[place.message].flags.contains(.hasMarkup) {
      return
    }
    let proof = WordingProof(rules)
    var faulty: Set<String> = []
    for ruling in rulings where ruling.plainRange != nil {
      guard let fix = ruling.finding?.fixes.first, let written = fix.text else { continue }
      if faulty.contains(written) { continue }
      if makesPairAlike(ruling)
        || !proof.holds(written, for: ruling, fix.safety, text, &facts)
      {
        faulty.insert(written)
      }
    }
    if faulty.isEmpty { return }
    for index in rulings.indices where rulings[index].plainRange != nil {
      guard let fixes = rulings[index].finding?.fixes, !fixes.isEmpty else { continue }
      let sound = fixes.filter { fix in fix.text.map { !faulty.contains($0) } ?? true }
      rulings[index].finding?.fixes = sound
      if sound.isEmpty, let words = rulings[index].verdict.messageWithoutFix {
        rulings[index].finding?.message = words.description
      }
    }
  }

  /// Whether a text is one of two that its state alone tells apart: "Shuffle on" beside "Shuffle off" by their keys.
  private func makesPairAlike(_ ruling: Ruling) -> Bool {
    rules.metadata[ruling.rule].id == StateWord.id
      && context.pairs.pairedRows.contains(ruling.text.row)
  }

  /// Leaves a fix safe only where it surely does no harm.
  private func prove(
    _ rulings: inout [Ruling], of text: borrowing Text, _ comparison: inout ComparisonContext
  ) {
    // Each proof reads the whole text again: one that is full of faults is for a person to mend.
    let isProvable = rulings.count <= FixProof.mostFaults
    for index in rulings.indices
    where rulings[index].plainRange == nil && rulings[index].verdict.safety == .safe {
      if !isProvable || !FixProof.holds(rulings[index].verdict, text, &comparison) {
        rulings[index].verdict.safety = .unsafe
      }
    }
  }
}

/// The rulings on one text by the ranks of their rules.
///
/// Those of a rule that speaks first silence others on the same words. A text may have any number of them.
struct SpeakingRulings {
  private let ranks: [Int?]
  /// Whether a rule on tags has more than a note on the text.
  private let hasBrokenTag: Bool
  /// The rank of the rule on tags; nil without it.
  private let rankOfTags: Int?
  /// The places of rulings, and those about one piece of the text each, by rank.
  private var places: [(rank: Int, places: PlaceSet, ranges: Set<Range<Int>>)] = []

  /// The rulings on a text.
  ///
  /// - Parameters:
  ///   - rulings: The rulings.
  ///   - ranks: Ranks of all rules, 0 speaks first; nil for one that neither silences nor gives way.
  ///   - tags: The rule on tags; nil where it does not run.
  init(_ rulings: [Ruling], ranks: [Int?], ofTags tags: Int?) {
    self.ranks = ranks
    rankOfTags = tags.flatMap { ranks[$0] }
    hasBrokenTag = rulings.contains {
      $0.rule == tags && ($0.verdict.level ?? MarkupMismatch.metadata.severity) > .note
    }
    var ranges: [Int: [Range<Int>]] = [:]
    for ruling in rulings {
      if let rank = ranks[ruling.rule], let range = ruling.plainRange {
        ranges[rank, default: []].append(range)
      }
    }
    places = ranges.map { ($0, PlaceSet($1), Set($1)) }
  }

  /// Whether a ruling is about words of another one that comes from a rule which speaks first.
  ///
  /// A fault of the whole text stands beside those of its words, unless these words make it one. Words that are part of
  /// a tag are no words of the text: where the tag is broken, that is the fault.
  func silence(_ ruling: Ruling, in plain: Span<UInt8>) -> Bool {
    guard let rank = ranks[ruling.rule], let range = ruling.plainRange else { return false }
    if hasBrokenTag, let rankOfTags, rankOfTags < rank, !ruling.verdict.isAboutWhole,
      Self.areInTag(range, plain)
    {
      return true
    }
    return places.contains { other in
      guard other.rank < rank else { return false }
      if ruling.verdict.isAboutWhole {
        return !range.isEmpty && other.ranges.contains(range)
          || ruling.verdict.cause.map { other.places.overlap($0) } ?? false
      }
      return other.places.overlap(range)
    }
  }

  /// Whether words stand behind a `<` that no `>` before them ends.
  private static func areInTag(_ range: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    var isOpen = false
    for index in 0..<min(range.upperBound, plain.count) {
      if plain[index] == UInt8(ascii: "<") { isOpen = true }
      if plain[index] == UInt8(ascii: ">"), index < range.lowerBound { isOpen = false }
    }
    return isOpen
  }
}
