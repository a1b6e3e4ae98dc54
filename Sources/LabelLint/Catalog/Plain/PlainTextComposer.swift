/// Puts a plain text together from the parts of a decoded one.
struct PlainTextComposer {
  /// Whether the decoded text is in NFC, so that its characters can be taken over as they are.
  private let isNormalized: Bool
  /// Offset in the decoded text up to which it has been dealt with.
  private var position = 0
  /// The white space that waits for a character behind it, as offsets in the decoded text.
  private var space: Range<Int>?
  /// Whether that white space is one blank of the decoded text.
  private var isSingleBlank = false
  /// Whether markup ends a sentence in that white space.
  private var isBreak = false
  /// Offset in the plain text where a protected part began.
  private var protection: Int?

  /// A composer at the start of a decoded text.
  init(isNormalized: Bool) { self.isNormalized = isNormalized }

  /// Writes the text up to an edit, and the edit; edits come in order of place.
  mutating func apply(_ edit: PlainEdit, of decoded: Span<UInt8>, to plain: inout PlainText) {
    // What lies inside something taken out goes with it; only protection still begins and ends.
    let isInside = edit.range.lowerBound < position
    if !isInside { appendText(position..<edit.range.lowerBound, of: decoded, to: &plain) }
    position = max(position, edit.range.upperBound)
    switch edit.replacement {
    case .protectionStart: protection = protection ?? plain.buffer.count
    case .protectionEnd: endProtection(of: &plain)
    case _ where isInside: return
    case .nothing: return
    case .sentenceBreak:
      isBreak = true
      appendSpace(edit.range)
    case .blank: appendSpace(edit.range)
    case .object(let index):
      flushSpace(to: &plain)
      plain.objects.append(PlainText.Object(offset: plain.buffer.count, index: index))
      append(PlainText.placeholderBytes, for: edit.range, to: &plain)
    case .scalar(let scalar): append(scalar, for: edit.range, to: &plain)
    }
  }

  /// Writes the rest of the text.
  mutating func finish(_ decoded: Span<UInt8>, in plain: inout PlainText) {
    appendText(position..<max(position, decoded.count), of: decoded, to: &plain)
    endProtection(of: &plain)
  }

  /// Records the protected part, if one is open.
  private mutating func endProtection(of plain: inout PlainText) {
    guard let start = protection else { return }
    protection = nil
    if start < plain.buffer.count { plain.protectedRanges.append(start..<plain.buffer.count) }
  }

  // MARK: Text

