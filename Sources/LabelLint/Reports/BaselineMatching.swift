/// Compares the findings of a run with a baseline, set by set and text by text: how findings are grouped makes no
/// difference.
///
/// By identity first, each entry once; then entries whose set is no longer in the project, by all
/// of the identity but the set, and equal text: a renamed folder loses nothing.
package struct BaselineMatching: Sendable {
  /// What became of an entry in one locale.
  package enum Fate: String, Sendable, Hashable {
    /// Found as it was accepted.
    case known
    /// Found, with another text or in a larger group.
    case void
    /// Found, past its day.
    case expired
    /// Found, but nobody has said yet why it was accepted, and the project asks for reasons.
    case unexplained
    /// Not found although its text was read again.
    case stale
    /// Not found, as its key is gone from the source.
    case removed
    /// Not found, as its text was not read again.
    case lost
    /// Its set, or its rule, was not checked, or not as far as to know.
    case unchecked
  }

  /// An entry in one locale.
  private struct Item: Sendable {
    let entry: Int
    let locale: String
    var fate = Fate.unchecked
    /// Texts that a group of an older release stands for and that are not met yet.
    var unnamed = 0
  }

  /// What the texts of a group of an older release have in common.
  private struct GroupName: Hashable {
    let rule: RuleID
    let set: String
    let locale: String
  }

  /// The baseline.
  package let baseline: Baseline
  /// Paths of all sets of the project.
  private let sets: Set<String>
  /// Day on which entries expire, as `2026-11-21`.
  private let day: String
  /// Whether an entry that nobody has explained counts for nothing.
  private let requiresReason: Bool
  private var items: [Item] = []
  /// Items by identity.
  private var byIdentity: [Fingerprint: [Int]] = [:]
  private var bySet: [String: [Int]] = [:]
  /// Items of sets that are gone, by identity without set.
  private var moved: [Fingerprint: [Int]] = [:]
  /// Groups of an older release, whose texts are not listed.
  private var groups: [GroupName: [Int]] = [:]
  /// The sets of now in which findings of gone sets were met, by the set that is gone.
  private var renamed: [String: SetSummary] = [:]
  private var losses: Losses
  private var programs = ProgramPaths()
  /// Items by identity without set; nil until a finding of a program asks.
  private var anySet: [Fingerprint: [Int]]?
  /// Number of findings that the baseline holds.
  package private(set) var knownCount = 0

  /// A comparison that has seen no set yet.
  ///
  /// - Parameters:
  ///   - baseline: What is known.
  ///   - sets: Paths of all sets of the project.
  ///   - day: Today, as `2026-11-21`.
  ///   - requiresReason: Whether an accepted finding counts as long as its reason is a `TODO`.
  package init(
    _ baseline: Baseline, sets: Set<String>, day: String, requiresReason: Bool = false
  ) {
    self.baseline = baseline
    self.sets = sets
    self.day = day
    self.requiresReason = requiresReason
    losses = Losses(baseline.translations)
    for (number, entry) in baseline.entries.enumerated() {
      for locale in entry.locales {
        byIdentity[entry.identity(in: locale), default: []].append(items.count)
        bySet[entry.subject.set, default: []].append(items.count)
        if !sets.contains(entry.subject.set) {
          moved[entry.identityInAnySet(in: locale), default: []].append(items.count)
        }
        if let members = entry.members, entry.subject.key.isEmpty {
          let name = GroupName(rule: entry.rule, set: entry.subject.set, locale: locale)
          groups[name, default: []].append(items.count)
          items.append(Item(entry: number, locale: locale, unnamed: members))
        } else {
          items.append(Item(entry: number, locale: locale))
        }
      }
    }
  }

  /// Marks the findings of a set that are known, and those that were known with another text; tells the texts of a group
  /// one by one of which only some are known.
  ///
  /// - Returns: What is lost of the set.
  @discardableResult
  package mutating func apply(to set: inout ReportedSet) -> [Losses.Loss] {
    if items.isEmpty, baseline.translations.isEmpty, baseline.removals.isEmpty { return [] }
    if !items.isEmpty || !baseline.removals.isEmpty {
      let findings = set.findings.flatMap { marked($0, in: set.summary) }
      let isDivided = findings.count > set.findings.count
      set.findings = findings
      if isDivided { FindingOrder.sort(&set.findings) }
    }
    let unreadable = set.unreadablePath
    // Of a folder that could not be read nobody knows what is in it.
    let isKnown = set.summary.isWhole || unreadable != nil
    let isMet = (bySet[set.summary.set] ?? []).allSatisfy { items[$0].fate != .unchecked }
    let hidden =
      isMet || !isKnown
      ? []
      : judgeRest(
        of: set.summary.set, in: set.summary,
        as: SeenTexts(
          set.summary, knownToBeCut: set.localesKnownToBeCut,
          hasLostSource: losses.hasLostSource(set.summary)))
    let lost = losses.losses(of: set.summary, hidden: hidden, path: unreadable)
    return lost + [set.lostSources(since: baseline, told: hidden)].compactMap(\.self)
  }

  /// What is lost with the sets that are gone, once all sets were seen.
  package mutating func end() -> [Losses.Loss] {
    var hidden: [ReportedPlace] = []
    for set in bySet.keys where !sets.contains(set) {
      hidden += judgeRest(of: set, in: renamed[set], as: renamed[set].map { SeenTexts($0) })
    }
    return losses.losses(
      ofSetsGone: { !sets.contains($0) && renamed[$0] == nil }, hidden: hidden)
  }

  /// Says what became of the entries of a set that were not met.
  ///
  /// - Returns: Where those are whose texts are gone or were not read.
  private mutating func judgeRest(
    of set: String, in summary: SetSummary?, as seen: SeenTexts?
  ) -> [ReportedPlace] {
    var lost: [ReportedPlace] = []
    for item in bySet[set] ?? [] where items[item].fate == .unchecked {
      let entry = baseline.entries[items[item].entry]
      var subject = entry.subject
      subject.locale = items[item].locale
      switch seen?.fate(of: subject, rule: entry.rule, qualifiers: entry.qualifiers) ?? .hidden {
      case .fixed: items[item].fate = .stale
      case .removed: items[item].fate = .removed
      case .lost:
        items[item].fate = .lost
        lost.append(
          ReportedPlace(
            set: set, locale: items[item].locale, key: subject.key,
            isWithoutSource: seen?.isWithoutSource(subject) ?? false))
      case .hidden where summary?.isUnknown(in: subject.locale) ?? false: break
      case .hidden:
        items[item].fate = .lost
        lost.append(ReportedPlace(set: set, locale: items[item].locale))
      }
    }
    return lost
  }

  /// A finding that is marked; the texts of a group of which only some are known, each by itself.
  private mutating func marked(
    _ finding: ReportedFinding, in set: SetSummary
  ) -> [ReportedFinding] {
    if UnreadableCatalog.hidesRest(finding.rule, detail: finding.detail) { return [finding] }
    var finding = finding
    for index in finding.inherited.indices {
      let text = finding.inherited[index]
      guard let item = match(text, in: set) else { continue }
      let fate = fate(of: items[item], text)
      items[item].fate = fate
      if fate == .known {
        finding.inherited[index].suppression = Suppression(
          .baseline, reason: baseline.entries[items[item].entry].reason)
      }
    }
    if finding.texts.isEmpty {
      mark(&finding, in: set)
      return [finding]
    }
    for index in finding.texts.indices {
      finding.texts[index].suppression = finding.suppression
      mark(&finding.texts[index], of: finding, in: set)
    }
    if Set(finding.texts.map(\.state)).count > 1 { return finding.texts }
    finding.suppression = finding.texts[0].suppression
    finding.state = finding.texts[0].state
    return [finding]
  }

  /// Marks a text.
  private mutating func mark(
    _ finding: inout ReportedFinding, of group: ReportedFinding? = nil, in set: SetSummary
  ) {
    guard let item = match(finding, in: set) ?? matchOlder(finding, group) else {
      return markRemoved(&finding)
    }
    let fate = fate(of: items[item], finding)
    if items[item].unnamed == 0 { items[item].fate = fate }
    switch fate {
    case .known:
      guard finding.suppression == nil else { return }
      knownCount += 1
      finding.suppression = Suppression(
        .baseline, reason: baseline.entries[items[item].entry].reason)
      finding.state = .unchanged
    case .void: finding.state = .updated
    case .expired, .unexplained, .stale, .removed, .lost, .unchecked: break
    }
  }

  /// Marks a text that is missing on purpose.
  private mutating func markRemoved(_ finding: inout ReportedFinding) {
    guard finding.rule == Losses.ruleOfMissingTexts, finding.suppression == nil,
      let reason = baseline.reason(
        forLossOf: finding.subject.key, in: finding.subject.locale, of: finding.subject.set)
    else { return }
    knownCount += 1
    finding.suppression = Suppression(.baseline, reason: reason)
    finding.state = .unchanged
  }

  /// The item of a finding that no other finding has taken.
  private mutating func match(_ finding: ReportedFinding, in set: SetSummary) -> Int? {
    let isFree = { (item: Item) in item.fate == .unchecked && item.unnamed == 0 }
    let same = (byIdentity[finding.fingerprint] ?? []).filter { isFree(items[$0]) }
    if same.count == 1 { return same[0] }
    let isOfProgram = same.isEmpty && programs.contains(finding.place.path)
    if same.isEmpty, moved.isEmpty, !isOfProgram { return nil }
    let text = TextHash(text: finding.text, source: finding.source).description
    if let first = same.first {
      // A fix that was interrupted leaves an entry for the old text and one for the new.
      return same.first { baseline.entries[items[$0].entry].text == text } ?? first
    }
    let identity = Fingerprint(
      rule: finding.rule, subject: finding.subject.ofAnySet, detail: finding.detail)
    let item = moved[identity]?.first {
      isFree(items[$0]) && baseline.entries[items[$0].entry].text == text
    }
    if item == nil, isOfProgram { return matchProgram(identity, text: text) }
    if let item { renamed[baseline.entries[items[item].entry].subject.set] = set }
    return item
  }

  /// The item of a finding of a program, which was one of another set when it was accepted.
  private mutating func matchProgram(_ identity: Fingerprint, text: String) -> Int? {
    if anySet == nil {
      var all: [Fingerprint: [Int]] = [:]
      for number in items.indices where items[number].unnamed == 0 {
        let entry = baseline.entries[items[number].entry]
        all[entry.identityInAnySet(in: items[number].locale), default: []].append(number)
      }
      anySet = all
    }
    return anySet?[identity]?.first { number in
      // Its set may have been seen already, without it.
      [.unchecked, .stale, .removed].contains(items[number].fate)
        && baseline.entries[items[number].entry].text == text
    }
  }

  /// The item of a group of an older release, which does not list its texts, if it has room for one more.
  private mutating func matchOlder(
    _ finding: ReportedFinding, _ group: ReportedFinding?
  ) -> Int? {
    if groups.isEmpty { return nil }
    let name = GroupName(
      rule: finding.rule, set: finding.subject.set, locale: finding.subject.locale)
    let candidates =
      (group.flatMap { byIdentity[$0.fingerprint] } ?? []) + (groups[name] ?? [])
    guard let item = candidates.first(where: { items[$0].unnamed > 0 }) else { return nil }
    // A group of several locales counts keys.
    if finding.subject.locale == items[item].locale { items[item].unnamed -= 1 }
    items[item].fate = .known
    return item
  }

  private func fate(of item: Item, _ finding: ReportedFinding) -> Fate {
    let entry = baseline.entries[item.entry]
    if entry.isExpired(on: day) { return .expired }
    if requiresReason, entry.isUnexplained { return .unexplained }
    if entry.members != nil, entry.subject.key.isEmpty { return .known }
    // What is missing has no text that could have changed; what somebody accepted is of a text.
    if finding.text == nil, entry.state != .accepted { return .known }
    let text = TextHash(text: finding.text, source: finding.source).description
    return entry.text == text ? .known : .void
  }

  /// What became of all entries, once all sets were seen.
  ///
  /// - Parameter rules: The rules that ran.
  /// - Returns: Each entry in each of its locales.
  package func fates(rules: Set<RuleID>) -> [(entry: BaselineEntry, locale: String, fate: Fate)] {
    items.map { item in
      let entry = baseline.entries[item.entry]
      let isUnmet = [.stale, .removed, .lost].contains(item.fate)
      let fate = isUnmet && !rules.contains(entry.rule) ? .unchecked : item.fate
      return (entry, item.locale, fate)
    }
  }

  /// The baseline with only the entries and locales that a test keeps.
  package func pruned(rules: Set<RuleID>, keeping keeps: (Fate) -> Bool) -> Baseline {
    var result = baseline
    result.entries = fates(rules: rules).compactMap { entry, locale, fate in
      guard keeps(fate) else { return nil }
      var entry = entry
      entry.locales = [locale]
      return entry
    }
    return result
  }
}
