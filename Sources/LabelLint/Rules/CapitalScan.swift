/// Tells from a decoded text, scalar by scalar, whether its plain form may be flagged for capitals.
///
/// Errs in one way only. Two capitals may meet in the plain text when what stands between them is
/// taken out, and small letters count for nothing where they may belong to a tag or placeholder.
struct CapitalScan {
  /// Whether a full stop stands before a letter or digit: addresses and file names are not judged.
  private var hasAddress = false
  /// Whether the last letter was a capital and no blank has come since.
  private var isAfterUpper = false
  /// Whether the last scalar belonged to two capitals in a row.
  private var isInRun = false
  /// Runs of capitals; words of two capitals or more are no more than these.
  private var runs = 0
  /// Small letters in a row up to here.
  private var lowers = 0
  /// Most small letters in a row.
  private var mostLowers = 0
  private var hasUncased = false

  /// Whether the plain form of a decoded text may be all capitals, or have three words of them.
  static func mayShout(_ text: Span<UInt8>, _ signs: TextSigns) -> Bool {
    // The letters of tags and references cannot be told from those of the text.
    if signs.contains(.opaque) { return true }
    var scan = CapitalScan()
    var previous: UInt8 = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        scan.add(byte)
        if previous == 0x2E, ASCII.isAlphanumeric(byte) { scan.hasAddress = true }
        previous = byte
        index += 1
        continue
      }
      previous = byte
      let (scalar, length) = text.scalarOrReplacement(at: index)
      scan.add(scalar)
      index += length
    }
    return scan.mayShout(hasPercent: signs.contains(.percent))
  }

  /// Runs of capitals that a text with small letters must have.
  static let fewestRuns = 3

  /// Whether a full stop stands before a letter or digit of ASCII, or an `@` anywhere.
  static func holdsAddress(_ text: Span<UInt8>) -> Bool {
    if text.firstIndex(of: "@") != nil { return true }
    var index = 0
    while let stop = text.firstIndex(of: ".", from: index) {
      index = stop + 1
      if index < text.count, ASCII.isAlphanumeric(text[index]) { return true }
    }
    return false
  }

  /// Goes behind an ASCII character.
  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    if byte | 0x20 &- 0x61 < 26 {
      if byte & 0x20 == 0 { addUpper() } else { addLower() }
    } else {
      if byte <= 0x20 { isAfterUpper = false }
      if byte == "@" { hasAddress = true }
      isInRun = false
      lowers = 0
    }
  }

  /// Goes behind any other character.
  private mutating func add(_ scalar: Unicode.Scalar) {
    // U+0345 is a small letter that makes one capital with the capital before it, and ß neither makes
    // nor breaks capitals.
    if scalar.value == 0x345 || scalar == "ß" { return }
    switch LetterCase(scalar) {
    case .upper: addUpper()
    case .lower: addLower()
    case .uncased: hasUncased = true
    case .none:
      isInRun = false
      lowers = 0
    }
  }

  @inline(__always)
  private mutating func addUpper() {
    if isAfterUpper, !isInRun {
      runs += 1
      isInRun = true
    }
    isAfterUpper = true
    lowers = 0
  }

  @inline(__always)
  private mutating func addLower() {
    isAfterUpper = false
    isInRun = false
    lowers += 1
    mostLowers = max(mostLowers, lowers)
  }

  /// What the whole text came to.
  private func mayShout(hasPercent: Bool) -> Bool {
    if runs == 0 || hasUncased { return false }
    // Placeholders hold up to three small letters in a row: `%lld`.
    let isMixed = mostLowers > (hasPercent ? 3 : 0)
    return !isMixed || runs >= Self.fewestRuns || hasAddress
  }
}
