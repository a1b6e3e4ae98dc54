/// What is new, updated, unchanged and gone between two stored runs.
package struct RunDifference {
  /// How it is written.
  package enum Format: Sendable {
    /// For people.
    case text
    /// One document.
    case json
    /// One record a line.
    case ndjson
    /// For a comment.
    case markdown
  }

  /// Findings of all states, in the order of records.
  private let findings: [ReportedFinding]
  /// Sets of the earlier run that the later one does not have.
  private let gone: Set<String>
  /// New and updated findings by severity.
  package private(set) var counts = SeverityCounts()

  /// Compares two runs.
  package init(_ earlier: StoredRun, _ later: StoredRun) {
    let present = Set(later.sets.map(\.summary.set))
    var comparison = Comparison(
      earlier.sets, rules: Set(earlier.runs.flatMap(\.rules.keys)), present: present)
    var findings: [ReportedFinding] = []
    for var set in later.sets {
      comparison.apply(to: &set)
      findings += set.findings
    }
    let known = Set(findings.map(\.fingerprint))
    // What is neither met again nor in a set that was checked went with its set, unless a run that did
    // not see everything has not seen that.
    let isWhole = later.runs.allSatisfy(\.complete)
    for finding in earlier.sets.flatMap(\.findings)
    where isWhole && !present.contains(finding.subject.set)
      && !known.contains(finding.fingerprint)
    {
      var finding = finding
      finding.state = .absent
      findings.append(finding)
    }
    findings += comparison.absent.filter { present.contains($0.subject.set) }
    gone = Set(earlier.sets.map(\.summary.set)).subtracting(present)
    self.findings = findings.sorted(by: ReportedFinding.isOrderedBefore)
    for finding in self.findings
    where finding.suppression == nil && (finding.state == .new || finding.state == .updated) {
      counts.add(finding.severity)
    }
  }

  /// The difference in a format.
  package func bytes(as format: Format) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .markdown: Array(markdown.utf8)
    case .ndjson: records
    case .json: document
    }
  }

  private func findings(_ state: FindingState) -> [ReportedFinding] {
    findings.filter { $0.state == state }
  }

  private func number(_ state: FindingState) -> Int { findings.count { $0.state == state } }

  private var totals: String {
    let gone = findings(.absent).count { self.gone.contains($0.subject.set) }
    let fixed = number(.absent) - gone
    return "\(number(.new).grouped) new, \(number(.updated).grouped) updated, "
      + "\(number(.unchanged).grouped) unchanged, \(fixed.grouped) fixed"
      + (gone > 0 ? ", \(gone.grouped) gone with their set" : "")
  }

  /// A line a finding, then the totals; what is unchanged is counted only.
  private var text: String {
    var lines: [String] = []
    for state in [FindingState.new, .updated, .absent] {
      for finding in findings(state) {
        let place = finding.place
        lines.append(
          VisibleText.line(
            "\(word(for: finding)): \(place.path):\(place.line):\(place.column): "
              + "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"))
      }
    }
    return (lines + [totals]).joined(separator: "\n") + "\n"
  }

  private func word(for finding: ReportedFinding) -> String {
    guard finding.state == .absent else { return finding.state?.rawValue ?? "" }
    return gone.contains(finding.subject.set) ? "gone" : "fixed"
  }

  private var markdown: String {
    var text = "## label-lint: \(totals)\n"
    for state in [FindingState.new, .updated, .absent] {
      let listed = findings(state)
      if listed.isEmpty { continue }
      text += "\n### \(state == .absent ? "gone" : state.rawValue)\n\n"
      for finding in listed {
        let line =
          "- \(MarkdownReport.code("\(finding.place.path):\(finding.place.line)")) · "
          + "**\(finding.severity.rawValue)** \(MarkdownReport.code(finding.message)) "
          + "`\(finding.rule)`\n"
        if text.utf8.count + line.utf8.count > MarkdownReport.commentLimit {
          return text + "\n_more findings did not fit here_\n"
        }
        text += line
      }
    }
    return text
  }

  private var records: [UInt8] {
    var output: [UInt8] = []
    JSONWriter.lines(to: &output, count: findings.count) { number, writer in
      findings[number].writeMembers(to: &writer)
    }
    return output
  }

  private var document: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", Record.schemaVersion)
      writer.object("counts") { writer in
        writer.member("new", number(.new))
        writer.member("updated", number(.updated))
        writer.member("unchanged", number(.unchanged))
        writer.member("absent", number(.absent))
      }
      writer.array("findings") { writer in
        for finding in findings { writer.element(finding.writeMembers) }
      }
    }
    return writer.bytes + [0x0A]
  }
}
