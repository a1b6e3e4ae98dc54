/// Room for the plain form of a text, and the plain forms of the source texts so far.
///
/// A source text is made plain once for all its translations, which come locale by locale.
struct PlainTexts {
  /// The plain form of the text at hand; nothing where no rule of wording is asked about it.
  private(set) var own = PlainText()
  /// Where the plain source text of the text at hand is; nil where it has none.
  private var current: Source?
  /// The plain form of the source text at hand.
  private var reading = PlainText()
  /// Plain source texts, one behind the other: those that are not their own bytes already.
  private var bytes: [UInt8] = []
  /// What each source text is, by file and message; nothing for a file that none was read of.
  private var known: [[Source?]] = []

  /// What a source text is.
  private enum Source {
    /// A part of the decoded text.
    case decoded(Range<Int>)
    /// A part of the texts that were kept.
    case kept(Range<Int>)
  }

  /// Makes the plain forms of a text and of the text that it translates.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - catalog: The catalog.
  ///   - isWorded: Whether its words are judged; else both are empty.
  mutating func read(_ text: Text.Origin, in catalog: Catalog, isWorded: Bool) {
    current = nil
    if !isWorded {
      own.empty()
      return
    }
    own.read(text.place, in: catalog)
    current = text.sourcePlace.map { source(at: $0, in: catalog) }
  }

  private mutating func source(at place: MessageReference, in catalog: Catalog) -> Source {
    let file = Int(place.entry.file)
    if known.isEmpty { known = catalog.files.map { _ in [] } }
    if known[file].isEmpty {
      known[file] = Array(repeating: nil, count: catalog.files[file].messages.count)
    }
    if let source = known[file][place.message] { return source }
    reading.read(place, in: catalog)
    let source: Source
    if let verbatim = reading.verbatim {
      source = .decoded(verbatim)
    } else {
      source = .kept(bytes.count..<bytes.count + reading.buffer.count)
      bytes += reading.buffer
    }
    known[file][place.message] = source
    return source
  }

  /// The plain source text of the text at hand.
  ///
  /// Where only translations have a key, it is the key itself, if that is the text; else nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - decoded: The decoded text.
  ///   - key: Its key.
  ///   - decodedSource: The decoded source text.
  /// - Returns: Its bytes.
  @_lifetime(borrow self, copy decoded, copy key, copy decodedSource)
  func source(
    of text: Text.Origin, decoded: Span<UInt8>, key: Span<UInt8>, decodedSource: Span<UInt8>
  ) -> Span<UInt8> {
    switch current {
    case .decoded(let range): return decodedSource.extracting(range)
    case .kept(let range): return bytes.span.extracting(range)
    case nil:
      guard !text.isSource, text.sourcePlace == nil, text.format.isApple else {
        return key.extracting(0..<0)
      }
      return decoded.hasSameBytes(as: key) ? own.bytes(of: decoded) : key.extracting(0..<0)
    }
  }
}
