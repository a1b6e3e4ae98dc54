/// A translation of a text that its source says must not be translated.
struct TranslatedUntranslatable: CatalogRule {
  static let metadata = RuleMetadata(
    id: "translated-untranslatable", family: .localization, severity: .warning,
    levelRemark: """
      It is a note in a variant of English, for a value in other letters, and if only the translation says \
      that it must not be translated. Many such entries in a file are one note. A name under which an app for Android \
      stores a setting is a warning in any letters.
      """,
    summary: "A locale has its own value for an entry that must not be translated.",
    rationale: """
      Names of services, keys and addresses are the same in all languages. A value that differs \
      from the source breaks the feature for the users of that language.
      """,
    remedy: """
      Remove the entry from the translation. If the translation is wanted, mark the entry as \
      translatable in the source.
      """,
    guidelines: [],
    accepted: [
      RuleExample("", remark: "folders of other qualifiers, such as `values-land`"),
      RuleExample("", remark: "a value that equals the source: users read the same"),
    ])

  /// Texts of their own up to which those of a file are told one by one: more are a document, which somebody had
  /// translated.
  private static let mostTold = 4

  /// A value of an entry that must not be translated.
  private struct Value {
    let row: Int
    let locale: Int
    let own: EntryReference
    let source: EntryReference?
    /// Whether the source says it, and not the translation.
    let isFixed: Bool
    /// Whether nothing says it but what the source is: a name that code looks up.
    let isName: Bool
  }

  /// What the values of a group have in common.
  private struct GroupName: Hashable {
    let file: Int32
    let locale: Int
  }

