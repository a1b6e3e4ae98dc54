/// Reads the bytes of a catalog file with the reader of its format.
package enum CatalogReader {
  /// The file as read; whatever is wrong with it is among its problems.
  package static func read(_ bytes: [UInt8], at location: CatalogLocation) -> CatalogFile {
    var file = file(bytes, at: location)
    file.reportLongTexts()
    file.widenProblems()
    file.contents[0].trim()
    file.arena.trim()
    file.contents[0].forms = FormIndex(file)
    return file
  }

  /// The file as the reader of its format leaves it.
  private static func file(_ bytes: [UInt8], at location: CatalogLocation) -> CatalogFile {
    let folder = location.place.folder
    switch location.format {
    case .android:
      return AndroidCatalogReader.read(path: location.path, bytes: bytes, localeName: folder)
    case .compose:
      return ComposeCatalogReader.read(path: location.path, bytes: bytes, localeName: folder)
    case .strings:
      return StringsCatalogReader.read(
        path: location.path, bytes: bytes, table: location.table, localeName: folder)
    case .stringsdict:
      return StringsdictCatalogReader.read(
        path: location.path, bytes: bytes, table: location.table, localeName: folder)
    case .xcstrings:
      return XCStringsCatalogReader.read(
        path: location.path, bytes: bytes, table: location.table)
    case .xliff:
      return XLIFFCatalogReader.read(
        path: location.path, bytes: bytes, table: location.table, localeName: folder)
    }
  }

  /// An empty file in place of one whose bytes could not be had.
  package static func unreadable(
    _ location: CatalogLocation, because reason: String
  ) -> CatalogFile {
    var file = CatalogFile(
      source: SourceFile(path: location.path, stored: []), format: location.format,
      table: location.table, localeName: location.place.folder)
    file.report(.unreadableFile, at: 0..<0, reason)
    return file
  }

  /// An empty file in place of one that the app is built without.
  package static func leftOut(_ location: CatalogLocation) -> CatalogFile {
    var file = CatalogFile(
      source: SourceFile(path: location.path, stored: []), format: location.format,
      table: location.table, localeName: location.place.folder)
    file.contents[0].role = .leftOut
    return file
  }
}

extension CatalogFile {
  /// Reports the texts that are too long to be judged.
  fileprivate mutating func reportLongTexts() {
    let most = Message.longestText
    var hasLong = false
    for entry in entries.indices {
      for message in messageRange(ofEntry: entry) where messages[message].text.count > most {
        let start = Int(messages[message].value.start)
        report(
          .tooLarge, at: start..<start + 1,
          "the text has \(messages[message].text.count) bytes: rules check at most \(most)",
          key: entries[entry].key)
        hasLong = true
      }
    }
    if hasLong { sortProblems() }
  }
}
