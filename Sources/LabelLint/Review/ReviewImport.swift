/// Carries out decisions on the texts of one catalog; nothing is written here.
package struct ReviewImport {
  /// A text that changes.
  package struct Change: Sendable {
    /// Path of the catalog file.
    package let path: String
  }

  /// A finding that is accepted as it is.
  package struct Ignored: Sendable {
    /// The finding as it is once all texts are written.
    package internal(set) var finding: Finding
    /// Its detail with the number of a repetition.
    package internal(set) var detail: String
    /// The decision.
    package let decision: ReviewDecision
    /// Path of the catalog file.
    package let path: String
    /// The finding as it was reviewed.
    private let reviewed: (finding: Finding, detail: String)

    /// A finding that is accepted as it was reviewed.
    init(finding: Finding, detail: String, decision: ReviewDecision, path: String) {
      (self.finding, self.detail, self.decision, self.path) = (finding, detail, decision, path)
      reviewed = (finding, detail)
    }

    /// The same where no text could be written.
    package var withoutWrites: Ignored {
      Ignored(
        finding: reviewed.finding, detail: reviewed.detail, decision: decision, path: path)
    }
  }

  /// What the decisions came to.
  package struct Outcome: Sendable {
    /// Texts that change.
    package var changes: [Change] = []
    /// Findings accepted as they are.
    package var ignored: [Ignored] = []
    /// Findings that somebody else is to look at, a line each.
    package var unsure: [String] = []
    /// Decisions that are not carried out.
    package var refusals: [ReviewRefusal] = []
    /// Decisions that are about this catalog, by their number.
    package var consumed: Set<Int> = []
    /// Faults of translations that were told at their sources and are findings of their own from now on.
    package var remaining: [Finding] = []
    /// Rows that say what is there already, or nothing.
    package var unchanged = 0
    /// The files that change, ordered by path.
    package var files: [FixOutcome.File] = []
    /// All files of the catalog as they will be; nil where none changes.
    package var catalogFiles: [CatalogFile]?
  }

  private let checked: FixRun.Checked
  private let earlier: EarlierImports
  private let check: ([CatalogFile]) -> FixRun.Checked

  /// An import into a catalog.
  package init(
    _ checked: FixRun.Checked, after earlier: EarlierImports = EarlierImports(),
    check: @escaping ([CatalogFile]) -> FixRun.Checked
  ) {
    self.checked = checked
    self.earlier = earlier
    self.check = check
  }

  /// Carries out the decisions that are about this catalog.
  package func run(_ decisions: [ReviewDecision]) -> Outcome {
    var resolving = DecisionResolving(checked.catalog, checked.findings, earlier)
    var outcome = Outcome()
    var writes: [ReviewWrite] = []
    var additions: [ReviewAddition] = []
    for (number, decision) in takingTranslationsAlong(decisions).enumerated() {
      guard let answer = resolving.resolve(decision) else { continue }
      outcome.consumed.insert(number)
      switch answer {
      case .write(let own): writes += own
      case .add(let addition): additions.append(addition)
      case .ignore(let ignored): outcome.ignored.append(ignored)
      case .unsure(let line): outcome.unsure.append(line)
      case .unchanged: outcome.unchanged += 1
      case .refused(let refusal): outcome.refusals.append(refusal)
      }
    }
    let carrying = ReviewCarrying(checked, writes, additions, check: check)
    let result = carrying.result
    outcome.refusals += carrying.refusals
    outcome.changes += carrying.changes
    if !outcome.changes.isEmpty {
      follow(&outcome, to: result.findings)
      outcome.remaining = remaining(in: result.findings, beside: outcome.ignored)
    }
    outcome.files = carrying.files
    if !outcome.files.isEmpty { outcome.catalogFiles = result.catalog.files }
    return outcome
  }

  /// The decisions, with the suggestions accepted for translations whose source is decided on and nobody decided
  /// otherwise: a table has a row for each, which another decision than none leaves out.
  private func takingTranslationsAlong(_ decisions: [ReviewDecision]) -> [ReviewDecision] {
    var faults: [String: [Finding]] = [:]
    let identities = Fingerprint.numbered(checked.findings).identities
    for (finding, identity) in zip(checked.findings, identities) where !finding.inherited.isEmpty {
      faults[identity.description] = finding.inherited.filter { !$0.fixes.isEmpty }
    }
    var taken: [String: Finding] = [:]
    for decision in decisions where !decision.isUndecided {
      guard decision.choice == .accept || decision.choice == .write,
        case .fingerprint(let name) = decision.target
      else { continue }
      for fault in faults[name] ?? [] { taken[fault.identity.description] = fault }
    }
    if taken.isEmpty { return decisions }
    return decisions.map { decision in
      guard decision.isUndecided, case .fingerprint(let name) = decision.target,
        let text = taken[name]?.text, CellText.holds(decision.reviewed ?? "", text)
      else { return decision }
      var decision = decision
      decision.choice = .accept
      decision.isUndecided = false
      // Nobody has looked at this translation.
      decision.state = nil
      return decision
    }
  }

  /// Accepts findings with the text that other decisions have written.
  ///
  /// The baseline would else hold one that is gone. What is no longer found need not be accepted.
  private func follow(_ outcome: inout Outcome, to findings: [Finding]) {
    let known = checked.findings.flatMap(\.withTexts)
    let found = findings.flatMap(\.withTexts)
    let before = Self.repetitions(of: known)
    let after = Self.repetitions(of: found)
    let repetitions = Fingerprint.numbered(found).repetitions
    outcome.ignored = outcome.ignored.compactMap { ignored in
      let name = Repeated(ignored.finding)
      // Of findings that repeat each other, an earlier one may be gone.
      let place = before[name]?.firstIndex { known[$0] == ignored.finding } ?? 0
      guard let own = after[name], let last = own.last else {
        let told = findings.lazy.flatMap(\.inherited).first { Repeated($0) == name }
        guard let told else {
          outcome.unchanged += 1
          return nil
        }
        var ignored = ignored
        ignored.finding = told
        ignored.detail = told.detail
        return ignored
      }
      let index = own.indices.contains(place) ? own[place] : last
      var ignored = ignored
      ignored.finding = found[index]
      ignored.detail = DecisionResolving.detail(of: found[index], repetition: repetitions[index])
      return ignored
    }
  }

  /// Findings that were faults of translations, told at their sources.
  private func remaining(in findings: [Finding], beside ignored: [Ignored]) -> [Finding] {
    var inherited: Set<Fingerprint> = []
    for finding in checked.findings {
      for fault in finding.inherited { inherited.insert(fault.identity) }
    }
    for item in ignored { inherited.remove(item.finding.identity) }
    return findings.filter { inherited.contains($0.identity) }
  }

  /// What findings that repeat each other have in common.
  private struct Repeated: Hashable {
    let rule: RuleID
    let subject: Subject
    let detail: String

    init(_ finding: Finding) {
      (rule, subject, detail) = (finding.rule, finding.subject, finding.detail)
    }
  }

  /// Indexes of findings in document order, by what they have in common.
  private static func repetitions(of findings: [Finding]) -> [Repeated: [Int]] {
    Dictionary(grouping: findings.indices) { Repeated(findings[$0]) }.mapValues { indexes in
      indexes.sorted { left, right in
        let (left, right) = (findings[left].span, findings[right].span)
        return (left.file, left.bytes.start) < (right.file, right.bytes.start)
      }
    }
  }
}
