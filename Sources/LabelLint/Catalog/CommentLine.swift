/// One line of a comment, and what it says its text is spoken as (row 7 of the classifier).
struct CommentLine {
  /// What the line votes for; nil for nothing.
  ///
  /// In order: a line on accessibility settings, or on a text that is displayed, is no vote;
  /// `(accessib\w*|voice ?over)\W+hint` and `action hint` → hint; `accessib\w*\W+value` → state;
  /// `(accessib\w*|a11y|screen ?reader) (announcement|message(?! for the))` → announcement;
  /// `content desc(?!ribing)`,
  /// `accessib\w*`, `a11y`, `visually impaired`, `not visible, for screen` and a screen reader that gets the
  /// text (`ReaderMention`) → label, but announcement with a moment on the same line, and action with
  /// `action label`, as Android calls what is spoken behind "double tap to". `append this` without it takes
  /// the vote away: the screen reader says something else behind the text.
  ///
  /// A moment is `announced when`, `to announce`, `read when`, `read upon`, `sent when`, `spoken when`,
  /// `of the event of`, `describes opening`, `describes closing`, `describes that`, `stating that`,
  /// `feedback when` or `read by .* when`, and where no button, icon or label is named, `read aloud`, `fully opened`,
  /// `half opened` and `(is|has) (opened|closed)`. What is said on the focus is none.
  let vote: MessagePurpose?
  /// Whether the name of a screen reader is all that the vote rests on.
  let isByNameAlone: Bool

  /// Reads a line.
  init(_ line: Span<UInt8>) {
    var seen = Seen()
    // End of the word with *accessib* read last: what follows it is looked at once.
    var wordEnd = 0
    for index in line.indices {
      for phrase in Self.phrases[ASCII.lowercased(line[index])] ?? [] {
        if let end = line.end(of: phrase.words, at: index) {
          seen.read(phrase.find, line, at: index..<end)
        }
      }
      if index >= wordEnd, let end = line.end(of: "accessib", at: index),
        !KeyTerms.isDenied(line, at: index), !Self.isPredicate(line, at: index)
      {
        wordEnd = seen.readAccessible(line, from: end)
      }
    }
    vote = seen.vote
    isByNameAlone = seen.isByNameAlone
  }

  /// What phrases say, by their first byte.
  private static let phrases = Dictionary(
    grouping: [
      (Seen.label, Resource.words("comments/labels") + ["not visible, for screen"]),
      (.term, Resource.words("comments/screen-readers")),
      (.reader, ReaderMention.names),
      (.hint, ["action hint"]),
      (.action, ["action label"]),
      (.appendix, ["append this"]),
      (.focus, ["focus"]),
      (.control, Resource.words("comments/controls")),
      (.settings, ["preference for accessib", "text displayed"]),
      (.moment, Resource.words("comments/moments")),
      (.reading, ["read by "]),
      (.when, ["when "]),
      (.openness, Resource.words("comments/openness")),
    ].flatMap { find, phrases in phrases.map { (words: $0, find: find) } },
    by: { $0.words.utf8.first ?? 0 })

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
    /// A term of screen readers that what it calls the text may follow.
    static let term = Seen(rawValue: 1 << 12)
    /// The name of a screen reader that gets the text.
    static let reader = Seen(rawValue: 1 << 13)
    /// A moment at which somebody reads the text out.
    static let when = Seen(rawValue: 1 << 14)

    /// The vote of a line with these finds.
    var vote: MessagePurpose? {
      if contains(.settings) { return nil }
      if contains(.hint) { return .hint }
      if contains(.state) { return .state }
      if contains(.announcement) { return .announcement }
      guard contains(.label) || contains(.reader) else { return nil }
      let isMoment = contains(.moment) || contains(.openness) && !contains(.control)
      if isMoment, !contains(.focus) { return .announcement }
      if contains(.action) { return .action }
      return contains(.appendix) ? nil : .label
    }

    /// Whether nothing but the name of a screen reader says that the text is spoken.
    var isByNameAlone: Bool {
      contains(.reader) && isDisjoint(with: [.label, .hint, .state, .announcement])
    }

    /// Adds a find at its place, and what follows it there.
    mutating func read(_ find: Seen, _ line: Span<UInt8>, at place: Range<Int>) {
      let end = place.upperBound
      switch find {
      case .term:
        insert(.label)
        readAnnouncement(line, behind: end)
      case .reader:
        readAnnouncement(line, behind: end)
        if line.nextWord("hint", after: end) { insert(.hint) }
        if ReaderMention.isReceiver(line, name: place) { insert(.reader) }
      case .when: if contains(.reading) { insert(.moment) }
      // A verb: "content describing how to pay".
      case .label where line.end(of: "ribing", at: end) != nil: break
      default: insert(find)
      }
    }

    /// What a text is called that is said by itself, unless it is the message for a thing.
    private mutating func readAnnouncement(_ line: Span<UInt8>, behind end: Int) {
      if line.end(of: " announcement", at: end) != nil { insert(.announcement) }
      if let end = line.end(of: " message", at: end), line.end(of: " for the", at: end) == nil {
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
      if line.nextWord("hint", after: end) { insert(.hint) }
      if line.nextWord("value", after: end) { insert(.state) }
      readAnnouncement(line, behind: end)
      for page in CommentLine.pages where line.end(of: " " + page, at: end) != nil {
        insert(.settings)
      }
      return end
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
  private static let predicates = Resource.words("comments/before-accessible")

  /// What follows *accessibility* in comments on settings, not on spoken texts.
  private static let pages = Resource.words("comments/behind-accessibility")
}

extension Span<UInt8> {
  /// Whether the word behind an offset at which at least one other byte stands begins with another one: `\W+word`.
  fileprivate func nextWord(_ word: String, after offset: Int) -> Bool {
    guard offset < count, !isWord(at: offset) else { return false }
    var index = offset
    while index < count, !isWord(at: index) { index += 1 }
    return end(of: word, at: index) != nil
  }
}
