import LabelLint

/// What an import comes to over all files of decisions and all sets.
struct ReviewSession {
  /// The decisions of all files, in their order.
  let decisions: [ReviewDecision]
  /// Findings accepted as they are.
  private(set) var ignored: [ReviewImport.Ignored] = []
  private var consumed: Set<Int> = []
  private var refusals: [ReviewRefusal]
  private var changes: [ReviewImport.Change] = []
  private var unsure: [String] = []
  private var remaining: [Finding] = []
  private var unchanged: Int
  private var files: [FixOutcome.File] = []
  private var failures: [String] = []

  /// The decisions of files; each names its file where there are several.
  init(_ inputs: [(path: String, input: ReviewInput)]) {
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
  var hasFailed: Bool { !failures.isEmpty }
  /// Whether some decision was not carried out.
  var hasRefusals: Bool { !refusals.isEmpty }

  /// Adds what the decisions came to in a set.
  mutating func add(_ outcome: ReviewImport.Outcome) {
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
  var fileCount: Int { files.count }

  /// Names of the decisions that are carried out.
  var carriedOut: Set<EarlierImports.Name> {
    let refused = Set(refusals.map(\.origin))
    return Set(
      consumed.map { decisions[$0] }.filter { !refused.contains($0.origin) }
        .compactMap(EarlierImports.Name.init))
  }

  /// Writes the files; those that cannot be written do not count as changed.
  mutating func write(in root: ProjectRoot) {
    var failed: Set<String> = []
    for file in files {
      let path = file.before.path
      do throws(FileReplacement.Failure) {
        if file.isNew {
          try root.make(path, holding: file.stored)
        } else {
          try root.replace(path, holding: file.storedBefore, with: file.stored)
        }
      } catch {
        failures.append(error.description)
        failed.insert(file.before.path)
      }
    }
    files.removeAll { failed.contains($0.before.path) }
    changes.removeAll { failed.contains($0.path) }
    ignored = ignored.map { failed.contains($0.path) ? $0.withoutWrites : $0 }
  }

  /// Refuses what no set knows, unless an earlier import has carried it out.
  mutating func end(after earlier: EarlierImports = EarlierImports()) {
    for (number, decision) in decisions.enumerated() where !consumed.contains(number) {
      if decision.isUndecided || earlier.mayHaveWritten(decision) {
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

  /// Prints the diff, what is ignored or open, and what was refused.
  func print(isDryRun: Bool, quiet: Bool) {
    for file in files {
      let diff = UnifiedDiff(
        path: file.before.path, from: file.before.text, to: file.after.text, isNew: file.isNew)
      StandardStream.output.write(diff.bytes)
    }
    StandardStream.output.write(lines: unsure.map { "unsure: \($0)" })
    for item in ignored {
      let subject = item.finding.subject
      StandardStream.output.write(lines: [
        "ignored: \(subject.key) (\(subject.locale)) \(item.finding.message) "
          + "[\(item.finding.rule)]: \(item.decision.reason ?? "")"
      ])
    }
    StandardStream.output.write(
      lines: remaining.map { finding in
        "remains: \(finding.subject.key) (\(finding.subject.locale)) \(finding.message) "
          + "[\(finding.rule)]: its source had the fault too"
      })
    printRefusals()
    for failure in failures { StandardStream.say("\(failure)") }
    guard !quiet else { return }
    let verb = isDryRun ? "would write" : "wrote"
    StandardStream.say(
      "\(verb) \(changes.count) text\(changes.count == 1 ? "" : "s"), ignored "
        + "\(ignored.count), unsure \(unsure.count), unchanged \(unchanged), refused "
        + "\(refusals.count)\(isDryRun && !changes.isEmpty ? "; --write does it" : "")")
  }

  /// Prints what was refused, a line each.
  func printRefusals() {
    for refusal in refusals {
      let key = refusal.key.isEmpty ? "" : " (\(refusal.key))"
      StandardStream.output.write(lines: ["refused: \(refusal.origin)\(key): \(refusal.reason)"])
    }
  }
}
