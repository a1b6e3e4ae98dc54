import GRDB
import LabelLint

/// Opens, keeps and closes the intervals of an app's findings, text by text.
struct FindingRecorder {
  /// The database, within a transaction.
  let database: Database
  /// Number of the app.
  let app: Int64
  /// Number of the run.
  let number: Int64
  /// What the run found.
  let run: RecordedRun
  /// Whether sets without a record are gone.
  let isWhole: Bool
  /// Whether the run before was recorded by a release that kept groups as one finding.
  var followsOlderRelease = false
  /// The sets of the run in which findings of gone sets were met, by the set that is gone.
  private(set) var renamed: [String: String] = [:]

  /// What is open of a finding.
  private struct Open {
    let firstRun: Int64
    let rule: String
    let severity: String
    let textHash: String
    let subject: Subject
    let path: String
    let line: Int
    let message: String
    let isLost: Bool
    let isInherited: Bool
    /// Whether it says that the source text of a key is gone.
    let isLossOfSource: Bool

    /// Qualifiers of the folder that it was in, beside the locale.
    var qualifiers: String { TextVariant.qualifiers(ofPath: path) }
    /// Whether it says that the text of a key is lost.
    var isLossOfKey: Bool { rule == LostText.metadata.id.description }
    /// Whether it is about a text that is there.
    var isOfText: Bool {
      !isLossOfKey && rule != Losses.ruleOfMissingTexts.description
    }
  }

  /// The texts of a set that are looked at for findings of one kind.
  private struct SeenName: Hashable {
    let set: String
    let isLost: Bool
  }

  /// A key in a locale of a set.
  private struct Key: Hashable {
    let set: String
    let key: String
    let locale: String

    init(_ subject: Subject) {
      (set, key, locale) = (subject.set, subject.key, subject.locale)
    }
  }

  /// A recorder of a run.
  init(database: Database, app: Int64, number: Int64, run: RecordedRun, isWhole: Bool) {
    self.database = database
    self.app = app
    self.number = number
    self.run = run
    self.isWhole = isWhole
  }

