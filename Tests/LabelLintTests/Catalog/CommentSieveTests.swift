import Seeded
import Testing

@testable import LabelLint

/// The one walk over a comment lets no phrase pass that a search for it finds.
@Suite("Sieve of comments")
struct CommentSieveTests {
  /// Phrases that are searched for, and words beside them.
  private static let words = [
    "accessibility hint", "Accessible value", "accessibility announcement", "a11y", "VoiceOver",
    "voice over hint", "content desc", "Content Description", "screen reader", "screenreader",
    "talk back", "TalkBack", "visually impaired", "not visible, for screen", "action hint",
    "action label", "announced when", "to announce", "Do not translate.", "never translate this",
    "read when", "describes closing", "focus", ", no need to translate.",
    "Don\u{2019}t translate", "button", "menu item", "Menu option", "action", "tab bar item",
    "toolbar item", "title", "header", "Heading", "section", "navigation bar", "shown", "ünder",
    "the", "of", "a", "dialog", "\n", "x",
  ]

  @Test("where a search finds a phrase, the sieve has told of it")
  func phrases() {
    var random = SeededGenerator(seed: 21)
    var found = [0, 0, 0, 0]
    for _ in 0..<20_000 {
      var comment: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        if !comment.isEmpty { comment.append(0x20) }
        comment += Array(Self.words[Int.random(in: 0..<Self.words.count, using: &random)].utf8)
      }
      let sieve = CommentSieve(comment.span)
      let shown = String(decoding: comment, as: UTF8.self)
      let searches: [(CommentSieve, Bool)] = [
        (.spoken, CommentPatterns.spokenPurpose(of: comment.span) != nil),
        (.forbidding, CommentPatterns.forbidsTranslation(comment.span)),
        (.action, CommentPatterns.namesAction(comment.span)),
        (.title, CommentPatterns.namesTitle(comment.span)),
      ]
      for (number, (kind, isThere)) in searches.enumerated() where isThere {
        found[number] += 1
        #expect(sieve.contains(kind), "\(shown)")
      }
    }
    #expect(found.allSatisfy { $0 > 100 }, "\(found)")
  }

  @Test("a comment without phrases is not searched")
  func plain() {
    let comment = Array("Label of a field for the name of a person, up to 40 letters".utf8)
    let sieve = CommentSieve(comment.span)
    #expect(sieve.isEmpty)
    let none = Array("".utf8)
    let empty = CommentSieve(none.span)
    #expect(empty.isEmpty)
  }
}
