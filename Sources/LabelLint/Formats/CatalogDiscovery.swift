/// Which folders to enter, which files are catalogs, and which of them belong together.
package enum CatalogDiscovery {
  /// Folders of build products, dependencies and version control: never entered.
  package static let skippedFolders: Set<String> = [
    "build", ".gradle", "intermediates", "Pods", "Carthage", "DerivedData", ".build",
    "node_modules", ".git", ".hg", ".svn", ".bzr", ".jj",
  ]

  /// Whether a folder met on the way down holds no catalogs of the project.
  ///
  /// What Xcode exports (`.xcloc`) has the texts of the project a second time.
  package static func skips(folder name: String) -> Bool {
    skippedFolders.contains(name) || name.hasPrefix(".build-") || name.hasSuffix(".xcloc")
  }

  /// Whether a file's name can be a catalog's; its folder decides for `.xml`.
  ///
  /// `._Localizable.strings` has what a Mac keeps beside a file on other file systems (AppleDouble).
  package static func isCatalogName(_ name: String) -> Bool {
    if name.hasPrefix("._") { return false }
    let bytes = name.utf8.span
    return bytes.closes(with: ".xml") || bytes.closes(with: "strings")
      || bytes.closes(with: ".stringsdict")
  }

  /// Whether a catalog found on the way down is one that no user of the app meets.
  ///
  /// The `title.strings` and `keyword.strings` of fastlane frame screenshots; message documentation
  /// (`qq`, `qqq`); pseudo-locales (`en-XA`, `ar-XB`).
  package static func skips(_ location: CatalogLocation) -> Bool {
    if let tag = location.place.tag, tag.isNoLanguage, tag.language != "mul" { return true }
    let path = location.path.utf8.span
    guard path.closes(with: "/title.strings") || path.closes(with: "/keyword.strings") else {
      return false
    }
    return location.path.utf8.split(separator: UInt8(ascii: "/")).contains { name in
      name.elementsEqual("fastlane".utf8) || name.elementsEqual("screenshots".utf8)
    }
  }

  /// Whether no user of the app meets the texts of a catalog: those that are skipped, and what fastlane keeps
  /// for stores, which is read and not judged.
  package static func isUnseen(_ location: CatalogLocation) -> Bool {
    if skips(location) { return true }
    guard location.path.utf8.span.stands("fastlane"),
      let slash = location.path.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return false }
    return isOfStore(folder: String(location.path[..<slash]))
  }

  /// Whether a folder is that of fastlane or lies in it.
  package static func isOfStore(folder path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("fastlane".utf8) }
  }

  /// Whether the name of a folder was meant for one of Android's `values` folders and is none: `Values-it`, `value-fr`,
  /// `values_pl`.
  package static func isLikeValues(_ name: String) -> Bool {
    if name.utf8.starts(with: "values-".utf8) { return false }
    let folded = name.lowercased().utf8
    return ["values", "value"].contains { word in
      folded.starts(with: word.utf8)
        && folded.dropFirst(word.utf8.count).first.map { "-_ ".utf8.contains($0) } ?? false
    }
  }

  /// Names of folders for what tests read.
  private static let fixtures: Set<String> = ["fixtures", "__fixtures__", "testdata"]

  /// Whether a source set of Gradle is one for tests: `test`, `testDebug`, `androidTest`, `commonTest`.
  private static func isTestSourceSet(_ name: String) -> Bool {
    if name.hasPrefix("androidTest") || name.hasSuffix("Test") { return true }
    return name.hasPrefix("test") && name.dropFirst("test".count).first?.isUppercase != false
  }

  /// The folder of tests around a file: one of fixtures, a target for tests of Xcode or Swift packages (`SongsUITests`),
  /// a playground, which is in no app, or a source set for tests of Gradle (`src/androidTest`).
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The path up to the folder; nil without one.
  package static func testFolder(around path: String) -> String? {
    let names = path.split(separator: "/").map(String.init)
    for (index, name) in names.dropLast().enumerated() {
      let isInSources = index > 0 && names[index - 1] == "src"
      if isInSources && isTestSourceSet(name) || name.hasSuffix("Tests")
        || name.hasSuffix(".playground") || name.hasSuffix(".xcplayground")
        || fixtures.contains(name.lowercased())
      {
        return names[...index].joined(separator: "/")
      }
    }
    return nil
  }

  /// The sets that files belong to, ordered by the bytes of their paths.
  package static func plans(
    for locations: [CatalogLocation], declarations: [SourceDeclaration] = []
  ) -> [CatalogPlan] {
    plans(for: locations, declarations: declarations, projects: XcodeProjects())
  }

  /// The same where project files say which of the files the app is built with.
  package static func plans(
    for locations: [CatalogLocation], declarations: [SourceDeclaration], projects: XcodeProjects
  ) -> [CatalogPlan] {
    // Numbers are sorted, not locations, which are not even looked into: those are large.
    let paths = locations.map(\.path)
    // By bytes: two paths that look alike are two.
    var bySet: [[UInt8]: Int] = [:]
    var members: [[Int]] = []
    var last = 0
    for number in locations.indices {
      // Most files are met beside others of their set.
      if number == 0 || !ByteOrder.areEqual(locations[number].set, locations[number - 1].set) {
        let set = Array(locations[number].set.utf8)
        last = bySet[set] ?? members.count
        if last == members.count {
          bySet[set] = last
          members.append([])
        }
      }
      members[last].append(number)
    }
    let sets = members.map { locations[$0[0]].set }
    var plans = ByteOrder.order(of: sets).map { group in
      let (set, found) = (sets[group], members[group])
      let numbers = ByteOrder.order(of: found.map { paths[$0] }).map { found[$0] }
      var plan = CatalogPlan(
        set: set, locations: numbers.map { locations[$0] },
        declaredSourceLocale: SourceDeclaration.nearest(to: set, among: declarations)?.locale)
      plan.shipping = projects.shipping(of: plan.locations)
      return plan
    }
    addNeighbours(to: &plans)
    addMainSets(to: &plans)
    addTwins(to: &plans)
    addModules(to: &plans)
    ProjectLanguages.add(to: &plans, projects)
    return plans
  }

  /// Tells the sets of Android modules that have their default texts in `androidMain`, and none in `main`, so.
  ///
  /// The Kotlin plugin adds `src/androidMain/res` to the source set `main` (Multiplatform Android source set layout V2).
  private static func addMainSets(to plans: inout [CatalogPlan]) {
    let defaults = Set(
      plans.filter { plan in
        plan.locations.contains { $0.format == .android && $0.place.tag == nil }
      }.map(\.set))
    for set in defaults where set.utf8.span.closes(with: "src/androidMain/res") {
      let sources = String(set.dropLast("androidMain/res".count))
      if defaults.contains(sources + "main/res") { continue }
      for number in plans.indices where plans[number].set.utf8.starts(with: sources.utf8) {
        plans[number].androidMain = "androidMain"
      }
    }
  }

  /// Tells every set of Android resources whether it has others beside it that are not merged with it.
  private static func addModules(to plans: inout [CatalogPlan]) {
    let modules = plans.map { plan in
      plan.locations.first?.format == .android ? plan.overriddenSet ?? plan.set : nil
    }
    guard Set(modules.compactMap(\.self)).count > 1 else { return }
    for number in plans.indices where modules[number] != nil {
      plans[number].hasOtherModules = true
    }
  }

  /// The set of a program's own texts, which lies in no catalog.
  ///
  /// - Parameters:
  ///   - path: Path of the program.
  ///   - declarations: What project files say of source languages.
  /// - Returns: The set, without files.
  package static func plan(
    ofProgram path: String, declarations: [SourceDeclaration]
  ) -> CatalogPlan {
    CatalogPlan(
      set: path, locations: [],
      declaredSourceLocale: SourceDeclaration.nearest(to: path, among: declarations)?.locale)
  }

  /// Tells every string catalog which earlier one of its table some target is built with, too.
  private static func addTwins(to plans: inout [CatalogPlan]) {
    var owners: [String: [String: String]] = [:]
    for number in plans.indices {
      guard let location = plans[number].locations.first(where: { $0.format == .xcstrings }) else {
        continue
      }
      for target in plans[number].shipping?.targets(of: location.path) ?? [] {
        if let other = owners[target]?[location.table] {
          plans[number].shipping?.twin = other
        } else {
          owners[target, default: [:]][location.table] = location.path
        }
      }
    }
  }

  /// Tells every table of `.lproj` folders which locales its neighbours have and it lacks as a whole.
  ///
  /// A table that has no translation at all was never meant to have one.
  private static func addNeighbours(to plans: inout [CatalogPlan]) {
    var tags: [String: Set<LocaleTag>] = [:]
    func owner(_ plan: CatalogPlan) -> String {
      String(
        plan.set.utf8.prefix(
          plan.set.utf8.lastIndex(of: 0x2F).map {
            plan.set.utf8.distance(from: plan.set.utf8.startIndex, to: $0)
          } ?? 0)) ?? ""
    }
    let isTable = plans.map { plan in
      plan.locations.allSatisfy { $0.format == .strings || $0.format == .stringsdict }
        && Set(plan.locations.map(\.place.folder)).count > 1
    }
    for number in plans.indices where isTable[number] {
      for location in plans[number].locations {
        guard let tag = location.place.tag, !tag.isNoLanguage,
          !(plans[number].shipping?.leftOut.contains(location.path) ?? false)
        else { continue }
        tags[owner(plans[number]), default: []].insert(tag.merged)
      }
    }
    for number in plans.indices where isTable[number] {
      let own = Set(plans[number].locations.compactMap { $0.place.tag?.merged })
      let others = (tags[owner(plans[number])] ?? []).subtracting(own)
      plans[number].neighbourLocales = others.sorted()
    }
  }
}
