package import LabelLint

/// Tries the examples of a team's rule, as label-lint's tests do with its own.
package struct TeamRuleTrial {
  /// An example that the rule does not treat as it says.
  package struct Failure: Hashable {
    /// The example as the configuration writes it.
    package let example: String
    /// What the rule does instead.
    package let words: String
  }

  /// The rule.
  package let rule: TeamRule
  /// Words for rules, as the configuration names them.
  private let linter: Linter

  /// A trial of a rule of a configuration.
  package init(_ rule: TeamRule, in configuration: Configuration) {
    self.rule = rule
    var own = configuration.limited { $0 == rule.about.id }
    // An example has no key or screen to show its kind.
    own.kinds = [
      KindAssignment(purpose: rule.kinds.sorted { $0.rawValue < $1.rawValue }.first ?? .label)
    ]
    linter = Linter(configuration: own)
  }

  /// How many examples there are.
  package var count: Int { rule.about.flagged.count + rule.about.accepted.count }

  /// What is wrong, in the order of the examples.
  package var failures: [Failure] {
    rule.about.flagged.compactMap { failure(of: $0, isFlagged: true) }
      + rule.about.accepted.compactMap { failure(of: $0, isFlagged: false) }
  }

  private func failure(of example: RuleExample, isFlagged: Bool) -> Failure? {
    let (plain, marks) = Self.read(example.text)
    let found = words(in: plain, example.language)
    func failure(_ words: String) -> Failure { Failure(example: example.text, words: words) }
    let list = found.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", ")
    if !isFlagged {
      return found.isEmpty ? nil : failure("expected no finding, but \(list) is flagged")
    }
    if found.isEmpty { return failure("expected a finding, but nothing is flagged") }
    if marks.isEmpty || Set(marks) == Set(found) { return nil }
    let wanted = marks.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", ")
    return failure("expected \(wanted) to be flagged, but \(list) is")
  }

  /// The words that the rule flags in a catalog with a single text of a language.
  private func words(in text: String, _ language: String) -> [String] {
    let path = "Localizable.xcstrings"
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("sourceLanguage", language)
      writer.member("version", "1.0")
      writer.object("strings") { writer in
        writer.object("team_rule_example") { writer in
          writer.object("localizations") { writer in
            writer.object(named: language) { writer in
              writer.object("stringUnit") { writer in
                writer.member("state", "translated")
                writer.member("value", text)
              }
            }
          }
        }
      }
    }
    let bytes = writer.bytes
    return linter.findings(in: [path: bytes]).filter { $0.suppression == nil }.map { finding in
      let end = min(bytes.count, finding.place.offset + finding.place.length)
      return String(decoding: bytes[min(finding.place.offset, end)..<end], as: UTF8.self)
    }
  }

  /// A text without its marks, and the words that they mark.
  private static func read(_ text: String) -> (plain: String, marks: [String]) {
    var plain = String.UnicodeScalarView()
    var marks: [String] = []
    var marked: String.UnicodeScalarView?
    // By scalars: a combining mark after a bracket is not part of it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": marked = String.UnicodeScalarView()
      case "⟧":
        if let words = marked { marks.append(String(words)) }
        marked = nil
      default:
        plain.append(scalar)
        marked?.append(scalar)
      }
    }
    return (String(plain), marks)
  }
}
