/// What is wrong with delivered texts, at their places in the delivered files.
struct DeliveryFindings {
  /// Levels of the rules that are on.
  typealias Levels = [RuleID: Severity]

  private let places: DeliveredPlaces
  private let levels: Levels
  /// What was found.
  private(set) var findings: [Finding] = []
  /// The items that each finding is about, by its index.
  private(set) var items: [[Int]] = []
  /// Number of keys that each locale still lacks.
  private(set) var missing: [String: Int] = [:]

  init(_ places: DeliveredPlaces, _ levels: Levels) {
    (self.places, self.levels) = (places, levels)
  }

  private mutating func add(_ finding: Finding, about items: [Int]) {
    findings.append(finding)
    self.items.append(items)
  }

  // MARK: The catalog with the texts

  /// Takes what rules find in the catalog with the texts: all about those that were written, and of the rest what is
  /// new.
  ///
  /// - Parameters:
  ///   - judged: The findings.
  ///   - before: Those without the delivery.
  ///   - isWritten: Whether an item was written.
  mutating func take(
    _ judged: [Finding], before: [Finding], where isWritten: (Int) -> Bool
  ) {
    let known = Set(before.flatMap(\.withTexts).map(\.identity))
    for finding in judged where finding.suppression == nil {
      if finding.rule == MissingTranslation.id {
        takeMissing(finding)
        continue
      }
      for text in finding.texts.isEmpty ? [finding] : finding.texts where text.suppression == nil {
        let own = places.items(of: text.subject)
        let item = own.first(where: isWritten)
        if item == nil, known.contains(text.identity) || known.contains(finding.identity) {
          continue
        }
        if let item = item ?? own.first {
          add(places.moved(text, to: item), about: [item])
        } else if let start = places.start(ofLocale: text.subject.locale) {
          var text = text
          if text.subject.key.isEmpty { text.span = start }
          add(text, about: [])
        }
      }
    }
  }

  /// Takes what a locale lacks, if something was delivered for it.
  private mutating func takeMissing(_ finding: Finding) {
    guard let start = places.place(ofMissing: finding.subject),
      places.items(of: finding.subject).isEmpty
    else { return }
    missing[finding.subject.locale, default: 0] += max(1, finding.texts.count, finding.members ?? 1)
    var moved = finding
    moved.span = start
    moved.texts = moved.texts.map { text in
      var text = text
      text.span = places.place(ofMissing: text.subject) ?? start
      return text
    }
    add(moved, about: [])
  }

  // MARK: The files

  /// Takes what is wrong with the delivered files as such.
  mutating func takeReading(_ reading: [Finding]) {
    for finding in reading where finding.suppression == nil {
      var moved = finding
      moved.span = places.span(finding.span)
      moved.related = finding.related.map { related in
        Related(places.span(related.span), "\(visible: related.message)")
      }
      moved.fixes = []
      add(moved, about: places.items(of: finding.subject))
    }
  }

  /// Takes a form that a delivered plural lacks.
  mutating func takeLacking(_ finding: Finding, of item: DeliveryComparison.Item, _ number: Int) {
    guard let level = levels[finding.rule] else { return }
    var moved = finding
    moved.severity = level
    moved.span = places.span(item.entry.span)
    add(moved, about: [number])
  }

  /// Takes a key that the app lacks, or a translation of another source text.
  mutating func takeFate(
    of item: DeliveryComparison.Item, _ number: Int, in catalog: Catalog
  ) {
    switch item.fate {
    case .unknown:
      add(ExtraTranslation.metadata, item, number, catalog, .unknown(item.entry.key))
    case .outdated(let was, let now):
      add(StaleTranslation.metadata, item, number, catalog, .outdated(was: was, now: now)) {
        $0.source = now
      }
    case .new, .changed, .unchanged: return
    }
  }

  private mutating func add(
    _ rule: RuleMetadata, _ item: DeliveryComparison.Item, _ number: Int, _ catalog: Catalog,
    _ message: Finding.Wording, _ complete: (inout Finding) -> Void = { _ in }
  ) {
    guard let level = levels[rule.id] else { return }
    let entry = item.entry
    let table = entry.name.table == .apple ? catalog.tableName : entry.name.table.androidName
    var finding = Finding(
      rule: rule.id, severity: level, confidence: .certain,
      subject: Subject(
        set: catalog.set, table: table, key: entry.key, locale: entry.name.locale),
      span: places.span(entry.span), message: message)
    finding.text = entry.texts.first?.text
    finding.guidelines = rule.guidelines.map(\.id)
    complete(&finding)
    add(finding, about: [number])
  }

  /// Takes a file with the texts of another language.
  mutating func take(_ foreign: DeliveredLanguage.Foreign, in catalog: Catalog) {
    guard let level = levels[WrongLanguage.metadata.id] else { return }
    var finding = Finding(
      rule: WrongLanguage.metadata.id, severity: level, confidence: .high,
      subject: Subject(
        set: catalog.set, table: catalog.tableName, key: "", locale: foreign.locale.description),
      span: places.span(foreign.span),
      message: foreign.shared.map { texts, count in
        .foreign(foreign.other, foreign.locale, texts, of: count)
      } ?? .foreign(foreign.other, foreign.locale))
    finding.guidelines = WrongLanguage.metadata.guidelines.map(\.id)
    add(finding, about: foreign.items)
  }
}

extension Finding.Wording {
  fileprivate static func unknown(_ key: String) -> Self {
    "the app has no key \(quoting: key), because it was removed or renamed; delete the text, or use the new key"
  }

  fileprivate static func outdated(was: String, now: String) -> Self {
    "this translates \(quoting: was), but the source text is now \(quoting: now); translate the new text"
  }

  fileprivate static func foreign(_ other: LocaleTag, _ own: LocaleTag) -> Self {
    """
    the texts seem to be in \(language: other) (\(locale: other.description)), but were delivered for \
    \(language: own) (\(locale: own.description)); deliver the texts in \(language: own)
    """
  }

  fileprivate static func foreign(
    _ other: LocaleTag, _ own: LocaleTag, _ shared: Int, of compared: Int
  ) -> Self {
    """
    \(shared) of \(compared) texts are in \(language: other) (\(locale: other.description)), but were delivered \
    for \(language: own) (\(locale: own.description)); deliver the texts in \(language: own)
    """
  }
}
