/// A fault of a translation that is told at its source text, with all that outputs write of it.
public struct ReportedInheritedFault: Sendable, Hashable {
  /// Identity that it has as a finding, once the source is put right.
  public var fingerprint: Fingerprint
  /// The rule that finds it.
  public var rule: RuleID
  /// Locale of the translation, canonical BCP 47.
  public var locale: String
  /// Slot of the text; empty for the only one.
  public var slot: String
  /// Path of the file.
  public var path: String
  /// Line, from 1.
  public var line: Int
  /// Column in Unicode scalars, from 1.
  public var column: Int
  /// Decoded text of the translation; nil when there is none.
  public var text: String?
  /// Text of the same key and slot in the source language.
  public var source: String?
  /// The whole text as `fix` leaves it; nil without a fix, and where it is about something else than one text.
  public var newText: String?
  /// What puts it right; nil where somebody has to find the words.
  public var fix: ReportedFix?

  /// A fault at a place.
  public init(
    fingerprint: Fingerprint, rule: RuleID, locale: String, slot: String, path: String, line: Int,
    column: Int
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.locale = locale
    self.slot = slot
    self.path = path
    self.line = line
    self.column = column
  }
}
