import ArgumentParser
import LabelLint

/// Which sets and findings a command works on, and how it speaks.
struct SetOptions: ParsableArguments {
  /// Files and folders.
  @Argument(help: "Files and folders; none means the working folder.")
  var paths: [String] = []

  /// Rules to run alone.
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Run only these rules (label-lint rules lists them).", valueName: "id,…"),
    completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var rules: [RuleNames] = []

  /// Rules to leave out.
  @Option(
    name: .customLong("no-rule"), help: ArgumentHelp("Leave these rules out.", valueName: "id,…"),
    completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var excludedRules: [RuleNames] = []

  /// Locales to work on.
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("Only these locales; all are read.", valueName: "tag,…"))
  var locales: [String] = []

  /// Keys to work on.
  @Option(
    name: .customLong("key"), help: ArgumentHelp("Only keys of this pattern.", valueName: "glob"))
  var keys: [String] = []

  /// Source language where no file names it.
  @Option(
    help: ArgumentHelp(
      "Source language where no file names one (default: en).", valueName: "language"))
  var sourceLocale: String?

  /// Folder that paths are relative to.
  @Option(
    help: ArgumentHelp(
      "Folder that paths are relative to (default: the git work tree).", valueName: "folder"),
    completion: .directory)
  var root: String?

  /// Whether to print nothing but results.
  @Flag(name: .shortAndLong, help: "Print results and errors only.")
  var quiet = false

  /// Checks what the single options cannot.
  func validate() throws {
    _ = try globs()
    for tag in tags where LocaleTag(tag) == nil {
      throw ValidationError("'\(tag)' is no BCP 47 language tag.")
    }
    if let sourceLocale, LocaleTag(sourceLocale) == nil {
      throw ValidationError("'\(sourceLocale)' is no BCP 47 language tag.")
    }
  }

  private var tags: [String] { locales.flatMap { $0.split(separator: ",").map(String.init) } }

  private func globs() throws -> [Glob] {
    try keys.map { pattern in
      do {
        return try Glob(pattern, for: .key)
      } catch {
        throw ValidationError("--key '\(pattern)' is no pattern of keys.")
      }
    }
  }

  /// The sets and rules that are asked for.
  var request: ProjectSets.Request {
    ProjectSets.Request(
      paths: paths, configuration: configuration, sourceLocale: sourceLocale, root: root)
  }

  /// The rules to run.
  private var configuration: Configuration {
    let wanted = Set(rules.flatMap(\.ids))
    let unwanted = Set(excludedRules.flatMap(\.ids))
    return Configuration(including: wanted).limited { id in
      (wanted.isEmpty || wanted.contains(id)) && !unwanted.contains(id)
    }
  }

  /// Whether a subject is among those asked for.
  func selection() throws -> (Subject) -> Bool {
    let tags = Set(tags.compactMap { LocaleTag($0)?.description })
    let globs = try globs()
    return { subject in
      if !tags.isEmpty, !tags.contains(subject.locale) { return false }
      return globs.isEmpty || globs.contains { $0.matches(subject.key.utf8.span) }
    }
  }
}
