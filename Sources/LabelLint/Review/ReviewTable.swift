/// The rows that a writer reviews.
package struct ReviewTable: Sendable {
  /// Stands in for a rule where a row is about a label without finding.
  package static let noRule: RuleID = ""

  /// The rows, in the order of records.
  package private(set) var rows: [ReviewRow] = []

  /// A table without rows.
  package init() {}

  /// Adds the findings of a set; each is followed by its texts if it is of a group, and by those that have the same fault.
  ///
  /// - Parameters:
  ///   - set: The set as it is reported.
  ///   - catalog: Its catalog.
  ///   - trial: Which suggestions would be refused.
  package mutating func add(_ set: ReportedSet, of catalog: Catalog, _ trial: SuggestionTrial) {
    var set = set
    set.note(trial)
    var contexts = ReportedContexts(
      of: set.findings.flatMap { [$0] + $0.texts + $0.inherited }, in: catalog)
    contexts.note(trial)
    for finding in set.findings {
      rows.append(row(of: finding, contexts.findings[finding.fingerprint]))
      // A group has no text of its own: what somebody writes goes into the rows of its texts.
      for text in finding.texts {
        rows.append(row(of: text, contexts.findings[text.fingerprint]))
      }
      for fault in finding.inherited {
        var row = row(of: fault, contexts.findings[fault.fingerprint])
        let isForm = fault.subject.locale == finding.subject.locale
        row[.message] += "; \(isForm ? "another form" : "the source text") has the same problem"
        if !row[.suggestion].isEmpty {
          row[.message] +=
            ", and its row takes this suggestion along unless something is decided here"
        }
        rows.append(row)
      }
    }
  }

  /// Adds the labels of a catalog that no row is about yet: all that a screen reader speaks and all
  /// that can be pressed.
  package mutating func addLabels(
    of catalog: Catalog, beside set: ReportedSet, app: String, where isWanted: (Subject) -> Bool
  ) {
    var known = Set(set.findings.flatMap { [$0] + $0.texts }.map(\.subject))
    let kinds = CatalogKinds(catalog)
    var indexes: [Int: SourceIndex] = [:]
    for place in CatalogTextPlaces(catalog) {
      let kind = kinds[row: place.row]
      guard kinds.isSpoken(row: place.row) || kind.purpose == .action else { continue }
      let subject = place.subject(in: catalog)
      guard isWanted(subject), known.insert(subject).inserted, let text = place.text(in: catalog)
      else { continue }
      let file = Int(place.entry.file)
      let index = indexes[file] ?? SourceIndex(catalog.files[file].source)
      indexes[file] = index
      let value = catalog.files[file].messages[place.message].value
      var row = ReviewRow()
      row[.fingerprint] = Fingerprint(rule: Self.noRule, subject: subject).description
      row[.app] = app
      row[.location] =
        "\(index.file.path):\(index.position(of: Int(value.start)).line)"
      row[.context] = subject.key
      row[.locale] = subject.locale
      row[.source] = place.source(in: catalog) ?? ""
      row[.target] = text
      row[.spoken] =
        SpeakingLabels.Label(
          text, kind: kind.purpose.rawValue,
          evidence: catalog.printedEvidence(of: kind, row: place.row), locale: subject.locale,
          format: catalog.files[file].format
        ).heard ?? ""
      row[.textHash] = TextHash(text: text, source: nil).description
      rows.append(row)
    }
  }

  /// The row of a finding.
  private func row(of finding: ReportedFinding, _ context: FindingContext?) -> ReviewRow {
    var row = ReviewRow()
    row[.fingerprint] = finding.fingerprint.description
    row[.app] = finding.app
    row[.location] = "\(finding.place.path):\(finding.place.line)"
    row[.context] = finding.subject.key
    row[.locale] = finding.subject.locale
    row[.source] = finding.source ?? ""
    row[.target] = finding.text ?? ""
    row[.rule] = finding.rule.description
    row[.severity] = finding.severity.rawValue
    row[.message] = finding.message
    if let refusal = context?.refusal {
      row[.message] += "; the suggestion cannot be written by itself: \(refusal)"
    }
    row[.suggestion] =
      context?.newText ?? finding.fixes.first.map { $0.text ?? $0.title } ?? ""
    row[.spoken] = spoken(finding)
    row[.textHash] = TextHash(text: finding.text, source: finding.source).description
    return row
  }

  /// What is heard now and, on a line of its own, after the fix.
  private func spoken(_ finding: ReportedFinding) -> String {
    let (before, after) = (SpeakingLabels.before(finding), SpeakingLabels.after(finding))
    return [before, after.map { "\u{2192} \($0)" }].compactMap(\.self).joined(separator: "\n")
  }
}
