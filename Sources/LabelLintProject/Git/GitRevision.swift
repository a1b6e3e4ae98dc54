import LabelLint

/// A commit that a work tree is compared with, read without checking anything out.
struct GitRevision {
  /// A catalog of the commit.
  struct Catalog {
    /// Where it was.
    let location: CatalogLocation
    /// Name of its contents.
    fileprivate let blob: String
  }

  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// The commit: the merge base of the named one and the work tree.
  let commit: String

  /// Finds the merge base of a revision and the work tree.
  ///
  /// - Throws: `ProjectError` that says what to do.
  init(_ reference: String, root: ProjectRoot) throws(ProjectError) {
    self.root = root
    try Self.checkFiles(in: root.path)
    let inside = try Self.git(["rev-parse", "--is-shallow-repository"], in: root)
    guard inside.status == 0 else {
      let isNone = inside.error.contains("not a git repository")
      let reason = isNone ? "" : " (\(GitFailure.reason(of: inside)))"
      throw ProjectError(
        "\(root.path) is not a git work tree that label-lint can read\(reason); "
          + "use --compare with a stored NDJSON report")
    }
    let isShallow = Self.line(inside.output) == "true"
    let depth =
      isShallow
      ? "; the history is cut off: git fetch --unshallow, or fetch-depth: 0 in the checkout step"
      : ""
    let known = try Self.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"], in: root)
    guard known.status == 0 else {
      throw ProjectError(
        "git does not know the revision '\(reference)'"
          + (depth.isEmpty ? ": git fetch the branch, or name another" : depth))
    }
    let base = try Self.git(["merge-base", Self.line(known.output), "HEAD"], in: root)
    guard base.status == 0 else {
      throw ProjectError(
        "'\(reference)' and the work tree have no commit in common"
          + (depth.isEmpty ? ": name a revision of this history" : depth))
    }
    commit = Self.line(base.output)
  }

  /// Files that git opens whatever it is asked.
  private static let files = [
    ".gitattributes", ".gitignore", ".git/HEAD", ".git/config", ".git/index", ".git/info/exclude",
    ".git/packed-refs", ".git/shallow",
  ]

  /// Refuses a pipe or device in the place of a file of git's, for which it would wait.
  private static func checkFiles(in folder: String) throws(ProjectError) {
    for file in files {
      let path = ProjectRoot.joined(folder, file)
      guard let status = try? FileSystem.status(of: path), !status.isRegular, !status.isDirectory
      else { continue }
      throw ProjectError(FileFailure(path: file, code: FileFailure.noFile))
    }
  }

  /// Paths below the root that differ from the commit or are not in git yet.
  ///
  /// Of the files that tell git what to ignore, only those of the work tree count: a checkout elsewhere has no other,
  /// and nobody sees what they hide.
  func changedPaths() throws(ProjectError) -> Set<String> {
    let changed = try output(
      [
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
        "--ignore-submodules=all", "--relative", commit, "--",
      ], readsFiles: true)
    let others = try output(["ls-files", "-z", "--others", "--exclude-per-directory=.gitignore"])
    return Set(Self.words(changed) + Self.words(others))
  }

  /// The catalogs of the commit.
  func catalogs() throws(ProjectError) -> [Catalog] {
    try files { CatalogDiscovery.isCatalogName(ProjectRoot.name(of: $0)) }.compactMap { file in
      guard let location = CatalogLocation(path: file.path), !CatalogDiscovery.skips(location)
      else { return nil }
      return Catalog(location: location, blob: file.blob)
    }
  }

  /// The contents of catalogs by path.
  func contents(of catalogs: [Catalog]) throws(ProjectError) -> [String: [UInt8]] {
    try contents(of: catalogs.map { ($0.location.path, $0.blob) })
  }

  /// The files of the commit that may be configurations.
  ///
  /// - Parameter changed: Paths that differ from the commit.
  /// - Returns: Their paths, and what those hold that differ.
  /// - Throws: `ProjectError` where git does not give it.
  func configurations(
    changed: Set<String>
  ) throws(ProjectError) -> (paths: Set<String>, contents: [String: [UInt8]]) {
    let files = try files(where: SettingsStore.mayBeFile)
    let contents = try contents(of: files.filter { changed.contains($0.path) })
    return (Set(files.map(\.path)), contents)
  }

  /// The programs of the commit that write texts down for an Apple platform, by path.
  ///
  /// - Parameter paths: The paths that are wanted.
  /// - Returns: What they hold.
  /// - Throws: `ProjectError` where git does not give it.
  func programs(at paths: Set<String>) throws(ProjectError) -> [String: [UInt8]] {
    let wanted = paths.filter(CodeTexts.mayBeProgram)
    return wanted.isEmpty ? [:] : try contents(of: files { wanted.contains($0) })
  }

  /// A file of the commit.
  private typealias File = (path: String, blob: String)

  /// The files of the commit with certain paths, without links.
  private func files(where isWanted: (String) -> Bool) throws(ProjectError) -> [File] {
    try output(["ls-tree", "-r", "-z", commit]).split(separator: 0).compactMap { line in
      // <mode> blob <identifier>\t<path>
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let facts = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      let path = FileName.text(of: line[(tab + 1)...])
      guard facts.count == 3, facts[1] == "blob", facts[0] != "120000", isWanted(path) else {
        return nil
      }
      return (path, String(facts[2]))
    }
  }

  private func contents(of files: [File]) throws(ProjectError) -> [String: [UInt8]] {
    if files.isEmpty { return [:] }
    let input = Array(files.map { $0.blob + "\n" }.joined().utf8)
    let output = try Self.git(["cat-file", "--batch"], in: root, input: input)
    let contents = try Self.contents(output.output, count: files.count)
    return Dictionary(
      zip(files.map(\.path), contents), uniquingKeysWith: { first, _ in first })
  }

  /// Takes the answers of `cat-file --batch` apart: `<id> blob <size>`, the bytes, a line end.
  private static func contents(_ output: [UInt8], count: Int) throws(ProjectError) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var index = 0
    while contents.count < count {
      guard let end = output[index...].firstIndex(of: 0x0A),
        let word = output[index..<end].split(separator: 0x20).last,
        let size = Int(String(decoding: word, as: UTF8.self)), end + 1 + size <= output.count
      else { throw ProjectError("git cat-file gave an answer that cannot be read") }
      contents.append(Array(output[(end + 1)..<(end + 1 + size)]))
      index = min(end + 2 + size, output.count)
    }
    return contents
  }

  // MARK: Calls

  private func output(_ arguments: [String], readsFiles: Bool = false) throws(ProjectError)
    -> [UInt8]
  {
    let outcome = try Self.git(arguments, in: root, readsFiles: readsFiles)
    guard outcome.status == 0 else {
      let reason = GitFailure.reason(of: outcome)
      throw ProjectError("git \(arguments.first ?? "") failed: \(reason)")
    }
    return outcome.output
  }

  private static func git(
    _ arguments: [String], in root: ProjectRoot, readsFiles: Bool = false, input: [UInt8] = []
  ) throws(ProjectError) -> ChildProcess.Outcome {
    do {
      return try GitCall(root.path).run(arguments, readsFiles: readsFiles, input: input)
    } catch {
      throw ProjectError("git could not be run: \(error.reason)")
    }
  }

  private static func line(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private static func words(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { FileName.text(of: $0) }
  }
}
