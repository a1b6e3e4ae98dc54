/// One entry of a report for people: findings with one cause, and where each of them is.
struct Cause: Sendable {
  /// Most locales, keys or sets that are named where not all are.
  private static let maximumNamed = 6
  /// Most locales that the line of an entry names.
  private static let maximumInLine = 3

  /// What its findings have in common.
  private(set) var key: CauseKey
  /// Where it belongs in a report that begins with what matters most.
  let importance: Importance
  /// Where its findings are: the one that stands for all, then the others.
  private(set) var places: [CausePlace]
  /// What is measured, by locale, where many texts have the fault; of several sets, for each.
  private var shares: [String: [BulkMeasure.Share]] = [:]

  /// The cause of a finding.
  init(_ finding: ReportedFinding, _ key: CauseKey) {
    self.key = key
    importance = Importance(finding, severity: key.severity, isBulk: key.bulk != nil)
    places = [CausePlace(finding)]
  }

  /// Takes another finding of the cause.
  mutating func add(_ finding: ReportedFinding) { places.append(CausePlace(finding)) }

  /// Notes what the texts of a locale are measured by.
  mutating func note(_ share: BulkMeasure.Share, in locale: String) { shares[locale] = [share] }

  /// Takes the places of other causes: all say the same of several texts.
  mutating func join(_ others: [Cause], as key: CauseKey) {
    self.key = key
    for other in others {
      places += other.places
      shares.merge(other.shares) { $0 + $1 }
    }
  }

  /// Brings all places but the first in order.
  mutating func sortPlaces() {
    let isBulk = key.bulk != nil
    // Swift's sort is stable.
    places[1...].sort { CausePlace.isOrderedBefore($0, $1, byLocale: !isBulk) }
  }

  /// The place that stands for all.
  var first: CausePlace { places[0] }

  /// Whether all findings say the same.
  var isUniform: Bool {
    key.bulk != nil || places.allSatisfy { ByteOrder.areEqual($0.message, first.message) }
  }

  /// The locales of its findings, sorted.
  var locales: [String] { Self.sortedOnce(places.lazy.map(\.locale)) }

  /// The key that all findings are about; nil where they are about several or none.
  var onlyKey: String? {
    guard key.bulk == nil, !first.key.isEmpty else { return nil }
    return places.allSatisfy { ByteOrder.areEqual($0.key, first.key) } ? first.key : nil
  }

  /// What is wrong, ending with where it is.
  var message: String {
    if let bulk = key.bulk {
      return "\(bulk.message(Self.textCount(places), ofFile: affectedFile)) in \(namedLocales)"
    }
    guard places.count > 1 else { return messageOfFirst }
    if let message = messageOfFiles { return message }
    guard isUniform else {
      if let message = messageOfTexts { return message }
      return "\(messageOfFirst); also in \((places.count - 1).counted("more place"))"
    }
    if locales.count > 1 { return PlacedMessage.text(first.message, "in \(namedLocales)") }
    return PlacedMessage.text(first.message, namedTexts)
  }

  /// How many texts of one locale have the problem, for the line of an entry.
  private var namedTexts: String {
    let keys = Self.sortedOnce(places.lazy.map(\.key)).count
    if keys > 1, case .sourceText = key.likeness {
      return first.hidesLocale ? "under \(keys) keys in \(first.locale)" : "under \(keys) keys"
    }
    let texts = keys > 1 ? keys.counted("text") : places.count.counted("place")
    return first.hidesLocale ? "in \(texts) of \(first.locale)" : "in \(texts)"
  }

  /// What is wrong with the files of several tables that no target contains; nil of other rules.
  private var messageOfFiles: String? {
    guard key.rule == CatalogWithoutTarget.metadata.id else { return nil }
    let files = places.reduce(0) { $0 + ($1.members ?? 1) }
    let tables = places.count.counted("table")
    return "\(files.counted("file")) of \(tables) belong to no target of the Xcode project; "
      + "add them to a target, or delete them"
  }

  /// What is wrong with several texts in the same locales; nil where that differs by more than the text that is quoted.
  private var messageOfTexts: String? {
    guard places.allSatisfy({ ByteOrder.areEqual($0.fault, first.fault) }) else { return nil }
    let ofFirst = places.filter { $0.locale == first.locale }
    let others: Int
    switch key.likeness {
    case .words: others = Self.textCount(ofFirst) - 1
    // The items of an array.
    case .key: others = ofFirst.count - 1
    case .alone, .bulk, .group, .file, .sourceText, .copies: return nil
    }
    if others == 0 { return nil }
    let message =
      locales.count > 1
      ? PlacedMessage.text(first.message, "in \(namedLocales)") : messageOfFirst
    return "\(message); also in \(others.counted("more text"))"
  }

