/// A text that a program writes down; bytes lie in the index's arena.
///
/// It is a key that users see where no catalog has it, what is shown in its place, or what a screen reader gets.
struct SourceLiteral: Sendable {
  /// What else is known of a literal.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// The platform looks it up in a table.
    static let isKey = Flags(rawValue: 1)
    /// The text is not the key, but what is shown where no table has it.
    static let hasDefault = Flags(rawValue: 2)
    /// Values are put into the key, whose types are not known.
    static let hasValues = Flags(rawValue: 4)
    /// Values are put into the text, whose types are not known.
    static let showsValues = Flags(rawValue: 8)
    /// A screen reader gets it.
    static let isSpoken = Flags(rawValue: 16)
    /// It is shown or looked up, and noted for the rules on texts in code alone.
    static let isNoted = Flags(rawValue: 32)
  }

  /// The key, with the byte 1 for every value.
  var key: ByteRange
  /// Name of the table; empty for the default one.
  var table: ByteRange
  /// What users get: `%@` for every value.
  var text: ByteRange
  /// Where that stands in the program, without quotation marks.
  var place: ByteRange
  /// Index of the file.
  var file: UInt32
  /// What else is known.
  var flags: Flags
}
