import Foundation
import LabelLint
import Testing

/// Holds the hand-written matchers of keys and comments to the expressions they stand for.
@Suite struct KeyExpressionTests {
  /// Keys and comments of public apps, and made ones in which terms and separators meet.
  static let texts: [String] = {
    var texts = KindSample.all.flatMap { [$0.subject.key, $0.subject.comment, $0.subject.section] }
    var random = 0x2545_F491_4F6C_DD1D as UInt64
    let pieces = [
      "accessibility", "accessible", "accessib", "a11y", "voice", "over", "ax", "cd", "content",
      "desc", "description", "talk", "back", "screen", "reader", "state", "value", "hint",
      "setting",
      "s", "pref", "preferences", "disclosure", "autofill", "reset", "service", "text", "size",
      "auto", "font", "title", "tracking", "empty", "announce", "key", "google", "com", "url", "id",
      "action", "button", "menu", "item", "bar", "navigation", "announcement", "visually impaired",
      "announced when", "to announce", "spoken when", "of the event of", "sent when", "read when",
      "read upon", "feedback when", "content describing", "describes opening", "describes closing",
      "focus", "describes that",
      "stating that", "read by ", "when ",
      "read aloud", "fully opened", "is closed", "has opened", "message", " for the", "icon", "in",
      "page",
      "action label", "append this", "text displayed", "gesture", "click", "label",
      "not visible, for ", "preference for ", "content descriptions", "x", "7", "é", "“", "_", "_",
      ".", ".", "-", " ", " ", "", "Hint", "CD", "Accessibility", "ACCESSIBILITY",
    ]
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<(2 + Int(random >> 60) % 7) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(random >> 33) % pieces.count]
      }
      texts.append(text)
    }
    return texts
  }()

  /// Asserts that a matcher and an expression agree on every text.
  private func expectAgreement(
    _ pattern: String, on texts: [String] = texts, _ matches: (Span<UInt8>) -> Bool
  ) throws {
    let expression = try NSRegularExpression(
      pattern: pattern, options: [.caseInsensitive, .dotMatchesLineSeparators])
    var differing: [String] = []
    var hits = 0
    for text in texts {
      let range = NSRange(text.startIndex..., in: text)
      let expected = expression.firstMatch(in: text, range: range) != nil
      let bytes = Array(text.utf8)
      if matches(bytes.span) != expected { differing.append(text) }
      hits += expected ? 1 : 0
    }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
    #expect(hits > 0, "the expression matches none of the texts")
  }

  /// What stands before a word that is no part of one with `in`, which begins where a word does and is
  /// written as it goes on.
  private static let whole =
    "(?-i:(?<=n)(?=A)|(?<=N)(?=a)|(?<!(?<![A-Za-z])[iI][nN])(?<!(?<=[a-z])I[nN]))"

  @Test func constantKeys() throws {
    try expectAgreement(
      "^(pref_key|prefs?_key|key_|preference_key|google_|firebase_|gcm_|com[._]google|"
        + "default_web_client|project_id)|(_url|_urls|_uri|_email|_value|_key|_id)\\z"
    ) { KeyPatterns.constant(in: $0) != nil }
  }

  @Test func settingsKeys() throws {
    try expectAgreement(
      "(settings?|pref(erence)?s?)[._-]?(\\w*[._-])?accessibility\\z|^accessibility\\z|"
        + "accessibility[._-]?(settings?|service|disclosure|permission|text_?size|font|zoom|force|"
        + "auto_?size|overlay|section|screen|menu|title|description|summary|required|gesture|"
        + "shortcut|magnification|prompt)|"
        + "(settings?|preferences?|disclosure|autofill|reset|rationale)\\w*[._]accessibility"
        + "(?![._-]?(label|hint|value))"
    ) { AccessibilitySettings.match(in: $0) != nil }
  }

  @Test func hintKeys() throws {
    try expectAgreement(
      "(\(Self.whole)accessib\\w*|a11y|voice_?over|(^|[._-])ax[._-])(.*[._-]|.*(?-i:[a-z](?=H)))?hint\\z|"
        + "(\(Self.whole)accessibility|a11y)[._-]?hint"
    ) { KeyPatterns.hint(in: $0, terms: KeyTerms($0)) != nil }
  }

  @Test func stateKeys() throws {
    try expectAgreement(
      "(\(Self.whole)accessibility|a11y).*[._-](value|state)([._-]|\\z)|state_?description"
    ) {
      KeyPatterns.state(in: $0, terms: KeyTerms($0)) != nil
    }
  }

  @Test func labelKeys() throws {
    try expectAgreement(
      "(?<!tracking|empty|tracking[._-]|empty[._-])content[._-]?desc(ription)?|\(Self.whole)accessib|a11y|"
        + "talk_?back|voice_?over|screen_?reader|(^|[._-])(cd|ax)([._-]|\\z)"
    ) { KeyTerms($0).label != nil }
  }

  @Test func actionKeys() throws {
    try expectAgreement("(action|click)[._-]?label") { KeyPatterns.spokenAction(in: $0) != nil }
  }

  @Test func actionAndTitleComments() throws {
    try expectAgreement(
      "\\b(button|menu item|menu option|action|tab bar item|toolbar item)\\b"
    ) { CommentPatterns.namesAction($0) }
    try expectAgreement("\\b(title|header|heading|section|navigation bar)\\b") {
      CommentPatterns.namesTitle($0)
    }
  }

  @Test func sectionComments() throws {
    try expectAgreement("^content descriptions\\b") { CommentPatterns.headsContentDescriptions($0) }
  }

  @Test func spokenComments() throws {
    // What names of screen readers say depends on the words around them: `KindClassifierTests`.
    let names = try Regex("talk ?back|voice ?over|screen ?reader").ignoresCase()
    let lines = Self.texts.filter {
      !$0.contains(where: \.isNewline) && $0.firstMatch(of: names) == nil
    }
    let veto =
      "^(?!.*(\(Self.whole)accessib\\w* (settings?|section|screen|service|fonts?|menu|feature|preference|"
      + "permission|page)|preference for accessib|text displayed)).*"
    let hint = "(\(Self.whole)accessib\\w*\\W+hint|action hint)"
    let state = "\(Self.whole)accessib\\w*\\W+value"
    let label =
      "(content desc(?!ribing)|\(Self.whole)accessib(?!ilityNodeInfo)|a11y|"
      + "visually impaired|not visible, for screen)"
    let moment =
      "(announced when|to announce|feedback when|read when|read upon|sent when|spoken when|of the event of|"
      + "describes (opening|closing|that)|stating that|read by .*when )"
    let opens = "(read aloud|fully opened|half opened|(is|has) (opened|closed))"
    let said = "^(?!.*focus)((?=.*\(moment))|(?!.*(button|icon|label))(?=.*\(opens)))"
    let called =
      "(\(Self.whole)accessib\\w*|a11y) (announcement|message(?! for the))"
    let announcement = "(\(called)|(?=.*\(label))\(said))"
    try expectAgreement(veto + hint, on: lines) { CommentPatterns.spokenPurpose(of: $0) == .hint }
    try expectAgreement("^(?!.*\(hint))" + veto.dropFirst() + state, on: lines) {
      CommentPatterns.spokenPurpose(of: $0) == .state
    }
    try expectAgreement(
      "^(?!.*\(hint))(?!.*\(state))" + veto.dropFirst() + announcement, on: lines
    ) { CommentPatterns.spokenPurpose(of: $0) == .announcement }
    let appended =
      "^(?=.*append this)(?!.*(\(hint)|\(state)|\(called)|action label))(?!\(said))"
    try expectAgreement(
      "^(?!\(appended))" + veto.dropFirst() + "(\(label)|action hint)", on: lines
    ) {
      CommentPatterns.spokenPurpose(of: $0) != nil
    }
    let before = "^(?!.*\(hint))(?!.*\(state))(?!.*\(called))(?!\(said))"
    try expectAgreement(
      before + "(?=.*\(label))" + veto.dropFirst() + "action label", on: lines
    ) { CommentPatterns.spokenPurpose(of: $0) == .action }
  }
}
