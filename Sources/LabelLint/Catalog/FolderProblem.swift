/// What is wrong with the name of a locale folder.
package struct FolderProblem: Sendable, Hashable {
  /// What kind of problem.
  package let code: ProblemCode
  /// What is wrong, with the right spelling where there is one.
  package let message: String

  /// A problem of a folder's name.
  package init(_ code: ProblemCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
