/// Something wrong in a catalog file; reading went on behind it.
package struct ReadingProblem: Sendable, Hashable {
  /// What kind of problem.
  package let code: ProblemCode
  /// Where, in bytes of the file's text.
  package let span: ByteRange
  /// What is wrong in this file: lower-case start, no final full stop.
  package let message: String
  /// How bad it is in this format.
  package internal(set) var severity: Severity
  /// The key it was met in, where the reader says it; `.none` else.
  var key = TextRef.none
  /// Index in `CatalogFile.localeNames` of the localization it was met in; nil outside of one.
  var locale: Int?

  /// A problem at a place of a file.
  ///
  /// A severity of nil takes the level that the code has in most formats.
  package init(
    _ code: ProblemCode, at span: ByteRange, _ message: String, severity: Severity? = nil
  ) {
    self.code = code
    self.span = span
    self.message = message
    self.severity = severity ?? code.severity
  }

  /// The problem at other bytes.
  func moved(to span: ByteRange) -> ReadingProblem {
    var moved = ReadingProblem(code, at: span, message, severity: severity)
    (moved.key, moved.locale) = (key, locale)
    return moved
  }
}

extension [ReadingProblem] {
  /// Adds a problem; past the most that are told, one says that others are left out.
  ///
  /// It is the last one, unless those of another reader came to it: then the next problem brings it again.
  mutating func append(_ problem: ReadingProblem, most: Int) {
    if count < most {
      append(problem)
    } else if last?.code != .furtherProblems {
      append(
        ReadingProblem(
          .furtherProblems, at: problem.span,
          "further problems are left out: only \(most) are reported"))
    }
  }
}
