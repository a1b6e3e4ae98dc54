package import LabelLint

/// Writes findings as diagnostics of the protocol.
package struct DiagnosticWriter {
  private let workspace: Workspace
  private let folder: Int
  private let hasTags: Bool
  private let hasRelated: Bool
  private let hasLinks: Bool

  /// A writer for the findings of a folder.
  package init(_ workspace: Workspace, folder: Int) {
    (self.workspace, self.folder) = (workspace, folder)
    let client = workspace.client["textDocument"]
    let abilities = [client?["publishDiagnostics"], client?["diagnostic"]]
    hasTags = abilities.contains { $0?["tagSupport"] != nil }
    hasRelated = abilities.contains { $0?["relatedInformation"]?.boolean ?? false }
    hasLinks = abilities.contains { $0?["codeDescriptionSupport"]?.boolean ?? false }
  }

  /// Rules about what nobody needs.
  private static let unnecessary: Set<RuleID> = [
    "stale-entry", "unused-suppression", "unused-plural-category", "extra-translation",
  ]
  /// Where the page of a rule is if the configuration does not say so.
  private static let pages = "https://github.com/label-lint/label-lint/blob/main/docs/rules/"

  /// The diagnostics of a file, in the order of places.
  package func diagnostics(_ path: String) -> [JSONValue] {
    let folder = workspace.folders[folder]
    guard let (set, number) = folder.place(of: path) else { return [] }
    let lines = self.lines(of: path) ?? TextLines([])
    let source = set.files[number].source
    let index = source.encoding == .utf8 ? nil : SourceIndex(source)
    let locale = set.plan.locations[number].place.tag?.merged ?? set.catalog.sourceLocale.merged
    return Self.folded(Self.inOrder(folder.findings(in: path))).map { alike in
      let place = alike[0].place
      let end = place.offset + place.length
      let start = index?.offset(ofStored: place.offset) ?? place.offset
      return diagnostic(
        alike, at: start..<(index?.offset(ofStored: end) ?? end), in: lines, of: locale)
    }
  }

  /// What makes findings one diagnostic, whatever their locales: an entry that 50 locales lack has one line, not 50.
  private struct Alike: Hashable {
    let offset: Int
    let length: Int
    let rule: RuleID
    let severity: Severity
    let message: String
    let isKnown: Bool
    let reason: String?
  }

  /// Findings that differ in their locales alone, in the order of the first of each.
  private static func folded(_ findings: [ReportedFinding]) -> [[ReportedFinding]] {
    var groups: [[ReportedFinding]] = []
    var numbers: [Alike: Int] = [:]
    for finding in findings {
      let alike = Alike(
        offset: finding.place.offset, length: finding.place.length, rule: finding.rule,
        severity: finding.severity, message: finding.message, isKnown: isKnown(finding),
        reason: finding.suppression?.reason)
      if let number = numbers[alike] {
        groups[number].append(finding)
      } else {
        numbers[alike] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  private static func isKnown(_ finding: ReportedFinding) -> Bool {
    finding.suppression?.kind == .baseline
  }

  /// How many locales a message names before it counts the rest.
  private static let mostNamed = 3

  /// Findings in the order of places.
  private static func inOrder(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    // Numbers are sorted: a finding is large, and a catalog may have thousands.
    let order = findings.indices.sorted { left, right in
      let (first, second) = (findings[left].place.offset, findings[right].place.offset)
      return first == second
        ? ReportedFinding.isOrderedBefore(findings[left], findings[right]) : first < second
    }
    return order.map { findings[$0] }
  }

  /// The text of a file of the folder: that of the open document, else of its set.
  private func lines(of path: String) -> TextLines? {
    let folder = workspace.folders[folder]
    if let document = workspace.document(at: folder.root.absolute(path)) { return document.lines }
    return folder.source(of: path).map { TextLines($0.text) }
  }

  /// Findings that differ in their locales alone as a diagnostic.
  ///
  /// - Parameters:
  ///   - findings: The findings, at least one.
  ///   - bytes: Where it is in the text of now.
  ///   - lines: That text.
  ///   - locale: The locale of the file. Findings about others name them.
  /// - Returns: The diagnostic.
  private func diagnostic(
    _ findings: [ReportedFinding], at bytes: Range<Int>, in lines: TextLines, of locale: LocaleTag
  ) -> JSONValue {
    let finding = findings[0]
    let isKnown = Self.isKnown(finding)
    let reason = finding.suppression?.reason.map { ": \($0)" } ?? ""
    let others = findings.compactMap { finding in
      LocaleTag(finding.subject.locale).flatMap { $0.merged == locale ? nil : $0.description }
    }
    let message =
      (others.isEmpty ? "" : "\(others.listed(atMost: Self.mostNamed)): ") + finding.message
      + (isKnown ? " (known\(reason))" : "")
    var diagnostic: JSONValue = [
      "range": workspace.range(bytes, in: lines),
      "severity": .integer(isKnown ? 4 : Self.number(of: finding.severity)),
      "code": .string(finding.rule.description), "source": "label-lint",
      "message": .string(message),
      "data": ["fingerprints": .array(findings.map { .string($0.fingerprint.description) })],
    ]
    if hasLinks {
      diagnostic = diagnostic.adding(["codeDescription": ["href": .string(link(finding))]])
    }
    if hasTags, Self.unnecessary.contains(finding.rule) {
      diagnostic = diagnostic.adding(["tags": [1]])
    }
    let related = hasRelated ? finding.related.compactMap { self.related($0) } : []
    if related.isEmpty { return diagnostic }
    return diagnostic.adding(["relatedInformation": .array(related)])
  }

  private func related(_ place: ReportedRelated) -> JSONValue? {
    guard let lines = lines(of: place.path) else { return nil }
    let offset = lines.offset(line: place.line, column: place.column)
    return [
      "location": [
        "uri": .string(workspace.uri(of: place.path, in: folder)),
        "range": workspace.range(offset..<offset, in: lines),
      ], "message": .string(place.message),
    ]
  }

  /// The address of a rule's page.
  private func link(_ finding: ReportedFinding) -> String {
    let project = workspace.folders[folder].project
    if let template = project?.settings.ruleURL {
      return template.split(separator: "{rule}", omittingEmptySubsequences: false)
        .joined(separator: finding.rule.description)
    }
    return Self.pages + finding.rule.description + ".md"
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
