import LabelLint

/// Finds the set and the locale that delivered files are for.
struct DeliveryMatching {
  /// What a file is for.
  struct Match {
    /// Number of the set's plan.
    let plan: Int
    let file: DeliveredFile
    let location: CatalogLocation
  }

  /// What was found for a file.
  struct Found {
    /// What it is for: nothing, or one set, but for XLIFF.
    var matches: [Match] = []
    /// The files whose texts an XLIFF file has and the app has not, as it names them.
    var others: [String] = []
  }

  let project: Project
  /// Name or path of the set that the call names; nil without one.
  private let table: String?
  /// Locale that the call names; nil without one.
  let locale: LocaleTag?
  /// Numbers of the sets that a delivery can be for.
  private let plans: [Int]
  private var catalogs: [Int: Catalog] = [:]

  /// Matches files with the sets of an app.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - table: Name or path of the set that the call names; nil without one.
  ///   - locale: Locale that the call names; nil without one.
  ///   - delivered: Paths of all delivered files. A set of them alone is a delivery that lies in a folder of the app.
  init(_ project: Project, table: String?, locale: LocaleTag?, delivered: Set<String>) {
    (self.project, self.table, self.locale) = (project, table, locale)
    let others = project.plans.indices.filter { number in
      !project.plans[number].locations.allSatisfy { delivered.contains($0.path) }
    }
    plans = others.isEmpty ? Array(project.plans.indices) : others
  }

  /// The catalog of a plan, read when first asked for.
  mutating func catalog(_ number: Int) -> Catalog {
    if let known = catalogs[number] { return known }
    let context = project.contexts[project.contextOfPlan[number]]
    let catalog = context.loading.catalog(of: project.plans[number])
    catalogs[number] = catalog
    return catalog
  }

  /// What a file is for.
  ///
  /// - Throws: That several sets or no locale may be meant, and what to do.
  mutating func find(_ input: DeliveryInput.File) throws(ProjectError) -> Found {
    let own = CatalogLocation(path: input.path)
    if own?.format == .xliff { return try exchange(input) }
    return Found(matches: try match(input, own).map { [$0] } ?? [])
  }

  /// What a file with one table is for; nil where the app has nothing like it.
  private mutating func match(
    _ input: DeliveryInput.File, _ own: CatalogLocation?
  ) throws(ProjectError) -> Match? {
    guard let format = own?.format ?? Self.format(ofName: input.path) else { return nil }
    let probe = CatalogReader.read(
      input.bytes, at: Self.location(input.path, format, own?.set ?? "", own, CatalogPlace()))
    guard let plan = try plan(for: probe, own, input) else { return nil }
    if let place = own?.place, !place.configuration.isEmpty { return nil }
    let catalog = catalog(plan)
    let tag = format == .xcstrings ? nil : try self.tag(of: input, own, catalog)
    let spelled = tag?.description ?? ""
    let target = project.plans[plan].locations.first
    let goal = target?.format ?? format
    let location = Self.location(
      input.path, format.isApple ? format : goal, project.plans[plan].set, target,
      CatalogPlace(tag: tag, folder: spelled))
    let file = CatalogReader.read(input.bytes, at: location)
    return Match(plan: plan, file: DeliveredFile(file, tag: tag, for: goal), location: location)
  }

  static func location(
    _ path: String, _ format: CatalogFormat, _ set: String, _ like: CatalogLocation?,
    _ place: CatalogPlace
  ) -> CatalogLocation {
    CatalogLocation(path: path, format: format, set: set, table: like?.table ?? "", place: place)
  }

  private static func format(ofName path: String) -> CatalogFormat? {
    path.hasSuffix(".xml") ? .android : nil
  }

  // MARK: Sets

  /// How well a set fits a file.
  private struct Fit {
    let plan: Int
    /// Names at the end of both paths that are the same.
    let names: Int
    /// Keys of the file that the set has, in percent.
    let keys: Int
  }

