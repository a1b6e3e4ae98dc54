/// Why no wording rule judges a text.
package enum WordingExemption: String, Sendable, Hashable, CaseIterable {
  /// The program reads it, nobody else.
  case constant
  /// It refers to another resource.
  case reference
  /// An entry of a string catalog that the code no longer uses.
  case stale
  /// A unit of a string catalog that nobody has translated yet.
  case new
  /// An entry of `InfoPlist.strings` other than a usage description.
  case propertyList
  /// Text of a store page or of its screenshots.
  case storeText
  /// The author says in which release it went.
  case removed
  /// Only the layout editor shows it.
  case designTime
  /// Nothing but placeholders and marks. `empty-label` and `unspeakable-text` still judge it.
  case wordless
}
