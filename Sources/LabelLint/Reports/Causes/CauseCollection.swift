/// The findings of a run as causes: what people get as one entry.
///
/// Findings have one cause that are of one rule, level and state, and
/// - about a fifth or more of the texts of a locale, in one set or one of its files (`BulkFault`, `BulkMeasure`),
/// - or about one text of the source, under any key, in any locale and set,
/// - or about one key, as the items of an array are,
/// - or about the same keys in sets of which one is a copy of the other,
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
    // The items of an array have texts of their own, and one cause.
    if subject.slot.contains("item=") {
      return .key(subject.key, table: subject.table, set: subject.set)
    }
    if let text = finding.source ?? finding.text, !text.isEmpty { return .sourceText(text) }
    return .key(subject.key, table: subject.table, set: subject.set)
  }

  /// Ends the collection: joins what says the same of several texts, and brings all into order.
  ///
  /// - Returns: The numbers of the causes that are shown.
  mutating func end(_ order: ReportOrder) -> [Int] {
    if isOn {
      joinCopies()
      joinAlike()
    }
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
  func shown(_ number: Int) -> Int {
    var number = number
    while let whole = joined[number] { number = whole }
    return number
  }

  /// Joins causes that say the same of the same keys in several sets, as two flavors of an app have the same files.
  private mutating func joinCopies() {
    for numbers in numbersByKey(Self.copyKey) where numbers.count > 1 {
      join(numbers, as: causes[numbers[0]].key)
    }
  }

  /// Joins causes that say the same of several texts in the same locales.
  private mutating func joinAlike() {
    for numbers in numbersByKey(Self.alikeKey) where numbers.count >= Self.fewestAlike {
      guard let key = Self.alikeKey(causes[numbers[0]]) else { continue }
      join(numbers, as: key)
    }
  }

  /// The causes that are no part of another yet and have something in common, in their order.
  private func numbersByKey(_ key: (Cause) -> CauseKey?) -> [[Int]] {
    var places: [CauseKey: Int] = [:]
    var groups: [[Int]] = []
    for number in causes.indices where joined[number] == nil {
      guard let key = key(causes[number]) else { continue }
      if let place = places[key] {
        groups[place].append(number)
      } else {
        places[key] = groups.count
        groups.append([number])
      }
    }
    return groups
  }

  /// Makes one cause of several.
  private mutating func join(_ numbers: [Int], as key: CauseKey) {
    let others = numbers.dropFirst()
    causes[numbers[0]].join(others.map { causes[$0] }, as: key)
    for number in others { joined[number] = numbers[0] }
  }

  /// What a cause has in common with that of a copy of its set; nil where copies need not be looked for.
  private static func copyKey(_ cause: Cause) -> CauseKey? {
    switch cause.key.likeness {
    case .key: break
    case .bulk:
      // That two sets lack as many texts says nothing.
      if cause.places.allSatisfy(\.key.isEmpty) { return nil }
    case .sourceText, .alone, .group, .file, .copies, .words: return nil
    }
    let words = cause.places.map { place in
      [place.locale, place.table, place.key, place.message].joined(separator: "\u{0}")
    }
    return CauseKey(cause.key, .copies(words.sorted(by: ByteOrder.precedes)))
  }

  /// What a cause may have in common with others: what it says in which locales; nil where it stands apart.
  private static func alikeKey(_ cause: Cause) -> CauseKey? {
    switch cause.key.likeness {
    case .sourceText, .key:
      let words = Set(cause.places.map { "\($0.locale) \($0.fault)" })
      return CauseKey(
        cause.key, .words(words.sorted(by: ByteOrder.precedes), set: cause.first.set))
    case .alone, .bulk, .group, .file, .copies, .words: return nil
    }
  }
}
