/// Texts of code that are noted beside those that a screen reader gets, for the rules on texts in code.
package struct NotedTexts: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt8
  /// Kinds of texts by their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What programs look up in a table.
  package static let keys = NotedTexts(rawValue: 1)
  /// What programs and layouts show and nobody looks up.
  package static let shown = NotedTexts(rawValue: 2)
}
