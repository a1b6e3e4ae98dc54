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
    if !reason.contains(where: { !$0.isWhitespace }) {
      throw ValidationError("--reason must say why.")
    }
  }

  /// Writes the lines.
  func run() throws {
    let root = try project.projectRoot()
    var store = try project.settings(in: root)
    let settings = try store.settings(in: root.path)
    let file = try BaselineFile(at: KnownFindings.place(known.baseline, settings).path)
    var baseline = file.baseline
    let sets = Set(baseline.entries.map(\.subject.set) + baseline.translations.keys)
    let locales = locale.map { $0.tags.map(\.description) } ?? [""]
    let keys: [String?] = key.isEmpty ? [nil] : key
    for locale in locales {
      for key in keys {
        baseline.remove(Baseline.Removal(set: set, locale: locale, key: key, reason: reason))
      }
    }
    try file.write(baseline)
    if !sets.isEmpty, !sets.contains(set) {
      // It may have come after the baseline.
      let nearest = NearestName.find(set, among: sets.sorted(by: ByteOrder.precedes))
      StandardStream.say(
        "\(file.path): no finding or translation is of a set '\(set)'"
          + (nearest.map { ": did you mean '\($0)'?" } ?? ""))
    }
    project.say(
      "\((locales.count * keys.count).counted("removal")) written to \(VisibleText.escaped(file.path))"
    )
  }
}
