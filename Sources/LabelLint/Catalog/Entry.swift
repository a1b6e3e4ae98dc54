/// A key of a catalog in one locale, with its texts.
///
/// A small fixed record: what it points to lies in the file's text, arena and tables.
public struct Entry: Sendable {
  /// Facts about an entry that are true or not.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt16
    /// Flags from their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Must not be translated: `translatable="false"`, `donottranslate`, `shouldTranslate: false`.
    public static let untranslatable = Flags(rawValue: 1 << 0)
    /// `formatted="false"`.
    public static let unformatted = Flags(rawValue: 1 << 1)
    /// A source text that no catalog has: in string catalogs the key stands for it, else code shows it.
    public static let implied = Flags(rawValue: 1 << 2)
    /// Behind the point where the platform silently stops reading: users never get it.
    public static let lostAtRuntime = Flags(rawValue: 1 << 3)
    /// Extraction state `stale`.
    public static let stale = Flags(rawValue: 1 << 4)
    /// Extraction state `manual`.
    public static let manual = Flags(rawValue: 1 << 5)
    /// Extraction state `extracted_with_value`.
    public static let extractedWithValue = Flags(rawValue: 1 << 6)
    /// The value stands in a CDATA section, in part or as a whole.
    public static let hasCharacterData = Flags(rawValue: 1 << 7)
    /// Comes from a `.stringsdict` and so hides an entry of a `.strings` file with the same key.
    public static let fromStringsdict = Flags(rawValue: 1 << 8)
    /// A later entry of this file has the same identity and replaces this one.
    public static let replaced = Flags(rawValue: 1 << 9)
    /// `fuzzy="true"`: a translation nobody has confirmed.
    public static let fuzzy = Flags(rawValue: 1 << 10)
  }

  /// The key, decoded, not normalized.
  public var key: TextRef
  /// Index in `CatalogFile.messages` of the first text; the next entry's is the end.
  public var firstMessage: UInt32
  /// Index in `CatalogFile.remarks` plus one; 0 for none: most entries have nothing beside their key.
  var remark: UInt32
  /// Index in `CatalogFile.localeNames`.
  public var locale: UInt16
  /// Facts that are true or not.
  public var flags: Flags
  /// What the key holds.
  public var type: EntryType

  /// Whether translators are asked for this entry.
  public var isTranslatable: Bool { !flags.contains(.untranslatable) }
}
