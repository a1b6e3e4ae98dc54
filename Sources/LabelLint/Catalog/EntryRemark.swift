/// What few entries have beside their key and their texts: a comment, a note, a key that is spelled in
/// another way than it stands in the file.
///
/// Kept aside, as catalogs have many entries and nine in ten need none.
struct EntryRemark: Sendable {
  /// Where the key stands, without quotes.
  var keySpan: ByteRange
  /// The comment that belongs to the entry, trimmed; `.none` without one.
  var comment = TextRef.none
  /// Where that comment stands; empty without one.
  var commentSpan = ByteRange.zero
  /// Index in `CatalogFile.notes` plus one; 0 for none.
  var note: UInt32 = 0
}

extension CatalogFile {
  /// Where the key of an entry stands, without quotes.
  package func keySpan(of entry: Entry) -> ByteRange {
    if entry.remark > 0 { return remarks[Int(entry.remark) - 1].keySpan }
    return ByteRange(entry.key.range)
  }

  /// The comment that belongs to an entry, trimmed; `.none` without one.
  package func comment(of entry: Entry) -> TextRef {
    entry.remark > 0 ? remarks[Int(entry.remark) - 1].comment : .none
  }

  /// Where the comment of an entry stands; empty without one.
  package func commentSpan(of entry: Entry) -> ByteRange {
    entry.remark > 0 ? remarks[Int(entry.remark) - 1].commentSpan : .zero
  }

  /// The note of an entry, if it has one.
  package func note(of entry: Entry) -> EntryNote? {
    guard entry.remark > 0 else { return nil }
    let note = remarks[Int(entry.remark) - 1].note
    return note == 0 ? nil : notes[Int(note) - 1]
  }

  /// Gives an entry a comment.
  mutating func setComment(_ comment: TextRef, at span: ByteRange, ofEntry index: Int) {
    contents[0].makeRemark(ofEntry: index)
    let remark = Int(entries[index].remark) - 1
    remarks[remark].comment = comment
    remarks[remark].commentSpan = span
  }

  /// Gives an entry a note.
  mutating func setNote(_ note: EntryNote, ofEntry index: Int) {
    contents[0].makeRemark(ofEntry: index)
    remarks[Int(entries[index].remark) - 1].note = contents[0].append(note)
  }
}

extension CatalogFileContents {
  /// Appends a note, if there is one.
  ///
  /// - Returns: Its index plus one; 0 for none.
  mutating func append(_ note: EntryNote?) -> UInt32 {
    guard let note else { return 0 }
    notes.append(note)
    return UInt32(clamping: notes.count)
  }

  /// Appends a remark.
  ///
  /// - Returns: Its index plus one.
  mutating func append(_ remark: EntryRemark) -> UInt32 {
    remarks.append(remark)
    return UInt32(clamping: remarks.count)
  }

  /// Makes a remark for an entry without one, whose key stands in the file as it is.
  fileprivate mutating func makeRemark(ofEntry index: Int) {
    if entries[index].remark > 0 { return }
    entries[index].remark = append(EntryRemark(keySpan: ByteRange(entries[index].key.range)))
  }
}
