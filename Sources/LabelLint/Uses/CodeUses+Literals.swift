/// The texts that a program writes down itself.
extension CodeUses {
  /// Tokens behind a key in which its default value is looked for.
  private static let farthestValue = 128

  /// Notes a literal that the platform looks up wherever it stands: `NSLocalizedString("…")`, `Text("…")`,
  /// `String(localized: "…")`, `"…".localized`.
  mutating func readLiteral(_ index: Int) {
    if !language.isApple { return readLanguageCode(index) }
    if tokens[index].flags.contains(.continues) { return }
    readLanguageBundle(index)
    let own = literal(index)
    draft.written.append(own.span.hash(seed: Self.seed))
    QuotedTexts.appendParts(of: own.span, to: &draft.written)
    if let whole = joined(own, from: index) {
      draft.written.append(whole.span.hash(seed: Self.seed))
    }
    // The texts of a preview no user gets.
    if index >= previewEnd, let key = lookedUp(index) { note(key) }
  }

  /// A literal with those that it is joined to; nil for one that stands alone, or behind another.
  private func joined(_ first: [UInt8], from index: Int) -> [UInt8]? {
    let isBehind =
      isMark(index - 1, 0x2B) || index > 0 && tokens[index - 1].kind == .text
      || isMark(index - 1, 0x40) && index > 1 && tokens[index - 2].kind == .text
    if isBehind { return nil }
    var (whole, next, parts) = (first, endOfLiteral(index) + 1, 1)
    while whole.count <= Self.longestKey {
      if isMark(next, 0x2B) { next += 1 }
      if isMark(next, 0x40) { next += 1 }
      guard next < tokens.count, tokens[next].kind == .text else { break }
      whole += literal(next)
      next = endOfLiteral(next) + 1
      parts += 1
    }
    return parts > 1 ? whole : nil
  }

  /// The key that a literal is for what stands before or behind it; nil for any other text.
  private func lookedUp(_ index: Int) -> FoundKey? {
    var words: [Int] = []
    if isOpen(index - 1, 0x28) {
      words = [index - 2]
    } else if isMark(index - 1, 0x3A) {
      words = isOpen(index - 3, 0x28) ? [index - 2, index - 4] : [index - 2]
    } else if isMark(index - 1, 0x3D), isWord(index - 2), isMark(index - 3, 0x3A),
      Self.isKeyType(text.span.extracting(tokens[index - 2].range))
    {
      // `let title: LocalizedStringKey = "…"`
      return found(index, table: [])
    }
    for word in words where isWord(word) {
      if let key = call(word), key.token == index { return key }
      // Views of the app's own take the texts of those that they are made of.
      if isWord(word, "prompt") || isWord(word, "placeholder") { return found(index, table: []) }
    }
    return isLookedUpByMember(index) ? found(index, table: []) : nil
  }

  /// Whether a literal is the key of a member of it: `"play".localized`, but not the text that is shown without a
  /// translation, as in `"Play".localized(key: "play")`.
  func isLookedUpByMember(_ index: Int) -> Bool {
    guard isMark(index + 1, 0x2E), isWord(index + 2),
      text.span.extracting(tokens[index + 2].range).begins(with: "localiz")
    else { return false }
    let takesKey = isWord(index + 4, "key") || isWord(index + 4, "forKey")
    return !(takesKey && isOpen(index + 3, 0x28) && isMark(index + 5, 0x3A))
  }

  /// Whether a type makes keys of literals.
  private static func isKeyType(_ name: Span<UInt8>) -> Bool {
    name.spells("LocalizedStringKey") || name.spells("LocalizedStringResource")
  }

