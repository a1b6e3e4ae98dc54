/// What rules say of themselves, for machines.
enum RuleRecord {
  /// All rules as one document: `{"rules": […]}`.
  ///
  /// `levels` are those that a configuration sets in place of the rules' own.
  static func document(_ rules: [RuleMetadata], levels: [RuleID: Severity] = [:]) -> String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.array("rules") { writer in
        for rule in rules { writer.element { write(rule, level: levels[rule.id], to: &$0) } }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// One rule as a document.
  static func document(_ rule: RuleMetadata) -> String {
    var writer = JSONWriter(.indented)
    writer.object { write(rule, to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func write(
    _ rule: RuleMetadata, level: Severity? = nil, to writer: inout JSONWriter
  ) {
    writer.member("id", rule.id.description)
    writer.array("formerIds", of: rule.formerIDs.map(\.description))
    writer.member("family", rule.family.rawValue)
    let own = rule.isOnByDefault ? rule.severity.rawValue : "off"
    writer.member("severity", level?.rawValue ?? own)
    if level == nil, let levels = rule.levels {
      writer.object("levels") { writer in
        writer.member("certain", levels.certain?.rawValue)
        writer.member("labelLike", levels.labelLike?.rawValue)
        writer.member("prose", levels.prose?.rawValue)
      }
    }
    writer.member("fixable", rule.isFixable)
    writer.member("summary", rule.summary)
    writer.member("rationale", rule.rationale)
    writer.member("remedy", rule.remedy)
    writer.array("options") { writer in
      for option in rule.configurableOptions {
        writer.element { writer in
          writer.member("name", option.name)
          writer.member("type", option.defaultValue.type)
          write(option, to: &writer)
          writer.member("summary", option.summary)
        }
      }
    }
    writer.array("guidelines", of: rule.guidelines.map(\.id))
  }

  /// The default of an option, in its own type.
  private static func write(_ option: RuleOption, to writer: inout JSONWriter) {
    switch option.defaultValue {
    case .map(let values):
      writer.object("default") { writer in
        for (name, value) in values.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
          switch value {
          case .text(let text): writer.member(named: name, text)
          case .level: writer.member(named: name, value.description)
          default: break
          }
        }
      }
    case .integer(let number): writer.member("default", number)
    case .boolean(let isTrue): writer.member("default", isTrue)
    case .text(let text): writer.member("default", text)
    case .level: writer.member("default", option.defaultValue.description)
    case .list(let texts): writer.array("default", of: texts)
    }
  }
}
