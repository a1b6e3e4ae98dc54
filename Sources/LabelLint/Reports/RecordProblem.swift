/// Why a stored record cannot be used.
package struct RecordProblem: Error, Hashable {
  /// Line of the file, 1-based.
  package let line: Int
  /// What is wrong.
  package let message: String

  /// A problem on a line.
  package init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
