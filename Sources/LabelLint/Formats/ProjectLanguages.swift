/// Gives the table with the texts of each Xcode project the lists of languages of the project.
enum ProjectLanguages {
  /// The table that Xcode makes for the texts of code.
  private static let mainTable = "Localizable"

  /// Adds the lists of each project to the plan of its main table, and the locales of its other tables.
  ///
  /// A project without such a table has its texts in other projects or packages.
  static func add(to plans: inout [CatalogPlan], _ projects: XcodeProjects) {
    var members: [String: [Int]] = [:]
    for number in plans.indices where plans[number].locations.first?.format.isApple ?? false {
      guard let folder = projects.folder(around: plans[number].set) else { continue }
      members[folder, default: []].append(number)
    }
    for (folder, numbers) in members {
      let lists = projects.localeDeclarations(ofProject: folder)
      guard !lists.isEmpty, let main = mainPlan(of: numbers, in: plans) else { continue }
      plans[main].localeDeclarations = lists
      let others = numbers.flatMap { plans[$0].locations }.compactMap(\.place.tag?.merged)
      plans[main].localesOfProject = Set(others).sorted()
    }
  }

  /// The plan with the main table of a project; nil if it has none, or several of which none is known to have the most
  /// languages: an app and its extensions.
  private static func mainPlan(of numbers: [Int], in plans: [CatalogPlan]) -> Int? {
    let tables = numbers.filter { number in
      plans[number].locations.contains {
        $0.table == mainTable && !(plans[number].shipping?.leftOut.contains($0.path) ?? false)
      }
    }
    if tables.count == 1 { return tables[0] }
    // The languages of a string catalog are in the file.
    let isKnown = !tables.contains { plans[$0].locations.contains { $0.format == .xcstrings } }
    return isKnown ? tables.max { plans[$0].locations.count < plans[$1].locations.count } : nil
  }
}
