import Foundation
import LabelLint
import Testing

/// The judged examples beside the package: what rules with words of a language find of them.
@Suite("Judged examples of rules with words of a language")
struct LexicalLabelQualityTests {
  /// A row of the examples.
  struct Row {
    let rule: RuleID
    let format: String
    let key: String
    let kind: String
    let locale: String
    let source: String
    let value: String
    let isFault: Bool
  }

  /// Faults that another rule reports at the same words, or that need more than one text.
  static let exceptions: [String: String] = [
    "Menu button which opens an action sheet with option to mark all reviews as read.":
      "role-word speaks first where a hint names its control",
    "Video overlay icon": "decorative-redundancy speaks first at 'overlay icon'",
    "Options": "generic only beside a text that says more",
  ]

  /// The rows of the rules.
  static let rows: [Row] = {
    guard let root = Corpus.root,
      let text = try? String(
        contentsOf: root.appending(path: "examples/label-quality.tsv"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 8, RuleCheck.lexicalRules.contains(RuleID(cells[0])) else {
        return nil
      }
      return Row(
        rule: RuleID(cells[0]), format: cells[1], key: cells[2], kind: cells[3], locale: cells[4],
        source: cells[5], value: cells[6], isFault: cells[7] == "true-positive")
    }
  }()

  @Test("faults are found and traps are kept", .overShared)
  func rows() {
    var counts: [RuleID: (found: Int, faults: Int, kept: Int, traps: Int)] = [:]
    for row in Self.rows {
      let isFound = Self.isFound(row)
      if row.isFault {
        counts[row.rule, default: (0, 0, 0, 0)].faults += 1
        counts[row.rule]?.found += isFound ? 1 : 0
        if Self.exceptions[row.value] == nil {
          #expect(isFound, "\(row.rule): \(row.value) (\(row.locale), \(row.key))")
        } else {
          #expect(!isFound, "no exception any more: \(row.value)")
        }
      } else {
        counts[row.rule, default: (0, 0, 0, 0)].traps += 1
        counts[row.rule]?.kept += isFound ? 0 : 1
        #expect(!isFound, "\(row.rule): \(row.value) (\(row.locale), \(row.key))")
      }
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) {
      print(
        "\(rule): \(count.found) of \(count.faults) faults, \(count.kept) of \(count.traps) traps")
    }
  }

  /// Whether a row's rule flags its value, with all rules of the suite running.
  private static func isFound(_ row: Row) -> Bool {
    let isEnglish = row.locale == "en"
    // The kind that the row was judged as is given by its key where the key does not say it.
    let key = key(for: row)
    var texts = [RuleCheck.Text(key: key, text: row.source)]
    if !isEnglish {
      let folder = "values-b+" + row.locale.replacing("-", with: "+")
      texts.append(RuleCheck.Text(folder: folder, key: key, text: row.value))
    }
    let outcome = RuleCheck.check(texts) { RuleCheck.lexicalRules.contains($0) }
    return outcome.checked.findings.contains { finding in
      finding.rule == row.rule
        && (isEnglish || finding.subject.locale == row.locale
          || finding.inheritedBy.contains { $0.hasPrefix(String(row.locale.prefix(2))) })
    }
  }

  /// A key that gives a row's text its kind.
  private static func key(for row: Row) -> String {
    switch row.kind {
    case "label": row.key + "_content_description"
    case "hint": row.key + "_accessibility_hint"
    default: row.key
    }
  }
}
