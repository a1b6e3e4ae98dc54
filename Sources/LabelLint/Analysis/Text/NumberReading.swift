/// Reads the numbers of a decoded text; digits of placeholders, addresses, tags, versions and names
/// such as `H.264` are none.
enum NumberReading {
  /// A number as it is said, whatever its digits and separators.
  struct Number: Hashable {
    /// The whole part.
    var whole: Int
    /// Digits of the fraction as a number, with a 1 before them so that zeros count; 0 without one.
    var fraction: Int
  }

  /// A number and the bytes it stands in.
  struct Found {
    /// The number.
    var number: Number
    /// Byte offsets in the text.
    var range: Range<Int>
  }

  /// Most digits of a number that is compared.
  private static let maximumDigits = 15

  /// The numbers of a text, in order of place.
  static func numbers(in text: Span<UInt8>) -> [Found] {
    var found: [Found] = []
    var ends = ClosingSigns()
    var index = 0
    while index < text.count {
      if let end = skipped(at: index, in: text, &ends) {
        index = end
        continue
      }
      guard let first = digit(at: index, in: text) else {
        index += text[index] < 0x80 ? 1 : text.scalarOrReplacement(at: index).length
        continue
      }
      let start = index
      let end = number(at: start, in: text, into: &found)
      index = max(end, start + first.length)
    }
    return found
  }

  /// The numbers that digits following each other in a text say, in a name too; those of format specifiers say
  /// none, nor do those of some numbers that were read, in order of place.
  static func runs(in text: Span<UInt8>, outside numbers: [Found] = []) -> Set<Int> {
    var found: Set<Int> = []
    var index = 0
    var next = 0
    while index < text.count {
      if next < numbers.count, index >= numbers[next].range.lowerBound {
        index = max(index, numbers[next].range.upperBound)
        next += 1
        continue
      }
      if text[index] == "%" {
        index = max(specifierEnd(at: index, in: text), index + 1)
        continue
      }
      var (value, count) = (0, 0)
      while let next = digit(at: index, in: text) {
        if count < maximumDigits { value = value * 10 + next.value }
        count += 1
        index += next.length
      }
      if count > 0 { found.insert(value) }
      if count == 0 { index += text[index] < 0x80 ? 1 : text.scalarOrReplacement(at: index).length }
    }
    return found
  }

