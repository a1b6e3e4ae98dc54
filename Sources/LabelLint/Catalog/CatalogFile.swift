/// One catalog file as read: entries, their texts, and what was wrong with it.
///
/// Texts stay bytes in the file or in one arena; a `String` is made only when a finding shows it.
///
/// Files are passed about for every text, and a copy counts a reference to each array: all but the
/// bytes lie in one array of a single element, which is copied when a file that is shared changes.
package struct CatalogFile: Sendable {
  /// The text of `source`, for spans that are lent.
  let text: [UInt8]
  /// Decoded texts that do not stand in the file as they are.
  package internal(set) var arena: [UInt8] = []
  /// All else that is known of the file; always one element.
  var contents: [CatalogFileContents]

  /// The slots every file starts with: the only text, then the plural categories in their order.
  static let commonSlots =
    [SlotPath.only] + PluralCategory.allCases.map { SlotPath([.plural($0)]) }
  /// Their indexes.
  static let commonSlotIndexes = Dictionary(
    uniqueKeysWithValues: commonSlots.enumerated().map { ($1, $0) })
  /// The states every file starts with.
  static let commonStates = [
    "", "new", "translated", "needs_review", "stale", "machine_translated",
  ]

  /// A file without entries.
  package init(source: SourceFile, format: CatalogFormat, table: String, localeName: String = "") {
    text = source.text
    contents = [
      CatalogFileContents(source: source, format: format, table: table, localeName: localeName)
    ]
  }

  /// Indexes in `messages` of an entry's texts.
  package func messageRange(ofEntry index: Int) -> Range<Int> {
    let end = index + 1 < entries.count ? Int(entries[index + 1].firstMessage) : messages.count
    return Int(entries[index].firstMessage)..<end
  }

  /// Whether a tag of a message stands in some bytes of the file, in part or as a whole.
  func holdsTag(in bytes: ByteRange, ofMessage index: Int) -> Bool {
    markupRange(ofMessage: index).contains { mark in
      markup[mark].tag.start < bytes.end && bytes.start < markup[mark].tag.end
    }
  }

  /// The substitutions of an entry's format string.
  package func substitutions(ofEntry index: Int) -> ArraySlice<Substitution> {
    /// Index of the first substitution of an entry or one behind it.
    func start(of entry: Int) -> Int {
      substitutions.partitioningIndex { Int($0.entry) >= entry }
    }
    if substitutions.isEmpty { return [] }
    return substitutions[start(of: index)..<start(of: index + 1)]
  }

  /// The bytes of a text, without a copy.
  @inline(__always)
  @_lifetime(borrow self)
  package func bytes(_ text: TextRef) -> Span<UInt8> {
    if text.isInArena { return arena.span.extracting(text.range) }
    return self.text.span.extracting(text.isNone ? 0..<0 : text.range)
  }

  /// A text as a string; nil when there is none.
  package func string(_ text: TextRef) -> String? {
    if text.isNone { return nil }
    let holder = text.isInArena ? arena : self.text
    return String(decoding: holder[text.range], as: UTF8.self)
  }

  /// Whether a text holds nothing but blanks, or is not there at all.
  package func isBlank(_ text: TextRef) -> Bool {
    let bytes = bytes(text)
    for index in bytes.indices where !ASCII.isSpace(bytes[index]) {
      return InvisibleCharacters.areAll(of: bytes.extracting(index..<bytes.count))
    }
    return true
  }

  /// Whether a text holds the same bytes as another one, wherever that stands.
  @inline(__always)
  func holds(_ other: Span<UInt8>, as text: TextRef) -> Bool {
    bytes(text).hasSameBytes(as: other)
  }

  /// Whether two texts of two files hold the same bytes.
  func holdsSame(_ text: TextRef, as other: TextRef, of file: borrowing CatalogFile) -> Bool {
    bytes(text).hasSameBytes(as: file.bytes(other))
  }
}
