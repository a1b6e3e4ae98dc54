/// What comments say of a text (rows 7, 8, 12 and 13 of the classifier), matched by hand over bytes
/// in time linear in the comment.
package enum CommentPatterns {
  /// What the lines of a comment say a text is spoken as.
  ///
  /// Every line votes for itself, because genstrings merges the comments of several uses into one.
  /// The most votes win; of equals the first of label, hint, state, announcement, action, in the order
  /// in which uses in code are weighed. A line on settings for accessibility has no vote.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - isAboutReaders: Whether the text is about screen readers, so that their names say nothing of it.
  /// - Returns: What the text is spoken as; nil where no line says so.
  package static func spokenPurpose(
    of comment: Span<UInt8>, isAboutReaders: () -> Bool = { false }
  ) -> MessagePurpose? {
    var votes = (label: 0, hint: 0, state: 0, announcement: 0, action: 0)
    var start = 0
    while start < comment.count {
      var end = start
      while end < comment.count, comment[end] != 0x0A, comment[end] != 0x0D { end += 1 }
      let line = CommentLine(comment.extracting(start..<end))
      switch line.isByNameAlone && isAboutReaders() ? nil : line.vote {
      case .label: votes.label += 1
      case .hint: votes.hint += 1
      case .state: votes.state += 1
      case .announcement: votes.announcement += 1
      case .action: votes.action += 1
      default: break
      }
      start = end + 1
    }
    let most = max(max(votes.label, votes.hint, votes.state), votes.announcement, votes.action)
    if most == 0 { return nil }
    if votes.label == most { return .label }
    if votes.hint == most { return .hint }
    if votes.state == most { return .state }
    return votes.announcement == most ? .announcement : .action
  }

  private static let announcements = Resource.words("comments/announcements")

  /// Whether a comment says that a text is an announcement and nothing else:
  /// `^(announcement|alert (spoken|read|announced))\b`.
  package static func isOfAnnouncement(_ comment: Span<UInt8>) -> Bool {
    var start = 0
    while start < comment.count, ASCII.isSpace(comment[start]) { start += 1 }
    return Self.announcements.contains { words in
      comment.end(of: words, at: start).map { !comment.isWord(at: $0) } ?? false
    }
  }

  /// Whether a section's comment heads content descriptions: `^content descriptions\b`.
  package static func headsContentDescriptions(_ comment: Span<UInt8>) -> Bool {
    guard let end = comment.end(of: "content descriptions", at: 0) else { return false }
    return !comment.isWord(at: end)
  }

  /// Whether a comment tells translators to leave the whole text alone, as "Do not translate" does.
  ///
  /// It must be a sentence of its own, or go on with "this": "Do not translate the product name" is
  /// about a word of the text.
  package static func forbidsTranslation(_ comment: Span<UInt8>) -> Bool {
    for index in comment.indices where comment.small(at: index) == "t" {
      guard let end = comment.end(of: "translate", at: index) else { continue }
      if let start = forbidding(in: comment, before: index),
        isSentenceStart(start, in: comment) || comment.end(of: noNeed, at: start) != nil,
        isAboutAll(comment, from: end)
      {
        return true
      }
    }
    return false
  }

  /// Words that say so behind a comma, too, where "do not" may depend on what stands before it.
  private static let noNeed = "no need to "

  /// All words that forbid what follows them.
  private static let forbiddingWords =
    Resource.words("comments/forbidding").map { $0 + " " } + [noNeed]

  /// Offset of the words that forbid what follows them; nil where they are not there.
  private static func forbidding(in comment: Span<UInt8>, before index: Int) -> Int? {
    for words in forbiddingWords {
      let start = index - words.utf8.count
      if start >= 0, comment.end(of: words, at: start) != nil { return start }
    }
    return nil
  }

  /// Whether a sentence begins at an offset, perhaps with "please" before it.
  private static func isSentenceStart(_ offset: Int, in comment: Span<UInt8>) -> Bool {
    var index = offset
    let please = "please "
    if index >= please.utf8.count, comment.end(of: please, at: index - please.utf8.count) != nil {
      index -= please.utf8.count
    }
    while index > 0, ASCII.isSpace(comment[index - 1]) {
      index -= 1
      if comment[index] == 0x0A { return true }
    }
    if index == 0 { return true }
    return switch comment[index - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private static let wholeText = Resource.words("comments/whole-text")

  /// Whether nothing follows "do not translate" but the end of the sentence, a remark in brackets such
  /// as `[CHAR LIMIT=25]`, or "this" and "it".
  private static func isAboutAll(_ comment: Span<UInt8>, from offset: Int) -> Bool {
    var index = offset
    while index < comment.count, comment[index] == 0x20 { index += 1 }
    if index == comment.count { return true }
    switch comment[index] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ";"), UInt8(ascii: "("),
      UInt8(ascii: "["), 0x0A, 0x0D:
      return true
    default: break
    }
    for words in Self.wholeText {
      if let end = comment.end(of: words, at: index),
        end == comment.count || !comment.isWord(at: end)
      {
        return true
      }
    }
    return false
  }

  /// Whether a comment names something that can be pressed.
  ///
  /// `\b(button|menu item|menu option|action|tab bar item|toolbar item)\b`
  package static func namesAction(_ comment: Span<UInt8>) -> Bool {
    holdsWord(of: actionWords, in: comment)
  }

  /// Whether a comment names something that heads or names a part of the screen.
  ///
  /// `\b(title|header|heading|section|navigation bar)\b`
  package static func namesTitle(_ comment: Span<UInt8>) -> Bool {
    holdsWord(of: titleWords, in: comment)
  }

  /// What comments call texts that teach something.
  static let lessons = Resource.words("comments/lessons")

  private static let visible = Resource.words("comments/visible")

  /// Whether a comment speaks of something that is seen: no name is as long as such a text.
  ///
  /// `\b(displayed|shown|dialog|message)\b`
  static func namesVisibleText(_ comment: Span<UInt8>) -> Bool {
    holdsWord(of: Self.visible, in: comment)
  }

  /// Whether a comment says that a text is a name, and not that of something that can be pressed.
  ///
  /// `\b((product|brand|display|default|card|format) name|name of an?|(name|title) of the app(lication)?|`
  /// `name of the (extension|product|voice|notification source)|sample text|easter egg)\b`
  static func namesName(_ comment: Span<UInt8>) -> Bool {
    holdsWord(of: nameWords, in: comment) && !namesAction(comment)
  }

  /// Whether a comment speaks of something that appears by itself: what is said of it is said at once, and
  /// names nothing.
  ///
  /// `\b(iph|in-product[- ]help|in product help|help bubble|bubble|promo|promotion|nudge|alert|announced|`
  /// `read out|notification|error page)\b`
  static func namesAppearance(_ comment: Span<UInt8>) -> Bool {
    holdsWord(of: appearances, in: comment)
  }

  /// How comments name it.
  private static let appearances = Resource.lines(of: "words/comments-on-appearance.txt")

  private static let pictures = Resource.words("comments/pictures")

  /// Whether a comment speaks of a picture, whose description takes a sentence.
  ///
  /// `\b(image|picture|photo|illustration|painting|graphic|drawing)\b`
  static func namesPicture(_ comment: Span<UInt8>) -> Bool {
    holdsWord(
      of: Self.pictures,
      in: comment)
  }

  private static let keyboard = Resource.words("comments/keyboard")

  /// Whether a comment speaks of a keyboard.
  ///
  /// `\b(key|keys|keyboard|shortcut|shortcuts)\b`
  static func namesKeyboard(_ comment: Span<UInt8>) -> Bool {
    holdsWord(of: Self.keyboard, in: comment)
  }

  /// How comments say that a text is a name.
  private static let nameWords = Resource.lines(of: "words/comments-on-names.txt")
  /// What comments call things that can be pressed.
  private static let actionWords = Resource.words("comments/actions")
  /// What comments call things that head or name something.
  private static let titleWords = Resource.words("comments/titles")

  /// Whether one of some phrases stands in a comment with no letter, digit or `_` next to it.
  static func holdsWord(of phrases: [String], in comment: Span<UInt8>) -> Bool {
    comment.indices.contains { index in
      guard comment.isWord(at: index), !comment.isWord(at: index - 1) else { return false }
      return phrases.contains { phrase in
        comment.end(of: phrase, at: index).map { !comment.isWord(at: $0) } ?? false
      }
    }
  }
}
