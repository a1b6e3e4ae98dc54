import ArgumentParser
import LabelLint

/// `label-lint review export`.
struct ReviewExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes findings, or all labels, as a workbook, CSV or XLIFF.",
    discussion: """
      Example: label-lint review export --format xlsx -o labels.xlsx

      The columns decision, new_target, reason and reviewer are for the reviewer; a target that is \
      changed in place counts as well. label-lint review import takes the file back.
      """)

  /// What to export.
  @OptionGroup var options: SetOptions

  /// The format.
  @Option(
    help: "Output format: xlsx, csv or xliff.", completion: .list(ReviewFormat.names),
    transform: ReviewFormat.named)
  var format: ReviewFormat

  /// Where to.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write; for xliff the folder of the locales' files. - is standard output.",
      valueName: "path"),
    completion: .file())
  var output: String

  /// Whether labels without findings are exported.
  @Flag(help: "Export every label, not only those with findings.")
  var all = false

  /// How a workbook is split.
  @Option(
    help: ArgumentHelp("Sheets of a workbook: one, or one a locale.", valueName: "one|locale"),
    completion: .list(SheetChoice.names), transform: SheetChoice.named)
  var sheets: SheetChoice = .one

  /// Checks what the single options cannot.
  func validate() throws {
    if format == .xliff, output == "-" {
      throw ValidationError("XLIFF is a file for each locale: name a folder, -o PATH.")
    }
    if sheets == .locale, format != .xlsx {
      throw ValidationError("--sheets is for --format xlsx.")
    }
  }

  /// Checks the sets and writes the file.
  func run() throws {
    let sets = try ProjectSets(options.request)
    let isWanted = try options.selection()
    var table = ReviewTable(SpeakingLabels())
    var units = XLIFFUnits()
    sets.visit { set in
      let reported = ReportedSet(set.catalog, set.checked, app: "", concerning: sets.namedFiles)
      if format == .xliff {
        units.add(set.catalog, reported, all: all, where: isWanted)
      } else {
        table.add(reported, where: isWanted)
        if all { table.addLabels(of: set.catalog, beside: reported, app: "", where: isWanted) }
      }
    }
    switch format {
    case .xliff: try write(units)
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

  private func write(_ units: XLIFFUnits) throws {
    do throws(FileFailure) {
      try NewFolder.make(output)
    } catch {
      throw CommandFailure(error)
    }
    for (locale, bytes) in units.files { try write(bytes, to: "\(output)/\(locale).xliff") }
    if units.sourceFindings > 0, !options.quiet {
      StandardStream.error.write(
        "label-lint: \(units.sourceFindings) findings about source texts are in no file of a "
          + "target locale; export them as xlsx or csv\n")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    if path == "-" {
      StandardStream.output.write(bytes)
      return
    }
    do throws(FileFailure) {
      try WholeFile.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
