import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint review export`.
struct ReviewExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes findings, or all labels, as a page, a workbook, CSV, XLIFF or sounds.",
    discussion: """
      Example: label-lint review export --format xlsx -o labels.xlsx

      The columns decision, new_target, reason and reviewer are for the reviewer; a target that is \
      changed in place counts as well; the page saves decisions.json. label-lint review import \
      takes the files back. --audio DIR takes the place of --format and -o: it makes the sounds with espeak-ng.
      """)

  /// What to export.
  @OptionGroup var catalogs: CatalogOptions
  /// Which rules run and which findings are exported.
  @OptionGroup var choice: RuleChoice
  /// Which findings are known.
  @OptionGroup var known: KnownOptions
  /// Which findings are written although they do not count.
  @OptionGroup var include: IncludeOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// The format.
  @Option(
    help: "Output format: html, xlsx, csv or xliff.", completion: .list(ReviewFormat.names),
    transform: ReviewFormat.named)
  var format: ReviewFormat?

  /// Where to.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write; for xliff the folder of the locales' files. - is standard output.",
      valueName: "path"),
    completion: .file())
  var output: String?

  /// Where sounds go.
  @Option(
    help: ArgumentHelp(
      "Folder for a sound of each label, as the screen reader of its platform says it; espeak-ng makes them.",
      valueName: "folder"),
    completion: .directory)
  var audio: String?

  /// Whether labels without findings are exported.
  @Flag(help: "Export every label, not only those with findings.")
  var all = false

  /// How a workbook is split.
  @Option(
    help: ArgumentHelp("Sheets of a workbook: one, or one per locale.", valueName: "one|locale"),
    completion: .list(SheetChoice.names), transform: SheetChoice.named)
  var sheets: SheetChoice = .one

  /// Checks what the single options cannot.
  func validate() throws {
    if audio != nil, format != nil || output != nil {
      throw ValidationError("--audio takes the place of --format and -o: run the command twice.")
    }
    if audio == nil, format == nil {
      throw ValidationError("Name what to write: --format xlsx -o labels.xlsx, or --audio sounds.")
    }
    if audio == nil, output == nil { throw ValidationError("Name the file to write: -o PATH.") }
    if format == .xliff, output == "-" {
      throw ValidationError("XLIFF is a file for each locale: name a folder, -o PATH.")
    }
    if format == .html, all {
      throw ValidationError("The page is of findings: --all is for xlsx, csv and xliff.")
    }
    if sheets == .locale, format != .xlsx {
      throw ValidationError("--sheets is for --format xlsx.")
    }
  }

  /// Checks the sets and writes the file.
  mutating func run() async throws {
    let start = ContinuousClock.now
    // Before the check, which takes longer.
    let program = try audio.map { _ in try SpeechProgram() }
    let output = self.output ?? ""
    var chosen = choice.choice
    // An import, which runs all rules, is to find what is exported.
    chosen.runsAllRules = true
    var check = try project.check(catalogs.request(chosen))
    try check.readSourcesWithNotes()
    let rules = check.activeRules
    var pipeline = FindingPipeline(
      choice: chosen, includesKnown: include.includeKnown,
      includesSuppressed: include.includeSuppressed,
      tally: RunTally(
        rules: rules, app: check.settings.app, commit: GitHead.commit(of: check.root)))
    pipeline.baseline = try known.matching(check)
    let selection = SelectionWatch(choice.choice)
    if let audio, let program {
      try writeSounds(to: audio, by: program, check, pipeline, selection)
    } else if format == .html {
      let style = ReportStyle(check.settings, rules: rules)
      let targets = OutputTarget.targets([OutputTarget(format: .html, path: nil)], output: output)
      let sink = OutputSink(
        ReportOutputs(targets, style: style, color: project.color), pipeline)
      let progress = check.progressLine(isWanted: !project.quiet)
      await check.run(
        workers: nil, needs: OutputFormat.html.needs,
        watch: RunObserver(progress: progress, selection: selection)
      ) {
        sink.add($0)
      }
      progress?.clear()
      try judge(selection, sink.pipeline, check)
      sink.pipeline.end(
        after: ContinuousClock.now - start, isWhole: check.isWhole,
        notRead: check.unread.notRead)
      _ = try sink.reports.close(sink.pipeline.tally.summary)
    } else {
      try writeTable(to: output, check, pipeline, selection)
    }
    try check.unread.notRead.end()
  }

  /// Ends the command where what it selects is not there, or no text is, before anything is written.
  func judge(
    _ selection: SelectionWatch?, _ pipeline: FindingPipeline, _ check: Project
  ) throws {
    if let problem = selection?.problem { throw CommandFailure(problem) }
    try check.endWithoutText(pipeline.tally.summary)
    if let remark = selection?.remark { project.say(remark) }
  }

  /// Writes a format that has texts of catalogs beside the findings.
  private func writeTable(
    to output: String, _ check: Project, _ pipeline: FindingPipeline, _ selection: SelectionWatch?
  ) throws {
    var pipeline = pipeline
    let chosen = choice.choice
    var table = ReviewTable()
    var units = XLIFFUnits()
    check.visit(selecting: selection) { set in
      let reported = pipeline.pass(set.reported(concerning: check.namedFiles))
      if format == .xliff {
        units.add(set.catalog, reported, all: all, where: chosen.includes)
      } else {
        table.add(reported, of: set.catalog, set.trial)
        if all {
          table.addLabels(
            of: set.catalog, beside: reported, app: set.context.app, where: chosen.includes)
        }
      }
    }
    try judge(selection, pipeline, check)
    switch format {
    case .html, nil: break
    case .xliff: try write(units, to: output)
    case .csv:
      let heading = SheetColumn.allCases.map(\.rawValue)
      try write(CSVText.bytes(of: [heading] + table.rows.map(\.values)), to: output)
    case .xlsx: try write(Workbook(sheets(of: table.rows)).bytes, to: output)
    }
  }

  private func sheets(of rows: [ReviewRow]) -> [Workbook.Sheet] {
    guard sheets == .locale else { return [Workbook.Sheet(name: "labels", rows: rows)] }
    let groups = Dictionary(grouping: rows) { $0[.locale] }
    return groups.keys.sorted(by: ByteOrder.precedes).map { locale in
      Workbook.Sheet(name: locale.isEmpty ? "set" : locale, rows: groups[locale] ?? [])
    }
  }

  private func write(_ units: XLIFFUnits, to output: String) throws {
    do throws(FileFailure) {
      try NewFolder.check(output)
    } catch {
      throw CommandFailure(error)
    }
    for (locale, bytes) in units.files { try write(bytes, to: "\(output)/\(locale).xliff") }
    if units.sourceFindings > 0 {
      project.say(
        "\(units.sourceFindings.counted("finding")) about source texts are in no file of a target "
          + "locale: export them as xlsx or csv")
    }
    if units.otherFindings > 0 {
      project.say(
        "\(units.otherFindings.counted("finding")) about plurals, arrays, files and locales are in "
          + "no file, because a unit of XLIFF is a single text: export them as xlsx or csv")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    if path == "-" {
      StandardStream.output.write(bytes)
      return
    }
    try StoredFiles.write(bytes, to: path, makesFolders: format == .xliff)
  }
}

/// The formats a review can be exported in.
enum ReviewFormat: String, CaseIterable {
  /// The page for a browser.
  case html
  /// A workbook.
  case xlsx
  /// A table for any spreadsheet.
  case csv
  /// For translation tools: a file for each locale, in a folder.
  case xliff
}

/// How the rows of a workbook are spread over sheets.
enum SheetChoice: String, CaseIterable {
  /// All on one.
  case one
  /// One for each locale.
  case locale
}
