/// Finds the pairs of states of which a locale has one side only.
struct HalfTranslatedPairs {
  /// A text that a locale lacks, beside the other of its pair.
  struct Half {
    /// The row that the locale lacks.
    let row: Int
    /// The row of the other state, which it has.
    let other: Int
    /// Whether code switches between the two.
    let isSwitched: Bool
    /// Whether their keys or words make them a pair.
    var arePaired: Bool
  }

  /// Actions that lead to what comes next more often than they go on with what their counterpart has stopped.
  private static let onward = Set(Resource.words("state-phrases/onward"))

  private let catalog: Catalog
  private let context: RuleContext
  private var comparison: TextComparison
  /// Whether code uses most texts, as far as it was read, so that those without a use are of no control.
  private let areMostUsed: Bool

  /// A search in a catalog.
  init(_ catalog: Catalog, _ context: RuleContext) {
    self.catalog = catalog
    self.context = context
    comparison = TextComparison(catalog)
    areMostUsed = (context.uses?.rowCount ?? 0) * 2 > catalog.rows.count
  }

  /// What a locale lacks, each row once.
  mutating func halves(in locale: Int) -> [Half] {
    if context.coverage.missing[locale].isEmpty, context.coverage.copied[locale].isEmpty {
      return []
    }
    var known: Set<Int> = []
    let paired = pairedHalves(in: locale)
    var switched = switchedHalves(in: locale)
    for index in switched.indices {
      let half = switched[index]
      switched[index].arePaired = paired.contains { $0.row == half.row && $0.other == half.other }
    }
    return (switched + paired).filter { known.insert($0.row).inserted }
  }

  /// Halves of what code switches between on one element.
  private mutating func switchedHalves(in locale: Int) -> [Half] {
    var halves: [Half] = []
    for pair in context.uses?.switches ?? [] {
      for (row, other) in [(pair.first, pair.second), (pair.second, pair.first)]
      where lacks(row, in: locale) && translates(other, in: locale) {
        halves.append(Half(row: row, other: other, isSwitched: true, arePaired: false))
      }
    }
    return halves
  }

  /// Halves of what keys or texts show to be a pair.
  private mutating func pairedHalves(in locale: Int) -> [Half] {
    var halves: [Half] = []
    for group in context.pairs.groups where isToggle(group) {
      for side in 0...1 where group.rows[side].allSatisfy({ lacks($0, in: locale) }) {
        let translated = rows(group.rows[1 - side], translatedIn: locale)
        for row in group.rows[side] {
          let other = translated.first { isPartner($0, of: row, on: side, group) }
          if let other {
            halves.append(Half(row: row, other: other, isSwitched: false, arePaired: true))
          }
        }
      }
    }
    return halves
  }

  /// Whether two rows of a group belong together, the second of which is on a side.
  private func isPartner(
    _ other: Int, of row: Int, on side: Int, _ group: StatePairGroup
  ) -> Bool {
    if isUnused(row), isUnused(other) { return false }
    let (text, otherText) = (sourceText(row), sourceText(other))
    // What names a thing, "Open %@", is no state of what names none, "Close".
    if text.contains("%") != otherText.contains("%") { return false }
    if group.isByKey { return true }
    if !mayMeetInCode(row, other) { return false }
    let (key, otherKey) = (catalog.key(row: row), catalog.key(row: other))
    let leadsOn = group.pair.members.contains { Self.onward.contains($0) }
    if leadsOn, !KeyFamily.haveOneSubject(key, otherKey) { return false }
    return KeyFamily.areNear(
      (key, group.pair.members[side]), (otherKey, group.pair.members[1 - side]))
      && KeyFamily.mayBeOfOnePlace(
        (key, text), (otherKey, otherText), isOneOfSeveral: group.rows.contains { $0.count > 1 })
  }

  /// Whether no code uses a text of an app whose code uses most.
  private func isUnused(_ row: Int) -> Bool {
    areMostUsed && context.uses?.uses(ofRow: row).isEmpty ?? false
  }

  /// Whether code may have two texts on one element: it uses both in one file, or one of them nowhere.
  ///
  /// The words of two texts alone are no pair: "Follow" of one screen is not what "Unfollow" of another turns into.
  private func mayMeetInCode(_ row: Int, _ other: Int) -> Bool {
    guard let uses = context.uses else { return true }
    let files = Set(uses.uses(ofRow: row).map { uses.index.uses[Int($0)].file })
    let others = uses.uses(ofRow: other).map { uses.index.uses[Int($0)].file }
    return files.isEmpty || others.isEmpty || others.contains { files.contains($0) }
  }

  /// The source text of a row; empty without one.
  private func sourceText(_ row: Int) -> String {
    catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap { catalog.shownText(of: $0) } ?? ""
  }

  private mutating func rows(_ rows: [Int], translatedIn locale: Int) -> [Int] {
    var translated: [Int] = []
    for row in rows where translates(row, in: locale) { translated.append(row) }
    return translated
  }

  /// Whether a locale has a text of its own for a row that it is asked for.
  private mutating func translates(_ row: Int, in locale: Int) -> Bool {
    !lacks(row, in: locale) && context.coverage.requirements.asksFor(row: row)
      && !hasSourceText(row: row, locale: locale)
  }

  /// Whether users of a locale get no text in their language: no region of it has one that the platform takes.
  private func lacks(_ row: Int, in locale: Int) -> Bool {
    if context.coverage.copied[locale].holdsSorted(row) { return true }
    return context.coverage.missing[locale].holdsSorted(row)
      && [nil, Catalog.sourceIndex].contains(
        context.coverage.columns.localeServedInstead(row: row, locale: locale))
  }

  /// Whether a locale has the source text, which may be too short to be called a copy: `ON`.
  private mutating func hasSourceText(row: Int, locale: Int) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let entry = catalog.entry(row: row, locale: locale),
      let text = catalog.firstMessage(of: entry), let original = catalog.firstMessage(of: source)
    else { return false }
    return comparison.areEqual(text, original, locale: catalog.locales[locale])
  }

  /// Whether a pair is one that a control switches between.
  private func isToggle(_ group: StatePairGroup) -> Bool {
    switch group.pair.kind {
    case .toggle, .seen: !group.pair.isParticiple
    // Only keys with more than the two words prove that these belong together.
    case .proof:
      group.isByKey && !group.pair.isParticiple
        && group.rows[0].allSatisfy {
          catalog.key(row: $0).utf8.count > group.pair.members[0].utf8.count
        }
    case .direction, .shared: false
    }
  }
}
