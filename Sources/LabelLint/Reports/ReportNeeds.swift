/// What reports show of a set beside its findings.
///
/// A set keeps it until its turn in the report, so that nothing is kept that no report asks for.
public struct ReportNeeds: OptionSet, Sendable {
  /// A bit for each need.
  public let rawValue: UInt8

  /// The files that findings are in, for excerpts and columns: all their bytes.
  public static let sources = ReportNeeds(rawValue: 1)
  /// What writers see beside the findings: texts of the catalog.
  public static let contexts = ReportNeeds(rawValue: 2)

  /// Which texts were read, to tell what is gone.
  public static let texts = ReportNeeds(rawValue: 4)

  /// Which suggestions an import would refuse: the set is checked again with all of them.
  package static let trials = ReportNeeds(rawValue: 8)

  /// Needs by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
