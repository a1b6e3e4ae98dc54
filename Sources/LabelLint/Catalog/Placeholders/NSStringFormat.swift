/// The grammar of Foundation's format strings.
///
/// After `__CFParseFormatSpec` of swift-corelibs-foundation (CFString.c): flags, digits, positions and
/// lengths may come in any order until a conversion or a name ends the specifier. A character that is
/// none of these ends it too, and the `%` is lost. `docs/placeholders.md` writes the grammar down.
struct NSStringFormat {
  /// Largest argument number: CoreFoundation keeps it in eight bits.
  static let maximumPosition = 127

  /// What the next `n$` numbers.
  private enum Slot {
    /// The argument itself.
    case main
    /// The argument of a `*` for the width.
    case width
    /// The argument of a `*` for the precision.
    case precision
  }

  /// What has been read so far.
  private var spec: FormatSpecifier
  /// Offset of the `%`, in bytes.
  private let start: Int
  /// Offset of the next byte to read.
  private var index: Int
  /// What the next number with `$` is for.
  private var slot = Slot.main
  /// Whether a `.` was read.
  private var isBehindDot = false
  /// Whether a `#` was read.
  private var isBehindSharp = false
  /// Whether a position is out of bounds.
  private var hasBadPosition = false
  /// Length bytes such as `ll`: where they start, how many, and the size they ask for.
  private var lengthStart = -1
  private var size: UInt8 = 0

  /// A reader behind the `%` at an offset.
  private init(at start: Int) {
    self.start = start
    index = start + 1
    spec = FormatSpecifier(end: start + 1)
  }

  /// Reads the specifier whose `%` stands at an offset.
  static func specifier(at start: Int, in text: borrowing Span<UInt8>) -> FormatSpecifier {
    var format = NSStringFormat(at: start)
    format.read(text)
    return format.spec
  }

