/// Characters that nobody sees and some voices speak.
struct InvisibleText: TextRule {
  static let scope = TextScope.everyText

  @Option("soft-hyphen", "Level of soft hyphens in texts that are shown.")
  var softHyphen: Severity? = nil

  static let metadata = RuleMetadata(
    id: "invisible-text", family: .accessibility, severity: .note,
    levelRemark:
      "It is a warning on known labels, except for line breaks between words and soft hyphens.",
    isFixable: true,
    summary: "A text contains invisible characters, or a label has stray spaces.",
    rationale: """
      Some voices speak these characters or pause at them. Braille displays show a cell for each. \
      A search for the word does not find it.
      """,
    remedy: "Remove these characters.",
    guidelines: [],
    flagged: [
      RuleExample("Save⟦\u{200B}⟧ all", key: "save_content_description"),
      RuleExample("⟦\u{2060}⟧Datei sichern", language: "de", source: "Save", key: "save_button"),
      RuleExample("Save⟦\u{AD}⟧all", key: "save_content_description", remark: "a soft hyphen"),
      RuleExample("Save⟦\u{2065}⟧all", key: "save_content_description", remark: "not in Unicode"),
      RuleExample("Skip⟦\n⟧ingredients", key: "skip_content_description", remark: "a line break"),
    ],
    accepted: [
      RuleExample("باز\u{200C}کردن", language: "fa", source: "Open", key: "open_button"),
      RuleExample("👩\u{200D}👧", key: "family_emoji"),
      RuleExample("ไฟล์\u{200B}ทั้งหมด", language: "th", source: "All files", key: "files_title"),
      RuleExample(
        "แอ\u{2060}ปหรือระบบ", language: "th", source: "Apps or the system", key: "apps_title"),
      RuleExample("10\u{A0}MB", key: "size_text"),
      RuleExample(
        "Main menu. Swipe right to explore.\n\nSwipe left to go back.",
        key: "menu_content_description", remark: "paragraphs of a spoken text"),
      RuleExample(
        "Collect payment\nhas moved", key: "payment_button",
        remark: "two lines of a text that is shown"),
      RuleExample(
        "CD label: %.32s\n", key: "accessibility.disc", formats: [.strings],
        remark: "a line that is printed"),
      RuleExample(
        "Abspiel\u{AD}geschwindigkeit", language: "de", source: "Playback speed",
        key: "101.title",
        comment: "Class = \"NSMenuItem\"; title = \"Playback speed\"; ObjectID = \"101\";",
        formats: [.strings], remark: "a soft hyphen divides a long word that people see"),
      RuleExample(
        "\tDefault", key: "904.title",
        comment: "Class = \"NSMenuItem\"; title = \"\\tDefault\"; ObjectID = \"904\";",
        formats: [.strings], remark: "Interface Builder's own menus are indented like this"),
    ])

  /// Languages that mark where a line may end (Unicode, line breaking of class SA).
  private static let breaking = Resource.languages("broken-by-hand")

