/// A tag inside a value: where it acts in the decoded text, and where it stands in the file.
package struct Markup: Sendable, Hashable {
  /// Which end of an element a tag is.
  package enum Edge: UInt8, Sendable {
    /// `<b>`.
    case opening
    /// `</b>`.
    case closing
    /// `<br/>`.
    case empty
  }

  /// Offset in the decoded text, in bytes.
  package var position: UInt32
  /// Where the tag stands, brackets included.
  package var tag: ByteRange
  /// Where the element's name stands, with its prefix.
  package var name: ByteRange
  /// Which end of the element it is.
  package var edge: Edge
  /// Whether it is `xliff:g`: what it holds is protected from translation.
  package var isProtection: Bool

  /// A tag at an offset of the decoded text.
  package init(position: Int, tag: ByteRange, name: ByteRange, edge: Edge, isProtection: Bool) {
    self.position = UInt32(clamping: position)
    self.tag = tag
    self.name = name
    self.edge = edge
    self.isProtection = isProtection
  }
}
