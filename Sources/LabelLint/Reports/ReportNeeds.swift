/// What reports show of a set beside its findings.
///
/// A set keeps it until its turn in the report, so that nothing is kept that no report asks for.
package struct ReportNeeds: OptionSet, Sendable {
  /// A bit for each need.
  package let rawValue: UInt8

  /// The files that findings are in, for excerpts and columns: all their bytes.
  package static let sources = ReportNeeds(rawValue: 1)
  /// What writers see beside the findings: texts of the catalog.
  package static let contexts = ReportNeeds(rawValue: 2)

  /// Which texts were read, to tell what is gone.
  package static let texts = ReportNeeds(rawValue: 4)

  /// Which suggestions an import would refuse: the set is checked again with all of them.
  package static let trials = ReportNeeds(rawValue: 8)

  /// Needs by their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
