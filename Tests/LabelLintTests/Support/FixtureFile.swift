import LabelLint

/// A catalog file that a test wrote, with the places that must be flagged in it.
struct FixtureFile: Sendable {
  /// Path of the file, as a project would have it.
  let path: String
  /// The bytes on disk.
  let stored: [UInt8]
  /// The places that must be flagged, in bytes of the file on disk.
  let marks: [Range<Int>]

  /// The file that a writer wrote.
  init(path: String, _ writer: FixtureWriter, asUTF16: Bool) {
    self.path = path
    guard asUTF16 else {
      stored = writer.bytes
      marks = writer.marks
      return
    }
    let mark: [UInt8] = [0xFF, 0xFE]
    let text = String(decoding: writer.bytes, as: UTF8.self)
    stored =
      mark
      + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    func offset(_ utf8: Int) -> Int {
      mark.count + 2 * String(decoding: writer.bytes[..<utf8], as: UTF8.self).utf16.count
    }
    marks = writer.marks.map { offset($0.lowerBound)..<offset($0.upperBound) }
  }

  /// The file as the reader of its format reads it; nil when its path is that of no catalog.
  var read: CatalogFile? {
    CatalogLocation(path: path).map { CatalogReader.read(stored, at: $0) }
  }
}
