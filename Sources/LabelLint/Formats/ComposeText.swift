/// The text of a Compose value: nothing is trimmed, and few escapes are known (`formats.md` 4).
///
/// Tags are stripped first, so that an escape may begin before one and end behind it.
struct ComposeText {
  /// A character of an escape that is not complete.
  private struct Character {
    let scalar: Unicode.Scalar
    let source: Range<Int>
    let isVerbatim: Bool
  }

  /// A backslash and what follows it so far: nothing, or `u` and less than four digits.
  private var pending: [Character] = []
  /// The units of escapes.
  private var units = EscapedUnits()

  /// A text without tags and references that has no escapes and no CR.
  static func plain(_ content: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    for index in content where text[index] == 0x5C || text[index] == 0x0D { return nil }
    return content
  }

  /// Appends a piece of the document.
  mutating func append(
    _ range: Range<Int>, of text: Span<UInt8>, hasReferences: Bool,
    to assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    var cursor = TextCursor(text, range, hasReferences: hasReferences)
    while !cursor.isAtEnd {
      let start = cursor.position
      let scalar = cursor.next()
      let character = Character(
        scalar: scalar, source: start..<cursor.position, isVerbatim: cursor.isVerbatim)
      if pending.isEmpty {
        add(character, to: &assembler, &file)
      } else {
        complete(with: character, &assembler, &file)
      }
    }
  }

  /// Appends what an escape that has no end is: the characters as they stand.
  mutating func finish(to assembler: inout TextAssembler, _ file: inout CatalogFile) {
    for character in pending { emit(character, to: &assembler, &file) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Takes a character that no escape is open before.
  private mutating func add(
    _ character: Character, to assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    if character.scalar == "\\" {
      pending.append(character)
    } else {
      emit(character, to: &assembler, &file)
    }
  }

  /// Takes the next character behind a backslash.
  private mutating func complete(
    with character: Character, _ assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    let source = pending[0].source.lowerBound..<character.source.upperBound
    if pending.count == 1 {
      let escaped: Unicode.Scalar
      switch character.scalar {
      case "n": escaped = "\n"
      case "t": escaped = "\t"
      case "\\": escaped = "\\"
      case "u":
        pending.append(character)
        return
      default:
        giveUp(before: character, &assembler, &file)
        return
      }
      pending.removeAll(keepingCapacity: true)
      assembler.append(decoded: escaped, for: source, to: &file)
      return
    }
    guard Self.digit(character.scalar) != nil else {
      giveUp(before: character, &assembler, &file)
      return
    }
    pending.append(character)
    guard pending.count == 6 else { return }
    let unit = pending.dropFirst(2).reduce(0) { $0 << 4 | (Self.digit($1.scalar) ?? 0) }
    pending.removeAll(keepingCapacity: true)
    units.append(unit, for: source, to: &assembler, &file)
  }

  /// Takes the open escape for the characters it is written with, and goes on with another one.
  private mutating func giveUp(
    before character: Character, _ assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    finish(to: &assembler, &file)
    add(character, to: &assembler, &file)
  }

  /// Appends a character as it stands.
  private func emit(
    _ character: Character, to assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    assembler.append(
      character.scalar, for: character.source, isVerbatim: character.isVerbatim, to: &file)
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    UInt8(exactly: scalar.value).flatMap(ASCII.hexadecimalValue)
  }
}