  /// Notes a key that is written down, once; what a screen reader gets may be told later.
  mutating func note(_ key: FoundKey, isSpoken: Bool = false) {
    guard tokens.indices.contains(key.token), tokens[key.token].kind == .text,
      key.target == .apple, !key.flags.contains(.isWrapped)
    else { return }
    if let known = notedLiterals[key.token] {
      if isSpoken { draft.literals[known].flags.insert(.isSpoken) }
      return
    }
    guard !isUnseen(key.token), let shown = shownLiteral(of: key) else { return }
    let written = shown == key.token ? key.key : literal(shown)
    if written.isEmpty || isBroken(shown) { return }
    let isKey = !key.flags.contains(.isText)
    let flags = SourceLiteral.Flags(where: [
      .isKey: isKey, .isSpoken: isSpoken,
      .isNoted: !isOfTests
        && (draft.noted.contains(.shown) || isKey && draft.noted.contains(.keys)),
      .hasDefault: shown != key.token,
      .hasValues: key.key.contains(1), .showsValues: written.contains(1),
    ])
    notedLiterals[key.token] = draft.literals.count
    draft.literals.append(
      SourceLiteral(
        key: draft.store(key.key), table: draft.store(key.table),
        text: draft.store(Self.format(written)), place: ByteRange(place(ofLiteral: shown)),
        file: file, flags: flags))
  }

  /// The literal that users see where no table has a key: its default value, or else the key itself; nil where code
  /// computes the value.
  private func shownLiteral(of key: FoundKey) -> Int? {
    if key.flags.contains(.isText) { return key.token }
    return switch defaultValue(of: key.token) {
    case .none: key.token
    case .literal(let value): value
    case .unknown: nil
    }
  }

  /// A text with `%@` for every value; where there are some, a percent sign of the text is written twice.
  static func format(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(1) else { return text }
    return text.flatMap { byte -> [UInt8] in
      if byte == 1 { return [0x25, 0x40] }
      return byte == 0x25 ? [0x25, 0x25] : [byte]
    }
  }

  /// Whether a literal has three quotation marks on each side.
  func isLong(_ index: Int) -> Bool {
    let start = Int(tokens[index].start)
    return start >= 3 && text[start - 3..<start].allSatisfy { $0 == 0x22 }
  }

  /// The text of a literal with three quotation marks: its lines without the blanks that stand before the last marks, a
  /// byte 1 for every value that is put in.
  func longLiteral(_ index: Int) -> [UInt8] {
    var raw: [UInt8] = []
    let last = endOfLiteral(index)
    var piece = index
    while piece <= last, raw.count <= Self.longestKey {
      if tokens[piece].kind == .text {
        raw += text[tokens[piece].range]
        if piece < last { raw.append(1) }
      }
      piece = tokens[piece].kind == .open ? end(of: piece) + 1 : piece + 1
    }
    var lines = raw.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst()
    guard let indentation = lines.popLast() else { return [] }
    var joined: [UInt8] = []
    for (number, line) in lines.enumerated() {
      joined += line.starts(with: indentation) ? line.dropFirst(indentation.count) : line
      if joined.last == 0x5C {
        // The line goes on in the next one.
        joined.removeLast()
      } else if number < lines.count - 1 {
        joined.append(0x0A)
      }
    }
    var bytes: [UInt8] = []
    CodeEscapes.append(joined[...], to: &bytes)
    return bytes
  }

  /// Whether a literal is joined to another one.
  private func isBroken(_ index: Int) -> Bool {
    let next = endOfLiteral(index) + 1
    return isMark(index - 1, 0x2B) || isMark(next, 0x2B)
      || next < tokens.count && tokens[next].kind == .text
  }

  /// Index of the last token of a literal.
  private func endOfLiteral(_ index: Int) -> Int {
    var piece = index
    while piece + 1 < tokens.count, tokens[piece].flags.contains(.isContinued) {
      let next = tokens[piece + 1].kind == .open ? end(of: piece + 1) + 1 : piece + 2
      guard next < tokens.count, tokens[next].flags.contains(.continues) else { break }
      piece = next
    }
    return piece
  }

