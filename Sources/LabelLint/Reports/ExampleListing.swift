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

  /// Most other entries of an example that are shown.
  static let mostOthers = 3

  /// Whether an example can be shown: it has a text, a format with listings, and few other entries.
  static func canShow(_ example: RuleExample) -> Bool {
    !example.text.isEmpty && example.formats.contains(where: formats.contains)
      && example.others.count <= mostOthers
  }

  /// An entry as files have it.
  private struct Entry {
    let key: String
    let text: String
    let comment: String
  }

  /// The entry of the example, and the others that decide about it.
  private var entries: [Entry] {
    let own = (example.key, example.text, example.comment)
    return ([own] + example.others.map { ($0.key, $0.text, "") }).map { key, text, comment in
      Entry(key: Self.unmarked(key), text: Self.unmarked(text), comment: comment)
    }
  }

  private var android: [String] {
    entries.flatMap { entry in
      (entry.comment.isEmpty ? [] : ["<!-- \(entry.comment) -->"])
        + [
          "<string name=\"\(entry.key)\">\(CatalogNotation(.android).written(entry.text))</string>"
        ]
    }
  }

  private var strings: [String] {
    let notation = CatalogNotation(.strings)
    return entries.flatMap { entry in
      (entry.comment.isEmpty ? [] : ["/* \(entry.comment) */"])
        + ["\"\(notation.written(entry.key))\" = \"\(notation.written(entry.text))\";"]
    }
  }

  private var xcstrings: [String] {
    let all = entries.map(xcstrings)
    return all.dropLast().flatMap { $0.dropLast() + ["},"] } + (all.last ?? [])
  }

  /// An entry of a string catalog.
  private func xcstrings(_ entry: Entry) -> [String] {
    let notation = CatalogNotation(.xcstrings)
    var lines = ["\"\(notation.written(entry.key))\" : {"]
    if !entry.comment.isEmpty {
      lines.append("  \"comment\" : \"\(notation.written(entry.comment))\",")
    }
    lines += [
      "  \"localizations\" : {",
      "    \"\(example.language)\" : {",
      "      \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(notation.written(entry.text))\" }",
      "    }", "  }", "}",
    ]
    return lines
  }
}
