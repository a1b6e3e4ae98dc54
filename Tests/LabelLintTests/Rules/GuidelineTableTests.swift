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
    #expect(Set(metadata.guidelines.map(\.id)).count == metadata.guidelines.count, "\(rule)")
    let quotes = metadata.guidelines.filter { !$0.quote.isEmpty }
    let isServed = !GuidelineTable.rows(servedBy: rule).isEmpty
    #expect(!quotes.isEmpty || !isServed, "\(rule) serves clauses and quotes none")
  }

  @Test("some rule cites each criterion of WCAG that the program knows")
  func citedCriteria() {
    let cited = Set(RuleRegistry.metadata.flatMap(\.guidelines).map(\.id))
    for criterion in WCAGCriterion.all { #expect(cited.contains("wcag/\(criterion.number)")) }
  }

  /// Outcomes that name fewer rules than the catalogue does, or say it in plainer words, by clause
  /// and topic: a clause names the rules that serve it, and none that only has to do with labels,
  /// too.
  private static let narrower = [
    "bbc-text-equivalents/action ": "appearance-name, generic-label",
    "bbc-text-equivalents/item-name ": "non-unique-label",
    "mobile-practices-india/practice-3 Provide role information":
      "role-word (code provides the role, so the label has none); programmatic roles: none (code)",
    "mobile-practices-india/practice-17 Keep the gestures simple":
      "gesture-instruction (a note if a hint describes such a gesture); the gestures: none (code)",
    "bbc-text-equivalents/succinct ": "verbose-label, redundant-phrase, repeated-word",
    "bbc-text-equivalents/ios-label ":
      "none: code; comments and sources show which texts are labels",
    "bbc-text-equivalents/android-inputs ":
      "none: layout (with `--sources`, such a text is the hint of a field)",
    "decorative-images/focus ":
      "none: focus order is code; decorative-redundancy asks to hide the element",
    "mobile-practices-india/practice-6 Group the related UI elements":
      "none: view hierarchy; with sources, label-in-name and decorative-redundancy find such pairs",
    "mobile-practices-india/practice-10 Use custom actions":
      "rules check the names of custom actions (all-caps, role-word, generic-label, "
      + "non-unique-label); their presence: none (code)",
    "mobile-practices-india/practice-12 Screen orientation":
      "none: behaviour; rules check the texts of announcements",
    "bbc-visual-formatting/complex ": "none: content; no rule reports a word such as map or chart",
    "decorative-images/remedies ":
      "in the text of decorative-redundancy; a catalog shows none of them",
    "mobile-practices-india/practice-2 precise": "generic-label, appearance-name, non-unique-label",
    "mobile-practices-india/practice-2 update":
      "missing-state-counterpart, state-pair-collapse, combined-state-label",
    "mobile-practices-india/practice-2 localize":
      "missing-translation, untranslated-copy, wrong-script",
    "mobile-practices-india/practice-11 Logical and meaningful sequence": "none: order is layout",
    "mobile-practices-india/practice-13 Content must be resizable": "none: layout",
    "mobile-practices-india/appendix-a hints, roles": "none: code",
    "mobile-practices-india/appendix-a MM, YY": "none: behaviour",
    "mobile-practices-india/appendix-a fixes": "none: headings of a list",
    "bbc-notifications/perceivable ":
      "none: whether users see and hear a notification is behaviour",
    "bbc-notifications/kinds ": "none: it says what a notification is",
    "bbc-visual-formatting/attributes ": "sensory-reference",
    "bbc-visual-formatting/alternatives ": "empty-label on label kinds",
  ]

  /// Rules of catalogs as files and of what programs read in them: no clause is about these.
  private static let integrity: [RuleID] = [
    "array-length-mismatch", "broken-escape", "catalog-without-target", "compiler-dependent-value",
    "declared-locales", "denormalized-text", "destroyed-text", "duplicate-key", "duplicate-locale",
    "extra-translation", "invalid-locale", "invalid-placeholder",
    "invisible-text", "longer-than-source", "lost-text", "markup-mismatch", "missing-comment",
    "missing-plural-category", "number-mismatch", "over-max-length", "placeholder-mismatch",
    "plural-candidate", "plural-without-number", "punctuation-mismatch", "rejected-term",
    "stale-entry", "stale-translation", "translated-untranslatable", "unbalanced-bidi",
    "unknown-key", "unordered-placeholders", "unreadable-catalog", "unreviewed-translation",
    "unused-key", "unused-plural-category", "unused-suppression", "url-mismatch",
    "whitespace-mismatch", "wrong-term",
  ]

  @Test("findings about files and placeholders cite no clause", arguments: integrity)
  func integrityRules(rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    #expect(metadata.guidelines == [])
    #expect(GuidelineTable.rows(servedBy: rule) == [])
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
      let told = Self.narrower["\(row.id) \(row.topic)"] ?? columns[2]
      // Rules that came after that page are not in it.
      let rules = Self.rules(in: row.outcome).filter { catalogue.contains($0) }
      #expect(rules == Self.rules(in: told), "\(row.id) \(row.topic)")
      for passage in row.words.components(separatedBy: " · ").dropFirst() {
        #expect(catalogue.contains(passage.dropFirst().dropLast()), "\(passage)")
      }
    }
  }

  /// The rules that an outcome names, in order.
  private static func rules(in outcome: String) -> [String] {
    outcome.matches(of: #/[a-z]+(?:-[a-z]+)+/#).map { String($0.output) }
      .filter { RuleRegistry.metadata(of: RuleID($0)) != nil }
  }
}
