/// A label that ends in a mark: nothing follows it, so the mark is a pause at best.
struct TrailingPunctuation: TextRule {
  @Option("marks", "The marks that a label should not end in.")
  var marks = ".。।:,;!-"
  /// Words up to which a full stop is too much: longer labels are sentences.
  private static let maximumWords = 8

  static let metadata = RuleMetadata(
    id: "trailing-punctuation", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isFixable: true,
    summary: "A label ends in a punctuation mark.",
    rationale: """
      A label is a name, and a screen reader says the role after it. A full stop puts a pause \
      between the two. A colon announces something that the label does not contain.
      """,
    remedy: """
      Remove the mark. If the app adds a value after it, combine both in one text with a \
      placeholder: `Duration: %1$s`.
      """,
    guidelines: [],
    flagged: [
      RuleExample("Record voice message⟦.⟧"), RuleExample("Play video, duration⟦:⟧"),
      RuleExample("Share⟦!⟧"),
      RuleExample("संदेश रिकॉर्ड करें⟦।⟧", language: "hi", source: "Record message"),
      RuleExample("Dodano utwór⟦.⟧", language: "pl", source: "Song added"),
    ],
    accepted: [
      RuleExample("Add new tags, separated by commas.", remark: "a sentence with a comma inside"),
      RuleExample("Last refresh failed. Tap to view details.", key: "refresh_failed_msg"),
      RuleExample("Loading..."), RuleExample("Delete this episode?"), RuleExample("Delete feat."),
      RuleExample("Start at 8 a.m."),
      RuleExample(
        "Lecture :", language: "fr", source: "Play",
        remark: "a translation is reported only for a full stop that it adds"),
      RuleExample("12 val.", language: "lt", source: "12 hours", remark: "a unit"),
      RuleExample("Veido pkt.", language: "lt", source: "Face icon", remark: "an abbreviation"),
      RuleExample("Εικ. προσ.", language: "el", source: "Face icon", remark: "abbreviations"),
      RuleExample(
        "Widget opened.", key: "lock_accessibility_opened",
        comment: "Accessibility description sent when a widget opens", remark: "an announcement"),
      RuleExample("A building is marked with a flag.", remark: "what a picture shows"),
      RuleExample(
        "Girar a la izq.", language: "es", source: "Rotate left",
        remark: "a word that was cut short"),
      RuleExample("%1$s Accuracy: low.", remark: "a sentence after a caption"),
    ])

  static let withoutFullStop = Resource.languages("without-full-stop")

