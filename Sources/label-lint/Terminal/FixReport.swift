import LabelLint

/// What `fix` tells of its work.
struct FixReport {
  /// Whether changes are shown as a diff.
  let showsDiff: Bool
  private var diff: [UInt8] = []
  private var applied: [String] = []
  private var left: [String] = []
  private var failures: [String] = []
  private var files = 0
  /// Paths of files that could not be written.
  private(set) var failedPaths: Set<String> = []
  /// What became of the baseline, in words; nil for nothing.
  var followed: String?

  /// A report of nothing yet.
  init(showsDiff: Bool) { self.showsDiff = showsDiff }

  /// Whether a file could not be written.
  var hasFailed: Bool { !failures.isEmpty }
  /// Whether something is to change.
  var hasChanges: Bool { files > 0 }

  /// Adds what was done in a set, and why files of it were not written, by path.
  mutating func add(_ outcome: FixOutcome, failures: [String: String]) {
    failedPaths.formUnion(failures.keys)
    self.failures += failures.sorted { ByteOrder.precedes($0.key, $1.key) }.map(\.value)
    for file in outcome.files where failures[file.before.path] == nil {
      files += 1
      if showsDiff {
        diff +=
          UnifiedDiff(
            path: file.before.path, from: file.before.text, to: file.after.text
          ).bytes
      }
    }
    for item in outcome.applied where failures[item.path] == nil {
      applied.append(Self.line(item))
    }
    for item in outcome.left {
      left.append("\(Self.line(item.item)) left: \(item.reason)")
    }
  }

  /// Prints the diff or what was fixed, and what was left; `isComplete` says whether all was read.
  func print(isDryRun: Bool, isComplete: Bool, quiet: Bool) {
    if showsDiff {
      StandardStream.output.write(diff)
    } else {
      StandardStream.output.write(sentences: applied)
    }
    if !quiet { StandardStream.error.write(sentences: left) }
    for failure in failures { StandardStream.say(failure) }
    guard !quiet else { return }
    if let followed { StandardStream.say(followed) }
    StandardStream.say(summary(isDryRun: isDryRun, isComplete: isComplete))
  }

  private func summary(isDryRun: Bool, isComplete: Bool) -> String {
    if applied.isEmpty, left.isEmpty, failures.isEmpty {
      return isComplete ? "nothing to fix" : "no fixes in the files that were read"
    }
    let verb = isDryRun ? "would fix" : "fixed"
    let done =
      "\(verb) \(applied.count) \(applied.count.form(of: "finding")) in \(files) "
      + files.form(of: "file")
    return left.isEmpty ? done : "\(done), left \(left.count)"
  }

  private static func line(_ item: FixOutcome.Item) -> String {
    "\(VisibleText.escaped(item.path)):\(item.line):\(item.column): "
      + "\(item.fix?.title ?? item.finding.message) [\(item.finding.rule)]"
  }
}
