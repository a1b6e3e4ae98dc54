/// Why a project cannot be read, checked or changed.
public struct ProjectError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, what was expected and what to do, a line each.
  ///
  /// A line about a file begins with its path.
  public let lines: [String]
  /// The file or folder at fault, as the call or the file that names it writes it; nil where it is none.
  public let path: String?
  /// Whether the call names the path, and nothing is there.
  package let isMissing: Bool
  /// Whether everything was searched and there is no catalog.
  package let isNothingFound: Bool

  /// An error about a file, or about none.
  package init(_ message: String, path: String? = nil) { self.init(lines: [message], path: path) }

  /// An error of which there is more to say.
  package init(lines: [String], path: String? = nil, isNothingFound: Bool = false) {
    self.lines = lines
    self.path = path
    isMissing = false
    self.isNothingFound = isNothingFound
  }

  /// A file or folder that cannot be used.
  package init(_ failure: FileFailure, isOfCall: Bool = false) {
    lines = [failure.description]
    path = failure.path
    isMissing = isOfCall && failure.code == FileFailure.isMissing
    isNothingFound = false
  }

  /// The lines, in one text.
  public var description: String { lines.joined(separator: "\n") }
}
