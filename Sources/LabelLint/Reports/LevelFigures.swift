/// What the default level of a rule rests on: how many findings of a sample were right.
///
/// `level-figures.tsv` has a line for each rule and level: the findings that were right, those that were debatable but
/// useful, all that were looked at, and the day.
/// Two readers looked at each finding: it is right if both say so, and useful if none of them calls it noise or wrong.
package struct LevelFigures: Sendable, Hashable {
  /// The figures of one level.
  package struct Row: Sendable, Hashable {
    /// The level.
    package let level: Severity
    /// Findings that were right.
    package let right: Int
    /// Findings that were debatable but useful.
    package let useful: Int
    /// Findings of the sample.
    package let judged: Int
    /// The day, as in `2026-11-28`.
    package let date: String
  }

  /// The figures of a rule, the worst level first; none where the sample had no finding of it.
  package let rows: [Row]
  /// The day of the last sample.
  package let date: String

  /// The figures of a rule.
  package init(_ rule: RuleID) {
    self.init(rule, in: Self.table)
  }

  /// The figures of a rule in a table.
  package init(_ rule: RuleID, in table: [RuleID: [Row]]) {
    rows = (table[rule] ?? []).sorted { $0.level > $1.level }
    date = rows.first?.date ?? table.values.joined().map(\.date).max() ?? ""
  }

  /// The table of the program.
  package static let table = read(Resource.text(of: "level-figures.tsv"))

  /// The rows of a table by their rules; its first line names its columns.
  package static func read(_ table: String) -> [RuleID: [Row]] {
    var rows: [RuleID: [Row]] = [:]
    for line in table.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, let level = Severity(rawValue: columns[1]),
        let right = Int(columns[2]), let useful = Int(columns[3]), let judged = Int(columns[4])
      else { continue }
      rows[RuleID(columns[0]), default: []].append(
        Row(level: level, right: right, useful: useful, judged: judged, date: columns[5]))
    }
    return rows
  }

  /// The figures in a sentence.
  package var sentence: String {
    guard !rows.isEmpty else {
      return "The last sample of findings from open-source apps (\(date)) contained no finding of "
        + "this rule."
    }
    let parts = rows.map { row in
      let findings = "\(row.right) of \(row.judged.counted(row.level.rawValue))"
      let right = "\(findings) \(row.right == 1 || row.judged == 1 ? "was" : "were") right"
      if row.useful == 0 { return right }
      return "\(right) (\(row.useful) more \(row.useful == 1 ? "was" : "were") useful)"
    }
    let last = parts.count - 1
    let meaning = rows.contains { $0.useful > 0 } ? " \(Self.meaningOfUseful)" : ""
    return "In a sample of findings from open-source apps (\(date)), "
      + (parts.prefix(last).map { "\($0), " } + (last > 0 ? ["and "] : []) + parts.suffix(1))
      .joined() + "." + meaning
  }

  /// What a finding is that is useful and not right.
  private static let meaningOfUseful =
    "A useful finding is not about a mistake, but shows something worth a look."
}
