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
  /// The signs of the text.
  let signs: TextSigns
  /// What `TextLikeness` says of its start.
  let initial: UInt8
  /// Whether users get it as a translation: it waits for nobody and begins with a visible character.
  let isFinished: Bool

  /// A row that a locale lacks.
  static let none = SurveyedText(message: -1)
  /// A row with anything but one plain text: with overrides, forms of a plural, a reference, nothing.
  static let several = SurveyedText(message: -2)

  /// Longest text that counts as a plain one, in bytes: rules on pairs compare no longer ones.
  private static let longestText = 1 << 20
  /// Index in `CatalogFile.states` of `new`, the same in every file.
  private static let newState = CatalogFile.commonStates.firstIndex(of: "new") ?? 1

  /// A row without a plain text.
  private init(message: Int32) {
    self.message = message
    file = -1
    features = []
    signs = []
    initial = 0
    isFinished = false
  }

  /// The only text of the only entry of a row in a locale, which has a byte at least.
  ///
  /// - Parameters:
  ///   - number: Index of the text in its file.
  ///   - record: The text.
  ///   - reference: Its entry.
  ///   - file: The file of both.
  ///   - signs: Its signs.
  ///   - features: What else it shows.
  @inline(__always)
  init(
    _ number: Int, _ record: Message, of reference: EntryReference, in file: borrowing CatalogFile,
    _ signs: TextSigns, _ features: TextFeatures
  ) {
    let entry = file.entries[Int(reference.entry)]
    guard record.slot == 0, record.text.count <= Self.longestText,
      record.flags.isDisjoint(with: [.reference, .nothing, .missingValue]),
      record.state == 0 || Int(record.state) != Self.newState,
      entry.type != .alias, entry.flags.isDisjoint(with: [.stale, .fromStringsdict])
    else {
      self = .several
      return
    }
    let text = file.bytes(record.text)
    message = Int32(clamping: number)
    self.file = reference.file
    self.features = features
    self.signs = signs
    initial = TextLikeness.initial(of: text)
    isFinished = record.state == 0 && text[0] > 0x20
  }

  /// Whether the locale lacks the row.
  var isNone: Bool { message == -1 }
  /// Whether the row has anything but one plain text.
  var isSeveral: Bool { message == -2 }
  /// Whether one plain text is all that the row has: no reference, not stale, not waiting.
  var isPlain: Bool { message >= 0 }

  /// Whether the folded form of a plain text surely differs from that of another one, by their starts.
  @inline(__always)
  func surelyDiffers(from other: SurveyedText) -> Bool {
    initial != other.initial && initial != 0 && other.initial != 0
  }
}
