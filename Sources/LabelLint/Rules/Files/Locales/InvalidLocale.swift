/// A folder or code that names no locale a platform would look for.
struct InvalidLocale: CatalogRule {
  @Option("known", "Folders and codes that are correct and not reported.")
  var known: Set<String> = []

  static let metadata = RuleMetadata(
    id: "invalid-locale", family: .localization, severity: .error,
    levelRemark: """
      It is a warning for a code that is not registered, repeats its language or has the wrong case, and \
      for a folder that Android asks for under another code. It is a note if another folder has the texts \
      of that language or the app asks for the folder, and for a language for tests.
      """,
    summary: "The name of a folder, or a language code, is not one that the platform looks for.",
    rationale: """
      Users do not get the texts in such a folder, but another language. On Android the build may \
      also fail.
      """,
    remedy: "Rename the folder as the message proposes.",
    guidelines: [],
    accepted: [
      RuleExample(
        "",
        remark: "`values-mcc262-mnc01-b+sr+Latn`, `values-tl`, `values-cak`, `es-419.lproj`"),
      RuleExample(
        "", remark: "`values-diq` where an array of the app lists `diq` among its languages"),
      RuleExample("", remark: "`values-no` with the texts of `values-nb`"),
    ])

  /// Checks the folders and codes of a catalog, each once.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
    let listed = ListedLanguages(catalog, context.uses)
    for file in catalog.files.indices {
      if catalog.files[file].format.namesLocales {
        checkCodes(file: file, catalog, into: &findings)
      } else if !known.contains(catalog.places[file].folder),
        let fault = Self.fault(ofFolderOf: file, catalog, context.vocabulary.locales, listed),
        Self.isFirst(file, ofItsFolder: catalog)
      {
        add(fault, file, catalog, &findings)
      }
    }
  }

  /// Whether no earlier file of a catalog is in the same folder, whose name then has been judged.
  private static func isFirst(_ file: Int, ofItsFolder catalog: Catalog) -> Bool {
    !catalog.places[..<file].indices.contains {
      catalog.places[$0].folder == catalog.places[file].folder
        && !catalog.files[$0].format.namesLocales
    }
  }

  /// What is wrong with the name of a folder.
  private struct Fault {
    let message: Finding.Wording
    var code = ProblemCode.invalidLocale
    /// The folder, or the locale that the finding is told of.
    let name: String
    /// Nil for the rule's level.
    var level: Severity?
  }

  /// The fault of a file's folder; nil for a good one.
  private static func fault(
    ofFolderOf file: Int, _ catalog: Catalog, _ shelf: LocaleShelf, _ listed: ListedLanguages
  ) -> Fault? {
    let place = catalog.places[file]
    let folder = place.folder
    if catalog.files[file].areInContext.first ?? false {
      // The folder is right, and what is told of it is told of its locale.
      let name = place.tag?.merged.description ?? folder
      return Fault(message: .inContext(folder), name: name, level: .note)
    }
    if let problem = place.problem {
      return Fault(
        message: Finding.Wording(folder: problem), code: problem.code, name: folder,
        level: problem.code.severity == .error ? nil : problem.code.severity)
    }
    guard let tag = place.tag else { return nil }
    if isForTests(tag) { return Fault(message: .pseudo(folder), name: folder, level: .note) }
    let isApple = catalog.files[file].format.isApple
    if !isApple, let fault = faultOfAndroid(place, tag, catalog, listed) { return fault }
    // A folder of the language for all regions, where the texts have users.
    let whole = LocaleTag(tag.language).flatMap { name(of: place, tag, with: $0) } ?? tag.language
    let isThere = whole != folder && catalog.places.contains { $0.folder == whole }
    if !tag.isNoLanguage, !isPrivate(tag), !shelf.isRegistered(tag) {
      let message: Finding.Wording =
        isThere
        ? .unknownBeside(folder, whole)
        : .unknown(folder, Self.nearestFolder(to: place, tag, catalog))
      return Fault(message: message, name: folder, level: .warning)
    }
    if repeatsLanguage(tag) {
      return Fault(
        message: isThere
          ? .repeatedBeside(folder, tag, whole) : .repeated(folder, tag, whole), name: folder,
        level: .warning)
    }
    if isApple, let spelled = otherCase(folder, tag) {
      return Fault(message: .wrongCase(folder, spelled), name: folder, level: .warning)
    }
    return nil
  }

  /// The name that a folder of an unknown locale was most likely to have, and that no other folder has; nil without one.
  private static func nearestFolder(
    to place: CatalogPlace, _ tag: LocaleTag, _ catalog: Catalog
  ) -> String? {
    tag.nearestRegistered.compactMap { name(of: place, tag, with: $0) }.first { name in
      !catalog.places.contains { $0.folder == name }
    }
  }

  /// The name that a folder has if it is for another locale; nil if that cannot be written.
  private static func name(
    of place: CatalogPlace, _ tag: LocaleTag, with other: LocaleTag
  ) -> String? {
    place.folder.hasSuffix(".lproj")
      ? other.description + ".lproj"
      : AndroidFolderName.renamed(place.folder, meaning: tag, to: other)
  }

  /// The fault of a folder that Android finds under another name; nil for one that it finds.
  private static func faultOfAndroid(
    _ place: CatalogPlace, _ tag: LocaleTag, _ catalog: Catalog, _ listed: ListedLanguages
  ) -> Fault? {
    guard let found = AndroidFolderName.found(insteadOf: place.folder, meaning: tag) else {
      return nil
    }
    if listed.hold(folder: place.folder, meaning: tag) { return nil }
    if let server = folder(serving: tag, found, insteadOf: place, catalog) {
      // The app may ask for this folder and devices for the other.
      if listed.programsHold(folder: place.folder, meaning: tag) { return nil }
      if LocaleDifferences(of: (place.folder, server), in: catalog).isEmpty { return nil }
      return Fault(
        message: .servedBy(server, tag, insteadOf: place.folder), name: place.folder, level: .note)
    }
    // Users get the language where they choose it in the app, and not from their device.
    if listed.programsHold(folder: place.folder, meaning: tag) {
      return Fault(
        message: .askedForByApp(place.folder, found), name: place.folder, level: .note)
    }
    return Fault(
      message: .notAskedFor(place.folder, tag, found), name: place.folder, level: .warning)
  }

  /// The other folder in which devices find the texts of a language; nil without one.
  private static func folder(
    serving tag: LocaleTag, _ spelled: String, insteadOf place: CatalogPlace, _ catalog: Catalog
  ) -> String? {
    catalog.places.first { other in
      guard other.folder != place.folder, other.configuration == place.configuration,
        let own = other.tag
      else { return false }
      return other.folder == spelled
        || own == tag && AndroidFolderName.found(insteadOf: other.folder, meaning: own) == nil
    }?.folder
  }

  /// The locale codes of a string catalog.
  private func checkCodes(
    file: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let areInContext = catalog.files[file].areInContext
    var seen: Set<String> = []
    for (number, name) in catalog.files[file].localeNames.enumerated()
    where !name.isEmpty && !known.contains(name) && seen.insert(name).inserted {
      if areInContext[number] {
        addCode(.inContext(name), name: name, number, file, catalog, &findings, level: .note)
        continue
      }
      guard let (message, level) = Self.judge(code: name) else { continue }
      addCode(message, name: name, number, file, catalog, &findings, level: level)
    }
  }

  /// What is wrong with a locale code of a string catalog, and how bad it is; nil for a good one.
  static func judge(code name: String) -> (message: Finding.Wording, level: Severity)? {
    guard let tag = LocaleTag(name) else { return (.noTag(name), .error) }
    if isForTests(tag) { return (.pseudo(name), .note) }
    if repeatsLanguage(tag) { return (.repeated(name, tag, tag.language), .warning) }
    if let spelled = otherCase(name, tag) { return (.wrongCase(name, spelled), .warning) }
    let isFine = tag.isRegistered || tag.isNoLanguage || isPrivate(tag)
    return isFine ? nil : (.unknown(name, tag.nearestRegistered.first?.description), .warning)
  }

  /// Reports a code at the first text that has it.
  private func addCode(
    _ message: Finding.Wording, name: String, _ number: Int, _ file: Int, _ catalog: Catalog,
    _ findings: inout FindingCollector, level: Severity
  ) {
    let place = catalog.files[file].firstText(ofLocale: number) ?? .zero
    let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: name)
    findings.add(subject, at: SourceSpan(file: file, bytes: place), message, level: level) {
      $0.detail = ProblemCode.invalidLocale.rawValue
    }
  }

  /// Whether a region is the language's own code, which is another country: `sv-SV` is El Salvador.
  private static func repeatsLanguage(_ tag: LocaleTag) -> Bool {
    guard let region = tag.region, region.lowercased() == tag.language, tag.language != "pt",
      let language = LocaleTag(tag.language)
    else { return false }
    return language.maximized.region != region
  }

  /// Whether a tag is for tests or translators alone.
  private static func isForTests(_ tag: LocaleTag) -> Bool {
    if tag.language == "zz" { return true }
    return tag.isNoLanguage && tag.language != "mul" && tag.language != "und"
      && tag.language != "zxx"
  }

  /// Whether a tag is one that its users agreed upon among themselves: `x-pirate`.
  private static func isPrivate(_ tag: LocaleTag) -> Bool { tag.language == "x" }

  /// The right spelling of a folder that differs in case alone; nil for one that is right.
  private static func otherCase(_ folder: String, _ tag: LocaleTag) -> String? {
    let name = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : folder
    let right = tag.description
    return name != right && name.lowercased() == right.lowercased() ? right : nil
  }

  private func add(
    _ fault: Fault, _ file: Int, _ catalog: Catalog, _ findings: inout FindingCollector
  ) {
    let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: fault.name)
    findings.add(
      subject, at: SourceSpan(file: file, bytes: .zero), fault.message, level: fault.level
    ) {
      $0.detail = fault.code.rawValue
    }
  }
}

