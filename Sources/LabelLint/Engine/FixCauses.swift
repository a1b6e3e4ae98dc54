/// Finds the applied fixes that a finding of the result may come from.
struct FixCauses {
  /// The fixes of a key in a locale, of a key, of a rule in a locale, and of a locale.
  private enum Name: Hashable {
    case text(table: String, key: String, locale: String)
    case key(table: String, key: String)
    case rule(RuleID, locale: String)
    case locale(String)
  }

  /// The applied candidates, by what a finding may have in common with them.
  private var byName: [Name: [Int]] = [:]
  private let all: [Int]
  private let sourceLocale: String

  /// Finds causes among candidates that were applied.
  init(_ taken: [Int], of candidates: [FixCandidate], sourceLocale: String) {
    all = taken
    self.sourceLocale = sourceLocale
    for index in taken {
      let finding = candidates[index].finding
      for name in Self.names(of: finding) { byName[name, default: []].append(index) }
    }
  }

  /// The fixes that may have brought a finding: those of its key, else of its locale, else all.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - otherKeys: Keys of the texts that it speaks of beside its own, whose fixes are causes as well.
  /// - Returns: Indexes of candidates.
  func causes(of finding: Finding, otherKeys: [String] = []) -> [Int] {
    let subject = finding.subject
    let others = otherKeys.flatMap { key in
      byName[.text(table: subject.table, key: key, locale: subject.locale)] ?? []
    }
    return own(of: finding) + others
  }

  private func own(of finding: Finding) -> [Int] {
    for name in Self.names(of: finding) + [.locale(sourceLocale)] {
      if let causes = byName[name] { return causes }
    }
    return all
  }

  /// From what says most of a cause to what says least.
  private static func names(of finding: Finding) -> [Name] {
    let subject = finding.subject
    let (table, key, locale) = (subject.table, subject.key, subject.locale)
    let own: [Name] =
      key.isEmpty
      ? [] : [.text(table: table, key: key, locale: locale), .key(table: table, key: key)]
    return own + [.rule(finding.rule, locale: locale), .locale(locale)]
  }
}
