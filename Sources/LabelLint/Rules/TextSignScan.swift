/// Looks at decoded texts for their signs and the classes of their bytes: letters and blanks eight at a
/// time, every other byte by a table.
///
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
    /// Whether the last letter was a capital and no blank has come since: the highest bit of a byte.
    var isAfterUpper: UInt64 = 0
    /// Whether the last character was a blank: the highest bit of a byte.
    var isAfterBlank: UInt64 = 0
    /// ASCII bytes that were small letters, capitals, and second blanks.
    var lowers: UInt64 = 0
    var uppers: UInt64 = 0
    var doubles: UInt64 = 0
    /// Places where a capital follows one with nothing but marks between, counted once a run of them.
    var runs = 0
  }

  /// The highest bit of each byte.
  private static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// The signs of a decoded text, and what its bytes show each by itself.
  func read(_ text: Span<UInt8>) -> (signs: TextSigns, classes: TextFeatures) {
    let (bytes, scalars) = (bytes.entries, scalars.span)
    var found = Found()
    let count = text.count
    var index = 0
    while index < count {
      let word = text.word(at: index)
      let beyond = word & Self.tops
      let length = min(beyond == 0 ? 8 : beyond.trailingZeroBitCount &>> 3, count &- index)
      if length > 0 {
        Self.add(word, length, &found, bytes)
        index &+= length
        continue
      }
      found.isAfterBlank = 0
      repeat {
        index = Self.addCharacter(text, at: index, &found, bytes, scalars)
      } while index < count && ByteScan.byte(text, at: index) >= 0x80
    }
    if found.lowers | found.uppers != 0 { found.classes |= bytes[UInt8(ascii: "a")] }
    if found.doubles != 0 { found.classes |= TextSigns.ofDoubleBlank }
    var signs = TextSigns(
      rawValue: UInt16(truncatingIfNeeded: found.classes) & TextSigns.all)
    let classes = TextFeatures(rawValue: UInt32(truncatingIfNeeded: found.classes &>> 32))
    if found.runs > 0 { signs.insert(.capitalPair) }
    if signs.contains(.opaque) {
      signs.insert(.capitals)
    } else if found.runs > 0, !isSurelyMixed(found, signs, classes, text),
      CapitalScan.mayShout(text, signs)
    {
      signs.insert(.capitals)
    }
    return (signs, classes)
  }

  /// Whether a text has small letters, too few words of capitals, and no address: then none of its
  /// words shouts, and it need not be looked at once more.
  private func isSurelyMixed(
    _ found: Found, _ signs: TextSigns, _ classes: TextFeatures, _ text: Span<UInt8>
  ) -> Bool {
    // The small letters may be those of placeholders.
    let hasLower = found.lowers != 0 || found.classes & (1 << UInt64(TextSigns.lowerBit)) != 0
    guard hasLower, !signs.contains(.percent), found.runs < CapitalScan.fewestRuns else {
      return false
    }
    return signs.isDisjoint(with: .stop) && classes.isDisjoint(with: .addresses)
      || !CapitalScan.holdsAddress(text)
  }

  /// Takes the first bytes of a word, all of them ASCII.
  ///
  /// Each mask below has the highest bit of those bytes set that belong to a class.
  @inline(__always)
  private static func add(
    _ word: UInt64, _ length: Int, _ found: inout Found, _ bytes: ByteTable.Entries
  ) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let valid = tops &>> UInt64(truncatingIfNeeded: 64 &- length &* 8)
    let last = UInt64(truncatingIfNeeded: length &* 8 &- 8)
    // Without highest bits, no sum reaches the next byte.
    let low = word & (tops &- ones)
    let small = low | ones &* 0x20
    let letters = (small &+ ones &* (0x80 - 0x61)) & ~(small &+ ones &* (0x80 - 0x7B)) & valid
    let blanks = ~((low ^ ones &* 0x20) &+ ones &* 0x7F) & valid
    // The bit that tells small letters from capitals, brought to the highest place.
    let uppers = letters & ~(low &<< 2)
    let lowers = letters ^ uppers
    var marks = valid & ~(letters | blanks)
    found.lowers |= lowers
    found.doubles |= blanks & (blanks &<< 8 | found.isAfterBlank)
    found.isAfterBlank = blanks &>> last & 0x80
    if uppers | found.isAfterUpper != 0 {
      found.uppers |= uppers
      let followers = uppers &<< 8 | found.isAfterUpper
      // Marks but for control characters stand between capitals without closing a word: whole bytes of
      // them let the bit behind a capital be carried to the letter behind the marks.
      let between = (marks & (low &+ ones &* (0x80 - 0x20))) &>> 7 &* 0xFF
      let starts = followers &>> 7
      let after = ((((starts & between) &+ between) ^ between) | starts) & ones
      let meets = after &<< 7 & uppers
      if meets != 0 { found.runs &+= (meets & ~(meets &<< 8)).nonzeroBitCount }
      found.isAfterUpper = (uppers | after &<< 7 & between) &>> last & 0x80
    }
    while marks != 0 {
      let place = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount &- 7)
      found.classes |= bytes[UInt8(truncatingIfNeeded: word &>> place)]
      marks &= marks &- 1
    }
  }

  /// Goes behind a character beyond ASCII.
  @inline(__always)
  private static func addCharacter(
    _ text: Span<UInt8>, at index: Int, _ found: inout Found, _ bytes: ByteTable.Entries,
    _ scalars: Span<UInt16>
  ) -> Int {
    let lead = ByteScan.byte(text, at: index)
    let kind = bytes[lead]
    found.classes |= kind
    let (second, third) = (byte(text, at: index &+ 1), byte(text, at: index &+ 2))
    if kind & TextSigns.startsCaseless != 0 {
      if lead == 0xE0, DenormalizedText.mayCompose(third: third) { found.classes |= composing }
      return index &+ 3
    }
    if lead == 0xE3 {
      // Kana and some of Han; U+3000 is a blank, U+3099 and U+309A are marks.
      if second == 0x80, third == 0x80 {
        found.classes |= UInt64(TextSigns.irregularSpace.rawValue)
      } else if second == 0x82, third == 0x99 || third == 0x9A {
        found.classes |= composing
      }
      return index &+ 3
    }
    guard second & 0xC0 == 0x80, lead >= 0xC2 else { return addRare(text, at: index, &found) }
    if lead < 0xE0 {
      add(scalars[Int(lead & 0x1F) &<< 6 | Int(second & 0x3F)], &found)
      return index &+ 2
    }
    guard lead < 0xE3, third & 0xC0 == 0x80 else { return addRare(text, at: index, &found) }
    add(scalars[Int(lead & 0x0F) &<< 12 | Int(second & 0x3F) &<< 6 | Int(third & 0x3F)], &found)
    return index &+ 3
  }

  /// A byte of a text; 0 behind the last.
  @inline(__always)
  private static func byte(_ text: Span<UInt8>, at index: Int) -> UInt8 {
    index < text.count ? ByteScan.byte(text, at: index) : 0
  }

  /// The sign of characters that may be one with a letter before them.
  private static var composing: UInt64 { UInt64(TextSigns.composing.rawValue) }

  /// Takes what the table says of a scalar, without branches: most that are no letters of East Asia or
  /// India have case.
  @inline(__always)
  private static func add(_ shown: UInt16, _ found: inout Found) {
    let shown = UInt64(shown)
    found.classes |= shown
    let upper = shown &>> UInt64(TextSigns.upperBit - 7) & 0x80
    let lower = shown &>> UInt64(TextSigns.lowerBit - 7) & 0x80
    found.runs &+= Int(truncatingIfNeeded: (found.isAfterUpper & upper) &>> 7)
    found.isAfterUpper = upper | found.isAfterUpper & ~lower
  }

  /// Goes behind a character of the rarer blocks, or a byte that belongs to none.
  private static func addRare(_ text: Span<UInt8>, at index: Int, _ found: inout Found) -> Int {
    let (scalar, length) = text.scalarOrReplacement(at: index)
    add(TextSigns.shown(by: scalar), &found)
    if scalar == "\u{FFFD}" { found.classes |= composing }
    return index + length
  }
}
