/// Makes one item of findings that differ only in locale.
///
/// That is: same rule, set, table, key, slot and place, and the same words about it. Whether a
/// finding has a detail in its identity shows in its fingerprint; one that has is never folded,
/// because a stored record does not keep details.
package enum Folding {
  /// A finding, by its index, and those that differ from it in locale only.
  private struct Group {
    /// The findings, in their order.
    var members: [Int]
    /// Whether the locale of the first is judged by what it lacks.
    var isJudgedElsewhere: Bool
    /// Identity of all of them; nil of a finding that stands alone.
    var identity: Fingerprint?

    /// Whether it is to have an identity of its own.
    var isFolded: Bool { members.count > 1 || isJudgedElsewhere }
  }

  /// Another number in each run: no file can prepare findings that are alike in it.
  private static let seed = UInt64.random(in: .min ... .max)

  /// A hash of what findings that are folded have in common.
  private static func likeness(of finding: ReportedFinding) -> UInt64 {
    let place = seed &+ UInt64(truncatingIfNeeded: finding.place.offset)
    let key = finding.subject.key.utf8.span.hash(seed: place)
    return finding.message.utf8.span.hash(seed: key)
  }

  /// The findings of one set as items, each where its first finding stands.
  ///
  /// - Parameters:
  ///   - findings: Findings of one set, in the order of records.
  ///   - isOn: Whether to fold; without, each finding is an item under its own identity.
  /// - Returns: The items, to be shown in the order of a report.
  package static func items(
    of findings: [ReportedFinding], isOn: Bool = true
  ) -> [FoldedFinding] {
    guard isOn else {
      return findings.indices.map {
        let locales = isJudgedElsewhere(findings[$0]) ? [findings[$0].subject.locale] : []
        return single(findings[$0], locales)
      }
    }
    let alike = groupsAlike(findings)
    let plain = plainIdentities(alike.lazy.filter(\.isFolded).flatMap(\.members), of: findings)
    var groups = alike.flatMap { split($0, plain, of: findings) }
    if groups.count > alike.count {
      // Those that are not folded after all stand among the others.
      groups.sort { $0.members[0] < $1.members[0] }
    }
    identify(&groups, plain, of: findings)
    return items(of: groups, findings)
  }

  /// Findings that differ in locale only, by all but their fingerprints.
  private static func groupsAlike(_ findings: [ReportedFinding]) -> [Group] {
    var groups: [Group] = []
    var known: [UInt64: [Int]] = [:]
    for index in findings.indices {
      let likeness = likeness(of: findings[index])
      let alike = known[likeness]
      let group = alike?.first {
        areAlike(findings[groups[$0].members[0]], findings[index])
      }
      if let group {
        groups[group].members.append(index)
        continue
      }
      known[likeness] = (alike ?? []) + [groups.count]
      groups.append(
        Group(members: [index], isJudgedElsewhere: isJudgedElsewhere(findings[index])))
    }
    return groups
  }

  /// Whether two findings have the same rule, set, table, key, slot and place, and the same words.
  private static func areAlike(_ one: ReportedFinding, _ other: ReportedFinding) -> Bool {
    one.place == other.place && one.rule == other.rule && one.state == other.state
      && ByteOrder.areEqual(one.message, other.message)
      && ByteOrder.areEqual(one.subject.key, other.subject.key)
      && ByteOrder.areEqual(one.subject.slot, other.subject.slot)
      && ByteOrder.areEqual(one.subject.table, other.subject.table)
      && ByteOrder.areEqual(one.subject.set, other.subject.set)
      && one.suppression == other.suppression
  }

  /// Which of some findings have the identity of their rule and subject, without a detail.
  ///
  /// Identities are hashes, which cost as much as all the rest: most findings stand alone and need none.
  private static func plainIdentities(
    _ indexes: [Int], of findings: [ReportedFinding]
  ) -> Set<Int> {
    let indexes = indexes.filter {
      findings[$0].detail.isEmpty && !findings[$0].subject.locale.isEmpty
    }
    let identities = Fingerprint.unnumbered(findings, at: indexes)
    var plain = Set<Int>(minimumCapacity: indexes.count)
    for (index, identity) in zip(indexes, identities)
    where findings[index].fingerprint == identity {
      plain.insert(index)
    }
    return plain
  }

  /// A group, and as groups of their own the findings that are not folded: those whose identity has a
  /// detail.
  private static func split(
    _ group: Group, _ plain: Set<Int>, of findings: [ReportedFinding]
  ) -> [Group] {
    if group.members.count == 1 { return [group] }
    var groups: [Group] = []
    var folded: Int?
    for index in group.members {
      if let folded, plain.contains(index) {
        groups[folded].members.append(index)
        continue
      }
      if plain.contains(index) { folded = groups.count }
      groups.append(Group(members: [index], isJudgedElsewhere: isJudgedElsewhere(findings[index])))
    }
    return groups
  }

  /// Gives groups that are folded their identities.
  private static func identify(
    _ groups: inout [Group], _ plain: Set<Int>, of findings: [ReportedFinding]
  ) {
    let folded = groups.indices.filter {
      groups[$0].isFolded && plain.contains(groups[$0].members[0])
    }
    let anywhere = folded.map { Anywhere(findings[groups[$0].members[0]]) }
    let identities = Fingerprint.unnumbered(anywhere, at: anywhere.indices)
    for (index, identity) in zip(folded, identities) { groups[index].identity = identity }
  }

  /// A finding in all locales.
  private struct Anywhere: IdentifiedFinding {
    let rule: RuleID
    let subject: Subject
    let detail = ""

    init(_ finding: ReportedFinding) {
      rule = finding.rule
      var subject = finding.subject
      subject.locale = Fingerprint.allLocales
      self.subject = subject
    }
  }

  /// The items of groups; of several groups with one folded identity, later ones get a number.
  private static func items(
    of groups: [Group], _ findings: [ReportedFinding]
  ) -> [FoldedFinding] {
    var uses: [Fingerprint: Int] = [:]
    return groups.map { group in
      let first = group.members[0]
      guard let identity = group.identity else {
        return single(
          findings[first], group.isJudgedElsewhere ? [findings[first].subject.locale] : [])
      }
      let use = uses[identity, default: 0] + 1
      uses[identity] = use
      return FoldedFinding(
        finding: findings[first],
        severity: group.members.map { findings[$0].severity }.max() ?? findings[first].severity,
        fingerprint: use == 1 ? identity : repeated(Anywhere(findings[first]), use),
        locales: group.members.map { findings[$0].subject.locale })
    }
  }

  /// The identity of an item that is not the first of its rule in its slot.
  private static func repeated(_ finding: Anywhere, _ use: Int) -> Fingerprint {
    Fingerprint(rule: finding.rule, subject: finding.subject, repetition: use)
  }

  /// One finding as an item under its own identity, with its locale where that must be named.
  private static func single(_ finding: ReportedFinding, _ locales: [String]) -> FoldedFinding {
    FoldedFinding(
      finding: finding, severity: finding.severity, fingerprint: finding.fingerprint,
      locales: locales)
  }

  /// Whether a locale is judged by what it lacks, at a place in another locale's file or in one
  /// that holds all of them.
  ///
  /// Its message must name the locale even when there is but one, and another locale that lacks the
  /// same must not make it another item.
  static func isJudgedElsewhere(_ finding: ReportedFinding) -> Bool {
    finding.text == nil && !finding.subject.locale.isEmpty
      && finding.subject.locale != finding.sourceLocale
      && CatalogLocation(path: finding.place.path)?.place.tag?.description != finding.subject.locale
  }

  /// Whether the path of a finding about a translation does not show its locale: the place is in a file of all locales,
  /// of another locale, or in code.
  static func hidesLocale(_ finding: ReportedFinding) -> Bool {
    let locale = finding.subject.locale
    if locale.isEmpty || locale == finding.sourceLocale { return false }
    let tag = CatalogLocation(path: finding.place.path)?.place.tag
    return tag?.description != locale && tag?.merged.description != locale
  }
}

extension ReportedFinding: IdentifiedFinding {}
