/// A plural without a form that its language needs.
struct MissingPluralCategory: CatalogRule {
  /// Level of a category by the numbers that need it: `integer`, those up to a thousand; `large`, millions alone;
  /// `fraction`, where the count may be one.
  @Option(
    "levels",
    "Level for a missing form, by the numbers that need it. `off` means that the rule does not report it.",
    isByLocale: false)
  var levels: [String: Severity?] = ["integer": .warning, "large": nil, "fraction": .note]

  /// The level of a category that some numbers need.
  func severity(of numbers: String) -> Severity? { levels[numbers] ?? nil }

  static let metadata = RuleMetadata(
    id: "missing-plural-category", family: .localization, severity: .warning,
    levelRemark: """
      It is an error if `other` is missing and some numbers need it, except in `.stringsdict` files. It is \
      a note if only fractions need the form, or if the text of another form may be right for it.
      """,
    summary: "A plural lacks a form that its language uses.",
    rationale: """
      If a form is missing, Apple platforms and Android use `other`. Users read and hear the wrong \
      form for some numbers. Without `other`, Android throws an exception, and Apple platforms \
      show the format string itself.
      """,
    remedy: "Add the missing form. CLDR lists the forms of each language.",
    guidelines: [],
    accepted: [
      RuleExample(
        "%d 曲", language: "ja", remark: "a plural whose only form is `other`"),
      RuleExample(
        "",
        remark: "Spanish, French, Italian or Portuguese without `many`, which is for whole millions"
      ),
      RuleExample(
        "", remark: "forms that are equal, or that have the number after a colon"),
      RuleExample(
        "",
        remark:
          "a sentence without a number, such as “Delete the selected items?”: one plural for two and for five"
      ),
      RuleExample(
        "", remark: "Serbian “отпремања” for `few`: neuter nouns have one genitive for both"),
      RuleExample("", remark: "only a number, such as `%arg`"),
      RuleExample(
        "", remark: "English “+%d buried” for `one`: participles do not change with the number"),
      RuleExample("", remark: "Hebrew “%d תמונות” for `two`: a digit comes before the plural"),
      RuleExample(
        "", remark: "Romanian “%d selectate” for `few`: without “de” it is the form for few"),
      RuleExample(
        "",
        remark:
          "Russian, Ukrainian or Polish without `many`, whose `other` is the genitive plural"
      ),
      RuleExample(
        "", remark: "Russian `one few many` without `other` on Android: counts are whole"),
      RuleExample(
        "", remark: "Russian “%d сек.” for all numbers: an abbreviation has one form"),
      RuleExample(
        "", remark: "forms that are those of the source: they are not translated at all"),
      RuleExample(
        "", remark: "a text that ends in a name, such as “These images are licensed under %1$s”"),
      RuleExample("", remark: "Kabyle or Toki Pona, whose rules ICU does not know"),
    ])

