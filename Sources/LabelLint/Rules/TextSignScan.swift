/// Looks at decoded texts for their signs and the classes of their bytes: letters and blanks sixteen at a
/// time, every other character by a table.
///
/// Nothing that is gathered so depends on the order of the characters, but for capitals that meet; a look
/// at what follows each capital tells the few texts in which that may be, which are read once more.
/// Kept at hand for all texts of a catalog, as tables that many texts ask for are to be found once.
struct TextSignScan {
  /// What each byte shows.
  private let bytes = TextSigns.byByte
  /// What each scalar below U+3000 shows: most letters beyond ASCII, and the punctuation of all.
  private let scalars = TextSigns.byScalar

  /// What is known of the part of a text that was looked at.
  private struct Found {
    /// The classes of its bytes, as the table has them.
    var classes = UInt64(TextSigns.text.rawValue)
    /// One block over the other: of letters of ASCII the bits 0x40 and, small ones, 0x20; of other bytes
    /// beyond ASCII the highest bit; the lowest bit of the first of two blanks, the one above it of all.
    var blocks = ByteBlock.all(0)
    /// Whether something else than a small letter, a blank or the end follows some capital.
    private(set) var mayRun = false
    /// Offset of the block with the first such capital: none before it is followed by another one.
    private(set) var runStart = 0

    /// Whether some byte has a bit of a mask.
    @inline(__always)
    func has(_ bit: UInt8) -> Bool { ByteBlock.hasByte(blocks & ByteBlock.all(bit)) }

    /// Notes a capital of a block that is not closed.
    @inline(__always)
    mutating func noteRun(inBlockAt offset: Int) {
      if !mayRun { (mayRun, runStart) = (true, offset) }
    }
  }

  /// The highest bit of each byte.
  static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// The signs of a decoded text, what its bytes show each by itself, and whether U+0020 is among them.
  @inline(__always)
  func read(
    _ text: Span<UInt8>
  ) -> (signs: TextSigns, classes: TextFeatures, hasBlank: Bool) {
    let (bytes, scalars) = (bytes.entries, scalars.span)
    var found = Self.look(at: text, bytes, scalars)
    let hasLower = found.has(0x20)
    if found.has(0x40) { found.classes |= bytes[0x61] }
    if found.has(0x80) { found.classes |= bytes[0x80] }
    if found.has(0x01) { found.classes |= TextSigns.ofDoubleBlank }
    var signs = TextSigns(
      rawValue: UInt16(truncatingIfNeeded: found.classes) & TextSigns.all)
    let classes = TextFeatures(rawValue: UInt32(truncatingIfNeeded: found.classes &>> 32))
    if !found.has(0x02) || text[0] == 0x20 || text[text.count - 1] == 0x20,
      Self.mayBeIdentifier(text, signs, hasLower: hasLower)
    {
      signs.insert(.identifier)
    }
    let runs = found.mayRun ? Self.runs(in: text, from: found.runStart, bytes, scalars) : 0
    if runs > 0 { signs.insert(.capitalPair) }
    if signs.contains(.opaque) {
      signs.insert(.capitals)
    } else if runs > 0 {
      // The small letters may be those of placeholders.
      let isMixed = hasLower || found.classes & (1 << UInt64(TextSigns.lowerBit)) != 0
      if !(isMixed && isSurelyMixed(runs, signs, classes, text)), CapitalScan.mayShout(text, signs)
      {
        signs.insert(.capitals)
      }
    }
    return (signs, classes, found.has(0x02))
  }

  /// Whether a text with small letters has too few words of capitals, and no address: then none of its
  /// words shouts, and it need not be looked at once more.
  private func isSurelyMixed(
    _ runs: Int, _ signs: TextSigns, _ classes: TextFeatures, _ text: Span<UInt8>
  ) -> Bool {
    guard !signs.contains(.percent), runs < CapitalScan.fewestRuns else { return false }
    return signs.isDisjoint(with: .stop) && classes.isDisjoint(with: .addresses)
      || !CapitalScan.holdsAddress(text)
  }

  /// Whether a text without blanks may be written as programs write names: with a low line or full stop, or
  /// in camel case, where ASCII divides words before small letters, as some characters beyond it do.
  @inline(__always)
  private static func mayBeIdentifier(
    _ text: Span<UInt8>, _ signs: TextSigns, hasLower: Bool
  ) -> Bool {
    if !signs.isDisjoint(with: [.underscore, .stop]) { return true }
    guard hasLower else { return false }
    if signs.contains(.beyondASCII) { return true }
    return text.first(from: 1) { mayBeUpper($0) | WordMarks.of("-", in: $0) }
      < text.count
  }

  // MARK: Blocks

