/// Decides which of the rulings on the texts of a catalog are findings of their own, and which are told with another.
///
/// The second of the lists of policies in `docs/architecture.md`, behind `TextPolicies`.
struct RulingPolicies {
  private let catalog: Catalog
  private let rules: TextRules
  private let faults: SourceFaults
  /// All rulings, those of the source first.
  private var rulings: [Ruling] = []
  /// Number of the ruling that each is told with; nil for one that is told by itself.
  private var holders: [Int?] = []
  /// What the texts of each locale do as a rule.
  private var habits: [Int: LocaleHabits] = [:]

  /// The policies for a catalog.
  init(_ catalog: Catalog, _ rules: TextRules, _ faults: SourceFaults) {
    self.catalog = catalog
    self.rules = rules
    self.faults = faults
  }

  /// Applies the policies in their order.
  ///
  /// - Parameter parts: What was read: the source first, then the locales in their order.
  /// - Returns: The findings on texts.
  func findings(of parts: [ReadTexts]) -> [Finding] {
    var own = self
    own.rulings = parts.flatMap(\.rulings)
    own.holders = own.rulings.map { _ in nil }
    for part in parts { own.habits.merge(part.habits) { first, _ in first } }
    let groups = own.takeGroups()
    own.inherit()
    own.tellOncePerEntry()
    own.dropHabits()
    return own.told() + groups
  }

  /// Whether a ruling may still become a finding.
  private func isOpen(_ number: Int) -> Bool {
    rulings[number].finding != nil && holders[number] == nil
  }

  // MARK: Groups

  /// What the rulings of a group have in common.
  private struct GroupName: Hashable {
    let rule: Int
    let file: Int32
    let locale: Int
  }

  /// The faults that are told once for each file.
  private mutating func takeGroups() -> [Finding] {
    var order: [GroupName] = []
    var groups: [GroupName: [Int]] = [:]
    for number in rulings.indices where rulings[number].verdict.groupMessage != nil {
      let ruling = rulings[number]
      let name = GroupName(
        rule: ruling.rule, file: ruling.text.place.entry.file, locale: ruling.text.locale)
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(number)
    }
    let findings = order.compactMap { name in groups[name].flatMap { group(of: $0, name) } }
    for number in groups.values.joined() { rulings[number].finding = nil }
    return findings
  }

  private func group(of numbers: [Int], _ name: GroupName) -> Finding? {
    let texts = numbers.compactMap { rulings[$0].finding }
    guard let first = texts.first, let message = rulings[numbers[0]].verdict.groupMessage else {
      return nil
    }
    let file = catalog.file(name.file)
    var finding = rules.stamps[name.rule].finding(
      Subject(
        set: catalog.set, table: file.format.isApple ? file.table : "string", key: "",
        locale: catalog.locales[name.locale].description),
      at: first.span, message(texts.count), level: rulings[numbers[0]].verdict.level,
      confidence: .certain)
    finding.detail = file.source.path
    finding.text = first.text
    finding.members = texts.count
    finding.texts = texts
    let fixes = texts.compactMap(\.fixes.first)
    // The fault is told of all the texts: a fix of some of them would leave it, and be refused.
    if let title = rulings[numbers[0]].verdict.fixTitle, fixes.count == texts.count {
      finding.fixes = [Self.joined(fixes, title)]
    }
    return finding
  }

  /// Most edits that a fix of a whole file has.
  private static let mostEdits = 1000

  /// The fix that makes all fixes of a group.
  private static func joined(_ fixes: [Fix], _ title: Finding.Wording) -> Fix {
    var edits: [Edit] = []
    for fix in fixes where edits.count < mostEdits { edits += fix.edits }
    let isSafe = fixes.allSatisfy { $0.safety == .safe }
    return Fix(title, safety: isSafe ? .safe : .unsafe, edits: edits)
  }

  // MARK: Inheritance

  /// A fault of the texts of a row.
  private struct RowFault: Hashable {
    let row: Int
    let fault: FaultName
  }

  /// Tells what a translation has taken over from its source there, and what a text for some devices or products has
  /// of the plain one; of texts without a source, the first speaks for the others.
  private mutating func inherit() {
    var first: [RowFault: Int] = [:]
    for number in rulings.indices where isOpen(number) && !rulings[number].verdict.isOfEntry {
      let ruling = rulings[number]
      if ruling.text.isSource {
        let plain = faults.plain(row: ruling.text.row).same(as: ruling.fault)?.number
        if let plain, plain != number { holders[number] = plain }
      } else if let source = ruling.source {
        holders[number] = source.number
      } else if ruling.text.sourcePlace == nil {
        let name = RowFault(row: ruling.text.row, fault: ruling.fault)
        if let other = first[name] { holders[number] = other } else { first[name] = number }
      }
    }
  }

  // MARK: Entries

  /// A fault of an entry that has it in one form or several.
  private struct EntryFault: Hashable {
    let entry: EntryReference
    let fault: FaultName
  }

  /// Tells equal faults of an entry's texts as one.
  private mutating func tellOncePerEntry() {
    var first: [EntryFault: Int] = [:]
    for number in rulings.indices where isOpen(number) {
      let ruling = rulings[number]
      let name = EntryFault(entry: ruling.text.place.entry, fault: ruling.fault)
      if let other = first[name] { holders[number] = other } else { first[name] = number }
    }
  }

  // MARK: Habits

  /// Drops what all texts of a locale do.
  private mutating func dropHabits() {
    var unasked: [Int: Int] = [:]
    for number in rulings.indices
    where isOpen(number) && rulings[number].verdict.habit == .questions {
      unasked[rulings[number].text.locale, default: 0] += 1
    }
    for number in rulings.indices where isOpen(number) {
      guard let habit = rulings[number].verdict.habit else { continue }
      let locale = rulings[number].text.locale
      if !(habits[locale] ?? LocaleHabits()).has(habit, unasked: unasked[locale] ?? 0) {
        rulings[number].finding = nil
      }
    }
  }

  // MARK: Findings

  /// The findings that are told by themselves, each with those that are told with it.
  private func told() -> [Finding] {
    var findings: [Finding] = []
    var places: [Int: Int] = [:]
    for number in rulings.indices where isOpen(number) {
      guard let finding = rulings[number].finding else { continue }
      places[number] = findings.count
      findings.append(finding)
    }
    for number in rulings.indices {
      guard var holder = holders[number], let finding = rulings[number].finding else { continue }
      while let next = holders[holder] { holder = next }
      if let place = places[holder] { findings[place].inherit(finding) }
    }
    return findings
  }
}
