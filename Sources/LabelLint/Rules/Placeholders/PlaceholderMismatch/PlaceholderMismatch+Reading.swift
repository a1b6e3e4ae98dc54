extension PlaceholderMismatch {
  /// How a text was read.
  struct Reading {
    /// Whether it was taken for formatted.
    let isFormatted: Bool
    /// What was found.
    let placeholders: [Placeholder]
    /// What the source has.
    let source: PlaceholderSignature
    /// Whether something is there that is no placeholder and may have been meant as one.
    var hasProblems = false
  }
}
