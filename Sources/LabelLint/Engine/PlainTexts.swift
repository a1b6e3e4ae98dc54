/// Room for the plain form of a text, and the plain forms of the source texts so far.
///
/// A source text is made plain once for all its translations, which come locale by locale: those that are
/// not their own bytes already are kept, one behind the other.
struct PlainTexts {
  /// The plain form of the text at hand.
  var own = PlainText()
  /// The plain form of the source text at hand.
  private var source = PlainText()
  /// Plain source texts.
  private var bytes: [UInt8] = []
  /// Where the plain form of a message lies in `bytes`, by file and message.
  private var places: [Int: Range<Int>] = [:]

  /// What a source text is.
  enum Source {
    /// The decoded text, but for blanks at its ends.
    case decoded(Range<Int>)
    /// A part of the texts that were kept.
    case kept(Range<Int>)
  }

  /// The plain form of a source text, read where it is not known.
  ///
  /// - Parameters:
  ///   - message: Index of the text in its file.
  ///   - file: Index of the file.
  ///   - read: Makes the plain form.
  /// - Returns: Where its bytes are.
  mutating func source(
    _ message: Int, ofFile file: Int, _ read: (inout PlainText) -> Void
  ) -> Source {
    let place = file << 32 | message
    if let known = places[place] { return .kept(known) }
    read(&source)
    if let verbatim = source.verbatim { return .decoded(verbatim) }
    let start = bytes.count
    bytes += source.buffer
    places[place] = start..<bytes.count
    return .kept(start..<bytes.count)
  }

  /// The bytes of a source text.
  @_lifetime(borrow self, copy decoded)
  func bytes(of text: Source, _ decoded: Span<UInt8>) -> Span<UInt8> {
    switch text {
    case .decoded(let range): return decoded.extracting(range)
    case .kept(let range): return bytes.span.extracting(range)
    }
  }
}
