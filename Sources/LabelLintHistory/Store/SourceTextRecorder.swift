import GRDB
import LabelLint

/// Remembers which keys of an app's sets had a source text, and tells whose source texts are gone.
///
/// A night without a baseline knows nothing of the night before but what is stored. A short hash for each key is enough:
/// the record of tonight names the keys.
struct SourceTextRecorder {
  /// The database, within a transaction.
  let database: Database
  /// Number of the app.
  let app: Int64
  /// What the run read.
  let run: RecordedRun
  /// Whether sets without a record are gone.
  let isWhole: Bool

  /// A key of a table, as it is remembered.
  private static func hash(_ table: String, _ key: String) -> String {
    let bytes = Array("\(table)\0\(key)".utf8)
    return Hexadecimal.string(of: SHA256.digest(bytes.span).prefix(SourceKeys.digits / 2))
  }

  /// Brings what is remembered up to date.
  ///
  /// - Parameter addition: Takes what the run changed, for a history that is kept as lines.
  /// - Returns: The source texts that are gone while translations are left, a finding each.
  /// - Throws: What SQLite says, or that a row is damaged.
  func record(_ addition: inout RunAddition) throws -> [RecordedFinding] {
    var known = try remembered()
    for keys in run.sourceKeys { try remember(keys, &known) }
    var losses = run.sourceLosses
    for set in run.sets {
      guard let texts = set.texts, set.complete, !set.isEmptied, set.isWhole(in: set.sourceLocale)
      else { continue }
      let old = known[set.set].flatMap { $0.locale == set.sourceLocale ? $0.hashes : nil } ?? []
      let keys = SourceKeys(
        set: set.set, locale: set.sourceLocale,
        hashes: hashes(of: texts, in: set.sourceLocale, old))
      if known[set.set] != keys {
        try remember(keys, &known)
        addition.sourceKeys.append(keys)
      }
      losses += self.losses(of: set, old)
    }
    if isWhole {
      let seen = Set(run.sets.map(\.set))
      for set in known.keys where !seen.contains(set) {
        try database.execute(
          sql: "DELETE FROM source_keys WHERE app = ? AND set_path = ?", arguments: [app, set])
      }
    }
    addition.sourceLosses = losses
    return losses
  }

  /// The keys that have a source text, and those that had one as long as some text of theirs is there.
  private func hashes(
    of texts: TextInventory, in source: String, _ old: Set<String>
  ) -> Set<String> {
    let lacking = Set(texts.lacking[source] ?? [])
    var hashes: Set<String> = []
    var position = 0
    for table in texts.tables {
      for key in table.keys {
        let hash = Self.hash(table.name, key)
        if !lacking.contains(position) || old.contains(hash) { hashes.insert(hash) }
        position += 1
      }
    }
    return hashes
  }

  /// The keys of a set that had a source text and have only translations, and of which nothing else tells.
  private func losses(of set: SetSummary, _ old: Set<String>) -> [RecordedFinding] {
    let rules = run.summary.rules
    let level = rules.isEmpty ? Severity.error : rules[LostText.metadata.id]
    guard let level, !old.isEmpty else { return [] }
    let extra = Losses.ruleOfExtraTexts.description
    let told = Set(
      run.findings.filter {
        $0.subject.set == set.set
          && ($0.rule == extra || $0.isLossOfKey && $0.subject.locale == set.sourceLocale)
      }.map(\.subject.key))
    let keys = SeenTexts(set).keysWithoutSource { old.contains(Self.hash($0, $1)) }
    return keys.filter { key in
      !told.contains(key)
        && !run.summary.removals.contains {
          $0.holds(set: set.set, locale: set.sourceLocale, key: key)
        }
    }.map { key in
      RecordedFinding(Losses.Loss(ofSourceText: key, in: set).finding(level, in: set))
    }
  }

  // MARK: What is remembered

  private func remembered() throws -> [String: SourceKeys] {
    var known: [String: SourceKeys] = [:]
    let rows = try Row.fetchCursor(
      database, sql: "SELECT set_path, locale, keys FROM source_keys WHERE app = ?",
      arguments: [app])
    while let row = try rows.next() {
      let set = try row.text(0)
      known[set] = SourceKeys(set: set, locale: try row.text(1), keys: try row.text(2))
    }
    return known
  }

  private func remember(_ keys: SourceKeys, _ known: inout [String: SourceKeys]) throws {
    known[keys.set] = keys
    try database.execute(
      sql: "INSERT OR REPLACE INTO source_keys(app, set_path, locale, keys) VALUES (?,?,?,?)",
      arguments: [app, keys.set, keys.locale, keys.keys])
  }
}

/// The keys of a set that have a text in its source language, or had one.
struct SourceKeys: Sendable, Hashable {
  /// Digits of a hash.
  static let digits = 8

  /// Path of the set.
  let set: String
  /// The source language.
  let locale: String
  /// A short hash of each key.
  let hashes: Set<String>

  /// The keys by their hashes.
  init(set: String, locale: String, hashes: Set<String>) {
    (self.set, self.locale, self.hashes) = (set, locale, hashes)
  }

  /// The keys as they are stored; what is no whole hash is no key.
  init(set: String, locale: String, keys: String) {
    var hashes: Set<String> = []
    let bytes = Array(keys.utf8)
    for start in stride(from: 0, to: bytes.count - Self.digits + 1, by: Self.digits) {
      hashes.insert(String(decoding: bytes[start..<start + Self.digits], as: UTF8.self))
    }
    self.init(set: set, locale: locale, hashes: hashes)
  }

  /// The keys as they are stored: the hashes one after the other, sorted.
  var keys: String { hashes.sorted().joined() }
}
