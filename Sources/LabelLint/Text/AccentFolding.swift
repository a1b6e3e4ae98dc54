/// Letters of Latin and Greek without the marks on them.
enum AccentFolding {
  /// Letters that have no mark of their own in Unicode, and the letters that are typed for them.
  private static let others: [Unicode.Scalar: Unicode.Scalar] = [
    "đ": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o",
  ]

  /// The letter below the marks of each letter that has some.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters = others
    for block in [0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for value in block {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let parts = Normalization.normalized(Array(String(scalar).utf8).span, .nfd)
        let scalars = String(decoding: parts, as: UTF8.self).unicodeScalars
        guard let letter = scalars.first, letter != scalar,
          scalars.dropFirst().allSatisfy({ isMark($0) })
        else { continue }
        letters[scalar] = letter
      }
    }
    return letters
  }()

  /// Whether a scalar is a mark that Latin and Greek letters may have.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// A letter without its marks.
  static func bare(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isASCII ? scalar : letters[scalar] ?? scalar
  }

  /// A word without its marks.
  static func bare(_ word: [UInt8]) -> [UInt8] {
    let bytes = word.span
    var bare: [UInt8] = []
    bare.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.scalarOrReplacement(at: index)
      Transcoding.append(Self.bare(scalar), to: &bare)
      index += length
    }
    return bare
  }

  /// The characters of a word.
  static func scalars(of word: [UInt8]) -> [Unicode.Scalar] { word.span.scalars }

  /// A word in small letters, letters and their marks in one; nil for one with capitals within, as acronyms and names
  /// have them, and for one that begins with a Turkish capital I: that of ı, or of i in foreign words.
  static func small(_ word: Span<UInt8>, _ mapping: CaseMapping) -> [UInt8]? {
    if mapping.isTurkic, word.count > 0, word[0] == "I" { return nil }
    let composed = Normalization.normalized(word)
    return hasInnerCapital(composed.span) ? nil : mapping.lower(composed.span)
  }

  /// Whether a capital stands behind the first character of a word.
  private static func hasInnerCapital(_ word: Span<UInt8>) -> Bool {
    var index = 0
    while index < word.count {
      let (scalar, length) = word.scalarOrReplacement(at: index)
      if index > 0, LetterCase(scalar) == .upper { return true }
      index += length
    }
    return false
  }
}
