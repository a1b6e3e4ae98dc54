/// What is lost of the sets of an earlier run: texts that a later one did not read.
package struct Losses: Sendable {
  /// What is lost of a set: a locale, all of it, or the texts of some keys in a locale.
  package struct Loss: Sendable, Hashable {
    /// Path of the set.
    package var set: String
    /// The locale that is gone; empty where the whole set is, or a part of it cannot be read.
    package var locale: String
    /// Translations that were there before.
    package var translations = 0
    /// Findings that were known of what is lost.
    package var findings = 0
    /// File to look at first; empty where none is known.
    package var path = ""
    /// Whether the set is there, and a part of it cannot be read.
    package var isHidden = false
    /// Whether the set is there, and users get none of its texts.
    package var isEmptied = false
    /// The locales whose translations are behind a place that cannot be read.
    package var hiddenLocales: Set<String> = []
    /// The keys of the texts that are gone, one a known finding if there are any, where only these are.
    package var keys: [String] = []
    /// Whether it is the source texts of the keys that are gone, while translations are left.
    package var isOfSource = false
    /// The new locale of the same language that has as many translations as the one that is gone, or most of its texts;
    /// empty without one.
    var successor = ""
    /// The keys of which the one that is gone had a text and the new locale has none; nil where only numbers are known.
    var keysWithoutSuccessor: [String]?

    /// The same for each key by itself; none where more is lost than the texts of some keys.
    package var eachKey: [Loss] {
      Dictionary(grouping: keys) { $0 }.sorted { ByteOrder.precedes($0.key, $1.key) }.map {
        var own = self
        (own.keys, own.findings) = ($0.value, min(findings, $0.value.count))
        return own
      }
    }

    /// The locales of which translations are lost, so that what the loss says need not be said of each text.
    var lostLocales: Set<String> {
      if translations == 0 { return [] }
      return isHidden ? hiddenLocales : [locale]
    }
  }

  /// The rule whose findings say the same of each text where a locale is gone.
  package static let ruleOfMissingTexts = MissingTranslation.metadata.id
  /// The rule whose findings say that a text has no source text.
  package static let ruleOfExtraTexts = ExtraTranslation.metadata.id

  /// Number of translations of each locale of each set, as they were.
  private let before: [String: [String: Int]]
  /// Sets of now that were not there before, with their translations: one of them may be a renamed one.
  private var added: [[String: Int]] = []

  /// Losses of sets that nobody has looked for yet.
  ///
  /// - Parameter before: Number of translations by locale and set.
  package init(_ before: [String: [String: Int]]) { self.before = before }

  /// Number of translations of each locale of some sets.
  package static func translations(of sets: [SetSummary]) -> [String: [String: Int]] {
    var counts: [String: [String: Int]] = [:]
    for set in sets { counts[set.set, default: [:]].merge(translations(of: set)) { $1 } }
    return counts
  }

  /// Number of translations of each locale that has some of its own.
  package static func translations(of set: SetSummary) -> [String: Int] {
    let some = set.locales.filter { $0.translated > 0 && $0.checked > 0 }
    return Dictionary(some.map { ($0.locale, $0.translated) }, uniquingKeysWith: { $1 })
  }

  /// Number of texts of each locale that it lacks and that nobody misses.
  package static func suppressed(of set: SetSummary) -> [String: Int] {
    let some = set.locales.filter { $0.suppressed > 0 }
    return Dictionary(some.map { ($0.locale, $0.suppressed) }, uniquingKeysWith: { $1 })
  }

  /// Whether what is the source of a set now was a translation before: its source is gone.
  package func hasLostSource(_ set: SetSummary) -> Bool {
    before[set.set]?[set.sourceLocale] ?? 0 > 0
  }

  /// What is lost of a set that was read.
  ///
  /// - Parameters:
  ///   - set: The set as it is.
  ///   - hidden: The findings of before whose texts were not read; those with a key are of a text that is gone.
  ///   - path: A file of the set that cannot be read whole; nil where there is none.
  ///   - earlier: The set as it was; nil where only its numbers are known.
  /// - Returns: The losses, by locale.
  package mutating func losses(
    of set: SetSummary, hidden: [ReportedPlace], path: String?, earlier: SetSummary? = nil
  ) -> [Loss] {
    let now = Self.translations(of: set)
    if before[set.set] == nil { added.append(now) }
    let then = before[set.set] ?? [:]
    if set.isEmptied {
      var loss = Loss(
        set: set.set, locale: "", findings: hidden.count,
        path: path ?? hidden.first { !$0.path.isEmpty }?.path ?? "", isEmptied: true)
      loss.translations = then.values.reduce(0, +)
      return loss.translations > 0 || loss.findings > 0 ? [loss] : []
    }
    if !set.isWhole, path == nil { return [] }
    let (own, behind) = Self.divided(hidden, set)
    let places = Dictionary(grouping: own) { !$0.key.isEmpty }
    let gone = gone(of: set, then)
    var losses = Self.byLocale(gone, places[false] ?? [], set: set.set)
    for index in losses.indices where losses[index].translations > 0 {
      let locale = losses[index].locale
      losses[index].successor = Self.successor(of: locale, then, now)
      guard let earlier, let renamed = SuccessorLocale(of: locale, earlier, set) else { continue }
      losses[index].successor = renamed.locale
      losses[index].keysWithoutSuccessor = renamed.lacking
    }
    losses += Self.keys(places[true] ?? [], set: set.set)
    // What label-lint alone could not read is not lost.
    guard let path, set.isCut else { return losses }
    var loss = Loss(
      set: set.set, locale: "", findings: behind.count, path: path, isHidden: true)
    for (locale, count) in then where !set.isWhole(in: locale) && !set.isUnknown(in: locale) {
      let lost = count - (now[locale] ?? set.textsRead(in: locale) ?? 0)
      if lost <= 0 { continue }
      loss.translations += lost
      loss.hiddenLocales.insert(locale)
    }
    if loss.translations > 0 || loss.findings > 0 { losses.insert(loss, at: 0) }
    return losses
  }

  /// The findings of locales that were read whole, and those behind a place that cannot be read.
  private static func divided(
    _ hidden: [ReportedPlace], _ set: SetSummary
  ) -> (own: [ReportedPlace], behind: [ReportedPlace]) {
    var (own, behind): ([ReportedPlace], [ReportedPlace]) = ([], [])
    for place in hidden {
      // A loss of a key is one where nothing hides it.
      if !place.key.isEmpty || set.isWhole(in: place.locale) {
        own.append(place)
      } else {
        behind.append(place)
      }
    }
    return (own, behind)
  }

  /// Translations of the locales that are gone from a set and were read whole, or nowhere.
  private func gone(of set: SetSummary, _ then: [String: Int]) -> [String: Int] {
    // What is no longer in the source either is not missed.
    let asked = set.locales.map(\.required).max() ?? set.keys
    var present = Set(set.locales.filter { $0.checked > 0 }.map(\.locale))
    // Of a set that was not read whole nothing is counted.
    if !set.complete {
      guard let texts = set.texts else { return [:] }
      present = Set(texts.lacking.keys)
    }
    return then.filter { set.isWhole(in: $0.key) && !present.contains($0.key) }
      .mapValues { min($0, asked) }.filter { $0.value > 0 }
  }

  /// What is lost with sets that are gone.
  ///
  /// - Parameters:
  ///   - isGone: Whether a set of before is no longer there, under any name.
  ///   - hidden: The findings of before whose sets are gone.
  /// - Returns: The losses, by set.
  package func losses(
    ofSetsGone isGone: (String) -> Bool, hidden: [ReportedPlace]
  ) -> [Loss] {
    let findings = Dictionary(grouping: hidden, by: \.set)
    return Set(before.keys).union(findings.keys).sorted(by: ByteOrder.precedes).compactMap { set in
      guard isGone(set) else { return nil }
      let (then, own) = (before[set] ?? [:], findings[set] ?? [])
      // Under another name it has the same translations.
      if own.isEmpty, added.contains(then) { return nil }
      var loss = Loss(set: set, locale: "", findings: own.count, path: own.first?.path ?? "")
      loss.translations = then.values.reduce(0, +)
      return loss.translations > 0 || loss.findings > 0 ? loss : nil
    }
  }

  /// The texts that are gone of locales that are there.
  private static func keys(_ places: [ReportedPlace], set: String) -> [Loss] {
    let locales = Dictionary(grouping: places, by: \.locale)
    return locales.sorted { ByteOrder.precedes($0.key, $1.key) }.flatMap { locale, places in
      [false, true].compactMap { (isOfSource: Bool) -> Loss? in
        let own = places.filter { $0.isWithoutSource == isOfSource }
        if own.isEmpty { return nil }
        return Loss(
          set: set, locale: locale, findings: own.count,
          path: own.first { !$0.path.isEmpty }?.path ?? "",
          keys: own.map(\.key).sorted(by: ByteOrder.precedes), isOfSource: isOfSource)
      }
    }
  }

  /// The new locale that may have the texts of one that is gone, as after a folder got another name.
  private static func successor(
    of locale: String, _ then: [String: Int], _ now: [String: Int]
  ) -> String {
    guard let language = LocaleTag(locale)?.language else { return "" }
    let alike = now.filter { name, count in
      then[name] == nil && count == then[locale] && LocaleTag(name)?.language == language
    }
    return alike.count == 1 ? alike.first?.key ?? "" : ""
  }

  private static func byLocale(
    _ gone: [String: Int], _ hidden: [ReportedPlace], set: String
  ) -> [Loss] {
    let findings = Dictionary(grouping: hidden, by: \.locale)
    return Set(gone.keys).union(findings.keys).sorted(by: ByteOrder.precedes).map { locale in
      let own = findings[locale] ?? []
      return Loss(
        set: set, locale: locale, translations: gone[locale] ?? 0, findings: own.count,
        path: own.first?.path ?? "")
    }
  }
}