  /// Appends a part of the decoded text, its white space and invisible characters dealt with.
  private mutating func appendText(
    _ range: Range<Int>, of decoded: Span<UInt8>, to plain: inout PlainText
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let (role, length) = ScalarRole.at(index, in: decoded)
      var end = min(index + length, range.upperBound)
      switch role {
      case .space: appendSpace(index..<end, isBlank: decoded[index] == 0x20)
      case .invisible: break
      case .text:
        flushSpace(to: &plain)
        end =
          isNormalized
          ? Self.plainEnd(from: end, before: range.upperBound, in: decoded)
          : Self.unitEnd(from: end, before: range.upperBound, in: decoded)
        appendCharacters(index..<end, of: decoded, to: &plain)
      }
      index = end
    }
  }

  /// Offset behind the visible characters, and single blanks between them, that follow an offset.
  private static func plainEnd(
    from start: Int, before limit: Int, in decoded: Span<UInt8>
  ) -> Int {
    var end = start
    while end < limit {
      let byte = decoded[end]
      if byte &- 0x21 < 0x5F {
        end += 1
      } else if byte >= 0x80 {
        let (role, length) = ScalarRole.at(end, in: decoded)
        guard role == .text else { break }
        end = min(end + length, limit)
      } else if byte == 0x20, end + 1 < limit, startsVisible(decoded, at: end + 1) {
        end += 1
      } else {
        break
      }
    }
    return end
  }

  /// Whether a visible character stands at an offset.
  private static func startsVisible(_ decoded: Span<UInt8>, at index: Int) -> Bool {
    if decoded[index] < 0x80 { return decoded[index] &- 0x21 < 0x5F }
    return ScalarRole.at(index, in: decoded).role == .text
  }

  /// Offset behind the characters that can compose with the one before an offset.
  ///
  /// The second part of a composition is a mark or a Hangul vowel or final consonant (UAX 15, with
  /// the data of Unicode 15), so that nothing composes across the end of such a unit.
  private static func unitEnd(
    from start: Int, before limit: Int, in decoded: Span<UInt8>
  ) -> Int {
    var end = start
    while end < limit, decoded[end] >= 0x80 {
      let (scalar, length) = decoded.scalarOrReplacement(at: end)
      guard ScalarRole(scalar.value) == .text, composes(scalar) else { break }
      end = min(end + length, limit)
    }
    return end
  }

  /// Whether a scalar can be the second part of a composition.
  private static func composes(_ scalar: Unicode.Scalar) -> Bool {
    if (0x1161...0x11FF).contains(scalar.value) { return true }
    return CharacterProperties.generalCategory(scalar).isMark
  }

  /// Appends characters that stay, in NFC.
  private mutating func appendCharacters(
    _ range: Range<Int>, of decoded: Span<UInt8>, to plain: inout PlainText
  ) {
    let characters = decoded.extracting(range)
    if !isNormalized, !Normalization.isNormalized(characters) {
      plain.runs.append(
        PlainRun(
          plain: plain.buffer.count, decoded: range.lowerBound, decodedCount: range.count))
      Normalization.append(characters, to: &plain.buffer)
      return
    }
    if !continuesRun(at: range.lowerBound, of: plain) {
      plain.runs.append(
        PlainRun(plain: plain.buffer.count, decoded: range.lowerBound, decodedCount: nil))
    }
    plain.buffer.append(addingCapacity: characters.count) { buffer in
      for offset in characters.indices { buffer.append(characters[offset]) }
    }
  }

  /// Whether bytes taken over from an offset of the decoded text go on with the last run.
  private func continuesRun(at decoded: Int, of plain: borrowing PlainText) -> Bool {
    guard let last = plain.runs.last, last.decodedCount == nil else { return false }
    return last.decoded + plain.buffer.count - last.plain == decoded
  }

  /// Appends the character that a reference or `%%` stands for.
  private mutating func append(
    _ scalar: Unicode.Scalar, for range: Range<Int>, to plain: inout PlainText
  ) {
    switch ScalarRole(scalar.value) {
    case .space: appendSpace(range)
    case .invisible: return
    case .text:
      flushSpace(to: &plain)
      append(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter, for: range, to: &plain)
    }
  }

  /// Appends bytes that stand for a part of the decoded text as a whole.
  private func append(
    _ bytes: some Sequence<UInt8>, for range: Range<Int>, to plain: inout PlainText
  ) {
    plain.runs.append(
      PlainRun(plain: plain.buffer.count, decoded: range.lowerBound, decodedCount: range.count))
    plain.buffer.append(contentsOf: bytes)
  }

  // MARK: White space

  /// Notes white space; it is written when a character follows.
  private mutating func appendSpace(_ range: Range<Int>, isBlank: Bool = false) {
    isSingleBlank = isBlank && space == nil
    space = (space?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// Writes the blank that waits; none at the start of the text.
  private mutating func flushSpace(to plain: inout PlainText) {
    guard let range = space else { return }
    space = nil
    let endsSentence = isBreak
    isBreak = false
    if plain.buffer.isEmpty { return }
    if isSingleBlank, continuesRun(at: range.lowerBound, of: plain) {
      plain.buffer.append(0x20)
    } else {
      append(CollectionOfOne(0x20), for: range, to: &plain)
    }
    if endsSentence { plain.sentenceBreaks.append(plain.buffer.count) }
    // A protected part begins at its first character, not at the blank before it.
    if protection == plain.buffer.count - 1 { protection = plain.buffer.count }
  }
}
