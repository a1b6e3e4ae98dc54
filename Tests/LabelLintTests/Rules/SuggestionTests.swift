import LabelLint
import Testing

/// What rules propose to write instead.
@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "a suggestion keeps brackets and quotation marks in pairs; where it cannot, there is none",
    arguments: [
      ("en", "(Share) button", "(Share)"), ("en", "“Share” button", "“Share”"),
      ("en", "Share (all) button", "Share (all)"), ("en", "[Share] [all] button", "[Share] [all]"),
      ("de", "„Teilen“ Schaltfläche", "„Teilen“"), ("fr", "bouton « Lire »", "« Lire »"),
      ("ko", "[셔터] 버튼", "[셔터]"), ("en", "Share «all» button", "Share «all»"),
    ])
  func pairs(folder: String, text: String, suggestion: String?) {
    let folder = folder == "en" ? "values" : "values-\(folder)"
    var texts = [RuleCheck.Text(folder: folder, key: "cd_share", text: text)]
    if folder != "values" { texts.insert(RuleCheck.Text(key: "cd_share", text: "Share"), at: 0) }
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "role-word" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "no blank is left at an edge where a mark or picture goes",
    arguments: [
      ("trailing-punctuation", "Open -", "Open"), ("trailing-punctuation", "Name :", "Name"),
      ("trailing-punctuation", "Name\u{A0}:", "Name"), ("unspeakable-text", "Play 🎵", "Play"),
      ("unspeakable-text", "🎵 Play", "Play"), ("unspeakable-text", "🎵Play", "Play"),
    ])
  func edges(rule: RuleID, text: String, suggestion: String) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "cd_share", text: text)], limitedTo: { $0 == rule })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "the word for an asterisk stands behind the name, whichever end the asterisk is at",
    arguments: [
      ("* Password", "Password (required)"), ("*Password:", "Password (required):"),
      ("Password *", "Password (required)"), ("Password*:", "Password (required):"),
    ])
  func asterisks(text: String, suggestion: String) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "password_label", text: text)], limitedTo: { $0 == "required-asterisk" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "of words that are acronyms as well, an English sentence has the words",
    arguments: [
      ("CONTACT US", "Contact us"), ("POWERED BY", "Powered by"), ("SHOW ID", "Show ID"),
      ("OPEN IN TV", "Open in TV"),
    ])
  func wordsLikeAcronyms(text: String, suggestion: String) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "contact_label", text: text)], limitedTo: { $0 == "all-caps" })
    #expect(outcome.reported.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test("capitals are written small around what the file has to escape")
  func escaped() {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "menu_more_label", text: "More options"),
        RuleCheck.Text(
          folder: "values-fr", key: "menu_more_label", text: "PLUS D'OPTIONS ÉTÉ & \"VU\""),
      ], limitedTo: { $0 == "all-caps" })
    #expect(
      outcome.reported.map { $0.fixes.first?.text } == ["Plus d'options été & \"vu\""])
  }
}
