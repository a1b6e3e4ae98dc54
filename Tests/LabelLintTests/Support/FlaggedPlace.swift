import LabelLint

/// Bytes of a file on disk that are flagged, or that must be.
struct FlaggedPlace: Equatable, Comparable, CustomStringConvertible {
  /// Path of the file.
  let path: String
  /// Bytes on disk.
  let bytes: Range<Int>
  /// What stands there, for failures.
  let words: String

  /// The place of a finding.
  init(_ finding: Finding, in catalog: Catalog) {
    let source = catalog.files[finding.span.file].source
    let range = finding.span.bytes.range
    path = source.path
    bytes = source.storedOffset(of: range.lowerBound)..<source.storedOffset(of: range.upperBound)
    words = source.string(range)
  }

  /// The place of a mark.
  init(_ mark: Range<Int>, in file: FixtureFile) {
    path = file.path
    bytes = mark
    words = String(decoding: file.stored[mark], as: UTF8.self)
  }

  /// Whether two places are the same bytes.
  static func == (left: FlaggedPlace, right: FlaggedPlace) -> Bool {
    left.path == right.path && left.bytes == right.bytes
  }

  /// Order of files and bytes.
  static func < (left: FlaggedPlace, right: FlaggedPlace) -> Bool {
    (left.path, left.bytes.lowerBound, left.bytes.upperBound)
      < (right.path, right.bytes.lowerBound, right.bytes.upperBound)
  }

  /// Path, bytes and words.
  var description: String { "\(path):\(bytes) “\(words)”" }
}
