/// Two spellings of one locale that differ: one half of the users gets the other half's gaps.
struct DuplicateLocale: CatalogRule {
  @Option("keep-both", "Whether the project keeps two spellings on purpose.")
  var keepsBoth = false

  static let metadata = RuleMetadata(
    id: "duplicate-locale", family: .localization, severity: .warning,
    levelRemark: "It is a note on Android if only CLDR treats the two codes as one language.",
    summary: "Two folders or codes name the same locale.",
    rationale: """
      The platform uses one of the two for each user, as a whole or key by key. A text that is \
      only in the other one is lost.
      """,
    remedy: "Merge the two. Keep the spelling that the platform uses today.",
    guidelines: [],
    accepted: [
      RuleExample("", remark: "`fr` and `fr-CA`; `zh-Hant` and `zh-HK`; Android `nb` and `no`"),
      RuleExample("", remark: "two folders with the same texts, for old and new devices"),
    ])

  /// Finds locales that two folders or codes of one table spell.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
    if keepsBoth { return }
    let tags = catalog.files.indices.map { file -> LocaleTag? in
      guard catalog.files[file].format != .xcstrings, let tag = catalog.places[file].tag,
        !tag.isNoLanguage
      else { return nil }
      return Self.shared(tag, catalog.files[file].format)
    }
    // Most languages have one folder.
    var (languages, repeated) = (TextHashSet(), TextHashSet())
    for case let tag? in tags {
      let hash = Self.hash(tag.language)
      if languages.contains(hash) { repeated.insert(hash) } else { languages.insert(hash) }
    }
    var firstFolder: [String: Int] = [:]
    for file in catalog.files.indices {
      guard let shared = tags[file], repeated.contains(Self.hash(shared.language)),
        let tag = catalog.places[file].tag
      else { continue }
      let place = catalog.places[file]
      // No device takes texts from there: `invalid-locale` says so.
      if !catalog.files[file].format.isApple,
        AndroidFolderName.found(insteadOf: place.folder, meaning: tag) != nil
      {
        continue
      }
      let name = "\(shared)/\(place.configuration)"
      guard let other = firstFolder[name] else {
        firstFolder[name] = file
        continue
      }
      let folder = catalog.places[other].folder
      if folder == place.folder { continue }
      if isReported(folder: place.folder, before: file, catalog) { continue }
      add(file, other, tag: tag, catalog, into: &findings)
    }
    for file in catalog.files.indices where catalog.files[file].format == .xcstrings {
      checkCodes(file: file, catalog, into: &findings)
    }
  }

  /// The tag under which spellings of one locale meet: Apple takes `no` for `nb`.
  private static func shared(_ tag: LocaleTag, _ format: CatalogFormat) -> LocaleTag {
    if format.isApple, tag.description == "no", let bokmal = LocaleTag("nb") { return bokmal }
    return tag.merged
  }

  /// A hash of a language's code.
  private static func hash(_ language: String) -> UInt64 { language.utf8.span.hash(seed: 0) }

  /// Whether an earlier file of the same folder has brought the finding.
  private func isReported(folder: String, before file: Int, _ catalog: Catalog) -> Bool {
    catalog.places[..<file].contains { $0.folder == folder }
  }

  private func add(
    _ file: Int, _ other: Int, tag: LocaleTag, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    let folders = (catalog.places[other].folder, catalog.places[file].folder)
    let differences = LocaleDifferences(of: folders, in: catalog)
    if differences.isEmpty { return }
    let areApart = Self.areApart(file, other, tag, catalog)
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "", locale: tag.description)
    findings.add(
      subject, at: SourceSpan(file: file, bytes: .zero),
      .twoFolders(folders.0, folders.1, tag, differences, areApart: areApart),
      level: areApart ? .note : nil
    ) { finding in
      finding.detail = folders.1
      finding.related = [
        Related(SourceSpan(file: other, bytes: .zero), "the other spelling")
      ]
    }
  }

  /// Whether the folders of two files are of one language for CLDR only: Android compares codes as they are written and
  /// keeps Twi (`tw`) apart from Akan (`ak`).
  private static func areApart(
    _ file: Int, _ other: Int, _ tag: LocaleTag, _ catalog: Catalog
  ) -> Bool {
    if catalog.files[file].format.isApple { return false }
    return [file, other].contains {
      AndroidFolderName.isAlias(catalog.places[$0].folder, of: catalog.places[$0].tag ?? tag)
    }
  }

  /// Codes of a string catalog that are one locale.
  private func checkCodes(
    file number: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let file = catalog.files[number]
    for code in Self.repeatedCodes(in: file) {
      let differences = LocaleDifferences(
        of: (code.other, code.number), inFile: number, of: catalog)
      if differences.isEmpty { continue }
      let subject = Subject(
        set: catalog.set, table: catalog.tableName, key: "", locale: code.tag.description)
      let place = file.firstText(ofLocale: code.number) ?? .zero
      findings.add(
        subject, at: SourceSpan(file: number, bytes: place),
        code.message(in: file, differences)
      ) { finding in
        finding.detail = file.localeNames[code.number]
        let other = SourceSpan(file: number, bytes: file.firstText(ofLocale: code.other) ?? .zero)
        finding.related = [Related(other, "the other spelling")]
      }
    }
  }

  /// A code of a string catalog that spells a locale another way than a code before it, both by their index
  /// in `localeNames`.
  struct RepeatedCode {
    let number: Int
    let other: Int
    let tag: LocaleTag

    /// What is wrong with it.
    func message(
      in file: CatalogFile, _ differences: LocaleDifferences = LocaleDifferences()
    ) -> Finding.Wording {
      .twoFolders(file.localeNames[other], file.localeNames[number], tag, differences)
    }
  }

  /// The codes of a string catalog that spell a locale another way than a code before them.
  static func repeatedCodes(in file: CatalogFile) -> [RepeatedCode] {
    var seen: [LocaleTag: Int] = [:]
    return file.localeNames.enumerated().compactMap { number, name in
      guard let tag = LocaleTag(name).map({ shared($0, .xcstrings) }),
        let other = seen.updateValue(number, forKey: tag), file.localeNames[other] != name
      else { return nil }
      return RepeatedCode(number: number, other: other, tag: tag)
    }
  }
}

extension Finding.Wording {
  fileprivate static func twoFolders(
    _ first: String, _ second: String, _ language: LocaleTag,
    _ differences: LocaleDifferences, areApart: Bool = false
  ) -> Self {
    let advice: Self = areApart ? "give both the same texts" : "merge them into one"
    let words: Self =
      "\(quoting: first) and \(quoting: second) both name the locale \(language: language)"
    let differing: Self = "\(keys(differences.differing, "has", "have")) different texts in them"
    let single: Self = "\(keys(differences.single, "is", "are")) in only one of them"
    return switch (differences.differing.isEmpty, differences.single.isEmpty) {
    case (true, true): "\(words); \(advice)"
    case (false, true): "\(words), and \(differing); \(advice)"
    case (true, false): "\(words), and \(single); \(advice)"
    case (false, false): "\(words); \(differing), and \(single); \(advice)"
    }
  }

  /// A key, or how many there are and the first of them, with the verb for one or for several.
  private static func keys(
    _ keys: [String], _ one: Self, _ several: Self
  ) -> Self {
    let first: Self = "\(quoting: keys.first ?? "")"
    return keys.count > 1
      ? "\(keys.count) keys such as \(first) \(several)" : "the key \(first) \(one)"
  }
}
