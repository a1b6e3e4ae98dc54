/// The plain form of a text, by which wording is judged: no markup, no escapes, no invisible
/// characters, NFC, single blanks, U+FFFC for each placeholder.
///
/// A buffer to keep and use again. A text that is plain already costs one look at its bytes: it is
/// answered with the bytes it has, without a copy.
package struct PlainText: Sendable {
  /// U+FFFC in UTF-8, which stands for a placeholder.
  package static let placeholderBytes: [UInt8] = [0xEF, 0xBF, 0xBC]

  /// A placeholder of the plain text.
  package struct Object: Sendable, Hashable {
    /// Offset of its U+FFFC, in bytes.
    package let offset: Int
    /// Index in `scanner.placeholders`.
    package let index: Int
  }

  /// What was found in the decoded text.
  package private(set) var scanner = PlaceholderScanner()
  /// The placeholders in order of place.
  package internal(set) var objects: [Object] = []
  /// Byte offsets in the plain text at which markup ends a sentence.
  package internal(set) var sentenceBreaks: [Int] = []
  /// Byte offsets in the plain text of what `xliff:g` protects from translation.
  package internal(set) var protectedRanges: [Range<Int>] = []
  /// The part of the decoded text that is the plain text; nil when the plain text was put together.
  package private(set) var verbatim: Range<Int>? = 0..<0

  /// The plain text when it was put together.
  var buffer: [UInt8] = []
  /// The way back to the decoded text when it was put together.
  var runs: [PlainRun] = []
  /// Room for what is taken out.
  private var edits: [PlainEdit] = []
  /// Room for the reading of Markdown.
  private var markdown = MarkdownMarks()

  /// An empty text.
  package init() {}

  /// Makes the plain form of a message.
  ///
  /// - Parameters:
  ///   - index: Index of the message in the file's `messages`.
  ///   - entry: The entry that the message belongs to.
  ///   - file: The catalog file.
  ///   - reading: How its placeholders are read.
  package mutating func read(
    _ index: Int, of entry: Entry, in file: CatalogFile, as reading: PlaceholderReading
  ) {
    let message = file.messages[index]
    Self.empty(&edits)
    if message.flags.contains(.hasMarkup) {
      for place in file.markupRange(ofMessage: index) {
        append(file.markup[place], of: file, textCount: message.text.count)
      }
    }
    read(
      file.bytes(message.text), as: reading,
      isMarkup: message.flags.contains(.hasMarkup) || entry.flags.contains(.hasCharacterData))
  }

  /// Makes the plain form of a decoded text that holds no tags beside those in its characters.
  package mutating func read(_ decoded: Span<UInt8>, as reading: PlaceholderReading) {
    Self.empty(&edits)
    read(decoded, as: reading, isMarkup: false)
  }

  /// The plain text.
  ///
  /// - Parameter decoded: The decoded text that was read last.
  /// - Returns: A part of the decoded text where it was plain already.
  @_lifetime(borrow self, copy decoded)
  package func bytes(of decoded: Span<UInt8>) -> Span<UInt8> {
    if let verbatim { return decoded.extracting(verbatim) }
    return buffer.span
  }

  /// Length of the plain text in bytes.
  package var count: Int { verbatim?.count ?? buffer.count }

  // MARK: Making

  /// Notes a tag that the file's reader took out of the decoded text.
  private mutating func append(_ mark: Markup, of file: CatalogFile, textCount: Int) {
    // A tag may stand in white space that was trimmed off the end.
    let place = min(Int(mark.position), textCount)
    let replacement: PlainEdit.Replacement
    if mark.isProtection {
      if mark.edge == .empty { return }
      replacement = mark.edge == .opening ? .protectionStart : .protectionEnd
    } else {
      let name = file.text.span.extracting(mark.name.range)
      guard KnownMarkup.effect(of: name) == .block else { return }
      replacement = .sentenceBreak
    }
    edits.append(PlainEdit(range: place..<place, replacement: replacement))
  }

  /// Makes the plain form; tags that the reader took out are in `edits`.
  private mutating func read(
    _ decoded: Span<UInt8>, as reading: PlaceholderReading, isMarkup: Bool
  ) {
    clear()
    let trimmed = Self.trimmed(decoded)
    var traits = TextTraits.of(decoded.extracting(trimmed))
    if reading.platform != .apple { traits.remove(.markdown) }
    if traits.contains(.placeholders) { scanner.scan(decoded, as: reading) }
    collectEdits(in: decoded, traits, isMarkup: isMarkup)
    if edits.isEmpty, Self.isPlain(decoded, trimmed, traits) {
      verbatim = trimmed
      return
    }
    verbatim = nil
    let isNormalized = !traits.contains(.combining) || Normalization.isNormalized(decoded)
    Self.empty(&buffer)
    Self.empty(&runs)
    var composer = PlainTextComposer(isNormalized: isNormalized)
    for edit in edits { composer.apply(edit, of: decoded, to: &self) }
    composer.finish(decoded, in: &self)
  }

  /// Makes it the plain form of an empty text.
  mutating func empty() {
    clear()
    verbatim = 0..<0
  }

  /// Forgets the text before; most have nothing to forget.
  private mutating func clear() {
    scanner.clear()
    Self.empty(&objects)
    Self.empty(&sentenceBreaks)
    Self.empty(&protectedRanges)
  }

  /// Collects what is taken out or replaced, in order of place.
  private mutating func collectEdits(
    in decoded: Span<UInt8>, _ traits: TextTraits, isMarkup: Bool
  ) {
    let before = edits.count
    if traits.contains(.tags) { KnownMarkup.collect(in: decoded, into: &edits) }
    if traits.contains(.references), isMarkup || edits.count > before {
      CharacterReferences.collect(in: decoded, into: &edits)
    }
    if traits.contains(.markdown) {
      markdown.collect(in: decoded, beside: scanner.placeholders, into: &edits)
    }
    for (index, placeholder) in scanner.placeholders.enumerated()
    where !placeholder.flags.contains(.nested) {
      edits.append(PlainEdit(range: placeholder.span.range, replacement: .object(index)))
    }
    for literal in scanner.literals {
      edits.append(
        PlainEdit(
          range: literal.span.range, replacement: literal.isLineBreak ? .blank : .scalar("%")))
    }
    if edits.count > 1 {
      // Where several begin at one place, the empty ones come first: they take no text away.
      edits.sort {
        ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1)
          < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1)
      }
    }
  }

  /// Empties a list that is used again; most are empty already.
  @inline(__always)
  private static func empty<Element>(_ list: inout [Element]) {
    if !list.isEmpty { list.removeAll(keepingCapacity: true) }
  }

  /// The text without the blanks at its ends.
  private static func trimmed(_ decoded: Span<UInt8>) -> Range<Int> {
    var (start, end) = (0, decoded.count)
    while start < end, decoded[start] == 0x20 { start += 1 }
    while end > start, decoded[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// Whether a text without anything to take out is plain as it stands.
  private static func isPlain(
    _ decoded: Span<UInt8>, _ trimmed: Range<Int>, _ traits: TextTraits
  ) -> Bool {
    if traits.contains(.irregularSpace) { return false }
    if traits.contains(.suspects) {
      var index = trimmed.lowerBound
      while index < trimmed.upperBound {
        if decoded[index] < 0x80 {
          index += 1
          continue
        }
        let (role, length) = ScalarRole.at(index, in: decoded)
        if role != .text { return false }
        index += length
      }
    }
    return !traits.contains(.combining) || Normalization.isNormalized(decoded.extracting(trimmed))
  }
}
