/// A text of an XLIFF file as it was read: one unit, or one segment of a unit with several.
struct XLIFFText {
  /// The key that the unit's texts belong to, decoded.
  var key: TextRef
  /// Where the id or name stands that has the key.
  var keySpan: ByteRange
  /// The whole id, decoded: what units of one name differ in.
  var id: TextRef
  /// Which of the key's texts it is.
  var path = SlotPath.only
  /// The same of the source text, whose language may have other plural forms; nil if it is the same.
  var sourcePath: SlotPath?
  /// Whether its id is one of a `.stringsdict`.
  var isOfPropertyList = false
  /// What the app was written with; nil where the unit has no source.
  var source: XLIFFContent?
  /// What the translator wrote; nil where there is none yet.
  var target: XLIFFContent?
  /// Index in `CatalogFile.states` of the translation's state.
  var state = 0
  /// The notes; `.none` without one.
  var comment = TextRef.none
  /// Where they stand.
  var commentSpan = ByteRange.zero
  /// What a note of Xcode says of an object of Interface Builder.
  var note: EntryNote?
  /// Whether translators are asked for it.
  var isTranslatable = true

  /// The text as one of the source language.
  var ofSource: XLIFFText {
    var text = self
    text.path = sourcePath ?? path
    return text
  }
}

/// The units of one key, which make one entry of each language.
struct XLIFFKey {
  /// Indexes of its units.
  var units: [Int] = []
  /// The slots they have.
  var paths: Set<SlotPath> = []
  /// The units whose source language and target language have this entry were replaced by later ones.
  var isReplaced = false
}
