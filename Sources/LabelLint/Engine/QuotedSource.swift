/// Tells where the text of an interface file is read from, as a finding about it stands at a key of some translation: only
/// comments of translations quote the text.
enum QuotedSource {
  /// Adds the quotation to the findings that stand elsewhere.
  static func tell(in catalog: Catalog, _ findings: inout [Finding]) {
    guard catalog.files.contains(where: { $0.role == .comments }) else { return }
    for index in findings.indices {
      let span = findings[index].span
      let file = catalog.files[span.file]
      guard file.role == .comments, let place = quotation(forKeyAt: span.bytes, in: file) else {
        continue
      }
      findings[index].related.append(
        Related(
          SourceSpan(file: span.file, bytes: place),
          "the text, as this comment quotes it from the interface file"))
    }
  }

  /// Bytes of the text that a comment quotes for a key; nil for another place, and for a phrase that is its own text.
  private static func quotation(forKeyAt place: ByteRange, in file: CatalogFile) -> ByteRange? {
    let entry = file.entries.partitioningIndex { file.keySpan(of: $0).start >= place.start }
    guard entry < file.entries.count, file.keySpan(of: file.entries[entry]) == place,
      let message = file.messageRange(ofEntry: entry).first
    else { return nil }
    let value = file.messages[message].value
    return value.range.overlaps(place.range) ? nil : value
  }
}
