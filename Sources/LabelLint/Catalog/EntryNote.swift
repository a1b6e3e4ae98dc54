/// What the author of a catalog says about an entry beside its comment; few entries have one.
package struct EntryNote: Sendable {
  /// `description`, `instruction` and the like of an Android entry.
  package var description = TextRef.none
  /// The ids of `tools:ignore`, as written, of the element and its ancestors joined by commas.
  package var ignoredChecks = TextRef.none
  /// `product` of an Android entry.
  package var product = TextRef.none
  /// The release in `RemovedIn` or `tools:removedIn`.
  package var removedIn = TextRef.none
  /// `maxLength` of an Android entry, in the author's own unit.
  package var maximumLength: Int?
  /// Class named by an Interface Builder comment: `UIButton`.
  package var interfaceClass = TextRef.none
  /// Property named by an Interface Builder comment or key: `normalTitle`.
  package var interfaceProperty = TextRef.none
  /// Where an Interface Builder comment of a `.strings` file has the text that the property has in the interface file.
  var interfaceText = ByteRange.zero
  /// Of a text in a program, the key under which a catalog has it.
  var catalogKey = TextRef.none
  /// Of a text that a program has for a key, the number of locales whose users get it, as no catalog has the key; nil
  /// where a catalog has it or may have it.
  var localesWithout: Int?
  /// Where `translatable="false"`, `product` or another attribute that fixes touch stands.
  package var attributesSpan = ByteRange.zero

  /// A note that says nothing yet.
  package init() {}
}
