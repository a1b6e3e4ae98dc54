/// Applies edits to files: bytes and edits in, bytes out.
package enum FixApplier {
  /// Why edits cannot be applied to a file.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// An edit reaches past the end of the file.
    case isOutside
    /// Two edits replace the same bytes.
    case overlaps
    /// The result cannot be stored.
    case isNoText(StoredText.Failure)

    /// The cause in words: lower-case start, no final full stop.
    package var description: String {
      switch self {
      case .isOutside: "an edit is outside the file"
      case .overlaps: "two edits replace the same bytes"
      case .isNoText(let failure): failure.description
      }
    }
  }

  /// A file as stored with edits applied: encoding, mark and every other byte stay.
  ///
  /// - Parameters:
  ///   - edits: Edits of this file, in any order; their spans are in bytes of the file's text. Equal
  ///     ones are applied once.
  ///   - file: The file they were made for.
  /// - Returns: The bytes to store.
  /// - Throws: `Failure` for edits that overlap or lie outside, and for a file that is no text.
  package static func apply(_ edits: [Edit], to file: SourceFile) throws(Failure) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.text.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    for edit in try ordered(edits, in: file) {
      text += file.text[end..<edit.span.bytes.range.lowerBound]
      text += edit.text.utf8
      end = edit.span.bytes.range.upperBound
    }
    text += file.text[end...]
    do throws(StoredText.Failure) {
      return try StoredText.bytes(of: text, like: file)
    } catch {
      throw .isNoText(error)
    }
  }

  /// Edits from the start of the file to its end, each once.
  private static func ordered(_ edits: [Edit], in file: SourceFile) throws(Failure) -> [Edit] {
    let sorted = edits.sorted { left, right in
      (left.span.bytes.start, left.span.bytes.end) < (right.span.bytes.start, right.span.bytes.end)
    }
    var ordered: [Edit] = []
    for edit in sorted {
      guard edit.span.bytes.range.upperBound <= file.text.count else { throw .isOutside }
      if let last = ordered.last {
        if last == edit { continue }
        if conflict(last, edit) { throw .overlaps }
      }
      ordered.append(edit)
    }
    return ordered
  }

  /// Whether two edits of one file cannot both be applied: they replace the same bytes, or insert at
  /// the same place, where nothing says which comes first.
  package static func conflict(_ left: Edit, _ right: Edit) -> Bool {
    let (one, two) = (left.span.bytes, right.span.bytes)
    if one.isEmpty, two.isEmpty { return one.start == two.start }
    if one.isEmpty { return two.start < one.start && one.start < two.end }
    if two.isEmpty { return one.start < two.start && two.start < one.end }
    return one.start < two.end && two.start < one.end
  }
}
