/// What the review page says of a rule.
struct ReviewRule {
  /// Name of the rule.
  let id: RuleID
  /// What the rule says of itself; nil for one that this version does not know.
  private let metadata: RuleMetadata?

  /// A rule by its name, with what it says of itself if a configuration declares it.
  init(_ id: RuleID, _ declared: RuleMetadata?) {
    self.id = id
    metadata = RuleRegistry.metadata(of: id) ?? declared
  }

  /// Whether what it flags is put right in code or in how a file is written, not by another wording.
  var isForDevelopers: Bool { Self.developers.contains(id) }

  private static let developers: Set<RuleID> = [
    "array-length-mismatch", "broken-escape", "catalog-without-target", "compiler-dependent-value",
    "denormalized-text", "destroyed-text", "duplicate-key", "duplicate-locale",
    "extra-translation", "invalid-locale", "invalid-placeholder", "invisible-text", "lost-text",
    "stale-entry", "unbalanced-bidi", "unordered-placeholders", "unreadable-catalog",
    "unused-plural-category", "unused-suppression",
  ]

  /// What it flags.
  var summary: String { metadata?.summary ?? id.description }

  /// Why it matters.
  var why: String { metadata?.rationale ?? summary }

  /// What to write instead.
  var remedy: String { metadata?.remedy ?? "" }

  /// Whether a finding may be ignored: what cannot be read hides everything behind it.
  var isIgnorable: Bool { id != UnreadableCatalog.metadata.id }

  /// The clauses it serves: name with the title of a criterion, and the words quoted.
  var clauses: [(name: String, quote: String)] {
    (metadata?.guidelines ?? []).map { clause in
      let name = Guideline.name(ofClause: clause.id)
      let title = WCAGCriterion(clause: clause.id).map { " \($0.title) (\($0.level))" } ?? ""
      return (name + title, clause.quote)
    }
  }

  /// Writes it for the page's script.
  func write(to writer: inout JSONWriter) {
    writer.member("id", id.description)
    writer.member("summary", summary)
    writer.member("why", why)
    writer.member("remedy", remedy)
    writer.member("ignorable", isIgnorable)
    writer.member("developers", isForDevelopers)
    writer.array("clauses") { writer in
      for clause in clauses {
        writer.element { writer in
          writer.member("name", clause.name)
          writer.member("quote", clause.quote)
        }
      }
    }
  }
}
