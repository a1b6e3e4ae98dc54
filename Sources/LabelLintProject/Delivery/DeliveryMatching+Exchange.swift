import LabelLint

/// What XLIFF files are for: each `file` in one has the texts of a file of the app.
extension DeliveryMatching {
  /// What the parts of an XLIFF file are for.
  ///
  /// - Throws: That it cannot be read at all, that several sets may be meant, or that nothing names the language.
  mutating func exchange(_ input: DeliveryInput.File) throws(ProjectError) -> Found {
    try exchange(input, localeName: locale?.description ?? "")
  }

  private mutating func exchange(
    _ input: DeliveryInput.File, localeName: String
  ) throws(ProjectError) -> Found {
    let own = CatalogLocation(path: input.path)
    let place = CatalogPlace(folder: localeName.isEmpty ? own?.place.folder ?? "" : localeName)
    let file = CatalogReader.read(
      input.bytes, at: Self.location(input.path, .xliff, own?.set ?? "", own, place))
    if file.originals.isEmpty { throw Self.unreadable(file) }
    var plans: [(table: Int, plan: Int)] = []
    var others: [Int] = []
    for number in file.originals.indices {
      let table = file.part(ofTable: number)
      let original = ExchangedOriginal(file.originals[number])
      if !table.entries.isEmpty, let plan = try plan(for: table, original.location, input) {
        plans.append((number, plan))
      } else {
        others.append(number)
      }
    }
    var found = Found()
    found.others = others.map { file.originals[$0] }
    for (number, plan) in plans {
      // Nothing that is wrong with the file is kept quiet.
      let isFirst = found.matches.isEmpty
      let table = file.part(ofTable: number, withProblemsOf: isFirst ? Set(others + [-1]) : [])
      let language = try language(of: table, input)
      if language.isMissing {
        guard localeName.isEmpty else { throw Self.unreadable(file) }
        let tag = try tag(of: input, nil, catalog(plan))
        return try exchange(input, localeName: (tag ?? catalog(plan).sourceLocale).description)
      }
      let like = project.plans[plan].locations.first
      found.matches.append(
        Match(
          plan: plan, file: DeliveredFile(table, tag: language.tag, for: like?.format ?? .strings),
          location: Self.location(input.path, .xliff, project.plans[plan].set, like, place)))
    }
    return found
  }

  /// The language of a table's translations; no tag for the source language.
  ///
  /// - Throws: That it is not a language tag.
  private func language(
    of table: CatalogFile, _ input: DeliveryInput.File
  ) throws(ProjectError) -> (tag: LocaleTag?, isMissing: Bool) {
    if let locale { return (locale.merged, false) }
    guard let number = table.localeNames.indices.first(where: { table.localeTargets($0) }) else {
      return (nil, true)
    }
    let name = table.localeNames[number]
    guard let tag = LocaleTag(name)?.merged, !tag.isNoLanguage else {
      throw ProjectError(
        "\(input.path): the target language '\(name)' is not a language tag; name the locale with --locale",
        path: input.path)
    }
    return (tag == LocaleTag(table.localeNames[number - 1])?.merged ? nil : tag, false)
  }

  private static func unreadable(_ file: CatalogFile) -> ProjectError {
    let problem = file.problems.first?.message ?? "it has no `file` element"
    return ProjectError(
      "\(file.source.path): no text of it can be read: \(problem)", path: file.source.path)
  }
}

/// The file of the app that a `file` of XLIFF was made from, by its attribute `original`.
struct ExchangedOriginal {
  /// Where its catalog would be; nil for a name that no catalog has.
  let location: CatalogLocation?

  /// Endings of files of Xcode whose texts are in a `.strings` file of the same name.
  private static let interfaces = [".storyboard", ".xib", ".intentdefinition"]

  /// Reads a path, which is only compared: no file is opened by it.
  init(_ path: String) {
    if let own = CatalogLocation(path: path) {
      location = own.format == .xliff ? nil : own
    } else if let ending = Self.interfaces.first(where: { path.hasSuffix($0) }) {
      location = CatalogLocation(path: path.dropLast(ending.count) + ".strings")
    } else if path.hasSuffix("Info.plist") {
      location = CatalogLocation(
        path: ProjectRoot.joined(ProjectRoot.folder(of: path), "InfoPlist.strings"))
    } else {
      location = nil
    }
  }
}
