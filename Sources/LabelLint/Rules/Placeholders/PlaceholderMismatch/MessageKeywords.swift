/// The words of a message of ICU that are looked up: a translation has them from its source.
struct MessageKeywords {
  /// An argument by its name and type.
  private struct Argument: Hashable {
    let name: [UInt8]
    let type: [UInt8]

    init(_ keyword: ICUMessageFormat.Keyword, in text: Span<UInt8>) {
      (name, type) = (bytes(keyword.name, of: text), bytes(keyword.type, of: text))
    }
  }

  /// The words of the source's arguments, in order of place.
  private var wanted: [Argument: [[UInt8]]] = [:]

  /// What is said of the first keyword of a text that nothing looks up; nil where there is none.
  ///
  /// A branch of a plural with an unknown name is wrong whatever the source has: `invalid-placeholder` tells.
  static func verdict(on pair: borrowing Text) -> Verdict? {
    let own = ICUMessageFormat.keywords(in: pair.decoded)
    if own.isEmpty { return nil }
    var keywords = MessageKeywords()
    for keyword in ICUMessageFormat.keywords(in: pair.decodedSource) {
      keywords.wanted[Argument(keyword, in: pair.decodedSource), default: []].append(
        bytes(keyword.word, of: pair.decodedSource))
    }
    return keywords.verdict(of: own, pair)
  }

  /// Bytes of the selector that stands for `other` in an argument without that branch, as after a translation:
  /// German `andere`; nil where the branch is missing.
  ///
  /// In a plural it is the last one that no number selects, in a select the last one that the source does not have.
  static func misnamedOther(ofArgumentAt start: Int, _ pair: borrowing Text) -> Range<Int>? {
    let own = ICUMessageFormat.branches(ofArgumentAt: start, in: pair.decoded)
    if own.names.contains(where: { bytes($0, of: pair.decoded) == Array("other".utf8) }) {
      return nil
    }
    if own.isPlural {
      return own.names.last { !ICUMessageFormat.isCategory($0, in: pair.decoded) }
    }
    let known = ICUMessageFormat.keywords(in: pair.decodedSource).map {
      bytes($0.word, of: pair.decodedSource)
    }
    guard known.contains(Array("other".utf8)) else { return nil }
    return own.names.last { !known.contains(bytes($0, of: pair.decoded)) }
  }

  /// Bytes of the other branches of a plural that no number selects, as all were translated: German `eins`.
  static func misnamedCategories(
    ofArgumentAt start: Int, besides other: Range<Int>, _ pair: borrowing Text
  ) -> [Range<Int>] {
    let own = ICUMessageFormat.branches(ofArgumentAt: start, in: pair.decoded)
    guard own.isPlural else { return [] }
    return own.names.filter {
      $0 != other && !ICUMessageFormat.isCategory($0, in: pair.decoded)
    }
  }

  private func verdict(
    of own: [ICUMessageFormat.Keyword], _ pair: borrowing Text
  ) -> Verdict? {
    let known = wanted.mapValues { Set($0) }
    let present = Set(own.map { bytes($0.word, of: pair.decoded) })
    for keyword in own {
      let argument = Argument(keyword, in: pair.decoded)
      let word = bytes(keyword.word, of: pair.decoded)
      guard let words = wanted[argument], !(known[argument]?.contains(word) ?? false),
        !Self.plurals.contains(String(decoding: argument.type, as: UTF8.self))
      else { continue }
      let isBranch = pair.decoded.extracting(keyword.type).equals("select")
      if isBranch ? word == Array("other".utf8) : !Self.isTranslatedStyle(word, of: words) {
        continue
      }
      let meant = words.first { !present.contains($0) } ?? words[0]
      return Verdict(
        decoded: keyword.word,
        isBranch
          ? .noBranch(
            pair.verbatimDecoded(keyword.word), meant: String(decoding: meant, as: UTF8.self))
          : .noStyle(
            pair.verbatimDecoded(keyword.word), meant: String(decoding: meant, as: UTF8.self)),
        pattern: "keyword", level: .warning)
    }
    return nil
  }

  private static let plurals: Set<String> = ["plural", "selectordinal"]
  /// The styles that ICU knows by name; any other is a pattern.
  private static let styles: Set<String> = [
    "integer", "currency", "percent", "short", "medium", "long", "full",
  ]
  /// Fewest different letters of a word; patterns of dates have three: `yMd`.
  private static let lettersOfWord = 4

  /// Whether a style is a word where those of the source are ones that ICU knows.
  private static func isTranslatedStyle(_ style: [UInt8], of source: [[UInt8]]) -> Bool {
    let words = String(decoding: style, as: UTF8.self)
    guard !styles.contains(words),
      source.allSatisfy({ styles.contains(String(decoding: $0, as: UTF8.self)) })
    else { return false }
    let letters = words.unicodeScalars
    return letters.allSatisfy { CharacterProperties.isLetter($0) }
      && (letters.contains { !$0.isASCII } || Set(letters).count >= lettersOfWord)
  }
}

/// Bytes of a piece of a text.
private func bytes(_ range: Range<Int>, of text: Span<UInt8>) -> [UInt8] {
  var piece: [UInt8] = []
  piece.append(text.extracting(range))
  return piece
}

extension PlaceholderMismatch {
  /// What is said of a message of ICU whose keyword was translated: nothing else in it can be read.
  func brokenMessage(_ pair: borrowing Text, _ tools: inout ComparisonContext) -> Verdict? {
    let type = ICUMessageFormat.unknownType(in: pair.decoded)
    guard let place = pair.sourcePlace,
      let keyword = type ?? ICUMessageFormat.splitSelector(in: pair.decoded)
    else { return nil }
    tools.scan(pair.decodedSource, at: place, isFormatted: true)
    guard let message = tools.scanner.placeholders.first(where: { $0.style == .message }) else {
      return nil
    }
    let word = pair.verbatimDecoded(keyword)
    let meant =
      type == nil
      ? Self.selector(of: word) : Text.verbatim(pair.decodedSource, message.conversion.range)
    return Verdict(decoded: keyword, .noKeyword(word, meant: meant), pattern: "keyword")
  }

  /// The selector that several words stand for: a number that a space parts from its sign, or a translation of `other`.
  private static func selector(of words: String) -> String {
    words.hasPrefix("=") ? words.filter { !$0.isWhitespace } : "other"
  }
}

extension Finding.Wording {
  fileprivate static func noKeyword(_ word: String, meant: String) -> Self {
    "\(quoting: word) is not a keyword of the message format; write \(quoting: meant) as the source does"
  }

  fileprivate static func noBranch(_ word: String, meant: String) -> Self {
    "the branch \(quoting: word) is never selected; write \(quoting: meant) as the source does"
  }

  fileprivate static func noStyle(_ word: String, meant: String) -> Self {
    "\(quoting: word) is not a style of a value; write \(quoting: meant) as the source does"
  }
}
