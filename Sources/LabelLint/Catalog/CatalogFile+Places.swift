/// Where the entries of a file stand.
extension CatalogFile {
  /// The entry at an offset of the file, and which of its texts, if the offset lies in one.
  ///
  /// In a string catalog the key stands for all its locales; then the entry is the first of them.
  ///
  /// - Parameter offset: The offset of a byte, or that behind the last byte of a key or text.
  /// - Returns: Indexes of the entry and of the text; nil between entries.
  package func entry(at offset: Int) -> (entry: Int, message: Int?)? {
    var around: Int?
    var named: Int?
    for index in entries.indices {
      let key = keySpan(of: entries[index])
      var end = Int(key.end)
      for message in messageRange(ofEntry: index) {
        let value = messages[message].value
        // The text of a key without one is the key itself.
        if value.range != key.range, isInValue(offset, ofMessage: message) {
          return (index, message)
        }
        end = max(end, Int(value.end))
      }
      if Int(key.start) <= offset, offset <= Int(key.end) { named = named ?? index }
      if Int(key.start) <= offset, offset <= end { around = index }
    }
    return (named ?? around).map { ($0, nil) }
  }

  /// From the key of an entry to the end of its last text.
  package func range(ofEntry index: Int) -> Range<Int> {
    let key = keySpan(of: entries[index])
    let end = messageRange(ofEntry: index).reduce(Int(key.end)) {
      max($0, Int(messages[$1].value.end))
    }
    return Int(key.start)..<max(Int(key.start), end)
  }

  /// The entries of a key: several in a string catalog, and where the file repeats it.
  package func entries(of identity: KeyRow.Identity) -> [Int] {
    entries.indices.filter { index in
      resourceTable(of: entries[index]) == identity.table
        && bytes(entries[index].key).hasSameBytes(as: identity.key.span)
    }
  }

  /// The locale of an entry as its file names it; nil where the folder does.
  package func ownLocale(ofEntry index: Int) -> LocaleTag? {
    let name = localeNames[Int(entries[index].locale)]
    return format.namesLocales ? LocaleTag(name)?.merged : nil
  }
}
