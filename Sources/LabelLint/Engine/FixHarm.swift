/// Tells which applied fixes do harm: their finding stays, or they bring another.
struct FixHarm {
  /// A fix that does harm.
  struct Item {
    /// Its index among the candidates.
    let index: Int
    /// What it does.
    let reason: FixReason
  }

  private let candidates: [FixCandidate]
  /// The findings before by identity, with those of translations that are told at their sources, and the texts of
  /// groups: somebody may accept the fix of one text.
  private let counts: [Fingerprint: Int]
  /// How many findings of an identity are no new ones, each text of a group counted.
  ///
  /// What a translation had of its source's fault is told by itself once the source is put right, and was known.
  private let known: [Fingerprint: Int]

  /// The harm of fixes.
  ///
  /// - Parameters:
  ///   - candidates: The fixes.
  ///   - findings: The findings before.
  ///   - all: Those of all rules of the project.
  init(_ candidates: [FixCandidate], before findings: [Finding], all: [Finding]) {
    self.candidates = candidates
    counts = Self.counts(findings, \.withTexts)
    known = Self.counts(all, \.eachText)
  }

  /// The fixes that do harm.
  ///
  /// - Parameters:
  ///   - taken: Indexes of the fixes that were applied.
  ///   - result: The catalog and its findings afterwards.
  ///   - all: The findings of all rules of the project.
  ///   - isOfOthers: Whether a finding comes from something else that was written, given the other keys that it
  ///     speaks of.
  /// - Returns: The fixes; one may be told more than once.
  func items(
    of taken: [Int], in result: FixRun.Checked, all: [Finding],
    isOfOthers: (Finding, [String]) -> Bool = { _, _ in false }
  ) -> [Item] {
    let now = Self.counts(result.findings, \.withTexts)
    var items: [Item] = []
    var fixed: [Fingerprint: [Int]] = [:]
    for index in taken { fixed[candidates[index].identity, default: []].append(index) }
    for (identity, indexes) in fixed.sorted(by: { $0.value[0] < $1.value[0] })
    where now[identity, default: 0] > counts[identity, default: 0] - indexes.count {
      items += indexes.map { Item(index: $0, reason: .stays) }
    }
    let causes = FixCauses(
      taken, of: candidates, sourceLocale: result.catalog.sourceLocale.description)
    var seen: [Fingerprint: Int] = [:]
    for finding in all.lazy.flatMap(\.eachText) {
      let identity = finding.identity
      seen[identity, default: 0] += 1
      guard seen[identity, default: 0] > known[identity, default: 0] else { continue }
      // Two texts that became alike are both left: one of a pair of states is not named without the other.
      let others = finding.related.compactMap { Self.key(at: $0.span, in: result.catalog) }
      if isOfOthers(finding, others) { continue }
      items += causes.causes(of: finding, otherKeys: others).map {
        Item(index: $0, reason: .brings(finding))
      }
    }
    return items
  }

  /// The key of the text at a place.
  private static func key(at place: SourceSpan, in catalog: Catalog) -> String? {
    let file = catalog.files[place.file]
    return KeyStarts(of: file).entry(at: Int(place.bytes.start)).flatMap {
      file.string(file.entries[$0].key)
    }
  }

  /// The findings by identity, with those of translations that are told with them.
  ///
  /// Of a group counts what `parts` says: the group with its texts, or the texts alone.
  private static func counts(
    _ findings: [Finding], _ parts: (Finding) -> [Finding]
  ) -> [Fingerprint: Int] {
    var counts: [Fingerprint: Int] = [:]
    for finding in findings {
      for own in parts(finding) + finding.inherited { counts[own.identity, default: 0] += 1 }
    }
    return counts
  }
}

extension Finding {
  /// The finding, or the texts of a group.
  fileprivate var eachText: [Finding] { texts.isEmpty ? [self] : texts }
}
