/// A specifier or message that the platform refuses, or prints as something else than was meant.
package struct PlaceholderProblem: Sendable, Hashable {
  /// What is wrong; the raw value is the id that outputs print.
  ///
  /// The first eight are the exceptions of `java.util.Formatter` of the same name.
  package enum Code: String, Sendable, Hashable, CaseIterable {
    /// No conversion, or one that the platform does not know.
    case unknownFormatConversion = "unknown-format-conversion"
    /// A position that no argument can have, `%0$s`.
    case illegalFormatArgumentIndex = "illegal-format-argument-index"
    /// A flag that the conversion does not take, `%#s`.
    case formatFlagsConversionMismatch = "format-flags-conversion-mismatch"
    /// A flag that needs a width, without one: `%-s`.
    case missingFormatWidth = "missing-format-width"
    /// Flags that exclude or repeat one another, or that none may stand with: `%-n`.
    case illegalFormatFlags = "illegal-format-flags"
    /// A precision where the conversion takes none, `%5.2d`.
    case illegalFormatPrecision = "illegal-format-precision"
    /// A width where the conversion takes none, or one that is too large.
    case illegalFormatWidth = "illegal-format-width"
    /// `%<s` with no argument before it.
    case missingFormatArgument = "missing-format-argument"
    /// One argument used as two kinds of value.
    case argumentTypeConflict = "argument-type-conflict"
    /// A `%#@` without its name and `@`, or with the position behind the `%` out of order.
    case malformedVariableReference = "malformed-variable-reference"
    /// `%arg` in a text that belongs to no substitution: it prints as `%a` and "rg".
    case argTokenOutsideSubstitution = "arg-token-outside-substitution"
    /// A specifier that Compose Multiplatform shows to users as it is.
    case printedLiterally = "printed-literally"
    /// An ICU plural or select without the branch `other`.
    case missingOther = "missing-other"
    /// A branch of an ICU plural whose name is no category: no number selects it.
    case unknownCategory = "unknown-category"
    /// An ICU argument that is never closed.
    case unmatchedBrace = "unmatched-brace"
  }

  /// What is wrong.
  package var code: Code
  /// Bytes of the text.
  package var span: ByteRange

  /// A problem at a range of byte offsets of a text.
  init(_ code: Code, at span: Range<Int>) {
    self.code = code
    self.span = ByteRange(span)
  }

  /// Whether a specifier is malformed in itself, whatever the rest of the text holds.
  package var isMalformedSpecifier: Bool {
    switch code {
    case .argumentTypeConflict, .missingOther, .unknownCategory, .unmatchedBrace,
      .argTokenOutsideSubstitution:
      false
    default: true
    }
  }
}
