/// An example as a point of a list: its language, text, what it stands beside, and the remark.
struct ExampleSentence {
  /// The sentence.
  let text: String

  /// The sentence of an example.
  init(_ example: RuleExample) {
    let isDefaultKey = example.key == RuleExample("").key
    var parts: [String] = []
    if !example.text.isEmpty { parts.append("“\(Self.shown(example.text))”") }
    if !isDefaultKey { parts.append("under `\(example.key)`") }
    if let source = example.source { parts.append("for “\(Self.shown(source))”") }
    if !example.others.isEmpty {
      let others = example.others.map { other in
        let source = other.source.map { " for “\(Self.shown($0))”" } ?? ""
        return "`\(other.key)` “\(Self.shown(other.text))”\(source)"
      }
      parts.append("beside " + others.joined(separator: ", "))
    }
    let head = ([example.language] + parts).joined(separator: " ")
    text = example.remark.isEmpty ? head : "\(head) (\(example.remark))"
  }

  /// A text on one line, with what cannot be seen made visible.
  private static func shown(_ text: String) -> String { VisibleText.escapedButIsolates(text) }
}
