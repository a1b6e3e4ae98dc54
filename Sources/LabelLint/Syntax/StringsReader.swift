/// Reads old-style property lists, as `.strings` files are, pair by pair.
///
/// The grammar is that of CoreFoundation's reader, found by running it (swift-corelibs-foundation,
/// CFOldStylePList.c): a dictionary whose outer braces may be missing. Where that reader stops without
/// an error, this one notes the place in `truncation` and reads on.
struct StringsReader: ~Copyable, ~Escapable {
  /// A container that is not closed yet.
  struct Frame {
    /// Whether it is a dictionary, not an array.
    var isDictionary: Bool
    /// Whether a comma must stand before the next item of an array.
    var needsComma = false
    /// Offset of the opening bracket.
    var start: Int
  }

  /// What one step of reading led to.
  enum Step {
    /// Something to hand out.
    case event(StringsEvent)
    /// Nothing yet: read on.
    case again
    /// The end of the file.
    case end
  }

  /// Deepest nesting of containers that CoreFoundation reads, outer braces included.
  static let maximumDepth = 512
  /// Problems kept of one file; a file of nothing else would cost many times its size.
  static let maximumProblems = 200

  /// The file's text.
  let text: Span<UInt8>
  /// Offset behind the last byte to read.
  let end: Int
  /// Offset of the next byte to read.
  var position: Int
  /// Offset of the outer `{`; nil without one or behind its end.
  var brace: Int?
  /// Containers that are open, the outer braces not counted.
  var frames: [Frame] = []
  /// Whether open containers are given up because of an error.
  var isUnwinding = false
  /// Whether a key was met already.
  var hasKey = false
  /// The comments that belong to the pair handed out last, in order.
  private(set) var comments: [StringsComment] = []
  /// What is wrong, in the order it was found.
  var problems: [ReadingProblem] = []
  /// Where CoreFoundation stops reading without an error; nil when it does not.
  var truncation: Range<Int>?
  /// Whether merge-conflict markers were met.
  var hasConflict = false
  /// Offsets from which on no `"`, no `'` and no end of a comment comes any more, so that hostile files
  /// are not searched to their end again and again.
  var unclosedFrom = (double: Int.max, single: Int.max, comment: Int.max)

  /// A reader of a range of a text.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, in range: Range<Int>) {
    self.text = text
    let range = range.clamped(to: 0..<text.count)
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next pair or step of a nested value; nil at the end of the file.
  mutating func next() -> StringsEvent? {
    if !comments.isEmpty { dropComments() }
    while true {
      switch nextStep() {
      case .event(let event): return event
      case .again: continue
      case .end: return nil
      }
    }
  }

  /// Reads on by one step, in the container opened last.
  private mutating func nextStep() -> Step {
    if isUnwinding {
      if !frames.isEmpty { return .event(closeFrame()) }
      isUnwinding = false
    }
    if let frame = frames.last, !frame.isDictionary {
      return nextItem(needsComma: frame.needsComma)
    }
    return nextPair()
  }

  /// Reads a pair, or the end of the dictionary.
  private mutating func nextPair() -> Step {
    guard skipBlanks(isLeading: true) else { return unterminatedComment(atKey: true) }
    guard position < end else { return finish() }
    let start = position
    if !hasKey, frames.isEmpty, brace == nil, text[start] == UInt8(ascii: "{") {
      brace = start
      position += 1
      return .again
    }
    guard let key = readString() else { return unexpectedKey() }
    let isFirst = !hasKey
    hasKey = true
    let keyEnd = position
    guard skipBlanks() else { return unterminatedComment(atKey: false) }
    guard position < end else { return loneKey(key, endingAt: keyEnd, isFirst: isFirst) }
    if text[position] == UInt8(ascii: "=") {
      position += 1
      return readValue(of: key, endingAt: keyEnd)
    }
    if text[position] == UInt8(ascii: ";") {
      endPair(after: keyEnd)
      return .event(StringsEvent(kind: .shorthand, key: key, value: key))
    }
    return missingEquals(key, endingAt: keyEnd, isFirst: isFirst)
  }

  /// Reads the value behind the `=` of a pair, and its `;`.
  mutating func readValue(of key: StringsToken, endingAt keyEnd: Int) -> Step {
    let equalsEnd = position
    guard skipBlanks() else { return unterminatedComment(atKey: false) }
    guard position < end else { return missingValue(at: equalsEnd) }
    if let value = readString() {
      let event = StringsEvent(kind: .pair, key: key, value: value)
      endPair(after: position, value: value)
      return .event(event)
    }
    switch text[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return open(key)
    case UInt8(ascii: "<"):
      guard let event = readData(of: key) else { return .again }
      endPair(after: position)
      return .event(event)
    default: return unexpectedValue(of: key, endingAt: keyEnd)
    }
  }

