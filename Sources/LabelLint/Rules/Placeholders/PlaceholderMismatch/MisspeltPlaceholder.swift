extension PlaceholderMismatch {
  /// The look-alikes of a text that has the placeholders of its source when all of them are put right; nil where it
  /// has other faults.
  func misspelt(
    _ known: SourceSignatures.Known, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> [PlaceholderDifference]? {
    let lookAlikes = LookAlike.all(in: pair.decoded, beside: tools.scanner.placeholders)
      .filter { $0.letter != 0 }
    if lookAlikes.isEmpty { return nil }
    var after: [UInt8] = []
    var places: [Range<Int>] = []
    var index = 0
    for lookAlike in lookAlikes {
      after.append(pair.decoded.extracting(index..<lookAlike.span.lowerBound))
      places.append(after.count..<after.count + lookAlike.repaired.utf8.count)
      after += lookAlike.repaired.utf8
      index = lookAlike.span.upperBound
    }
    after.append(pair.decoded.extracting(index..<pair.decoded.count))
    tools.scan(after.span, at: pair.place, isFormatted: known.isFormatted)
    guard known.signature.isMatched(by: after.span, tools.scanner) else { return nil }
    var found: [PlaceholderDifference] = []
    for (lookAlike, place) in zip(lookAlikes, places) {
      let read = tools.scanner.placeholders.first { $0.span.range == place }
      guard let read else { return nil }
      found.append(
        PlaceholderDifference(
          code: .badFormat, key: PlaceholderKey(read, in: after.span), span: lookAlike.span,
          repaired: lookAlike.repaired))
    }
    return found
  }

  /// What is said of a placeholder in other signs than it is read in; nil for a reference to a variable that is
  /// cut off, which the reader tells.
  func verdict(
    onLookAlike mismatch: PlaceholderDifference, _ pair: borrowing Text, _ reading: Reading,
    pattern: String, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard let own = mismatch.repaired, !own.hasSuffix("#"), let span = mismatch.span,
      let key = mismatch.key
    else { return nil }
    let source = spelling(of: key, pair, &tools) ?? own
    let spelling = PlaceholderSpelling(source, beside: reading.placeholders)
    let others = Self.others(beside: span, pair, reading)
    let isNumbered =
      PlaceholderSpelling.parts(of: own).position != nil
      || Self.needsNumber(besides: others, reading)
    let meant = spelling.text(of: key, isNumbered: isNumbered)
    let place = range(of: key, pair, &tools)
    let repair = PlaceholderRepair(
      of: span, meant: meant ?? source, own: own, source: place, pair,
      besides: others.map(\.span), reading.placeholders)
    let words = pair.verbatimDecoded(repair.range)
    var verdict = Verdict(
      decoded: repair.range, .lookAlike(words, meant: repair.text, true), pattern: pattern)
    var written = repair.text
    // In a message whose structure is broken it would break more; what follows a comma is no text.
    if meant != nil, words != repair.text, !repair.isBehindAmpersand,
      ICUMessageFormat.isSound(pair.decoded),
      !pair.decoded.begins(with: ",", at: repair.range.upperBound),
      key.isDollarNumber
        || repair.mends(key, source: place, pair, isFormatted: reading.isFormatted, &tools)
    {
      verdict.fix(
        repair.range, with: repair.text, "Write \(quoting: repair.text)",
        safety: repair.isCertain ? .safe : .unsafe)
      written = number(&verdict, repair, pair, reading, &tools) ?? repair.text
    }
    let isOfSource =
      pair.decodedSource.firstIndex(ofBytes: Array(written.utf8).span) != nil
      || pair.decodedSource.isEmpty
    verdict.message =
      Self.throwsInJava(at: repair.range.lowerBound, pair)
      ? .crashing(words, meant: written, isOfSource)
      : .lookAlike(words, meant: written, isOfSource)
    return verdict
  }

  /// The look-alikes of a text besides the one at a place.
  private static func others(
    beside place: Range<Int>, _ pair: borrowing Text, _ reading: Reading
  ) -> [LookAlike] {
    LookAlike.all(in: pair.decoded, beside: reading.placeholders).filter {
      $0.letter != 0 && !$0.span.overlaps(place)
    }
  }

  /// Whether a look-alike is written with its number, as it would take the argument of another that is still broken.
  private static func needsNumber(besides others: [LookAlike], _ reading: Reading) -> Bool {
    others.contains { $0.position == 0 && $0.repaired.hasPrefix("%") }
      && reading.placeholders.allSatisfy {
        $0.style != .specifier || $0.flags.contains(.positioned)
      }
  }

  /// Whether a percent sign begins what `java.util.Formatter` throws at: that of `%1$`, and neither the `＄` of `＄1s` nor
  /// `%%1$s`.
  private static func throwsInJava(at start: Int, _ pair: borrowing Text) -> Bool {
    guard pair.format == .android, pair.decoded[start] == "%",
      case .malformed = JavaFormat.specifier(at: start, in: pair.decoded).meaning
    else { return false }
    return true
  }

  /// Numbers all specifiers of an Android text that would have several without numbers, which aapt2 refuses.
  ///
  /// Returns what is then written for the look-alike; nil where nothing is numbered.
  private func number(
    _ verdict: inout Verdict, _ repair: PlaceholderRepair, _ pair: borrowing Text,
    _ reading: Reading, _ tools: inout ComparisonContext
  ) -> String? {
    let after = repair.applied(to: pair.decoded)
    guard pair.format == .android, JavaFormatCheck.hasSeveralUnnumbered(after.span) else {
      return nil
    }
    tools.scan(after.span, at: pair.place, isFormatted: reading.isFormatted)
    let specifiers = UnorderedPlaceholders.specifiers(of: tools.scanner)
    guard reading.source.isMatched(by: after.span, tools.scanner),
      specifiers.allSatisfy({ $0.flags.isEmpty })
    else { return nil }
    var (text, shift) = (Array(repair.text.utf8), 0)
    var others: [Verdict.Replacement] = []
    for specifier in specifiers {
      let (place, number) = (Int(specifier.span.start) + 1, "\(specifier.index)$")
      let inside = place - repair.range.lowerBound
      if place <= repair.range.lowerBound {
        others.append(Verdict.Replacement(range: place..<place, text: number))
      } else if inside <= repair.text.utf8.count {
        text.insert(contentsOf: number.utf8, at: inside + shift)
        shift += number.utf8.count
      } else {
        let old = place - repair.text.utf8.count + repair.range.count
        others.append(Verdict.Replacement(range: old..<old, text: number))
      }
    }
    let own = Verdict.Replacement(range: repair.range, text: String(decoding: text, as: UTF8.self))
    verdict.replacements = (others + [own]).sorted { $0.range.lowerBound < $1.range.lowerBound }
    verdict.fixTitle = "Write \(quoting: own.text)"
    return own.text
  }

  /// Bytes of the first placeholder of a key in the source text.
  private func range(
    of key: PlaceholderKey, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Range<Int>? {
    guard let place = pair.sourcePlace else { return nil }
    tools.scan(pair.decodedSource, at: place, isFormatted: true)
    for placeholder in tools.scanner.placeholders
    where PlaceholderKey(placeholder, in: pair.decodedSource) == key {
      return placeholder.span.range
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func lookAlike(
    _ words: String, meant: String, _ isOfSource: Bool
  ) -> Self {
    isOfSource
      ? "users will see \(quoting: words) literally; write \(quoting: meant) as the source does"
      : "users will see \(quoting: words) literally; write \(quoting: meant)"
  }

  fileprivate static func crashing(
    _ words: String, meant: String, _ isOfSource: Bool
  ) -> Self {
    isOfSource
      ? "\(quoting: words) is not a placeholder, so the app crashes when it fills in values; write \(quoting: meant) as the source does"
      : "\(quoting: words) is not a placeholder, so the app crashes when it fills in values; write \(quoting: meant)"
  }
}
