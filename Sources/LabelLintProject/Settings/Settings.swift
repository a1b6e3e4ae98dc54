package import LabelLint

/// The settings that hold for a project or a part of it.
///
/// What each means stands in `docs/configuration.md`.
public struct Settings: Sendable {
  /// All settings with their places, defaults and presets among them.
  package let tree: SettingNode
  /// Absolute path of the file they come from; nil without one.
  public let file: String?
  /// The folder that paths in findings are relative to.
  package let root: ProjectRoot

  /// Settings of a tree.
  package init(tree: SettingNode, file: String?, root: ProjectRoot) {
    self.tree = tree
    self.file = file
    self.root = root
  }

  /// Every setting with its value and the place it was written at, such as `failOn: error  # default`.
  public var lines: [String] {
    SettingsListing.lines(of: tree).map { line in
      let hasOther = line.name == "failOn" && failOnNew != failOn
      let other = hasOther ? "; \(failOnNew) where only new findings count" : ""
      return "\(line.name): \(line.value)  # \(line.place)\(other)"
    }
  }

  // MARK: Single values

  /// Name of the app; empty without one.
  public var app: String { tree["app"]?.text ?? "" }

  /// The source language; nil where files and projects say it.
  package var sourceLocale: LocaleTag? { tree["sourceLocale"]?.text.flatMap(Self.locale) }

  /// Locales that must be complete; nil for those of each set.
  package var locales: [LocaleTag]? {
    guard let node = tree["locales"], node.text == nil else { return nil }
    return node.elements.compactMap { $0.text.flatMap(Self.locale) }
  }

  /// Lowest severity that fails a run of which all findings count.
  package var failOn: FailureThreshold {
    tree["failOn"]?.text.flatMap(FailureThreshold.init) ?? .error
  }

  /// Lowest severity that fails a run of which only new findings count: a change that brings a warning is one to
  /// look at, where nobody has chosen otherwise.
  package var failOnNew: FailureThreshold {
    tree["failOn"]?.place.isInFile == true ? failOn : min(failOn, .warning)
  }

  /// Most warnings that do not fail a run; nil without a limit.
  package var maxWarnings: Int? { tree["maxWarnings"]?.text.flatMap { Int($0) } }

  /// Whether findings that differ only in locale are shown as one.
  var isFolded: Bool { tree["fold"]?.text != "false" }

  /// Address of a rule's page, with `{rule}` for its id.
  var ruleURL: String? { tree["ruleURL"]?.text }

  /// The baseline's path, and whether it was asked for and so must be there.
  package var baseline: (path: String, isRequired: Bool) {
    guard let node = tree["baseline"], let text = node.text, node.place.isInFile else {
      let folder = file.map { ProjectRoot.folder(of: $0) } ?? root.path
      return (ProjectRoot.joined(folder, Baseline.fileName), false)
    }
    return (path(text, at: node.place), true)
  }

  /// Whether SARIF keeps to the limits of GitHub.
  var sarifKeepsLimits: Bool { tree[["sarif", "limit"]]?.text != "none" }

  /// Whether SARIF carries the finding's identity in GitHub's own member.
  var sarifHasLineHash: Bool { tree[["sarif", "primaryLocationLineHash"]]?.text != "none" }

  /// Reports of a check that names no format.
  package var reports: [OutputTarget] {
    (tree["reports"]?.elements ?? []).compactMap { report in
      guard let format = report["format"]?.text.flatMap(OutputFormat.init),
        let node = report["path"], let text = node.text
      else { return nil }
      return OutputTarget(format: format, path: path(text, at: node.place))
    }
  }

  /// Least share of translated texts in percent, by language tag; `*` for all others.
  package var minimumCoverage: [(locale: String, percent: Double)] {
    (tree[["coverage", "minimum"]]?.members ?? []).compactMap { member in
      guard let percent = member.node.text.flatMap({ Double($0) }) else { return nil }
      return (Self.locale(member.name)?.description ?? member.name, percent)
    }
  }

