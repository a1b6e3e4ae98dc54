/// Why git ended with an error, in words of ours.
///
/// The settings of a repository may include any file that the user can read (`include.path`), and git quotes what it
/// cannot use. So its own message is searched for what is known, and never shown.
enum GitFailure {
  /// Parts of git's messages, each with what is wrong and what to do.
  private static let causes: [(marks: [String], reason: String)] = [
    (
      ["dubious ownership"],
      "another user owns the folder: git config --global --add safe.directory FOLDER allows it"
    ),
    (
      ["cannot use bare repository"],
      "the folder is a repository without a work tree: name the folder of a work tree"
    ),
    (
      ["bad config", "bad boolean config", "bad numeric config", "invalid value", "missing value"],
      "one of its settings is not valid: git config --list in the folder shows which"
    ),
    (
      ["promisor", "transport '", "unable to read", "missing object", "bad object"],
      "an object of the commit is missing: git fetch, or clone without --filter"
    ),
    (["index file", "bad signature", "bad index"], "its index is damaged: git status repairs it"),
    (["not a git repository"], "git finds no repository there"),
  ]

  /// The cause, with what to do.
  static func reason(of outcome: ChildProcess.Outcome) -> String {
    for cause in causes where cause.marks.contains(where: { outcome.error.contains($0) }) {
      return cause.reason
    }
    return "exit code \(outcome.status); git status in the folder shows git's own message"
  }
}
