/// One use of a key in an app's sources; bytes lie in the index's arena.
package struct SourceUse: Sendable {
  /// What else is known of a use.
  package struct Flags: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt16
    /// Flags by their bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The expression chooses between texts.
    static let isBranch = Flags(rawValue: 1)
    /// `key` is the path of a constant that stands for the key, until the index is finished.
    static let isSymbol = Flags(rawValue: 2)
    /// The key holds the byte 1 for every value that is put into it.
    static let hasValues = Flags(rawValue: 4)
    /// The expression joins several texts.
    static let isJoined = Flags(rawValue: 8)
    /// `key` is a name that a tool has made of the key.
    static let isGenerated = Flags(rawValue: 16)
    /// `key` is a text that nobody looks up, as far as the code says.
    static let isText = Flags(rawValue: 32)
    /// It is what a screen reader calls an action of the element: `addAccessibilityAction`.
    static let namesAction = Flags(rawValue: 64)
    /// The text goes through a formatter, or through a function that may format it: `getString` with arguments,
    /// `String.format`, a function of the app's own.
    static let isFormatted = Flags(rawValue: 128)
    /// `table` is the name of a function that may look the key up, until the index is finished.
    static let isWrapped = Flags(rawValue: 256)
    /// Code puts another label on the element, so that nobody hears the one of its layout.
    static let isReplaced = Flags(rawValue: 512)
    /// Code puts the text into another one: `getString(R.string.sort_by, getString(R.string.ascending))`.
    static let isInserted = Flags(rawValue: 1024)
    /// It is a button of a dialog: `setPositiveButton`, `UIAlertAction`.
    static let isOfDialog = Flags(rawValue: 2048)
    /// It is on an image in the element, which shows nothing of the element's text: the icon of a text button.
    static let isOfImageInside = Flags(rawValue: 4096)
    /// It is a name by which Voice Control finds the element: `accessibilityInputLabels`.
    static let isInputLabel = Flags(rawValue: 8192)
  }

  /// The key; on a screen the text in the form of `ScreenText`, which tells the key.
  var key: ByteRange
  /// Name of the Apple table, empty for the default one; on a screen the text as it is shown.
  var table: ByteRange
  /// Index of the element; -1 where none is known.
  var element: Int32
  /// Number of the expression in its file: uses of one expression share it.
  var expression: UInt32
  /// Index of the file.
  var file: UInt32
  /// Line, from 1.
  var line: UInt32
  /// What the text is for there.
  package var purpose: MessagePurpose
  /// Which catalogs are meant.
  var target: KeyTarget
  /// What else is known.
  var flags: Flags
  /// Name of the only picture that the element shows; empty where none is known.
  var icon = ByteRange.zero
}
