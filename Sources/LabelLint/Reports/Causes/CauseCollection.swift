/// The findings of a run as causes: what people get as one entry.
///
/// Findings have one cause that are of one rule, level and state, and
/// - about a fifth or more of the texts of a locale, in one set or one of its files (`BulkFault`, `BulkMeasure`),
/// - or about one text of the source, under any key, in any locale and set,
/// - or about one key,
/// - or about no key, and say the same,
/// - or say the same of three or more texts in the same locales, but for a text that they quote and do not correct.
struct CauseCollection {
  /// What came of the findings of a set.
  struct Added {
    /// Number of the cause of each finding.
    var numbers: [Int] = []
    /// Findings that stand for new causes, by their indexes, in the order of these causes.
    var firsts: [Int] = []
  }

  /// Fewest texts of which the same is said in one entry.
  private static let fewestAlike = 3

  /// Whether findings with one cause are one entry.
  private let isOn: Bool
  private var causes: [Cause] = []
  private var numbers: [CauseKey: Int] = [:]
  private var count = 0
  /// Causes that became part of another, with its number.
  private var joined: [Int: Int] = [:]

  /// No findings yet; where causes are off, each finding is an entry.
  init(isOn: Bool) { self.isOn = isOn }

  /// Takes findings of a set.
  mutating func add(_ findings: [ReportedFinding], of set: SetSummary) -> Added {
    var added = Added()
    added.numbers = [Int](repeating: 0, count: findings.count)
    let measure = isOn ? BulkMeasure(findings, of: set) : nil
    // What is shown of a cause is the text of the source where that is among its findings.
    let isSource = findings.map(\.isOfSource)
    let order = findings.indices.filter { isSource[$0] } + findings.indices.filter { !isSource[$0] }
    for index in order {
      let finding = findings[index]
      let share = measure?[finding]
      let key = CauseKey(
        finding, likeness(of: finding, share), severity: share?.level ?? finding.severity)
      count += 1
      let number: Int
      if let known = numbers[key] {
        number = known
        causes[known].add(finding)
      } else {
        number = causes.count
        numbers[key] = number
        causes.append(Cause(finding, key))
        added.firsts.append(index)
      }
      if let share { causes[number].note(share, in: finding.subject.locale) }
      added.numbers[index] = number
    }
    return added
  }

  /// The cause of a number that `add` gave.
  subscript(number: Int) -> Cause { causes[number] }

  /// In what a finding is like others.
  private func likeness(
    of finding: ReportedFinding, _ share: BulkMeasure.Share?
  ) -> CauseKey.Likeness {
    let subject = finding.subject
    if !isOn { return .alone(count) }
    if let share { return .bulk(set: subject.set, file: share.file) }
    // What is wrong with the files of one set may be wrong with those of others, too.
    let isAboutFiles = subject.key.isEmpty && subject.locale.isEmpty
    if finding.members != nil, !isAboutFiles { return .group(set: subject.set) }
    if subject.key.isEmpty { return .file(message: finding.message) }
    if let text = finding.source ?? finding.text, !text.isEmpty { return .sourceText(text) }
    return .key(subject.key, table: subject.table, set: subject.set)
  }

  /// Ends the collection: joins what says the same of several texts, and brings all into order.
  ///
  /// - Returns: The numbers of the causes that are shown.
  mutating func end(_ order: ReportOrder) -> [Int] {
    if isOn { joinAlike() }
    let shown = causes.indices.filter { joined[$0] == nil }
    for number in shown { causes[number].sortPlaces() }
    return shown.sorted { left, right in
      let (own, other) = (causes[left], causes[right])
      switch order {
      case .importance: return Importance.isOrderedBefore(own.importance, other.importance)
      case .path:
        let (place, next) = (own.importance, other.importance)
        if !ByteOrder.areEqual(place.path, next.path) {
          return ByteOrder.precedes(place.path, next.path)
        }
        if place.offset != next.offset { return place.offset < next.offset }
        return own.key.rule < other.key.rule
      }
    }
  }

  /// The number of the cause that a cause became a part of, else its own.
  func shown(_ number: Int) -> Int { joined[number] ?? number }

  /// Joins causes that say the same of several texts in the same locales.
  private mutating func joinAlike() {
    var alike: [CauseKey: [Int]] = [:]
    var keys: [CauseKey] = []
    for number in causes.indices {
      guard let key = Self.alikeKey(causes[number]) else { continue }
      if alike[key] == nil { keys.append(key) }
      alike[key, default: []].append(number)
    }
    for key in keys {
      guard let numbers = alike[key], numbers.count >= Self.fewestAlike else { continue }
      let others = numbers.dropFirst()
      causes[numbers[0]].join(others.map { causes[$0] }, as: key)
      for number in others { joined[number] = numbers[0] }
    }
  }

  /// What a cause may have in common with others: what it says in which locales; nil where it stands apart.
  private static func alikeKey(_ cause: Cause) -> CauseKey? {
    switch cause.key.likeness {
    case .sourceText, .key:
      let words = Set(cause.places.map { "\($0.locale) \($0.fault)" })
      return CauseKey(
        cause.key, .words(words.sorted(by: ByteOrder.precedes), set: cause.first.set))
    case .alone, .bulk, .group, .file, .words: return nil
    }
  }
}