  /// Whether an ASCII digit stands outside format specifiers.
  static func hasDigit(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == "%" {
        index = max(specifierEnd(at: index, in: text), index + 1)
      } else if ASCII.isDigit(byte) {
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether two texts have the same ASCII digits in the same order, and none of them has lost a decimal sign:
  /// `75` for `7.5`.
  static func haveSameDigits(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var (place, otherPlace) = (0, 0)
    while true {
      let (start, otherStart) = (place, otherPlace)
      while place < one.count, !ASCII.isDigit(one[place]) { place += 1 }
      while otherPlace < other.count, !ASCII.isDigit(other[otherPlace]) { otherPlace += 1 }
      guard place < one.count, otherPlace < other.count else {
        return place >= one.count && otherPlace >= other.count
      }
      guard one[place] == other[otherPlace] else { return false }
      if otherPlace == otherStart, isFraction(at: place, in: one) { return false }
      if place == start, isFraction(at: otherPlace, in: other) { return false }
      place += 1
      otherPlace += 1
    }
  }

  /// Whether the digits from an offset on stand behind the only decimal sign of a number; three digits are a group.
  private static func isFraction(at start: Int, in text: Span<UInt8>) -> Bool {
    guard start >= 2, isDecimalSign(text[start - 1]) else { return false }
    var first = start - 1
    while first > 0, ASCII.isDigit(text[first - 1]) { first -= 1 }
    if first == start - 1 || first >= 2 && isDecimalSign(text[first - 1]) { return false }
    var end = start
    while end < text.count, ASCII.isDigit(text[end]) { end += 1 }
    if end + 1 < text.count, isDecimalSign(text[end]), ASCII.isDigit(text[end + 1]) { return false }
    return end - start != 3
  }

  private static func isDecimalSign(_ byte: UInt8) -> Bool { byte == "." || byte == "," }

  // MARK: One number

  /// Reads the number at an offset; the offset behind it.
  private static func number(
    at start: Int, in text: Span<UInt8>, into found: inout [Found]
  ) -> Int {
    var (whole, digits, index) = (0, 0, start)
    func read(_ value: inout Int) -> Int {
      var count = 0
      while index < text.count, let next = digit(at: index, in: text) {
        if count < maximumDigits { value = value &* 10 &+ next.value }
        count += 1
        index += next.length
      }
      return count
    }
    digits = read(&whole)
    // Groups of exactly three digits behind a separator.
    while digits <= 12, let length = separatorLength(at: index, in: text) {
      let before = index
      var group = 0
      index += length
      let count = read(&group)
      guard count == 3, digits % 3 != 0 || digits >= 1, digits <= 3 || whole >= 1000 else {
        index = before
        break
      }
      whole = whole &* 1000 &+ group
      digits += 3
    }
    var fraction = 0
    if let length = decimalLength(at: index, in: text), digit(at: index + length, in: text) != nil {
      let before = index
      index += length
      var value = 1
      let count = read(&value)
      fraction = value
      // `1.2.3` is a version, `12.05.2020` a date.
      if let more = decimalLength(at: index, in: text), digit(at: index + more, in: text) != nil {
        while let more = decimalLength(at: index, in: text),
          digit(at: index + more, in: text) != nil
        {
          index += more
          var rest = 0
          _ = read(&rest)
        }
        return index
      }
      if count == 0 { index = before }
    }
    // `2FA`, `3D`: letters that belong to the digits, unless they are a unit.
    if index < text.count, ASCII.isUpperCase(text[index]) {
      var end = index
      while end < text.count, ASCII.isAlphanumeric(text[end]) { end += 1 }
      if !UnitSuffix.isSymbol(text.extracting(index..<end)) { return end }
    }
    if digits <= maximumDigits {
      found.append(Found(number: Number(whole: whole, fraction: fraction), range: start..<index))
    }
    return index
  }

  /// Value and length of the decimal digit at an offset, of any script; nil for anything else.
  static func digit(at index: Int, in text: Span<UInt8>) -> (value: Int, length: Int)? {
    guard index < text.count else { return nil }
    let byte = text[index]
    if byte < 0x80 { return ASCII.isDigit(byte) ? (Int(byte) - 0x30, 1) : nil }
    // The first digit past ASCII is U+0660.
    if byte < 0xD9 { return nil }
    let (scalar, length) = text.scalarOrReplacement(at: index)
    return CharacterProperties.digitValue(scalar).map { ($0, length) }
  }

  /// Length of a sign between groups of digits.
  private static func separatorLength(at index: Int, in text: Span<UInt8>) -> Int? {
    guard index < text.count else { return nil }
    switch text[index] {
    case ".", ",", "'", 0x20: return 1
    case 0xC2: return index + 1 < text.count && text[index + 1] == 0xA0 ? 2 : nil
    case 0xD9: return index + 1 < text.count && text[index + 1] == 0xAC ? 2 : nil
    case 0xE2:
      guard index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
      return [0xAF, 0x89, 0x99].contains(text[index + 2]) ? 3 : nil
    default: return nil
    }
  }

  /// Length of a decimal sign.
  private static func decimalLength(at index: Int, in text: Span<UInt8>) -> Int? {
    guard index < text.count else { return nil }
    switch text[index] {
    case ".", ",": return 1
    case 0xD9: return index + 1 < text.count && text[index + 1] == 0xAB ? 2 : nil
    default: return nil
    }
  }

  // MARK: What holds no numbers

  /// Offset behind what begins at an offset and holds no numbers; nil when nothing of the kind does.
  private static func skipped(
    at index: Int, in text: Span<UInt8>, _ ends: inout ClosingSigns
  ) -> Int? {
    switch text[index] {
    case "%":
      let end = specifierEnd(at: index, in: text)
      return end > index ? end : nil
    case "<":
      guard index + 1 < text.count,
        ASCII.isLetter(text[index + 1]) || text[index + 1] == "/"
      else { return nil }
      return ends.offset(behind: ">", from: index, in: text)
    case "&":
      guard index + 1 < text.count, text[index + 1] == "#" else { return nil }
      return ends.offset(behind: ";", from: index, in: text)
    case "{":
      return ends.offset(behind: "}", from: index, in: text)
    case ":":
      guard text.begins(with: "://", at: index) else { return nil }
      return addressEnd(from: index, in: text)
    case let byte where ASCII.isLetter(byte):
      return isTimes(at: index, in: text) ? nil : nameEnd(at: index, in: text)
    default: return nil
    }
  }

  /// Offset behind the number of an argument, `%1$`, with which a placeholder begins; nil where a percent sign begins
  /// none.
  static func argumentEnd(at percent: Int, in text: Span<UInt8>) -> Int? {
    guard percent < text.count, text[percent] == "%" else { return nil }
    var index = percent + 1
    while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
    guard index > percent + 1, index < text.count, text[index] == "$" else { return nil }
    return index + 1
  }

  /// Offset behind a format specifier, or behind what is left of a numbered one; the offset of its `%` when it is none.
  private static func specifierEnd(at percent: Int, in text: Span<UInt8>) -> Int {
    var index = percent + 1
    guard index < text.count else { return percent }
    if text[index] == "%" { return index + 1 }
    let rest = argumentEnd(at: percent, in: text) ?? percent
    while index < text.count {
      switch text[index] {
      case "0"..."9", "$", ".",
        "*", "-", "+", "#",
        ",", "(", "<", "'":
        index += 1
      case "l", "h", "q", "z":
        index += 1
      case "@": return index + 1
      case let byte where ASCII.isLetter(byte): return index + 1
      default: return rest
      }
    }
    return rest
  }

  /// Whether a letter stands for the sign between two lengths: "400x300"; not that of `0xFF`.
  private static func isTimes(at index: Int, in text: Span<UInt8>) -> Bool {
    guard text[index] == "x", index > 0, ASCII.isDigit(text[index - 1]), index + 1 < text.count,
      ASCII.isDigit(text[index + 1])
    else { return false }
    return text[index - 1] != "0" || index > 1 && ASCII.isDigit(text[index - 2])
  }

  /// Offset behind a run of letters; with digits in it or behind a dot or hyphen, it is a name.
  private static func nameEnd(at start: Int, in text: Span<UInt8>) -> Int {
    var index = start
    while index < text.count {
      if ASCII.isAlphanumeric(text[index]) || text[index] == 0x5F {
        index += 1
      } else if text[index] == "-" || text[index] == ".",
        index + 1 < text.count, ASCII.isDigit(text[index + 1]), index - start <= 5
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// Offset behind an address: the next blank, quote or bracket.
  static func addressEnd(from start: Int, in text: Span<UInt8>) -> Int {
    var index = start
    while index < text.count {
      switch text[index] {
      case 0x00...0x20, "\"", "'", "<",
        ">", ")", "]", "}":
        return index
      // No-break space, quotation marks and the marks of East Asia end one too.
      case 0xC2, 0xE2, 0xE3, 0xEF: return index
      default: index += 1
      }
    }
    return index
  }
}
