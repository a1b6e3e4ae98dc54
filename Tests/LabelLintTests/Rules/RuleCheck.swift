import LabelLint

/// Checks small Android catalogs with one rule or several, from bytes to findings.
enum RuleCheck {
  /// The rules with words of a language.
  static let lexicalRules: [RuleID] = [
    "redundant-phrase", "role-word", "combined-state-label", "appearance-name", "state-word",
    "gesture-instruction", "hint-form", "generic-label", "sensory-reference",
    "decorative-redundancy", "unspoken-abbreviation",
  ]

  /// A text of a catalog.
  struct Text {
    /// Folder of the file: `values`, `values-de`.
    var folder = "values"
    /// The key.
    var key: String
    /// The text as users see it.
    var text: String
  }

  /// A catalog of some texts with what a check of it found.
  struct Outcome {
    /// The catalog.
    let catalog: Catalog
    /// The findings and what was not judged.
    let checked: CheckedCatalog

    /// The bytes that a finding is about.
    func flagged(_ finding: Finding) -> String {
      let text = catalog.files[finding.span.file].source.text
      return String(decoding: text[finding.span.bytes.range], as: UTF8.self)
    }

    /// The records of the findings.
    var reported: [ReportedFinding] { ReportedSet(catalog, checked, app: "player").findings }
  }

  /// Checks texts with the rules that a test accepts.
  static func check(
    _ texts: [Text], sources: UsageIndex? = nil,
    limitedTo isWanted: (RuleID) -> Bool = { _ in true }
  ) -> Outcome {
    check(texts, Linter(configuration: Configuration().limited(to: isWanted)), sources: sources)
  }

  /// Checks texts with a linter.
  static func check(
    _ texts: [Text], _ linter: Linter, sources: UsageIndex? = nil
  ) -> Outcome {
    var files: [(folder: String, content: String)] = []
    for text in texts {
      let line = "    <string name=\"\(escaped(text.key))\">\(escaped(text.text))</string>\n"
      if let index = files.firstIndex(where: { $0.folder == text.folder }) {
        files[index].content += line
      } else {
        files.append((text.folder, line))
      }
    }
    return check(
      files: files.map { ($0.folder, "<resources>\n\($0.content)</resources>\n") }, linter,
      sources: sources)
  }

  /// Checks files, given by folder and content.
  static func check(
    files: [(folder: String, content: String)], sources: UsageIndex? = nil,
    limitedTo isWanted: (RuleID) -> Bool
  ) -> Outcome {
    check(
      files: files, Linter(configuration: Configuration().limited(to: isWanted)), sources: sources)
  }

  private static func check(
    files: [(folder: String, content: String)], _ linter: Linter, sources: UsageIndex?
  ) -> Outcome {
    let locations = files.compactMap {
      CatalogLocation(path: "app/src/main/res/\($0.folder)/strings.xml")
    }
    let plan = CatalogDiscovery.plans(for: locations)[0]
    let read = plan.locations.map { location in
      let content = files.first { location.path.contains("/\($0.folder)/") }?.content ?? ""
      return CatalogReader.read(Array(content.utf8), at: location)
    }
    let catalog = Catalog(plan: plan, files: read, fallback: nil)
    return Outcome(catalog: catalog, checked: linter.check(catalog, sources: sources))
  }

  /// A text as an Android value.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "\\\"")
      .replacing("'", with: "\\'")
  }
}