  /// What is wrong at the first place, with its locale where the path does not show it.
  private var messageOfFirst: String {
    let locale = first.locale
    return first.hidesLocale && !PlacedMessage.names(locale, first.message)
      ? PlacedMessage.text(first.message, "in \(locale)") : first.message
  }

  /// The file of which most texts have the fault; nil where they are fewer, or from several files.
  private var affectedFile: String? {
    let required = shares.values.joined().reduce(0) { $0 + $1.required }
    return Self.textCount(places) * 2 >= required ? key.bulkFile : nil
  }

  /// How many texts some findings are about; a key of a locale is one, whatever forms of it have the fault.
  private static func textCount(_ places: [CausePlace]) -> Int {
    var keys: Set<[String]> = []
    var members = 0
    for place in places {
      if let many = place.members {
        members += many
      } else {
        keys.insert([place.set, place.table, place.key, place.locale])
      }
    }
    return keys.count + members
  }

  /// What coverage counts of the same locales where that is another number.
  private func coverageFact(of bulk: BulkFault) -> String? {
    // Coverage knows nothing of what is new, known or suppressed.
    guard key.state == nil, key.suppression == nil else { return nil }
    var sum = 0
    for share in shares.values.joined() {
      guard let count = share.inCoverage else { return nil }
      sum += count
    }
    return bulk.coverageFact(sum, beside: Self.textCount(places))
  }

  /// The locales in the line of the entry.
  private var namedLocales: String {
    let locales = locales
    return locales.count <= Self.maximumInLine
      ? locales.joined(separator: ", ") : locales.count.counted("locale")
  }

  /// What is known of all findings together: a line each, in pieces that a line may be broken between.
  ///
  /// - Parameter isShort: Whether many locales are counted instead of named.
  /// - Returns: The lines; none of a finding by itself.
  func facts(isShort: Bool) -> [[String]] {
    guard places.count > 1 || key.bulk != nil else { return [] }
    var facts: [[String]] = []
    if let bulk = key.bulk { facts.append(["probable cause: \(bulk.probableCause)"]) }
    let locales = locales
    if key.bulk != nil || locales.count > Self.maximumInLine {
      facts.append(
        Self.list(
          "in \(locales.count.counted("locale"))", locales.map(counted),
          atMost: isShort ? Self.maximumNamed : locales.count))
    }
    if let bulk = key.bulk, let fact = coverageFact(of: bulk) { facts.append([fact]) }
    if key.bulk == nil {
      let keys = Self.sortedOnce(places.lazy.map(\.key))
      if keys.count > 1 { facts.append(Self.list("keys", keys, atMost: Self.maximumNamed)) }
    }
    let sets = Self.sortedOnce(places.lazy.map(\.set))
    if sets.count > 1 {
      facts.append(
        Self.list("in \(sets.count.grouped) sets", sets, atMost: Self.maximumNamed))
    }
    return facts
  }

  /// A locale, with how many of its texts have the fault where that is known, and the first of them.
  private func counted(_ locale: String) -> String {
    guard key.bulk != nil, let shares = shares[locale] else { return locale }
    let all = shares.reduce(0) { $0 + $1.required }
    let own = places.filter { $0.locale == locale }
    let count = Self.textCount(own)
    let place = own.lazy.compactMap(\.inTranslation).first.map { ": \($0)" } ?? ""
    return "\(locale) (\(count.grouped) of \(all.grouped))\(place)"
  }

  /// A list with its title in pieces; what is not named is counted.
  private static func list(_ title: String, _ names: [String], atMost most: Int) -> [String] {
    var pieces = Array(names.prefix(most))
    if names.count > most { pieces.append("\((names.count - most).grouped) more") }
    if let first = pieces.first { pieces[0] = "\(title): \(first)" }
    return pieces
  }

  /// Names that are not empty, each once, sorted.
  private static func sortedOnce(_ names: some Sequence<String>) -> [String] {
    var once = Set(names)
    once.remove("")
    return once.sorted(by: ByteOrder.precedes)
  }
}
