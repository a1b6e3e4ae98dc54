import LabelLint
import Testing

@Suite("Plain texts")
struct PlainTextTests {
  /// The plain form of a decoded text, with placeholders shown as their bytes.
  private func plain(_ text: String, _ platform: Platform) -> String {
    let bytes = Array(text.utf8)
    var plain = PlainText()
    plain.read(bytes.span, as: PlaceholderReading(platform: platform, prose: .behindDigit))
    let span = plain.bytes(of: bytes.span)
    return String(decoding: span.indices.map { span[$0] }, as: UTF8.self)
  }

  @Test(
    "Markup, references, white space and invisible characters",
    arguments: [
      ("", ""), (" ", ""), ("a", "a"), ("  a  b ", "a b"), ("a\n\t b", "a b"),
      ("a\u{A0}b\u{202F}c\u{3000}d", "a b c d"), ("caf\u{E9}", "caf\u{E9}"),
      ("cafe\u{301}", "caf\u{E9}"), ("a\u{200E}b\u{AD}c\u{FEFF}", "abc"),
      ("\u{645}\u{6CC}\u{200C}\u{62E}\u{648}", "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}"),
      ("👩\u{200D}💻 x", "👩\u{200D}💻 x"), ("\u{200F}\u{5E9}\u{5DC}", "\u{5E9}\u{5DC}"),
      ("<b>Bold</b> text", "Bold text"), ("One<br>two<BR/>three", "One two three"),
      ("<p>A</p><p>B</p>", "A B"), ("<a href=\"x>y\">link</a>", "link"),
      ("<Unknown sender>", "<Unknown sender>"), ("a < b and c > d", "a < b and c > d"),
      ("<b", "<b"), ("<b <i>x</i>", "<b x"), ("<bold>x</bold>", "<bold>x</bold>"),
      ("A &amp; B", "A &amp; B"), ("<b>A</b> &amp; B &#8217; &#x2019; &nope;", "A & B ’ ’ &nope;"),
      ("<i>a&nbsp;&nbsp;b&shy;c</i>", "a bc"), ("<xliff:g id=\"n\">5</xliff:g> left", "5 left"),
      ("Hi %1$s, 100%%", "Hi \u{FFFC}, 100%"), ("a%nb", "a b"), ("{name} {{x}}", "￼ ￼"),
      ("50% off", "50% off"), ("{n, plural, one {{x}} other {y}}!", "￼!"),
      ("<a href=\"%1$s\">%2$s</a>", "￼"), ("*5* _x_", "*5* _x_"),
    ])
  func android(text: String, expected: String) {
    let found = plain(text, .android)
    // Swift compares strings by canonical equivalence; the form matters here.
    #expect(Array(found.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Markdown on Apple",
    arguments: [
      ("**Bold** _it_ `code`", "Bold it code"), ("5 * 3 * 2", "5 * 3 * 2"),
      ("[Terms](https://x.y/a_b_c) and [more](x \"a title\")", "Terms and more"),
      ("^[%lld file](inflect: true)", "￼ file"), ("[%@](%@)", "￼"),
      ("[1] (see below)", "[1] (see below)"),
      ("[x](see below)", "[x](see below)"), ("snake_case_name", "snake_case_name"),
      ("__init__ *a", "init *a"), ("Name *", "Name *"), ("*required", "*required"),
      ("***both*** ~~gone~~ ~x~", "both gone ~x~"), ("a\\*b\\*", "a*b*"), ("`a*b*", "`ab"),
      ("`a*b*c`", "a*b*c"), ("%*d and %*d", "￼ and ￼"), ("**%@** wins", "￼ wins"),
      ("{user_name} and {last_name}", "￼ and ￼"), ("[a](b", "[a](b"), ("** **", "** **"),
    ])
  func apple(text: String, expected: String) {
    #expect(plain(text, .apple) == expected)
  }