  mutating func plan(
    for file: CatalogFile, _ own: CatalogLocation?, _ input: DeliveryInput.File
  ) throws(ProjectError) -> Int? {
    let fits = self.fits(file, own)
    if fits.count < 2 { return fits.first?.plan }
    // A path that only one set has tells most; then the keys do.
    let names = fits.map(\.names).max() ?? 0
    let byName = fits.filter { $0.names == names }
    if byName.count == 1, names > 1 || own?.format.isApple ?? false { return byName[0].plan }
    let keys = byName.map(\.keys).max() ?? 0
    let byKeys = byName.filter { $0.keys * 2 > keys }
    if byKeys.count == 1 { return byKeys[0].plan }
    let sets = byKeys.map { project.plans[$0.plan].set }
    throw ProjectError(
      "\(input.path): it may be for \(sets.joined(separator: " or ")); name one with --table",
      path: input.path)
  }

  private mutating func fits(_ file: CatalogFile, _ own: CatalogLocation?) -> [Fit] {
    // XLIFF may be of either platform.
    let isExchanged = file.format == .xliff
    let isApple = isExchanged ? own?.format.isApple : file.format.isApple
    var plans = plans.filter { number in
      let first = project.plans[number].locations.first
      return first.map { isApple == nil || $0.format.isApple == isApple } ?? false
    }
    if let table, !isExchanged {
      plans = plans.filter { Self.isNamed(project.plans[$0], table) }
    } else if isApple ?? false, let own {
      let same = plans.filter { number in
        project.plans[number].locations.contains { $0.table == own.table }
      }
      if !same.isEmpty { plans = same }
    }
    let fits = plans.compactMap { number -> Fit? in
      let catalog = catalog(number)
      let goal = project.plans[number].locations.first?.format ?? file.format
      let known = DeliveredFile(file, tag: nil, for: goal).knownKeys(in: catalog)
      let keys = file.entries.isEmpty ? 0 : known * 100 / file.entries.count
      let names = own.map { Self.commonNames($0.set, project.plans[number].set) } ?? 0
      // What has no key of the set and another path is none of it, unless the call says so.
      guard table != nil && !isExchanged || known > 0 || names > 1 || file.entries.isEmpty else {
        return nil
      }
      return Fit(plan: number, names: names, keys: keys)
    }
    // An XLIFF file has texts of several sets, of which the call names one.
    let named = table.map { table in fits.filter { Self.isNamed(project.plans[$0.plan], table) } }
    return named.flatMap { $0.isEmpty ? nil : $0 } ?? fits
  }

  /// Whether a set is what `--table` names: its path, or names at the end of it.
  private static func isNamed(_ plan: CatalogPlan, _ table: String) -> Bool {
    let wanted = table.split(separator: "/")
    return plan.set.split(separator: "/").suffix(wanted.count).elementsEqual(wanted)
      || plan.locations.contains { $0.path == table || $0.table == table && !table.isEmpty }
  }

  private static func commonNames(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/").reversed(), right.split(separator: "/").reversed())
      .prefix { $0 == $1 }.count
  }

  // MARK: Locales

  /// The locale of a file; nil for the source language.
  func tag(
    of input: DeliveryInput.File, _ own: CatalogLocation?, _ catalog: Catalog
  ) throws(ProjectError) -> LocaleTag? {
    if let locale { return locale.merged }
    if let own, !own.place.folder.isEmpty, own.place.problem == nil { return own.place.tag?.merged }
    let names = input.path.split(separator: "/").map(String.init)
    for (number, name) in names.enumerated().reversed() {
      let isFile = number == names.count - 1
      let stem = isFile ? name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name : name
      if let tag = Self.tag(in: stem, among: catalog.locales) { return tag }
    }
    throw ProjectError(
      "\(input.path): its path names no locale of the app; name the locale with --locale",
      path: input.path)
  }

  /// The locale of the app that a name is, or ends with: `de`, `strings-de`, `Localizable_pt_BR`.
  private static func tag(in name: String, among locales: [LocaleTag]) -> LocaleTag? {
    var rest = name[...]
    while true {
      if let tag = LocaleTag(String(rest))?.merged, locales.contains(tag) { return tag }
      guard let mark = rest.firstIndex(where: { "-_.".contains($0) }) else { return nil }
      rest = rest[rest.index(after: mark)...]
    }
  }
}
