/// Compares the findings of a run with those of an earlier one, set by set and text by text: how findings are grouped
/// makes no difference.
package struct Comparison: Sendable {
  /// How many texts with findings are of each state.
  package struct Counts: Sendable, Hashable {
    /// Not there before.
    package var new = 0
    /// There before, of another text or severity.
    package var updated = 0
    /// There before, as they are.
    package var unchanged = 0
    /// Gone, although their text was read again.
    package var fixed = 0
    /// Gone with their text, or with the source text that it translates: nobody misses them.
    package var removed = 0
    /// Not met, as their text was not read again.
    package var lost = 0
    /// Translations that are gone with their locale or set, or cannot be read.
    package var lostTranslations = 0
    /// Not looked for, as their rule does not run any more.
    package var withdrawn = 0

    /// The counts in words; what is lost comes first.
    package var sentence: String {
      let losses = [
        lost > 0 ? "\(lost.grouped) lost" : nil,
        lostTranslations > 0 ? "\(lostTranslations.counted("translation")) lost" : nil,
      ].compactMap(\.self)
      let others =
        [
          "\(new.grouped) new", "\(updated.grouped) updated", "\(unchanged.grouped) unchanged",
          "\(fixed.grouped) fixed",
        ] + (removed > 0 ? ["\(removed.grouped) removed with their texts"] : [])
        + (withdrawn > 0 ? ["\(withdrawn.grouped) of rules that did not run"] : [])
      return (losses + others).joined(separator: ", ")
    }
  }

  /// What is known of an earlier finding of one text.
  private struct Earlier: Sendable {
    let finding: ReportedFinding
    let text: TextHash
    /// Whether it was told in a group, whose level is not its own.
    var isOfGroup = false
    var isFound = false
    /// Whether its rule does not run any more.
    var isWithdrawn = false
    /// What became of it where it is not found; nil until its set is seen.
    var fate: TextFate?
    /// Texts that a finding of an older release stands for without naming them, and that are not met yet.
    var unnamed = 0
  }

  /// What the texts have in common that a finding of an older release stands for: those of a locale for a group, those
  /// of a key for one that locales inherit.
  private struct GroupName: Hashable {
    let rule: RuleID
    let set: String
    let locale: String
    let key: String

    init(_ finding: ReportedFinding, key: String) {
      rule = finding.rule
      (set, locale) = (finding.subject.set, finding.subject.locale)
      self.key = key
    }
  }

  /// Findings of the earlier run, by text.
  private var earlier: [Earlier] = []
  private var byIdentity: [Fingerprint: [Int]] = [:]
  private var bySet: [String: [Int]] = [:]
  /// Findings of sets that are gone, and of programs, by all of the identity but set and detail.
  private var moved: [Fingerprint: [Int]] = [:]
  /// Findings of an older release that stand for texts that they do not name.
  private var groups: [GroupName: [Int]] = [:]
  /// Rules that the earlier run had; nil where they are those of now.
  private let rules: Set<RuleID>?
  /// Rules that run now; nil where they are those of the earlier run.
  private let running: Set<RuleID>?
  /// Paths of all sets of now.
  private let present: Set<String>
  private var losses: Losses
  private var programs = ProgramPaths()
  /// Texts of the set at hand that are better than before.
  private var improved: Set<Subject> = []
  /// The records of the earlier run's sets.
  private let summaries: [String: SetSummary]
  /// The texts of the earlier run, of sets where somebody asked.
  private var seenBefore: [String: SeenTexts] = [:]
  /// The sets of now in which findings of gone sets were met, by the set that is gone.
  private var renamed: [String: SetSummary] = [:]
  /// How many findings are of each state so far.
  package private(set) var counts = Counts()

  /// A comparison that has seen no set of now.
  ///
  /// - Parameters:
  ///   - sets: The sets of the earlier run.
  ///   - rules: The rules it had; findings of others are no news. Nil for the same as now.
  ///   - running: The rules of now; nobody looked for findings of others. Nil for the same as then.
  ///   - present: Paths of all sets of now.
  package init(
    _ sets: [ReportedSet], rules: Set<RuleID>?, running: Set<RuleID>? = nil, present: Set<String>
  ) {
    self.rules = rules
    self.running = running
    self.present = present
    losses = Losses(Losses.translations(of: sets.map(\.summary)))
    summaries = Dictionary(
      sets.map { ($0.summary.set, $0.summary) }, uniquingKeysWith: { first, _ in first })
    // Both sides tell what is in a program once, or a finding is new where another set tells it.
    var told = ToldPlaces()
    let findings = sets.flatMap { set in
      var set = set
      told.dropTold(of: &set)
      return set.findings
    }
    for finding in findings
    where finding.state != .absent && finding.rule != LostText.metadata.id {
      for var text in finding.eachText {
        text.suppression = finding.suppression
        add(text, unnamed: text.members ?? 0, isOfGroup: !finding.texts.isEmpty)
      }
      for text in finding.inherited { add(text) }
      if !finding.inherited.isEmpty { continue }
      for locale in finding.inheritedBy {
        var text = finding
        text.subject.locale = locale
        add(text, unnamed: 1)
      }
    }
  }

  private mutating func add(
    _ finding: ReportedFinding, unnamed: Int = 0, isOfGroup: Bool = false
  ) {
    let number = earlier.count
    earlier.append(
      Earlier(
        finding: finding, text: TextHash(text: finding.text, source: finding.source),
        isOfGroup: isOfGroup, unnamed: unnamed))
    if unnamed > 0 {
      groups[GroupName(finding, key: finding.subject.key), default: []].append(number)
    }
    byIdentity[finding.fingerprint, default: []].append(number)
    bySet[finding.subject.set, default: []].append(number)
    if !present.contains(finding.subject.set) || programs.contains(finding.place.path) {
      moved[Self.identityWithoutSet(finding), default: []].append(number)
    }
  }

  /// Gives every finding of a set its state, and tells the texts one by one that came to a group.
  ///
  /// - Returns: What is lost of the set.
  @discardableResult
  package mutating func apply(to set: inout ReportedSet) -> [Losses.Loss] {
    improved = set.textsBetter(than: (bySet[set.summary.set] ?? []).map { earlier[$0].finding })
    let findings = set.findings.flatMap { stated($0, in: set.summary) }
    let isDivided = findings.count > set.findings.count
    set.findings = findings
    if isDivided { FindingOrder.sort(&set.findings) }
    var seen: SeenTexts?
    var hidden: [ReportedPlace] = []
    let unreadable = set.unreadablePath
    // Of a folder that could not be read nobody knows what is in it.
    let isKnown = set.summary.isWhole || unreadable != nil
    for number in bySet[set.summary.set] ?? [] where isKnown && !earlier[number].isFound {
      let finding = earlier[number].finding
      if let running, !running.contains(finding.rule) {
        earlier[number].isWithdrawn = true
        continue
      }
      let texts = seen ?? seenTexts(of: set)
      seen = texts
      let fate = texts.fate(of: finding)
      if fate == .hidden, set.summary.isUnknown(in: finding.subject.locale) { continue }
      earlier[number].fate = fate
      switch fate {
      case .hidden: hidden.append(Self.place(of: finding))
      case .lost where finding.suppression == nil:
        var place = Self.place(of: finding, key: finding.subject.key)
        place.isWithoutSource = texts.isWithoutSource(finding.subject)
        hidden.append(place)
      case .lost, .fixed, .removed: break
      }
    }
    var lost = losses.losses(
      of: set.summary, hidden: hidden, path: unreadable, earlier: summaries[set.summary.set])
    let emptied = keysWithoutSource(of: set, told: hidden)
    if !emptied.isEmpty {
      lost.append(
        Losses.Loss(
          set: set.summary.set, locale: set.summary.sourceLocale, keys: emptied, isOfSource: true))
      counts.lost += emptied.count
    }
    counts.lostTranslations += lost.reduce(0) { $0 + $1.translations }
    return lost
  }

  private func seenTexts(of set: ReportedSet) -> SeenTexts {
    SeenTexts(
      set.summary, knownToBeCut: set.localesKnownToBeCut,
      hasLostSource: losses.hasLostSource(set.summary))
  }

  /// The keys whose source texts are gone while translations are left, and of which nothing else tells.
  private func keysWithoutSource(of set: ReportedSet, told: [ReportedPlace]) -> [String] {
    let source = set.summary.sourceLocale
    guard let before = summaries[set.summary.set], before.sourceLocale == source,
      let without = set.summary.texts?.lacking[source], !without.isEmpty
    else { return [] }
    let keys = seenTexts(of: set).keysWithoutSource(since: SeenTexts(before))
    if keys.isEmpty { return [] }
    let extra = set.findings.filter { $0.rule == ExtraTranslation.metadata.id }.flatMap(\.eachText)
    let others =
      extra.map(\.subject.key)
      + told.filter { $0.isWithoutSource || $0.locale == source }.map(\.key)
    return keys.filter { !others.contains($0) }
  }

  /// A finding with its state; the texts of a group that are not all of one kind, each with its own.
  private mutating func stated(
    _ finding: ReportedFinding, in set: SetSummary
  ) -> [ReportedFinding] {
    var finding = finding
    let unmet = finding.inherited.filter { !meetInherited($0, in: set) }
    if !unmet.isEmpty, seenBefore[set.set] == nil {
      seenBefore[set.set] = summaries[set.set].map { SeenTexts($0) }
    }
    if finding.texts.isEmpty {
      finding.state = state(of: finding, in: set)
      // A fault that is new came to the translations, too; of a known one only those are news that did not have it.
      let others = finding.state == .new ? unmet : unmet.filter { wasThere($0) }
      if !others.isEmpty, finding.state == .unchanged { finding.state = .updated }
      count(finding)
      if finding.suppression == nil { counts.new += others.count }
      return [finding]
    }
    for index in finding.texts.indices {
      finding.texts[index].suppression = finding.suppression
      finding.texts[index].state = state(of: finding.texts[index], group: finding, in: set)
      count(finding.texts[index])
    }
    let states = Set(finding.texts.map(\.state))
    if states.count > 1 { return finding.texts }
    finding.state = finding.texts[0].state
    return [finding]
  }

  /// Whether the earlier run read a text in the place of a finding.
  private func wasThere(_ finding: ReportedFinding) -> Bool {
    guard let seen = seenBefore[finding.subject.set] else { return false }
    return seen.hasText(of: finding.subject.key, in: finding.subject.locale)
  }

  /// The record that the earlier run had of a set.
  package func earlierSummary(of set: String) -> SetSummary? { summaries[set] }

  /// Takes new findings back that losses tell of.
  package mutating func tellWithLosses(_ count: Int) { counts.new -= count }

  private mutating func count(_ finding: ReportedFinding) {
    if finding.suppression != nil { return }
    switch finding.state {
    case .new: counts.new += 1
    case .updated: counts.updated += 1
    case .unchanged: counts.unchanged += 1
    case .absent, nil: break
    }
  }

  /// Notes a text that has its fault because the source has it: that is no news where it was told before.
  ///
  /// - Returns: Whether it was.
  private mutating func meetInherited(_ text: ReportedFinding, in set: SetSummary) -> Bool {
    if let number = unmet(byIdentity[text.fingerprint]) ?? unmetElsewhere(text) {
      earlier[number].isFound = true
      noteRenamed(earlier[number].finding.subject.set, set)
    } else if !isOfOlderFinding(text, nil) {
      return false
    }
    if text.suppression == nil { counts.unchanged += 1 }
    return true
  }

  /// Ends the comparison: what is gone of sets that are gone, too.
  ///
  /// - Returns: What is lost with them.
  @discardableResult
  package mutating func end() -> [Losses.Loss] {
    var hidden: [ReportedPlace] = []
    for (set, numbers) in bySet where !present.contains(set) {
      let seen = renamed[set].map { SeenTexts($0) }
      for number in numbers where !earlier[number].isFound {
        let finding = earlier[number].finding
        let fate = seen?.fate(of: finding) ?? .hidden
        earlier[number].fate = fate
        if fate == .hidden { hidden.append(Self.place(of: finding)) }
      }
    }
    let lost = losses.losses(
      ofSetsGone: { !present.contains($0) && renamed[$0] == nil }, hidden: hidden)
    counts.lostTranslations += lost.reduce(0) { $0 + $1.translations }
    for earlier in earlier where !earlier.isFound && earlier.finding.suppression == nil {
      let number = max(1, earlier.unnamed)
      if earlier.isWithdrawn { counts.withdrawn += number }
      switch earlier.fate {
      case .fixed?: counts.fixed += number
      case .removed?: counts.removed += number
      case .lost?, .hidden?: counts.lost += number
      case nil: break
      }
    }
    return lost
  }

  /// Findings of the earlier run that were not met, with what became of them.
  package var absent: [(finding: ReportedFinding, fate: TextFate)] {
    earlier.compactMap { earlier in
      guard !earlier.isFound, let fate = earlier.fate else { return nil }
      var finding = earlier.finding
      finding.state = .absent
      return (finding, fate)
    }
  }

  private mutating func state(
    of finding: ReportedFinding, group: ReportedFinding? = nil, in set: SetSummary
  ) -> FindingState {
    if let rules, !rules.contains(finding.rule) { return .unchanged }
    let text = TextHash(text: finding.text, source: finding.source)
    if let number = unmet(byIdentity[finding.fingerprint]) {
      earlier[number].isFound = true
      let before = earlier[number]
      let isSameLevel =
        before.finding.severity == finding.severity || before.isOfGroup || group != nil
      // What is missing has no text that could have changed.
      let isSameText =
        finding.text == nil || before.text == text || improved.contains(finding.subject)
      return isSameText && isSameLevel ? .unchanged : .updated
    }
    if isOfOlderFinding(finding, group) { return .unchanged }
    guard let number = unmetElsewhere(finding) else { return .new }
    earlier[number].isFound = true
    noteRenamed(earlier[number].finding.subject.set, set)
    return earlier[number].finding.severity == finding.severity ? .unchanged : .updated
  }

  /// Notes in which set of now a finding of another was met, where that one is gone.
  private mutating func noteRenamed(_ before: String, _ set: SetSummary) {
    if before != set.set, !present.contains(before) { renamed[before] = set }
  }

  /// An earlier finding of a set that is gone, or of the same program, of the same identity but for the set and of the
  /// same text.
  private func unmetElsewhere(_ finding: ReportedFinding) -> Int? {
    if moved.isEmpty { return nil }
    let text = TextHash(text: finding.text, source: finding.source)
    return moved[Self.identityWithoutSet(finding)]?.first { number in
      if earlier[number].isFound || earlier[number].text != text { return false }
      let before = earlier[number].finding
      return !present.contains(before.subject.set) || before.place.path == finding.place.path
    }
  }

  private func unmet(_ numbers: [Int]?) -> Int? {
    numbers?.first { !earlier[$0].isFound && earlier[$0].unnamed == 0 }
  }

  /// Whether a finding of an older release, which does not name its texts, has room for one more.
  private mutating func isOfOlderFinding(
    _ finding: ReportedFinding, _ group: ReportedFinding?
  ) -> Bool {
    if groups.isEmpty { return false }
    let same = group.flatMap { byIdentity[$0.fingerprint] } ?? []
    let alike = ["", finding.subject.key].flatMap { groups[GroupName(finding, key: $0)] ?? [] }
    guard let number = (same + alike).first(where: { earlier[$0].unnamed > 0 }) else {
      return false
    }
    // A group of several locales counts keys.
    if finding.subject.locale == earlier[number].finding.subject.locale {
      earlier[number].unnamed -= 1
      earlier[number].isFound = earlier[number].unnamed == 0
    } else {
      earlier[number].isFound = true
    }
    return true
  }

  private static func place(of finding: ReportedFinding, key: String = "") -> ReportedPlace {
    ReportedPlace(
      set: finding.subject.set, locale: finding.subject.locale, path: finding.place.path, key: key)
  }

  private static func identityWithoutSet(_ finding: ReportedFinding) -> Fingerprint {
    Fingerprint(rule: finding.rule, subject: finding.subject.ofAnySet)
  }
}
