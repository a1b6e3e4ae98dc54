import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint baseline removed SET --reason TEXT`.
struct BaselineRemovedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "removed",
    abstract: "Accepts that a set, a locale of it, or the text of a key is gone on purpose.",
    discussion: """
      Examples: label-lint baseline removed app/src/main/res --locale fr --reason "French is given up"
      label-lint baseline removed app/src/main/res --locale fr --key cd_call --reason "English is meant here"

      Until then, check reports the loss as an error, and every digest lists it first. The text of a key \
      that is gone on purpose is not missing either.
      """)

  /// The set.
  @Argument(
    help: "The set, a catalog in all its languages: its path, as findings of lost-text name it.")
  var set: String

  /// The locale.
  @Option(
    help: ArgumentHelp("The locale whose texts are gone (default: all).", valueName: "tag"),
    transform: LocaleNames.init(argument:))
  var locale: LocaleNames?

  /// The keys.
  @Option(
    help: ArgumentHelp(
      "The key whose text is gone, as baseline check names it; repeatable (default: all texts).",
      valueName: "key"))
  var key: [String] = []

  /// Why.
  @Option(help: ArgumentHelp("Why it is gone.", valueName: "text"))
  var reason: String

  /// Where the baseline is.
  @OptionGroup var known: BaselineOption

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Checks what the single options cannot.
  func validate() throws {
    try ReasonOption.validate(reason)
  }

  /// Writes the lines.
  func run() throws {
    let root = try project.projectRoot()
    var store = try project.settings(in: root)
    let settings = try store.settings(in: root.path)
    let file = try BaselineFile(at: KnownFindings.place(known.baseline, settings).path)
    var baseline = file.baseline
    try file.checkKeepsAll()
    let texts = try removableTexts(baseline, file, root, store)
    let locales = locale.map { $0.tags } ?? [""]
    let keys: [String?] = key.isEmpty ? [nil] : key
    for locale in locales {
      for key in keys {
        let removal = Baseline.Removal(set: set, locale: locale, key: key, reason: reason)
        if let problem = texts.problem(of: removal) {
          throw CommandFailure(lines: ["\(file.path): \(problem[0])"] + problem.dropFirst())
        }
        baseline.remove(removal)
      }
    }
    try file.write(baseline)
    project.say(
      "\((locales.count * keys.count).counted("removal")) written to \(VisibleText.escaped(file.path))"
    )
  }

  /// What the baseline and the files know of the set.
  private func removableTexts(
    _ known: Baseline, _ file: BaselineFile, _ root: ProjectRoot, _ store: SettingsStore
  ) throws -> RemovableTexts {
    var texts = RemovableTexts(known)
    try texts.add(filesBelow: root, store, wanted: set)
    // The sets of a fleet's app have their names in its folder, which may be one of this project.
    let folder = ProjectRoot(name: ProjectRoot.folder(of: file.path))
    if !texts.knows(set), folder.path != root.path {
      try texts.add(filesBelow: folder, try project.settings(in: folder), wanted: set)
    }
    return texts
  }
}
