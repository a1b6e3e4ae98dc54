import LabelLint

/// What a setting may be: checks files and describes them in the JSON Schema.
indirect enum SettingShape: Sendable {
  /// A text that is not empty.
  case text
  /// An address with `{rule}` in it.
  case template
  /// Exactly this number.
  case constant(Int)
  /// A whole number from 0.
  case count
  /// A whole number, of either sign.
  case integer
  /// A number from 0 to 100.
  case percent
  /// `true` or `false`.
  case boolean
  /// One of some words.
  case choice([String])
  /// A language tag; `auto` where that is allowed.
  case locale(allowsAuto: Bool)
  /// A pattern for paths or keys.
  case glob(Glob.Subject)
  /// Several values, each once.
  case list(SettingShape)
  /// A list of language tags, or the word `auto`.
  case locales
  /// Values by name.
  case object([Member], required: [String])
  /// Percentages by language tag; `*` stands for all others.
  case percentByLocale
  /// Values by language tag: texts, whole numbers or lists of texts.
  case valuesByLocale
  /// The same by names of another kind, such as keys or words.
  case valuesByName
  /// Levels and options by rule.
  case rules
  /// Rules of a team by name.
  case teamRules
  /// Texts by names of the team's choice.
  case textsByName
  /// A list of texts, or lists of them by language tag.
  case textsOrByLocale

  /// A named setting.
  struct Member: Sendable {
    /// The name.
    let name: String
    /// What it may be.
    let shape: SettingShape
    /// What it means, for editors.
    let summary: String
  }

  /// Words for severities and `off`.
  static let ownLevels = ["error", "warning", "note", "off"]

  /// Words for severities, for the level above a rule's own, and `off`.
  static let levels = ["error", "warning", "note", "raised", "off"]

  /// The whole of a configuration.
  static let configuration = SettingShape.object(
    [
      Member(name: "$schema", shape: .text, summary: "Schema for editors."),
      Member(name: "version", shape: .constant(1), summary: "Version of the configuration."),
      Member(
        name: "extends", shape: .list(.text),
        summary: "Presets (recommended, strict, none) or files; later ones win."),
      Member(name: "app", shape: .text, summary: "Name of the app, for fleets."),
      Member(
        name: "sourceLocale", shape: .locale(allowsAuto: true),
        summary: "The language that texts are translated from."),
      Member(
        name: "locales", shape: .locales,
        summary: "Locales that must be complete; auto: those of each set."),
      Member(name: "sets", shape: .list(.glob(.path)), summary: "Catalogs to read."),
      Member(name: "exclude", shape: .list(.glob(.path)), summary: "Catalogs to leave out."),
      Member(
        name: "sources", shape: .list(.text),
        summary: "Folders of code that shows how keys are used."),
      Member(
        name: "kinds", shape: .list(.object(kinds, required: ["kind"])),
        summary: "Kinds of texts by key and path; the first that fits wins."),
      Member(
        name: "minimumConfidence", shape: .choice(Confidence.allCases.reversed().map(\.rawValue)),
        summary: "Findings that are less sure are hidden."),
      Member(
        name: "failOn", shape: .choice(FailureThreshold.names),
        summary: "Lowest level that fails a run."),
      Member(name: "maxWarnings", shape: .count, summary: "More warnings fail a run."),
      Member(
        name: "rules", shape: .rules, summary: "Levels and options of rules."),
      Member(
        name: "teamRules", shape: .teamRules,
        summary: "Rules of the team: words to find, each with a message."),
      Member(
        name: "vocabulary", shape: .object(vocabulary, required: []),
        summary: "Brands and terms, and words for rules to know."),
      Member(
        name: "overrides", shape: .list(.object(overrides, required: ["rules"])),
        summary:
          "Levels and options for some findings only; all selectors must fit, later ones win."),
      Member(
        name: "coverage",
        shape: .object(
          [
            Member(
              name: "minimum", shape: .percentByLocale,
              summary: "Least share of translated texts, in percent.")
          ], required: []),
        summary: "What `label-lint coverage` asks for."),
      Member(name: "baseline", shape: .text, summary: "File of known findings."),
      Member(
        name: "suppressions", shape: .object(suppressions, required: []),
        summary: "How comments in catalogs silence findings."),
      Member(
        name: "reports", shape: .list(.object(reports, required: ["format", "path"])),
        summary: "Reports of a check that names no format."),
      Member(
        name: "fold", shape: .boolean,
        summary: "Whether findings that differ only in locale are shown as one."),
      Member(name: "ruleURL", shape: .template, summary: "Address of a rule's page."),
      Member(name: "sarif", shape: .object(sarif, required: []), summary: "The format sarif."),
    ], required: ["version"])

  private static let kinds = [
    Member(name: "keys", shape: .list(.glob(.key)), summary: "Keys."),
    Member(name: "paths", shape: .list(.glob(.path)), summary: "Files of the source texts."),
    Member(
      name: "kind", shape: .choice(MessagePurpose.allCases.map(\.rawValue)),
      summary: "Kind of the texts."),
  ]

  private static let vocabulary = [
    Member(name: "accept", shape: .list(.text), summary: "Files of words that are right."),
    Member(name: "reject", shape: .list(.text), summary: "Files of words that are not wanted."),
    Member(name: "lexicons", shape: .list(.text), summary: "Files of words for rules to know."),
    Member(
      name: "glossary", shape: .list(.text),
      summary: "Tables of terms in each language: CSV or YAML."),
  ]

  private static let overrides = [
    Member(name: "paths", shape: .list(.glob(.path)), summary: "Files."),
    Member(name: "sets", shape: .list(.glob(.path)), summary: "Catalog sets."),
    Member(name: "keys", shape: .list(.glob(.key)), summary: "Keys."),
    Member(
      name: "locales", shape: .list(.locale(allowsAuto: false)),
      summary: "Locales; a language includes its regions."),
    Member(
      name: "kinds", shape: .list(.choice(MessagePurpose.allCases.map(\.rawValue))),
      summary: "Kinds of texts."),
    Member(
      name: "formats", shape: .list(.choice(CatalogFormat.allCases.map(\.rawValue))),
      summary: "Formats of files."),
    Member(name: "rules", shape: .rules, summary: "Levels and options of rules."),
  ]

  private static let suppressions = [
    Member(name: "inSource", shape: .boolean, summary: "Whether comments silence findings."),
    Member(
      name: "requireReason", shape: .boolean,
      summary: "Whether each comment and each accepted finding must give a reason."),
  ]

  private static let reports = [
    Member(
      name: "format", shape: .choice(OutputFormat.names), summary: "Name of the format."),
    Member(name: "path", shape: .text, summary: "File to write."),
  ]

  private static let sarif = [
    Member(
      name: "limit", shape: .choice(["github", "none"]),
      summary: "Whether the limits of GitHub are kept."),
    Member(
      name: "primaryLocationLineHash", shape: .choice(["own", "none"]),
      summary: "Whether the finding's identity is written for GitHub."),
  ]
}
