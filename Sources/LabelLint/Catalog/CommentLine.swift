/// One line of a comment, and what it says its text is spoken as (row 7 of the classifier).
struct CommentLine {
  /// What the line votes for; nil for nothing.
  ///
  /// In order: a line on accessibility settings, or on a text that is displayed, is no vote;
  /// `(accessib\w*|voice ?over)\W+hint` and `action hint` → hint; `accessib\w*\W+value` → state;
  /// `(accessib\w*|a11y|screen ?reader) (announcement|message(?! for the))` → announcement; `content desc`,
  /// `accessib\w*`, `a11y`, `talk ?back`, `voice ?over`, `screen ?reader`, `visually impaired`,
  /// `not visible, for screen` → label, but announcement with a moment on the same line, and action with
  /// `action label`, as Android calls what is spoken behind "double tap to". `append this` without it takes
  /// the vote away: the screen reader says something else behind the text.
  ///
  /// A moment is `announced when`, `to announce`, `read when`, `read upon`, `sent when`, `spoken when`,
  /// `of the event of`, `describes opening`, `describes closing`, `describes that`, `stating that` or
  /// `read by .* when`, and where no button, icon or label is named, `read aloud`, `fully opened`,
  /// `half opened` and `(is|has) (opened|closed)`. What is said on the focus is none.
  let vote: MessagePurpose?

  /// Reads a line.
  init(_ line: Span<UInt8>) {
    var seen = Seen()
    // End of the word with *accessib* read last: what follows it is looked at once.
    var wordEnd = 0
    // No phrase is shorter than two bytes, and its first two tell most of them apart.
    for index in 0..<max(0, line.count - 1)
    where Self.mayBegin(line[index], line[index + 1]) {
      switch (line.small(at: index), line.small(at: index + 1)) {
      case ("a", "c"):
        seen.note(.hint, line.end(of: "action hint", at: index))
        if index >= wordEnd, !KeyTerms.isDenied(line, at: index),
          !Self.isPredicate(line, at: index),
          let end = line.end(of: "accessib", at: index)
        {
          wordEnd = seen.readAccessible(line, from: end)
        }
        seen.note(.action, line.end(of: "action label", at: index))
      case ("a", "1"): seen.readTerm(line, to: line.end(of: "a11y", at: index))
      case ("a", "p"): seen.note(.appendix, line.end(of: "append this", at: index))
      case ("a", "n"): seen.note(.moment, line.end(of: "announced when", at: index))
      case ("b", "u"): seen.note(.control, line.end(of: "button", at: index))
      case ("c", "o"): seen.note(.label, line.end(of: "content desc", at: index))
      case ("d", "e"): seen.note(.moment, line.end(of: "describes ", then: Self.events, at: index))
      case ("f", "o"): seen.note(.focus, line.end(of: "focus", at: index))
      case ("f", "u"): seen.note(.openness, line.end(of: "fully opened", at: index))
      case ("h", "a"):
        seen.note(.openness, line.end(of: "half opened", at: index))
        seen.note(.openness, line.end(of: "has ", then: Self.changes, at: index))
      case ("i", "c"): seen.note(.control, line.end(of: "icon", at: index))
      case ("i", "s"): seen.note(.openness, line.end(of: "is ", then: Self.changes, at: index))
      case ("l", "a"): seen.note(.control, line.end(of: "label", at: index))
      case ("n", "o"): seen.note(.label, line.end(of: "not visible, for screen", at: index))
      case ("o", "f"): seen.note(.moment, line.end(of: "of the event of", at: index))
      case ("p", "r"): seen.note(.settings, line.end(of: "preference for accessib", at: index))
      case ("r", "e"):
        seen.note(.moment, line.end(of: "read when", at: index))
        seen.note(.moment, line.end(of: "read upon", at: index))
        seen.note(.openness, line.end(of: "read aloud", at: index))
        seen.note(.reading, line.end(of: "read by ", at: index))
      case ("s", "c"): seen.readTerm(line, to: line.end(of: "screen", spaced: "reader", at: index))
      case ("s", "e"): seen.note(.moment, line.end(of: "sent when", at: index))
      case ("s", "p"): seen.note(.moment, line.end(of: "spoken when", at: index))
      case ("s", "t"): seen.note(.moment, line.end(of: "stating that", at: index))
      case ("t", "a"): seen.note(.label, line.end(of: "talk", spaced: "back", at: index))
      case ("t", "e"): seen.note(.settings, line.end(of: "text displayed", at: index))
      case ("t", "o"): seen.note(.moment, line.end(of: "to announce", at: index))
      case ("v", "i"): seen.note(.label, line.end(of: "visually impaired", at: index))
      case ("v", "o"): seen.readVoiceOver(line, at: index)
      case ("w", "h"):
        if seen.contains(.reading) { seen.note(.moment, line.end(of: "when ", at: index)) }
      default: break
      }
    }
    vote = seen.vote
  }

