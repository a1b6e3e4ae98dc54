/// Another place that a finding speaks of, as reports write it.
public struct ReportedRelated: Sendable, Hashable {
  /// Path of the file relative to the root, with `/`.
  public var path: String
  /// Line, 1-based.
  public var line: Int
  /// Column, 1-based, in Unicode scalars.
  public var column: Int
  /// What is there.
  public var message: String

  /// A place and what is there.
  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}
