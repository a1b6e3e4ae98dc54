/// A failure inside ICU, or a text that is too long for it.
package struct ICUError: Error, Sendable, Hashable {
  /// ICU's own number of the failure, `UErrorCode`.
  package let code: Int32

  /// `U_BUFFER_OVERFLOW_ERROR`: the result would be longer than `SourceFile.maximumBytes`.
  static let tooLong = ICUError(code: 15)
}
