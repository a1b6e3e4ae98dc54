/// An element of a screen that has texts; bytes lie in the index's arena.
struct UseElement: Sendable {
  /// What else is known of an element.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt32

    /// It stands in every row of a list.
    static let isRow = Flags(rawValue: 1)
    /// It can be pressed.
    static let isInteractive = Flags(rawValue: 2)
    /// It is of a class that the platform does not have.
    static let isCustom = Flags(rawValue: 4)
    /// Its interface file gives it a label for screen readers.
    static let isLabelled = Flags(rawValue: 8)
    /// It is one of several things of which one is chosen: a radio button, a segment, an item of a pop-up button.
    static let isChoice = Flags(rawValue: 16)
    /// It is a part of something that is pressed as a whole, whose text names it: of an item of a menu, of a row.
    static let isPartOfItem = Flags(rawValue: 32)
    /// Code listens to taps on it, whatever its class is.
    static let isTapped = Flags(rawValue: 64)
    /// It stands in the row of an item that has no name: of a message, or of what is shown without a text.
    static let isNameless = Flags(rawValue: 128)
    /// Code takes it out of what a screen reader meets.
    static let isPassedOver = Flags(rawValue: 256)
    /// It lies in something that is pressed, and takes no focus itself as far as its layout says.
    static let isInPressed = Flags(rawValue: 512)
    /// A press on it opens a menu.
    static let opensMenu = Flags(rawValue: 1024)
    /// It shows its title in as many lines as the title needs.
    static let wrapsTitle = Flags(rawValue: 2048)
    /// A screen reader says that it is checked or selected.
    static let isStated = Flags(rawValue: 4096)
    /// Code says that it is a field that must be filled in.
    static let isRequired = Flags(rawValue: 8192)
    /// Code gives it one of two pictures, and says nothing of its state in words.
    static let changesPicture = Flags(rawValue: 16384)
    /// Its layout does not show it: code may.
    static let isHidden = Flags(rawValue: 32768)
    /// Code gives it texts, and sets no label and no state.
    static let isGivenText = Flags(rawValue: 65536)
  }

  /// Its class; empty where it is not known.
  var className: ByteRange
  /// Its identifier or the name of the variable that holds it; empty without one.
  var name: ByteRange
  /// Number of the container that it lies in, in the whole index; -1 where it is not known.
  var group: Int32
  /// Index of the file.
  var file: UInt32
  /// What else is known.
  var flags: Flags
  /// Hash of the name of the composable that it is made in; 0 without one.
  var composable: UInt64 = 0
}
