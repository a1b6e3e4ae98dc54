import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint inspect uses`: how an app's sources use texts, for machines and tests.
struct InspectUses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uses",
    abstract: "Prints how code and layouts use keys, one JSON object a line.",
    discussion: """
      Example: label-lint inspect uses app/src/main

      A line without a key is a place where a screen reader gets a text whose key was not found. With --screens, a \
      line of the type screen has a text of a snapshot as its key. \
      Nothing outside the folders is read.
      """)

  /// Where the sources are.
  @Argument(help: "Folders with code and layouts.")
  var folders: [String] = []

  /// Where snapshots of screens are.
  @Option(
    help: ArgumentHelp("Folder with snapshots of screens; repeatable.", valueName: "folder"),
    completion: .directory)
  var screens: [String] = []

  /// Folder that paths are relative to.
  @OptionGroup var folder: RootOption

  /// Number of workers.
  @OptionGroup var workers: WorkerOption

  /// Whether only totals are printed.
  @Flag(help: "Print totals only.")
  var counts = false

  /// Checks that there is something to read.
  func validate() throws {
    if folders.isEmpty, screens.isEmpty {
      throw ValidationError("Name a folder with code and layouts, or --screens with a folder.")
    }
  }

  /// Reads and prints the uses.
  func run() throws {
    let outcome: SourcesReading.Outcome
    let unread: UnreadFiles
    do {
      let root = try ProjectRoot(option: folder.root)
      unread = UnreadFiles(root: root)
      outcome = try SourcesReading(
        root: root, workers: ProcessorCount.workers(workers.jobs)
      ).read(folders, screens: screens)
    } catch {
      throw CommandFailure(error)
    }
    SkippedSources.report(outcome.skipped, all: true)
    for failure in outcome.failures { unread.add(failure, .allSets) }
    let index = outcome.index
    if counts {
      StandardStream.output.write(
        JSONLine.bytes { writer in
          writer.member("files", index.fileCount)
          writer.member("uses", index.useCount)
          writer.member("unresolved", index.unresolved.count)
          writer.member("skipped", outcome.skipped.count)
        })
    } else {
      var output: [UInt8] = []
      UsageListing(index).append(to: &output)
      StandardStream.output.write(output)
    }
    try unread.notRead.end()
  }
}
