/// Several placeholders without numbers, which keep their order in translations or each have to be numbered
/// there.
struct UnorderedPlaceholders: TextRule {
  static let scope = TextScope.everyText

  @Option("separators", "Level if only a separator is between the placeholders.")
  var separators: Severity? = .note

  static let metadata = RuleMetadata(
    id: "unordered-placeholders", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if the app has one language only, if only a separator is between the placeholders, and \
      on Apple platforms if no placeholder has a number or the count of a plural variable has none.
      """, isFixable: true,
    summary: "Several placeholders have no numbers, so translations cannot reorder them.",
    rationale: """
      Languages put the parts of a sentence in different orders. Placeholders without numbers take \
      the values in the order in which the code passes them. If a translation needs another order, \
      users see the values swapped, unless its author numbers the placeholders.
      """,
    remedy:
      "Number the placeholders: `%1$s`, `%2$s` on Android, `%1$@`, `%2$@` on Apple platforms.",
    guidelines: [],
    flagged: [
      RuleExample("⟦%1$s of %s⟧", key: "progress_text", formats: [.android]),
      RuleExample("⟦%@ in %d⟧ folders", key: "progress_text", formats: [.strings]),
    ],
    accepted: [
      RuleExample("%1$s of %2$s", formats: [.android, .compose]),
      RuleExample(
        "%d%%", formats: [.android, .strings], remark: "one placeholder needs no number"),
      RuleExample("%tH:%tM", formats: [.android], remark: "one moment in two parts"),
      RuleExample(
        "Starts in %02d:%02d minutes", formats: [.android, .strings],
        remark: "the colon makes one value of two numbers"),
      RuleExample(
        "%d → %d", formats: [.android, .strings],
        remark: "the arrow fixes the order of the two values"),
      RuleExample(
        "Snooze %d hours and %d min", formats: [.android, .strings],
        remark: "languages name the longer unit first"),
    ])

  /// Counts the arguments of a source text that have no number.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // Most texts are translations.
    guard pair.isSource, pair.format != .compose else { return }
    let catalog = facts.comparison.catalog
    guard catalog[pair.place.entry].flags.isDisjoint(with: [.unformatted, .untranslatable])
    else { return }
    facts.comparison.scan(pair, isFormatted: false)
    let counted = Self.specifiers(of: facts.comparison.scanner)
    guard let first = counted.first, let last = counted.last, counted.count > 1,
      counted.contains(where: { !$0.flags.contains(.positioned) }),
      !counted.allSatisfy({ $0.argument == .date })
    else { return }
    let isMixed = counted.contains { $0.flags.contains(.positioned) }
    if !isMixed, Self.isSafeKey(pair, counted) || Self.areOneValue(counted, in: pair.decoded) {
      return
    }
    if !isMixed, Self.areOneTime(counted, in: pair.decoded) { return }
    let range = Int(first.span.start)..<Int(last.span.end)
    var level = Severity.warning
    if catalog.locales.count == 1 {
      level = .note
    } else if !isMixed, counted.count == 2, Self.isSeparator(between: first, last, in: pair.decoded)
    {
      guard let separators else { return }
      level = separators
    } else if pair.format.isApple, !isMixed {
      level = .note
    }
    let lacking = counted.count { !$0.flags.contains(.positioned) }
    // In a variable, the one without a number is the count of the variable.
    let isVariable = catalog[pair.place.entry].flags.contains(.fromStringsdict)
    if isMixed, isVariable, lacking == 1 { level = .note }
    let message: Finding.Wording =
      isMixed ? .partly(lacking, of: counted.count) : .unnumbered(counted.count)
    var verdict = Verdict(decoded: range, message, pattern: "", level: level)
    var numbers = NumberedPlaceholders(catalog)
    if !isMixed, let edits = numbers.edits(row: pair.row, &facts.comparison) {
      verdict.edits = edits
      verdict.fixTitle = "Number the placeholders"
      // The numbers are those that the platform counts by; how it counts within a variable is not documented.
      verdict.safety = isVariable ? .unsafe : .safe
    }
    verdicts.append(verdict)
  }

  /// Whether a text is a key that Swift makes of an interpolation, without numbers, and each value has a type of its own:
  /// of a translation that changes their order without numbers another rule tells.
  private static func isSafeKey(_ pair: borrowing Text, _ counted: [Placeholder]) -> Bool {
    pair.format == .xcstrings && pair.decoded.hasSameBytes(as: pair.key)
      && Set(counted.map(\.argument)).count == counted.count
  }

  /// Whether a sign alone joins each placeholder to the next, as in a clock or a share, or an arrow leads from one to the
  /// other: no language reorders the parts of one value.
  private static func areOneValue(_ counted: [Placeholder], in text: Span<UInt8>) -> Bool {
    for index in counted.indices.dropFirst() {
      let between = Int(counted[index - 1].span.end)..<Int(counted[index].span.start)
      let sign = text.extracting(between)
      if !isJoiningSign(sign), !isArrow(sign) { return false }
    }
    return true
  }

  /// Whether a text is an arrow to the right with blanks beside it at most, as a character, an emoji or in ASCII.
  private static func isArrow(_ text: Span<UInt8>) -> Bool {
    let arrow = Text.verbatim(text, text.indices).filter { $0 != " " }
    let plain = String(arrow.unicodeScalars.filter { $0 != "\u{FE0F}" }.map(Character.init))
    return ["→", "➡", "⇒", "➔", "➜", "⟶", "->", "=>"].contains(plain)
  }

  /// English units of time in the singular, from the longest on.
  private static let units = [
    ["year"], ["month", "mo"], ["week", "w"], ["day", "d"], ["hour", "hr", "h"],
    ["minute", "min", "m"], ["second", "sec", "s"],
  ]

  /// Whether the placeholders are one time in several units, as in `%d hours and %d min`: every language names the longer
  /// one first.
  private static func areOneTime(_ counted: [Placeholder], in text: Span<UInt8>) -> Bool {
    var last = -1
    for index in counted.indices {
      let start = Int(counted[index].span.end)
      let end = index + 1 < counted.count ? Int(counted[index + 1].span.start) : text.count
      let following = words(of: text.extracting(start..<end))
      guard let unit = following.first, let place = rank(ofUnit: unit), place > last else {
        return false
      }
      let joining = following.dropFirst()
      if index + 1 < counted.count, !joining.isEmpty, joining != ["and"] { return false }
      last = place
    }
    return true
  }

  /// The place of an English unit of time among all, from the longest on; nil for another word.
  private static func rank(ofUnit word: String) -> Int? {
    units.firstIndex { names in names.contains { word == $0 || word == $0 + "s" } }
  }

  /// The words of a text, those of ASCII in small letters.
  private static func words(of text: Span<UInt8>) -> [String] {
    var words: [String] = []
    var letters: [UInt8] = []
    for index in 0...text.count {
      if index < text.count, ASCII.isLetter(text[index]) || text[index] >= 0x80 {
        letters.append(ASCII.lowercased(text[index]))
      } else if !letters.isEmpty {
        words.append(String(decoding: letters, as: UTF8.self))
        letters = []
      }
    }
    return words
  }

  /// The specifiers of the text read last that take an argument of their own; the `*` of one moves with it.
  static func specifiers(of scanner: PlaceholderScanner) -> [Placeholder] {
    scanner.placeholders.filter { $0.style == .specifier && !$0.flags.contains(.nested) }
  }

  /// Whether nothing but a separator stands between two placeholders, or a colon keeps one of them in its
  /// place: the name of the program that speaks, the reason at the end.
  private static func isSeparator(
    between first: Placeholder, _ last: Placeholder, in text: Span<UInt8>
  ) -> Bool {
    let (start, end) = (Int(first.span.start), Int(first.span.end))
    let between = text.extracting(end..<Int(last.span.start))
    if start == 0 && between.begins(with: ": ") || between.ends(with: ": ") { return true }
    // `%d x %d mm`, `%s=%s`: what stands around them moves with both.
    if between.isEmpty || Self.joins(between) { return true }
    var index = 0
    while index < text.count {
      if index == Int(first.span.start) { index = Int(first.span.end) }
      if index == Int(last.span.start) { index = Int(last.span.end) }
      if index >= text.count { break }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if CharacterProperties.isLetter(scalar) { return false }
      index += length
    }
    return true
  }

  /// Whether one sign, with blanks beside it at most, makes a size, a share or a setting of two values.
  private static func joins(_ text: Span<UInt8>) -> Bool {
    var (start, end) = (0, text.count)
    while start < end, text[start] == 0x20 { start += 1 }
    while end > start, text[end - 1] == 0x20 { end -= 1 }
    return isJoiningSign(text.extracting(start..<end))
  }

  /// Whether a text is a sign that makes one value of two.
  private static func isJoiningSign(_ text: Span<UInt8>) -> Bool {
    text.equals("×") || text.count == 1 && "x*/=:".utf8.contains(text[0])
  }
}

extension Finding.Wording {
  fileprivate static func partly(_ lacking: Int, of count: Int) -> Self {
    lacking == 1
      ? "1 of \(count) placeholders has no number; number all of them"
      : "\(lacking) of \(count) placeholders have no number; number all of them"
  }

  fileprivate static func unnumbered(_ count: Int) -> Self {
    "\(count) placeholders have no numbers; number them so that translators can reorder them"
  }
}
