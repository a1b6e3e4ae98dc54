/// A placeholder that the platform refuses, or prints as something else than was meant.
///
/// A percent sign behind a number is silent where nothing of the entry is formatted, and gets no warning:
/// all 60 such texts of the apps it was tried on are prose ("0%, 25% and 100%", "not 100% guaranteed")
/// that reaches users as it is written.
struct InvalidPlaceholder: TextRule, CatalogRule {
  static let scope = TextScope.everyText

  static let metadata = RuleMetadata(
    id: "invalid-placeholder", family: .localization, severity: .error,
    levelRemark: """
      It is a warning if nothing shows that code formats the text, if nothing selects a branch, and if \
      users see a second percent sign or the name of a Swift variable. It is a note if that is not sure, \
      or if an argument is left out or used as two types of values.
      """, isFixable: true,
    summary: "A placeholder, variable or value type of a format string does not work.",
    rationale: """
      Android throws an exception. Apple platforms and Compose print the placeholder itself, or \
      nothing, where users expect a number or a name.
      """,
    remedy: """
      Write the specifier as the platform expects it (`%1$s` on Android and Compose, `%1$@` on \
      Apple platforms). In a formatted text, write a percent sign twice: `100%%`.
      """,
    guidelines: [],
    flagged: [
      RuleExample("Delete ⟦%@⟧", key: "delete_item", formats: [.android]),
      RuleExample("%1$d of 100⟦%⟧", key: "share_of_all", formats: [.android]),
      RuleExample(
        "%1$s : 30⟦% d⟧e remise", language: "fr", source: "%1$s: 30%% off", key: "discount_text",
        formats: [.android], remark: "a space is a flag, so Java reads the first letter of the word"
      ),
      RuleExample("%1$@ is 20⟦% o⟧ff", key: "discount_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "Photo %1$lld or ⟦%1$@⟧", key: "photo_text", formats: [.strings, .xcstrings],
        remark: "one argument cannot be a number and an object"),
      RuleExample("⟦%s⟧ selected", key: "selected_item", formats: [.compose]),
      RuleExample("⟦%1$.2f⟧ euros", key: "price_text", formats: [.compose]),
      RuleExample("Up to ⟦%5.2d⟧ of all", key: "share_of_all", formats: [.android]),
      RuleExample("By ⟦%-s⟧ and others", key: "authors_text", formats: [.android]),
      RuleExample("⟦%0$s⟧ of all", key: "share_of_all", formats: [.android]),
      RuleExample("⟦%0$⟧@ of all", key: "share_of_all", formats: [.strings]),
      RuleExample("By ⟦%'⟧d of all", key: "share_of_all", formats: [.strings]),
      RuleExample(
        "Wasser zählt 100⟦%%⟧", language: "de", source: "Water counts 100%", key: "water_text",
        formats: [.android, .strings], remark: "nothing is filled in"),
      RuleExample("Row ⟦%*⟧d", key: "row_text", formats: [.android], remark: "C's width"),
      RuleExample(
        "{n, plural, ⟦один⟧ {1 день} other {{n} дней}}", language: "ru", key: "days_text",
        formats: [.android], remark: "no number selects it"),
      RuleExample("Hello ⟦\\(name)⟧", key: "hello_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "%1$@ by ⟦%2$B⟧ and %3$@", key: "song_by", formats: [.strings],
        remark: "the second is broken, not left out"),
      RuleExample(
        "%1$s by ⟦%3$s⟧", key: "song_by", formats: [.android],
        remark: "a note: the second is left out"),
      RuleExample(
        "Room %1$s, floor ⟦%1$d⟧", key: "room_text", formats: [.android],
        remark: "a note: the same argument"),
    ],
    accepted: [
      RuleExample(
        "%a, %d. %B %Y %H:%M", formats: [.android, .strings, .xcstrings],
        remark: "the pattern of a date"),
      RuleExample(
        "Subscribe for %PRICE%", formats: [.android, .strings, .xcstrings],
        remark: "a token that is replaced by its name"),
      RuleExample(
        "%app_name% needs access", formats: [.android, .strings, .xcstrings],
        remark: "a token in small letters"),
      RuleExample("Your code is %code%.", formats: [.android, .strings, .xcstrings]),
      RuleExample(
        "%first-name%, welcome to %app.name%", formats: [.android, .strings, .xcstrings]),
      RuleExample(
        "%#@files@ in %#@folders@", formats: [.strings],
        remark: "the table's `.stringsdict` defines both variables"),
      RuleExample("100% free", key: "price_note", formats: [.android, .strings, .compose]),
      RuleExample("50 % of all", key: "half_note", formats: [.android, .strings, .compose]),
      RuleExample("Zoom: 100%", key: "zoom_note", formats: [.android, .strings, .compose]),
      RuleExample("%1$d%% of %2$s", key: "share_note", formats: [.android]),
      RuleExample("Visa %-tal", key: "share_note", formats: [.android], remark: "a word"),
    ])

