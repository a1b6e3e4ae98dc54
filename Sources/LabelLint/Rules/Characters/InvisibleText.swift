/// Characters that nobody sees and some voices speak.
struct InvisibleText: TextRule {
  static let scope = TextScope.everyText

  @Option("soft-hyphen", "Level of soft hyphens outside labels.")
  var softHyphen: Severity? = nil

  static let metadata = RuleMetadata(
    id: "invisible-text", family: .accessibility, severity: .note, isFixable: true,
    summary: "A text has characters that cannot be seen, or a label has stray blanks.",
    rationale: """
      Some voices speak them or pause at them, Braille displays show a cell for each, and a search \
      for the word does not find it.
      """,
    remedy: "Remove them.",
    guidelines: [
      GuidelineClause("mobile-practices-india/practice-2", "A label must be precise and clear"),
      GuidelineClause("wcag/1.1.1"),
    ],
    flagged: [
      RuleExample("Save⟦\u{200B}⟧ all", key: "save_content_description"),
      RuleExample("⟦\u{2060}⟧Datei sichern", language: "de", source: "Save", key: "save_button"),
      RuleExample("Save⟦\u{AD}⟧all", key: "save_content_description", remark: "a soft hyphen"),
      RuleExample("Save⟦\u{2065}⟧all", key: "save_content_description", remark: "not in Unicode"),
    ],
    accepted: [
      RuleExample("باز\u{200C}کردن", language: "fa", source: "Open", key: "open_button"),
      RuleExample("👩\u{200D}👧", key: "family_emoji"),
      RuleExample("ไฟล์\u{200B}ทั้งหมด", language: "th", source: "All files", key: "files_title"),
      RuleExample("10\u{A0}MB", key: "size_text"),
      RuleExample(
        "CD label: %.32s\n", key: "accessibility.disc", formats: [.strings],
        remark: "a line that is printed"),
      RuleExample(
        "\tDefault", key: "904.title",
        comment: "Class = \"NSMenuItem\"; title = \"\\tDefault\"; ObjectID = \"904\";",
        formats: [.strings], remark: "Interface Builder's own menus are indented so"),
    ])

  /// Languages that mark where a line may end (Unicode, line breaking of class SA).
  private static let breaking = Resource.languages("broken-by-hand")

