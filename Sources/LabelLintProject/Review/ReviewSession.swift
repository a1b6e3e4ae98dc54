package import LabelLint

/// What an import comes to over all files of decisions and all sets.
package struct ReviewSession {
  /// The decisions of all files, in their order.
  package let decisions: [ReviewDecision]
  /// Findings accepted as they are.
  package private(set) var ignored: [ReviewImport.Ignored] = []
  private var consumed: Set<Int> = []
  /// Decisions that were not carried out.
  package private(set) var refusals: [ReviewRefusal]
  /// Texts that change.
  package private(set) var changes: [ReviewImport.Change] = []
  /// What is still open, a line each.
  package private(set) var unsure: [String] = []
  /// Findings of translations whose source had the fault too.
  package private(set) var remaining: [Finding] = []
  /// Number of decisions that change nothing.
  package private(set) var unchanged: Int
  /// Files that change.
  package private(set) var files: [FixOutcome.File] = []
  /// Why files could not be written.
  package private(set) var failures: [String] = []
  /// Paths of files that could not be written.
  package private(set) var failedPaths: Set<String> = []
  /// What became of the baseline beside the decisions, in words; nil for nothing.
  package var followed: String?

  /// The decisions of files; each names its file where there are several.
  package init(_ inputs: [(path: String, input: ReviewInput)]) {
    let isOne = inputs.count == 1
    func origin(_ path: String, _ place: String) -> String { isOne ? place : "\(path), \(place)" }
    decisions = inputs.flatMap { path, input in
      input.decisions.map { decision in
        var decision = decision
        decision.origin = origin(path, decision.origin)
        return decision
      }
    }
    refusals = inputs.flatMap { path, input in
      input.refusals.map { ReviewRefusal(origin(path, $0.origin), key: $0.key, $0.reason) }
    }
    unchanged = inputs.reduce(0) { $0 + $1.input.undecided }
  }

  /// Whether a file could not be written.
  package var hasFailed: Bool { !failures.isEmpty }
  /// Whether some decision was not carried out.
  package var hasRefusals: Bool { !refusals.isEmpty }

  /// Adds what the decisions came to in a set.
  package mutating func add(_ outcome: ReviewImport.Outcome) {
    consumed.formUnion(outcome.consumed)
    refusals += outcome.refusals
    ignored += outcome.ignored
    unsure += outcome.unsure
    unchanged += outcome.unchanged
    files += outcome.files
    changes += outcome.changes
    remaining += outcome.remaining
  }

  /// Number of files that change.
  package var fileCount: Int { files.count }

  /// Names of the decisions that are carried out.
  package var carriedOut: Set<EarlierImports.Name> {
    let refused = Set(refusals.map(\.origin))
    return Set(
      consumed.map { decisions[$0] }.filter { !refused.contains($0.origin) }
        .compactMap(EarlierImports.Name.init))
  }

  /// Writes the files; those that cannot be written do not count as changed.
  package mutating func write(in root: ProjectRoot) {
    let causes = root.write(files)
    failures += causes.sorted { ByteOrder.precedes($0.key, $1.key) }.map(\.value)
    let failed = Set(causes.keys)
    failedPaths = failed
    files.removeAll { failed.contains($0.before.path) }
    changes.removeAll { failed.contains($0.path) }
    ignored = ignored.map { failed.contains($0.path) ? $0.withoutWrites : $0 }
  }

  /// A text as it was when it was reviewed.
  private struct ReviewedText: Hashable {
    let address: ReviewDecision.Address
    let hash: String?
  }

  /// The texts that decisions of this import have rewritten, or an earlier one had.
  private func rewrittenTexts() -> Set<ReviewedText> {
    let refused = Set(refusals.map(\.origin))
    return Set(
      consumed.compactMap { number in
        let decision = decisions[number]
        guard decision.choice == .accept || decision.choice == .write,
          let address = decision.address, !refused.contains(decision.origin)
        else { return nil }
        return ReviewedText(address: address, hash: decision.textHash)
      })
  }

  /// Refuses what no set knows, unless an earlier import has carried it out.
  package mutating func end(after earlier: EarlierImports = EarlierImports()) {
    let rewritten = rewrittenTexts()
    // What is to be ignored is gone with what another decision makes of its text.
    let isGone = { (decision: ReviewDecision) in
      decision.choice == .ignore
        && decision.address.map {
          rewritten.contains(ReviewedText(address: $0, hash: decision.textHash))
        } ?? false
    }
    for (number, decision) in decisions.enumerated() where !consumed.contains(number) {
      if decision.isUndecided || earlier.mayHaveWritten(decision) || isGone(decision) {
        unchanged += 1
        continue
      }
      let reason =
        switch decision.target {
        case .fingerprint:
          "no finding or label has its fingerprint now: it was fixed, or is elsewhere"
        case .text(let path, _, _, _): "no catalog here has the path '\(path)'"
        }
      refusals.append(ReviewRefusal(decision.origin, reason))
    }
  }
}
