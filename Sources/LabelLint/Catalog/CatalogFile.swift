/// One catalog file as read: entries, their texts, and what was wrong with it.
///
/// Texts stay bytes in the file or in one arena; a `String` is made only when a finding shows it.
public struct CatalogFile: Sendable {
  /// The file's text.
  public let source: SourceFile
  /// The format it was read as.
  public let format: CatalogFormat
  /// Table name: the file's name without extension on Apple, `strings` and the like on Android.
  public let table: String
  /// Locales that the entries name, as spelled in the file; one, possibly empty, outside `.xcstrings`.
  public internal(set) var localeNames: [String]
  /// `sourceLanguage` of a string catalog, or `tools:locale` of an Android file, as spelled.
  public internal(set) var declaredSourceLocale: String?
  /// The keys in the order of the file; in a string catalog, each once for every locale it has.
  public internal(set) var entries: [Entry] = []
  /// The texts of all entries, in order.
  public internal(set) var messages: [Message] = []
  /// Decoded texts that do not stand in the file as they are.
  public internal(set) var arena: [UInt8] = []
  /// Ways back from decoded texts to the file.
  public internal(set) var runs: [MappingRun] = []
  /// Tags inside values.
  public internal(set) var markup: [Markup] = []
  /// Substitutions of a string catalog's format strings, in the order of their entries.
  public internal(set) var substitutions: [Substitution] = []
  /// What authors say of entries beside their comment.
  public internal(set) var notes: [EntryNote] = []
  /// The slots that messages name by index.
  public internal(set) var slots: [SlotPath]
  /// The states that messages name by index; the first is no state.
  public internal(set) var states: [String]
  /// What was wrong, in the order of the file.
  public internal(set) var problems: [ReadingProblem] = []

  /// Indexes in `slots`, so that a file of very many slots is still read in linear time.
  var slotIndexes: [SlotPath: Int]

  /// The slots every file starts with: the only text, then the plural categories in their order.
  static let commonSlots =
    [SlotPath.only] + PluralCategory.allCases.map { SlotPath([.plural($0)]) }
  /// Their indexes.
  private static let commonSlotIndexes = Dictionary(
    uniqueKeysWithValues: commonSlots.enumerated().map { ($1, $0) })
  /// The states every file starts with.
  static let commonStates = ["", "new", "translated", "needs_review", "stale"]

  /// A file without entries.
  public init(source: SourceFile, format: CatalogFormat, table: String, localeName: String = "") {
    self.source = source
    self.format = format
    self.table = table
    localeNames = [localeName]
    slots = Self.commonSlots
    slotIndexes = Self.commonSlotIndexes
    states = Self.commonStates
  }

  /// Indexes in `messages` of an entry's texts.
  public func messageRange(ofEntry index: Int) -> Range<Int> {
    let end = index + 1 < entries.count ? Int(entries[index + 1].firstMessage) : messages.count
    return Int(entries[index].firstMessage)..<end
  }

  /// Indexes in `markup` of a message's tags.
  public func markupRange(ofMessage index: Int) -> Range<Int> {
    let end = index + 1 < messages.count ? Int(messages[index + 1].firstMark) : markup.count
    return Int(messages[index].firstMark)..<end
  }

  /// The substitutions of an entry's format string.
  public func substitutions(ofEntry index: Int) -> ArraySlice<Substitution> {
    /// Index of the first substitution of an entry or one behind it.
    func start(of entry: Int) -> Int {
      var (low, high) = (0, substitutions.count)
      while low < high {
        let middle = (low + high) / 2
        if Int(substitutions[middle].entry) < entry { low = middle + 1 } else { high = middle }
      }
      return low
    }
    if substitutions.isEmpty { return [] }
    return substitutions[start(of: index)..<start(of: index + 1)]
  }

  /// The bytes of a text, without a copy.
  @_lifetime(borrow self)
  public func bytes(_ text: TextRef) -> Span<UInt8> {
    if text.isInArena { return arena.span.extracting(text.range) }
    if text.isNone { return arena.span.extracting(0..<0) }
    return source.text.span.extracting(text.range)
  }

  /// A text as a string; nil when there is none.
  public func string(_ text: TextRef) -> String? {
    if text.isNone { return nil }
    let holder = text.isInArena ? arena : source.text
    return String(decoding: holder[text.range], as: UTF8.self)
  }

  /// Whether a text holds nothing but blanks, or is not there at all.
  public func isBlank(_ text: TextRef) -> Bool {
    let bytes = bytes(text)
    for index in bytes.indices where !ASCII.isSpace(bytes[index]) { return false }
    return true
  }

  /// Whether two texts of two files hold the same bytes.
  func holdsSame(_ text: TextRef, as other: TextRef, of file: borrowing CatalogFile) -> Bool {
    bytes(text).hasSameBytes(as: file.bytes(other))
  }

  /// Hash of a text's bytes.
  func hash(of text: TextRef, seed: UInt64) -> UInt64 { bytes(text).hash(seed: seed) }

  /// The note of an entry, if it has one.
  public func note(of entry: Entry) -> EntryNote? {
    entry.note == 0 ? nil : notes[Int(entry.note) - 1]
  }
}
