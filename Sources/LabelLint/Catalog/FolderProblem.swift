/// What is wrong with the name of a locale folder.
public struct FolderProblem: Sendable, Hashable {
  /// What kind of problem.
  public let code: ProblemCode
  /// What is wrong, with the right spelling where there is one.
  public let message: String

  /// A problem of a folder's name.
  public init(_ code: ProblemCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
