import LabelLint

/// One text in a small app of its own, for tests of rules: written to files, read and checked as the
/// command does it.
struct CheckedText: Sendable {
  /// The text.
  var text: String
  /// Its key.
  var key = "content_description"
  /// Its language, BCP 47.
  var language = "en"
  /// The source text of a translation.
  var source: String?
  /// The comment of the source entry; empty for none.
  var comment = ""
  /// The format, `.android` or `.strings`.
  var format = CatalogFormat.android

  /// A text under a key.
  init(
    _ text: String, key: String = "content_description", language: String = "en",
    source: String? = nil, comment: String = "", format: CatalogFormat = .android
  ) {
    self.text = text
    self.key = key
    self.language = language
    self.source = source
    self.comment = comment
    self.format = format
  }

  /// The findings of some rules about the text itself, with the bytes each of them flags.
  func findings(of rules: Set<RuleID>, sources: UsageIndex? = nil) -> [Flag] {
    var files: [(path: String, bytes: [UInt8])] = []
    if language == "en" {
      files.append((path("en"), file(text)))
    } else {
      files.append((path("en"), file(source ?? "Alpha")))
      files.append((path(language), file(text)))
    }
    let locations = files.compactMap { CatalogLocation(path: $0.path) }
    guard let plan = CatalogDiscovery.plans(for: locations).first else { return [] }
    let read = plan.locations.map { location in
      CatalogReader.read(files.first { $0.path == location.path }?.bytes ?? [], at: location)
    }
    let catalog = Catalog(plan: plan, files: read, fallback: nil)
    let linter = Linter(
      configuration: Configuration(including: rules).limited { rules.contains($0) })
    return linter.check(catalog, sources: sources).findings.map { Flag($0, in: catalog) }
      .filter { $0.locale == language }
  }

  /// A finding as tests compare it.
  struct Flag: Equatable, CustomStringConvertible {
    /// The rule.
    var rule: RuleID
    /// Its level.
    var severity: Severity
    /// The locale it is about.
    var locale: String
    /// Offset in the file of the first byte that it flags.
    var offset: Int
    /// The bytes that it flags, as a string.
    var flagged: String

    /// A finding of a catalog.
    init(_ finding: Finding, in catalog: Catalog) {
      rule = finding.rule
      severity = finding.severity
      locale = finding.subject.locale
      offset = Int(finding.span.bytes.start)
      flagged = catalog.files[finding.span.file].source.string(finding.span.bytes.range)
    }

    /// Rule, level and words.
    var description: String { "\(rule) (\(severity)) at \(offset): \(flagged)" }
  }

  private func path(_ language: String) -> String {
    if format == .strings { return "app/\(language).lproj/Localizable.strings" }
    return "app/res/values\(language == "en" ? "" : "-\(language)")/strings.xml"
  }

  /// A file with the text among twenty labels that nothing is wrong with.
  private func file(_ text: String) -> [UInt8] {
    let others = (1...20).map { ("a11y_other_\($0)_label", "Omega \($0)") }
    if format == .strings {
      let note = comment.isEmpty ? "" : "/* \(comment) */\n"
      return Array(
        (others.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
          + "\n\(note)\"\(key)\" = \"\(escaped(text))\";\n").utf8)
    }
    let note = comment.isEmpty ? "" : "<!-- \(comment) -->\n"
    return Array(
      ("<resources>\n" + others.map { "<string name=\"\($0.0)\">\($0.1)</string>\n" }.joined()
        + "\(note)<string name=\"\(key)\">\(escaped(text))</string>\n</resources>\n").utf8)
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "'" where format == .android: result += "\\'"
      case "&" where format == .android: result += "&amp;"
      case "<" where format == .android: result += "&lt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