  /// Reads to the end of the specifier.
  private mutating func read(_ text: borrowing Span<UInt8>) {
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "#"): isBehindSharp = true
      case UInt8(ascii: " "): spec.holdsBlank = true
      case UInt8(ascii: "-"): spec.holdsMinus = true
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): isBehindDot = true
      case UInt8(ascii: "*"): readStar(text)
      case UInt8(ascii: "0") where !isBehindDot: break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if !readNumber(text) {
          finish(.malformed(.unknownFormatConversion), length: 0, text)
          return
        }
        continue
      case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
        UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"):
        readLength(byte, text)
      case UInt8(ascii: "@") where isBehindSharp:
        readVariable(text)
        return
      case UInt8(ascii: "[") where markerEnd(text) != nil:
        index = (markerEnd(text) ?? index + 1) - 1
        finish(.argument(.object), length: 1, text)
        return
      default:
        finishConversion(byte, text)
        return
      }
      index += 1
    }
    finish(.malformed(.unknownFormatConversion), length: 0, text)
  }

  /// Notes a `*`: it stands for the precision only directly behind the dot.
  private mutating func readStar(_ text: borrowing Span<UInt8>) {
    if text[index - 1] == UInt8(ascii: ".") {
      slot = .precision
      spec.precisionStar = FormatSpecifier.Star(offset: index)
    } else {
      slot = .width
      spec.widthStar = FormatSpecifier.Star(offset: index)
    }
  }

  /// Reads digits and the `$` behind them; false when the text ends.
  private mutating func readNumber(_ text: borrowing Span<UInt8>) -> Bool {
    var value = 0
    while index < text.count, ASCII.isDigit(text[index]) {
      value = min(value * 10 + Int(text[index] - 0x30), 1 << 20)
      index += 1
    }
    guard index < text.count else { return false }
    guard text[index] == UInt8(ascii: "$") else {
      spec.hasWidth = spec.hasWidth || !isBehindDot
      return true
    }
    index += 1
    hasBadPosition = hasBadPosition || value < 1 || value > Self.maximumPosition
    switch slot {
    case .main: spec.position = value
    case .width: spec.widthStar?.position = value
    case .precision: spec.precisionStar?.position = value
    }
    slot = .main
    return true
  }

  /// Reads a length, doubled or not.
  private mutating func readLength(_ byte: UInt8, _ text: borrowing Span<UInt8>) {
    if lengthStart < 0 { lengthStart = index }
    let isDoubled = index + 1 < text.count && text[index + 1] == byte
    switch byte {
    case UInt8(ascii: "h"):
      size = isDoubled ? 1 : 2
      if isDoubled { index += 1 }
    case UInt8(ascii: "l"):
      size = 8
      if isDoubled { index += 1 }
    case UInt8(ascii: "L"): size = 16
    default: size = 8
    }
  }

  /// Reads `name@` behind `%#@`; what stands before the `@` is a position, a width and flags.
  private mutating func readVariable(_ text: borrowing Span<UInt8>) {
    let isAfterSharp = text[index - 1] == UInt8(ascii: "#")
    spec.name = Self.name(from: index + 1, in: text)
    let end = spec.name.upperBound
    guard !spec.name.isEmpty, end < text.count, text[end] == UInt8(ascii: "@") else {
      spec.end = end
      spec.meaning = .malformed(.malformedVariableReference)
      return
    }
    spec.conversion = (isAfterSharp ? index - 1 : index)..<end + 1
    spec.end = end + 1
    spec.meaning =
      hasBadPosition ? .malformed(.malformedVariableReference) : .argument(.variable)
  }

  /// The name that begins at an offset: ASCII letters, digits and `_`.
  private static func name(from start: Int, in text: borrowing Span<UInt8>) -> Range<Int> {
    var end = start
    while end < text.count, ASCII.isAlphanumeric(text[end]) || text[end] == UInt8(ascii: "_") {
      end += 1
    }
    return min(start, end)..<end
  }

  /// Offset behind the marker `[name]@` that begins at the next byte; nil when there is none.
  private func markerEnd(_ text: borrowing Span<UInt8>) -> Int? {
    let name = Self.name(from: index + 1, in: text)
    guard !name.isEmpty, name.upperBound + 1 < text.count,
      text[name.upperBound] == UInt8(ascii: "]"), text[name.upperBound + 1] == UInt8(ascii: "@")
    else { return nil }
    return name.upperBound + 2
  }

  /// Whether a byte may stand between a `%` and the `#@` of a variable.
  static func mayPrecedeVariable(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || " #+-.*$".utf8.contains(byte)
  }

  /// Ends the specifier with the byte that is none of its parts.
  private mutating func finishConversion(_ byte: UInt8, _ text: borrowing Span<UInt8>) {
    switch byte {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "x"),
      UInt8(ascii: "X"):
      spec.size = size == 0 ? 4 : min(size, 8)
      finish(.argument(.integer), length: 1, text)
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      spec.size = size == 16 ? 16 : 8
      finish(.argument(.float), length: 1, text)
    case UInt8(ascii: "@"): finish(.argument(.object), length: 1, text)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): finish(.argument(.character), length: 1, text)
    case UInt8(ascii: "s"), UInt8(ascii: "S"): finish(.argument(.cString), length: 1, text)
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "n"):
      finish(.argument(.pointer), length: 1, text)
    case UInt8(ascii: "%") where index == start + 1: finish(.percentSign, length: 1, text)
    default:
      let length = FormatSpecifier.characterLength(at: index, in: text)
      finish(.malformed(.unknownFormatConversion), length: length, text)
    }
  }

  /// Ends the specifier behind a conversion of some bytes.
  private mutating func finish(
    _ meaning: FormatSpecifier.Meaning, length: Int, _ text: borrowing Span<UInt8>
  ) {
    spec.end = index + length
    // A length that does not stand directly before its conversion is no part of what is shown.
    let first = lengthStart >= 0 && isLength(from: lengthStart, text) ? lengthStart : index
    spec.conversion = first..<spec.end
    spec.meaning = meaning
    if hasBadPosition { spec.meaning = .malformed(.illegalFormatArgumentIndex) }
  }

  /// Whether only length bytes stand between an offset and the conversion.
  private func isLength(from first: Int, _ text: borrowing Span<UInt8>) -> Bool {
    for offset in first..<index where !ASCII.isLetter(text[offset]) { return false }
    return true
  }
}
