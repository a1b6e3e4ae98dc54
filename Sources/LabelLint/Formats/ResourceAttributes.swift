/// What the attributes of a resource, or of the root, say.
struct ResourceAttributes {
  /// Which attributes an element has besides those of translators.
  enum Element {
    /// `<resources>`.
    case root
    /// `<string>`.
    case string
    /// `<plurals>`, whose `translatable` the compilers do not read.
    case plurals
    /// `<array>` and `<string-array>`.
    case array
  }

  /// The name; nil when it is missing or empty.
  var name: TextRef?
  /// Where the name stands.
  var nameSpan = ByteRange.zero
  /// Where the value of `type` stands, trimmed.
  var type: Range<Int>?
  /// Value of `tools:locale`.
  var locale: TextRef?
  /// Whether the entry must not be translated.
  var isUntranslatable = false
  /// `formatted="false"`.
  var isUnformatted = false
  /// `fuzzy="true"`.
  var isFuzzy = false
  /// The rest, for the few elements that say more.
  var note: EntryNote?

  /// What the elements inside are noted for as well; nil for nothing.
  var inheritedNote: EntryNote? {
    guard let note else { return nil }
    var inherited = EntryNote()
    inherited.ignoredChecks = note.ignoredChecks
    return inherited
  }
}
