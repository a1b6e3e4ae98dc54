import CICU

/// Owner of ICU's iterator over the boundaries of a text; for one task at a time.
@safe
struct BreakIterator: ~Copyable {
  /// What lies between two boundaries.
  enum Unit: Sendable {
    /// Grapheme clusters.
    case graphemes
    /// Words and what is between them.
    case words
    /// Sentences.
    case sentences

    /// The number that `CICU` knows the unit by.
    fileprivate var number: Int32 {
      switch self {
      case .graphemes: Int32(LABELLINT_BREAK_GRAPHEMES)
      case .words: Int32(LABELLINT_BREAK_WORDS)
      case .sentences: Int32(LABELLINT_BREAK_SENTENCES)
      }
    }
  }

  /// Boundaries that are fetched with one call.
  private static let batch = 64

  /// The iterator of ICU, owned.
  private let handle: OpaquePointer
  /// Where a batch of boundaries is written.
  private var boundaries = [labellint_boundary](filledWith: .init(), count: batch)

  /// Opens an iterator for the rules of a locale; of none, Unicode's default rules.
  init(_ unit: Unit, locale: LocaleTag?) throws(ICUError) {
    var code: Int32 = 0
    let name = locale?.core ?? ""
    guard let handle = unsafe labellint_breaker_open(unit.number, name, &code) else {
      throw ICUError(code: code)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe labellint_breaker_close(handle) }

  /// Calls a function with the end of every segment, a byte offset, and ICU's rule status.
  ///
  /// - Parameters:
  ///   - text: UTF-8; a text past 2 GiB has no segments.
  ///   - body: Takes a segment's end and status.
  mutating func forEachBoundary(in text: Span<UInt8>, _ body: (Int, Int32) -> Void) {
    unsafe text.withUnsafeBufferPointer { source in
      guard let length = Int32(exactly: source.count),
        unsafe labellint_breaker_start(handle, source.baseAddress, length) == 0
      else { return }
      var count = Int32(Self.batch)
      while count == Int32(Self.batch) {
        count = unsafe labellint_breaker_next(handle, &boundaries, Int32(Self.batch))
        for index in 0..<Int(count) {
          body(Int(boundaries[index].end), boundaries[index].status)
        }
      }
    }
  }
}