extension Losses {
  /// Identity of the finding that the source text of a key is gone.
  package static func identity(ofSourceText subject: Subject) -> Fingerprint {
    Fingerprint(rule: LostText.metadata.id, subject: subject, detail: "source")
  }
}

extension Losses.Loss {
  /// The loss of the source text of a key whose translations are left.
  package init(ofSourceText key: String, in set: SetSummary) {
    self.init(set: set.set, locale: set.sourceLocale, keys: [key], isOfSource: true)
  }

  /// The loss as a finding of its rule.
  ///
  /// - Parameters:
  ///   - severity: Level of the rule.
  ///   - set: The record of the set, or one of its app where the set is gone.
  /// - Returns: The finding, which is new.
  package func finding(_ severity: Severity, in set: SetSummary) -> ReportedFinding {
    // Losses of single keys are told apart by them.
    let key = Set(keys).count == 1 ? keys[0] : ""
    let subject = Subject(set: self.set, table: "", key: key, locale: locale)
    let id = LostText.metadata.id
    var finding = ReportedFinding(
      fingerprint: isOfSource
        ? Losses.identity(ofSourceText: subject) : Fingerprint(rule: id, subject: subject),
      rule: id, severity: severity,
      confidence: .certain, app: set.app, subject: subject, format: set.format,
      sourceLocale: set.sourceLocale,
      place: Place(
        path: path.isEmpty ? self.set : path, line: 1, column: 1, endLine: 1, endColumn: 1,
        offset: 0, length: 0), message: message)
    finding.guidelines = LostText.metadata.guidelines.map(\.id)
    finding.state = .new
    finding.members = max(1, translations + findings, isOfSource ? Set(keys).count : 0)
    return finding
  }

