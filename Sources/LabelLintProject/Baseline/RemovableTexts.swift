package import LabelLint

/// What somebody may accept to be gone: the sets, locales and keys that a baseline or the files of a project know.
///
/// A removal of anything else is misspelt: it would accept nothing, and nobody would hear of it.
package struct RemovableTexts {
  /// A set as far as somebody knows it.
  private struct KnownSet {
    /// Locales that the baseline knows; none where it does not know the set.
    var baselineLocales: Set<String> = []
    /// Locales that have files.
    var locales: Set<String> = []
    var keys: Set<String> = []
  }

  /// Most names of a list that are said.
  private static let mostNamed = 10

  private var sets: [String: KnownSet] = [:]
  /// Whether the baseline knows any set: without one, nobody knows what was there.
  private let hasBaseline: Bool

  /// What a baseline knows.
  package init(_ baseline: Baseline) {
    for (set, locales) in baseline.translations {
      sets[set, default: KnownSet()].baselineLocales.formUnion(locales.keys)
    }
    for (set, locales) in baseline.suppressed {
      sets[set, default: KnownSet()].baselineLocales.formUnion(locales.keys)
    }
    for (set, keys) in baseline.withoutSource {
      sets[set, default: KnownSet()].keys.formUnion(keys)
    }
    for entry in baseline.entries {
      sets[entry.subject.set, default: KnownSet()].baselineLocales.formUnion(entry.locales)
      sets[entry.subject.set, default: KnownSet()].keys.insert(entry.subject.key)
    }
    for removal in baseline.removals {
      sets[removal.set, default: KnownSet()].baselineLocales.insert(removal.locale)
      if let key = removal.key { sets[removal.set, default: KnownSet()].keys.insert(key) }
    }
    hasBaseline = !sets.isEmpty
  }

  /// Adds the sets of a project that are there, and reads the texts of one of them.
  ///
  /// - Parameters:
  ///   - root: The folder that the names of sets are relative to.
  ///   - store: The settings of the project.
  ///   - wanted: The set whose texts are asked for.
  /// - Throws: Why the project cannot be read; a folder without catalogs has no sets.
  package mutating func add(
    filesBelow root: ProjectRoot, _ store: SettingsStore, wanted: String
  ) throws(ProjectError) {
    var request = Project.Request()
    request.paths = [root.path]
    let project: Project
    do throws(ProjectError) {
      project = try Project(request, root: root, store: store)
    } catch {
      if error.isNothingFound { return }
      throw error
    }
    for (number, plan) in project.plans.enumerated() {
      if sets[plan.set] == nil { sets[plan.set] = KnownSet() }
      guard plan.set == wanted else { continue }
      let loading = project.contexts[project.contextOfPlan[number]].loading
      let catalog = loading.catalog(of: plan)
      sets[wanted, default: KnownSet()].locales.formUnion(catalog.locales.map(\.description))
      for row in catalog.rows.indices {
        sets[wanted, default: KnownSet()].keys.insert(catalog.key(row: row))
      }
    }
  }

  /// Whether a set is known.
  package func knows(_ set: String) -> Bool { sets[set] != nil }

  /// What is wrong with a removal, in lines; nil where it is about texts that are known, or that nobody can know.
  package func problem(of removal: Baseline.Removal) -> [String]? {
    guard let set = sets[removal.set] else {
      // What a night has seen, and no baseline, may be gone without a trace.
      guard hasBaseline else { return nil }
      return [
        "no set is called '\(removal.set)'" + Self.named(sets.keys, removal.set, "The sets"),
        "if the set is newer than the baseline, add this line to it: \(Self.line(of: removal))",
      ]
    }
    let known = set.baselineLocales.filter { !$0.isEmpty }
    let locales = known.union(set.locales)
    if !removal.locale.isEmpty, !known.isEmpty, !locales.contains(removal.locale) {
      return [
        "the set '\(removal.set)' has no locale '\(removal.locale)'"
          + Self.named(locales, nil, "Its locales"),
        "if the locale is newer than the baseline, add this line to it: "
          + Self.line(of: removal),
      ]
    }
    let keys = set.keys.filter { !$0.isEmpty }
    if let key = removal.key, !keys.isEmpty, !keys.contains(key) {
      return [
        "the set '\(removal.set)' has no key '\(key)'" + Self.named(keys, key, "Its keys")
      ]
    }
    return nil
  }

  /// The nearest name to a wrong one, unless it is a tag, and what names there are.
  private static func named(
    _ names: some Collection<String>, _ wrong: String?, _ what: String
  ) -> String {
    let sorted = names.sorted(by: ByteOrder.precedes)
    let meant = wrong.flatMap { NearestName.find($0, among: sorted) }
    let nearest = meant.map { ": did you mean '\($0)'?" } ?? "."
    let left = sorted.count - mostNamed
    let list = sorted.prefix(mostNamed).map { "'\($0)'" }.joined(separator: ", ")
    return "\(nearest) \(what) are: \(list)" + (left > 0 ? " and \(left.grouped) more" : "")
  }

  /// A removal as a baseline has it.
  private static func line(of removal: Baseline.Removal) -> String {
    var baseline = Baseline()
    baseline.remove(removal)
    let lines = baseline.bytes.split(separator: UInt8(ascii: "\n"))
    return String(decoding: lines.last ?? [], as: UTF8.self)
  }
}
