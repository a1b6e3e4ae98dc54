/// What the classifier looks at: the entry of a source text.
package struct KindSubject: ~Escapable {
  /// The format of its file.
  let format: CatalogFormat
  /// The key, decoded.
  let key: Span<UInt8>
  /// The source text, plain or decoded.
  let text: Span<UInt8>
  /// The comment that belongs to the entry; empty without one.
  let comment: Span<UInt8>
  /// Whether a program wrote that comment.
  let hasGeneratedComment: Bool
  /// The last comment before the entry that stands alone in the file, where the entry has none of
  /// its own; empty without one.
  let sectionComment: Span<UInt8>
  /// Class that an Interface Builder comment names; empty without one.
  let interfaceClass: Span<UInt8>
  /// Property that an Interface Builder comment or key names; empty without one.
  let interfaceProperty: Span<UInt8>
  /// Whether the entry is marked as not to be translated, or its file is named so.
  let isUntranslatable: Bool
  /// Whether the value is a reference to another resource.
  let isReference: Bool

  /// An entry as bytes.
  @_lifetime(copy key, copy text, copy comment, copy section, copy className, copy property)
  package init(
    format: CatalogFormat, key: Span<UInt8>, text: Span<UInt8>, comment: Span<UInt8>,
    section: Span<UInt8>, className: Span<UInt8>, property: Span<UInt8>, isUntranslatable: Bool,
    isReference: Bool, hasGeneratedComment: Bool = false
  ) {
    self.format = format
    self.key = key
    self.text = text
    self.comment = comment
    self.hasGeneratedComment = hasGeneratedComment
    sectionComment = section
    interfaceClass = className
    interfaceProperty = property
    self.isUntranslatable = isUntranslatable
    self.isReference = isReference
  }
}
