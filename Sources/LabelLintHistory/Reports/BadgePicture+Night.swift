package import LabelLint

extension BadgePicture {
  /// The badge of a night.
  ///
  /// - Parameters:
  ///   - night: The newest runs.
  ///   - threshold: Lowest severity of new findings that makes it red; nil for none.
  package init(_ night: FleetNight, failingAt threshold: Severity? = .error) {
    let isFailing = threshold.map { threshold in
      night.opened.contains { $0.finding.severity >= threshold }
    }
    self.init(
      new: night.openedCount, lost: night.lostFindings + night.lostTranslations,
      open: night.openCount, isFailing: isFailing ?? false,
      isComplete: night.incomplete.isEmpty && night.notReported.isEmpty)
  }
}
