/// Questions about the texts of a catalog that several rules ask.
extension Catalog {
  /// Whether a text holds nothing but blanks, or is not there at all.
  package func isBlank(message index: Int, ofFile file: Int) -> Bool {
    files[file].isBlank(files[file].messages[index].text)
  }

  /// Whether every text of an entry is blank.
  package func isBlank(_ reference: EntryReference) -> Bool {
    let file = Int(reference.file)
    for message in files[file].messageRange(ofEntry: Int(reference.entry))
    where !isBlank(message: message, ofFile: file) {
      return false
    }
    return true
  }

  /// Place of an entry's key.
  package func keySpan(of reference: EntryReference) -> SourceSpan {
    let file = Int(reference.file)
    return SourceSpan(file: file, bytes: files[file].keySpan(of: self[reference]))
  }

  /// Where an entry is reported: at its key, or at its first text in a file that has all locales.
  ///
  /// There one key is the place of every translation, which would not show which of them is meant.
  package func place(of reference: EntryReference) -> SourceSpan {
    let file = file(of: reference)
    guard file.format.namesLocales, self[reference].locale != 0,
      let first = messages(of: reference).first,
      !file.messages[first].flags.contains(.missingValue)
    else { return keySpan(of: reference) }
    return SourceSpan(file: Int(reference.file), bytes: file.messages[first].value)
  }

  /// Indexes of the texts of an entry in its file.
  func messages(of reference: EntryReference) -> Range<Int> {
    file(of: reference).messageRange(ofEntry: Int(reference.entry))
  }

  /// Decoded text of an entry's first slot; nil when there is none.
  package func firstText(of reference: EntryReference) -> String? {
    let file = Int(reference.file)
    let messages = files[file].messageRange(ofEntry: Int(reference.entry))
    guard let first = messages.first else { return nil }
    return files[file].string(files[file].messages[first].text)
  }

  /// Decoded text of an entry as a message quotes it: its first one, or the form for most numbers behind a format
  /// that is a variable alone, `%#@files@`; nil when there is none.
  func shownText(of reference: EntryReference) -> String? {
    let first = firstText(of: reference)
    guard let first, first.hasPrefix("%#@"),
      first.dropFirst(3).firstIndex(of: "@") == first.indices.last,
      let form = firstMessage(of: reference)
    else { return first }
    return string(of: form) ?? first
  }

  /// Index of the text of an entry that a text of another locale translates: that of the same slot,
  /// else of the plural category `other`, else the first.
  package func message(of reference: EntryReference, slot: SlotPath) -> Int? {
    let file = Int(reference.file)
    let own = files[file].messageRange(ofEntry: Int(reference.entry))
    if own.count == 1 { return own.lowerBound }
    if let found = files[file].contents[0].forms.message(
      ofEntry: Int(reference.entry), slot: slot)
    {
      return found
    }
    return own.first { self.slot(ofMessage: $0, file: file) == slot }
      ?? own.first { self.slot(ofMessage: $0, file: file).pluralCategory == .other }
      ?? own.first
  }

  /// The slot of a text.
  func slot(ofMessage message: Int, file: Int) -> SlotPath {
    files[file].slots[Int(files[file].messages[message].slot)]
  }

  /// The text of an entry that a text of another locale translates, as a string.
  package func string(of reference: EntryReference, slot: SlotPath) -> String? {
    message(of: reference, slot: slot).flatMap { index in
      let file = Int(reference.file)
      return files[file].string(files[file].messages[index].text)
    }
  }

  /// What the kind of a row's texts was inferred from, as reports print it.
  package func printedEvidence(of kind: MessageKind, row: Int) -> String {
    let reference = entry(row: row, locale: Self.sourceIndex) ?? rows[row].first
    var path = ""
    if case .sourceUse(let file, _) = kind.evidence, usePaths.indices.contains(Int(file)) {
      path = usePaths[Int(file)]
    }
    return file(of: reference).printedEvidence(
      of: kind, entry: Int(reference.entry), sourcePath: path)
  }

  /// Whether an entry's source says that another tool's check is not wanted: `tools:ignore`.
  package func isIgnored(_ reference: EntryReference, check id: String) -> Bool {
    let file = file(of: reference)
    let entry = file.entries[Int(reference.entry)]
    guard let note = file.note(of: entry), !note.ignoredChecks.isNone else { return false }
    return file.bytes(note.ignoredChecks).ignoresCheck(id)
  }

  /// First file with entries of a locale, source files for the source; nil when there is none.
  package func firstFile(ofLocale locale: Int) -> Int? {
    for row in rows.indices {
      if let reference = entry(row: row, locale: locale) { return Int(reference.file) }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether the value of `tools:ignore` names a check of Android Lint, or all.
  func ignoresCheck(_ id: String) -> Bool {
    var start = 0
    while start <= count {
      let end = firstIndex(of: UInt8(ascii: ","), from: start) ?? count
      let name = withoutBlanks(start..<end)
      if extracting(name).equals(id) || extracting(name).equals("all") { return true }
      start = end + 1
    }
    return false
  }

  /// A piece without blanks, tabs and line ends at its ends.
  fileprivate func withoutBlanks(_ piece: Range<Int>) -> Range<Int> {
    var (start, end) = (piece.lowerBound, piece.upperBound)
    while start < end, Self.isBlank(self[start]) { start += 1 }
    while end > start, Self.isBlank(self[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A
  }
}
