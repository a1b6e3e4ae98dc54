/// Values that are checked and passed over, or read as a number.
extension JSONReader {
  /// Moves behind the next value, checking all of it; the byte offsets it takes.
  @discardableResult
  package mutating func skip() -> Range<Int> {
    guard let kind = peek() else { return position..<position }
    let start = position
    switch kind {
    case .object, .array: skipContainer(kind)
    default: skipScalar(kind)
    }
    return start..<max(start, position)
  }

  /// Moves behind the next value; its number, or nil when it is no whole number that fits.
  package mutating func readInteger() -> Int? {
    let range = skip()
    return hasFailed ? nil : Int(String(decoding: range.map { bytes[$0] }, as: UTF8.self))
  }

  /// Moves behind an object or array without recursion.
  private mutating func skipContainer(_ kind: JSONKind) {
    // Whether each open container is an object; as long as `maximumDepth` at most.
    var open: [Bool] = [kind == .object]
    kind == .object ? enterObject() : enterArray()
    while let isObject = open.last, !hasFailed {
      guard isObject ? nextKey() != nil : nextElement() else {
        open.removeLast()
        continue
      }
      guard let kind = peek() else { return }
      switch kind {
      case .object:
        enterObject()
        open.append(true)
      case .array:
        enterArray()
        open.append(false)
      default: skipScalar(kind)
      }
    }
  }

  private mutating func skipScalar(_ kind: JSONKind) {
    switch kind {
    case .string: _ = readString()
    case .number: skipNumber()
    case .true: skipWord("true")
    case .false: skipWord("false")
    default: skipWord("null")
    }
  }

  private mutating func skipWord(_ word: StaticString) {
    guard bytes.begins(with: word, at: position) else {
      stop("expected \(word)")
      return
    }
    position += word.utf8CodeUnitCount
    checkEndOfWord()
  }

  /// Moves behind a number: `-0.5e+10`, no leading zeros, no bare point (RFC 8259, section 6).
  private mutating func skipNumber() {
    if nextByte == UInt8(ascii: "-") { position += 1 }
    if nextByte == UInt8(ascii: "0") { position += 1 } else if !skipsDigits() { return }
    if nextByte == UInt8(ascii: ".") {
      position += 1
      if !skipsDigits() { return }
    }
    if nextByte == UInt8(ascii: "e") || nextByte == UInt8(ascii: "E") {
      position += 1
      if nextByte == UInt8(ascii: "+") || nextByte == UInt8(ascii: "-") { position += 1 }
      if !skipsDigits() { return }
    }
    checkEndOfWord()
  }

  private mutating func skipsDigits() -> Bool {
    let start = position
    while let byte = nextByte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    if position == start { stop("expected a digit") }
    return position > start
  }

  /// Stops when a word or number runs on: `nullx`, `01`.
  private mutating func checkEndOfWord() {
    guard let byte = nextByte else { return }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...:
      stop("expected a comma or the end of the container")
    default: break
    }
  }

  private var nextByte: UInt8? { position < bytes.count ? bytes[position] : nil }
}
