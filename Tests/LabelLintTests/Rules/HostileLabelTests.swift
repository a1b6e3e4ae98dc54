import LabelLint
import Testing

/// Texts that no author would write, in every place that rules of wording look at.
@Suite("Hostile labels")
struct HostileLabelTests {
  /// Texts with a name.
  static let texts: [(name: String, text: String)] = [
    ("one megabyte of letters", String(repeating: "a", count: 1 << 20)),
    ("many words", String(repeating: "aa ", count: 50_000)),
    ("many different words", (0..<20_000).map { "w\($0)x" }.joined(separator: " ")),
    ("many marks", String(repeating: "-", count: 100_000)),
    ("many stops", String(repeating: ". ", count: 50_000)),
    ("many full stops in a row", String(repeating: ".", count: 100_000)),
    ("a long rule", String(repeating: "_", count: 100_000)),
    ("many names", String(repeating: "a.", count: 50_000)),
    ("many capitals", String(repeating: "A ", count: 50_000)),
    ("only emoji", String(repeating: "👩‍💻", count: 1_000)),
    ("only combining marks", String(repeating: "\u{301}", count: 1_000)),
    ("marks on one letter", "a" + String(repeating: "\u{301}", count: 10_000)),
    ("only placeholders", String(repeating: "%1$s", count: 1_000)),
    ("object replacement", "\u{FFFC}\u{FFFC}"), ("replacement", "\u{FFFD}"),
    ("asterisk", "*"), ("asterisk and blank", "*\u{A0}"), ("stop", "."), ("colon", ":"),
    ("dots", "..."), ("http", "http://"), ("www", "www."), ("drive", ":\\"), ("dot png", ".png"),
    ("size", "10x"), ("resource", "ic_"), ("camera", "IMG_"), ("arrow", "->"), ("eyes", " :"),
    ("private", "\u{E000}"), ("noncharacter", "\u{FFFE}"), ("last scalar", "\u{10FFFF}"),
    ("flags", "🇩🇪🇫🇷"), ("line ends", "\n\n- \n* "), ("number", "123"),
  ]

  @Test("Every rule answers", arguments: texts.map(\.name))
  func answers(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let rules = Set(RuleRegistry.metadata.map(\.id))
    for key in ["content_description", "save_button", "email_label", "a11y_hint"] {
      for language in ["en", "th", "tr"] {
        // A large text is worth one reading.
        if text.utf8.count > 50_000, key != "content_description" || language != "en" { continue }
        for flag in CheckedText(text, key: key, language: language, source: text, format: .strings)
          .findings(of: rules)
        {
          #expect(flag.offset >= 0)
        }
      }
    }
  }

  @Test("Bytes that are no UTF-8, and NUL, are judged like others")
  func illFormed() throws {
    let values: [[UInt8]] = [[0], [0xFF], [0xE2, 0x80], [0x41, 0, 0x42], [0xEF, 0xBF], [0xF0]]
    for value in values {
      let bytes = Array("\"a11y_label\" = \"".utf8) + value + Array("\";\n".utf8)
      let location = try #require(CatalogLocation(path: "a/en.lproj/T.strings"))
      let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
      let catalog = Catalog(
        plan: plan, files: [CatalogReader.read(bytes, at: location)], fallback: nil)
      let checked = Linter().check(catalog)
      for finding in checked.findings {
        #expect(Int(finding.span.bytes.end) <= catalog.files[0].source.text.count)
      }
    }
  }
}
