/// A translation whose placeholders are not those of its source.
struct PlaceholderMismatch: TextRule, CatalogRule {
  static let scope = TextScope.everyText

  @Option("missing", "Level of an argument that the text does not show.")
  var missing: Severity? = .warning
  @Option("width", "Level of an integer of another size, such as `%d` for `%lld`.")
  var width: Severity? = .warning

  static let metadata = RuleMetadata(
    id: "placeholder-mismatch", family: .localization, severity: .error,
    levelRemark: """
      It is a warning if a value is not shown or loses its format, if an integer has another width (`%d` for \
      `%lld`), or if a brace has no partner. It is a note if a value is printed in capitals, or if a token that only \
      the app knows, such as `$(name)`, is missing.
      """, isFixable: true,
    summary: "The placeholders of a translation differ from those of its source.",
    rationale: """
      An additional placeholder, or one of another type, crashes the app in that language or \
      prints a wrong value. If a placeholder is missing, a name or a number is not shown. Screen \
      readers spell out a misspelt placeholder: "percent one dollar s".
      """,
    remedy: "Copy the placeholder from the source exactly, and put it where the value belongs.",
    guidelines: [],
    flagged: [
      RuleExample(
        "⟦Bearbeiten⟧", language: "de", source: "Edit %1$s", key: "edit_item", formats: [.android]),
      RuleExample(
        "{n, ⟦ಬಹುವಚನ⟧, =1 {1 ಗಂಟೆ} ಇತರೆ {{n} ಗಂಟೆಗಳು}}", language: "kn",
        source: "{n, plural, =1 {1 hour} other {{n} hours}}", key: "hours_text",
        formats: [.android]),
      RuleExample(
        "Möchten Sie ⟦%1$s⟧ verlassen?", language: "de", source: "Do you want to leave?",
        key: "leave_question", formats: [.android]),
      RuleExample(
        "이미 ⟦%@⟧에 포함된 ⟦%d⟧개의 항목", language: "ko", source: "%d items already in %@",
        key: "items_in", formats: [.strings], remark: "arguments are taken in order: this crashes"),
      RuleExample(
        "⟦％1$s⟧ を編集", language: "ja", source: "Edit %1$s", key: "edit_item", formats: [.android]),
      RuleExample(
        "⟦%2s⟧ von ⟦%1s⟧", language: "de", source: "%1$s by %2$s", key: "song_by",
        formats: [.android], remark: "widths for positions: the arguments are swapped"),
      RuleExample(
        "⟦%2@⟧ von ⟦%1@⟧", language: "de", source: "%1$@ by %2$@", key: "song_by",
        formats: [.strings]),
      RuleExample(
        "Send ⟦%2$s⟧ to %1$s", language: "de", source: "Send %1$s to %2$s", key: "send_to",
        formats: [.android, .strings],
        remark: "the arguments are swapped, but the words are not translated"),
      RuleExample(
        "%1$s und ⟦%1$d⟧", language: "de", source: "%1$s and more", key: "and_more",
        formats: [.android], remark: "the second use is the wrong one"),
      RuleExample(
        "⟦$२⟧ $1", language: "ne", source: "$1 $2", key: "full_name", formats: [.android],
        remark: "the digit of another script"),
      RuleExample(
        "Bonjour ⟦{ name }⟧", language: "fr", source: "Hello {name}", key: "greeting",
        formats: [.android, .strings, .xcstrings]),
      RuleExample(
        "Hallo ⟦{Name}⟧", language: "de", source: "Hello {name}", key: "greeting",
        formats: [.android, .strings], remark: "names are compared letter by letter"),
      RuleExample(
        "⟦{Anzahl} in {Ordner}⟧", language: "de", source: "{count} in {folder}", key: "in_text",
        formats: [.android, .strings], remark: "translated names"),
      RuleExample(
        "⟦$1d⟧ /%2$d", language: "de", source: "%1$d of %2$d", key: "of", formats: [.android]),
      RuleExample(
        "{g, select, ⟦weiblich⟧ {ihr} other {ihr}}", language: "de",
        source: "{g, select, female {her} other {their}}", key: "whose_text",
        formats: [.android], remark: "no value selects it"),
      RuleExample(
        "%1$d⟦% d⟧e espacio libre", language: "es", source: "%1$d%% free space", key: "free_space",
        formats: [.android, .strings], remark: "one percent sign and the space are a conversion"),
      RuleExample(
        "⟦%d⟧ Dateien", language: "de", source: "%lld files", key: "file_count",
        formats: [.strings], remark: "an integer of another size"),
      RuleExample(
        "⟦%s⟧ минути", language: "bg", source: "%d minutes", key: "time_left",
        formats: [.android], remark: "a number without the format of the language"),
      RuleExample(
        "⟦Tabs⟧", language: "de", source: "%d tab", key: "open_tab",
        beside: [ExampleEntry("close_tabs", "Tabs schließen", source: "Close tabs")],
        formats: [.android], remark: "no other entry is for several tabs"),
      RuleExample(
        "Yazan: ⟦%S⟧", language: "tr", source: "By %s", key: "by_text", formats: [.android],
        remark: "the value is printed in capitals"),
      RuleExample(
        "Cześć {name}⟦}⟧!", language: "pl", source: "Hi {name}!", key: "hi_text",
        formats: [.android, .strings]),
      RuleExample(
        "⟦Hallo, willkommen⟧", language: "de", source: "Hi $(name), welcome", key: "welcome_text",
        formats: [.android, .strings]),
      RuleExample(
        "Il n⟦'⟧est pas {n} heures", language: "fr", source: "It is {n} o''clock",
        key: "clock_text", formats: [.strings]),
    ],
    accepted: [
      RuleExample(
        "%2d:%2d", language: "de", source: "%2d:%2d", key: "time_text", formats: [.strings],
        remark: "widths, as in the source"),
      RuleExample(
        "Nadpis HTML: {nadpis}", language: "cs", source: "Show {HTML titles}", key: "titles_text",
        remark: "braces around words, which code does not fill in"),
      RuleExample(
        "Jeden panel", language: "cs", source: "%d tab", key: "open_tab",
        beside: [ExampleEntry("open_tabs", "Panely: %d", source: "%d tabs")], formats: [.android],
        remark: "a plural by hand: this entry is for one tab"),
      RuleExample(
        "$2 $1", language: "ja", source: "$1 $2", key: "full_name", formats: [.android],
        remark: "the family name goes first"),
      RuleExample(
        "$2$1", language: "ko", source: "$1$2", key: "name_parts", formats: [.android]),
      RuleExample(
        "%2$d / %1$s", language: "tr", source: "%1$s / %2$d", key: "progress", formats: [.android]),
      RuleExample(
        "%%%1$s", language: "tr", source: "%1$s%%", key: "percent", formats: [.android],
        remark: "the percent sign goes first"),
      RuleExample(
        "HALLO %1$S", language: "de", source: "Hello %1$s", key: "greeting", formats: [.android],
        remark: "all of the text is in capitals"),
      RuleExample(
        "Editar % @", language: "es", source: "Edit %@", key: "edit_item", formats: [.strings],
        remark: "a space is a flag"),
      RuleExample(
        "96%-a", language: "hu", source: "96% of it", key: "share", formats: [.android, .strings]),
      RuleExample(
        "%1$@ und noch einmal %1$@", language: "de", source: "%1$@ and again", key: "again",
        formats: [.strings], remark: "an argument may be repeated"),
    ])