  // MARK: Files

  /// Folders of code that shows how keys are used.
  package var sources: [String] {
    (tree["sources"]?.elements ?? []).compactMap { node in
      node.text.map { path($0, at: node.place) }
    }
  }

  /// Files of words of the user: `accept`, `reject` or `lexicons`.
  func vocabularyFiles(_ name: String) -> [(path: String, place: SettingPlace)] {
    (tree[["vocabulary", name]]?.elements ?? []).compactMap { node in
      node.text.map { (path($0, at: node.place), node.place) }
    }
  }

  /// Whether a catalog at a path relative to the root is to be read.
  func reads(_ relative: String) -> Bool {
    let bytes = relative.utf8.span
    for glob in globs(tree["exclude"], .path) where glob.matches(bytes) { return false }
    guard let sets = tree["sets"], !sets.elements.isEmpty else { return true }
    // A pattern may name a file or a folder of the set above it.
    let patterns = globs(sets, .path)
    var part = relative[...]
    while true {
      let text = String(part)
      for glob in patterns where glob.matches(text.utf8.span) { return true }
      guard let slash = part.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
      part = part[..<slash]
    }
  }

  /// Whether a file, or all that lies in a folder, is left out, by its path relative to the root.
  func leavesOut(_ relative: String) -> Bool {
    let inside = relative + "/x"
    return globs(tree["exclude"], .path).contains {
      $0.matches(relative.utf8.span) || $0.matches(inside.utf8.span)
    }
  }

  /// Whether something limits which catalogs are read.
  var limitsReading: Bool {
    !(tree["exclude"]?.elements ?? []).isEmpty || !(tree["sets"]?.elements ?? []).isEmpty
  }

  // MARK: Rules

  /// The library's configuration.
  ///
  /// - Parameter wanted: Rules that run even if they are off.
  /// - Returns: The rules with their levels and options.
  package func configuration(including wanted: Set<RuleID> = []) -> Configuration {
    var (levels, options) = rules(in: tree["rules"])
    // A rule that the call names runs, at its own level unless it has another.
    for rule in wanted where levels[rule] == .off { levels[rule] = nil }
    var configuration = Configuration(
      levels: levels, options: options, overrides: overrides, including: wanted,
      teamRules: teamRules)
    configuration.kinds = kinds
    configuration.minimumConfidence =
      tree["minimumConfidence"]?.text.flatMap(Confidence.init) ?? .low
    configuration.suppressions = suppressions
    return configuration
  }

  /// How far catalogs and the baseline may silence findings.
  package var suppressions: SuppressionPolicy {
    var policy = SuppressionPolicy()
    policy.readsSources = tree[["suppressions", "inSource"]]?.text != "false"
    policy.requiresReason = tree[["suppressions", "requireReason"]]?.text == "true"
    return policy
  }

  /// Levels and options of rules.
  private func rules(
    in node: SettingNode?
  ) -> (levels: [RuleID: ConfiguredLevel], options: [RuleID: [String: RuleOption.Value]]) {
    var levels: [RuleID: ConfiguredLevel] = [:]
    var options: [RuleID: [String: RuleOption.Value]] = [:]
    for rule in node?.members ?? [] {
      guard let metadata = metadata(of: RuleID(rule.name)) else { continue }
      for setting in rule.node.members {
        if setting.name == "severity" {
          levels[metadata.id] = setting.node.text.flatMap(ConfiguredLevel.init)
        } else if let option = metadata.configurableOptions.first(where: {
          $0.name == setting.name
        }) {
          options[metadata.id, default: [:]][option.name] = Self.value(setting.node, of: option)
        }
      }
    }
    return (levels, options)
  }

  private var kinds: [KindAssignment] {
    (tree["kinds"]?.elements ?? []).compactMap { element in
      element["kind"]?.text.flatMap(MessagePurpose.init).map { purpose in
        KindAssignment(
          keys: globs(element["keys"], .key), paths: globs(element["paths"], .path),
          purpose: purpose)
      }
    }
  }

