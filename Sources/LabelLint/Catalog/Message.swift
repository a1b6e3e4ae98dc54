/// One text of an entry: its only one, or that of a plural category, device, width or item.
///
/// A small fixed record; the bytes lie in the file's text or arena.
package struct Message: Sendable {
  /// Facts about a text that are true or not.
  package struct Flags: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8
    /// Flags from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A reference such as `@string/x`, not a text.
    package static let reference = Flags(rawValue: 1 << 0)
    /// `@null` or `@empty`.
    package static let nothing = Flags(rawValue: 1 << 1)
    /// The two Android compilers read this value differently.
    package static let compilerDependent = Flags(rawValue: 1 << 2)
    /// Elements such as `<b>` stand in the value.
    package static let hasMarkup = Flags(rawValue: 1 << 3)
    /// A unit without a value.
    package static let missingValue = Flags(rawValue: 1 << 4)
    /// A translation in state `new`, which waits for its translator; a source text in that state is finished.
    package static let unfinished = Flags(rawValue: 1 << 5)
  }

  /// Longest decoded text that rules judge, in bytes.
  static let longestText = 2 << 20

  /// The decoded text; `.none` where the file has none.
  package var text: TextRef
  /// Where the value stands, without quotes or enclosing tags.
  package var value: ByteRange
  /// Index in `CatalogFile.slots`; 0 is the only text, 1 to 6 are the plural categories.
  package var slot: UInt32
  /// Index in `CatalogFile.states`; 0 for none.
  package var state: UInt8
  /// Facts that are true or not.
  package var flags: Flags
}
