import ArgumentParser
import LabelLint
import LabelLintProject

/// What was delivered, for which app, and what happens to it.
struct DeliveryOptions: ParsableArguments {
  /// Files, folders and zip files.
  @Argument(help: "Files, folders and zip files that came back from translators.")
  var files: [String]

  /// The app.
  @Option(
    help: ArgumentHelp("File or folder of the app's catalogs; repeatable.", valueName: "path"),
    completion: .directory)
  var into: [String]

  /// The set.
  @Option(
    help: ArgumentHelp(
      "Catalog that the files are for, if several fit: its path, or the end of it.",
      valueName: "name"))
  var table: String?

  /// The locale.
  @Option(
    help: ArgumentHelp("Locale of the files, if their paths do not name it.", valueName: "tag"),
    completion: .list(LexiconLibrary.languages))
  var locale: String?

  /// Folders with code and layouts.
  @Option(
    help: ArgumentHelp(
      "Folder with code and layouts that show how keys are used; repeatable.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  /// Whether texts are written.
  @Flag(help: "Write the texts that pass into the catalogs of the app.")
  var apply = false

  /// Whether only the difference is shown.
  @Flag(help: "With --apply: print the difference, and write nothing.")
  var dryRun = false

  /// Whether one text that is left out keeps all away.
  @Flag(help: "With --apply: write nothing if a text would be left out.")
  var strict = false

  /// Lowest level that keeps a text away.
  @Option(
    help: ArgumentHelp(
      "With --apply: leave out texts with findings of this level or above: error, warning or note "
        + "(default: warning).",
      valueName: "level"),
    completion: .list(Severity.allCases.map(\.rawValue)),
    transform: { name in
      guard let level = Severity(rawValue: name) else {
        throw ValidationError("--leave-out takes error, warning or note.")
      }
      return level
    })
  var leaveOut: Severity?

  /// Checks what the single options cannot.
  func validate() throws {
    if into.isEmpty { throw ValidationError("--into is missing: name the app's catalogs.") }
    if let locale, LocaleTag(locale) == nil {
      throw ValidationError("'\(locale)' is not a BCP 47 language tag.")
    }
    if !apply, dryRun || strict || leaveOut != nil {
      throw ValidationError("--dry-run, --strict and --leave-out need --apply.")
    }
  }

  /// What the call asks for.
  var request: Delivery.Request {
    var request = Delivery.Request()
    request.paths = files
    request.table = table
    request.locale = locale.flatMap { LocaleTag($0) }
    request.holdsAt = leaveOut ?? .warning
    return request
  }
}