extension CatalogFile {
  /// Where the first text of a locale stands, by its index in `localeNames`; nil without one.
  func firstText(ofLocale number: Int) -> ByteRange? {
    let entry = entries.firstIndex { Int($0.locale) == number }
    return entry.flatMap { messageRange(ofEntry: $0).first }.map { messages[$0].value }
  }
}

extension Finding.Wording {
  fileprivate static func repeated(_ name: String, _ tag: LocaleTag, _ right: String) -> Self {
    "\(quoting: name) is \(language: tag), and its region only repeats the code of the language; write \(quoting: right)"
  }

  fileprivate static func repeatedBeside(_ name: String, _ tag: LocaleTag, _ right: String) -> Self
  {
    "\(quoting: name) is \(language: tag), and its region only repeats the code of the language; move its texts to \(quoting: right), or delete it"
  }

  fileprivate static func notAskedFor(_ name: String, _ tag: LocaleTag, _ right: String) -> Self {
    "no device asks for \(quoting: name), so users of \(language: tag) get another language; write \(quoting: right)"
  }

  fileprivate static func askedForByApp(_ name: String, _ right: String) -> Self {
    "no device asks for \(quoting: name), so users get its texts only if they choose the language in the app; rename it to \(quoting: right), and change the app's list of languages, too"
  }

