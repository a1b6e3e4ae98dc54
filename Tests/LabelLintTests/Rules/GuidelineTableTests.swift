import Foundation
import LabelLint
import Testing

/// The table of clauses, against the rules and against the catalogue of rules.
@Suite struct GuidelineTableTests {
  @Test("every row names its clause, its words and an outcome, each row once")
  func rows() {
    #expect(GuidelineTable.rows.count == 95)
    var seen: Set<String> = []
    for row in GuidelineTable.rows {
      #expect(!row.words.isEmpty && !row.outcome.isEmpty, "\(row.id)")
      #expect(seen.insert("\(row.id) \(row.topic)").inserted, "\(row.id) \(row.topic)")
    }
    let lines = Resource.text(of: "guidelines.tsv").split(separator: "\n").count
    #expect(
      lines == GuidelineTable.rows.count + 1, "a line without six columns or a known document")
    for document in Guideline.allCases where document != .wcag {
      #expect(!GuidelineTable.rows(of: document).isEmpty, "\(document)")
    }
  }

  @Test("the column of rules names rules that exist, and those that cite the clause")
  func rulesOfRows() {
    let rules = RuleRegistry.metadata.map(\.id)
    for row in GuidelineTable.rows {
      for rule in row.rules { #expect(rules.contains(rule), "\(row.id) names \(rule)") }
    }
    #expect(!GuidelineTable.rows(servedBy: "all-caps").contains { $0.words.contains("menu") })
  }

  @Test("a rule cites clauses that exist, in their own words", arguments: ExampleTests.rules)
  func citedClauses(rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    for clause in metadata.guidelines {
      #expect(GuidelineTable.isKnown(clause.id), "\(rule) cites \(clause.id)")
      let rows = GuidelineTable.rows.filter { $0.id == clause.id && $0.holds(clause.quote) }
      let isCriterion = WCAGCriterion(clause: clause.id) != nil
      #expect(isCriterion || !rows.isEmpty, "\(clause.id) does not say “\(clause.quote)”")
    }
    let quotes = metadata.guidelines.filter { !$0.quote.isEmpty }
    let isServed = !GuidelineTable.rows(servedBy: rule).isEmpty
    #expect(!quotes.isEmpty || !isServed, "\(rule) serves clauses and quotes none")
  }

  @Test("the table says what the catalogue of rules says", .overShared)
  func catalogueOfRules() throws {
    guard let root = Corpus.root else { return }
    let text = try String(contentsOf: root.appending(path: "rules.md"), encoding: .utf8)
    let start = try #require(text.range(of: "### S0 — `bbc-text-equivalents`"))
    let lines = text[start.lowerBound...].split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| clause")
    }
    #expect(lines.count == GuidelineTable.rows.count)
    let catalogue = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (line, row) in zip(lines, GuidelineTable.rows) {
      let columns = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      #expect(row.words.hasPrefix(columns[1]), "\(row.id)")
      // Numbers of sections mean nothing outside that page.
      // Rules that came after it are not in it.
      let outcome = row.outcome.components(separatedBy: ", ").filter {
        RuleRegistry.metadata(of: RuleID($0)) == nil || catalogue.contains($0)
      }
      #expect(
        outcome.joined(separator: ", ") == columns[2].replacing(#/ \(§\d\)/#, with: ""),
        "\(row.id)")
      for passage in row.words.components(separatedBy: " · ").dropFirst() {
        #expect(catalogue.contains(passage.dropFirst().dropLast()), "\(passage)")
      }
    }
  }
}
