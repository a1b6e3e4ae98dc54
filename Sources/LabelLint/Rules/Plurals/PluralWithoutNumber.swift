/// A plural form that names one number where its language uses it for several.
struct PluralWithoutNumber: CatalogRule {
  @Option("notes", "Whether forms without any number are reported as notes.")
  var reportsNotes = true

  static let metadata = RuleMetadata(
    id: "plural-without-number", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if the form shows no number, if its other numbers are rare, and for `few` in Arabic.
      """, isFixable: true,
    summary: """
      A plural form shows no number or a fixed one, but its language uses the form for several \
      numbers.
      """,
    rationale: """
      In many languages `one` is used for several numbers. Russian uses it for 21 and 31. A form \
      with "1" is wrong for the others.
      """,
    remedy: "Replace the number with the placeholder of `other`.",
    guidelines: [],
    accepted: [
      RuleExample("1 follower", remark: "English `one` is 1 and nothing else"),
      RuleExample(
        "",
        remark:
          "French “1 page” for `one`, which is for 0 and 1: apps rarely count nothing, unless the source has a form for 0"
      ),
      RuleExample("", remark: "French `one` with a form for 0 on Apple platforms"),
      RuleExample(
        "",
        remark:
          "Russian “Next chapter” for `one` where the source has “Next chapter” and “Next %d chapters”: few amounts are offered"
      ),
      RuleExample("", remark: "a plural that shows its number in no form"),
      RuleExample(
        "", remark: "Slovenian `one` without a number: its next number is 101"),
      RuleExample(
        "", remark: "Serbian “Сваког сата” for `one` where the source has “Every hour”"),
    ])

  /// Looks for the count in every form but `other`.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    var scanner = PlaceholderScanner()
    context.plurals.visit(catalog) { row, locale, reference, file, forms, use in
      guard let use, let other = forms.message(.other),
        !file.messages[other].flags.contains(.reference)
      else { return }
      if let count = Self.countOfSource(for: other, of: reference, row, locale, catalog, &scanner),
        !Self.shows(other, in: file, &scanner)
      {
        // What is missing without a number is a placeholder.
        guard let digits = Self.digits(of: other, in: file) else { return }
        return report(
          other, digits, count: count, .other, use, catalog,
          (row: row, locale: locale, file: Int(reference.file)),
          file.entries[Int(reference.entry)], file, into: &findings)
      }
      let several = Self.ambiguous(forms, use)
      if several.isEmpty { return }
      // Apple platforms take the form for 0 in every language.
      let hasOwnNone = file.format.isApple && forms.has(.zero)
      guard let count = Self.count(of: other, in: file, &scanner) else { return }
      for category in several {
        guard let message = forms.message(category),
          !file.messages[message].flags.contains(.reference),
          !Self.shows(message, in: file, &scanner)
        else { continue }
        let digits = Self.digits(of: message, in: file)
        // "Every minute": nobody sets an interval of 101.
        if digits == nil, !reportsNotes || Self.isRare(category, use) { continue }
        // "Tomorrow", "next chapter": where the source does not count either, its author thought of a few amounts.
        if digits == nil, Self.isRareAmount(category, forms, use, row, catalog),
          Self.isFixedInSource(forms, row, locale, catalog, &scanner)
        {
          continue
        }
        // Many apps show another text where there is nothing to count.
        if use.coversNoneAndOne(category),
          hasOwnNone || digits == nil || !Self.countsNone(forms, row, locale, catalog)
        {
          continue
        }
        report(
          message, digits, count: count, category, use, catalog,
          (row: row, locale: locale, file: Int(reference.file)),
          file.entries[Int(reference.entry)], file,
          isRare: Self.isRareAmount(category, forms, use, row, catalog), into: &findings)
      }
    }
  }

  /// The forms that several whole numbers share, so that a text without its number does not tell which.
  private static func ambiguous(_ forms: PluralForms, _ use: PluralUse) -> [PluralCategory] {
    forms.categories.filter {
      $0 != .other && use.coversSeveral($0) && use.reach(of: $0) == .integer
    }
  }

  /// Whether the source's form for one shows no placeholder either; false in the source itself.
  private static func isFixedInSource(
    _ forms: PluralForms, _ row: Int, _ locale: Int, _ catalog: Catalog,
    _ scanner: inout PlaceholderScanner
  ) -> Bool {
    guard let source = source(of: forms, row, locale, catalog) else { return false }
    return source.forms.message(.one).map { !shows($0, in: source.file, &scanner) } ?? false
  }

  /// Whether the source has a form for 0 that the platform takes in every language, so that nothing is counted.
  private static func countsNone(
    _ forms: PluralForms, _ row: Int, _ locale: Int, _ catalog: Catalog
  ) -> Bool {
    guard let source = source(of: forms, row, locale, catalog) else { return false }
    return source.file.format.isApple && source.forms.has(.zero)
  }

  /// The forms of the source text that some forms of a locale translate; nil in the source itself, and where it has none.
  private static func source(
    of forms: PluralForms, _ row: Int, _ locale: Int, _ catalog: Catalog
  ) -> (forms: PluralForms, file: CatalogFile)? {
    guard locale != Catalog.sourceIndex,
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    let file = catalog.file(of: source)
    let own = PluralForms.all(of: source, in: file).first { $0.scope == forms.scope }
    return own.map { ($0, file) }
  }

  /// Smallest number that few lists, timers and intervals of an app reach.
  private static let fewReach = 100

  /// Whether the second number of a form is one that few counts reach: Slovenian has one for 1 and 101.
  private static func isRare(_ category: PluralCategory, _ use: PluralUse) -> Bool {
    let examples = use.examples(of: category)
    return examples.count > 1 && examples[1] > fewReach
  }

  /// Largest number that timers, intervals, periods and amounts on offer usually count to.
  private static let mostOfFew = 20

  /// Whether a form is for spans of time, or for amounts that an app offers, of which few reach its second number: Russian
  /// has one for 1 and 21 seconds.
  private static func isRareAmount(
    _ category: PluralCategory, _ forms: PluralForms, _ use: PluralUse, _ row: Int,
    _ catalog: Catalog
  ) -> Bool {
    let examples = use.examples(of: category)
    guard examples.count > 1, examples[1] > mostOfFew else { return false }
    return CountedTime.isCounted(row: row, forms.scope, in: catalog)
      || isSetting(row: row, in: catalog) || isOffered(row: row, forms.scope, in: catalog)
  }

  private static let choices = Resource.words("keys/choices")

  /// Whether a plural is for the amounts of a setting by its key, as a list or a slider offers them: `pref_pages`.
  private static func isSetting(row: Int, in catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    return KeyWords(file.bytes(file.entries[Int(first.entry)].key)).holds(choices)
  }

  /// English words before a number of things that somebody chooses: "next 5 chapters".
  private static let choosing = Resource.words("phrases/choosing")

  /// Whether an English source counts some of a row of things, as a menu offers them: "Next %d chapters".
  private static func isOffered(row: Int, _ scope: SlotPath, in catalog: Catalog) -> Bool {
    guard catalog.sourceLocale.language == "en",
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let message = catalog.message(
        of: source, slot: SlotPath(scope.components + [.plural(.other)])),
      let text = catalog.file(of: source).string(
        catalog.file(of: source).messages[message].text)
    else { return false }
    let words = ServedCategories.words(text.lowercased())
    return zip(words, words.dropFirst()).contains { word, number in
      choosing.contains(String(word)) && number.hasPrefix("%")
    }
  }

  private func report(
    _ message: Int, _ digits: Range<Int>?, count: Count, _ category: PluralCategory,
    _ use: PluralUse, _ catalog: Catalog, _ place: (row: Int, locale: Int, file: Int),
    _ entry: Entry, _ file: CatalogFile, isRare isRareTime: Bool = false,
    into findings: inout FindingCollector
  ) {
    let slot = file.slots[Int(file.messages[message].slot)]
    let bytes =
      digits.map { file.sourceRange(of: $0, inMessage: message) } ?? file.messages[message].value
    let isFew = category == .few && catalog.locales[place.locale].language == "ar"
    let isOneOrNone = use.coversNoneAndOne(category)
    let examples = use.examples(of: category)
    let isRare = isRareTime || Self.isRare(category, use)
    findings.add(
      catalog.subject(row: place.row, locale: place.locale, slot: slot.description),
      at: SourceSpan(file: place.file, bytes: bytes),
      .fixed(
        category, catalog.locales[place.locale], examples: examples,
        areAll: isOneOrNone, hasDigits: digits != nil),
      level: digits == nil || isFew || isRare ? .note : .warning
    ) { finding in
      finding.detail = digits == nil ? "none" : "digits"
      finding.text = file.string(file.messages[message].text)
      guard let written = count.written, Self.isSurelyCount(category, message, in: file),
        let escaping = ValueEscaping(message: message, of: entry, in: file),
        let text = escaping.escaped(written, isAtStart: false)
      else { return }
      finding.fixes = [
        Fix(
          "Write \(quoting: written)", safety: .unsafe,
          edits: [Edit(SourceSpan(file: place.file, bytes: bytes), with: text)])
      ]
    }
  }

  /// Whether the one number of a text is the count that its form is for: not the digit of a broken placeholder, nor a
  /// percentage, nor one of several numbers.
  private static func isSurelyCount(
    _ category: PluralCategory, _ message: Int, in file: CatalogFile
  ) -> Bool {
    let text = file.bytes(file.messages[message].text)
    let numbers = NumberReading.numbers(in: text)
    guard numbers.count == 1, let number = numbers.first?.number, number.fraction == 0 else {
      return false
    }
    if category == .one, number.whole != 1 { return false }
    return !holdsSign(text)
  }

  /// Whether a sign of placeholders stands in a text, or a percent sign of any script.
  private static func holdsSign(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case "%", "$", "{", "@": return true
      default: break
      }
      if text.begins(with: "٪", at: index) || text.begins(with: "％", at: index) { return true }
    }
    return false
  }

  /// Byte offsets of the first number that a text writes out; nil without one.
  private static func digits(of message: Int, in file: CatalogFile) -> Range<Int>? {
    NumberReading.numbers(in: file.bytes(file.messages[message].text)).first?.range
  }

  /// The placeholder that shows the count in a form.
  private struct Count {
    /// What to write; nil where several placeholders may show it, or one of them is broken.
    var written: String?
  }

  /// The placeholder of the count in the source text of a translation's form; nil in the source, and where it has none.
  private static func countOfSource(
    for message: Int, of entry: EntryReference, _ row: Int, _ locale: Int, _ catalog: Catalog,
    _ scanner: inout PlaceholderScanner
  ) -> Count? {
    guard locale != Catalog.sourceIndex,
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let original = catalog.sourceMessage(
        of: MessageReference(entry: entry, message: message), in: source)
    else { return nil }
    return count(of: original, in: catalog.file(of: source), &scanner)
  }

  /// The placeholder of the count in a text, which is the only whole number, or the only placeholder; nil where there is
  /// none.
  private static func count(
    of message: Int, in file: CatalogFile, _ scanner: inout PlaceholderScanner
  ) -> Count? {
    let text = file.bytes(file.messages[message].text)
    scanner.scan(text, as: reading(file))
    let all = scanner.placeholders.filter(isCount)
    if all.isEmpty { return nil }
    let numbers = all.filter { $0.argument == .integer || $0.argument == .number }
    let candidates = numbers.isEmpty ? all : numbers
    guard candidates.count == 1, let only = candidates.first, scanner.problems.isEmpty else {
      return Count(written: nil)
    }
    return Count(written: Text.verbatim(text, only.span.range))
  }

  /// Whether a text has any placeholder for the count, or what is left of a numbered one: `%1$` without its `d` is
  /// another fault.
  private static func shows(
    _ message: Int, in file: CatalogFile, _ scanner: inout PlaceholderScanner
  ) -> Bool {
    let text = file.bytes(file.messages[message].text)
    scanner.scan(text, as: reading(file))
    if scanner.placeholders.contains(where: isCount) { return true }
    for problem in scanner.problems
    where NumberReading.argumentEnd(at: problem.span.range.lowerBound, in: text) != nil {
      return true
    }
    return false
  }

  /// Whether a placeholder may show the count: anything but a date or a word of a list.
  private static func isCount(_ placeholder: Placeholder) -> Bool {
    switch placeholder.argument {
    case .date, .select, .pointer, .character: false
    default: true
    }
  }

  private static func reading(_ file: CatalogFile) -> PlaceholderReading {
    PlaceholderReading(platform: file.format.platform, isSubstitution: file.format.namesLocales)
  }
}

extension Finding.Wording {
  fileprivate static func fixed(
    _ category: PluralCategory, _ tag: LocaleTag, examples: [Int], areAll: Bool, hasDigits: Bool
  ) -> Self {
    let name: Self = "\(quoting: category.rawValue)"
    let numbers: Self =
      areAll
      ? " (0 and 1)" : examples.count > 1 ? " (\(examples[0]), \(examples[1]), …)" : ""
    if hasDigits {
      return
        "the form for \(name) contains a fixed number, but \(language: tag) uses this form for several numbers\(numbers); write the placeholder instead"
    }
    return
      "the form for \(name) shows no number, but \(language: tag) uses this form for several numbers\(numbers); add the placeholder"
  }
}
