/// A plural form that its language does not use.
struct UnusedPluralCategory: CatalogRule {
  @Option("equal", "Whether to report also a form with the same text as a form that users see.")
  var reportsEqual = false

  static let metadata = RuleMetadata(
    id: "unused-plural-category", family: .localization, severity: .note, isFixable: true,
    summary: "A plural has a form that its language does not use.",
    rationale: """
      Users do not see the form, except perhaps on older systems. For example, Hebrew used `many` \
      before version 42 of the Unicode language data (CLDR). The work of the translator is lost. \
      If only this form has a piece of information, users never read it.
      """,
    remedy: """
      If the form says something that the others do not, move it to a form that is used. Then \
      remove the form.
      """,
    guidelines: [],
    accepted: [
      RuleExample("", remark: "Chinese `one` with the text of `other`"),
      RuleExample(
        "", remark: "Ukrainian `two` with the text of `few`: a tool wrote all six forms"),
      RuleExample("", remark: "English `zero` in a `.stringsdict` or string catalog"),
      RuleExample(
        "", remark: "Khmer `one` that differs from `other` only by zero-width spaces"),
      RuleExample("", remark: "Chinese “1 秒” for `one` where `other` is “%d 秒”"),
      RuleExample("", remark: "a form that differs from another only by a final full stop"),
      RuleExample("", remark: "the name of the category, such as “many” for `many`"),
    ])

  /// Compares the forms of every plural with those its language uses.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    var scanner = PlaceholderScanner()
    context.plurals.visit(catalog) { row, locale, reference, file, forms, use in
      guard let use else { return }
      for category in forms.categories
      where category != .other && use.reach(of: category) == .none {
        if category == .zero, file.format.isApple { continue }
        guard let message = forms.message(category) else { continue }
        let isEqual = forms.categories.contains { other in
          guard other == .other || use.reach(of: other) != .none,
            let shown = forms.message(other)
          else { return false }
          return Self.readsSame(message, of: category, as: shown, in: file, &scanner)
        }
        if isEqual, !reportsEqual { continue }
        // A program asks for the name of the category.
        if file.bytes(file.messages[message].text).equals(category.rawValue) { continue }
        let slot = file.slots[Int(file.messages[message].slot)]
        findings.add(
          catalog.subject(row: row, locale: locale, slot: slot.description),
          at: SourceSpan(file: Int(reference.file), bytes: file.messages[message].value),
          .unused(category, catalog.locales[locale])
        ) { finding in
          finding.text = file.string(file.messages[message].text)
          let value = file.messages[message].value
          let element =
            ElementSpan.element(["item"], around: value, in: file)
            ?? StringCatalogMember.pluralForm(
              around: value, of: file.entries[Int(reference.entry)], in: file)
          if let element {
            finding.fixes = [
              Fix(
                "Remove the form", safety: isEqual ? .safe : .unsafe,
                edits: [Edit(SourceSpan(file: Int(reference.file), bytes: element), with: "")])
            ]
          }
        }
      }
    }
  }

  /// Whether users read the same in two texts.
  ///
  /// They differ at most by spaces without a width, which Khmer and Lao write between words, by a final full stop, or
  /// by the number of the category, which the other text has as a placeholder.
  private static func readsSame(
    _ text: Int, of category: PluralCategory, as other: Int, in file: CatalogFile,
    _ scanner: inout PlaceholderScanner
  ) -> Bool {
    guard let own = file.string(file.messages[text].text),
      let shown = file.string(file.messages[other].text)
    else { return false }
    let visible = visible(own)
    if visible == Self.visible(shown) { return true }
    let bytes = file.bytes(file.messages[text].text)
    guard let value = value(of: category),
      let number = NumberReading.numbers(in: bytes).first(where: {
        $0.number.whole == value && $0.number.fraction == 0
      })
    else { return false }
    let digits = Array(own.utf8)[number.range]
    scanner.scan(
      file.bytes(file.messages[other].text),
      as: PlaceholderReading(
        platform: file.format.platform, isSubstitution: file.format.namesLocales))
    return scanner.placeholders.contains { placeholder in
      var filled = Array(shown.utf8)
      filled.replaceSubrange(placeholder.span.range, with: digits)
      return visible == Self.visible(String(decoding: filled, as: UTF8.self))
    }
  }

  /// The number that a category is named after; nil where it is not named after one.
  private static func value(of category: PluralCategory) -> Int? {
    switch category {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few, .many, .other: nil
    }
  }

  /// Full stops of the scripts that have one.
  private static let fullStops: Set<Unicode.Scalar> = [
    ".", "\u{589}", "\u{6D4}", "\u{964}", "\u{104B}", "\u{1362}", "\u{17D4}", "\u{3002}",
    "\u{FF0E}",
  ]

  /// What users see of a text, without its final full stop.
  private static func visible(_ text: String) -> String {
    var scalars = text.unicodeScalars.filter { $0 != "\u{200B}" }
    if let last = scalars.last, fullStops.contains(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Finding.Wording {
  fileprivate static func unused(_ category: PluralCategory, _ tag: LocaleTag) -> Self {
    "the plural rules of \(language: tag) do not use the form for \(quoting: category.rawValue); remove it"
  }
}
