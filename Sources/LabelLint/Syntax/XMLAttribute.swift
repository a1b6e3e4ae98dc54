/// An attribute of a start tag, as places in the text; namespace declarations are attributes too.
package struct XMLAttribute: Sendable {
  /// Where the name stands, with its prefix.
  package var name: ByteRange
  /// Where the value stands, without quotes.
  package var value: ByteRange
  /// Bytes of the prefix and its colon; 0 without a prefix.
  package var prefixCount: UInt32
  /// Number of the namespace, as `XMLReader.isNamespace(_:_:)` takes it; 0 for none.
  package var namespace: UInt16
  /// Whether the value holds references, tabs or line ends, so that its bytes are not its text.
  package var needsDecoding: Bool

  /// Where the name stands, without its prefix.
  package var localName: Range<Int> { name.range.dropFirst(Int(prefixCount)) }

  /// Name, value and quotes.
  package var range: Range<Int> { Int(name.start)..<Int(value.end) + 1 }
}
