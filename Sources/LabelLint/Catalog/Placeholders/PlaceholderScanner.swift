/// Finds the placeholders of a text, and what is wrong with them, in one pass.
///
/// A buffer to keep and use again: a text without `%`, `{` and `$` costs one look at its bytes and no
/// allocation.
package struct PlaceholderScanner: Sendable {
  /// The placeholders of the text read last, in order of place.
  package private(set) var placeholders: [Placeholder] = []
  /// Its specifiers that take no argument, in order of place.
  package private(set) var literals: [PercentLiteral] = []
  /// What is wrong in it, in order of place.
  package private(set) var problems: [PlaceholderProblem] = []

  /// How the text is read.
  private var reading = PlaceholderReading(platform: .android)
  /// Number of the next argument without a position.
  private var nextArgument = 1
  /// Number of the argument used last; 0 before the first.
  private var lastArgument = 0
  /// Whether an argument may have been used twice.
  private var mayConflict = false
  /// Offset behind the text that ICU's apostrophes quote.
  private var quoteEnd = 0
  /// Whether an ICU argument was never closed; then no other is looked for.
  private var isUnclosed = false
  /// Whether no further apostrophe stands in the text.
  private var isBehindApostrophes = false
  /// Room for the reading of ICU arguments.
  private var messages = ICUMessageFormat()

  /// A scanner that has read nothing.
  package init() {}

  /// Whether the text read last has a specifier that takes an argument; tokens do not count.
  package var holdsSpecifier: Bool { placeholders.contains { !$0.isToken } }

  /// Bytes of all that the text read last has of placeholders, and of specifiers without an argument.
  var readRanges: PlaceSet {
    PlaceSet(placeholders.map(\.span.range) + literals.map(\.span.range))
  }

  /// Whether a text may hold a placeholder at all.
  package static func mayHold(_ text: borrowing Span<UInt8>) -> Bool {
    text.first(from: 0) { Self.openings(in: $0) } < text.count
  }

  /// Marks the bytes of a word that may begin a placeholder.
  @inline(__always)
  private static func openings(in word: UInt64) -> UInt64 {
    WordMarks.of(UInt8(ascii: "%"), in: word) | WordMarks.of(UInt8(ascii: "$"), in: word)
      | WordMarks.of(UInt8(ascii: "{"), in: word)
  }

  /// Forgets the text read last.
  package mutating func clear() {
    if !placeholders.isEmpty { placeholders.removeAll(keepingCapacity: true) }
    if !literals.isEmpty { literals.removeAll(keepingCapacity: true) }
    if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
  }

  /// Reads a text; the results of the one before are gone.
  package mutating func scan(_ text: borrowing Span<UInt8>, as reading: PlaceholderReading) {
    clear()
    guard Self.mayHold(text), reading.prose != .unproven || !DatePattern.matches(text) else {
      return
    }
    self.reading = reading
    nextArgument = reading.firstArgument
    lastArgument = 0
    mayConflict = false
    quoteEnd = 0
    isUnclosed = false
    isBehindApostrophes = false
    var index = 0
    while true {
      index = text.first(from: index) {
        Self.openings(in: $0) | WordMarks.of(UInt8(ascii: "'"), in: $0)
      }
      if index >= text.count { break }
      switch text[index] {
      case UInt8(ascii: "%"): index = readPercent(at: index, in: text)
      case UInt8(ascii: "{"): index = readBrace(at: index, in: text)
      case UInt8(ascii: "$"): index = readToken(at: index, in: text) ?? index + 1
      case UInt8(ascii: "'"): index = readApostrophe(at: index, in: text)
      default: index += 1
      }
    }
    if reading.prose != .never { dropAmounts(in: text) }
    if mayConflict { PlaceholderConflicts.report(placeholders, to: &problems) }
  }

  // MARK: Tokens

  /// Records the token at an offset; the offset behind it, nil when there is none.
  private mutating func readToken(at start: Int, in text: borrowing Span<UInt8>) -> Int? {
    var number = -1
    if let last = placeholders.last, last.style == .dollarNumber { number = Int(last.span.end) }
    guard var token = TokenStyles.token(at: start, in: text, behind: number),
      token.style != .percentName || reading.prose == .unproven
        || TokenStyles.hasSmallLetter(token, in: text)
    else { return nil }
    if token.style == .brace, start < quoteEnd { token.flags.insert(.quoted) }
    placeholders.append(token)
    return Int(token.span.end)
  }

  /// Reads the token or ICU argument at a brace; the offset where reading goes on.
  private mutating func readBrace(at start: Int, in text: borrowing Span<UInt8>) -> Int {
    if let end = readToken(at: start, in: text) { return end }
    guard !isUnclosed, start >= quoteEnd else { return start + 1 }
    switch messages.argument(at: start, in: text) {
    case .end(let end):
      placeholders += messages.arguments
      problems += messages.problems
      return end
    case .plainText: return start + 1
    case .unclosed:
      // A brace that opens no typed argument is text to everyone but ICU.
      if !messages.arguments.isEmpty {
        isUnclosed = true
        problems.append(PlaceholderProblem(.unmatchedBrace, at: start..<text.count))
      }
      return start + 1
    }
  }

  /// Notes the text that an apostrophe before a brace quotes, if another one closes it.
  private mutating func readApostrophe(at start: Int, in text: borrowing Span<UInt8>) -> Int {
    let next = start + 1
    guard next < text.count, start >= quoteEnd, !isBehindApostrophes else { return next }
    if text[next] == UInt8(ascii: "'") { return next + 1 }
    guard text[next] == UInt8(ascii: "{") || text[next] == UInt8(ascii: "}") else { return next }
    var end = next
    while end < text.count, text[end] != UInt8(ascii: "'") { end += 1 }
    // French `l'{0}` closes nothing and quotes nothing.
    if end < text.count { quoteEnd = end + 1 } else { isBehindApostrophes = true }
    return next
  }

  /// Takes `$5` for money unless the text also has `$1`.
  private mutating func dropAmounts(in text: borrowing Span<UInt8>) {
    if placeholders.isEmpty { return }
    var hasFirst = false
    for token in placeholders where token.style == .dollarNumber {
      hasFirst = hasFirst || text[Int(token.name.start)] == UInt8(ascii: "1")
    }
    if !hasFirst { placeholders.removeAll { $0.style == .dollarNumber } }
  }

  // MARK: Specifiers

  /// Reads the token or specifier at a `%`; the offset where reading goes on.
  private mutating func readPercent(at start: Int, in text: borrowing Span<UInt8>) -> Int {
    if let end = readToken(at: start, in: text) { return end }
    switch reading.platform {
    case .android:
      let spec = JavaFormat.specifier(at: start, in: text)
      // Where Java's pattern does not match, what follows the `%` is read anew.
      return record(
        spec, at: start, resumingAt: spec.conversion.isEmpty ? start + 1 : spec.end, text)
    case .apple:
      if let end = readSubstitutionArgument(at: start, in: text) { return end }
      let spec = NSStringFormat.specifier(at: start, in: text)
      return record(spec, at: start, resumingAt: spec.end, text)
    case .compose:
      guard let spec = ComposeFormat.specifier(at: start, in: text) else { return start + 1 }
      return record(spec, at: start, resumingAt: spec.end, text)
    }
  }

  /// Reads `%arg`; nil when there is none, or when it is read as `%a` and "rg".
  private mutating func readSubstitutionArgument(
    at start: Int, in text: borrowing Span<UInt8>
  ) -> Int? {
    let end = start + 4
    guard end <= text.count, text.extracting(start + 1..<end).equals("arg") else { return nil }
    if end < text.count, ASCII.isAlphanumeric(text[end]), !reading.isSubstitution { return nil }
    guard reading.isSubstitution else {
      problems.append(PlaceholderProblem(.argTokenOutsideSubstitution, at: start..<end))
      return nil
    }
    placeholders.append(
      Placeholder(
        .substitutionArgument, at: start..<end, conversion: start + 1..<end,
        index: reading.firstArgument, argument: reading.substituted,
        size: reading.substitutedSize))
    return end
  }

  /// Records a specifier and counts its arguments; the offset where reading goes on.
  private mutating func record(
    _ spec: FormatSpecifier, at start: Int, resumingAt next: Int, _ text: borrowing Span<UInt8>
  ) -> Int {
    if isProse(spec, at: start, in: text) { return start + 1 }
    switch spec.meaning {
    case .percentSign: literals.append(PercentLiteral(at: start..<spec.end, isLineBreak: false))
    case .lineBreak: literals.append(PercentLiteral(at: start..<spec.end, isLineBreak: true))
    case .malformed(let code):
      problems.append(PlaceholderProblem(code, at: start..<spec.end))
    case .argument(let argument): recordArgument(argument, of: spec, at: start, text)
    }
    return next
  }

  /// Records a specifier that takes an argument, with those of its width and precision behind it.
  private mutating func recordArgument(
    _ argument: ArgumentClass, of spec: FormatSpecifier, at start: Int,
    _ text: borrowing Span<UInt8>
  ) {
    let place = placeholders.count
    if let star = spec.widthStar { take(star) }
    if let star = spec.precisionStar { take(star) }
    if spec.isRepeated, lastArgument == 0 {
      problems.append(PlaceholderProblem(.missingFormatArgument, at: start..<spec.end))
      return
    }
    var flags: Placeholder.Flags = spec.holdsBlank ? .holdsBlank : []
    if spec.position > 0 { flags.insert(.positioned) }
    if spec.isRepeated { flags.insert(.repeated) }
    let binding = binding(of: spec.name, in: text)
    let position = spec.position > 0 ? spec.position : binding?.position ?? 0
    let found = Placeholder(
      spec.name.isEmpty ? .specifier : .variable, at: start..<spec.end, name: spec.name,
      conversion: spec.conversion, index: spec.isRepeated ? repeated() : number(position),
      argument: reading.hasOpenTypes ? .variable : binding?.argument ?? argument,
      size: reading.hasOpenTypes ? 0 : binding?.size ?? spec.size, flags: flags)
    placeholders.insert(found, at: place)
  }

  /// What a variable stands for; nil when the reading does not say.
  private func binding(of name: Range<Int>, in text: borrowing Span<UInt8>) -> VariableBinding? {
    if name.isEmpty || reading.bindings.all.isEmpty { return nil }
    var bytes: [UInt8] = []
    for index in name { bytes.append(text[index]) }
    return reading.bindings.binding(named: bytes)
  }

  /// Counts the argument of a `*`.
  private mutating func take(_ star: FormatSpecifier.Star) {
    var flags: Placeholder.Flags = .nested
    if star.position > 0 { flags.insert(.positioned) }
    placeholders.append(
      Placeholder(
        .width, at: star.offset..<star.offset + 1, conversion: star.offset..<star.offset + 1,
        index: number(star.position), argument: .integer, size: 4, flags: flags))
  }

  /// Number of an argument whose position is written, or 0.
  private mutating func number(_ position: Int) -> Int {
    if position > 0 {
      mayConflict = true
      lastArgument = position
    } else {
      while isClaimed(nextArgument) { nextArgument += 1 }
      lastArgument = nextArgument
      nextArgument += 1
    }
    return lastArgument
  }

  /// Whether the catalog gives an argument of a format string to one of its variables, so that no
  /// specifier without a position can stand for it.
  private func isClaimed(_ argument: Int) -> Bool {
    !reading.isSubstitution && reading.bindings.take(argument)
  }

  /// Number of the argument used last, which is used once more.
  private mutating func repeated() -> Int {
    mayConflict = true
    return lastArgument
  }

  /// Whether a specifier without a width takes a usual conversion, which is no beginning of a word.
  private static func isSpecifier(
    _ spec: FormatSpecifier, in text: borrowing Span<UInt8>
  ) -> Bool {
    if spec.end < text.count, ASCII.isLetter(text[spec.end]) || text[spec.end] >= 0x80 {
      return false
    }
    guard let last = spec.conversion.last else { return false }
    return text[last] == UInt8(ascii: "s") || text[last] == UInt8(ascii: "d")
      || text[last] == UInt8(ascii: "n")
  }

  /// Whether a `%` is text: `50% off`.
  private func isProse(
    _ spec: FormatSpecifier, at start: Int, in text: borrowing Span<UInt8>
  ) -> Bool {
    if reading.prose == .never { return false }
    if case .percentSign = spec.meaning { return false }
    guard spec.holdsBlank || spec.holdsMinus else { return false }
    if reading.prose == .unproven {
      if spec.holdsBlank { return true }
      // `%-s` is a specifier, `%-a` and `%-tal` are words with the sign.
      if !spec.hasWidth, !Self.isSpecifier(spec, in: text) { return true }
    }
    return Digits.stand(before: start, in: text)
  }
}
