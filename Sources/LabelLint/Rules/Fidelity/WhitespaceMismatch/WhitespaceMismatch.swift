/// A translation whose blanks and line breaks are not those of its source.
struct WhitespaceMismatch: TextRule {
  static let scope = TextScope.everyText

  @Option("double-space", "Level of two spaces in a row.")
  var doubleBlank: Severity? = .note
  @Option("line-breaks", "Level of a different number of line breaks.")
  var lineBreaks: Severity? = .note
  @Option("commas", "Level of a comma between two words without a space after it.")
  var commas: Severity? = .note
  @Option(
    "french-marks",
    "Level of `?`, `!`, `:` and `;` in French without the space that France writes before them.")
  var frenchMarks: Severity? = .note

  static let metadata = RuleMetadata(
    id: "whitespace-mismatch", family: .localization, severity: .note,
    levelRemark: """
      It is a warning if a space is missing at an end, if the text is one paragraph and lacks \
      sentences of the others, or if users read the mark of a line break.
      """, isFixable: true,
    summary: "A translation lacks spaces or line breaks of its source, or has additional ones.",
    rationale: """
      A text with a space at an end is combined with other texts. Without the space, two words run \
      together on the screen and in speech. Without an empty line, two paragraphs run together.
      """,
    remedy: "Begin and end the translation as the source does, and keep its paragraphs.",
    guidelines: [],
    flagged: [
      RuleExample(
        "⟦von⟧", language: "de", source: " by ", key: "by_separator", remark: "a space is lost"),
      RuleExample("Speichern⟦ ⟧", language: "de", source: "Save", key: "save_button"),
      RuleExample(
        "Alle⟦  ⟧Dateien", language: "de", source: "All files", key: "all_files",
        remark: "two spaces"),
      RuleExample(
        "⟦Erster Absatz. Zweiter Absatz.⟧", language: "de",
        source: "First paragraph.\n\nSecond paragraph.", key: "two_paragraphs"),
      RuleExample(
        "⟦Die Karte geht.⟧", language: "de", source: "The map is deleted.\n\nYour places stay.",
        key: "delete_message", remark: "a paragraph is missing"),
      RuleExample(
        "⟦Карту вилучено, а місця є.⟧", language: "uk", source: "The map is gone.\n\nPlaces stay.",
        key: "delete_message", remark: "two paragraphs are joined"),
      RuleExample(
        "⟦Eins zwei drei⟧", language: "de", source: "One\ntwo\nthree", key: "three_lines",
        remark: "lines are missing"),
      RuleExample("⟦Eins\n\nzwei⟧", language: "de", source: "One two", key: "two_words"),
      RuleExample(
        "⟦Nachrichten kommen an.\n\nÄltere Geräte verpassen sie.⟧", language: "de",
        source: "Messages arrive.", key: "arrival_text",
        remark: "a paragraph that the source dropped"),
      RuleExample(
        "Errore.⟦/n⟧Riprova", language: "it", source: "Failed.\nTry again", key: "failed_text",
        remark: "users read the mark"),
      RuleExample(
        "⟦Télécharger depuis⟧", language: "fr", source: "Download from ", key: "download_from",
        remark: "a preposition, after which code puts a name"),
      RuleExample(
        "Rot⟦,⟧grün und blau", language: "de", source: "Red, green and blue", key: "colours_text"),
      RuleExample(
        "Vraiment supprimer⟦?⟧", language: "fr", source: "Really delete it?", key: "delete_text"),
    ],
    accepted: [
      RuleExample(
        "Vraiment supprimer ?", language: "fr", source: "Really delete it?", key: "delete_text"),
      RuleExample(
        "Rouge,vert", language: "fr", source: "red,green", key: "list_text", remark: "as the source"
      ),
      RuleExample("フォローリクエスト：", language: "ja", source: "Follow request: ", key: "request_label"),
      RuleExample(
        "Der Verlauf wird gelöscht.", language: "de", source: "The history is deleted. ",
        key: "history_message", remark: "nothing comes after a sentence"),
      RuleExample(
        "Der Verlauf wird gelöscht.", language: "de", source: " The history is deleted. ",
        key: "history_text", formats: [.strings], remark: "a sentence by itself, between spaces"),
      RuleExample(
        "Im Speicher\nist kein Platz mehr", language: "de", source: "Memory full",
        key: "memory_message", remark: "one line more or less is layout"),
      RuleExample(
        "Willkommen!\n\nTippen Sie auf das Plus.", language: "de",
        source: "Welcome!\nTap the plus sign.", key: "welcome_message",
        remark: "an additional empty line where the source also begins a line"),
      RuleExample(
        "Eins.\n\nZwei.\n\nDrei.", language: "de", source: "One.\n\nTwo. Three.",
        key: "terms_message", remark: "one of several paragraphs is divided"),
      RuleExample(
        "Eins. Zwei. Drei", language: "de", source: "One\nTwo\nThree", key: "reasons_message",
        remark: "lines that became sentences"),
      RuleExample(
        "Alle Dateien", language: "de", source: "All files ", key: "files_title",
        remark: "no other text follows"),
      RuleExample(
        "Anmelden", language: "de", source: "Sign in ", key: "sign_in", remark: "part of the verb"),
      RuleExample(" von ", language: "de", source: " by ", key: "by_separator"),
      RuleExample(
        "\u{200F} ונסגרות", language: "he", source: " and closed", key: "closed_suffix",
        remark: "a mark of direction before the space"),
      RuleExample(
        ", eta itxi", language: "eu", source: " and closed", key: "closed_suffix",
        remark: "no space belongs before a comma"),
      RuleExample(
        "l’", language: "fr", source: "the ", key: "article_prefix",
        remark: "no space belongs after the apostrophe"),
      RuleExample(
        "تعذّر الاتصال بـ", language: "ar", source: "Cannot connect to ", key: "connect_failure",
        remark: "a prefix, which the next word is joined to"),
      RuleExample(
        "Untertitel:", language: "de", source: "Subtitles: ", key: "THG-4o-U6A.title",
        formats: [.strings], remark: "the whole title of a menu item"),
      RuleExample(
        "Alle Dateien", language: "de", source: "All  files", key: "all_files",
        remark: "the source has two spaces"),
      RuleExample(
        " %", language: "cs", source: "%", key: "percent_suffix", remark: "after a number"),
      RuleExample(
        " s (točno)", language: "hr", source: "s (exact)", key: "seconds_suffix",
        remark: "the language writes a space before units"),
      RuleExample(
        " i inne pliki", language: "pl", source: ", and other files", key: "others_suffix",
        remark: "the space replaces the comma"),
      RuleExample(
        " <p>Erstens</p> ", language: "de", source: "<p>First</p>", key: "first_text",
        formats: [.strings, .xcstrings], remark: "spaces around a paragraph are not shown"),
    ])

