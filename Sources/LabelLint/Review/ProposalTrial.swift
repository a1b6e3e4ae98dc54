/// Writes a proposed text into a catalog in memory, and says what all rules find there.
///
/// Every text is tried, also one that no import would write: who proposed it is told by the rules what is wrong.
package struct ProposalTrial {
  /// What the rules find in the text, suppressed findings left out; empty for a text that no file can have.
  package let findings: [Finding]
  /// Why the text cannot be written; empty where it can.
  package let refusals: [String]
  /// The texts that it takes the place of, by slot; empty where there are none.
  package let replaced: [(slot: String, text: String)]
  /// The files that change.
  package let files: [FixOutcome.File]
  /// The catalog with the text and all its findings.
  package let result: FixRun.Checked
  /// Index of the key's row.
  package let row: Int

  /// The catalogs that were checked on the way; an object, as closures write it down.
  private final class Checks {
    var last: FixRun.Checked?
  }

  /// Tries a text.
  ///
  /// - Parameters:
  ///   - proposal: The text.
  ///   - before: The catalog with its findings.
  ///   - check: Joins the files of the catalog and checks it.
  /// - Throws: Why there is no such place for a text.
  package init(
    _ proposal: ProposedText, in before: FixRun.Checked,
    check: @escaping ([CatalogFile]) -> FixRun.Checked
  ) throws(ReviewFault) {
    var plan = try ProposalPlan(proposal, in: before.catalog)
    row = plan.row
    replaced = plan.writes.map { (slot: $0.subject.slot, text: $0.old) }
    let checks = Checks()
    let carrying = ReviewCarrying(before, plan.writes, plan.additions) { files in
      let checked = check(files)
      checks.last = checked
      return checked
    }
    result = carrying.result
    plan.faults += carrying.refusals.map(\.reason)
    refusals = plan.faults
    let subject = before.catalog.subject(row: plan.row, locale: plan.column)
    findings =
      plan.findings.isEmpty
      ? Self.findings(about: subject, in: checks.last?.findings ?? [])
      : plan.findings
    files = carrying.files
  }

  /// The findings about a key in a locale, those of groups among them.
  package static func findings(about subject: Subject, in findings: [Finding]) -> [Finding] {
    findings.flatMap { $0.texts.isEmpty ? [$0] : $0.texts }.filter { finding in
      finding.suppression == nil && ByteOrder.areEqual(finding.subject.key, subject.key)
        && ByteOrder.areEqual(finding.subject.locale, subject.locale)
        && ByteOrder.areEqual(finding.subject.table, subject.table)
    }
  }
}