  /// Compares the forms of every plural with what its language needs.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    var counted: [Counted] = []
    let duals = Self.localesWithDuals(context.plurals, catalog)
    context.plurals.visit(catalog) { row, locale, reference, file, forms, use in
      if locale == Catalog.sourceIndex, file.format.isApple,
        let own = Counted(row: row, scope: forms.scope),
        counted.last?.row != row || !own.variant.isEmpty
      {
        counted.append(own)
      }
      let source = Self.source(of: forms, row: row, locale: locale, catalog)
      let plural = ServedCategories.Plural(
        forms: forms, file: file, language: catalog.locales[locale].language)
      let isExempt =
        locale != Catalog.sourceIndex
        && Self.needsNoForms(plural, catalog.locales[locale], source, catalog.sourceLocale)
      if isExempt || Self.countsNothing(forms, file) { return }
      guard
        let found = loss(
          of: plural, use, source: source, hasDuals: duals.contains(locale),
          isTime: CountedTime.isCounted(row: row, forms.scope, in: catalog))
      else { return }
      let tag = catalog.locales[locale]
      let isFew = found.categories == [.few] && FewInOther.holds(plural)
      findings.add(
        catalog.subject(row: row, locale: locale, slot: forms.scope.description),
        at: catalog.place(of: reference),
        (isFew ? .fewInOther(tag, use) : nil)
          ?? .missingForms(
            found.categories, tag, examples: Self.examples(found.categories, use)),
        level: found.level
      ) { finding in
        finding.detail = found.categories.map(\.rawValue).joined(separator: " ")
        finding.text = forms.message(.other).flatMap { file.string(file.messages[$0].text) }
      }
    }
    for locale in catalog.locales.indices.dropFirst() {
      checkPlain(counted, locale: locale, catalog, context, into: &findings)
    }
  }

  /// Whether a translation reads right for every number, or is not translated at all.
  private static func needsNoForms(
    _ plural: ServedCategories.Plural, _ tag: LocaleTag, _ source: ServedCategories.Plural?,
    _ sourceLocale: LocaleTag
  ) -> Bool {
    tag.isVariant(ofEnglishSource: sourceLocale) || fitsEveryNumber(plural.forms, plural.file)
      || isAbbreviation(plural.forms, plural.file, of: source)
      || isCopy(plural.forms, plural.file, of: source)
  }

  /// The categories whose numbers are read wrong in a plural, with the level of that; nil where there are none.
  private func loss(
    of plural: ServedCategories.Plural, _ use: PluralUse?, source: ServedCategories.Plural?,
    hasDuals: Bool, isTime: @autoclosure () -> Bool
  ) -> (categories: [PluralCategory], level: Severity)? {
    let (forms, file) = (plural.forms, plural.file)
    let served = ServedCategories(plural)
    guard
      let found = missing(
        forms, use, isWhole: Self.isWhole(forms, file), isAndroid: !file.format.isApple,
        isStringsdict: file.format == .stringsdict, isTime: isTime(),
        isServed: { served.serve($0, source: source) })
    else { return nil }
    let lacksKnownDual = found.categories == [.two] && !hasDuals && Self.hasDualAlone(use)
    // The plural without a number is said of two as well.
    if lacksKnownDual, !served.showsNumber { return nil }
    let isGenitive =
      found.categories == [.many] && GenitivePlural.isOther(of: forms, use, in: file)
    // Nobody sees the form for fractions of what is counted in whole numbers.
    if isGenitive, !file.format.isApple || Self.isWhole(forms, file) { return nil }
    let isSame =
      switch found.categories {
      // "1 selected" is right without a form of its own.
      case [.one]: plural.language == "en" && !Self.namesThings(forms, file)
      case [.two]: served.mayServeForTwo || lacksKnownDual
      default:
        isGenitive
          || found.categories == [.few, .many]
            && GenitivePlural.isOfForeignWord(forms, use, in: file)
      }
    return (found.categories, isSame ? .note : found.level)
  }

  /// The locales of which some plural has a form for two.
  private static func localesWithDuals(_ plurals: PluralEntries, _ catalog: Catalog) -> Set<Int> {
    var found: Set<Int> = []
    plurals.visit(catalog) { _, locale, _, _, forms, _ in
      if forms.has(.two) { found.insert(locale) }
    }
    return found
  }

  /// Whether a language has a form for two beside the usual ones for one and for others: Santali, Inuktitut, Sami.
  ///
  /// CLDR learned of these languages late. Many tools of translators and older systems do not offer their dual.
  private static func hasDualAlone(_ use: PluralUse?) -> Bool {
    use.map { Set($0.integerCategories) == [.one, .two, .other] } ?? false
  }

  /// The categories that a plural lacks, with the highest of their levels; nil when none counts.
  private func missing(
    _ forms: PluralForms, _ use: PluralUse?, isWhole: @autoclosure () -> Bool, isAndroid: Bool,
    isStringsdict: Bool, isTime: @autoclosure () -> Bool, isServed: (PluralCategory) -> Bool
  ) -> (categories: [PluralCategory], level: Severity)? {
    var found: [PluralCategory] = []
    var level: Severity?
    func add(_ category: PluralCategory, _ own: Severity?) {
      guard let own else { return }
      found.append(category)
      level = max(level ?? own, own)
    }
    for category in PluralCategory.allCases where category != .other && !forms.has(category) {
      guard let reach = use?.reach(of: category), reach != .none, !isServed(category) else {
        continue
      }
      add(
        category,
        severity(of: reach, isWhole: isWhole(), isAndroid: isAndroid, isTime: isTime()))
    }
    if !forms.has(.other) {
      let isNeeded = use.map { $0.reach(of: .other) == .integer || !found.isEmpty } ?? true
      if isStringsdict {
        add(.other, .warning)
      } else if isNeeded {
        add(.other, .error)
      } else if !isAndroid {
        // Android counts with whole numbers alone.
        add(.other, .note)
      }
    }
    return level.map { (found, $0) }
  }

  /// The level of a category that a language has for some numbers; nil where nobody counts with such numbers.
  private func severity(
    of reach: PluralUse.Reach, isWhole: @autoclosure () -> Bool, isAndroid: Bool,
    isTime: @autoclosure () -> Bool
  ) -> Severity? {
    switch reach {
    case .none: return nil
    case .integer: return severity(of: "integer")
    case .large:
      // Nobody waits or counts back a million minutes.
      guard let level = severity(of: "large"), !isTime() else { return nil }
      return level
    case .fraction:
      if !isAndroid, !isWhole() { return severity(of: "fraction") }
      return nil
    }
  }

  /// The forms of the source text that some forms of a locale translate; nil in the source itself, and where it has none.
  private static func source(
    of forms: PluralForms, row: Int, locale: Int, _ catalog: Catalog
  ) -> ServedCategories.Plural? {
    guard locale != Catalog.sourceIndex,
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    let file = catalog.file(of: source)
    let found = PluralForms.all(of: source, in: file).first { $0.scope == forms.scope }
    return found.map {
      ServedCategories.Plural(forms: $0, file: file, language: catalog.sourceLocale.language)
    }
  }

  /// Whether the form for all other numbers has no word that could change with a number: it is the number alone; or it
  /// belongs to a variable that stands for a text, whose count nobody knows.
  private static func countsNothing(_ forms: PluralForms, _ file: CatalogFile) -> Bool {
    guard let other = forms.message(.other) else { return false }
    let text = file.bytes(file.messages[other].text)
    if text.count == 0 { return false }
    if !WordlessText.holdsWords(text) || text.spells("%arg") { return true }
    guard file.format == .stringsdict else { return false }
    var hasObject = false
    for index in text.indices where text[index] == "%" {
      guard case .argument(.object) = NSStringFormat.specifier(at: index, in: text).meaning else {
        return false
      }
      hasObject = true
    }
    return hasObject
  }

  /// Whether the text for all other numbers does not change with the number: several forms have it already, or the
  /// number stands by itself behind a colon ("Selected: %d") or before a symbol ("%d s"), or Arabic's "of the" follows
  /// it ("%d من الصور").
  private static func fitsEveryNumber(_ forms: PluralForms, _ file: CatalogFile) -> Bool {
    guard let other = forms.message(.other) else { return false }
    let text = file.bytes(file.messages[other].text)
    if forms.messages.count > 1,
      Set(forms.messages.map { file.string(file.messages[$0].text) }).count == 1
    {
      return true
    }
    // Java's conversions of numbers are among Foundation's.
    guard let number = text.firstIndex(of: "%") else { return false }
    let end = NSStringFormat.specifier(at: number, in: text).end
    if number > 0, end == text.count {
      return text[number - 1] == ":" || number > 1 && text[number - 2] == ":"
    }
    if text.begins(with: " من ", at: end) { return true }
    let letters = text.indices.filter { text.isWord(at: $0) && !(number..<end).contains($0) }
    return letters.count <= 2
  }

  /// Whether the text for all other numbers is a number and an abbreviation, which does not change with it: "%d сек." for
  /// "%d seconds".
  ///
  /// A full stop that the source lacks is that of a shortened word.
  private static func isAbbreviation(
    _ forms: PluralForms, _ file: CatalogFile,
    of source: @autoclosure () -> ServedCategories.Plural?
  ) -> Bool {
    guard let other = forms.message(.other) else { return false }
    let words = ServedCategories.words(file.string(file.messages[other].text) ?? "")
    guard words.count == 2, let number = words.first, let unit = words.last else { return false }
    guard number.hasPrefix("%"), unit.dropLast().allSatisfy(\.isLetter),
      Abbreviation.isUnit("1 \(unit)".utf8.span), let meant = source()?.text(.other)
    else { return false }
    return !meant.hasSuffix(".")
  }

  /// Whether the text for all other numbers is that of the source: it is not translated, and neither would more forms be.
  private static func isCopy(
    _ forms: PluralForms, _ file: CatalogFile,
    of source: @autoclosure () -> ServedCategories.Plural?
  ) -> Bool {
    guard let other = forms.message(.other), let text = file.string(file.messages[other].text),
      let original = source()?.text(.other)
    else { return false }
    return !text.isEmpty && text == original
  }

  /// Whether an English form for several has a word in the plural, by its last letter.
  private static func namesThings(_ forms: PluralForms, _ file: CatalogFile) -> Bool {
    guard let other = forms.message(.other) else { return true }
    let text = file.bytes(file.messages[other].text)
    return text.indices.contains { index in
      text[index] | 0x20 == "s" && text.isWord(at: index - 1)
        && !text.isWord(at: index + 1)
    }
  }

  /// Whether the count of a plural is a whole number: no form shows a fraction, nor an object that may be one.
  private static func isWhole(_ forms: PluralForms, _ file: CatalogFile) -> Bool {
    for message in forms.messages {
      let text = file.bytes(file.messages[message].text)
      var (hasObject, hasInteger) = (false, false)
      for index in text.indices where text[index] == "%" {
        let spec = NSStringFormat.specifier(at: index, in: text)
        if case .argument(.float) = spec.meaning { return false }
        if case .argument(.object) = spec.meaning { hasObject = true }
        if case .argument(.integer) = spec.meaning { hasInteger = true }
      }
      // Beside a whole number, an object is a name: "%@ and %lld others".
      if hasObject, !hasInteger { return false }
    }
    return true
  }

  /// Two numbers that the missing categories are used for, if there are as many: the smallest that are counted, as
  /// few texts count nothing.
  static func examples(_ categories: [PluralCategory], _ use: PluralUse?) -> [Int] {
    guard let use else { return [] }
    let counted = categories.filter { $0 != .other && $0 != .zero }
    var examples: [Int] = []
    for category in counted where examples.count < 2 {
      examples += use.examples(of: category)
    }
    if examples.isEmpty, categories.contains(.zero) { examples = use.examples(of: .zero) }
    return Array(examples.prefix(2))
  }
}