  /// Compares blanks and line breaks.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard !pair.isSource, pair.sourcePlace != nil else { return }
    let isUnspaced = facts.comparison.locales[pair.locale].isUnspaced
    let own = pair.features
    let other = pair.sourceFeatures
    let isBlank = SurroundingWhitespace.blankLength(atStartOf: pair.decoded) == pair.decoded.count
    if isBlank
      || SurroundingWhitespace.blankLength(atStartOf: pair.decodedSource)
        == pair.decodedSource.count
    {
      return
    }
    judgeStart(pair, other, isUnspaced, into: &verdicts)
    judgeEnd(pair, other, isUnspaced, into: &verdicts)
    verdicts.removeAll { LayoutBlanks.isMeant(by: $0, pair, facts.comparison.catalog) }
    verdicts.removeAll { verdict in
      (verdict.level == .warning || verdict.message == .lostStartBreak)
        && isSlip(atEnd: verdict.pattern == "lost-end", pair, facts.comparison.catalog)
    }
    // What Interface Builder sets on an object is shown by itself: no code puts a text behind it.
    if pair.format.isApple, InterfaceBuilderKey.property(pair.key) != nil {
      verdicts.removeAll { $0.level == .warning }
    }
    joinEnds(of: &verdicts)
    noteMovedBlank(in: &verdicts)
    if let doubleBlank, own.contains(.doubleBlank), !other.contains(.doubleBlank),
      let blanks = DoubledBlank(in: pair, facts.comparison.catalog)
    {
      var verdict = Verdict(decoded: blanks.run, .doubled, pattern: "double", level: doubleBlank)
      for blank in blanks.replacements {
        verdict.fix(blank.range, with: blank.text, "Write one space", safety: .safe)
      }
      verdicts.append(verdict)
    }
    if own.contains(.lineBreaks) || other.contains(.lineBreaks),
      let verdict = DifferingBreaks.verdict(
        on: pair, level: lineBreaks, isUnspaced: isUnspaced)
    {
      verdicts.append(verdict)
    }
    if let commas, !isUnspaced, let verdict = JoiningComma.verdict(on: pair, level: commas) {
      verdicts.append(verdict)
    }
    if let frenchMarks,
      let verdict = FrenchMarks.verdict(
        on: pair, facts.comparison.locales[pair.locale].tag, level: frenchMarks)
    {
      verdicts.append(verdict)
    }
  }

  /// Makes one finding with one fix of what both ends lost.
  private func joinEnds(of verdicts: inout [Verdict]) {
    guard verdicts.count == 2, verdicts[0].pattern == "lost-start",
      verdicts[1].pattern == "lost-end", verdicts.allSatisfy({ !$0.replacements.isEmpty })
    else { return }
    let areBreaks =
      verdicts[0].message == .lostStartBreak && verdicts[1].message == .lostEndBreak
    verdicts[0].message = areBreaks ? .lostBothBreaks : .lostBoth
    verdicts[0].replacements += verdicts[1].replacements
    verdicts[0].fixTitle =
      areBreaks
      ? "Begin and end with the line breaks of the source"
      : "Begin and end with the spaces of the source"
    verdicts.removeLast()
  }

  /// Makes notes of a blank that stands at the other end: it moved with the order of the words, and it is there.
  private func noteMovedBlank(in verdicts: inout [Verdict]) {
    let patterns = verdicts.map(\.pattern)
    guard
      patterns == ["added-start", "lost-end"] || patterns == ["lost-start", "added-end"]
    else { return }
    for index in verdicts.indices { verdicts[index].level = .note }
  }

  private func judgeStart(
    _ pair: borrowing Text, _ other: TextFeatures, _ isUnspaced: Bool,
    into verdicts: inout [Verdict]
  ) {
    let length = SurroundingWhitespace.blankLength(atStartOf: pair.decoded)
    if (length > 0) != other.contains(.leadingBlank), UnitSuffix.isOne(pair.decodedSource) {
      return
    }
    if length > 0, !other.contains(.leadingBlank) {
      // The blank stands for the mark, as in " and" for ", and".
      if Self.joins(pair.decodedSource),
        !Self.joins(pair.decoded.extracting(length..<pair.decoded.count))
      {
        return
      }
      let isBreak = Self.breaksLine(pair.decoded.extracting(0..<length))
      var verdict = Verdict(
        decoded: 0..<length, isBreak ? .addedStartBreak : .addedStart, pattern: "added-start")
      verdict.fix(
        0..<length, with: "", isBreak ? "Remove the line break" : "Remove the space",
        safety: other.contains(.trailingBlank) || Self.mayFollowText(pair.decodedSource)
          ? .unsafe : Self.safety(ofRemoving: pair.decoded.extracting(0..<length)))
      verdicts.append(verdict)
    } else if length == 0, other.contains(.leadingBlank), !isUnspaced,
      !SurroundingWhitespace.divides(atStartOf: pair.decoded)
    {
      verdicts.append(lostStart(pair))
    }
  }

  /// What is said of a text without the blank at the start of its source.
  private func lostStart(_ pair: borrowing Text) -> Verdict {
    let lost = Text.verbatim(
      pair.decodedSource, 0..<SurroundingWhitespace.blankLength(atStartOf: pair.decodedSource))
    let whole = 0..<pair.decoded.count
    // Tabs and line breaks are layout; a blank is what keeps two words apart.
    let isIndented = lost.utf8.contains(0x09)
    let isBreak = lost.utf8.contains(0x0A)
    // The blank is there as an escape that is none: what else is broken in it nobody knows.
    if pair.decoded[0] == "\\" {
      return Verdict(
        decoded: whole,
        .brokenStart(insteadOf: isIndented ? "tab" : isBreak ? "line break" : "space"),
        pattern: "lost-start", level: .note)
    }
    var verdict = Verdict(
      decoded: whole, isIndented ? .lostTab : isBreak ? .lostStartBreak : .lostStart,
      pattern: "lost-start", level: isIndented || isBreak ? .note : .warning)
    verdict.fix(
      0..<0, with: lost,
      isBreak ? "Begin with the line break of the source" : "Begin with the space of the source")
    return verdict
  }

  private func judgeEnd(
    _ pair: borrowing Text, _ other: TextFeatures, _ isUnspaced: Bool,
    into verdicts: inout [Verdict]
  ) {
    let count = pair.decoded.count
    let length = SurroundingWhitespace.blankLength(atEndOf: pair.decoded)
    if length > 0, !other.contains(.trailingBlank) {
      let isBreak = Self.breaksLine(pair.decoded.extracting(count - length..<count))
      var verdict = Verdict(
        decoded: count - length..<count, isBreak ? .addedEndBreak : .addedEnd,
        pattern: "added-end")
      verdict.fix(
        count - length..<count, with: "",
        isBreak ? "Remove the line break" : "Remove the space",
        safety: other.contains(.leadingBlank) || Self.mayLeadToText(pair, without: length)
          ? .unsafe : Self.safety(ofRemoving: pair.decoded.extracting(count - length..<count)))
      verdicts.append(verdict)
    } else if length == 0, other.contains(.trailingBlank), !isUnspaced,
      !SurroundingWhitespace.divides(atEndOf: pair.decoded)
    {
      let sourceLength = SurroundingWhitespace.blankLength(atEndOf: pair.decodedSource)
      let lost = Text.verbatim(
        pair.decodedSource, pair.decodedSource.count - sourceLength..<pair.decodedSource.count)
      // A line break at the very end is layout; a blank is what keeps two words apart.
      let isBreak = lost.utf8.contains(0x0A)
      var verdict = Verdict(
        decoded: 0..<count, isBreak ? .lostEndBreak : .lostEnd, pattern: "lost-end",
        level: isBreak ? .note : .warning)
      verdict.fix(
        count..<count, with: lost,
        isBreak ? "End with the line break of the source" : "End with the space of the source")
      verdicts.append(verdict)
    }
  }

  /// Whether white space holds a line break, which readers of the message look for as such.
  private static func breaksLine(_ blank: Span<UInt8>) -> Bool {
    blank.firstIndex(of: 0x0A) != nil
  }

  /// Whether a text begins with a mark, as one does that is put behind another text.
  private static func joins(_ text: Span<UInt8>) -> Bool {
    let first = text.scalarOrReplacement(at: 0).value
    return [",", ".", ";", ":", ")", "…"].contains(first)
  }

  /// Whether code may put a source text directly behind another: it begins with a small letter or a sign.
  private static func mayFollowText(_ source: Span<UInt8>) -> Bool {
    let first = source[0]
    if first >= 0x80 || ASCII.isUpperCase(first) || ASCII.isDigit(first) { return joins(source) }
    return !"%{$\"'<".utf8.contains(first)
  }

  /// Whether code may put something behind a text: its source ends with a colon or a word that leads on, or the text
  /// itself with a colon before its blank.
  private static func mayLeadToText(_ pair: borrowing Text, without blank: Int) -> Bool {
    let own = pair.decoded.extracting(0..<pair.decoded.count - blank)
    let mark = EndingMark.of(pair.decodedSource).mark
    return mark == .colon || EndingMark.of(own).mark == .colon
      || mark == .none && ExpectedEnding.leadsOn(pair.decodedSource)
  }

  /// Whether a blank at an end may go unasked: a line break, and a blank that does not break as before the percent
  /// sign in French, were set by somebody.
  private static func safety(ofRemoving blank: Span<UInt8>) -> Fix.Safety {
    for index in blank.indices where blank[index] != " " { return .unsafe }
    return .safe
  }

  /// Whether a blank at an end of the source is one that its writer did not mean.
  ///
  /// The text is a sentence, or half of the other translations do without the blank as well. Behind a text that may
  /// stand alone, half of all translations are enough, or that none has it.
  private func isSlip(
    atEnd: Bool, _ pair: borrowing Text, _ catalog: Catalog
  ) -> Bool {
    let end =
      pair.decodedSource.count - SurroundingWhitespace.blankLength(atEndOf: pair.decodedSource)
    // A sentence between blanks is a whole text; one with a blank before it alone may go behind another.
    if atEnd || end < pair.decodedSource.count {
      switch end > 0 ? pair.decodedSource[end - 1] : 0 {
      case ".", "!", "?": return true
      default: break
      }
    }
    var (with, without) = (0, 0)
    for locale in catalog.locales.indices.dropFirst() where locale != pair.locale {
      guard let entry = catalog.entry(row: pair.row, locale: locale),
        let message = catalog.firstMessage(of: entry)
      else { continue }
      let file = catalog.file(of: entry)
      let bytes = file.bytes(catalog.text(of: message))
      let length =
        atEnd
        ? SurroundingWhitespace.blankLength(atEndOf: bytes)
        : SurroundingWhitespace.blankLength(atStartOf: bytes)
      if length > 0 { with += 1 } else { without += 1 }
    }
    if atEnd, WholeSource.isOne(pair.decodedSource) {
      return with == 0 || without > 0 && without + 1 >= with
    }
    return without > 0 && without >= with
  }
}

