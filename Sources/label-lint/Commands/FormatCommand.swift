import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint format`.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Lays catalogs out as Xcode and Android Studio write them.",
    discussion: """
      Example: label-lint format --check app/src/main/res

      Changes white space, and in string catalogs the order of keys and the escapes of texts. Texts, keys and \
      comments stay: a file is written only if it is read as before. A file is replaced whole or not at all. Exit code \
      0: done, 1: --check or --dry-run would change something, 2: the command line was wrong, or a file could not be read, \
      laid out or written.
      """)

  /// What to lay out.
  @OptionGroup var catalogs: CatalogOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Whether entries are sorted.
  @Flag(
    help:
      "Sort the entries of strings.xml and .strings files by key, between the comments that head sections."
  )
  var sort = false

  /// Whether nothing is written.
  @Flag(
    help: "Name the files that would change and write nothing; the exit code is 1 if there are any."
  )
  var check = false

  /// Whether nothing is written and the changes are printed.
  @Flag(help: "Print a unified diff and write nothing; the exit code is 1 if it is not empty.")
  var dryRun = false

  /// Whether the changes are printed.
  @Flag(help: "Print a unified diff of the changes.")
  var diff = false

  /// Lays the files out and writes them.
  func run() throws {
    let project = try self.project.check(catalogs.request())
    let layout = project.layout(sorts: sort)
    let writes = !check && !dryRun
    let failures = writes ? project.root.write(layout.files) : [:]
    let changed = layout.files.filter { failures[$0.path] == nil }
    for file in changed {
      if diff || dryRun {
        StandardStream.output.write(
          UnifiedDiff(path: file.path, from: file.before.text, to: file.after.text).bytes)
      } else {
        StandardStream.output.write(
          lines: ["\(writes ? "formatted" : "would format") \(VisibleText.escaped(file.path))"])
      }
    }
    for refusal in layout.refusals {
      StandardStream.say("not formatted: \(VisibleText.escaped(refusal.path)): \(refusal.reason)")
    }
    for failure in failures.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
      StandardStream.say(failure.value)
    }
    if !self.project.quiet {
      let verb = writes ? "formatted" : "would format"
      StandardStream.say("\(verb) \(changed.count.grouped) of \(layout.count.counted("file"))")
    }
    let hasFailed = !layout.refusals.isEmpty || !failures.isEmpty
    let code = hasFailed ? CommandFailure.exitCode : !writes && !changed.isEmpty ? 1 : 0
    try project.unread.notRead.end(with: code)
  }
}