  /// Records the findings.
  mutating func record(_ addition: inout RunAddition) throws {
    var open = try openFindings()
    let before = open
    let moved = movedFindings(among: open)
    let sets = Set(run.sets.map(\.set))
    let keys = Set(before.values.filter(\.isOfText).map { Key($0.subject) })
    // In the order of the primary key, so that pages fill one after the other.
    for finding in run.findings.sorted(by: { $0.fingerprint < $1.fingerprint }) {
      if finding.isLossOfKey {
        let known = open.removeValue(forKey: finding.fingerprint)
        let isToldOtherwise = keys.contains(Key(finding.subject))
        try recordLoss(finding, known, isToldOtherwise: isToldOtherwise, &addition)
        continue
      }
      if let known = open.removeValue(forKey: finding.fingerprint) {
        try keep(finding, known, &addition)
      } else if let older = finding.olderIdentity.flatMap({ before[$0] }), followsOlderRelease {
        try insert(finding, since: older.firstRun)
        addition.kept += 1
      } else if let old = moved[Self.identityWithoutSet(finding)],
        let known = open[old], known.textHash == finding.textHash
      {
        open[old] = nil
        if !sets.contains(known.subject.set) { renamed[known.subject.set] = finding.subject.set }
        try move(finding, known, from: old)
        addition.kept += 1
      } else {
        if !finding.isInherited { addition.opened += 1 }
        try insert(finding, since: number)
      }
    }
    if followsOlderRelease { try forgetGroups(&open) }
    let knownToBeCut = localesKnownToBeCut(before)
    let summaries = Dictionary(
      run.sets.map { ($0.set, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: [SeenName: SeenTexts] = [:]
    let translated = try TranslatedLocales(database, app: app)
    for (fingerprint, known) in open.sorted(by: { $0.key < $1.key }) {
      let set =
        summaries[known.subject.set] ?? renamed[known.subject.set].flatMap { summaries[$0] }
      let name = set.map { SeenName(set: $0.set, isLost: known.isLost) }
      if let set, let name, seen[name] == nil {
        // What a place hid in an earlier night is behind it still.
        let ownKnown = known.isLost ? [] : knownToBeCut[set.set] ?? []
        seen[name] = SeenTexts(
          set, knownToBeCut: ownKnown, hasLostSource: translated.contains(set))
      }
      let fate = run.fates[fingerprint] ?? fate(of: known, in: set, name.flatMap { seen[$0] })
      try end(fingerprint, known, fate, &addition)
    }
  }

  // MARK: What is met again

  private func keep(
    _ finding: RecordedFinding, _ known: Open, _ addition: inout RunAddition
  ) throws {
    let isSameLevel = known.severity == finding.severity.rawValue || finding.isOfGroup
    guard isSameLevel, known.textHash == finding.textHash else {
      try close(finding.fingerprint, known, nil)
      try insert(finding, since: number)
      addition.updated += 1
      return
    }
    addition.kept += 1
    // Lines move under a finding that stays; its report must lead to where it is now.
    if known.line != finding.line || known.path != finding.path
      || known.message != finding.message || known.isLost
      || known.isInherited != finding.isInherited
    {
      try move(finding, known, from: finding.fingerprint)
    }
  }

  /// Records that the text of a key is lost that had a known finding.
  private func recordLoss(
    _ finding: RecordedFinding, _ known: Open?, isToldOtherwise: Bool, _ addition: inout RunAddition
  ) throws {
    if known != nil {
      addition.kept += 1
    } else if isToldOtherwise {
      // A finding of the text that the store has itself is lost in this run.
      return
    } else {
      try insert(finding, since: number)
      try markLost(finding.fingerprint, since: number)
      addition.opened += 1
    }
    addition.lost += 1
  }

  /// Marks a finding that stays open as lost.
  private func markLost(_ fingerprint: String, since firstRun: Int64) throws {
    try database.execute(
      sql: """
        UPDATE finding SET fate = 'lost' WHERE app = ? AND fingerprint = ? AND first_run = ?
        """, arguments: [app, fingerprint, firstRun])
  }

  /// Brings a row up to date.
  private func move(
    _ finding: RecordedFinding, _ known: Open, from fingerprint: String
  ) throws {
    try database.execute(
      sql: """
        UPDATE OR REPLACE finding SET fingerprint = ?, set_path = ?, path = ?, line = ?,
          "table" = ?, message = ?, fate = NULL, inherited = ?
        WHERE app = ? AND fingerprint = ? AND first_run = ?
        """,
      arguments: [
        finding.fingerprint, finding.subject.set, finding.path, finding.line,
        finding.subject.table, finding.message, finding.isInherited, app, fingerprint,
        known.firstRun,
      ])
  }

  private func insert(_ finding: RecordedFinding, since run: Int64) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO finding(app, fingerprint, first_run, rule, severity, set_path,
          "table", locale, key, slot, text_hash, path, line, message, inherited, text)
        VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """
    ).execute(arguments: [
      app, finding.fingerprint, run, finding.rule, finding.severity.rawValue,
      finding.subject.set, finding.subject.table, finding.subject.locale, finding.subject.key,
      finding.subject.slot, finding.textHash, finding.path, finding.line, finding.message,
      finding.isInherited, finding.text,
    ])
  }

  /// Takes the groups of an older release out whose texts took their place.
  private func forgetGroups(_ open: inout [String: Open]) throws {
    for group in Set(run.findings.compactMap(\.olderIdentity)) {
      guard let known = open.removeValue(forKey: group) else { continue }
      try database.execute(
        sql: "DELETE FROM finding WHERE app = ? AND fingerprint = ? AND first_run = ?",
        arguments: [app, group, known.firstRun])
    }
  }

  /// The locales of each set of which all places that cannot be read were known before.
  private func localesKnownToBeCut(_ open: [String: Open]) -> [String: Set<String>] {
    let id = UnreadableCatalog.metadata.id.description
    let sources = Dictionary(
      run.sets.map { ($0.set, $0.sourceLocale) }, uniquingKeysWith: { first, _ in first })
    var known: [String: Set<String>] = [:]
    var new: [String: Set<String>] = [:]
    for place in run.findings where place.rule == id {
      let set = place.subject.set
      let named = place.subject.locale
      let locale = named.isEmpty ? sources[set] ?? "" : SetSummary.name(ofLocale: named)
      if open[place.fingerprint] == nil {
        new[set, default: []].insert(locale)
      } else {
        known[set, default: []].insert(locale)
      }
    }
    return known.merging(new) { $0.subtracting($1) }.filter { known[$0.key] != nil }
  }

  /// Open findings of sets that are gone, and of programs, by all of the identity but the set.
  private func movedFindings(among open: [String: Open]) -> [Fingerprint: String] {
    let seen = Set(run.sets.map(\.set))
    guard isWhole else { return [:] }
    var moved: [Fingerprint: String] = [:]
    let found = Set(run.findings.map(\.fingerprint))
    var programs = ProgramPaths()
    for (fingerprint, known) in open {
      let isElsewhere = !found.contains(fingerprint) && programs.contains(known.path)
      guard isElsewhere || !seen.contains(known.subject.set) else { continue }
      moved[Fingerprint(rule: RuleID(known.rule), subject: known.subject.ofAnySet)] = fingerprint
    }
    return moved
  }

  private static func identityWithoutSet(_ finding: RecordedFinding) -> Fingerprint {
    Fingerprint(rule: RuleID(finding.rule), subject: finding.subject.ofAnySet)
  }

  // MARK: What is not met again

  /// What became of a finding that is not met again; nil where the run does not know.
  private func fate(of known: Open, in set: SetSummary?, _ seen: SeenTexts?) -> TextFate? {
    let subject = known.subject
    let isRemoved = run.summary.removals.contains {
      $0.holds(set: subject.set, locale: subject.locale, key: subject.key)
    }
    if isRemoved { return .removed }
    let rule = RuleID(known.rule)
    let rules = run.summary.rules
    let hasRun = rules.isEmpty || rules[rule] != nil
    guard let set, let seen else {
      if !isWhole { return nil }
      return hasRun ? .hidden : .fixed
    }
    // Of a folder that could not be read nobody knows what is in it.
    if !set.isWhole, !run.hasUnreadablePlace(in: set) { return nil }
    if !hasRun { return set.isWhole ? .fixed : nil }
    // Whether a source text is back is not known where the source was not read whole.
    if known.isLossOfSource, !set.isWhole(in: subject.locale) { return nil }
    // The baseline does not miss the text any more, unless nobody knows.
    if known.isLossOfKey { return set.isUnknown(in: subject.locale) ? nil : .fixed }
    let fate = seen.fate(of: subject, rule: rule, qualifiers: known.qualifiers)
    if fate == .hidden, set.isUnknown(in: subject.locale) { return nil }
    // What is lost comes back only when it is read again.
    return known.isLost && fate == .removed ? .hidden : fate
  }

  private func end(
    _ fingerprint: String, _ known: Open, _ fate: TextFate?, _ addition: inout RunAddition
  ) throws {
    let isWhole = run.sets.contains { $0.set == known.subject.set && $0.isWhole }
    if let fate, fate != .fixed || !isWhole { addition.fates[fingerprint] = fate }
    switch fate {
    case nil: addition.kept += 1
    case .fixed?:
      try close(fingerprint, known, nil)
      addition.closed += 1
    case .removed?:
      try close(fingerprint, known, "removed")
      addition.removed += 1
    case .lost?:
      try close(fingerprint, known, "lost")
      addition.lost += 1
    case .hidden?:
      addition.kept += 1
      addition.lost += 1
      if !known.isLost { try markLost(fingerprint, since: known.firstRun) }
    }
  }

  private func close(_ fingerprint: String, _ known: Open, _ fate: String?) throws {
    try database.cachedStatement(
      sql: """
        UPDATE finding SET closed_run = ?, fate = ?
        WHERE app = ? AND fingerprint = ? AND first_run = ?
        """
    ).execute(arguments: [number, fate, app, fingerprint, known.firstRun])
  }

  private func openFindings() throws -> [String: Open] {
    var open: [String: Open] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT fingerprint, first_run, rule, severity, text_hash, set_path, "table", key, locale,
          slot, path, line, message, fate, inherited
        FROM finding WHERE app = ? AND closed_run IS NULL
        """, arguments: [app])
    while let row = try rows.next() {
      let (fingerprint, rule) = (try row.text(0), try row.text(2))
      let subject = Subject(
        set: try row.text(5), table: try row.text(6), key: try row.text(7),
        locale: try row.text(8), slot: try row.text(9))
      open[fingerprint] = Open(
        firstRun: try row.identity(1), rule: rule, severity: try row.text(3),
        textHash: try row.text(4), subject: subject, path: try row.text(10),
        line: try row.count(11), message: try row.text(12),
        isLost: try row.optionalText(13) != nil, isInherited: try row.truth(14),
        isLossOfSource: rule == LostText.metadata.id.description
          && fingerprint == Losses.identity(ofSourceText: subject).description)
    }
    return open
  }
}
