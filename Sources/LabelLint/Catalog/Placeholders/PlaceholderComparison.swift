/// Compares the placeholders of a text with those of its source.
package struct PlaceholderComparison: Sendable {
  /// Absent tokens that look-alikes are searched for, each in the whole text.
  private static let maximumTokens = 16

  /// What the source's texts use.
  private let source: PlaceholderSignature

  /// A comparison with a source.
  package init(with source: PlaceholderSignature) {
    self.source = source
  }

  /// How the texts of an entry are to be read, given what its source's texts hold.
  ///
  /// A `%` with a blank in it counts as a specifier only where the source has a sound one.
  package static func prose(
    forSource texts: [[UInt8]], on platform: Platform
  ) -> PlaceholderReading.ProsePercent {
    var scanner = PlaceholderScanner()
    let reading = PlaceholderReading(platform: platform, prose: .unproven)
    for text in texts {
      scanner.scan(text.span, as: reading)
      if scanner.holdsSpecifier { return .behindDigit }
    }
    return .unproven
  }

  /// The differences of one text, in order of the source's arguments, then of place.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - scanner: The scanner that has just read it.
  ///   - category: Its plural category, nil for a text that is no plural form.
  /// - Returns: Nothing when the text uses what the source does.
  package func mismatches(
    in text: borrowing Span<UInt8>, _ scanner: borrowing PlaceholderScanner,
    category: PluralCategory? = nil
  ) -> [PlaceholderDifference] {
    if source.isMatched(by: text, scanner) { return [] }
    let uses = PlaceholderSignature.uses(in: text, scanner)
    var found = absences(in: text, scanner, uses: uses, category: category)
    var places: [PlaceholderKey: [Placeholder]] = [:]
    for placeholder in scanner.placeholders {
      places[PlaceholderKey(placeholder, in: text), default: []].append(placeholder)
    }
    let explained = PlaceSet(found.compactMap(\.span))
    for use in uses {
      let span = use.first.range
      if explained.overlap(span) { continue }
      found += differences(of: use, at: places[use.key] ?? [])
    }
    // An unformatted source says nothing of percent signs in the translation.
    if source.isFormatted, !source.hasMalformed {
      for problem in scanner.problems where problem.isMalformedSpecifier {
        let span = problem.span.range
        if explained.overlap(span) { continue }
        found.append(PlaceholderDifference(code: .badFormat, span: span))
      }
    }
    return found
  }

  // MARK: What is there

  /// The differences of an argument that the text uses at some places.
  private func differences(
    of use: PlaceholderSignature.Argument, at places: [Placeholder]
  ) -> [PlaceholderDifference] {
    let span = use.first.range
    /// Bytes of the first use that is at fault: others of the same argument may be right.
    func place(where isWrong: (Placeholder) -> Bool) -> Range<Int> {
      places.first(where: isWrong)?.span.range ?? span
    }
    guard let wanted = source.argument(use.key) else {
      // What stands for a token in one language may be plain text in another.
      if use.isQuoted || isAmount(use.key) || source.isUnclosed && use.key.isToken { return [] }
      return [PlaceholderDifference(code: .extraPlaceholder, key: use.key, span: span)]
    }
    if let other = use.classes.first(where: { !Self.fits($0, wanted.classes) }) {
      return [
        PlaceholderDifference(
          code: .typeMismatch, key: use.key, span: place { $0.argument == other },
          expected: wanted.classes.first { _ in true }, found: other)
      ]
    }
    var found: [PlaceholderDifference] = []
    if wanted.sizes != 0, use.sizes & ~wanted.sizes != 0 {
      let wrong = place { $0.size > 0 && wanted.sizes & 1 << UInt64(min($0.size, 63)) == 0 }
      found.append(PlaceholderDifference(code: .widthMismatch, key: use.key, span: wrong))
    } else if use.letters.changesCase(of: wanted.letters) {
      found.append(PlaceholderDifference(code: .caseChange, key: use.key, span: span))
    }
    if !wanted.uses.overlaps(use.uses) {
      found.append(PlaceholderDifference(code: .countMismatch, key: use.key, span: span))
    }
    return found
  }

  /// Whether a kind of value is among those that the source uses.
  private static func fits(_ argument: ArgumentClass, _ wanted: ArgumentClassSet) -> Bool {
    if wanted.contains(argument) || argument == .variable || argument == .token { return true }
    return wanted.contains(.variable) || wanted.contains(.token)
  }

  /// Whether a key is `$1` and the like where the source has none: an amount of money.
  private func isAmount(_ key: PlaceholderKey) -> Bool {
    key.isDollarNumber && source.dollarNumbers == 0
  }

  // MARK: What is not there

  /// The arguments of the source that the text lacks, with what stands in their place.
  private func absences(
    in text: borrowing Span<UInt8>, _ scanner: borrowing PlaceholderScanner,
    uses: [PlaceholderSignature.Argument], category: PluralCategory?
  ) -> [PlaceholderDifference] {
    let present = Set(uses.map(\.key))
    let absent = source.arguments.filter {
      !present.contains($0.key) && !(source.isUnclosed && $0.key.isToken)
    }
    if absent.isEmpty, source.others == nil { return [] }
    // Where the source has no `$1`, that of `$1$s` is none either.
    let read = scanner.placeholders.filter {
      $0.style != .dollarNumber || source.dollarNumbers > 0
    }
    var lookAlikes = LookAlike.all(in: text, beside: read)
    var found: [PlaceholderDifference] = []
    var mayOmit = PlaceholderSignature.mayOmit(category)
    var tokensLeft = Self.maximumTokens
    // A lone `$1` may be an amount of money, which has the digits of its language.
    let hasNumbers = source.dollarNumbers > 1
    for argument in absent {
      let argument = source.widened(argument)
      if let place = lookAlikes.firstIndex(where: { $0.mayStand(for: argument) }) {
        let lookAlike = lookAlikes.remove(at: place)
        found.append(Self.badFormat(lookAlike, of: argument))
        continue
      }
      guard source.isNeeded(argument) else { continue }
      if source.omits(argument, in: category) {
        mayOmit = false
        continue
      }
      tokensLeft -= 1
      if tokensLeft >= 0, hasNumbers || !argument.key.isDollarNumber,
        let token = TokenLookAlike.find(argument.key, in: text)
      {
        found.append(
          PlaceholderDifference(
            code: .missingPlaceholder, key: argument.key, span: token.span,
            repaired: token.repaired))
        continue
      }
      if mayOmit, argument.isCount || source.hasNoCount {
        mayOmit = false
        continue
      }
      found.append(PlaceholderDifference(code: .missingPlaceholder, key: argument.key))
    }
    let known = present.union(source.arguments.map(\.key))
    return found + repairs(of: lookAlikes, besides: known)
  }

  /// The look-alikes that were meant for arguments of other texts than the source, each argument once.
  private func repairs(
    of lookAlikes: [LookAlike], besides known: Set<PlaceholderKey>
  ) -> [PlaceholderDifference] {
    guard let others = source.others else { return [] }
    var known = known
    var found: [PlaceholderDifference] = []
    for lookAlike in lookAlikes {
      guard let argument = others.argument(for: lookAlike, besides: known) else { continue }
      known.insert(argument.key)
      found.append(Self.badFormat(lookAlike, of: argument))
    }
    return found
  }

  /// A look-alike in the place of an argument.
  private static func badFormat(
    _ lookAlike: LookAlike, of argument: PlaceholderSignature.Argument
  ) -> PlaceholderDifference {
    PlaceholderDifference(
      code: .badFormat, key: argument.key, span: lookAlike.span, repaired: lookAlike.repaired)
  }
}
