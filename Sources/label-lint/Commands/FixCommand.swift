import ArgumentParser
import LabelLint

/// `label-lint fix`.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Applies fixes: the fewest bytes, and only where reading the result proves them.",
    discussion: """
      Example: label-lint fix --dry-run app/src/main/res

      Safe fixes keep every word and placeholder. --unsafe adds those that change words. A file is \
      replaced whole or not at all; one that changed since it was read, or that would hold a fault \
      it had not, is left alone. Exit code 0: done, 1: --dry-run would change something, 2: the \
      call was wrong or a file could not be written.
      """)

  /// What to fix.
  @OptionGroup var options: SetOptions

  /// Whether words may change.
  @Flag(name: .customLong("unsafe"), help: "Apply fixes that change words, too.")
  var allowsUnsafe = false

  /// Whether nothing is written.
  @Flag(help: "Print a unified diff and write nothing; the exit code is 1 if it is not empty.")
  var dryRun = false

  /// Whether the changes are printed.
  @Flag(help: "Print a unified diff of what is written.")
  var diff = false

  /// Fixes the sets one after the other.
  func run() throws {
    let sets = try ProjectSets(options.request)
    let isSelected = try options.selection()
    var report = FixReport(showsDiff: diff || dryRun)
    sets.visit { set in
      let paths = set.catalog.files.map(\.source.path)
      let isWanted = { (finding: Finding) in
        guard isSelected(finding.subject) else { return false }
        return sets.namedFiles.isEmpty || sets.namedFiles.contains(paths[finding.span.file])
      }
      let run = FixRun(allowsUnsafe: allowsUnsafe, where: isWanted, check: set.recheck)
      let outcome = run.run((set.catalog, set.checked.findings))
      report.add(outcome, failures: dryRun ? [:] : Self.write(outcome, in: sets.root))
    }
    report.print(isDryRun: dryRun, quiet: options.quiet)
    if report.hasFailed { throw ExitCode(EntryPoint.wrongCall) }
    if dryRun, report.hasChanges { throw ExitCode(1) }
  }

  /// Writes the files of a set; the paths of those that could not be written, with the cause.
  private static func write(_ outcome: FixOutcome, in root: ProjectRoot) -> [String: String] {
    var failures: [String: String] = [:]
    for file in outcome.files {
      let path = file.before.path
      do throws(FileReplacement.Failure) {
        try FileReplacement.replace(
          root.absolute(path), holding: file.storedBefore, with: file.stored)
      } catch {
        failures[path] = error.description
      }
    }
    return failures
  }
}