extension Finding.Wording {
  fileprivate static let doubled: Self = "two spaces in a row, but the source has one"
  fileprivate static let addedStart: Self = "the text begins with a space, but the source does not"
  fileprivate static let addedEnd: Self = "the text ends with a space, but the source does not"
  fileprivate static let addedStartBreak: Self =
    "the text begins with a line break, but the source does not"
  fileprivate static let addedEndBreak: Self =
    "the text ends with a line break, but the source does not"
  fileprivate static let lostStartBreak: Self =
    "the line break at the beginning of the source is missing"
  fileprivate static let lostEndBreak: Self =
    "the line break at the end of the source is missing"
  fileprivate static let lostBothBreaks: Self =
    "the line breaks at both ends of the source are missing"
  fileprivate static let lostStart: Self =
    "the space at the beginning of the source is missing, so two texts run together"
  fileprivate static let lostTab: Self = "the tab at the beginning of the source is missing"
  fileprivate static func brokenStart(insteadOf blank: Self) -> Self {
    "the text begins with a backslash, but the source begins with a \(blank); write the \(blank)"
  }
  fileprivate static let lostBoth: Self =
    "the spaces at both ends of the source are missing, so texts run together"
  fileprivate static let lostEnd: Self =
    "the space at the end of the source is missing, so two texts run together"
}