  @Test("A plain text is answered with its own bytes")
  func verbatim() {
    var plain = PlainText()
    let reading = PlaceholderReading(platform: .apple)
    for text in ["Play", " Play ", "Größe wählen", "Поиск", "検索", "a'b-c (d)! #1"] {
      let bytes = Array(text.utf8)
      plain.read(bytes.span, as: reading)
      #expect(plain.verbatim?.count == text.utf8.count - (text.hasPrefix(" ") ? 2 : 0), "\(text)")
    }
    for text in ["a  b", "cafe\u{301}", "a\u{A0}b", "100%%", "<b>x</b>"] {
      let bytes = Array(text.utf8)
      plain.read(bytes.span, as: reading)
      #expect(plain.verbatim == nil, "\(text)")
    }
  }

  @Test("Placeholders keep their signature")
  func objects() {
    let bytes = Array("Hi %2$s of %1$d%%, {name}".utf8)
    var plain = PlainText()
    plain.read(bytes.span, as: PlaceholderReading(platform: .android))
    #expect(plain.objects.map(\.offset) == [3, 10, 16])
    #expect(plain.placeholder(at: 3)?.index == 2)
    #expect(plain.placeholder(at: 10)?.argument == .integer)
    #expect(plain.placeholder(at: 16)?.isToken == true)
    #expect(plain.placeholder(at: 4) == nil)
  }

  @Test(
    "Pieces of the plain text lead back to the file",
    arguments: [
      ("Tap <b>Play</b> &amp; go", "Play", "Play"), ("Tap  to\\n play", "to play", "to\\n play"),
      ("It\\'s <i>fine</i>", "It's", "It\\'s"), ("Hi %1$s!", "\u{FFFC}", "%1$s"),
      ("100%% of it", "% of", "%% of"), ("cafe\u{301} open", "caf\u{E9}", "cafe\u{301}"),
      ("One<br/>two", "One two", "One<br/>two"),
      ("<![CDATA[A &amp; <b>B</b>]]>", "& B", "&amp; <b>B"), ("a\u{A0}b", " ", "\u{A0}"),
      ("<xliff:g id=\"n\">%d</xliff:g> files", "files", "files"),
      ("שלום \\u05d0 עולם", "\u{5D0}", "\\u05d0"), ("\"a  b\"", "a b", "a  b"),
      ("x &lt;b>bold&lt;/b> y", "bold", "bold"),
    ])
  func wayBack(value: String, piece: String, source: String) {
    let (file, plain, bytes) = read(value)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = offset(of: piece, in: bytes) else {
      Issue.record("\(piece) is not in \(text)")
      return
    }
    let range = plain.fileRange(of: start..<start + piece.utf8.count, inMessage: 0, of: file)
    #expect(file.source.string(range.range) == source)
  }

  @Test("Tags in white space at the ends do no harm")
  func tagsAtTheEnds() {
    for value in ["<b> x </b> ", " <br/> x <br/> ", "<b/>", " <i> </i> ", "<xliff:g> </xliff:g> "] {
      let (_, plain, bytes) = read(value)
      #expect(bytes == (value.contains(" x ") ? [0x78] : []), "\(value)")
      #expect(plain.sentenceBreaks == [] && plain.protectedRanges == [])
    }
  }

  @Test("Sentence breaks and protected parts are known")
  func places() {
    let (_, plain, bytes) = read(
      "<b>One</b><br/>two <xliff:g id=\"x\"> Acme </xliff:g> three<p>four</p>")
    #expect(String(decoding: bytes, as: UTF8.self) == "One two Acme three four")
    #expect(plain.sentenceBreaks == [4, 19])
    #expect(plain.protectedRanges == [8..<12])
    #expect(plain.isProtected(10..<14))
    #expect(!plain.isProtected(12..<14))
    #expect(!plain.isProtected(0..<8))
  }

  /// Reads an Android value and makes its plain form.
  private func read(_ value: String) -> (CatalogFile, PlainText, [UInt8]) {
    let xml =
      #"<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="k">"#
      + value + "</string></resources>"
    let file = AndroidCatalogReader.read(path: "res/values/strings.xml", bytes: Array(xml.utf8))
    #expect(file.problems.filter { $0.severity == .error } == [])
    var plain = PlainText()
    plain.read(
      0, of: file.entries[0], in: file,
      as: PlaceholderReading(platform: .android, prose: .behindDigit))
    let span = plain.bytes(of: file.bytes(file.messages[0].text))
    return (file, plain, span.indices.map { span[$0] })
  }

  /// Offset of the first bytes equal to a string's.
  private func offset(of piece: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(piece.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }
}
