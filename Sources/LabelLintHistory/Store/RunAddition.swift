import LabelLint

/// What recording a run has changed.
package struct RunAddition: Sendable, Hashable {
  /// Name of the app.
  package var app: String
  /// Whether the run was recorded before, so that nothing changed.
  package var isKnown = false
  /// Findings that were not open before.
  package var opened = 0
  /// Findings that were open with another text or severity.
  package var updated = 0
  /// Findings that are open no more, as their texts were read again.
  package var closed = 0
  /// Findings that went with their texts, which nobody misses.
  package var removed = 0
  /// Findings whose texts were not read again.
  package var lost = 0
  /// Findings that stay open.
  package var kept = 0

  /// What became of texts that were not found again, by identity.
  var fates: [String: TextFate] = [:]
  /// Which keys have a source text, of sets where that changed.
  var sourceKeys: [SourceKeys] = []
  /// The source texts that are gone while translations are left.
  var sourceLosses: [RecordedFinding] = []

  /// An addition that has changed nothing yet.
  init(app: String) { self.app = app }
}