  /// Looks at a text, one block after the other.
  @inline(__always)
  private static func look(
    at text: Span<UInt8>, _ bytes: ByteTable.Entries, _ scalars: Span<UInt16>
  ) -> Found {
    let count = text.count
    var found = Found()
    var index = 0
    while index < count {
      var block: ByteBlock.Bytes
      // The byte behind each of the block; zero behind the last.
      var next: ByteBlock.Bytes
      // Ones for the bytes that were not looked at before.
      var (first, second) = (tops, tops)
      if count &- index > ByteBlock.size {
        block = ByteBlock.load(text, at: index)
        next = ByteBlock.load(text, at: index &+ 1)
      } else {
        let words: (first: UInt64, second: UInt64)
        if count >= ByteBlock.size {
          // The last block overlaps the one before.
          let seen = UInt64(truncatingIfNeeded: index &- (count &- ByteBlock.size)) &* 8
          index = count &- ByteBlock.size
          first = seen < 64 ? tops &<< seen : 0
          if seen > 64 { second = tops &<< (seen &- 64) }
          words = ByteBlock.words(ByteBlock.load(text, at: index))
        } else {
          (words, first, second) = shortBlock(text)
        }
        block = ByteBlock.block(words.first, words.second)
        next = ByteBlock.block(words.first &>> 8 | words.second &<< 56, words.second &>> 8)
      }
      var rest = add(block, next, at: index, of: text, &found, scalars)
      if ByteBlock.hasByte(block & ByteBlock.all(0x80)) {
        rest &= ~takeCommonLetters(block, next, &found, bytes)
      }
      let others = ByteBlock.words(rest)
      take((others.first & first, others.second & second), index, text, &found, bytes, scalars)
      index &+= ByteBlock.size
    }
    return found
  }

  /// Takes the commonest letters of two bytes, of which the table says no more than their case: small ones
  /// of Latin-1 and Cyrillic, and Arabic ones, which have none.
  ///
  /// - Parameters:
  ///   - block: The bytes.
  ///   - next: The byte behind each of them.
  ///   - found: What is known of the text.
  ///   - bytes: What each byte shows.
  /// - Returns: Ones where such a letter begins.
  @inline(__always)
  private static func takeCommonLetters(
    _ block: ByteBlock.Bytes, _ next: ByteBlock.Bytes, _ found: inout Found,
    _ bytes: ByteTable.Entries
  ) -> ByteBlock.Bytes {
    /// Where a byte stands before one of a range.
    @inline(__always)
    func letters(_ lead: UInt8, _ range: ClosedRange<UInt8>) -> ByteBlock.Bytes {
      let first = ByteBlock.all(range.lowerBound)
      return ByteBlock.lanes(block .== ByteBlock.all(lead))
        & ByteBlock.lanes(next &- first .< ByteBlock.all(UInt8(range.count)))
    }
    // Few blocks hold letters of two of these scripts, and many of none: what follows the first bytes is
    // looked at where there are some.
    let small: UInt64 = 1 << UInt64(TextSigns.lowerBit)
    let pairs = block & ByteBlock.all(0xFE)
    var taken = ByteBlock.all(0)
    if ByteBlock.hasByte(ByteBlock.lanes(block .== ByteBlock.all(0xC3))) {
      // But for the sign of division.
      let latin = letters(0xC3, 0xA0...0xBF) & ~ByteBlock.lanes(next .== ByteBlock.all(0xB7))
      if ByteBlock.hasByte(latin) { found.classes |= bytes[0xC3] | small }
      taken = latin
    }
    if ByteBlock.hasByte(ByteBlock.lanes(pairs .== ByteBlock.all(0xD0))) {
      let cyrillic = letters(0xD0, 0xB0...0xBF) | letters(0xD1, 0x80...0x9F)
      if ByteBlock.hasByte(cyrillic) { found.classes |= bytes[0xD0] | small }
      taken |= cyrillic
    } else if ByteBlock.hasByte(ByteBlock.lanes(pairs .== ByteBlock.all(0xD8))) {
      let arabic = letters(0xD8, 0xA1...0xBF) | letters(0xD9, 0x81...0x8A)
      if ByteBlock.hasByte(arabic) { found.classes |= bytes[0xD8] }
      taken |= arabic
    }
    return taken
  }

  /// The words of a text of less than a block, and ones for its bytes in them.
  @inline(never)
  private static func shortBlock(
    _ text: Span<UInt8>
  ) -> (words: (first: UInt64, second: UInt64), first: UInt64, second: UInt64) {
    let count = text.count
    let unused = UInt64(truncatingIfNeeded: ByteBlock.size &- count) &* 8
    let first = unused > 64 ? tops &>> (unused &- 64) : tops
    let second = unused < 64 ? tops &>> unused : 0
    return ((text.word(at: 0), count > 8 ? text.word(at: 8) : 0), first, second)
  }