  private var overrides: [RuleOverride] {
    (tree["overrides"]?.elements ?? []).map { element in
      let rules = rules(in: element["rules"])
      return RuleOverride(
        paths: globs(element["paths"], .path), sets: globs(element["sets"], .path),
        keys: globs(element["keys"], .key),
        locales: element["locales"].map { LocaleSelection($0.elements.compactMap(\.text)) },
        kinds: Set((element["kinds"]?.elements ?? []).compactMap(\.text)),
        formats: Set(
          (element["formats"]?.elements ?? []).compactMap { $0.text.flatMap(CatalogFormat.init) }),
        levels: rules.levels, options: rules.options)
    }
  }

  // MARK: Values

  private static func locale(_ text: String) -> LocaleTag? {
    text == "auto" ? nil : LocaleTag(text)?.merged
  }

  private static func value(_ node: SettingNode, of option: RuleOption) -> RuleOption.Value? {
    switch option.defaultValue {
    case .integer: node.text.flatMap { Int($0) }.map { .integer($0) }
    case .boolean: .boolean(node.text == "true")
    case .text: node.text.map { .text($0) }
    case .level: node.text.map { .level(Severity(rawValue: $0)) }
    case .list: .list(node.elements.compactMap(\.text))
    case .map: .map(values(node, of: option))
    }
  }

  /// The values of a map: lists, whole numbers, or texts.
  private static func values(
    _ node: SettingNode, of option: RuleOption
  ) -> [String: RuleOption.Value] {
    var values: [String: RuleOption.Value] = [:]
    for member in node.members {
      if option.isOfLevels {
        values[member.name] = .level(member.node.text.flatMap(Severity.init))
      } else if let text = member.node.text {
        values[member.name] = Int(text).map { .integer($0) } ?? .text(text)
      } else {
        values[member.name] = .list(member.node.elements.compactMap(\.text))
      }
    }
    return values
  }

  /// Patterns for paths are relative to the file they are written in.
  package func globs(_ node: SettingNode?, _ subject: Glob.Subject) -> [Glob] {
    (node?.elements ?? []).compactMap { element in
      guard let text = element.text else { return nil }
      guard subject == .path, element.place.isInFile else { return try? Glob(text, for: subject) }
      let folder = root.relative(
        ProjectRoot.folder(of: root.absolute(element.place.source)))
      let prefix = folder.isEmpty || folder.hasPrefix("/") ? "" : Self.literal(folder) + "/"
      return try? Glob(prefix + text, for: subject)
    }
  }

  /// A path as a pattern that matches it alone.
  private static func literal(_ path: String) -> String {
    path.reduce(into: "") { result, character in
      if "*?[]{}\\!,".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  /// A path as written at some place: relative to the file it stands in.
  private func path(_ text: String, at place: SettingPlace) -> String {
    if text.hasPrefix("/") { return text }
    guard place.isInFile else { return ProjectRoot.joined(root.path, text) }
    return ProjectRoot.joined(ProjectRoot.folder(of: root.absolute(place.source)), text)
  }
}

/// Settings as lines: a name of all names above it, a value, a place.
enum SettingsListing {
  /// One setting.
  struct Line {
    /// Names from the top, joined by dots.
    let name: String
    /// The value as YAML.
    let value: String
    /// Where it was written.
    let place: SettingPlace
  }

  /// The settings of a tree, in the order they were first written.
  static func lines(of node: SettingNode, below name: String = "") -> [Line] {
    guard case .map(let members) = node.value, !members.isEmpty else {
      return [Line(name: name, value: node.line, place: node.place)]
    }
    return members.filter { $0.name != "extends" || $0.node.place.isInFile }.flatMap { member in
      lines(of: member.node, below: name.isEmpty ? member.name : "\(name).\(member.name)")
    }
  }
}
