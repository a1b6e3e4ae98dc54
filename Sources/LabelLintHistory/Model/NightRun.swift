package import LabelLint

/// A recorded run of an app, without its findings.
package struct NightRun: Sendable, Hashable {
  /// Number in the store; later runs have higher ones.
  package var number: Int64
  /// When it started, as records write it.
  package var started: String
  /// When it started.
  package var time: Timestamp
  /// Commit that was checked; nil when unknown.
  package var commit: String?
  /// Version of the tool.
  package var tool: String
  /// Version of the rules as a whole.
  package var ruleSet: String
  /// Levels of the rules that ran.
  package var rules: [RuleID: Severity]
  /// Number of sets.
  package var sets: Int
  /// Number of texts.
  package var messages: Int
  /// Findings.
  package var counts: SeverityCounts
  /// How long it took, in milliseconds.
  package var durationMs: Int
  /// Whether all sets were read.
  package var complete: Bool

  /// The day it started on, UTC, as `2026-11-21`.
  package var day: String { String(started.prefix(10)) }

  /// Whether its findings cannot be compared with those of the run before: other rules, or another
  /// version of them.
  package func breaks(from earlier: NightRun) -> Bool {
    // Where an app had no catalog, no rule ran.
    if rules.isEmpty || earlier.rules.isEmpty { return false }
    return ruleSet != earlier.ruleSet || Set(rules.keys) != Set(earlier.rules.keys)
  }

  /// What a break is, in words.
  package func breakReason(from earlier: NightRun) -> String {
    let (now, before) = (Set(rules.keys), Set(earlier.rules.keys))
    var parts: [String] = []
    if ruleSet != earlier.ruleSet { parts.append("rules \(earlier.ruleSet) → \(ruleSet)") }
    let added = now.subtracting(before).sorted().map(\.description)
    let removed = before.subtracting(now).sorted().map(\.description)
    if !added.isEmpty { parts.append("added \(added.joined(separator: ", "))") }
    if !removed.isEmpty { parts.append("removed \(removed.joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }
}