  /// Whether a phrase may begin with two bytes; some pairs that begin none are let through.
  ///
  /// Most pairs of a line begin no phrase, and this is a look into a table and no comparison with each.
  @inline(__always)
  private static func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    let seconds: UInt32 =
      switch first | 0x20 {
      case UInt8(ascii: "a"): bit("c") | bit("1") | bit("n") | bit("p")
      case UInt8(ascii: "c"), UInt8(ascii: "n"): bit("o")
      case UInt8(ascii: "b"): bit("u")
      case UInt8(ascii: "d"), UInt8(ascii: "r"): bit("e")
      case UInt8(ascii: "f"): bit("o") | bit("u")
      case UInt8(ascii: "h"), UInt8(ascii: "l"): bit("a")
      case UInt8(ascii: "i"): bit("c") | bit("s")
      case UInt8(ascii: "o"): bit("f")
      case UInt8(ascii: "p"): bit("r")
      case UInt8(ascii: "s"): bit("c") | bit("e") | bit("p") | bit("t")
      case UInt8(ascii: "t"): bit("a") | bit("e") | bit("o")
      case UInt8(ascii: "v"): bit("i") | bit("o")
      case UInt8(ascii: "w"): bit("h")
      default: 0
      }
    return seconds &>> UInt32(second & 0x1F) & 1 != 0
  }

  /// A bit for a letter in any case or a digit, which they share with a few other bytes.
  @inline(__always)
  private static func bit(_ byte: Unicode.Scalar) -> UInt32 { 1 &<< (byte.value & 0x1F) }

  /// What was found on a line.
  private struct Seen: OptionSet {
    /// The bits.
    var rawValue: UInt16 = 0

    /// A term of screen readers.
    static let label = Seen(rawValue: 1 << 0)
    /// A spoken hint.
    static let hint = Seen(rawValue: 1 << 1)
    /// A spoken value.
    static let state = Seen(rawValue: 1 << 2)
    /// An announcement.
    static let announcement = Seen(rawValue: 1 << 3)
    /// Settings for accessibility and visible texts, which take the vote away.
    static let settings = Seen(rawValue: 1 << 4)
    /// A moment at which something spoken is said by itself.
    static let moment = Seen(rawValue: 1 << 5)
    /// What a screen reader says that pressing does.
    static let action = Seen(rawValue: 1 << 6)
    /// The focus, on which a label is said.
    static let focus = Seen(rawValue: 1 << 7)
    /// What is said when a part of the screen opens or closes, unless a control is meant.
    static let openness = Seen(rawValue: 1 << 8)
    /// A control, or its label.
    static let control = Seen(rawValue: 1 << 9)
    /// Somebody who reads the text out, when something happens.
    static let reading = Seen(rawValue: 1 << 10)
    /// Something that a screen reader says behind the text or what it belongs to.
    static let appendix = Seen(rawValue: 1 << 11)

    /// The vote of a line with these finds.
    var vote: MessagePurpose? {
      if contains(.settings) { return nil }
      if contains(.hint) { return .hint }
      if contains(.state) { return .state }
      if contains(.announcement) { return .announcement }
      guard contains(.label) else { return nil }
      let isMoment = contains(.moment) || contains(.openness) && !contains(.control)
      if isMoment, !contains(.focus) { return .announcement }
      if contains(.action) { return .action }
      return contains(.appendix) ? nil : .label
    }

    /// Adds a find when it ends somewhere.
    mutating func note(_ find: Seen, _ end: Int?) {
      if end != nil { insert(find) }
    }

    /// A term of screen readers, and what it calls the text behind it.
    mutating func readTerm(_ line: Span<UInt8>, to end: Int?) {
      guard let end else { return }
      insert(.label)
      if end < line.count, line[end] == 0x20 {
        noteAnnouncement(line, at: end + 1)
      }
    }

    /// What a text is called that is said by itself, unless it is the message for a thing.
    private mutating func noteAnnouncement(_ line: Span<UInt8>, at index: Int) {
      note(.announcement, line.end(of: "announcement", at: index))
      if let end = line.end(of: "message", at: index), line.end(of: " for the", at: end) == nil {
        insert(.announcement)
      }
    }

    /// Phrases that begin with *accessibility* or another word of the stem.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - stemEnd: Offset behind `accessib`.
    /// - Returns: Offset behind the word.
    mutating func readAccessible(_ line: Span<UInt8>, from stemEnd: Int) -> Int {
      // A class of Android's that carries all of a screen's texts, and is no word on one of them.
      if line.end(of: "ilitynodeinfo", at: stemEnd) == nil { insert(.label) }
      var end = stemEnd
      while line.isWord(at: end) { end += 1 }
      let next = line.nextWord(after: end)
      note(.hint, next.flatMap { line.end(of: "hint", at: $0) })
      note(.state, next.flatMap { line.end(of: "value", at: $0) })
      if end < line.count, line[end] == 0x20 {
        noteAnnouncement(line, at: end + 1)
        for page in CommentLine.pages { note(.settings, line.end(of: page, at: end + 1)) }
      }
      return end
    }

    /// *VoiceOver* and a hint behind it.
    mutating func readVoiceOver(_ line: Span<UInt8>, at index: Int) {
      guard let end = line.end(of: "voice", spaced: "over", at: index) else { return }
      insert(.label)
      note(.hint, line.nextWord(after: end).flatMap { line.end(of: "hint", at: $0) })
    }
  }

  /// Whether *accessible* at an offset is said of a page or device that can be reached: "remotely
  /// accessible", "is not accessible".
  private static func isPredicate(_ line: Span<UInt8>, at index: Int) -> Bool {
    guard index > 0, line[index - 1] == 0x20, line.end(of: "accessible", at: index) != nil else {
      return false
    }
    return predicates.contains { word in
      let start = index - 1 - word.utf8.count
      return start >= 0 && line.end(of: word, at: start) == index - 1 && !line.isWord(at: start - 1)
    }
  }

  /// What stands before it then.
  private static let predicates = [
    "is", "are", "be", "not", "only", "more", "made", "remotely", "easily", "becomes",
  ]

  /// What a text describes that is said when it happens.
  private static let events = ["opening", "closing", "that"]
  /// What is said of a part of the screen.
  private static let changes = ["opened", "closed"]

  /// What follows *accessibility* in comments on settings, not on spoken texts.
  private static let pages = [
    "setting", "section", "screen", "service", "font", "menu", "feature", "preference",
    "permission", "page", "identifier",
  ]
}

extension Span<UInt8> {
  /// Offset behind two words with at most one blank between.
  fileprivate func end(of first: String, spaced second: String, at offset: Int) -> Int? {
    end(of: first, then: second, at: offset) { $0 == 0x20 }
  }

  /// Offset behind some words with one of others behind them.
  fileprivate func end(of first: String, then others: [String], at offset: Int) -> Int? {
    guard let start = end(of: first, at: offset) else { return nil }
    for other in others {
      if let end = end(of: other, at: start) { return end }
    }
    return nil
  }

  /// Offset of the word behind an offset at which at least one other byte stands: `\W+`.
  fileprivate func nextWord(after offset: Int) -> Int? {
    guard offset < count, !isWord(at: offset) else { return nil }
    var index = offset
    while index < count, !isWord(at: index) { index += 1 }
    return index
  }
}
