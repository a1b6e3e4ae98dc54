/// What a name in a suppression stands for.
enum SuppressionName: Hashable {
  /// A rule, by its id, a former one, or the one that `tools:ignore` takes.
  case rule(RuleID)
  /// A check of Android lint that one of our rules does too.
  case alias(RuleID)
  /// Every rule.
  case all
  /// A check of another tool.
  case foreign
  /// No rule; the nearest one, if some is near.
  case unknown(nearest: String?)

  /// Checks of Android lint by name, with the rules that take them over.
  static let aliases: [String: RuleID] = [
    "MissingTranslation": "missing-translation", "ExtraTranslation": "extra-translation",
    "MissingQuantity": "missing-plural-category", "UnusedQuantity": "unused-plural-category",
    "ImpliedQuantity": "plural-without-number", "StringFormatInvalid": "invalid-placeholder",
    "StringFormatCount": "placeholder-mismatch", "StringFormatMatches": "placeholder-mismatch",
    "InconsistentArrays": "array-length-mismatch", "DuplicateDefinition": "duplicate-key",
    "Untranslatable": "translated-untranslatable", "Typos": "repeated-word",
  ]

  /// Rules by the name that `tools:ignore` takes.
  private static let lintIDs = Dictionary(
    RuleRegistry.metadata.map { ($0.lintID, $0.id) }, uniquingKeysWith: { first, _ in first })

  /// What a name in a comment of ours stands for.
  init(inComment name: String) {
    if name == "all" {
      self = .all
    } else if let rule = RuleRegistry.metadata(of: RuleID(name)) {
      self = .rule(rule.id)
    } else if let id = Self.lintIDs[name] {
      self = .rule(id)
    } else if RuleID(name).isOfTeam {
      self = .rule(RuleID(name))
    } else {
      let names = RuleRegistry.metadata.map(\.id.description)
      self = .unknown(nearest: NearestName.find(name, among: names))
    }
  }

  /// What a name in `tools:ignore` stands for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - teamRules: The rules that the configuration declares, by such names.
  init(inAttribute name: String, _ teamRules: [String: RuleID]) {
    if name == "all" {
      self = .all
    } else if let id = Self.lintIDs[name] ?? teamRules[name] {
      self = .rule(id)
    } else if let id = Self.aliases[name] {
      self = .alias(id)
    } else if name.hasPrefix("LabelLint") {
      self = .unknown(nearest: NearestName.find(name, among: Array(Self.lintIDs.keys).sorted()))
    } else {
      self = .foreign
    }
  }

  /// Whether it silences a rule.
  func silences(_ rule: RuleID) -> Bool {
    switch self {
    case .rule(let id), .alias(let id): id == rule
    case .all: true
    case .foreign, .unknown: false
    }
  }
}
