/// What `XMLReader.next()` came to; the reader's properties tell the rest.
package enum XMLEvent: UInt8, Sendable {
  /// A start tag, or the tag of an empty element: `name`, `namespace`, `attributes`.
  case startElement
  /// An end tag; follows at once, with the same range, when the element is empty.
  case endElement
  /// Text up to the next tag, references included: `content`, `isBlank`, `hasReferences`.
  case text
  /// A CDATA section: `content` is what stands between its brackets.
  case characterData
  /// A comment: `content` is what stands between its hyphens.
  case comment
  /// A processing instruction: `name` is its target, `content` its data.
  case processingInstruction
  /// A document type declaration: `name` is the root element that it names.
  case documentType
  /// The end of the document; every further call comes to it again.
  case end
}
