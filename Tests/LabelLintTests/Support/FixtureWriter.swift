import LabelLint

/// Writes a catalog file and notes where the marks of its texts come to stand.
struct FixtureWriter {
  /// What has been written, UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The places of marks, in bytes.
  private(set) var marks: [Range<Int>] = []
  /// The notation of texts.
  private let notation: CatalogNotation
  /// The circumstance.
  private let setting: FixtureSetting

  /// A writer of a format.
  init(_ format: CatalogFormat, _ setting: FixtureSetting) {
    notation = CatalogNotation(format)
    self.setting = setting
  }

  /// Writes a line of the file's own.
  mutating func line(_ text: String = "") {
    bytes += Array(text.utf8)
    bytes += setting == .crlf ? [0x0D, 0x0A] : [0x0A]
  }

  /// Writes a piece of the file's own, which is followed by a text.
  mutating func raw(_ text: String) { bytes += Array(text.utf8) }

  /// Writes a key, which no setting changes.
  mutating func key(_ key: MarkedText) { write(key, byNumber: []) }

  /// Writes a text as its setting has it.
  mutating func text(_ text: MarkedText) {
    let text = setting == .nfd ? text.normalized(.nfd) : text
    let needsQuotes = notation.needsQuotes(text.scalars)
    if needsQuotes { raw("\"") }
    write(text, byNumber: setting == .escapes ? Self.edges(of: text) : [])
    if needsQuotes { raw("\"") }
  }

  private mutating func write(_ text: MarkedText, byNumber: Set<Int>) {
    var offsets: [Int] = []
    for (index, scalar) in text.scalars.enumerated() {
      offsets.append(bytes.count)
      if byNumber.contains(index) {
        bytes.append(contentsOf: notation.number(of: scalar).utf8)
      } else {
        notation.append(scalar, isFirst: index == 0, to: &bytes)
      }
    }
    offsets.append(bytes.count)
    marks += text.marks.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
  }

  /// The letters at the edges of all marks, or else the first letter of the text.
  private static func edges(of text: MarkedText) -> Set<Int> {
    let letters = text.scalars.indices.filter { CharacterProperties.isLetter(text.scalars[$0]) }
    if text.marks.isEmpty { return Set(letters.prefix(1)) }
    return Set(
      text.marks.flatMap { mark in
        let inside = letters.filter { mark.contains($0) }
        return [inside.first, inside.last].compactMap(\.self)
      })
  }
}