  /// Looks for values of untranslatable entries in the locales.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let marked = catalog.entryFlags.map { $0.contains(.untranslatable) }
    let isTranslationMarked = marked.indices.contains { number in
      guard marked[number] else { return false }
      let tag = catalog.places[number].tag ?? catalog.sourceLocale
      return catalog.files[number].format.namesLocales || tag.merged != catalog.sourceLocale
    }
    var values: [Value] = []
    for row in catalog.rows.indices {
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      let isMarked = source.map { !catalog[$0].isTranslatable } ?? false
      let isName = !isMarked && SettingKey.isText(ofRow: row, catalog, context.kinds)
      let isFixed = isMarked || isName
      if !isFixed, !isTranslationMarked { continue }
      for locale in catalog.locales.indices.dropFirst() {
        guard let own = catalog.entry(row: row, locale: locale) else { continue }
        if !isFixed, !marked[Int(own.file)] { continue }
        // Values of a region that its own file keeps from translators: sizes of paper.
        if catalog.file(of: own).source.path.hasFileName(with: "donottranslate") { continue }
        let entry = catalog[own]
        // So do those that say it at the entry itself, as the source does.
        if isFixed, !entry.isTranslatable, !catalog.file(of: own).format.isApple { continue }
        // The readers mark every locale of a string catalog's key that must not be translated.
        guard isFixed || !entry.isTranslatable, entry.type != .alias,
          !catalog.isBlank(own), Self.isWritten(own, catalog),
          !catalog.isIgnored(own, check: "Untranslatable")
        else { continue }
        // Users read the same with it and without it.
        if isFixed, let source, Self.haveSameTexts(own, source, catalog) { continue }
        values.append(
          Value(
            row: row, locale: locale, own: own, source: source, isFixed: isFixed, isName: isName))
      }
    }
    add(values, catalog, into: &findings)
  }

  /// Adds what is told of the values, those of a file that nothing can mend by itself as one where they are many.
  private func add(
    _ values: [Value], _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let own = values.filter { $0.isFixed && !$0.isName }
    let groups = Dictionary(grouping: own) { GroupName(file: $0.own.file, locale: $0.locale) }
      .filter { $0.value.count > Self.mostTold }
    var told: Set<GroupName> = []
    for value in values {
      let name = GroupName(file: value.own.file, locale: value.locale)
      guard value.isFixed, !value.isName, let group = groups[name] else {
        add(value, catalog, into: &findings)
        continue
      }
      if told.insert(name).inserted { add(group: group, catalog, into: &findings) }
    }
  }

  /// Adds one finding for many values of a file.
  private func add(
    group: [Value], _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    guard let first = group.first else { return }
    var subject = catalog.subject(row: first.row, locale: first.locale)
    subject.key = ""
    findings.addGroup(
      subject, at: place(of: first, catalog), .mustNotBeTranslated(group.count), level: .note
    ) { findings in
      for value in group { add(value, catalog, into: &findings) }
    } with: { finding in
      finding.detail = catalog.file(of: first.own).source.path
      finding.text = catalog.firstText(of: first.own)
    }
  }

  /// Whether a locale's entry has a text that stands in the file.
  private static func isWritten(_ own: EntryReference, _ catalog: Catalog) -> Bool {
    let file = catalog.file(of: own)
    return file.messageRange(ofEntry: Int(own.entry)).contains { message in
      let record = file.messages[message]
      return !record.text.isNone && record.flags.isDisjoint(with: [.missingValue, .unfinished])
    }
  }

  private func add(
    _ value: Value, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let own = value.own
    // Nobody but who wrote it knows whether a translation is a mistake, or the mark of its source is: it has no fix.
    findings.add(
      catalog.subject(row: value.row, locale: value.locale), at: place(of: value, catalog),
      value.isName ? .isName : value.isFixed ? .mustNotBeTranslated : .marksItself,
      level: level(of: value, catalog)
    ) { finding in
      finding.text = catalog.firstText(of: own)
      finding.source = value.source.flatMap { catalog.firstText(of: $0) }
    }
  }

  private func level(of value: Value, _ catalog: Catalog) -> Severity {
    if value.isName { return .warning }
    let isVariant = catalog.locales[value.locale].isVariant(ofEnglishSource: catalog.sourceLocale)
    return isVariant || !value.isFixed || isInOtherLetters(value, catalog) ? .note : .warning
  }

  /// Whether a value has letters of a script that its source does not have: a name that readers of that script know, and
  /// no key or address.
  private func isInOtherLetters(_ value: Value, _ catalog: Catalog) -> Bool {
    guard let source = value.source.flatMap({ catalog.firstText(of: $0) }),
      let own = catalog.firstText(of: value.own)
    else { return false }
    return !Self.scripts(own).isSubset(of: Self.scripts(source))
  }

  private static func scripts(_ text: String) -> Set<Script> {
    Set(text.unicodeScalars.compactMap(LetterScripts.script(of:)))
  }

  private func place(of value: Value, _ catalog: Catalog) -> SourceSpan {
    let file = catalog.file(of: value.own)
    // The key of a string catalog is that of all its locales.
    if file.format.namesLocales,
      let message = file.messageRange(ofEntry: Int(value.own.entry)).first
    {
      return SourceSpan(file: Int(value.own.file), bytes: file.messages[message].value)
    }
    return catalog.keySpan(of: value.own)
  }

  /// Whether two entries have the same texts in the same order.
  private static func haveSameTexts(
    _ own: EntryReference, _ source: EntryReference, _ catalog: Catalog
  ) -> Bool {
    let (file, sourceFile) = (catalog.file(of: own), catalog.file(of: source))
    let texts = file.messageRange(ofEntry: Int(own.entry))
    let sources = sourceFile.messageRange(ofEntry: Int(source.entry))
    guard texts.count == sources.count else { return false }
    return zip(texts, sources).allSatisfy { text, source in
      let (text, source) = (file.messages[text].text, sourceFile.messages[source].text)
      return file.holdsSame(text, as: source, of: sourceFile)
        || !text.isNone && !source.isNone
          && readTheSame(file.bytes(text), sourceFile.bytes(source))
    }
  }

  /// Whether two texts differ at most by the quotes around values in tags: `<a href="x">`, `<a href=x>`.
  private static func readTheSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var (index, place) = (0, 0)
    var isInTag = false
    while true {
      while isInTag, index < one.count, isQuote(one[index]) { index += 1 }
      while isInTag, place < other.count, isQuote(other[place]) { place += 1 }
      guard index < one.count, place < other.count else {
        return index == one.count && place == other.count
      }
      if one[index] != other[place] { return false }
      if one[index] == "<" { isInTag = true }
      if one[index] == ">" { isInTag = false }
      index += 1
      place += 1
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == "\"" || byte == "'"
  }
}

extension Finding.Wording {
  fileprivate static let mustNotBeTranslated: Self =
    """
    the source marks this entry as not translatable; remove this translation, or mark the entry as translatable in the source
    """

  fileprivate static let isName: Self =
    """
    code finds a setting by this text, which must be the same in all languages; remove this translation, and add \
    translatable="false" to the source
    """

  fileprivate static func mustNotBeTranslated(_ count: Int) -> Self {
    """
    this file translates \(count) texts that the source marks as not translatable; remove these translations, \
    or mark the texts as translatable in the source
    """
  }

  fileprivate static let marksItself: Self =
    "this translation is marked as not translatable, but the source is not; remove the mark"
}
