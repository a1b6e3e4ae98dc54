/// The record of a run: what was checked, what was not, and what came of it.
package struct RunSummary: Sendable, Hashable {
  /// Version of the tool, such as `0.1.0`.
  package var toolVersion: String
  /// Version of the rules as a whole.
  package var ruleSet: String
  /// Severity of each active rule.
  package var rules: [RuleID: Severity] = [:]
  /// Name of the app; empty unless one was given.
  package var app = ""
  /// Commit that was checked; nil when unknown.
  package var commit: String?
  /// Commits by app, of a run of several apps; an app has none where it is unknown, or parts of it were at several.
  package var commits: [String: String] = [:]
  /// When the run started: RFC 3339, UTC.
  package var started: String
  /// How long it took, in milliseconds.
  package var durationMs = 0
  /// Counted findings.
  package var counts = SeverityCounts()
  /// Findings that the baseline holds.
  package var known = 0
  /// Findings that catalogs or the configuration suppress.
  package var suppressed = 0
  /// Entries of the baseline that are no longer found although their texts were read again; nil without a baseline.
  package var fixed: Int?
  /// Entries of the baseline that are gone with their keys.
  package var removedFindings = 0
  /// Entries of the baseline whose texts were not read again.
  package var lost = 0
  /// What baselines say is gone on purpose.
  package var removals: [Removal] = []
  /// Number of catalog sets.
  package var sets = 0
  /// Number of files.
  package var files = 0
  /// Number of texts.
  package var messages = 0
  /// Locales of all sets, canonical, sorted.
  package var locales: [String] = []
  /// Languages that wording rules were not run for, sorted.
  package var withoutLexicon: [String] = []
  /// Sets without a source text, sorted.
  package var withoutSource: [String] = []
  /// Number of catalogs that could not be read.
  package var unreadable = 0
  /// Whether only findings of some locales, keys or rules were asked for, so that counts of all texts are of others.
  package var isSelection = false
  /// Part of a divided run, such as `3/8`; nil when it was not divided.
  package var shard: String?
  /// Files and folders that should have been read and could not.
  package var notRead = NotRead()
  /// Folders with catalogs that are not read; stored records do not have them.
  package var passedOver = PassedOver()
  /// Translations that wait for a review and are no findings; stored records do not have them.
  package var waiting = WaitingReviews()
  /// Texts that locales lack, beside the findings that name them; stored records do not have them.
  package var missing = MissingTexts()
  /// Whether no shard is missing, and nothing was left unread.
  package var complete = true

  /// A set of an app, or a locale of it, that is gone on purpose.
  package struct Removal: Sendable, Hashable {
    /// Name of the app.
    package var app: String
    /// Path of the set.
    package var set: String
    /// The locale; empty for all of them.
    package var locale: String
    /// The key whose texts are gone; nil for all texts of the set or locale.
    package var key: String?
    /// Why it is gone.
    package var reason: String

    /// A removal of its parts.
    package init(app: String, set: String, locale: String, key: String? = nil, reason: String) {
      (self.app, self.set, self.locale, self.reason) = (app, set, locale, reason)
      self.key = key
    }

    /// Whether it is about a text, or all texts of a locale where no key is named.
    package func holds(set: String, locale: String, key: String? = nil) -> Bool {
      self.set == set && (self.locale.isEmpty || self.locale == locale)
        && (self.key == nil || self.key == key)
    }

    /// Writes its members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("app", app)
      writer.member("set", set)
      writer.member("locale", locale)
      if let key { writer.member("key", key) }
      writer.member("reason", reason)
    }
  }

  /// A run of which nothing is counted yet.
  package init(toolVersion: String, ruleSet: String = Self.currentRuleSet, started: String) {
    self.toolVersion = toolVersion
    self.ruleSet = ruleSet
    self.started = started
  }

  /// Version of the rules of this library.
  package static let currentRuleSet = "2026.1"
}
