/// What was wrong in the source texts of a file with several locales, so that what a translation has taken
/// over from there is told once.
struct SourceProblems {
  /// A problem by the key it is in, its code and the bytes it is about.
  private struct Identity: Hashable {
    let key: String?
    let code: ProblemCode
    let words: String
  }

  /// Index of its finding for each problem of a source text.
  private var findings: [Identity: Int] = [:]

  /// The problems of a file, those of its source texts before the others, each in their order.
  static func sourceFirst(_ problems: [ReadingProblem]) -> [ReadingProblem] {
    problems.filter { $0.locale == 0 } + problems.filter { $0.locale != 0 }
  }

  /// Notes a problem with the index of its finding.
  mutating func note(_ problem: ReadingProblem, finding: Int, in file: borrowing CatalogFile) {
    guard problem.locale == 0, let identity = Self.identity(of: problem, in: file) else { return }
    findings[identity] = finding
  }

  /// Index of the finding of the source text that a translation's problem repeats; nil for a problem of its
  /// own.
  func finding(repeatedBy problem: ReadingProblem, in file: borrowing CatalogFile) -> Int? {
    guard let locale = problem.locale, locale != 0, !findings.isEmpty,
      let identity = Self.identity(of: problem, in: file)
    else { return nil }
    return findings[identity]
  }

  /// What a problem is known by; nil for one that is not about words of a text.
  private static func identity(
    of problem: ReadingProblem, in file: borrowing CatalogFile
  ) -> Identity? {
    guard problem.code == .undefinedSubstitution || problem.code == .argTokenOutsideSubstitution
    else { return nil }
    return Identity(
      key: file.string(problem.key), code: problem.code,
      words: String(decoding: file.source.text[problem.span.range], as: UTF8.self))
  }
}