  /// Looks for invisible characters.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // What has nothing to see is missing.
    if !pair.isSource, InvisibleCharacters.areAll(of: pair.decoded) { return }
    let isLabel = pair.kind.tier == .certain
    // In what people see, a soft hyphen says where a long word may be divided.
    let isOnlyHeard = isLabel && pair.kind.isSpoken && !(pair.use?.isVisible ?? false)
    let language = facts.comparison.locales[pair.locale].tag.language
    let indentation = Self.indentation(of: pair)
    let breaks = IntendedBreaks(of: pair, isOnlyHeard: isOnlyHeard)
    var index = 0
    while index < pair.decoded.count {
      // All characters of ASCII but the controls are seen, and bytes that continue a character where none is
      // continued are left to the file's reader.
      let byte = pair.decoded[index]
      if (0x20..<0x7F).contains(byte) || (0x80..<0xC2).contains(byte) {
        index += 1
        continue
      }
      let (scalar, length) = pair.decoded.scalarOrReplacement(at: index)
      if let hidden = hidden(scalar, isLabel: isLabel, isOnlyHeard: isOnlyHeard, language) {
        if isReadersOwn(scalar, pair, &facts.comparison) { return }
        if isLayout(scalar, at: index, indentation, pair)
          || scalar == "\n" && breaks.areIntended(at: index, in: pair)
        {
          index += length
          continue
        }
        add(index..<index + length, scalar, hidden, isLabel: isLabel, pair, into: &verdicts)
        return
      }
      index += length
    }
    if isLabel { judgeBlanks(pair, indentation, into: &verdicts) }
  }

  /// Whether the file's reader has told of a byte that is no text already.
  private func isReadersOwn(
    _ scalar: Unicode.Scalar, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    guard scalar.value < 0x20 else { return false }
    return tools.hasReadingError(in: pair)
  }

  /// Whether a tab or line end is where programs put it: before the items of an indented menu, and behind
  /// a line that is printed with its values.
  private func isLayout(
    _ scalar: Unicode.Scalar, at index: Int, _ indentation: Int, _ pair: borrowing Text
  ) -> Bool {
    switch scalar {
    case "\t": index < indentation
    case "\n": index == pair.decoded.count - 1 && Self.isPrinted(pair)
    default: false
    }
  }

  /// Length in bytes of the tabs, and of marks of direction before them, that indent an item of a menu
  /// in Interface Builder, as its own menu for writing directions has them.
  private static func indentation(of pair: borrowing Text) -> Int {
    guard pair.kind.evidence == .interfaceBuilder else { return 0 }
    var (index, end) = (0, 0)
    while index < pair.decoded.count {
      let (scalar, length) = pair.decoded.scalarOrReplacement(at: index)
      index += length
      if scalar == "\t" {
        end = index
      } else if !CharacterProperties.isDefaultIgnorable(scalar) {
        break
      }
    }
    return end
  }

  /// Whether a text looks like a line that programs print with its values, which ends in a line feed.
  private static func isPrinted(_ pair: borrowing Text) -> Bool {
    pair.format.isApple && pair.decoded.firstIndex(of: "%") != nil
  }

  /// What is wrong with a character; nil when nothing is.
  private func hidden(
    _ scalar: Unicode.Scalar, isLabel: Bool, isOnlyHeard: Bool, _ language: String
  ) -> (name: Finding.Wording, level: Severity?)? {
    switch scalar.value {
    case 0x09, 0x0A: return isLabel ? (scalar == "\t" ? "a tab" : "a line break", nil) : nil
    case 0x00...0x1F, 0x7F...0x9F: return ("a control character", nil)
    // Most voices pass over it, but braille displays and searches do not.
    case 0xAD: return (isOnlyHeard ? .note : softHyphen).map { ("a soft hyphen", $0) }
    case 0x200B, 0x2060:
      if Self.breaking.contains(language) { return nil }
      return (scalar == "\u{200B}" ? "a zero-width space" : "an invisible joiner", nil)
    case 0xFEFF: return ("an invisible joiner", nil)
    case 0x180E: return ("a Mongolian vowel separator", nil)
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
      return ("a character of private use", nil)
    case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: return ("a code point that is not a character", nil)
    default: return isUnassigned(scalar) ? ("a character that Unicode does not define", nil) : nil
    }
  }

  /// Whether a scalar stands for nothing: only in the blocks of two and three bytes that were full long
  /// before ICU's version of Unicode, so that a new emoji or ideograph is never taken for one.
  private func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x378...0x3BF, 0x2060...0x206F, 0x2072...0x20CF, 0x218A...0x218F, 0xFFE0...0xFFFB:
      CharacterProperties.generalCategory(scalar) == .unassigned
    default: false
    }
  }

  private func add(
    _ range: Range<Int>, _ scalar: Unicode.Scalar,
    _ hidden: (name: Finding.Wording, level: Severity?),
    isLabel: Bool, _ pair: borrowing Text, into verdicts: inout [Verdict]
  ) {
    // Between words, people see two lines, and the author may have meant them.
    let isBreak = scalar == "\n" && !Self.isAtEdge(range, of: pair.decoded)
    var verdict = Verdict(
      decoded: range, isBreak ? .lineBreak : .holds(hidden.name, scalar),
      pattern: "U+\(String(scalar.value, radix: 16))",
      level: hidden.level ?? (isLabel && !isBreak ? .warning : .note))
    // What stands for a symbol of a font is no stray.
    let isRemovable = !(0xE000...0xF8FF).contains(scalar.value) && scalar.value > 0x20
    // A control may be a lost letter.
    let isNothing =
      scalar.value == 0x7F || Self.breaksLines(scalar) && Self.isAtEdge(range, of: pair.decoded)
      || scalar.value == 0x200B && Self.isBesideBlank(range, of: pair.decoded)
    if isRemovable {
      // Removed by itself, the first of several would leave the fault.
      let runs = Self.runs(of: scalar, from: range.lowerBound, in: pair.decoded)
      if runs.count <= Self.mostRuns {
        verdict.replacements = runs
        verdict.fixTitle = "Remove it"
        verdict.safety = isNothing && runs.count == 1 ? .safe : .unsafe
      }
    }
    verdicts.append(verdict)
  }

  /// Most pieces of a text that a fix removes; one that has more is for a person to mend.
  private static let mostRuns = 100

  /// The removal of all of a character from a place on, each run of it as one piece.
  private static func runs(
    of scalar: Unicode.Scalar, from start: Int, in text: Span<UInt8>
  ) -> [Verdict.Replacement] {
    var found: [Verdict.Replacement] = []
    var run: Range<Int>?
    var index = start
    while index < text.count, found.count <= mostRuns {
      let (next, length) = text.scalarOrReplacement(at: index)
      if next == scalar {
        run = (run?.lowerBound ?? index)..<index + length
      } else if let removed = run {
        found.append(Verdict.Replacement(range: removed, text: ""))
        run = nil
      }
      index += length
    }
    if let run { found.append(Verdict.Replacement(range: run, text: "")) }
    return found
  }

  /// Whether a character says where a line may end or may not: between letters a translator may have put it there,
  /// as a soft hyphen where a long word is divided.
  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Whether a zero-width space stands beside a blank, where a line may end anyway: machines write it there.
  private static func isBesideBlank(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    var (start, end) = (range.lowerBound, range.upperBound)
    while let (scalar, before) = text.scalar(before: start), scalar == "\u{200B}" {
      start = before
    }
    while end < text.count, text.scalarOrReplacement(at: end).value == "\u{200B}" { end += 3 }
    return start > 0 && text[start - 1] == 0x20 || end < text.count && text[end] == 0x20
  }

  /// Whether a piece of a text has no words on one side, blanks and invisible characters aside.
  private static func isAtEdge(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    var (start, end) = (range.lowerBound, range.upperBound)
    while let (scalar, before) = text.scalar(before: start), isNoLetter(scalar) { start = before }
    while end < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: end)
      guard isNoLetter(scalar) else { break }
      end += length
    }
    return start == 0 || end == text.count
  }

  private static func isNoLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || CharacterProperties.isDefaultIgnorable(scalar)
  }

  /// Stray blanks of a label.
  private func judgeBlanks(
    _ pair: borrowing Text, _ indentation: Int, into verdicts: inout [Verdict]
  ) {
    let count = pair.decoded.count
    if pair.isSource {
      let start = SurroundingWhitespace.blankLength(atStartOf: pair.decoded)
      let end = SurroundingWhitespace.blankLength(atEndOf: pair.decoded)
      if start == count { return }
      if start > indentation {
        var verdict = Verdict(decoded: 0..<start, .spaceAtStart, pattern: "start", level: .warning)
        verdict.fix(0..<start, with: "", "Remove it", safety: .safe)
        verdicts.append(verdict)
      }
      if end > 0, !(end == 1 && pair.decoded[count - 1] == 0x0A && Self.isPrinted(pair)) {
        // "Unavailable. " is put before another text.
        let isJoined = ".:,;".utf8.contains(pair.decoded[count - end - 1])
        var verdict = Verdict(
          decoded: count - end..<count, .spaceAtEnd, pattern: "end",
          level: isJoined ? .note : .warning)
        verdict.fix(
          count - end..<count, with: "", "Remove it", safety: isJoined ? .unsafe : .safe)
        verdicts.append(verdict)
      }
    }
    guard pair.isSource, pair.features.contains(.doubleBlank) else { return }
    for index in 1..<max(1, count - 1)
    where pair.decoded[index] == 0x20 && pair.decoded[index - 1] == 0x20 {
      var verdict = Verdict(
        decoded: index - 1..<index + 1, .double, pattern: "double", level: .warning)
      verdict.fix(index - 1..<index + 1, with: " ", "Write one space", safety: .safe)
      verdicts.append(verdict)
      return
    }
  }
}