  /// Reads an item of an array, a comma or the end of the array.
  private mutating func nextItem(needsComma: Bool) -> Step {
    guard skipBlanks() else { return unterminatedComment(atKey: false) }
    guard position < end else { return finish() }
    let byte = text[position]
    if byte == UInt8(ascii: ")") {
      position += 1
      return .event(closeFrame())
    }
    if needsComma {
      guard byte == UInt8(ascii: ",") else { return unexpectedItem("`,` or `)`") }
      position += 1
      frames[frames.count - 1].needsComma = false
      return .again
    }
    frames[frames.count - 1].needsComma = true
    if let value = readString() { return .event(StringsEvent(kind: .item, value: value)) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("): return open(.none)
    case UInt8(ascii: "<"): return readData(of: .none).map { .event($0) } ?? .again
    default: return unexpectedItem("an item or `)`")
    }
  }

  /// Opens the container whose bracket is next.
  private mutating func open(_ key: StringsToken) -> Step {
    guard frames.count + (brace == nil ? 0 : 1) < Self.maximumDepth else {
      report(
        .nestingTooDeep, at: position..<position + 1,
        "containers are nested more than \(Self.maximumDepth) deep")
      return giveUp()
    }
    let isDictionary = text[position] == UInt8(ascii: "{")
    frames.append(Frame(isDictionary: isDictionary, start: position))
    let bracket = StringsToken(start: position, end: position + 1, isEscaped: false)
    position += 1
    return .event(
      StringsEvent(
        kind: isDictionary ? .openingDictionary : .openingArray, key: key, value: bracket))
  }

  /// Ends the container opened last at the current position, and reads the `;` behind it.
  mutating func closeFrame() -> StringsEvent {
    let start = frames.popLast()?.start ?? position
    let whole = StringsToken(start: start, end: max(start, position), isEscaped: false)
    if !isUnwinding, frames.last?.isDictionary ?? true { endPair(after: position) }
    return StringsEvent(kind: .closing, value: whole)
  }

  /// Reads the `;` of a pair and the comments behind it on its line.
  private mutating func endPair(after tokenEnd: Int, value: StringsToken? = nil) {
    let collected = comments.count
    if skipBlanks(), position < end, text[position] == UInt8(ascii: ";") {
      position += 1
      skipTrailingComments()
      return
    }
    // What stands behind the value belongs to the next pair.
    comments.removeLast(comments.count - collected)
    missingSemicolon(after: tokenEnd, value: value)
  }

  /// A string with or without quotes at the current position; nil, without moving, when there is none
  /// or when its closing quote is missing.
  @inline(__always)
  mutating func readString() -> StringsToken? {
    let quote = byte(at: position)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let isDouble = quote == UInt8(ascii: "\"")
      if start > (isDouble ? unclosedFrom.double : unclosedFrom.single) { return nil }
      var index = start
      var isEscaped = false
      while true {
        index = StringsScanner.first(quote, or: UInt8(ascii: "\\"), in: text, from: index, to: end)
        if index >= end {
          if isDouble { unclosedFrom.double = start } else { unclosedFrom.single = start }
          return nil
        }
        if byte(at: index) == quote { break }
        isEscaped = true
        index += 2
      }
      position = index + 1
      return StringsToken(start: start, end: index, isEscaped: isEscaped)
    }
    var index = position
    while index < end, StringsScanner.isUnquoted(byte(at: index)) { index += 1 }
    if index == position { return nil }
    defer { position = index }
    return StringsToken(start: position, end: index, isEscaped: false)
  }

  /// Reads data; nil, behind what can be read on from, when it is malformed.
  private mutating func readData(of key: StringsToken) -> StringsEvent? {
    let start = position + 1
    var index = start
    var digits = 0
    while index < end, text[index] != UInt8(ascii: ">") {
      switch text[index] {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: digits += 1
      case 0x09...0x0D, 0x20: break
      default:
        badData(at: index)
        return nil
      }
      index += 1
    }
    guard index < end, digits.isMultiple(of: 2) else {
      badData(at: min(index, end - 1))
      return nil
    }
    position = index + 1
    return StringsEvent(
      kind: .data, key: key, value: StringsToken(start: start, end: index, isEscaped: false))
  }

  /// Skips blanks and comments; false before a comment that does not end.
  ///
  /// Where a key is expected, in the lead of a pair, comments apart from it do not count.
  @inline(__always)
  mutating func skipBlanks(isLeading: Bool = false) -> Bool {
    while position < end {
      let byte = byte(at: position)
      if ASCII.isSpace(byte) {
        position &+= 1
      } else if byte == UInt8(ascii: "/") || byte == 0xE2 {
        return skipComments(isLeading: isLeading)
      } else {
        return true
      }
    }
    return true
  }

  /// A byte of the text; the caller has checked that it is before the end.
  @inline(__always)
  private func byte(at offset: Int) -> UInt8 { ByteScan.byte(text, at: offset) }

  /// Adds a comment to those of the current pair.
  mutating func collect(_ comment: StringsComment) { comments.append(comment) }

  /// Forgets the comments of the current pair.
  mutating func dropComments() { comments.removeAll(keepingCapacity: true) }
}
