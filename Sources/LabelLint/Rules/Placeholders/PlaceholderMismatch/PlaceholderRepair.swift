/// What is to be written for a look-alike of a placeholder, with the signs beside it that belong to it.
struct PlaceholderRepair {
  /// Bytes of the text to replace.
  var range: Range<Int>
  /// What to write.
  var text: String
  /// Whether the text tells for sure what was meant.
  var isCertain = true

  /// The repair of a look-alike.
  ///
  /// A doubled percent sign before it is the source's own where the text has fewer of them: Turkish
  /// `%%1$d` for `%1$d%%` was meant to be `%%%1$d`.
  init(of range: Range<Int>, meant: String, _ pair: borrowing Text) {
    (self.range, text) = (range, meant)
    let (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, pair.decoded[start - 1] == "&" {
      // `&1$d`: the ampersand was a percent sign.
      self.range = start - 1..<end
      isCertain = false
      return
    }
    if pair.decoded[start] == "&" { isCertain = false }
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