/// The line breaks that the author of a source wrote between words: those of a text that is shown in several lines, and of
/// a spoken one between its sentences or lines.
///
/// A translation divides its lines where it wants if its source has several.
private struct IntendedBreaks {
  /// Byte offsets from the first word or placeholder to the end of the last; nil where there is none.
  private let words: Range<Int>?
  /// Whether every break between words is intended.
  private let areAll: Bool

  /// Reads what decides on the breaks of a text.
  init(of pair: borrowing Text, isOnlyHeard: Bool) {
    let hasBreaks = pair.decoded.firstIndex(of: 0x0A) != nil
    words = hasBreaks ? WordlessText.wordsAndPlaceholders(in: pair.decoded) : nil
    areAll =
      pair.isSource
      ? !isOnlyHeard || LineBreaks(in: pair.decoded).lines > 1
      : hasBreaks && LineBreaks(in: pair.decodedSource).lines > 0
  }

  /// Whether the break at a byte offset is intended.
  func areIntended(at index: Int, in pair: borrowing Text) -> Bool {
    guard let words, words.lowerBound < index, words.upperBound > index + 1 else { return false }
    if areAll || !pair.isSource { return areAll }
    var end = index
    while end > 0, ASCII.isSpace(pair.decoded[end - 1]) { end -= 1 }
    // Behind a letter the sentence goes on.
    return !pair.decoded.isWord(at: end - 1)
  }
}

extension Finding.Wording {
  fileprivate static func holds(_ name: Finding.Wording, _ scalar: Unicode.Scalar) -> Self {
    "contains \(name) (\(codePoint: scalar)); remove it"
  }

  fileprivate static let lineBreak: Self =
    "the label has a line break (U+000A); write a space, unless the break is meant"
  fileprivate static let spaceAtStart: Self = "the label begins with a space; remove it"
  fileprivate static let spaceAtEnd: Self = "the label ends with a space; remove it"
  fileprivate static let double: Self = "the label has two spaces in a row; write one"
}
