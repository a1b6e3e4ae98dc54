/// `badge`: how many findings a run has, for shields.io or as a picture.
package struct BadgeReport: Report {
  private let isPicture: Bool
  private let threshold: Severity?
  private var open = 0
  private var new = 0
  private var isFailing = false

  /// A report of nothing.
  ///
  /// - Parameters:
  ///   - isPicture: Whether it is SVG; otherwise the document of shields.io.
  ///   - threshold: Lowest severity of new findings that makes it red; nil for none.
  package init(isPicture: Bool, failingAt threshold: Severity?) {
    self.isPicture = isPicture
    self.threshold = threshold
  }

  /// Counts a set; findings are new where the run was compared with another.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for index in set.findings.indices where set.findings[index].isCounted {
      let texts = set.findings[index].textCount
      open += texts
      guard set.findings[index].state == .new else { continue }
      new += texts
      if let threshold, set.findings[index].severity >= threshold { isFailing = true }
    }
  }

  /// Writes the badge.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let badge = BadgePicture(
      new: new, open: open, isFailing: isFailing, isComplete: run.complete)
    output.append(contentsOf: (isPicture ? badge.svg : badge.json).utf8)
  }
}
