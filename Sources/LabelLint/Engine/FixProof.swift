/// Holds the text that a fix would leave against facts that do not come from its rule: a fix that a
/// rule takes for safe is written without a question only where they agree.
enum FixProof {
  /// Most faults that a rule finds in a text whose fixes are proven.
  static let mostFaults = 32

  /// Whether the replacements of a verdict surely do no harm.
  ///
  /// Not where an escape, an entity or a message with broken braces is at hand, and only where the
  /// placeholders and percent signs are those of before or, better, those of the source with nothing left over.
  static func holds(
    _ verdict: Verdict, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    // Edits made beforehand have proofs of their own.
    if verdict.replacements.isEmpty { return true }
    let after = written(verdict.replacements, in: pair.decoded)
    let number = Int(pair.place.entry.file)
    let value = tools.catalog.files[number].messages[pair.place.message].value
    // What the reader took for the text may be another: one ends at a quotation mark that should have been escaped.
    if tools.hasError(at: value, inFile: number)
      || tools.catalog[pair.place.entry].flags.contains(.lostAtRuntime)
    {
      return false
    }
    if verdict.replacements.contains(where: {
      isBesideEscape($0.range, in: pair.decoded) || isWrittenBesideEscape($0.range, pair, tools)
    })
      || !ICUMessageFormat.isSound(pair.decoded) || !ICUMessageFormat.isSound(after.span)
    {
      return false
    }
    if keepsPlaceholders(after.span, pair, &tools) { return true }
    return !verdict.replacements.contains { isBesideDigit($0.range, in: pair.decoded) }
      && hasSourcePlaceholders(after.span, pair, &tools)
  }

  /// Whether a digit stands right before or behind a range: it may belong to what is written there.
  private static func isBesideDigit(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    Digits.stand(before: range.lowerBound, in: text)
      || Digits.value(at: range.upperBound, in: text) != nil
  }

  /// The text with its replacements, which stand in order and apart.
  private static func written(
    _ replacements: [Verdict.Replacement], in text: Span<UInt8>
  ) -> [UInt8] {
    var after: [UInt8] = []
    var index = 0
    for replacement in replacements {
      after.append(text.extracting(index..<replacement.range.lowerBound))
      after += replacement.text.utf8
      index = replacement.range.upperBound
    }
    after.append(text.extracting(index..<text.count))
    return after
  }

  /// Whether an escape or entity stands in the file right before or behind a piece of a text.
  private static func isWrittenBesideEscape(
    _ range: Range<Int>, _ pair: borrowing Text, _ tools: borrowing ComparisonContext
  ) -> Bool {
    if range.isEmpty { return false }
    let file = tools.catalog.file(of: pair.place.entry)
    let place = file.sourceRange(of: range, inMessage: pair.place.message).range
    return isBesideEscape(place, in: file.text.span)
  }

  /// Whether the sign of an escape or of an entity stands right before or behind a range, or the entity
  /// ends there.
  private static func isBesideEscape(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if end < text.count, text[end] == "\\" || text[end] == "&" {
      return true
    }
    guard start > 0 else { return false }
    switch text[start - 1] {
    case "\\", "&": return true
    case ";":
      var index = start - 1
      while index > 0, ASCII.isAlphanumeric(text[index - 1]) || text[index - 1] == 0x23 {
        index -= 1
      }
      return index > 0 && text[index - 1] == "&"
    default: return false
    }
  }

  /// Whether a text has the placeholders of the one before, with no percent sign lost.
  private static func keepsPlaceholders(
    _ after: Span<UInt8>, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    if !PlaceholderScanner.mayHold(pair.decoded), !PlaceholderScanner.mayHold(after) { return true }
    let isFormatted = isFormatted(pair, &tools)
    let old = facts(of: pair.decoded, at: pair.place, isFormatted, &tools)
    let new = facts(of: after, at: pair.place, isFormatted, &tools)
    return new.fingerprint == old.fingerprint && new.problems <= old.problems
      && new.literals >= old.literals
  }

  /// Whether a text has the placeholders that the source asks for, and as many signs of them beside as the source:
  /// none is left over from what was put right.
  private static func hasSourcePlaceholders(
    _ after: Span<UInt8>, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    let isFormatted = isFormatted(pair, &tools)
    let source = pair.sourcePlace?.entry ?? pair.place.entry
    guard let sourcePlace = pair.sourcePlace,
      let known = tools.signatures.known(for: pair.place, source: source, row: pair.row)
    else { return false }
    let wanted = facts(of: pair.decodedSource, at: sourcePlace, isFormatted, &tools)
    let new = facts(of: after, at: pair.place, isFormatted, &tools)
    return known.signature.isMatched(by: after, tools.scanner) && new.literals == wanted.literals
      && new.signs == wanted.signs
  }

  private static func isFormatted(
    _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    tools.signatures.isFormatted(
      for: pair.place, source: pair.sourcePlace?.entry ?? pair.place.entry, row: pair.row)
  }

  /// The placeholders of a text as one number, what is wrong with them, its doubled percent signs, and the signs of
  /// placeholders that stand for themselves.
  private static func facts(
    of text: Span<UInt8>, at place: MessageReference, _ isFormatted: Bool,
    _ tools: inout ComparisonContext
  ) -> (fingerprint: UInt64, problems: Int, literals: Int, signs: [Int]) {
    tools.scan(text, at: place, isFormatted: isFormatted)
    let scanner = tools.scanner
    return (
      scanner.fingerprint(in: text), scanner.problems.count,
      scanner.literals.count { !$0.isLineBreak }, IntroducingSign.counts(in: text, outside: scanner)
    )
  }
}
