/// A web address or the name of a file where a label should be.
struct URLOrFilenameLabel: SelectiveTextRule {
  static let metadata = RuleMetadata(
    id: "url-or-filename-label", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: .note, prose: nil),
    levelRemark: """
      It is a note for a text that is only an address with `https://`, and for the visible text of a control.
      """,
    summary:
      "A label is a web address, a file name, the size of a picture or the name of a resource.",
    rationale: """
      Speech says it mark by mark: "ic underscore logo underscore 24dp". Listeners learn the name of the file, not \
      what the image is for.
      """,
    remedy: "Write what the image shows or where the link leads.",
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/intent", "briefly describe the editorial intent or purpose"),
      GuidelineClause("wcag/1.1.1"),
    ],
    flagged: [
      RuleExample("⟦ic_logo_24dp⟧"), RuleExample("⟦IMG_2043.JPG⟧"), RuleExample("⟦IMG_2043⟧"),
      RuleExample("⟦baseline_close_24⟧"), RuleExample("⟦square.and.arrow.up⟧"),
      RuleExample("⟦trash.fill⟧"), RuleExample("⟦btnCloseDialog⟧"), RuleExample("⟦closeButton⟧"),
      RuleExample("Open ⟦https://bbc.co.uk/help⟧"), RuleExample("⟦www.bbc.co.uk⟧"),
      RuleExample("Photo ⟦holiday.jpeg⟧"), RuleExample("⟦1920 x 1080 px⟧"),
      RuleExample("⟦C:\\pictures⟧"),
      RuleExample("Hilfe auf ⟦www.bbc.co.uk⟧", language: "de"),
    ],
    accepted: [
      RuleExample("Open example.com in Safari"),
      RuleExample("https://example.com", key: "server_hint", remark: "an example in a field"),
      RuleExample("Save as .png", remark: "a kind of file"),
      RuleExample("%1$s.pdf", remark: "a placeholder provides the name"),
      RuleExample(
        "Read more about cookies at https://bbc.co.uk/help", remark: "has four other words"),
      RuleExample("ownCloud"),
      RuleExample("Sign-in"), RuleExample("Round trip"), RuleExample("Turn left."),
      RuleExample(
        "https://bbc.co.uk/a11y", key: "accessibility_statement_link", remark: "an address to open"),
      RuleExample("https://bbc.co.uk/songs", key: "songs_button", remark: "says where it leads"),
      RuleExample(
        "www.bbc.co.uk/songs.", key: "shipping_label_link_text", remark: "is seen, not spoken"),
    ])

  /// Endings of the names of files, in lower case.
  private static let endings = WordList(Resource.lines(of: "words/file-name-endings.txt"))
  /// First words of the names that resources get, in lower case.
  private static let prefixes = Resource.words("labels/prefixes-of-resources")
  /// Last words of the names of symbols on Apple's platforms, in lower case.
  private static let symbolEndings = Resource.words("labels/endings-of-symbols")
  /// What cameras and screens name their files by, in lower case.
  private static let cameras = Resource.words("labels/cameras")

  /// Texts that are spoken or name a thing.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    switch purpose {
    case .fieldHint, .shortText, .tooltip: false
    case .label, .hint: tier == .certain
    default: true
    }
  }

  /// Flags the address or the name.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let plain = text.plain
    if let range = Self.address(in: plain) {
      // With four other words a text says more than the address does.
      if plain.blankSeparatedCount >= 5 || Self.isExample(plain.extracting(range)) { return }
      // Where a web address is seen it is meant to be: people read where a link leads.
      let isWeb = ["http", "www."].contains { plain.end(of: $0, at: range.lowerBound) != nil }
      if isWeb, !text.kind.isSpoken { return }
      var verdict = Verdict(range, .address(text.string(range)), pattern: "address")
      // What is a web address and nothing else is mostly opened, not spoken, whatever its key says.
      if range == plain.indices, plain.end(of: "http", at: 0) != nil {
        if Self.isLinkKey(text.key) { return }
        verdict.level = .note
        verdict.confidence = .medium
      }
      append(verdict, text.kind, to: &verdicts)
    } else if Self.isResource(plain) || Self.isIdentifier(plain) || Self.isSymbol(plain)
      || Self.isCameraName(plain)
    {
      let name = text.string(plain.indices)
      append(
        Verdict(plain.indices, .resource(name), pattern: "name"), text.kind, to: &verdicts)
    } else if Self.isSize(plain) {
      append(Verdict(plain.indices, .size, pattern: "size"), text.kind, to: &verdicts)
    }
  }

  /// Adds a verdict; what can be seen on a button is at most worth a note.
  private func append(_ verdict: Verdict, _ kind: MessageKind, to verdicts: inout [Verdict]) {
    var verdict = verdict
    if kind.purpose == .action { verdict.level = .note }
    verdicts.append(verdict)
  }

  private static let linkKeys = Resource.words("keys/links")

  /// Whether a key says that its text is the target of a link.
  private static func isLinkKey(_ key: Span<UInt8>) -> Bool {
    for word in Self.linkKeys where key.holds(word) { return true }
    return false
  }

  /// The run without blanks that holds an address, a path or the name of a file.
  private static func address(in plain: Span<UInt8>) -> Range<Int>? {
    for index in plain.indices {
      let isHit =
        switch plain[index] {
        case ":": isScheme(before: index, in: plain) || isDrive(at: index, in: plain)
        case ".": isEnding(at: index, in: plain) || isWeb(at: index, in: plain)
        default: false
        }
      guard isHit else { continue }
      let range = plain.wordStart(at: index)..<plain.wordEnd(at: index)
      return trimmed(range, in: plain)
    }
    return nil
  }

  /// Whether `http` or `https` stands before a colon, and an address behind it.
  private static func isScheme(before colon: Int, in plain: Span<UInt8>) -> Bool {
    guard colon + 3 < plain.count, plain[colon + 1] == "/",
      plain[colon + 2] == "/", plain[colon + 3] != 0x20,
      !plain.isPlaceholder(at: colon + 3)
    else { return false }
    return plain.end(of: "http", at: colon - 4) != nil
      || plain.end(of: "https", at: colon - 5) != nil
  }

  /// Whether a letter and a backslash stand around a colon: `C:\`.
  private static func isDrive(at colon: Int, in plain: Span<UInt8>) -> Bool {
    colon > 0 && colon + 1 < plain.count && plain[colon + 1] == "\\"
      && ASCII.isAlphanumeric(plain[colon - 1])
  }

  /// Whether `www` stands before a full stop.
  private static func isWeb(at dot: Int, in plain: Span<UInt8>) -> Bool {
    guard plain.end(of: "www", at: dot - 3) != nil, dot + 1 < plain.count else { return false }
    return plain[dot + 1] != 0x20 && !plain.isWord(at: dot - 4)
  }

  /// Whether the ending of a file's name follows a full stop, and a name stands before it.
  private static func isEnding(at dot: Int, in plain: Span<UInt8>) -> Bool {
    guard dot > 0, dot + 3 < plain.count, plain.isWord(at: dot - 1) else { return false }
    return endings.end(in: plain, at: dot + 1, where: { !plain.isWord(at: $0) }) != nil
  }

  /// An address without the marks of the sentence around it.
  private static func trimmed(_ range: Range<Int>, in plain: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, "(<[\"'".utf8.contains(plain[start]) { start += 1 }
    while end > start, ")>]\"'.,;!?".utf8.contains(plain[end - 1]) { end -= 1 }
    return start < end ? start..<end : range
  }

  /// Whether an address is one of those that exist to be examples (RFC 2606).
  private static func isExample(_ address: Span<UInt8>) -> Bool {
    for name in ["example.com", "example.org", "example.net"] where address.holds(name) {
      return true
    }
    return false
  }

  /// Whether a text is the name of a resource: `ic_logo_24dp`.
  private static func isResource(_ plain: Span<UInt8>) -> Bool {
    guard let end = end(ofOneOf: prefixes, in: plain), end + 1 < plain.count,
      plain[end] == "_"
    else { return false }
    for index in end..<plain.count
    where !ASCII.isAlphanumeric(plain[index]) && plain[index] != "_" {
      return false
    }
    return true
  }

  /// Last words of the names that code gives controls and pictures.
  private static let suffixes = Resource.words("labels/endings-of-identifiers")

  /// Whether a text is the name that code gives a control or picture: `btnCloseDialog`, `closeButton`.
  ///
  /// Names of products begin with a small letter, too, and have another capital: "ownCloud".
  private static func isIdentifier(_ plain: Span<UInt8>) -> Bool {
    guard !plain.isEmpty, ASCII.isLowerCase(plain[0]),
      plain.indices.allSatisfy({ ASCII.isAlphanumeric(plain[$0]) })
    else { return false }
    for prefix in prefixes {
      if let end = plain.end(of: prefix, at: 0), end + 1 < plain.count,
        ASCII.isUpperCase(plain[end]), ASCII.isLowerCase(plain[end + 1])
      {
        return true
      }
    }
    let name = Text.verbatim(plain, plain.indices)
    return suffixes.contains { name.hasSuffix($0) }
  }

  /// Whether a text is the name of a symbol on Apple's platforms: small words with full stops between them, the
  /// last of which says how the symbol is drawn.
  private static func isSymbol(_ plain: Span<UInt8>) -> Bool {
    var start = 0
    for index in plain.indices {
      switch plain[index] {
      case "a"..."z", "0"..."9": continue
      case "." where index > start: start = index + 1
      default: return false
      }
    }
    let last = plain.extracting(start..<plain.count)
    return start > 0 && symbolEndings.contains { last.equals($0) }
  }

  /// Whether a text begins like the names of photos and screenshots: `IMG_2043`.
  private static func isCameraName(_ plain: Span<UInt8>) -> Bool {
    guard var index = end(ofOneOf: cameras, in: plain), index < plain.count else { return false }
    if " _-".utf8.contains(plain[index]) { index += 1 }
    let digits = index
    while index < plain.count, ASCII.isDigit(plain[index]) { index += 1 }
    return index - digits >= 3
  }

  private static func end(ofOneOf words: [String], in plain: Span<UInt8>) -> Int? {
    guard plain.count > 2, "bdiprost".utf8.contains(ASCII.lowercased(plain[0])) else { return nil }
    // Of `ic`, `icon` and `ico` the one counts that a mark or digit follows.
    for word in words {
      if let end = plain.end(of: word, at: 0), end == plain.count || !ASCII.isLetter(plain[end]) {
        return end
      }
    }
    return nil
  }

  /// Whether a text is a size in pixels: `1920 x 1080 px`.
  private static func isSize(_ plain: Span<UInt8>) -> Bool {
    guard plain.count >= 5, ASCII.isDigit(plain[0]) else { return false }
    var index = 0
    guard skipNumber(in: plain, at: &index) else { return false }
    skipBlank(in: plain, at: &index)
    guard index < plain.count else { return false }
    let (sign, length) = plain.scalarOrReplacement(at: index)
    guard sign == "x" || sign == "X" || sign == "×" else { return false }
    index += length
    skipBlank(in: plain, at: &index)
    guard skipNumber(in: plain, at: &index) else { return false }
    skipBlank(in: plain, at: &index)
    return index == plain.count || plain.end(of: "px", at: index) == plain.count
  }

  /// Goes behind a number of two to five digits.
  private static func skipNumber(in plain: Span<UInt8>, at index: inout Int) -> Bool {
    let start = index
    while index < plain.count, ASCII.isDigit(plain[index]) { index += 1 }
    return (2...5).contains(index - start)
  }

  private static func skipBlank(in plain: Span<UInt8>, at index: inout Int) {
    if index < plain.count, plain[index] == 0x20 { index += 1 }
  }
}

extension Finding.Wording {
  fileprivate static func address(_ text: String) -> Self {
    "\(quoting: text) is an address or file name, not a label; write what it shows or where it leads"
  }

  fileprivate static func resource(_ text: String) -> Self {
    "\(quoting: text) is the name of a file, not a label; write what the image shows"
  }

  fileprivate static let size: Self = "a size in pixels is not a label; write what the image shows"
}
