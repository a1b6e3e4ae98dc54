/// Compares the findings of a run with a baseline, set by set.
///
/// By identity first, each entry once; then entries whose set is no longer in the project, by all
/// of the identity but the set, and equal text: a renamed folder loses nothing.
public struct BaselineMatching: Sendable {
  /// What became of an entry in one locale.
  public enum Fate: String, Sendable, Hashable {
    /// Found as it was accepted.
    case known
    /// Found, with another text or in a larger group.
    case void
    /// Found, past its day.
    case expired
    /// Not found in a set that was checked.
    case stale
    /// Its set, or its rule, was not checked, or its set was not read whole.
    case unchecked
  }

  /// An entry in one locale.
  private struct Item: Sendable {
    let entry: Int
    let locale: String
    var fate = Fate.unchecked
  }

  /// The baseline.
  public let baseline: Baseline
  /// Paths of all sets of the project.
  private let sets: Set<String>
  /// Day on which entries expire, as `2026-11-21`.
  private let day: String
  private var items: [Item] = []
  /// Items by identity.
  private var byIdentity: [Fingerprint: [Int]] = [:]
  /// Items of sets that are gone, by identity without set.
  private var moved: [Fingerprint: [Int]] = [:]
  /// Sets of the project that were read whole and checked.
  private var checked: Set<String> = []
  /// Number of findings that the baseline holds.
  public private(set) var knownCount = 0

  /// A comparison that has seen no set yet.
  ///
  /// - Parameters:
  ///   - baseline: What is known.
  ///   - sets: Paths of all sets of the project.
  ///   - day: Today, as `2026-11-21`.
  public init(_ baseline: Baseline, sets: Set<String>, day: String) {
    self.baseline = baseline
    self.sets = sets
    self.day = day
    for (number, entry) in baseline.entries.enumerated() {
      for locale in entry.locales {
        byIdentity[entry.identity(in: locale), default: []].append(items.count)
        if !sets.contains(entry.subject.set) {
          moved[entry.identity(in: locale, set: ""), default: []].append(items.count)
        }
        items.append(Item(entry: number, locale: locale))
      }
    }
  }

  /// Marks the findings of a set that are known, and those that were known with another text.
  public mutating func apply(to set: inout ReportedSet) {
    if set.summary.complete { checked.insert(set.summary.set) }
    guard !items.isEmpty else { return }
    for index in set.findings.indices {
      let (rule, detail) = (set.findings[index].rule, set.findings[index].detail)
      if UnreadableCatalog.hidesRest(rule, detail: detail) { continue }
      guard let item = match(set.findings[index]) else { continue }
      let fate = fate(of: items[item], set.findings[index])
      items[item].fate = fate
      switch fate {
      case .known:
        guard set.findings[index].suppression == nil else { continue }
        knownCount += 1
        set.findings[index].suppression = Suppression(
          .baseline, reason: baseline.entries[items[item].entry].reason)
        set.findings[index].state = .unchanged
      case .void: set.findings[index].state = .updated
      case .expired, .stale, .unchecked: break
      }
    }
  }

  /// The item of a finding that no other finding has taken.
  private func match(_ finding: ReportedFinding) -> Int? {
    let isFree = { (item: Int) in items[item].fate == .unchecked }
    if let same = byIdentity[finding.fingerprint]?.first(where: isFree) { return same }
    guard !moved.isEmpty else { return nil }
    var subject = finding.subject
    subject.set = ""
    let identity = Fingerprint(rule: finding.rule, subject: subject, detail: finding.detail)
    let text = TextHash(text: finding.text, source: finding.source).description
    return moved[identity]?.first { isFree($0) && baseline.entries[items[$0].entry].text == text }
  }

  private func fate(of item: Item, _ finding: ReportedFinding) -> Fate {
    let entry = baseline.entries[item.entry]
    let text = TextHash(text: finding.text, source: finding.source).description
    if entry.isExpired(on: day) { return .expired }
    if entry.text != text { return .void }
    // How much of a locale is missing changes with every text; coverage guards that.
    let isWhole = entry.detail == "incomplete"
    if !isWhole, let members = entry.members, (finding.members ?? 0) > members { return .void }
    return .known
  }

  /// What became of all entries, once all sets were seen.
  ///
  /// - Parameter rules: The rules that ran.
  /// - Returns: Each entry in each of its locales.
  public func fates(rules: Set<RuleID>) -> [(entry: BaselineEntry, locale: String, fate: Fate)] {
    items.map { item in
      let entry = baseline.entries[item.entry]
      var fate = item.fate
      if fate == .unchecked, rules.contains(entry.rule) {
        // A set that is gone is as good as checked: nothing of it was found elsewhere.
        let isGone = !sets.contains(entry.subject.set)
        if checked.contains(entry.subject.set) || isGone { fate = .stale }
      }
      return (entry, item.locale, fate)
    }
  }

  /// The baseline with only the entries and locales that a test keeps.
  public func pruned(rules: Set<RuleID>, keeping keeps: (Fate) -> Bool) -> Baseline {
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