  /// Looks for invisible characters.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let isLabel = pair.kind.tier == .certain
    let language = facts.comparison.locales[pair.locale].tag.language
    let indentation = Self.indentation(of: pair)
    // Most texts have letters of many bytes and nothing hidden among them.
    var index = Self.mayHide(pair.decoded) ? 0 : pair.decoded.count
    while index < pair.decoded.count {
      index = pair.decoded.first(from: index, Self.doubtful)
      if index == pair.decoded.count { break }
      if let length = Self.lengthOfVisible(at: index, in: pair.decoded) {
        index += length
        continue
      }
      let (scalar, length) = pair.decoded.scalarOrReplacement(at: index)
      if let hidden = hidden(scalar, isLabel: isLabel, language) {
        if isReadersOwn(scalar, pair, &facts.comparison) { return }
        if isLayout(scalar, at: index, indentation, pair) {
          index += length
          continue
        }
        add(index..<index + length, scalar, hidden, isLabel: isLabel, into: &verdicts)
        return
      }
      index += length
    }
    if isLabel { judgeBlanks(pair, indentation, into: &verdicts) }
  }

  /// Whether some character of a text may be a hidden one, or some byte belongs to none, sixteen bytes at a
  /// time; always true of short texts.
  static func mayHide(_ text: Span<UInt8>) -> Bool {
    let count = text.count
    guard count >= ByteBlock.size else { return true }
    var found = ByteBlock.all(0)
    var index = 0
    // The two bytes behind a block are looked at, too.
    while count &- index >= ByteBlock.size &+ 2 {
      found |= doubtful(
        ByteBlock.load(text, at: index), ByteBlock.load(text, at: index &+ 1),
        ByteBlock.load(text, at: index &+ 2))
      index &+= ByteBlock.size
    }
    // The last block overlaps the one before; nothing follows it.
    let words = ByteBlock.words(ByteBlock.load(text, at: count &- ByteBlock.size))
    found |= doubtful(
      ByteBlock.block(words.first, words.second),
      ByteBlock.block(words.first &>> 8 | words.second &<< 56, words.second &>> 8),
      ByteBlock.block(words.first &>> 16 | words.second &<< 48, words.second &>> 16))
    return ByteBlock.hasByte(found)
  }

  /// Ones for the bytes of a block that may begin a hidden character, or that no character goes on with as
  /// it should.
  ///
  /// - Parameters:
  ///   - block: The bytes.
  ///   - next: The byte behind each of them.
  ///   - third: The byte behind that.
  /// - Returns: Ones for what `lengthOfVisible` and `hidden` are to be asked of.
  @inline(__always)
  private static func doubtful(
    _ block: ByteBlock.Bytes, _ next: ByteBlock.Bytes, _ third: ByteBlock.Bytes
  ) -> ByteBlock.Bytes {
    /// Where a block has a byte.
    @inline(__always)
    func has(_ byte: UInt8, _ block: ByteBlock.Bytes) -> ByteBlock.Bytes {
      ByteBlock.lanes(block .== ByteBlock.all(byte))
    }
    /// Where a block has a byte below another.
    @inline(__always)
    func below(_ byte: UInt8, _ block: ByteBlock.Bytes) -> ByteBlock.Bytes {
      ByteBlock.lanes(block .< ByteBlock.all(byte))
    }
    /// Where a block has a byte that goes on with a character.
    @inline(__always)
    func goesOn(_ block: ByteBlock.Bytes) -> ByteBlock.Bytes {
      ByteBlock.lanes(ByteBlock.signed(block) .< ByteBlock.inner)
    }
    // Controls, and what is no text.
    var found = below(0x20, block) | has(0x7F, block) | ~below(0xF0, block)
    found |= ~below(0xC2, block) & ~goesOn(next)
    found |= ~below(0xE0, block) & ~goesOn(third)
    // Controls and the soft hyphen; what Unicode does not have among Greek.
    found |= has(0xC2, block) & (below(0xA0, next) | has(0xAD, next))
    found |= has(0xCD, block) & ~below(0xB8, next)
    found |= has(0xCE, block) & below(0xA3, next)
    // U+200B, U+2040 to U+20FF and U+2180 to U+21BF.
    var symbols = has(0x80, next) & has(0x8B, third)
    symbols |= has(0x86, next) | below(3, next &- ByteBlock.all(0x81))
    found |= has(0xE2, block) & symbols
    // U+180E, and bytes that begin no character.
    found |= has(0xE0, block) & below(0xA0, next)
    found |= has(0xE1, block) & has(0xA0, next)
    found |= has(0xED, block) & ~below(0xA0, next)
    // Private use, and the end of the plane but for letters of full and half width.
    found |= has(0xEE, block)
    found |= has(0xEF, block) & ~below(3, next &- ByteBlock.all(0xBC))
    return found
  }

  /// Marks the bytes that may begin a hidden character: controls, the first of two bytes up to U+00BF and
  /// among Greek, the first of three and more, and those that are not gone on with in the word.
  @inline(__always)
  static func doubtful(_ word: UInt64) -> UInt64 {
    let leads = word & word &<< 1 & WordMarks.tops
    let inner = word & ~(word &<< 1) & WordMarks.tops
    let broken = leads & ~(inner &>> 8)
    let long = leads & word &<< 2
    let two =
      WordMarks.of(0xC2, in: word) | WordMarks.of(0xCD, in: word) | WordMarks.of(0xCE, in: word)
    return broken | long | two | WordMarks.controls(in: word)
  }

  /// Length in bytes of a character that its first bytes tell to be no hidden one; nil in doubt.
  ///
  /// Bytes that continue a character where none is continued are left to the file's reader.
  static func lengthOfVisible(at index: Int, in text: Span<UInt8>) -> Int? {
    let lead = text[index]
    if lead >= 0x80, lead < 0xC2 { return 1 }
    guard lead >= 0xC3, index + 1 < text.count, text[index + 1] & 0xC0 == 0x80 else { return nil }
    let second = text[index + 1]
    if lead < 0xE0 {
      guard lead == 0xCD || lead == 0xCE else { return 2 }
      // Among Greek, some numbers stand for nothing, but none that is a letter.
      let scalar = Unicode.Scalar(UInt32(lead & 0x1F) << 6 | UInt32(second & 0x3F))
      return scalar.map { LetterCase($0) != .none } ?? false ? 2 : nil
    }
    guard index + 2 < text.count, text[index + 2] & 0xC0 == 0x80 else { return nil }
    switch lead {
    case 0xE0: return second >= 0xA0 ? 3 : nil
    // Behind U+180E and U+200B; the blocks of other invisible characters follow U+203F.
    case 0xE1: return second != 0xA0 ? 3 : nil
    case 0xE2: return second == 0x80 && text[index + 2] != 0x8B ? 3 : nil
    case 0xE3...0xEC: return 3
    default: return nil
    }
  }

  /// Whether the file's reader has told of a byte that is no text already.
  private func isReadersOwn(
    _ scalar: Unicode.Scalar, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    guard scalar == "\u{FFFD}" || scalar.value < 0x20 else { return false }
    let number = Int(pair.place.entry.file)
    let value = tools.catalog.files[number].messages[pair.place.message].value
    return tools.hasError(at: value, inFile: number)
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
    _ scalar: Unicode.Scalar, isLabel: Bool, _ language: String
  ) -> (name: Finding.Wording, level: Severity?)? {
    switch scalar.value {
    case 0x09, 0x0A: return isLabel ? ("a line end or tab", nil) : nil
    case 0x00...0x1F, 0x7F...0x9F: return ("a control character", nil)
    case 0xAD:
      if isLabel { return ("a soft hyphen", nil) }
      return softHyphen.map { ("a soft hyphen", $0) }
    case 0x200B: return Self.breaking.contains(language) ? nil : ("a zero-width space", nil)
    case 0x2060, 0xFEFF: return ("an invisible joiner", nil)
    case 0x180E: return ("a Mongolian vowel separator", nil)
    case 0xFFFD: return ("a replacement character, where a letter was lost", nil)
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
      return ("a character of private use", nil)
    case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: return ("no character", nil)
    default: return isUnassigned(scalar) ? ("a character that Unicode does not have", nil) : nil
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
    isLabel: Bool, into verdicts: inout [Verdict]
  ) {
    var verdict = Verdict(
      decoded: range, .holds(hidden.name, scalar), pattern: "U+\(String(scalar.value, radix: 16))",
      level: hidden.level ?? (isLabel ? .warning : .note))
    // What stands for a lost letter or a symbol of a font is no stray.
    let isRemovable =
      scalar.value != 0xFFFD && !(0xE000...0xF8FF).contains(scalar.value) && scalar.value > 0x20
    // A soft hyphen is where a translator divides a long word; a control may be a lost letter.
    let isNothing = [0x7F, 0x200B, 0x2060, 0xFEFF].contains(scalar.value)
    if isRemovable {
      verdict.fix(range, with: "", "Remove it", safety: isNothing ? .safe : .unsafe)
    }
    verdicts.append(verdict)
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
        var verdict = Verdict(decoded: 0..<start, .edge, pattern: "start", level: .warning)
        verdict.fix(0..<start, with: "", "Remove it", safety: .safe)
        verdicts.append(verdict)
      }
      if end > 0, !(end == 1 && pair.decoded[count - 1] == 0x0A && Self.isPrinted(pair)) {
        // "Unavailable. " is put before another text.
        let isJoined = ".:,;".utf8.contains(pair.decoded[count - end - 1])
        var verdict = Verdict(
          decoded: count - end..<count, .edge, pattern: "end", level: isJoined ? .note : .warning)
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
      verdict.fix(index - 1..<index + 1, with: " ", "Write one blank", safety: .safe)
      verdicts.append(verdict)
      return
    }
  }
}

extension Finding.Wording {
  fileprivate static func holds(_ name: Finding.Wording, _ scalar: Unicode.Scalar) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return "holds \(name) (U+\(locale: number))"
  }

  fileprivate static let edge: Self = "a label begins or ends with a blank"
  fileprivate static let double: Self = "two blanks in a row in a label"
}
