package import LabelLint

/// `textDocument/completion`: names of rules where a catalog silences them, and keys and values of a configuration.
package enum SettingsCompletion: EditorFeature {
  /// The request.
  package static let method = "textDocument/completion"
  /// Names begin behind these.
  package static let capability: (name: String, value: JSONValue)? = (
    "completionProvider", ["triggerCharacters": [" ", "\"", ",", ":"]]
  )

  /// The names that fit a place; none elsewhere.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    guard let uri = params.at("textDocument", "uri")?.text,
      let document = workspace.documents[uri],
      let position = TextPosition(params["position"])
    else { throw .invalidParameters("textDocument or position is missing, or is not open") }
    let offset = document.lines.offset(of: position, workspace.encoding)
    let names =
      document.kind == .settings
      ? ConfigurationNames(document.lines, at: offset).names
      : document.kind == .catalog ? ruleNames(document.lines, at: offset) : []
    return .array(
      names.map { name in
        ["label": .string(name.name), "kind": 12, "detail": .string(name.summary)]
      })
  }

  /// The names of rules that fit a place of a catalog.
  private static func ruleNames(
    _ lines: TextLines, at offset: Int
  ) -> [(name: String, summary: String)] {
    let text = lines.text
    let line = lines.position(of: offset, .utf8).line
    let start = lines.content(ofLine: line)?.lowerBound ?? 0
    let before = String(decoding: text[start..<max(start, offset)], as: UTF8.self)
    // The last mark on the line counts, as long as its comment or attribute is open.
    if let mark = before.ranges(of: "tools:ignore=\"").last,
      !before[mark.upperBound...].contains("\"")
    {
      return RuleRegistry.metadata.map { ($0.lintID, $0.summary) }
    }
    guard let mark = before.ranges(of: "label-lint:").last else { return [] }
    let rest = before[mark.upperBound...]
    let words = rest.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, words[0].hasPrefix("ignore") || words[0].hasPrefix("enable"),
      !rest.contains("-->"), !rest.contains("*/"), !words.contains("--"), !words.contains("-")
    else { return [] }
    return [("all", "Every rule.")] + RuleRegistry.metadata.map { ($0.id.description, $0.summary) }
  }
}

/// The names that fit a place of a configuration, from the shape that the schema describes.
struct ConfigurationNames {
  /// The names, with what they mean.
  private(set) var names: [(name: String, summary: String)] = []

  /// The names at an offset.
  init(_ lines: TextLines, at offset: Int) {
    let line = lines.position(of: offset, .utf8).line
    guard let content = lines.content(ofLine: line) else { return }
    let before = String(
      decoding: lines.text[content.lowerBound..<max(content.lowerBound, offset)], as: UTF8.self)
    if before.contains("#") { return }
    let path = Self.path(to: line, in: lines, indent: Self.indent(of: before))
    var shape = SettingShape.configuration
    for name in path {
      guard let inner = Self.member(name, of: shape) else { return }
      shape = inner
    }
    let words = before.drop { $0 == " " || $0 == "-" }
    if let colon = words.firstIndex(of: ":") {
      let key = String(words[..<colon])
      guard let inner = Self.member(key, of: shape) else { return }
      names = Self.values(of: inner)
    } else if before.contains("- "), case .list(let element) = shape, !Self.isObject(element) {
      names = Self.values(of: element)
    } else {
      names = Self.keys(of: shape)
    }
  }

  /// The keys that a line stands below, the outermost first.
  private static func path(to line: Int, in lines: TextLines, indent: Int) -> [String] {
    var path: [String] = []
    var indent = indent
    for number in (0..<line).reversed() where indent > 0 {
      guard let content = lines.content(ofLine: number) else { continue }
      let text = String(decoding: lines.text[content], as: UTF8.self)
      let words = text.drop { $0 == " " }
      guard let colon = words.firstIndex(of: ":"), !words.hasPrefix("#") else { continue }
      let own = self.indent(of: text)
      // A key behind a dash is a neighbour of those below it.
      guard own < indent else { continue }
      indent = text.count - words.count
      guard words[words.index(after: colon)...].allSatisfy({ $0 == " " }) else { continue }
      path.insert(
        String(words[..<colon].drop { $0 == "-" || $0 == " " })
          .trimming { $0 == "\"" || $0 == "'" }, at: 0)
    }
    return path
  }

  /// How far in the key of a line stands, behind a dash.
  private static func indent(of text: String) -> Int {
    text.prefix { $0 == " " || $0 == "-" }.count
  }

  private static func isObject(_ shape: SettingShape) -> Bool {
    if case .object = shape { return true }
    return false
  }

  private static func member(_ name: String, of shape: SettingShape) -> SettingShape? {
    switch shape {
    case .object(let members, _): members.first { $0.name == name }?.shape
    case .list(let element): member(name, of: element)
    case .teamRules: .object(SettingShape.teamRule, required: [])
    case .rules:
      RuleRegistry.metadata(of: RuleID(name)).map { rule in
        .object(
          [
            SettingShape.Member(
              name: "severity", shape: .choice(SettingShape.levels), summary: "Level of the rule.")
          ]
            + rule.configurableOptions.map {
              SettingShape.Member(
                name: $0.name, shape: SettingShape(of: $0), summary: $0.summary)
            }, required: [])
      }
    default: nil
    }
  }

  private static func keys(of shape: SettingShape) -> [(name: String, summary: String)] {
    switch shape {
    case .object(let members, _): members.map { ($0.name, $0.summary) }
    case .list(let element): keys(of: element)
    case .rules: RuleRegistry.metadata.map { ($0.id.description, $0.summary) }
    default: []
    }
  }

  private static func values(of shape: SettingShape) -> [(name: String, summary: String)] {
    switch shape {
    case .choice(let words): words.map { ($0, "") }
    case .boolean: [("true", ""), ("false", "")]
    case .constant(let number): [(String(number), "")]
    case .locale(allowsAuto: true), .locales: [("auto", "")]
    case .list(let element): values(of: element)
    // A rule may have its level in place of options.
    case .object(let members, _) where members.first?.name == "severity":
      SettingShape.levels.map { ($0, "") }
    default: []
    }
  }
}

extension String {
  /// The text without characters of a kind at both ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}
