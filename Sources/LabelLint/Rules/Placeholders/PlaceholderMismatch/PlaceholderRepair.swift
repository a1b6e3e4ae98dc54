/// What is to be written for a look-alike of a placeholder, with the signs beside it that belong to it.
struct PlaceholderRepair {
  /// Bytes of the text to replace.
  var range: Range<Int>
  /// What to write.
  var text: String
  /// Whether the text tells for sure what was meant.
  var isCertain = true
  /// Whether an ampersand before it may be the percent sign or a word of its own: nobody knows what to write.
  var isBehindAmpersand = false

  /// The repair of a look-alike.
  ///
  /// A doubled percent sign before it is the source's own where the text has fewer of them: Turkish
  /// `%%1$d` for `%1$d%%` was meant to be `%%%1$d`.
  ///
  /// - Parameters:
  ///   - range: Bytes of the look-alike.
  ///   - meant: What the source has.
  ///   - own: The look-alike in the signs that it was meant to be in.
  ///   - pair: The text.
  init(of range: Range<Int>, meant: String, own: String, _ pair: borrowing Text) {
    (self.range, text) = (range, meant)
    let (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, pair.decoded[start - 1] == "&" {
      // `&1$d`: the ampersand was a percent sign, or is "and".
      self.range = start - 1..<end
      (isCertain, isBehindAmpersand) = (false, true)
      return
    }
    isCertain = Self.isPlain(range, meant: meant, own: own, pair.decoded)
    guard meant.hasPrefix("%") else { return }
    if let (before, _) = pair.decoded.scalar(before: start), WordScalar.isPart(before),
      pair.decoded.extracting(range).firstIndex(of: 0x20) != nil
    {
      // `save%% @`: whether the blank belongs before the sign, as in the source, or to nothing, nobody knows.
      isCertain = false
      if pair.decodedSource.firstIndex(ofBytes: Array((" " + meant).utf8).span, from: 0) != nil {
        text = " " + meant
      }
      return
    }
    guard Self.isDoubled(at: start, in: pair.decoded) else { return }
    let wanted = Self.doubledSigns(in: pair.decodedSource, outside: 0..<0)
    guard Self.doubledSigns(in: pair.decoded, outside: range) < wanted else { return }
    if end < pair.decoded.count, pair.decoded[end] == "%" {
      // `%%d%`: the sign behind it lost its twin.
      self.range = start..<end + 1
      text = meant + "%%"
      isCertain = false
    } else {
      text = "%%" + meant
    }
  }

  /// Whether a look-alike has all that its placeholder has, in other signs or with blanks, and nothing that may
  /// belong to the words beside it.
  private static func isPlain(
    _ range: Range<Int>, meant: String, own: String, _ text: Span<UInt8>
  ) -> Bool {
    let first = text[range.lowerBound]
    if first == "&" { return false }
    guard !meant.hasPrefix("%") || meant.hasPrefix("%{") else {
      if PlaceholderSpelling.parts(of: meant).rest != PlaceholderSpelling.parts(of: own).rest {
        return false
      }
      // Without its sign it may go on from the word before it: "zu1$s", "Titel$d".
      guard first == "$" || ASCII.isDigit(first),
        let (letter, _) = text.scalar(before: range.lowerBound)
      else { return true }
      return !CharacterProperties.isCased(letter)
    }
    return !hasSpareSigns(range, meant: meant, text)
  }

  /// Whether more signs stand around a name than its token has, or doubled braces with blanks between.
  private static func hasSpareSigns(
    _ range: Range<Int>, meant: String, _ text: Span<UInt8>
  ) -> Bool {
    let token = Array(meant.utf8)
    var (wanted, found) = (0, 0)
    var isBehindBrace = false
    for index in token.indices where IntroducingSign.sign(at: index, in: token.span) != nil {
      wanted += 1
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if let sign = IntroducingSign.sign(at: index, in: text) {
        found += 1
        let isBrace = sign == .openingBrace || sign == .closingBrace
        if isBrace, isBehindBrace, text[index - 1] == 0x20 { return true }
        isBehindBrace = isBrace
        index += sign.length(at: index, in: text)
      } else {
        if text[index] != 0x20 { isBehindBrace = false }
        index += 1
      }
    }
    return found > wanted
  }

  // MARK: The text afterwards

  /// The text with the look-alike put right.
  func applied(to text: Span<UInt8>) -> [UInt8] {
    var after: [UInt8] = []
    after.append(text.extracting(0..<range.lowerBound))
    after += self.text.utf8
    after.append(text.extracting(range.upperBound..<text.count))
    return after
  }

  /// Whether the text has the placeholder afterwards, and no sign beside it that is left over from the look-alike,
  /// nor one too few.
  ///
  /// - Parameters:
  ///   - key: The placeholder.
  ///   - source: Bytes of it in the source; nil where it does not stand there.
  ///   - pair: The text.
  ///   - isFormatted: How the text is read.
  ///   - tools: Reads it.
  /// - Returns: Whether the edit is worth proposing.
  func mends(
    _ key: PlaceholderKey, source: Range<Int>?, _ pair: borrowing Text, isFormatted: Bool,
    _ tools: inout ComparisonContext
  ) -> Bool {
    let after = applied(to: pair.decoded)
    let written = range.lowerBound..<range.lowerBound + text.utf8.count
    tools.scan(after.span, at: pair.place, isFormatted: isFormatted)
    let isRead = tools.scanner.placeholders.contains {
      written.contains(Int($0.span.start)) && Int($0.span.end) <= written.upperBound
        && PlaceholderKey($0, in: after.span) == key
    }
    guard isRead else { return false }
    let own = IntroducingSign.beside(written, in: after.span, outside: tools.scanner)
    let left = IntroducingSign.dollar.count(in: after.span, outside: tools.scanner)
    guard let source, let place = pair.sourcePlace else { return own.isEmpty }
    tools.scan(pair.decodedSource, at: place, isFormatted: isFormatted)
    // `$s` for `$%1$s`: the sign of the currency would be lost.
    if pair.decoded[range.lowerBound] == "$", !text.hasPrefix("$"),
      left < IntroducingSign.dollar.count(in: pair.decodedSource, outside: tools.scanner)
    {
      return false
    }
    let wanted = IntroducingSign.beside(source, in: pair.decodedSource, outside: tools.scanner)
    return own.allSatisfy { wanted.contains($0) }
  }

  // MARK: Percent signs

  /// Whether two percent signs stand at an offset.
  private static func isDoubled(at index: Int, in text: Span<UInt8>) -> Bool {
    index + 1 < text.count && text[index] == "%" && text[index + 1] == text[index]
  }

  /// Doubled percent signs of a text outside a range.
  private static func doubledSigns(in text: Span<UInt8>, outside range: Range<Int>) -> Int {
    var (count, index) = (0, 0)
    while index < text.count {
      if range.contains(index) {
        index = range.upperBound
      } else if isDoubled(at: index, in: text) {
        count += 1
        index += 2
      } else {
        index += 1
      }
    }
    return count
  }
}
