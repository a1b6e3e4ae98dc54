/// The text of an Android value as native aapt2 makes it, to tell where the two compilers differ.
enum AndroidNativeText {
  /// The text as native aapt2 reads it, if that is another one than Gradle's compiler reads.
  ///
  /// - Parameters:
  ///   - pieces: The value.
  ///   - document: The document that they stand in.
  ///   - text: What Gradle's compiler reads.
  ///   - file: The file that this text is in.
  /// - Returns: The other text; nil when both read the same or aapt2 refuses the value.
  static func differing(
    _ pieces: [ValuePiece], of document: Span<UInt8>, from text: TextRef,
    in file: borrowing CatalogFile
  ) -> String? {
    guard let native = read(pieces, of: document) else { return nil }
    let text = file.bytes(text)
    if native.count == text.count {
      var isEqual = true
      for index in 0..<text.count where native[index] != text[index] { isEqual = false }
      if isEqual { return nil }
    }
    return String(decoding: native, as: UTF8.self)
  }

  /// The characters of a value before any escape is resolved, tags left out.
  static func raw(_ pieces: [ValuePiece], of document: Span<UInt8>) -> [UInt8] {
    segments(pieces, of: document).reduce(into: []) { $0 += $1.bytes }
  }

  /// Text between two tags of any kind.
  private struct Segment {
    /// Its characters, references resolved.
    var bytes: [UInt8] = []
    /// Whether a tag without a namespace stands before it.
    var isBehindTag = false
  }

  /// Joins the pieces between tags.
  private static func segments(
    _ pieces: [ValuePiece], of document: Span<UInt8>
  ) -> [Segment] {
    var segments: [Segment] = []
    var current = Segment()
    for piece in pieces {
      switch piece.kind {
      case .text:
        XMLReferences.decode(piece.range, of: document, as: .text, into: &current.bytes)
      case .characterData:
        XMLReferences.decode(piece.range, of: document, as: .characterData, into: &current.bytes)
      case .tag, .foreignTag:
        let isBehindTag = piece.kind == .tag || current.bytes.isEmpty && current.isBehindTag
        if !current.bytes.isEmpty { segments.append(current) }
        current = Segment(isBehindTag: isBehindTag)
      }
    }
    if !current.bytes.isEmpty { segments.append(current) }
    return segments
  }

  /// Reads a value; nil when aapt2 refuses it.
  private static func read(_ pieces: [ValuePiece], of document: Span<UInt8>) -> [UInt8]? {
    var segments = segments(pieces, of: document)
    if !pieces.contains(where: { $0.kind == .tag }), !segments.isEmpty {
      let first = segments[0].bytes.drop(while: ASCII.isSpace)
      segments[0].bytes = Array(first)
      let last = segments.count - 1
      while let byte = segments[last].bytes.last, ASCII.isSpace(byte) {
        segments[last].bytes.removeLast()
      }
    }
    var result: [UInt8] = []
    var (isQuoted, isAfterBlank) = (false, false)
    for segment in segments {
      if segment.isBehindTag { (isQuoted, isAfterBlank) = (false, false) }
      let isGood = append(segment.bytes, to: &result, &isQuoted, &isAfterBlank)
      if !isGood { return nil }
    }
    return result
  }

  /// Resolves quotes and escapes of a segment; false when aapt2 refuses it.
  private static func append(
    _ bytes: [UInt8], to result: inout [UInt8], _ isQuoted: inout Bool, _ isAfterBlank: inout Bool
  ) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if !isQuoted, ASCII.isSpace(byte) {
        if !isAfterBlank { result.append(0x20) }
        isAfterBlank = true
        continue
      }
      isAfterBlank = false
      switch byte {
      case 0x5C:
        guard index < bytes.count else { return true }
        let escaped = bytes[index]
        index += 1
        switch escaped {
        case 0x6E: result.append(0x0A)
        case 0x74: result.append(0x09)
        case 0x75:
          guard let unit = unit(bytes, at: &index) else { return false }
          // Half a surrogate pair has no UTF-8 and is left out.
          if let scalar = Unicode.Scalar(unit) { Transcoding.append(scalar, to: &result) }
        default: result.append(escaped)
        }
      case 0x22: isQuoted.toggle()
      case 0x27 where !isQuoted: return false
      default: result.append(byte)
      }
    }
    return true
  }

  /// Reads up to four hexadecimal digits; nil when another character comes first.
  private static func unit(_ bytes: [UInt8], at index: inout Int) -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 where index < bytes.count {
      guard let digit = ASCII.hexadecimalValue(bytes[index]) else { return nil }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }
}