  /// Flags the mark at the end.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.purpose == .label, let mark = mark(at: text.plain) else { return }
    // What is seen as well calls out on purpose, and speech makes no pause of it.
    if mark.scalar == "!", text.use?.isVisible ?? false { return }
    // Scripts whose full stops belong to the word, or that have none of these.
    if Self.withoutFullStop.contains(facts.language) { return }
    if !text.isSource {
      // A translation is asked for its own full stops only, or inherits what its source has, in any script.
      let isAsked =
        self.mark(at: text.source) == nil
        ? Self.endsSentence(mark.written) : text.isInherited("", of: Self.metadata.id)
      guard isAsked else { return }
    }
    // Asked last: it takes ICU to divide some languages.
    guard isFault(mark, text.plain, facts.locale.facts) else { return }
    if Self.endsSentence(mark.scalar), Self.isSentence(text) { return }
    let isDoubtful = mayBeAbbreviated(mark, text, facts.locale)
    if !text.isSource, isCutShort(mark, text, facts.locale, isDoubtful) { return }
    var verdict = Verdict(mark.range, .ends(text.string(mark.range)))
    // Who sees the text needs its mark: "To:" before a name, a sentence with its end.
    if text.use?.isVisible ?? false {
      verdict.message = .endsShown(text.string(mark.range))
      verdicts.append(verdict)
      return
    }
    // A Spanish exclamation has a mark at each end: to remove the last one alone would break it.
    if text.plain.begins(with: "\u{A1}", at: 0) || text.plain.begins(with: "\u{BF}", at: 0) {
      verdicts.append(verdict)
      return
    }
    if !isDoubtful { verdict.write("") }
    verdict.safety = isSurelyMark(mark, text) ? .safe : .unsafe
    verdicts.append(verdict)
  }

  /// Whether the full stop of a translation is that of a word that had to be cut short to fit.
  private func isCutShort(
    _ mark: Mark, _ text: borrowing Text, _ locale: borrowing JudgedLocale, _ isDoubtful: Bool
  ) -> Bool {
    if mark.scalar == ".",
      locale.facts.isCutShort(endOf: text.plain.extracting(0..<mark.range.lowerBound))
    {
      return true
    }
    // A translation adds such a full stop, and none of a sentence.
    return isDoubtful && self.mark(at: text.source) == nil
  }

  /// Whether a label is a sentence, and no name of a control: code puts another sentence behind it, it follows a
  /// caption, or it says what a picture shows.
  private static func isSentence(_ text: borrowing Text) -> Bool {
    text.use?.isJoined ?? false || followsCaption(text.plain) || PictureDescription.isScene(text)
  }

  /// Whether a full stop may be that of a word that was cut short, as in Spanish "Girar a la izq.": nothing is proposed.
  ///
  /// The word is short, the only one of a translation whose source has no full stop and is longer or begins alike, or
  /// not the only one with a full stop; words end with a vowel more often than their beginnings do.
  private func mayBeAbbreviated(
    _ mark: Mark, _ text: borrowing Text, _ locale: borrowing JudgedLocale
  ) -> Bool {
    guard mark.scalar == "." else { return false }
    let before = text.plain.extracting(0..<mark.range.lowerBound)
    guard let letter = before.scalar(before: before.count)?.value,
      [.lower, .upper].contains(LetterCase(letter)), !Vowels.contains(letter)
    else { return false }
    let isDoubtful =
      Abbreviation.mayBeWord(before: before.count, in: text.plain)
      || Abbreviation.holds(before)
      || !text.isSource && self.mark(at: text.source) == nil
        && before.firstIndex(of: 0x20) == nil
        && (before.count < text.source.count || Self.beginAlike(before, text.source))
    guard isDoubtful else { return false }
    if locale.tag.language == "en" {
      let start = before.indices.last { before[$0] == 0x20 }.map { $0 + 1 } ?? 0
      if EnglishWords.contains(before.extracting(start..<before.count)) { return false }
    }
    return !locale.facts.isWhole(endOf: before)
  }

  /// Whether a text is a sentence that code puts behind another text: a value, and a word with a capital behind it.
  private static func followsCaption(_ text: Span<UInt8>) -> Bool {
    guard text.isPlaceholder(at: 0), text.count > 4, text[3] == 0x20 else { return false }
    return LetterCase(text.scalarOrReplacement(at: 4).value) == .upper
  }

  /// Letters at the start of two forms of one word: Slovene "Infor." for "Info", which is cut short as well.
  private static let commonLetters = 3

  /// Whether two texts begin with the same letters of ASCII.
  private static func beginAlike(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    guard one.count >= commonLetters, other.count >= commonLetters else { return false }
    return (0..<commonLetters).allSatisfy {
      ASCII.isLetter(one[$0]) && ASCII.lowercased(one[$0]) == ASCII.lowercased(other[$0])
    }
  }

  /// Whether a mark is no part of an abbreviation, and nothing is put behind it at run time: the source
  /// ends in one as well, or is the text itself and ends in a long word.
  ///
  /// What begins with a value may be a sentence: "Anna joined.".
  private func isSurelyMark(_ mark: Mark, _ text: borrowing Text) -> Bool {
    if text.plain.begins(with: "\u{FFFC}", at: 0) { return false }
    if mark.scalar == "!" { return true }
    guard Self.endsSentence(mark.scalar) else { return false }
    if text.isSource {
      return !Abbreviation.mayBeWord(before: mark.range.lowerBound, in: text.plain)
    }
    return self.mark(at: text.source).map { Self.endsSentence($0.scalar) } ?? false
      && !Abbreviation.mayBeWord(before: mark.range.lowerBound, in: text.plain)
  }

  /// A mark at the end of a text.
  private struct Mark {
    /// What it is in Latin letters: a full stop for that of Urdu, a colon for a wide one.
    var scalar: Unicode.Scalar
    /// What stands there.
    var written: Unicode.Scalar
    /// Byte offsets of the mark.
    var range: Range<Int>
  }

  /// The mark that a text ends in; nil where it ends in another character.
  private func mark(at text: Span<UInt8>) -> Mark? {
    guard text.count > 0 else { return nil }
    // ASCII letters, the end of most texts, are none of the marks.
    if ASCII.isAlphanumeric(text[text.count - 1]) { return nil }
    guard let (written, start) = text.scalar(before: text.count), start > 0 else { return nil }
    let scalar = marks.unicodeScalars.contains(written) ? written : Self.latin(written)
    guard marks.unicodeScalars.contains(scalar) else { return nil }
    return Mark(scalar: scalar, written: written, range: start..<text.count)
  }

  /// The mark of Latin texts that one of another script stands for; others as they are.
  private static func latin(_ mark: Unicode.Scalar) -> Unicode.Scalar {
    switch mark {
    case "\u{FF1A}": ":"
    case "\u{FF0C}", "\u{60C}", "\u{3001}": ","
    case "\u{FF1B}", "\u{61B}": ";"
    case "\u{FF01}": "!"
    case "\u{FF0E}", "\u{6D4}", "\u{589}", "\u{1362}": "."
    default: mark
    }
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "。" || scalar == "।"
  }

  /// Whether a mark is too much at the end of its text.
  private func isFault(_ mark: Mark, _ text: Span<UInt8>, _ facts: LocaleFacts) -> Bool {
    let before = text.extracting(0..<mark.range.lowerBound)
    // Repeated marks are an ellipsis, or are loud on purpose.
    if before.scalar(before: before.count)?.value == mark.written { return false }
    guard before.hasLetter else { return false }
    if Self.endsSentence(mark.scalar) {
      if Abbreviation.ends(text) || Abbreviation.endsShortened(text)
        || Abbreviation.isUnit(text)
      {
        return false
      }
      if Self.holdsComma(before) { return false }
      if facts.wordCount(text) > Self.maximumWords { return false }
    }
    return facts.sentenceCount(text, breaks: Span()) < 2
  }

  /// Whether a comma of any script stands in a text: U+002C, U+060C, U+3001, U+FF0C.
  private static func holdsComma(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch scalar {
      case ",", "\u{60C}", "\u{3001}", "\u{FF0C}": return true
      default: index += length
      }
    }
    return false
  }
}

extension Finding.Wording {
  fileprivate static func ends(_ mark: String) -> Self {
    "the label ends in \(quoting: mark); remove it"
  }

  fileprivate static func endsShown(_ mark: String) -> Self {
    "a screen reader also speaks this visible text, which ends in \(quoting: mark); give the control a separate spoken label without \(quoting: mark)"
  }
}
