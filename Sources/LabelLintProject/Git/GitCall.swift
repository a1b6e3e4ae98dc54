/// Calls git in a repository without letting the repository's settings run programs.
///
/// Whoever filled the folder may have filled `.git/config` too: git runs hooks, a file system monitor, filters and
/// programs for differences that it names (git-config(1), gitattributes(5)).
struct GitCall {
  private let folder: String

  /// Calls in a folder.
  init(_ folder: String) { self.folder = folder }

  /// Settings that run nothing.
  private static let settings = [
    "core.quotePath=false", "core.hooksPath=/dev/null", "core.fsmonitor=false", "diff.external=",
    "core.pager=cat", "core.attributesFile=/dev/null", "core.excludesFile=/dev/null",
    // Files that are only read: they may be pipes, or no project's.
    "diff.orderFile=/dev/null",
    // A folder that looks like a repository is no settings of the work tree around it (CVE-2022-24765 and after).
    "safe.bareRepository=explicit",
  ]
  /// Variables that keep git from asking: a person, or another repository for an object that this one lacks, which
  /// would run the program that its settings name (git(1)).
  private static let variables = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=none",
    "GIT_NO_LAZY_FETCH=1",
    // Messages are searched for what is known of them.
    "LC_ALL=C",
  ]
  /// Where git compares files with a commit.
  private static let workTreeVariable = "GIT_WORK_TREE"
  /// What a filter is told by, and how it is told to do nothing.
  private static let filterKeys = ["clean", "smudge", "process", "required"]
  /// Name of the empty variable that filters are set from.
  private static let nothing = "LABEL_LINT_NOTHING"

  /// Runs git.
  ///
  /// - Parameters:
  ///   - arguments: The command of git and what it is told.
  ///   - readsFiles: Whether the command reads files of the work tree, which filters change.
  ///   - input: What it reads.
  /// - Returns: What it left behind.
  /// - Throws: Why it could not be run.
  func run(
    _ arguments: [String], readsFiles: Bool = false, input: [UInt8] = []
  ) throws(FileFailure) -> ChildProcess.Outcome {
    let fixed = ["-C", folder] + Self.settings.flatMap { ["-c", $0] }
    return try ChildProcess.run(
      "git", fixed + (readsFiles ? try filtersOff() : []) + arguments,
      variables: ["\(Self.nothing)="] + Self.variables + workTree, input: input)
  }

  /// The work tree that the folder lies in, as a variable.
  ///
  /// The settings could name another one (`core.worktree`), in which nothing has changed. One that the user names stays.
  private var workTree: [String] {
    guard Environment[Self.workTreeVariable] == nil,
      let top = ProjectRoot.workTree(around: folder)
    else { return [] }
    return ["\(Self.workTreeVariable)=\(top)"]
  }

  /// Options that turn off every filter that the settings name: git has no word for all of them.
  private func filtersOff() throws(FileFailure) -> [String] {
    let outcome = try run(["config", "--name-only", "-z", "--get-regexp", "^filter\\."])
    let names = Set(
      outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        .compactMap { name in name.lastIndex(of: ".").map { String(name[..<$0]) } })
    // A name may hold any sign: `-c` would end it at the first `=`.
    return names.sorted().flatMap { name in
      Self.filterKeys.map { "--config-env=\(name).\($0)=\(Self.nothing)" }
    }
  }
}