  /// Reports what the readers met.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
  }

  /// Reads the placeholders of a text by the platform's grammar.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if pair.format.isApple, let verdict = SwiftInterpolation.verdict(on: pair, facts.comparison) {
      verdicts.append(verdict)
    }
    let entry = facts.comparison.catalog[pair.place.entry]
    if entry.flags.contains(.unformatted) || entry.flags.contains(.untranslatable) { return }
    let source = pair.sourcePlace?.entry ?? pair.place.entry
    let isFormatted = facts.comparison.signatures.isFormatted(
      for: pair.place, source: source, row: pair.row)
    // Code that fills in values, even none that the text shows, makes one sign of two.
    let isFilled = facts.comparison.context.uses?.isFormatted(row: pair.row, key: pair.key) ?? false
    if pair.features.contains(.percentSigns), !isFilled,
      let verdict = DoubledPercent.verdict(on: pair, isFormatted: isFormatted)
    {
      verdicts.append(verdict)
    }
    let conflict = ValueTypeConflict.verdict(on: pair, &facts.comparison)
    if let conflict { verdicts.append(conflict) }
    facts.comparison.scan(pair, isFormatted: isFormatted)
    if pair.isSource, pair.category == nil,
      let verdict = OddNumbering.verdict(on: pair, facts.comparison.scanner)
    {
      verdicts.append(verdict)
    }
    let isProven = isFormatted || (pair.category != nil && facts.comparison.scanner.holdsSpecifier)
    if isProven, let verdict = percentBeforeWord(in: pair, facts.comparison.catalog) {
      verdicts.append(verdict)
    }
    var problems = facts.comparison.scanner.problems.filter { problem in
      !isReadersOwn(problem.code, pair.format)
        && !(conflict != nil && problem.code == .argumentTypeConflict)
    }
    if pair.format == .stringsdict, facts.comparison.hasReadingError(in: pair) {
      // The reader tells of what stands before the name of a variable with it: `%0$#@files@`.
      problems.removeAll { pair.decoded.begins(with: "#@", at: $0.span.range.upperBound) }
    }
    judge(problems, in: pair, isProven: isProven, &facts.comparison, into: &verdicts)
  }

  /// The verdict on a percent sign of a formatted text that takes a word with it; nil without one.
  private func percentBeforeWord(in pair: borrowing Text, _ catalog: Catalog) -> Verdict? {
    guard let span = PercentBeforeWord.first(in: pair.decoded, of: pair.format) else { return nil }
    var verdict = Verdict(
      decoded: span, .takesWord(pair.verbatimDecoded(span)), pattern: "percent-before-word")
    if isDoubledElsewhere(pair, catalog) { Self.doubleSign(at: span, by: &verdict) }
    return verdict
  }

  /// Adds a verdict for each problem that is one.
  ///
  /// - Parameters:
  ///   - problems: What the scanner has found.
  ///   - pair: The text.
  ///   - isProven: Whether the text itself shows that it is formatted; others of its entry are asked otherwise.
  ///   - tools: What is known of the catalog.
  ///   - verdicts: Where the verdicts go.
  private func judge(
    _ problems: [PlaceholderProblem], in pair: borrowing Text, isProven: Bool,
    _ tools: inout ComparisonContext, into verdicts: inout [Verdict]
  ) {
    var isProven = isProven
    if !isProven, problems.contains(where: \.isMalformedSpecifier) {
      isProven = isFormattedElsewhere(pair, &tools)
    }
    for problem in problems {
      let span = problem.span.range
      let isSpecifier = problem.isMalformedSpecifier
      if isSpecifier, !isProven, Self.isProse(problem, in: pair.decoded) { continue }
      var verdict = Verdict(
        decoded: span,
        .invalid(
          pair.verbatimDecoded(span), problem.code,
          isThrownAt: isSpecifier && isProven && pair.format == .android),
        pattern: problem.code.rawValue,
        level: Self.level(of: problem.code, isProven: isProven || !isSpecifier))
      if problem.code == .missingOther || problem.code == .unmatchedBrace,
        let word = MessageKeywords.misnamedOther(ofArgumentAt: span.lowerBound, pair)
      {
        let others = MessageKeywords.misnamedCategories(
          ofArgumentAt: span.lowerBound, besides: word, pair)
        verdict.message = .misnamedOther(
          pair.verbatimDecoded(span), others.map { pair.verbatimDecoded($0) },
          pair.verbatimDecoded(word), isClosed: problem.code == .missingOther)
      }
      if isSpecifier, isProven, pair.format != .compose,
        Self.isPercentSign(at: span, in: pair.decoded), isDoubledElsewhere(pair, tools.catalog)
      {
        Self.doubleSign(at: span, by: &verdict)
      }
      verdicts.append(verdict)
    }
  }

  /// Has a verdict's fix write a percent sign twice.
  private static func doubleSign(at span: Range<Int>, by verdict: inout Verdict) {
    verdict.fix(
      span.lowerBound..<span.lowerBound + 1, with: "%%", "Write '%%'", safety: .safe)
  }

  /// How much a problem matters: a branch that nothing selects leaves that of `other`.
  private static func level(of code: PlaceholderProblem.Code, isProven: Bool) -> Severity {
    isProven && code != .unknownCategory ? .error : .warning
  }

  /// Whether a format's reader reports a problem itself.
  private func isReadersOwn(_ code: PlaceholderProblem.Code, _ format: CatalogFormat) -> Bool {
    switch code {
    case .malformedVariableReference, .argTokenOutsideSubstitution:
      format == .stringsdict || format == .xcstrings
    case .argumentTypeConflict: format == .stringsdict
    default: false
    }
  }

  /// Whether two other locales have a sound specifier in the same entry.
  private func isFormattedElsewhere(_ pair: borrowing Text, _ tools: inout ComparisonContext)
    -> Bool
  {
    let catalog = tools.catalog
    var count = 0
    for locale in catalog.locales.indices where locale != pair.locale {
      guard let entry = catalog.entry(row: pair.row, locale: locale) else { continue }
      let file = catalog.file(of: entry)
      for message in file.messageRange(ofEntry: Int(entry.entry)) {
        let place = MessageReference(entry: entry, message: message)
        tools.scan(file.bytes(file.messages[message].text), at: place, isFormatted: false)
        if tools.scanner.holdsSpecifier {
          count += 1
          break
        }
      }
      if count == 2 { return true }
    }
    return false
  }

  /// Whether another locale writes the percent sign of the same entry twice, as formatted texts have to.
  private func isDoubledElsewhere(_ pair: borrowing Text, _ catalog: Catalog) -> Bool {
    let sign = Array("%%".utf8)
    return catalog.locales.indices.contains { locale in
      guard locale != pair.locale, let entry = catalog.entry(row: pair.row, locale: locale) else {
        return false
      }
      let file = catalog.file(of: entry)
      return file.messageRange(ofEntry: Int(entry.entry)).contains { message in
        file.bytes(file.messages[message].text).firstIndex(ofBytes: sign.span) != nil
      }
    }
  }

  /// Whether a percent sign is plain text: a number stands before it, or nothing behind it makes a
  /// specifier of it.
  private static func isProse(
    _ problem: PlaceholderProblem, in text: Span<UInt8>
  ) -> Bool {
    let span = problem.span.range
    let percent = span.lowerBound
    var before = percent
    // A no-break or narrow space, or the sign of another percentage, may stand between.
    while before > 0, [0x20, 0x25, 0xA0, 0xC2].contains(text[before - 1]) { before -= 1 }
    if before > 0, isDigit(endingAt: before, in: text) { return true }
    let next = percent + 1
    if next >= text.count { return true }
    // With flags and a conversion of Java's it is a specifier, unless the conversion begins a word.
    if problem.code != .unknownFormatConversion {
      // What looks like a width may be a number behind its sign: `%20 off`.
      let mayBeNumber = problem.code == .printedLiterally && ASCII.isDigit(text[next])
      return mayBeNumber && text.extracting(span).firstIndex(of: "$") == nil
        || endsInWord(span, text)
    }
    return isUnit(before: next, in: text)
  }

  /// Whether a percent sign that begins no conversion is a unit, by what stands behind it at an offset.
  private static func isUnit(before next: Int, in text: Span<UInt8>) -> Bool {
    if ASCII.isLetter(text[next]) || "@$".utf8.contains(text[next]) { return false }
    // `%*d`, `%.*f`: C's width and precision from an argument.
    if let conversion = conversion(behindStarAt: next, in: text) {
      return isWordInside(at: conversion + 1, text)
    }
    // `%.d`, `%'s`.
    if text[next] == "." || text[next] == "'" {
      return next + 1 >= text.count || !ASCII.isLetter(text[next + 1])
        || isWordInside(at: next + 2, text)
    }
    // `%` in brackets or quotes, or before a number as in Turkish, is a unit.
    return !(ASCII.isDigit(text[next]) && text.firstIndex(of: "$", from: next) != nil)
  }

  /// Offset of the letter that ends a specifier of C with a `*` from an offset on; nil when there is none.
  private static func conversion(behindStarAt start: Int, in text: Span<UInt8>) -> Int? {
    var index = start
    var hasStar = false
    while index < text.count, text[index] == "*" || text[index] == "." || ASCII.isDigit(text[index])
    {
      hasStar = hasStar || text[index] == "*"
      index += 1
    }
    return hasStar && index < text.count && ASCII.isLetter(text[index]) ? index : nil
  }

  /// Whether the conversion that a specifier seems to end with begins a word.
  private static func endsInWord(_ span: Range<Int>, _ text: Span<UInt8>) -> Bool {
    span.count > 1 && ASCII.isLetter(text[span.upperBound - 1])
      && isWordInside(at: span.upperBound, text)
  }

  /// Whether a letter of any script stands at an offset, so that the one before it belongs to a word.
  private static func isWordInside(at index: Int, _ text: Span<UInt8>) -> Bool {
    index < text.count && (ASCII.isLetter(text[index]) || text[index] >= 0x80)
  }

  /// Whether a digit of any script ends at an offset.
  private static func isDigit(endingAt end: Int, in text: Span<UInt8>) -> Bool {
    if text[end - 1] < 0x80 { return ASCII.isDigit(text[end - 1]) }
    var start = end - 1
    while start > 0, end - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    return CharacterProperties.isDigit(text.scalarOrReplacement(at: start).value)
  }

  /// Whether a malformed specifier is a percent sign that was meant to be printed.
  private static func isPercentSign(at span: Range<Int>, in text: Span<UInt8>) -> Bool {
    let next = span.lowerBound + 1
    guard span.lowerBound > 0, ASCII.isDigit(text[span.lowerBound - 1]) else { return false }
    return next >= text.count || !ASCII.isAlphanumeric(text[next])
  }
}

