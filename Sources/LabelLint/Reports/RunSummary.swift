/// The record of a run: what was checked, what was not, and what came of it.
public struct RunSummary: Sendable, Hashable {
  /// Version of the tool, such as `0.1.0`.
  public var toolVersion: String
  /// Version of the rules as a whole.
  public var ruleSet: String
  /// Severity of each active rule.
  public var rules: [RuleID: Severity] = [:]
  /// Name of the app; empty unless one was given.
  public var app = ""
  /// Commit that was checked; nil when unknown.
  public var commit: String?
  /// When the run started: RFC 3339, UTC.
  public var started: String
  /// How long it took, in milliseconds.
  public var durationMs = 0
  /// Counted findings.
  public var counts = SeverityCounts()
  /// Findings that the baseline holds.
  public var known = 0
  /// Findings that catalogs or the configuration suppress.
  public var suppressed = 0
  /// Entries of the baseline that are no longer found; nil without a baseline.
  public var fixed: Int?
  /// Number of catalog sets.
  public var sets = 0
  /// Number of files.
  public var files = 0
  /// Number of texts.
  public var messages = 0
  /// Locales of all sets, canonical, sorted.
  public var locales: [String] = []
  /// Languages that wording rules were not run for, sorted.
  public var withoutLexicon: [String] = []
  /// Sets without a source text, sorted.
  public var withoutSource: [String] = []
  /// Number of catalogs that could not be read.
  public var unreadable = 0
  /// Part of a divided run, such as `3/8`; nil when it was not divided.
  public var shard: String?
  /// Files and folders that should have been read and could not.
  public var notRead = NotRead()
  /// Folders with catalogs that no user of the app meets; stored records do not have them.
  package var passedOver: [String] = []
  /// Whether no shard is missing, and nothing was left unread.
  public var complete = true

  /// A run of which nothing is counted yet.
  public init(toolVersion: String, ruleSet: String = Self.currentRuleSet, started: String) {
    self.toolVersion = toolVersion
    self.ruleSet = ruleSet
    self.started = started
  }

  /// Version of the rules of this library.
  public static let currentRuleSet = "2026.1"
}
