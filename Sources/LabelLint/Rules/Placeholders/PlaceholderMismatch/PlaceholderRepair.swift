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
  /// `%%1$d` for `%1$d%%` was meant to be `%%%1$d`. Of several look-alikes it belongs to that whose placeholder has
  /// it in the source.
  ///
  /// - Parameters:
  ///   - range: Bytes of the look-alike.
  ///   - meant: What the source has.
  ///   - own: The look-alike in the signs that it was meant to be in.
  ///   - source: Bytes of its placeholder in the source; nil where it does not stand there.
  ///   - pair: The text.
  ///   - others: The other look-alikes of the text.
  ///   - placeholders: What the text has that is read.
  init(
    of range: Range<Int>, meant: String, own: String, source: Range<Int>?, _ pair: borrowing Text,
    besides others: [Range<Int>], _ placeholders: [Placeholder]
  ) {
    let whole = Self.whole(range, in: pair.decoded, placeholders)
    (self.range, text) = (whole, meant)
    if whole != range {
      // `%l$s` and `%1$с`: what stands for the number or the letter is guessed.
      isCertain = false
      return
    }
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
    let wanted = Self.doubledSigns(in: pair.decodedSource, outside: [])
    let doubled = others.filter { Self.isDoubled(at: $0.lowerBound, in: pair.decoded) }
    let isOwn = source.map { Self.isPercentage($0, in: pair.decodedSource) } ?? true
    guard doubled.isEmpty || isOwn,
      Self.doubledSigns(in: pair.decoded, outside: doubled + [range]) < wanted
    else { return }
    if end < pair.decoded.count, pair.decoded[end] == "%" {
      // `%%d%`: the sign behind it lost its twin.
      self.range = start..<end + 1
      text = meant + "%%"
      isCertain = false
    } else {
      text = "%%" + meant
    }
  }

  /// Most bytes between a percent sign and a `$` that belong to them.
  private static let longestNumber = 2

  /// A look-alike with what stands for a part of it: the letter in place of a number in `%l$s`, the one of another
  /// alphabet in `%1$с`.
  private static func whole(
    _ range: Range<Int>, in text: Span<UInt8>, _ placeholders: [Placeholder]
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if text[start] == "$" {
      var sign = start
      while sign > 0, start - sign < longestNumber, ASCII.isAlphanumeric(text[sign - 1]) {
        sign -= 1
      }
      let isRead = placeholders.contains { Int($0.span.end) == start }
      if sign > 0, sign < start, text[sign - 1] == "%", !isRead { start = sign - 1 }
    } else if text[end - 1] == "$", end < text.count {
      let (letter, length) = text.scalarOrReplacement(at: end)
      let next = end + length
      let isAlone =
        next == text.count || !WordScalar.isPart(text.scalarOrReplacement(at: next).value)
      // One letter of Chinese or Thai may well be a word.
      if !letter.isASCII, LetterTwins.alphabet(of: letter) != nil, isAlone { end = next }
    }
    return start..<end
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

  /// Whether a doubled percent sign stands beside a placeholder of the source, a blank between them aside.
  private static func isPercentage(_ placeholder: Range<Int>, in source: Span<UInt8>) -> Bool {
    var (start, end) = (placeholder.lowerBound, placeholder.upperBound)
    if start > 0, source[start - 1] == 0x20 { start -= 1 }
    if end < source.count, source[end] == 0x20 { end += 1 }
    return start > 1 && isDoubled(at: start - 2, in: source) || isDoubled(at: end, in: source)
  }

  /// Doubled percent signs of a text outside some ranges.
  private static func doubledSigns(in text: Span<UInt8>, outside ranges: [Range<Int>]) -> Int {
    var (count, index) = (0, 0)
    while index < text.count {
      if let range = ranges.first(where: { $0.contains(index) }) {
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