  fileprivate static func servedBy(
    _ server: String, _ tag: LocaleTag, insteadOf name: String
  ) -> Self {
    "no device asks for \(quoting: name), so users of \(language: tag) get \(quoting: server); move the texts of \(quoting: name) to that folder, or delete \(quoting: name)"
  }

  fileprivate static func wrongCase(_ name: String, _ right: String) -> Self {
    "\(quoting: name) is not found on systems that distinguish case in file names; write \(quoting: right)"
  }

  fileprivate static func pseudo(_ name: String) -> Self {
    "\(quoting: name) is for tests and translators, but is part of the app; leave it out of releases"
  }

  fileprivate static func inContext(_ name: String) -> Self {
    "\(quoting: name) contains marks that a translation tool uses for editing in the app, so its texts are not checked; leave it out of releases"
  }

  fileprivate static func unknown(_ name: String, _ right: String?) -> Self {
    let advice: Self = right.map { "write \(quoting: $0)" } ?? "correct the code"
    return "\(quoting: name) names a language or region that is not registered; \(advice)"
  }

  fileprivate static func unknownBeside(_ name: String, _ other: String) -> Self {
    "\(quoting: name) names a language or region that is not registered; move its texts to \(quoting: other), or delete it"
  }

  fileprivate static func noTag(_ name: String) -> Self {
    "\(quoting: name) is not a language tag; write one such as 'pt-BR'"
  }
}
