/// What a survey keeps of a row in a locale: enough for the many texts that no rule has anything to say of.
///
/// A small record, so that those of a locale, which are read one behind the other, fill few pages.
struct SurveyedText: Sendable {
  /// Index of the text in its file's `messages` where the row has one plain text; negative elsewhere.
  let message: Int32
  /// Index of its file in `Catalog.files`.
  let file: Int32
  /// What the text shows.
  let features: TextFeatures
  /// What `FoldedEquality` says of its start.
  let initial: UInt8
  /// What it says of the character behind that, and in the highest bit whether the text is finished.
  private let second: UInt8

  /// A row that a locale lacks.
  static let none = SurveyedText(message: -1)
  /// A row with anything but one plain text: with overrides, forms of a plural, a reference, nothing.
  static let several = SurveyedText(message: -2)

  /// The bit of `second` for a finished text.
  private static var finished: UInt8 { 0x80 }

  /// A row without a plain text.
  private init(message: Int32) {
    self.message = message
    file = -1
    features = []
    initial = 0
    second = 0
  }

  /// The only text of the only entry of a row in a locale, which has a byte at least.
  ///
  /// - Parameters:
  ///   - number: Index of the text in its file.
  ///   - record: The text.
  ///   - text: Its bytes.
  ///   - entry: Its entry.
  ///   - file: Index of the file of both.
  ///   - features: What it shows.
  init(
    _ number: Int, _ record: Message, _ text: Span<UInt8>, of entry: Entry, inFile file: Int32,
    _ features: TextFeatures
  ) {
    guard record.slot == 0, text.count <= Message.longestText,
      record.flags.isDisjoint(with: [.reference, .nothing, .missingValue, .unfinished]),
      entry.type != .alias, entry.flags.isDisjoint(with: [.stale, .fromStringsdict])
    else {
      self = .several
      return
    }
    message = Int32(truncatingIfNeeded: number)
    self.file = file
    self.features = features
    initial = FoldedEquality.initial(of: text)
    let isFinished = record.state == 0 && !InvisibleCharacters.mayBegin(text)
    second = FoldedEquality.second(of: text) | (isFinished ? Self.finished : 0)
  }

  /// Whether this is a finished translation: no review state, and not blank.
  var isFinished: Bool { second & Self.finished != 0 }

  /// Whether the locale lacks the row.
  var isNone: Bool { message == -1 }
  /// Whether one plain text is all that the row has: no reference, not stale, not waiting.
  var isPlain: Bool { message >= 0 }

  /// The first two letters of a text, as far as they are letters of ASCII.
  struct Beginning: Hashable {
    fileprivate let first: UInt8
    fileprivate let second: UInt8
  }

  /// How a plain text begins; nil for one that begins with no letter or digit of ASCII.
  var beginning: Beginning? {
    guard isPlain, ASCII.isAlphanumeric(initial) else { return nil }
    return Beginning(first: initial, second: second & ~Self.finished)
  }

  /// Whether the folded form of a plain text surely differs from that of another one, by their starts.
  func surelyDiffers(from other: SurveyedText) -> Bool {
    if initial == 0 || other.initial == 0 { return false }
    if initial != other.initial { return true }
    // Letters beyond ASCII have no second one.
    let (own, its) = (second & ~Self.finished, other.second & ~Self.finished)
    return own != its && own != 0 && its != 0
  }
}