  private var message: String {
    let parts = [
      translations > 0 ? translations.counted("translation") : nil,
      findings > 0 ? findings.counted("known finding") : nil,
    ].compactMap(\.self).joined(separator: " and ")
    if let first = keys.first {
      let count = Set(keys).count
      let key = Quotation.quoted(first)
      if isOfSource, parts.isEmpty {
        return count == 1
          ? "translations of \(key) are left, and its source text is gone"
          : "translations of \(count.grouped) keys are left, such as \(key), and their source texts are gone"
      }
      let text = isOfSource ? "the source text" : "the text"
      return count == 1
        ? "\(text) of \(key) is gone, and with it \(parts)"
        : "\(text)s of \(count.grouped) keys are gone, such as \(key), and with them \(parts)"
    }
    if isHidden {
      return "\(parts) can no longer be read: fix the file, its texts from there on are lost"
    }
    if isEmptied { return "the texts of this set are gone, and with them \(parts)" }
    if locale.isEmpty { return "this set is gone, and with it \(parts)" }
    if successor.isEmpty { return "all texts are gone: \(parts)" }
    guard let lacking = keysWithoutSuccessor else {
      return "all texts are gone, and the new locale \(successor) has as many: \(parts)"
    }
    let has: String
    if let first = lacking.first {
      let example = (lacking.count == 1 ? ", " : ", such as ") + Quotation.quoted(first)
      has = "lacks \(lacking.count.grouped) of them\(example)"
    } else {
      has = "has all of them"
    }
    return "all texts are gone, and the new locale \(successor) \(has): \(parts)"
  }
}
