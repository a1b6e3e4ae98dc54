/// The columns of review tables, in the order of CSV; Weblate loads the file by the same names.
package enum SheetColumn: String, Sendable, Hashable, CaseIterable {
  /// Identity of the finding.
  case fingerprint
  /// Name of the app.
  case app
  /// `path:line`.
  case location
  /// The key.
  case context
  /// The locale, BCP 47.
  case locale
  /// The source text.
  case source
  /// The text judged.
  case target
  /// The rule; empty for a label without finding.
  case rule
  /// The finding's severity.
  case severity
  /// What is wrong.
  case message
  /// The whole text that the fix would write.
  case suggestion
  /// What a screen reader says, and says after the fix.
  case spoken
  /// What the reviewer decides: `accept`, `write`, `ignore`, `unsure`.
  case decision
  /// The reviewer's own text.
  case newTarget = "new_target"
  /// Why a finding is ignored.
  case reason
  /// Who decided.
  case reviewer
  /// Hash of the text that was reviewed.
  case textHash = "text_hash"

  /// The columns of a workbook, in the order in which a writer reads and decides.
  ///
  /// Texts, what is wrong and the decision come first, what developers ask for behind them. The import finds columns
  /// by their names, in any order.
  package static let forWriters: [SheetColumn] = [
    .locale, .source, .target, .message, .suggestion, .decision, .newTarget, .reason, .reviewer,
    .spoken, .context, .rule, .severity, .app, .location, .fingerprint, .textHash,
  ]

  /// Whether nobody but a program reads the column.
  package var isForPrograms: Bool { self == .fingerprint || self == .textHash }
}