  /// Most differences of one text that are told one by one.
  private static let mostTold = 100
  /// The name of what is told of the others.
  private static let limit = "limit"
  /// The name of the fault that `$1` is written in digits of another script.
  private static let otherDigits = "digits"

  /// Looks for translations that stand for a string with less in it, and for phrases of shortcuts without the name of
  /// the app.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    if let missing { AliasArguments(level: missing).check(catalog, into: &findings) }
    TextlessSources.check(catalog, into: &findings)
    ShortcutPhrases.check(catalog, in: context, into: &findings)
  }

  /// Compares the placeholders of a text with those of its source entry.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if pair.isSource {
      judgeSource(pair, with: &facts.comparison, into: &verdicts)
      if verdicts.isEmpty { judgeQualified(pair, with: &facts.comparison, into: &verdicts) }
      return
    }
    compare(pair, &facts, into: &verdicts)
    guard pair.sourcePlace != nil else { return }
    if verdicts.isEmpty, let verdict = StrayBrace.verdict(on: pair, &facts.comparison) {
      verdicts.append(verdict)
    }
    if missing != nil { SourceTokens.judge(pair, into: &verdicts) }
    if let verdict = SingleApostrophe.verdict(on: pair) { verdicts.append(verdict) }
  }

  /// Compares what the platform puts values in for.
  private func compare(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard
      let source = pair.sourcePlace?.entry, !isUnformatted(pair, source, &facts.comparison),
      let known = facts.comparison.signatures.known(
        for: pair.place, source: source, row: pair.row)
    else { return }
    if pair.features.contains(.placeholders), pair.decoded.firstIndex(of: "{") != nil {
      if let verdict = brokenMessage(pair, &facts.comparison) {
        verdicts.append(verdict)
        return
      }
      if let verdict = MessageKeywords.verdict(on: pair) { verdicts.append(verdict) }
    }
    facts.comparison.scan(pair, isFormatted: known.isFormatted)
    let percent = LostPercent.verdict(on: pair, facts.comparison.scanner)
    if known.signature.isMatched(by: pair.decoded, facts.comparison.scanner),
      !LostDollars.mayStand(in: pair.decoded)
    {
      if let percent { verdicts.append(percent) }
      let swapped = SwappedPlaceholders.verdict(
        on: pair, isFormatted: known.isFormatted, &facts.comparison)
      if let swapped { verdicts.append(swapped) }
      return
    }
    if let lost = LostDollars(in: pair, known.signature, facts.comparison.scanner) {
      verdicts += lost.verdicts(pair)
      return
    }
    let reading = Reading(
      isFormatted: known.isFormatted, placeholders: facts.comparison.scanner.placeholders,
      source: known.signature, hasProblems: !facts.comparison.scanner.problems.isEmpty)
    var found = differences(of: known, pair, &facts.comparison)
    dropSamples(in: &found, pair, reading, &facts.comparison)
    let isOverride = isOverride(pair, facts.comparison.catalog)
    if found.count > Self.mostTold {
      // Each is a finding that shows both texts: of thousands nobody reads more.
      verdicts.append(
        Verdict(
          decoded: 0..<pair.decoded.count, .more(found.count - Self.mostTold), pattern: Self.limit))
      found.removeLast(found.count - Self.mostTold)
    }
    if isOverride { found.removeAll { $0.code == .missingPlaceholder } }
    // What is told as an argument too many, or of another type, is told once.
    if let percent, !found.contains(where: { $0.span == percent.range }) {
      verdicts.append(percent)
    }
    verdicts += renamed(in: &found, pair, reading, &facts.comparison)
    if let lost = takeLost(from: &found, pair, reading, &facts.comparison) { verdicts.append(lost) }
    add(found, pair, reading, &facts.comparison, into: &verdicts)
    // Arguments of one type may be swapped without any other difference.
    if found.contains(where: { $0.code == .typeMismatch }) { return }
    let swapped = SwappedVariables.verdict(
      on: pair, isFormatted: known.isFormatted, &facts.comparison)
    if let swapped { verdicts.append(swapped) }
  }

  /// Adds the verdicts on differences.
  private func add(
    _ found: [PlaceholderDifference], _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext, into verdicts: inout [Verdict]
  ) {
    var numbers: Verdict?
    for mismatch in found {
      guard let verdict = verdict(of: mismatch, pair, reading, &tools) else { continue }
      if verdict.pattern == Self.otherDigits {
        // All numbers of a text in other digits are one fault with one fix.
        numbers?.replacements += verdict.replacements
        numbers = numbers ?? verdict
      } else {
        verdicts.append(verdict)
      }
    }
    if var numbers {
      numbers.replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
      verdicts.append(numbers)
    }
  }

  /// How the placeholders of a text differ from those of its source.
  private func differences(
    of known: SourceSignatures.Known, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> [PlaceholderDifference] {
    let comparison = known.comparison
    var found = comparison.mismatches(in: pair.decoded, tools.scanner, category: pair.category)
    if pair.category == nil,
      found.contains(where: { $0.code == .missingPlaceholder && $0.repaired == nil }),
      SingularKey.isForOne(row: pair.row, of: tools.catalog)
    {
      found = comparison.mismatches(in: pair.decoded, tools.scanner, category: .one)
    }
    if let misspelt = misspelt(known, pair, &tools) { return misspelt }
    guard pair.format.isApple else { return found }
    found.removeAll { mismatch in
      guard mismatch.code == .missingPlaceholder, case .argument(let number)? = mismatch.key
      else { return false }
      return tools.signatures.isShown(number, beside: pair.place)
    }
    return found
  }

  /// Takes out what a text has in place of samples in braces that several languages translate.
  private func dropSamples(
    in found: inout [PlaceholderDifference], _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext
  ) {
    guard found.contains(where: { $0.code == .missingPlaceholder }) else { return }
    let read = tools.reading(of: pair.place, isFormatted: reading.isFormatted)
    var samples: Set<Placeholder.Style> = []
    for difference in found where difference.code == .missingPlaceholder {
      guard let key = difference.key, case .token(let style, _) = key, !samples.contains(style),
        tools.samples.hold(key, row: pair.row, read, tools.catalog)
      else { continue }
      samples.insert(style)
    }
    found.removeAll { difference in
      if case .token(let style, _)? = difference.key { samples.contains(style) } else { false }
    }
  }

  /// Whether both say that nothing fills their placeholders in.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - source: The entry of its source.
  ///   - tools: The tools, not changed: what is only lent would be copied.
  /// - Returns: Whether they do.
  func isUnformatted(
    _ pair: borrowing Text, _ source: EntryReference, _ tools: inout ComparisonContext
  ) -> Bool {
    // A name of code that stands for a source text has no placeholders, whatever that text would have.
    if tools.catalog[source].flags.contains(.implied),
      ProgramName.isIdentifier(pair.decodedSource)
    {
      return true
    }
    return tools.catalog[source].flags.contains(.unformatted)
      && tools.catalog[pair.place.entry].flags.contains(.unformatted)
  }

  /// What a difference means to users; nil for one that changes nothing.
  func verdict(
    of mismatch: PlaceholderDifference, _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext
  ) -> Verdict? {
    let name = mismatch.key.map(\.description) ?? ""
    let pattern = "\(mismatch.code.rawValue) \(name)"
    let words = mismatch.span.map { pair.verbatimDecoded($0) } ?? ""
    if mismatch.repaired != nil {
      let isNumber = mismatch.key?.isDollarNumber ?? false
      return verdict(
        onLookAlike: mismatch, pair, reading, pattern: isNumber ? Self.otherDigits : pattern,
        &tools)
    }
    switch mismatch.code {
    case .missingPlaceholder:
      return verdict(onMissing: mismatch, pair, reading, pattern: pattern, &tools)
    case .extraPlaceholder:
      if Self.isText(words, pair, reading, tools.catalog) { return nil }
      return Self.verdict(onPercentAt: mismatch.span, of: pair, pattern: pattern)
        ?? Verdict(decoded: mismatch.span, .extra(words), pattern: pattern)
    case .typeMismatch:
      return verdict(onType: mismatch, words, pair, reading, pattern: pattern, &tools)
    case .widthMismatch:
      guard let width, let key = mismatch.key else { return nil }
      let written = self.written(key, pair, &tools)
      return Verdict(
        decoded: mismatch.span, .otherWidth(words, source: written), pattern: pattern, level: width)
    case .caseChange:
      return verdict(onCapital: words, at: mismatch.span, pair, reading, pattern: pattern)
    case .countMismatch, .badFormat: return nil
    }
  }

  /// Whether words that look like an added placeholder are text: a percentage, an element of the source, or words in
  /// braces as the source has some.
  private static func isText(
    _ words: String, _ pair: borrowing Text, _ reading: Reading, _ catalog: Catalog
  ) -> Bool {
    !reading.isFormatted && isPercentage(words, pair)
      || ElementPlaceholders.stand(words, in: pair.sourcePlace, catalog)
      || words.hasPrefix("{") && SampleTokens.areWords(inBracesOf: pair.decodedSource)
  }

  /// A placeholder as the source writes it.
  func written(
    _ key: PlaceholderKey, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> String {
    spelling(of: key, pair, &tools) ?? key.description
  }

  /// Whether a specifier is a percentage in a language that puts the sign first: Turkish `%25si`.
  private static func isPercentage(_ words: String, _ pair: borrowing Text) -> Bool {
    let bytes = Array(words.utf8)
    guard bytes.count > 2, ASCII.isDigit(bytes[1]), !bytes.contains(where: { $0 == "$" }) else {
      return false
    }
    return pair.decodedSource.firstIndex(of: "%") != nil
  }

  /// How the source writes an argument or token.
  func spelling(
    of key: PlaceholderKey, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> String? {
    let place = pair.sourcePlace ?? tools.formForOther(in: pair.place.entry)
    return place.flatMap { tools.spelling(of: key, at: $0) }
  }
}

extension Finding.Wording {
  fileprivate static func more(_ count: Int) -> Self {
    "\(count) more placeholders differ from the source"
  }

  fileprivate static func extra(_ placeholder: String) -> Self {
    "the placeholder \(quoting: placeholder) is not in the source"
  }

  static func otherType(_ placeholder: String, source: String) -> Self {
    "\(quoting: placeholder) expects another type of value than \(quoting: source) in the source; use the type of the source"
  }

  fileprivate static func otherWidth(_ placeholder: String, source: String) -> Self {
    "\(quoting: placeholder) expects a number of another size than \(quoting: source) in the source; use the size of the source"
  }
}
