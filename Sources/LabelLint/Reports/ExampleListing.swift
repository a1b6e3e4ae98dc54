/// Shows an example as it would stand in catalog files.
struct ExampleListing {
  /// The example.
  let example: RuleExample

  /// The formats that listings are shown in.
  static let formats: [CatalogFormat] = [.android, .strings, .xcstrings]

  /// A text without the marks of flagged words.
  static func unmarked(_ text: String) -> String {
    // By scalars: a combining mark behind a bracket is no part of it.
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }))
  }

  /// The example in a format.
  func block(_ format: CatalogFormat) -> PageBlock {
    switch format {
    case .android, .compose, .stringsdict, .xliff: .code(language: "xml", lines: android)
    case .strings: .code(language: "text", lines: strings)
    case .xcstrings: .code(language: "json", lines: xcstrings)
    }
  }

  private var key: String { Self.unmarked(example.key) }

  private var android: [String] {
    var lines = example.comment.isEmpty ? [] : ["<!-- \(example.comment) -->"]
    let text = CatalogNotation(.android).written(Self.unmarked(example.text))
    lines.append("<string name=\"\(key)\">\(text)</string>")
    return lines
  }

  private var strings: [String] {
    let notation = CatalogNotation(.strings)
    var lines = example.comment.isEmpty ? [] : ["/* \(example.comment) */"]
    lines.append(
      "\"\(notation.written(key))\" = \"\(notation.written(Self.unmarked(example.text)))\";")
    return lines
  }

  private var xcstrings: [String] {
    let notation = CatalogNotation(.xcstrings)
    var lines = ["\"\(notation.written(key))\" : {"]
    if !example.comment.isEmpty {
      lines.append("  \"comment\" : \"\(notation.written(example.comment))\",")
    }
    let text = notation.written(Self.unmarked(example.text))
    lines += [
      "  \"localizations\" : {",
      "    \"\(example.language)\" : {",
      "      \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" }",
      "    }", "  }", "}",
    ]
    return lines
  }
}
