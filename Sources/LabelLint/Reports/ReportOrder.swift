/// The order of entries in reports for people: text, Markdown, CSV.
package enum ReportOrder: String, Sendable, CaseIterable {
  /// Errors first, then warnings and notes; of one level what breaks apps first.
  case importance
  /// By path and line.
  case path
}
