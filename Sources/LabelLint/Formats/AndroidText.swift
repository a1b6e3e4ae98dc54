/// The text of an Android value as Gradle's compiler makes it (`formats.md` 2.3).
///
/// Lengths and places in the text are bytes; the compiler counts UTF-16 units, to the same effect.
struct AndroidText {
  /// Whether a quote is open.
  private var isQuoted = false
  /// Whether a blank was emitted last, so that further ones are dropped.
  private var isAfterBlank = false
  /// Offset in the document of a backslash that ended the piece before; nil when none did.
  private var carriedBackslash: Int?
  /// Lengths of the text at its first quote and first character, and at its last ones; -1 for none.
  private var (firstQuote, firstCharacter, lastQuote, lastCharacter) = (-1, -1, -1, -1)

  /// The units of escapes.
  private(set) var units = EscapedUnits()
  /// Whether blanks were met that only this compiler takes for such.
  private(set) var hasWideBlank = false
  /// Whether a backslash ended a piece.
  private(set) var hasCarriedBackslash = false
  /// Whether a blank was escaped.
  private(set) var hasEscapedBlank = false
  /// Whether an error was reported; further ones of the same value are not.
  private(set) var hasReported = false

  /// Whether quotes were met.
  var hasQuotes: Bool { firstQuote >= 0 }

  /// Forgets the open quote at a tag without a namespace.
  mutating func reset() {
    isQuoted = false
    isAfterBlank = false
    carriedBackslash = nil
  }

  /// The part of the text that stays when blanks are trimmed.
  ///
  /// - Parameters:
  ///   - count: Length of the text.
  ///   - protected: From the first `xliff:g` to the end of the last one.
  /// - Returns: Offsets in the text.
  func kept(of count: Int, protected: Range<Int>?) -> Range<Int> {
    if firstCharacter < 0, firstQuote < 0 { return 0..<0 }
    var start = firstCharacter
    if firstQuote >= 0 {
      start = firstCharacter >= 0 && firstCharacter < firstQuote ? 0 : firstQuote
    }
    var end = lastQuote < 0 ? lastCharacter : lastCharacter > lastQuote ? count : lastQuote
    if let protected {
      start = min(start, protected.lowerBound)
      end = max(end, protected.upperBound)
    }
    return start >= end ? 0..<0 : max(0, start)..<min(end, count)
  }

  /// Appends a piece of the document.
  mutating func append(
    _ range: Range<Int>, of text: Span<UInt8>, hasReferences: Bool,
    to assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    var cursor = TextCursor(text, range, hasReferences: hasReferences)
    while !cursor.isAtEnd {
      if carriedBackslash == nil {
        let plain = cursor.plainRun(isQuoted: isQuoted)
        if !plain.isEmpty {
          if firstCharacter < 0 { firstCharacter = assembler.count(in: file) }
          assembler.append(plain, to: &file)
          lastCharacter = assembler.count(in: file)
          isAfterBlank = false
          continue
        }
      }
      let start = cursor.position
      let scalar = cursor.next()
      step(scalar, from: start, &cursor, &assembler, &file)
    }
  }

  /// Takes one character, and those that its escape takes up.
  private mutating func step(
    _ scalar: Unicode.Scalar, from start: Int, _ cursor: inout TextCursor,
    _ assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    let count = assembler.count(in: file)
    if !isQuoted, let isWide = Self.blankWidth(scalar) {
      if isWide { hasWideBlank = true }
      if !isAfterBlank { emitBlank(&cursor, from: start, scalar, &assembler, &file) }
      isAfterBlank = true
      carriedBackslash = nil
      return
    }
    if firstCharacter < 0 { firstCharacter = count }
    isAfterBlank = false
    if let backslash = carriedBackslash {
      carriedBackslash = nil
      unescape(scalar, from: backslash, &cursor, &assembler, &file)
      lastCharacter = assembler.count(in: file)
    } else if scalar == "\\" {
      if cursor.isAtEnd {
        carriedBackslash = start
        hasCarriedBackslash = true
      } else {
        let escaped = cursor.next()
        unescape(escaped, from: start, &cursor, &assembler, &file)
        lastCharacter = assembler.count(in: file)
      }
    } else if scalar == "\"" {
      isQuoted.toggle()
      if firstQuote < 0 { firstQuote = count }
      lastQuote = count
      lastCharacter = count
    } else {
      if scalar == "'", !isQuoted, !hasReported {
        hasReported = true
        file.report(
          .unescapedApostrophe, at: start..<cursor.position,
          "an apostrophe must be written `\\'`, or the whole text put in double quotes")
      }
      assembler.append(
        scalar, for: start..<cursor.position, isVerbatim: cursor.isVerbatim, to: &file)
      lastCharacter = assembler.count(in: file)
    }
  }

  /// Emits one blank for all that follow in the piece.
  private mutating func emitBlank(
    _ cursor: inout TextCursor, from start: Int, _ scalar: Unicode.Scalar,
    _ assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    while !cursor.isAtEnd {
      let before = cursor
      guard let isWide = Self.blankWidth(cursor.next()) else {
        cursor = before
        break
      }
      if isWide { hasWideBlank = true }
    }
    let isVerbatim = scalar == " " && cursor.position == start + 1
    assembler.append(" ", for: start..<cursor.position, isVerbatim: isVerbatim, to: &file)
  }

  /// Emits what a character stands for behind a backslash.
  private mutating func unescape(
    _ scalar: Unicode.Scalar, from start: Int, _ cursor: inout TextCursor,
    _ assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    switch scalar {
    case "n": assembler.append(decoded: "\n", for: start..<cursor.position, to: &file)
    case "t": assembler.append(decoded: "\t", for: start..<cursor.position, to: &file)
    case "u": unescapeUnit(from: start, &cursor, &assembler, &file)
    default:
      if Self.blankWidth(scalar) != nil { hasEscapedBlank = true }
      assembler.append(decoded: scalar, for: start..<cursor.position, to: &file)
    }
  }

  /// Emits the UTF-16 unit of `\uXXXX`; fewer digits count at the end of the piece only.
  private mutating func unescapeUnit(
    from start: Int, _ cursor: inout TextCursor, _ assembler: inout TextAssembler,
    _ file: inout CatalogFile
  ) {
    var unit: UInt32 = 0
    for _ in 0..<4 where !cursor.isAtEnd {
      let before = cursor
      guard let byte = UInt8(exactly: cursor.next().value),
        let digit = ASCII.hexadecimalValue(byte)
      else {
        if !hasReported {
          file.report(
            .invalidUnicodeEscape, at: start..<cursor.position,
            "`\\u` must be followed by four hexadecimal digits")
        }
        hasReported = true
        cursor = before
        return
      }
      unit = unit << 4 | digit
    }
    units.append(unit, for: start..<cursor.position, to: &assembler, &file)
  }

  /// Whether Java takes a scalar for a blank (`Character.isWhitespace`), and if so, whether XML and
  /// native aapt2 do not; nil for what is none.
  @inline(__always)
  static func blankWidth(_ scalar: Unicode.Scalar) -> Bool? {
    let value = scalar.value
    if value <= 0x20 {
      switch value {
      case 0x09...0x0D, 0x20: return false
      case 0x1C...0x1F: return true
      default: return nil
      }
    }
    return value >= 0x1680 && isWideBlank(scalar) ? true : nil
  }

  /// Whether a scalar past ASCII is white space to Java, which takes it for a plain blank.
  static func isWideBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }
}
