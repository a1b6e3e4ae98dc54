extension CatalogPlan {
  /// Locales that a set must have for its files to be told apart by what is translated.
  private static let fewestLocales = 5
  /// Share of the locales, in percent, that a file has fewer than where nobody translates it.
  private static let mostPercent = 5
  /// Share of the locales, in percent, that another file has where the set is translated.
  private static let leastPercent = 50

  /// Paths of the files in the default folder that next to no locale has a counterpart of, beside
  /// others that most locales have: texts of developer menus, values of settings, names of fonts.
  ///
  /// It is their names that tell; files that are there and not read count as well.
  func developerFiles() -> Set<String> {
    guard locations.first.map({ !$0.format.isApple }) ?? false else { return [] }
    var own: [(name: String, path: String)] = []
    let files = locations + locationsLeftOut
    for location in files where location.place.problem == nil {
      if location.place.tag == nil, location.place.configuration.isEmpty {
        own.append((location.fileName, location.path))
      }
    }
    // A file is told from another one.
    guard own.count > 1 else { return [] }
    var locales: Set<LocaleTag> = []
    var having: [String: Set<LocaleTag>] = [:]
    for location in files where location.place.problem == nil {
      guard let tag = location.place.tag?.merged else { continue }
      locales.insert(tag)
      having[location.fileName, default: []].insert(tag)
    }
    guard locales.count >= Self.fewestLocales else { return [] }
    let isTranslated = own.contains { name, _ in
      (having[name]?.count ?? 0) * 100 >= locales.count * Self.leastPercent
    }
    guard isTranslated else { return [] }
    return Set(
      own.filter { name, _ in (having[name]?.count ?? 0) * 100 < locales.count * Self.mostPercent }
        .map(\.path))
  }
}
