import LabelLint

/// A project that an agent works on: sets stay in memory, and files are written one text at a time.
package struct AgentProject {
  /// Whether nothing is written at all.
  package let isReadOnly: Bool
  private let reopen: () throws(ProjectError) -> Project
  private(set) var project: Project
  private var sets: [Int: AgentSet] = [:]
  private var settingsFile: FileStatus?
  /// The text that was tried last, as long as the set is as it was then.
  var last: Tried?

  /// A project.
  ///
  /// - Parameters:
  ///   - isReadOnly: Whether nothing is written at all.
  ///   - open: Finds the sets; asked again when files come or go.
  /// - Throws: What is wrong with the project.
  package init(
    isReadOnly: Bool, open: @escaping () throws(ProjectError) -> Project
  ) throws(ProjectError) {
    self.isReadOnly = isReadOnly
    reopen = open
    project = try open()
    settingsFile = Self.status(ofSettings: project)
  }

  private static func status(ofSettings project: Project) -> FileStatus? {
    project.settings.file.flatMap { FileStatus($0) }
  }

  // MARK: Sets

  /// Paths of the sets, in their order.
  var names: [String] { project.plans.map(\.set) }

  /// Reads anew what has changed on disk.
  ///
  /// - Throws: What is wrong with the project now.
  mutating func refresh() throws(AgentRefusal) {
    let now = Self.status(ofSettings: project)
    let isSameSettings =
      now.map { now in
        settingsFile.map { now.isFile(of: $0) && now.isChangedWith($0) } ?? false
      } ?? (settingsFile == nil)
    if isSameSettings, sets.values.allSatisfy({ $0.isCurrent(in: project.root) }) { return }
    try reload()
  }

  /// Finds and reads all sets anew.
  ///
  /// - Throws: What is wrong with the project now.
  mutating func reload() throws(AgentRefusal) {
    do throws(ProjectError) {
      project = try reopen()
    } catch {
      throw AgentRefusal(error.description)
    }
    sets = [:]
    last = nil
    settingsFile = Self.status(ofSettings: project)
  }

  /// A set by its number.
  mutating func agentSet(_ number: Int) -> AgentSet {
    if let known = sets[number] { return known }
    let plan = project.plans[number]
    let set = AgentSet(
      plan, project.contexts[project.contextOfPlan[number]],
      overridden: project.overridden(by: plan), in: project.root)
    sets[number] = set
    return set
  }

  /// Takes a set that has read or checked more.
  mutating func keep(_ set: AgentSet, _ number: Int) { sets[number] = set }

  /// The number of the set that arguments mean: the one they name, else the one that has their key.
  ///
  /// - Throws: That there is none, or that several have the key.
  mutating func number(
    of arguments: AgentArguments, key: String, table: String?
  ) throws(AgentRefusal) -> Int {
    if let name = try arguments.text("set") { return try number(ofSet: name) }
    var found: [Int] = []
    for number in project.plans.indices
    where agentSet(number).catalog.row(ofKey: key, in: table) != nil {
      found.append(number)
    }
    guard let first = found.first else {
      throw AgentRefusal("no text has the key '\(VisibleText.escaped(key))'")
    }
    // A set that is merged over another repeats its keys.
    let own = found.filter { project.plans[$0].overriddenSet == nil }
    guard found.count == 1 || own.count == 1 else {
      let names = found.map { project.plans[$0].set }.joined(separator: ", ")
      throw AgentRefusal("several sets have the key: name one of \(names) as 'set'")
    }
    return own.first ?? first
  }

  /// The number of a set.
  ///
  /// - Throws: Which sets there are.
  func number(ofSet name: String) throws(AgentRefusal) -> Int {
    let found = project.plans.firstIndex { ByteOrder.areEqual($0.set, name) }
    guard let found else {
      let most = names.prefix(20).joined(separator: ", ")
      throw AgentRefusal("no set is called '\(VisibleText.escaped(name))'; there are \(most)")
    }
    return found
  }
}
