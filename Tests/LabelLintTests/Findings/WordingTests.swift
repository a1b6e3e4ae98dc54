import LabelLint
import Testing

@Suite struct WordingTests {
  /// A text of a catalog and how a message quotes it.
  struct Quote: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let quoted: String
    init(_ name: String, _ text: String, _ quoted: String) {
      testDescription = name
      self.text = text
      self.quoted = quoted
    }
  }

  static let quotes = [
    Quote("plain", "Play button", "'Play button'"),
    Quote("empty", "", "''"),
    Quote("line ends and tab", "a\nb\r\tc", #"'a\nb\r\tc'"#),
    Quote("controls", "\u{0}\u{1B}[31mred\u{9B}", #"'\u{0}\u{1B}[31mred\u{9B}'"#),
    Quote("direction override", "a\u{202E}b", #"'a\u{202E}b'"#),
    Quote("invisible", "a\u{200B}\u{AD}\u{FEFF}b", #"'a\u{200B}\u{AD}\u{FEFF}b'"#),
    Quote("line separator", "a\u{2028}b", #"'a\u{2028}b'"#),
    Quote("joiners stay", "می\u{200C}خواهم", "'\u{2068}می\u{200C}خواهم\u{2069}'"),
    Quote("family", "👩\u{200D}👩\u{200D}👧 Share", "'👩\u{200D}👩\u{200D}👧 Share'"),
    Quote("Hebrew", "נגן", "'\u{2068}נגן\u{2069}'"),
    Quote(
      "isolates cannot be closed from inside", "נגן\u{2069}x", "'\u{2068}נגן\\u{2069}x\u{2069}'"),
    Quote("Arabic digits alone have no direction", "٣", "'٣'"),
    Quote("quotes stay", "Don't", "'Don't'"),
    Quote("apostrophes at an edge", "''emphasis''", "\"''emphasis''\""),
    Quote("an apostrophe at the start", "'tis", "\"'tis\""),
    Quote("an apostrophe at the end", "users'", "\"users'\""),
    Quote("a quote at the start", "'%1$s' is away", "\"'%1$s' is away\""),
    Quote("both quotes", "'%1$s' is \"away\"", "''%1$s' is \"away\"'"),
    Quote(
      "just short enough", String(repeating: "ä", count: 120),
      "'\(String(repeating: "ä", count: 120))'"),
    Quote(
      "too long", String(repeating: "ä", count: 121), "'\(String(repeating: "ä", count: 120))…'"),
    Quote(
      "cut between clusters", String(repeating: "e\u{301}", count: 200),
      "'\(String(repeating: "e\u{301}", count: 120))…'"),
  ]

  @Test(arguments: quotes) func quoting(_ quote: Quote) {
    let wording: Finding.Wording = "\(quoting: quote.text)"
    #expect(Array(wording.description.utf8) == Array(quote.quoted.utf8))
  }

  @Test func marksWithoutEndAreCut() {
    let wording: Finding.Wording = "\(quoting: "a" + String(repeating: "\u{301}", count: 500_000))"
    #expect(wording.description.utf8.count < 5_000)
    #expect(wording.description.unicodeScalars.suffix(2) == "…'".unicodeScalars.suffix(2))
    #expect(!wording.description.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func variableParts() {
    let inner: Finding.Wording = "the role \(quoting: "button")"
    let wording: Finding.Wording = "\(quoting: "Play button") repeats \(inner) \(2) times"
    #expect(wording.description == "'Play button' repeats the role 'button' 2 times")
    let rule: RuleID = "role-word"
    let locales: Finding.Wording = "\(rule) in \(locale: "pt-BR\u{1B}[0m")"
    #expect(locales.description == "role-word in pt-BR0m")
  }
}