extension Finding.Wording {
  fileprivate static func takesWord(_ words: String) -> Self {
    "\(quoting: words) is read as a placeholder, because the text has other placeholders; write '%%' here"
  }

  /// What is said of an argument whose `other` was translated.
  ///
  /// - Parameters:
  ///   - words: The argument.
  ///   - others: The names of its other branches that were translated, too.
  ///   - name: What stands for `other`.
  ///   - isClosed: Whether the argument has its closing brace.
  /// - Returns: The message.
  fileprivate static func misnamedOther(
    _ words: String, _ others: [String], _ name: String, isClosed: Bool
  ) -> Self {
    var names: Self = "\(quoting: name) is not a keyword of the message format"
    var meant: Self = "write `other` instead"
    if let first = others.first {
      var list: Self = "\(quoting: first)"
      for other in others.dropFirst() { list = "\(list), \(quoting: other)" }
      names = "\(list) and \(quoting: name) are not keywords of the message format"
      meant = "write keywords such as `one` and `other` instead"
    }
    return isClosed
      ? "\(quoting: words) has no branch `other`, because \(names); \(meant)"
      : "\(quoting: words) is not closed, and \(names); add the closing brace and \(meant)"
  }

  fileprivate static func invalid(
    _ words: String, _ code: PlaceholderProblem.Code, isThrownAt: Bool
  ) -> Self {
    switch code {
    case .argumentTypeConflict:
      "\(quoting: words) uses an argument as another type of value than an earlier placeholder; use one type for both"
    case .missingOther: "\(quoting: words) has no branch `other`; add it"
    case .unknownCategory:
      "\(quoting: words) is not a plural category, so no number selects its text; correct the name"
    case .unmatchedBrace: "\(quoting: words) is not closed; add the closing brace"
    case .printedLiterally:
      "users will see \(quoting: words) literally, because Compose supports only `%1$s` and `%1$d`; write one of these"
    case .missingFormatArgument:
      "\(quoting: words) repeats the previous argument, but there is none; write the number of an argument"
    default:
      isThrownAt
        ? "\(quoting: words) is not a valid placeholder, so the app crashes when it fills in values; \(correction(of: words))"
        : "\(quoting: words) is not a valid placeholder of the platform; \(correction(of: words))"
    }
  }

  /// What to do about a placeholder that is none; what names an argument was never meant as a percent sign.
  private static func correction(of words: String) -> Self {
    words.contains(where: \.isNumber)
      ? "end it with a valid conversion, such as `d` for a whole number"
      : "correct it, or write `%%` for a percent sign"
  }
}
