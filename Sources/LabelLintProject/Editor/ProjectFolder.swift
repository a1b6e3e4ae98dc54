package import LabelLint

/// A folder that is open in an editor, with the sets that were asked for.
package struct ProjectFolder: Sendable {
  /// The folder that paths are relative to.
  package let root: ProjectRoot
  /// Where catalogs are looked for, absolute paths.
  let paths: [String]
  /// The project; nil before it was looked for, and where there is none.
  package private(set) var project: Project?
  /// Why there is no project.
  package private(set) var failure: ProjectError?
  /// The sets that were checked, by their paths.
  package private(set) var sets: [String: SetSnapshot] = [:]
  private var baseline: BaselineMatching?
  /// Whether catalogs and settings are to be looked for again.
  private(set) var isStale = true
  /// Whether something changed since the last whole check.
  private(set) var isDirty = true
  /// Whether all sets are wanted, not those of open documents alone.
  private(set) var wantsAll = false
  /// Whether a document of the folder is open, or all of it is wanted.
  var isWanted = false
  /// Files that were saved since the last whole check began, by their paths from the root: it does not know of it.
  private var savedSince: Set<String> = []

  /// A folder in which nothing was looked for yet.
  init(_ root: ProjectRoot, paths: [String]) { (self.root, self.paths) = (root, paths) }

  /// The path of a file from the root; nil for one outside of what is looked for.
  package func relative(_ path: String) -> String? {
    guard paths.contains(where: { ProjectRoot.relative(path, to: $0) != nil }) else { return nil }
    return root.relative(path)
  }

  /// The set and the number of a file, by its path from the root; nil for one of no set that was checked.
  package func place(of path: String) -> (set: SetSnapshot, file: Int)? {
    for set in sets.values {
      if let number = set.number(ofFile: path) { return (set, number) }
    }
    return nil
  }

  /// The name of the set of a file and its number there: whoever holds the set itself has it copied when it changes.
  private func name(ofSetWith path: String) -> (set: String, file: Int)? {
    for (name, set) in sets {
      if let number = set.number(ofFile: path) { return (name, number) }
    }
    return nil
  }

  /// The text of a file that a set has, by its path from the root; nil for one of no set.
  package func source(of path: String) -> SourceFile? {
    place(of: path).map { $0.set.files[$0.file].source }
  }

  /// Whether a whole check is to come.
  var isDue: Bool { (isStale || isDirty) && isWanted }

  /// What tells the folder from others.
  var identity: String { paths.joined(separator: "\0") }

  /// The findings at places of a file, by its path from the root.
  package func findings(in path: String) -> [ReportedFinding] {
    place(of: path)?.set.findings(in: path) ?? []
  }

  // MARK: Changes

  /// Looks for catalogs and settings again at the next check.
  mutating func reload() { (isStale, isDirty) = (true, true) }

  /// Asks for the findings of all sets.
  mutating func wantAll() {
    if !wantsAll { isDirty = true }
    (wantsAll, isWanted) = (true, true)
  }

  /// Reads all files again at the next check.
  mutating func age() { isDirty = true }

  /// Notes that a file is another, by its absolute path.
  mutating func note(_ path: String, isOnlyContent: Bool) {
    guard ProjectRoot.relative(path, to: root.path) != nil else { return }
    if isOnlyContent { age() } else { reload() }
  }

  /// Takes another text of a file, by its path from the root.
  mutating func change(_ path: String, to text: [UInt8]) {
    isDirty = true
    guard let (name, number) = name(ofSetWith: path) else { return }
    let (project, baseline) = (project, baseline)
    sets[name]?.change(file: number, to: text) { reported in
      guard let project else { return reported }
      var pipeline = FolderCheck.pipeline(project, baseline)
      return pipeline.pass(reported)
    }
  }

  /// Takes it that a file is meant as it was saved, though it be broken; one of no set may be new.
  mutating func accept(_ path: String) {
    isDirty = true
    savedSince.insert(path)
    guard let (name, number) = name(ofSetWith: path) else { return reload() }
    sets[name]?.accept(file: number)
  }

  /// The text that others compare a document with: the last that could be read.
  func readableText(of path: String, holding text: [UInt8]) -> [UInt8] {
    guard let (set, number) = place(of: path) else { return text }
    return set.readableText(ofFile: number)
  }

  // MARK: Checks

  /// The whole check that is to come next, of which nothing changes until it is done.
  ///
  /// - Parameter documents: Unsaved texts of catalogs, by their paths from the root.
  /// - Returns: The check.
  mutating func nextCheck(_ documents: [String: [UInt8]]) -> FolderCheck {
    let contents = Dictionary(
      uniqueKeysWithValues: documents.map { ($0, readableText(of: $0, holding: $1)) })
    let check = FolderCheck(
      root: root, paths: paths, project: isStale ? nil : project, contents: contents,
      wanted: wantsAll ? nil : Set(documents.keys))
    (isStale, isDirty) = (false, false)
    savedSince = []
    return check
  }

  /// Takes what a check came to, and the changes of documents since it began.
  mutating func take(_ outcome: FolderCheck.Outcome, _ documents: [String: [UInt8]]) {
    failure = outcome.failure
    project = outcome.project
    baseline = outcome.baseline
    let before = sets
    sets = Dictionary(
      outcome.sets.map { ($0.plan.set, $0) }, uniquingKeysWith: { first, _ in first })
    // Edits in distant places went on during the check: the set that followed each is nearer to the text of now.
    for (path, text) in documents where isDirty {
      guard let (name, number) = name(ofSetWith: path), let known = before[name] else { continue }
      if sets[name]?.canFollow(text, ofFile: number) == false { sets[name] = known }
    }
    let wasDirty = isDirty
    for (path, text) in documents { change(path, to: text) }
    for path in savedSince {
      if let (name, number) = name(ofSetWith: path) { sets[name]?.accept(file: number) }
    }
    isDirty = wasDirty
  }
}
