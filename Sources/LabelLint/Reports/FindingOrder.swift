/// Sorts the findings of one set into the order of records.
///
/// Records are large and share long prefixes: their keys are laid out once as bytes, numbers are
/// sorted by them, and each record is moved once.
struct FindingOrder {
  private let findings: [ReportedFinding]
  private var keys: [UInt8] = []
  private var ranges: [Range<Int>] = []

  /// Lays out the keys of findings that share app and set.
  init(_ findings: [ReportedFinding]) {
    self.findings = findings
    keys.reserveCapacity(findings.count * 64)
    ranges.reserveCapacity(findings.count)
    for finding in findings {
      let start = keys.count
      let subject = finding.subject
      for part in [subject.table, subject.locale, subject.key, subject.slot] {
        keys.append(contentsOf: part.utf8)
        // Ends a part before every other byte; a NUL inside a key is rarer than worth escaping, and
        // only moves records that would otherwise be next to each other.
        keys.append(0)
      }
      ranges.append(start..<keys.count)
    }
  }

  /// The findings in order.
  func sorted() -> [ReportedFinding] {
    let bytes = keys.span
    return findings.indices.sorted { left, right in
      let order = ByteOrder.compare(bytes.extracting(ranges[left]), bytes.extracting(ranges[right]))
      if order != 0 { return order < 0 }
      return ReportedFinding.isOrderedBefore(findings[left], findings[right])
    }.map { findings[$0] }
  }
}