  /// Byte offsets of a literal with all its values, without quotation marks.
  private func place(ofLiteral index: Int) -> Range<Int> {
    var (start, end) = (
      tokens[index].range.lowerBound, tokens[endOfLiteral(index)].range.upperBound
    )
    guard isLong(index) else { return start..<end }
    while start < end, ASCII.isSpace(text[start]) { start += 1 }
    while end > start, ASCII.isSpace(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// What users see where no table has a key.
  private enum DefaultValue {
    /// The key.
    case none
    /// A literal.
    case literal(Int)
    /// What the program works out.
    case unknown
  }

  /// What users see where no table has a key: `value: "…"`, `defaultValue: "…"`, or the fourth argument of
  /// `NSLocalizedStringWithDefaultValue`.
  private func defaultValue(of key: Int) -> DefaultValue {
    let isFourth =
      isOpen(key - 1, 0x28) && isWord(key - 2)
      && text.span.extracting(tokens[key - 2].range).closes(with: "WithDefaultValue")
    var (index, commas) = (endOfLiteral(key) + 1, 0)
    let limit = min(tokens.count, index + Self.farthestValue)
    while index + 1 < limit, tokens[index].kind != .close {
      var value = -1
      if tokens[index].kind == .open {
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      if isMark(index, 0x2C) {
        commas += 1
        if isFourth, commas == 3 { value = index + 1 }
      } else if isMark(index + 1, 0x3A), isWord(index, "value") || isWord(index, "defaultValue") {
        value = index + 2
      }
      if value >= 0, tokens.indices.contains(value) {
        if isWord(value, "nil") { return .none }
        guard tokens[value].kind == .text else { return .unknown }
        let isEmpty = tokens[value].count == 0 && endOfLiteral(value) == value
        return isEmpty ? .none : .literal(value)
      }
      index += 1
    }
    return .none
  }

  // MARK: What a screen reader gets

  /// Whether what a word takes is spoken: no tool tip, and no other name for the voice to ask for.
  func isHeard(_ sink: Sink, at index: Int) -> Bool {
    guard sink.isSpoken || sink.namesAction, language.isApple, !isTest else { return false }
    if isInputLabel(index) { return false }
    let word = text.span.extracting(tokens[index].range)
    return sink.namesAction || sink.purpose == .announcement || word.begins(with: "accessib")
      || word.begins(with: "setAccessib")
  }

  /// Whether a word takes names by which Voice Control finds an element.
  func isInputLabel(_ index: Int) -> Bool {
    text.span.extracting(tokens[index].range).closes(with: "InputLabels")
  }

  /// The literals of a value that are a text of it, as nobody looks them up: `accessibilityLabel = "Close"`.
  func writtenTexts(in range: Range<Int>) -> [FoundKey] {
    var texts: [FoundKey] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      if token.kind == .open, !isOpen(index, 0x7B), isWord(index - 1) || isClose(index - 1),
        !isWord(index + 1, "verbatim")
      {
        // What a call is given is no text of the value, but for `Text(verbatim: "…")`.
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      if token.kind == .text, !token.flags.contains(.continues) {
        let end = endOfLiteral(index)
        if isWholeText(index, end, in: range), var text = found(index, table: []) {
          text.flags.insert(.isText)
          texts.append(text)
        }
        index = end + 1
        continue
      }
      index += 1
    }
    return texts
  }

  /// Whether a literal is all of what an expression gives.
  private func isWholeText(_ index: Int, _ end: Int, in range: Range<Int>) -> Bool {
    guard tokens[index].count > 0 || end > index else { return false }
    let isBegin =
      index == range.lowerBound || isWord(index - 1, "return") || isMark(index - 1, 0x3F)
      || isMark(index - 1, 0x3A) || isOpen(index - 1, 0x7B) || isOpen(index - 1, 0x28)
    let isCompared = isMark(end + 1, 0x3D) || isMark(end + 1, 0x21) || isMark(end + 1, 0x2E)
    return isBegin && !isCompared && !isBroken(index)
  }
}
