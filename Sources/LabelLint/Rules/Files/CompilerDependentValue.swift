/// A value that depends on which compiler reads it, or that its reader shows otherwise than written.
struct CompilerDependentValue: TextRule, CatalogRule {
  static let scope = TextScope.everyText

  static let metadata = RuleMetadata(
    id: "compiler-dependent-value", family: .localization, severity: .note,
    levelRemark: """
      It is a warning if Compose shows a backslash or a second percent sign, if a quotation mark \
      is not closed, and for half of a surrogate pair.
      """, isFixable: true,
    summary: "Compilers do not agree on a value, or change what its author wrote.",
    rationale: """
      Gradle builds and platform builds show users two different texts, and the author meant at \
      most one of them. Compose shows the escapes of Android literally.
      """,
    remedy: """
      Write the value so that all compilers read the same text. Quote the whole text, or use an \
      escape.
      """,
    guidelines: [],
    flagged: [
      RuleExample(
        #"Don⟦\'⟧t save"#, key: "dont_save", formats: [.compose], remark: "in Compose"),
      RuleExample(
        #"Save 30⟦\%⟧ now"#, key: "sale_text", formats: [.compose], remark: "in Compose"),
      RuleExample(
        #"Kostet 5 ⟦\$⟧"#, language: "de", source: "Costs $5", key: "price_text",
        formats: [.compose], remark: "in Compose"),
      RuleExample(
        "⟦\"Press it now\"⟧", key: "press_text", formats: [.compose],
        remark: "in Compose; Android removes such quotes"),
    ],
    accepted: [
      RuleExample(
        "\"  padded  \"", formats: [.android, .strings, .xcstrings],
        remark: "both Android builds keep the spaces within quotes"),
      RuleExample(
        "\"Yes\" or \"no\"", key: "choice_text", formats: [.compose], remark: "two quotations"),
      RuleExample("Don't save", key: "dont_save"),
    ])

  /// Reports what the readers met.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
  }

  /// Looks for what one reader takes for an escape and another shows.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    switch pair.format {
    case .compose: judgeCompose(pair, into: &verdicts)
    case .android:
      // Most texts are here for their placeholders, which Compose alone shows otherwise.
      if !pair.features.isDisjoint(with: [.tags, .trailingBlank, .doubleBlank]) {
        judgeAndroid(pair, facts.comparison, into: &verdicts)
      }
    case .strings, .stringsdict, .xcstrings, .xliff: break
    }
  }

  /// Signs that files of Android, or Kotlin's texts, have a backslash before; Compose knows `\n`, `\t`, `\uXXXX` and
  /// `\\`.
  private static let escaped = Array("'\"@?#%$".utf8)

  /// Escapes and quotes of Android that Compose shows.
  private func judgeCompose(_ pair: borrowing Text, into verdicts: inout [Verdict]) {
    if let verdict = Self.quoted(pair) { verdicts.append(verdict) }
    // One verdict of a kind mends all places of a text.
    var (escapes, percents): (Verdict?, Verdict?)
    var index = 0
    while index + 1 < pair.decoded.count {
      let (sign, next) = (pair.decoded[index], pair.decoded[index + 1])
      let range = index..<index + 2
      if sign == "\\", Self.escaped.contains(next) {
        if escapes == nil {
          escapes = Verdict(
            decoded: range, .escape(pair.verbatimDecoded(range)), pattern: "escape",
            level: .warning)
        }
        escapes?.fix(
          range, with: pair.verbatimDecoded(index + 1..<index + 2), "Remove the backslash",
          safety: .safe)
        index += 2
      } else if sign == "%", next == "%" {
        if percents == nil {
          percents = Verdict(decoded: range, .percents, pattern: "percent", level: .warning)
        }
        percents?.fix(range, with: "%", "Write one percent sign", safety: .safe)
        index += 2
      } else {
        index += 1
      }
    }
    verdicts += [escapes, percents].compactMap(\.self)
  }

  /// Quotation marks around a whole text, which keep its blanks on Android; nil where there are none, or others inside.
  private static func quoted(_ pair: borrowing Text) -> Verdict? {
    let last = pair.decoded.count - 1
    guard last > 1, pair.decoded[0] == "\"",
      pair.decoded.firstIndex(of: "\"", from: 1) == last
    else { return nil }
    // It may be a quotation, too.
    var verdict = Verdict(decoded: 0..<last + 1, .quotes, pattern: "quotes", level: .note)
    verdict.fix(0..<1, with: "", "Remove the quotation marks")
    verdict.fix(last..<last + 1, with: "", "Remove the quotation marks")
    return verdict
  }

  /// Quotes that Android eats, and breaks that join words.
  private func judgeAndroid(
    _ pair: borrowing Text, _ tools: borrowing ComparisonContext,
    into verdicts: inout [Verdict]
  ) {
    let catalog = tools.catalog
    let file = catalog.file(of: pair.place.entry)
    if pair.features.contains(.tags) {
      if catalog[pair.place.entry].flags.contains(.hasCharacterData),
        let place = Self.bareAttribute(in: pair.decoded)
      {
        verdicts.append(
          Verdict(decoded: place, .eatenQuotes, pattern: "quotes", level: .note))
      }
      // Chinese has no space between words that a break would stand for.
      let isUnspaced = tools.locales[pair.locale].isUnspaced
      for index in file.markupRange(ofMessage: pair.place.message) where !isUnspaced {
        let mark = file.markup[index]
        let position = Int(mark.position)
        guard mark.edge == .empty, position > 0, position < pair.decoded.count,
          file.source.string(mark.name.range).lowercased() == "br",
          pair.decoded.isWord(at: position - 1), pair.decoded.isWord(at: position)
        else { continue }
        var verdict = Verdict(
          decoded: position - 1..<position + 1, .joined, pattern: "br", level: .note)
        verdict.confidence = .high
        verdicts.append(verdict)
        break
      }
    }
    if !pair.features.isDisjoint(with: [.trailingBlank, .doubleBlank]),
      !file.messages[pair.place.message].flags.contains(.compilerDependent),
      Self.hasOpenQuote(
        file.text.span.extracting(file.messages[pair.place.message].value.range))
    {
      verdicts.append(
        Verdict(decoded: 0..<pair.decoded.count, .openQuote, pattern: "open-quote", level: .warning)
      )
    }
  }

  /// An attribute of a link without quotes around a value that needs them.
  private static func bareAttribute(in text: Span<UInt8>) -> Range<Int>? {
    for index in text.indices where text[index] == "h" {
      guard let end = text.end(of: "href=", at: index), end < text.count else { continue }
      let next = text[end]
      if next == "\"" || next == "'" { return nil }
      // Android removes no typographic marks.
      let mark = CharacterProperties.generalCategory(text.scalarOrReplacement(at: end).value)
      if mark == .initialPunctuation || mark == .finalPunctuation { return nil }
      let valueEnd = NumberReading.addressEnd(from: end, in: text)
      return isCutOff(at: valueEnd, in: text) ? index..<valueEnd : nil
    }
    return nil
  }

  /// Whether a value without quotes goes on behind a blank: what follows is neither the end of the tag nor another
  /// attribute, and a reader of HTML asks for no more.
  private static func isCutOff(at end: Int, in text: Span<UInt8>) -> Bool {
    var index = end
    while index < text.count, ASCII.isSpace(text[index]) { index += 1 }
    let name = index
    while index < text.count, ASCII.isLetter(text[index]) || text[index] == "-" { index += 1 }
    guard index < text.count else { return true }
    return index == name ? text[index] != ">" : text[index] != "="
  }

  /// Whether a raw value has a quotation mark that none closes.
  private static func hasOpenQuote(_ raw: Span<UInt8>) -> Bool {
    var (isOpen, index) = (false, 0)
    while index < raw.count {
      if raw[index] == "\\" {
        index += 2
        continue
      }
      // A tag or CDATA mark ends the quote.
      if raw[index] == "<" { return false }
      if raw[index] == "\"" { isOpen.toggle() }
      index += 1
    }
    return isOpen
  }
}

extension Finding.Wording {
  fileprivate static func escape(_ text: String) -> Self {
    "Compose shows \(quoting: text) with its backslash; remove the backslash"
  }

  fileprivate static let percents: Self = "Compose shows '%%' with both signs; write '%'"

  fileprivate static let quotes: Self =
    "Compose shows the quotation marks around the text, although Android would remove them; delete these marks"
  fileprivate static let eatenQuotes: Self =
    "Android removes the quotation marks of this attribute; write them as '\\\"'"
  fileprivate static let joined: Self =
    "the line break is dropped, so the words around it run together; write a space"
  fileprivate static let openQuote: Self =
    "a quotation mark is not closed, so it is removed and the spaces after it are kept; close or escape it"
}
