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
  /// What became of findings that are not met again.
  private let fates: [Fingerprint: TextFate]
  /// How many texts are of each state.
  private let texts: Comparison.Counts
  /// Texts that are gone with their locale or set, or cannot be read.
  private let losses: [ReportedFinding]
  /// New and updated findings, and losses, by severity.
  package private(set) var counts = SeverityCounts()

  /// Compares two runs.
  package init(_ earlier: StoredRun, _ later: StoredRun) {
    let own = later.sets.filter { !$0.summary.isGone }
    // A run that did not see everything does not know that a set is gone.
    let isWhole = later.runs.allSatisfy(\.complete)
    let present = Set((isWhole ? own : own + earlier.sets).map(\.summary.set))
    var comparison = Comparison(
      earlier.sets, rules: Set(earlier.runs.flatMap(\.rules.keys)),
      running: Set(later.runs.flatMap(\.rules.keys)), present: present)
    let severity = LostText.metadata.severity
    var findings: [ReportedFinding] = []
    var losses: [ReportedFinding] = []
    var told = ToldPlaces()
    for var set in own {
      set.findings.removeAll { $0.rule == LostText.metadata.id }
      told.dropTold(of: &set)
      let lost = comparison.apply(to: &set)
      comparison.tellWithLosses(set.tellOnce(lost))
      losses += lost.map { $0.finding(severity, in: set.summary) }
      findings += set.findings
    }
    if let any = earlier.sets.first?.summary {
      losses += comparison.end().map { loss in
        let set = earlier.sets.first { $0.summary.set == loss.set }
        return loss.finding(severity, in: set?.summary ?? any)
      }
    }
    let absent = comparison.absent
    fates = Dictionary(
      absent.map { ($0.finding.fingerprint, $0.fate) }, uniquingKeysWith: { first, _ in first })
    texts = comparison.counts
    self.losses = losses.sorted(by: ReportedFinding.isOrderedBefore)
    self.findings = (findings + absent.map(\.finding)).sorted(
      by: ReportedFinding.isOrderedBefore)
    for finding in self.findings + losses
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

  /// A line a finding, what is lost first, then the totals; what is unchanged is counted only.
  private var text: String {
    var lines = losses.map { Self.line("lost", $0) }
    for state in [FindingState.new, .updated, .absent] {
      lines += findings(state).map { Self.line(word(for: $0), $0) }
    }
    return (lines + [texts.sentence]).joined(separator: "\n") + "\n"
  }

  private static func line(_ word: String, _ finding: ReportedFinding) -> String {
    let place = finding.place
    return VisibleText.line(
      "\(word): \(place.path):\(place.line):\(place.column): "
        + "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
  }

  private func word(for finding: ReportedFinding) -> String {
    guard finding.state == .absent else { return finding.state?.rawValue ?? "" }
    return switch fates[finding.fingerprint] {
    case .removed?: "removed"
    case .lost?, .hidden?: "lost"
    case .fixed?, nil: "fixed"
    }
  }

  private var markdown: String {
    var text = "## label-lint: \(texts.sentence)\n"
    let parts =
      [("lost", losses)]
      + [FindingState.new, .updated].map { ($0.rawValue, findings($0)) }
      + ["lost", "removed", "fixed"].map { word in
        (word, findings(.absent).filter { self.word(for: $0) == word })
      }
    for (heading, listed) in parts where !listed.isEmpty {
      text += "\n### \(heading)\n\n"
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
    let all = losses + findings
    JSONWriter.lines(to: &output, count: all.count) { number, writer in
      all[number].writeMembers(to: &writer)
    }
    return output
  }

  private var document: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", Record.schemaVersion)
      writer.object("counts") { writer in
        writer.member("lost", texts.lost)
        writer.member("lostTranslations", texts.lostTranslations)
        writer.member("new", texts.new)
        writer.member("updated", texts.updated)
        writer.member("unchanged", texts.unchanged)
        writer.member("fixed", texts.fixed)
        writer.member("removed", texts.removed)
        writer.member("withdrawn", texts.withdrawn)
        writer.member("absent", texts.lost + texts.fixed + texts.removed)
      }
      writer.array("findings") { writer in
        for finding in losses + findings { writer.element(finding.writeMembers) }
      }
    }
    return writer.bytes + [0x0A]
  }
}
