/// A difference between the placeholders of a text and those of its source.
package struct PlaceholderDifference: Sendable, Hashable {
  /// What kind of difference; the raw value is the id that outputs print.
  package enum Code: String, Sendable, Hashable, CaseIterable {
    /// An argument or token of the source is not there.
    case missingPlaceholder = "missing-placeholder"
    /// An argument or token that the source does not have.
    case extraPlaceholder = "extra-placeholder"
    /// An argument is used as another kind of value.
    case typeMismatch = "type-mismatch"
    /// A number is used with another size.
    case widthMismatch = "width-mismatch"
    /// An argument is used more or less often.
    case countMismatch = "count-mismatch"
    /// A specifier that the platform refuses or prints as it is.
    case badFormat = "bad-format"
    /// The conversion is the same letter in another case.
    case caseChange = "case-change"
  }

  /// What kind of difference.
  package var code: Code
  /// The argument or token; nil for a malformed specifier that stands for none.
  package var key: PlaceholderKey?
  /// Bytes of the text that differ; nil for what is not there.
  package var span: Range<Int>?
  /// What kind of value the source uses the argument as, and what the text does.
  package var expected: ArgumentClass?
  /// What kind of value the text uses the argument as.
  package var found: ArgumentClass?
  /// What the bytes of a look-alike were meant to be; nil for any other difference.
  package var repaired: String?
}
