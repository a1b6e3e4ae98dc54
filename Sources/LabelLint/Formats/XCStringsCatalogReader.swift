/// Reads Apple string catalogs, `.xcstrings` (formats.md §7; no document of Apple's names the schema).
///
/// Unknown versions, states and members never fail a file: what later releases of Xcode add is said
/// once and passed over.
package struct XCStringsCatalogReader {
  /// Locales that one file may name: entries hold their index in 16 bits.
  package static let maximumLocales = 1 << 16

  /// Index in `CatalogFile.states` of `new`.
  static let newState = 1

  /// What is read.
  var file: CatalogFile
  /// Keys of `strings` met so far.
  var keys = KeyTable()
  /// For each of them, where it was last met.
  var keyUses: [KeyUse] = []
  /// Locales met so far; number 0 is the source language.
  var locales = KeyTable()
  /// For each of them, where it was last met.
  var localeUses: [LocaleUse] = []
  /// The locale that is expected next: catalogs list them in the same order for every key.
  var nextLocale = 0
  /// The slots of texts.
  var variations = VariationTable()
  /// Names of substitutions met so far.
  var substitutionNames = KeyTable()
  /// For each of them, the entry that it was last defined in.
  var lastEntryOfSubstitution: [Int] = []
  /// Where in the file reading is.
  var place = XCStringsPlace()
  /// What was reported once and is not to be reported again.
  var reportedUnknown = KeyTable()
  /// Objects with free names entered so far.
  var objectCount = 0

  /// Reads the stored bytes of a catalog.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - table: Table name: the file's name without extension.
  /// - Returns: The entries, and what was wrong with the file.
  package static func read(path: String, bytes: [UInt8], table: String) -> CatalogFile {
    guard bytes.count <= SourceFile.maximumBytes else {
      let empty = SourceFile(path: path, stored: [])
      var file = CatalogFile(source: empty, format: .xcstrings, table: table)
      file.report(.tooLarge, at: 0..<0, "the file is larger than 1 GiB")
      return file
    }
    let (encoding, markLength) = JSONEncoding.detect(bytes.span)
    let source = SourceFile(
      path: path, stored: bytes, encoding: encoding, markLength: markLength)
    var reader = XCStringsCatalogReader(
      file: CatalogFile(source: source, format: .xcstrings, table: table))
    reader.read()
    return reader.file
  }

  private mutating func read() {
    checkPath()
    // A copy of the reference: the text is read while the file grows.
    let text = file.source.text
    if let code = UnusableContent.recognize(text.span, from: file.source.start) {
      file.report(code.code, at: file.source.start..<file.source.start, code.message)
      return
    }
    checkEncoding()
    var json = JSONReader(text.span, from: file.source.start)
    readRoot(&json)
    json.finish()
    reportFaults(json.faults)
    file.problems.sort { $0.span.start < $1.span.start }
  }

  /// Reports a catalog inside a locale's folder: Xcode's build refuses it.
  private mutating func checkPath() {
    for folder in file.source.path.utf8.split(separator: UInt8(ascii: "/")).dropLast() {
      let name = String(Substring(folder))
      guard name.utf8.count > 6, name.utf8.suffix(6).elementsEqual(".lproj".utf8) else { continue }
      if name != "mul.lproj" {
        let start = file.source.start
        file.report(
          .catalogInLproj, at: start..<start,
          "a string catalog contains all locales and cannot be in '\(name)', only in 'mul.lproj'")
      }
    }
  }

  private mutating func checkEncoding() {
    let source = file.source
    if source.encoding != .utf8 {
      file.report(
        .unexpectedEncoding, at: 0..<0,
        "the file is stored as \(source.encoding.rawValue); Xcode writes utf-8")
    }
    if let offset = source.invalidOffset {
      file.report(
        .invalidEncoding, at: offset..<min(offset + 1, source.text.count),
        "these bytes are not \(source.encoding.rawValue)")
    }
  }
}

/// How a JSON file is stored, told from its first bytes.
enum JSONEncoding {
  /// The encoding and the length of the byte-order mark, in bytes.
  ///
  /// JSON begins with two ASCII characters, so where zero bytes stand in the first four tells
  /// UTF-16 and UTF-32 without a mark (RFC 4627, section 3).
  static func detect(_ bytes: Span<UInt8>) -> (encoding: TextEncoding, markLength: Int) {
    if let marked = TextEncoding.fromByteOrderMark(bytes) { return marked }
    guard bytes.count >= 4 else { return (.utf8, 0) }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false): return (.utf32BigEndian, 0)
    case (false, true, true, true): return (.utf32LittleEndian, 0)
    case (true, false, true, false): return (.utf16BigEndian, 0)
    case (false, true, false, true): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }
}
