/// Makes the fix of a verdict on a decoded text: the fewest bytes of the file that turn it into the better one.
struct DecodedFix {
  /// The file of the text.
  let file: CatalogFile
  /// The entry of the text.
  let entry: Entry

  /// The fix, with the whole text that it leaves; nil where the verdict proposes nothing, or where the file cannot be
  /// edited there.
  func fix(of verdict: Verdict, in text: borrowing Text) -> Fix? {
    guard let title = verdict.fixTitle, let edits = edits(of: verdict, in: text) else { return nil }
    var whole: [UInt8] = []
    whole.append(text.decoded)
    for replacement in verdict.replacements.reversed() {
      whole.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return Fix(
      title, safety: verdict.safety, edits: edits,
      text: verdict.replacements.isEmpty ? nil : String(decoding: whole, as: UTF8.self))
  }

  private func edits(of verdict: Verdict, in text: borrowing Text) -> [Edit]? {
    if !verdict.edits.isEmpty { return verdict.edits }
    guard !verdict.replacements.isEmpty,
      let escaping = ValueEscaping(message: text.place.message, of: entry, in: file)
    else { return nil }
    var edits: [Edit] = []
    for replacement in verdict.replacements {
      guard let edit = edit(of: replacement, in: text, escaping) else { return nil }
      edits.append(edit)
    }
    return edits
  }

  /// The edit that makes a replacement; nil where it cannot be made.
  private func edit(
    of replacement: Verdict.Replacement, in text: borrowing Text, _ escaping: ValueEscaping
  ) -> Edit? {
    let new = Array(replacement.text.utf8)
    let difference = TextDifference(
      text.decoded.extracting(replacement.range), new.span,
      keeping: min(1, replacement.range.count))
    let range =
      replacement.range.lowerBound + difference.start..<replacement.range.upperBound
      - difference.end
    let written = String(
      decoding: new[difference.start..<new.count - difference.end], as: UTF8.self)
    let message = text.place.message
    let bytes = place(of: range, inMessage: message)
    let value = file.messages[message].value
    guard bytes.start >= value.start, bytes.end <= value.end,
      !file.holdsTag(in: bytes, ofMessage: message),
      file.canWrite(range, at: bytes, ofMessage: message)
    else { return nil }
    let isAtEdge = range.lowerBound == 0 || range.upperBound == text.decoded.count
    // Beside a blank or line end of the file, which Android collapses, it would be a second blank.
    if isAtEdge, file.format == .android, !written.isEmpty,
      file.isBesideBlank(bytes.range, in: value.range)
    {
      return nil
    }
    let escaped = Self.escaped(
      written, escaping, isAtStart: bytes.start == value.start,
      isBlankKept: !isAtEdge || file.format != .android)
    return escaped.map {
      Edit(SourceSpan(file: Int(text.place.entry.file), bytes: bytes), with: $0)
    }
  }

  /// A replacement as the file holds it; Android trims blanks at the ends that are not escaped.
  private static func escaped(
    _ text: String, _ escaping: ValueEscaping, isAtStart: Bool, isBlankKept: Bool
  ) -> String? {
    // A single blank between words stays as it is, also where the words reach to an end.
    let isInner = text.utf8.first != 0x20 && text.utf8.last != 0x20 && !text.contains("  ")
    if isBlankKept || isInner {
      return escaping.escaped(text, isAtStart: isAtStart)
    }
    if text.utf8.allSatisfy({ $0 == 0x20 }) {
      return String(repeating: "\\u0020", count: text.utf8.count)
    }
    return nil
  }

  /// Bytes of the file that a piece of a text takes; an empty piece lies behind the byte before it.
  private func place(of range: Range<Int>, inMessage message: Int) -> ByteRange {
    guard range.isEmpty, range.lowerBound > 0 else {
      return file.sourceRange(of: range, inMessage: message)
    }
    let before = file.sourceRange(of: range.lowerBound - 1..<range.lowerBound, inMessage: message)
    return ByteRange(Int(before.end)..<Int(before.end))
  }
}

extension CatalogFile {
  /// Whether a value of the file has white space right before or behind a place in it.
  fileprivate func isBesideBlank(_ place: Range<Int>, in value: Range<Int>) -> Bool {
    let text = self.text.span
    return place.lowerBound > value.lowerBound && ASCII.isSpace(text[place.lowerBound - 1])
      || place.upperBound < value.upperBound && ASCII.isSpace(text[place.upperBound])
  }
}