  /// Takes the marks and the characters beyond ASCII of a block at an offset, one by one.
  @inline(__always)
  private static func take(
    _ words: (first: UInt64, second: UInt64), _ index: Int, _ text: Span<UInt8>,
    _ found: inout Found, _ bytes: ByteTable.Entries, _ scalars: Span<UInt16>
  ) {
    var (places, left, base) = (words.first, words.second, index)
    // Once for each word.
    while true {
      while places != 0 {
        let place = base &+ places.trailingZeroBitCount &>> 3
        places &= places &- 1
        let lead = ByteScan.byte(text, at: place)
        let kind = bytes[lead]
        found.classes |= kind
        if lead < 0x80 { continue }
        let second = byte(text, at: place &+ 1)
        if lead &- 0xC2 < 0x1E, second & 0xC0 == 0x80 {
          let shown = scalars[Int(lead & 0x1F) &<< 6 | Int(second & 0x3F)]
          found.classes |= UInt64(shown)
          if isOpen(shown, text, at: place &+ 2, scalars) { found.noteRun(inBlockAt: index) }
        } else if kind & TextSigns.startsCaseless != 0 {
          if lead == 0xE0, DenormalizedText.mayCompose(second, byte(text, at: place &+ 2)) {
            found.classes |= composing
          }
        } else {
          let long = long(text, at: place, scalars)
          found.classes |= long.classes
          if long.mayRun { found.noteRun(inBlockAt: index) }
        }
      }
      if left == 0 { return }
      (places, left) = (left, 0)
      base &+= 8
    }
  }

  /// Takes the letters and blanks of a block.
  ///
  /// - Parameters:
  ///   - block: The bytes; zeros behind the end of the text.
  ///   - next: The byte behind each of them.
  ///   - base: Offset of the block.
  ///   - text: The text.
  ///   - found: What is known of the text.
  ///   - scalars: What each scalar shows.
  /// - Returns: Ones for all other bytes but those that go on with a character.
  @inline(__always)
  private static func add(
    _ block: ByteBlock.Bytes, _ next: ByteBlock.Bytes, at base: Int, of text: Span<UInt8>,
    _ found: inout Found, _ scalars: Span<UInt16>
  ) -> ByteBlock.Bytes {
    let blank = ByteBlock.all(0x20)
    let letters = ByteBlock.lanes((block | blank) &- ByteBlock.all(0x61) .< ByteBlock.all(26))
    let blanks = ByteBlock.lanes(block .== blank)
    let doubles = blanks & ByteBlock.lanes(next .== blank)
    found.blocks |=
      block & (letters & ByteBlock.all(0x60) | ByteBlock.all(0x80)) | doubles & ByteBlock.all(0x01)
      | blanks & ByteBlock.all(0x02)
    let capitals = letters & ~block & blank
    if ByteBlock.hasByte(capitals), !found.mayRun {
      let closing =
        ByteBlock.lanes(next &- ByteBlock.all(0x61) .< ByteBlock.all(26))
        | ByteBlock.lanes(next .< ByteBlock.all(0x21))
      let open = capitals & ~closing
      if ByteBlock.hasByte(open), mayRun(open, base &+ 1, text, scalars) {
        found.noteRun(inBlockAt: base)
      }
    }
    // Of all bytes, those that go on with a character are the lowest signed numbers.
    return ~(letters | blanks | ByteBlock.lanes(ByteBlock.signed(block) .< ByteBlock.inner))
  }

  // MARK: Characters

  /// What a character of three bytes or more shows, or a byte that belongs to none.
  @inline(never)
  private static func long(
    _ text: Span<UInt8>, at index: Int, _ scalars: Span<UInt16>
  ) -> (classes: UInt64, mayRun: Bool) {
    let (lead, second, third) = (
      text[index], byte(text, at: index &+ 1), byte(text, at: index &+ 2)
    )
    if lead == 0xE3 {
      // Kana and some of Han; U+3000 is a blank, U+3099 and U+309A are marks.
      if second == 0x80, third == 0x80 {
        return (UInt64(TextSigns.irregularSpace.rawValue), false)
      }
      let composes = second == 0x82 && (third == 0x99 || third == 0x9A)
      return (composes ? composing : 0, false)
    }
    if lead >= 0xE0, lead < 0xE3, second & 0xC0 == 0x80, third & 0xC0 == 0x80 {
      let shown =
        scalars[Int(lead & 0x0F) &<< 12 | Int(second & 0x3F) &<< 6 | Int(third & 0x3F)]
      return (UInt64(shown), isOpen(shown, text, at: index &+ 3, scalars))
    }
    let (scalar, length) = text.scalarOrReplacement(at: index)
    let shown = TextSigns.shown(by: scalar)
    let broken = scalar == "\u{FFFD}" ? composing : 0
    return (UInt64(shown) | broken, isOpen(shown, text, at: index &+ length, scalars))
  }

  /// A byte of a text; 0 behind the last.
  @inline(__always)
  private static func byte(_ text: Span<UInt8>, at index: Int) -> UInt8 {
    index < text.count ? ByteScan.byte(text, at: index) : 0
  }

  /// The sign of characters that may be one with a letter before them.
  private static var composing: UInt64 { UInt64(TextSigns.composing.rawValue) }

  /// Whether what the table says of a scalar in front of an offset is that it is a capital, which nothing
  /// closes there.
  @inline(__always)
  private static func isOpen(
    _ shown: UInt16, _ text: Span<UInt8>, at end: Int, _ scalars: Span<UInt16>
  ) -> Bool {
    shown & 1 << TextSigns.upperBit != 0 && !isClosed(text, at: end, scalars)
  }
}
