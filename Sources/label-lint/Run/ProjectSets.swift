import Glibc
import LabelLint

/// The sets that a call names, checked one after the other, for commands that change files.
struct ProjectSets {
  /// A set with what is found in it.
  struct CheckedSet {
    /// The catalog as it was read.
    let catalog: Catalog
    /// What was found.
    let checked: CheckedCatalog
    /// Joins other files of the set and checks them.
    let recheck: ([CatalogFile]) -> FixRun.Checked
  }

  /// What a call asks for.
  struct Request {
    /// Files and folders; none means the working folder.
    var paths: [String] = []
    /// The rules to run.
    var configuration = Configuration()
    /// Source language where no file names one.
    var sourceLocale: String?
    /// Folder that paths are relative to; nil for the git work tree.
    var root: String?
  }

  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// Paths of the files the user named; empty when all files are meant.
  let namedFiles: Set<String>
  private let plans: [CatalogPlan]
  private let linter: Linter
  private let loading: CatalogLoading

  /// Finds the sets.
  init(_ options: Request) throws {
    do throws(FileFailure) {
      root = try ProjectRoot(option: options.root)
      var walk = CatalogWalk(root: root)
      for path in options.paths.isEmpty ? [FileSystem.workingFolder] : options.paths {
        try walk.add(path)
      }
      for failure in walk.failures { StandardStream.error.write("label-lint: \(failure)\n") }
      namedFiles = walk.namedFiles
      plans = CatalogDiscovery.plans(for: walk.locations, declarations: walk.declarations)
    } catch {
      throw CommandFailure(error)
    }
    guard !plans.isEmpty else {
      throw CommandFailure(
        "no catalogs here: expected strings.xml in a values folder, .strings, .stringsdict or "
          + ".xcstrings; name a file or folder that holds some")
    }
    linter = Linter(configuration: options.configuration)
    loading = CatalogLoading(root: root, fallback: options.sourceLocale.flatMap { LocaleTag($0) })
  }

  /// Checks every set; a set that overrides another behind that one.
  func visit(_ body: (CheckedSet) throws -> Void) rethrows {
    for group in CatalogGroup.groups(of: plans) {
      var leader: Catalog?
      for (_, plan) in group.plans {
        let catalog = loading.catalog(of: plan)
        let overridden = leader
        let recheck: ([CatalogFile]) -> FixRun.Checked = { [linter, loading] files in
          let joined = Catalog(plan: plan, files: files, fallback: loading.fallback)
          return (joined, linter.check(joined, overridden: overridden).findings)
        }
        try body(
          CheckedSet(
            catalog: catalog, checked: linter.check(catalog, overridden: overridden),
            recheck: recheck))
        if leader == nil, group.plans.count > 1 { leader = catalog }
      }
    }
  }
}
