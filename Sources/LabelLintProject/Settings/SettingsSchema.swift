import LabelLint

/// The JSON Schema (draft-07) of configurations, for editors.
package enum SettingsSchema {
  /// The schema as a document.
  package static var document: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("$schema", "http://json-schema.org/draft-07/schema#")
      writer.member("title", "label-lint configuration")
      write(.configuration, to: &writer)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Writes the members that describe a shape.
  private static func write(_ shape: SettingShape, to writer: inout JSONWriter) {
    switch shape {
    case .list(let element):
      writer.member("type", "array")
      writer.object("items") { write(element, to: &$0) }
      writer.member("uniqueItems", true)
    case .locales:
      writer.array("oneOf") { writer in
        writer.element { $0.member("const", "auto") }
        writer.element { write(.list(.locale(allowsAuto: false)), to: &$0) }
      }
    case .object(let members, let required): write(members, required, to: &writer)
    case .percentByLocale:
      writer.member("type", "object")
      writer.object("additionalProperties") { write(.percent, to: &$0) }
    case .valuesByLocale, .valuesByName:
      writer.member("type", "object")
      writer.object("additionalProperties") { writer in
        writer.array("oneOf") { writer in
          writer.element { $0.member("type", "integer") }
          writer.element { write(.text, to: &$0) }
          writer.element { write(.list(.text), to: &$0) }
        }
      }
    case .rules: writeRules(to: &writer)
    case .teamRules:
      writer.member("type", "object")
      writer.object("propertyNames") { $0.member("pattern", "^\(TeamRule.prefix)[a-z0-9-]+$") }
      writer.object("additionalProperties") {
        write(SettingShape.teamRule, ["message"], to: &$0)
      }
    case .textsByName:
      writer.member("type", "object")
      writer.object("additionalProperties") { write(.text, to: &$0) }
    case .textsOrByLocale:
      writer.array("oneOf") { writer in
        writer.element { write(.list(.text), to: &$0) }
        writer.element { writer in
          writer.member("type", "object")
          writer.object("additionalProperties") { write(.list(.text), to: &$0) }
        }
      }
    default: writeScalar(shape, to: &writer)
    }
  }

  /// Writes the members that describe one value.
  private static func writeScalar(_ shape: SettingShape, to writer: inout JSONWriter) {
    switch shape {
    case .text, .glob:
      writer.member("type", "string")
      writer.member("minLength", 1)
    case .template:
      writer.member("type", "string")
      writer.member("pattern", "\\{rule\\}")
    case .constant(let number): writer.member("const", number)
    case .count:
      writer.member("type", "integer")
      writer.member("minimum", 0)
    case .integer: writer.member("type", "integer")
    case .percent:
      writer.member("type", "number")
      writer.member("minimum", 0)
      writer.member("maximum", 100)
    case .boolean: writer.member("type", "boolean")
    case .choice(let words): writer.array("enum", of: words)
    case .locale(let allowsAuto):
      writer.member("type", "string")
      let others = allowsAuto ? "auto|" : "\\*|"
      writer.member("pattern", "^(\(others)[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*)$")
    case .list, .locales, .object, .percentByLocale, .valuesByLocale, .valuesByName, .rules,
      .teamRules,
      .textsByName, .textsOrByLocale:
      break
    }
  }

  private static func write(
    _ members: [SettingShape.Member], _ required: [String], to writer: inout JSONWriter
  ) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    if !required.isEmpty { writer.array("required", of: required) }
    // An override without a selector would be for everything.
    if required == ["rules"] { writer.member("minProperties", 2) }
    writer.object("properties") { writer in
      for member in members {
        writer.object(named: member.name) { writer in
          writer.member("description", member.summary)
          write(member.shape, to: &writer)
        }
      }
    }
  }

  /// Every rule with its options.
  private static func writeRules(to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    writer.object("properties") { writer in
      for rule in RuleRegistry.metadata.sorted(by: { $0.id < $1.id }) {
        for id in [rule.id] + rule.formerIDs {
          writer.object(named: id.description) { writer in
            writer.member("description", rule.summary)
            writer.array("oneOf") { writer in
              writer.element { $0.array("enum", of: SettingShape.levels) }
              writer.element { write(rule, to: &$0) }
            }
          }
        }
      }
    }
    let team = TeamRule.about(RuleID(TeamRule.prefix), severity: .warning)
    writer.object("patternProperties") { writer in
      writer.object(named: "^\(TeamRule.prefix)[a-z0-9-]+$") { writer in
        writer.array("oneOf") { writer in
          writer.element { $0.array("enum", of: SettingShape.levels) }
          writer.element { write(team, to: &$0) }
        }
      }
    }
  }

  private static func write(_ rule: RuleMetadata, to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    writer.object("properties") { writer in
      writer.object("severity") { $0.array("enum", of: SettingShape.levels) }
      for option in rule.configurableOptions {
        writer.object(named: option.name) { writer in
          writer.member("description", option.summary)
          write(SettingShape(of: option), to: &writer)
        }
      }
    }
  }
}
