/// An option of a rule, as its page and the machine list show it.
package struct RuleOption: Sendable, Hashable {
  /// A default, in its type.
  package enum Value: Sendable, Hashable, CustomStringConvertible {
    /// A whole number.
    case integer(Int)
    /// Yes or no.
    case boolean(Bool)
    /// A text.
    case text(String)
    /// How much findings matter; nil for those that are off.
    case level(Severity?)
    /// A list of texts.
    case list([String])
    /// Values by name, such as those of locales.
    case map([String: Value])

    /// Name of the type.
    package var type: String {
      switch self {
      case .integer: "integer"
      case .boolean: "boolean"
      case .text: "text"
      case .level: "level"
      case .list: "list"
      case .map: "map"
      }
    }

    /// The value as a page shows it.
    package var description: String {
      switch self {
      case .integer(let number): String(number)
      case .boolean(let isTrue): isTrue ? "true" : "false"
      case .text(let text): "\"\(text)\""
      case .level(let level): level?.rawValue ?? "off"
      case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
      case .map(let values):
        "{"
          + values.sorted { ByteOrder.precedes($0.key, $1.key) }.map { "\($0.key): \($0.value)" }
          .joined(separator: ", ") + "}"
      }
    }
  }

  /// Name in a configuration: `minimum-letters`.
  package let name: String
  /// What it is when nothing is configured.
  package let defaultValue: Value
  /// What it does, in one sentence.
  package let summary: String

  /// Whether the names of a map are those of locales; they are checked where it is configured.
  package let isByLocale: Bool

  /// The only texts that a list may have; empty where any may stand in it.
  package let choices: [String]

  /// Whether it is a map of levels by names of its own: no other name stands in it.
  package var isOfLevels: Bool {
    guard case .map(let values) = defaultValue, !values.isEmpty else { return false }
    return values.values.allSatisfy { $0.type == Value.level(nil).type }
  }

  /// An option with its default; `isByLocale` is asked of maps alone.
  package init(
    _ name: String, _ defaultValue: Value, _ summary: String, isByLocale: Bool = true,
    choices: [String] = []
  ) {
    self.choices = choices
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
    self.isByLocale = isByLocale
  }
}

extension RuleOption {
  /// Texts that a rule of wording accepts: every such rule has this option.
  package static let allow = RuleOption(
    "allow", .list([]),
    "Whole texts, flagged words or single words that the rule accepts; case is ignored.")
}
