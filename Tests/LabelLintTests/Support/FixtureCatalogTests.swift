import LabelLint
import Testing

/// What fixtures write is what readers read.
@Suite struct FixtureCatalogTests {
  /// Texts that formats write in their own ways.
  static let texts = [
    "Play", "It's “5 < 6” & \"7\"", "@at", "?q", " two  blanks ", "a\nb\tc", "back\\slash",
    "😀 é e\u{301}",
    "שלום", "Tiếng Việt", "\u{2028}\u{3000}", "50 %", "<b>bold</b>",
  ]

  @Test(
    "every text is read as it was written", arguments: CatalogFormat.allCases,
    FixtureSetting.allCases)
  func roundTrip(format: CatalogFormat, setting: FixtureSetting) throws {
    for text in Self.texts {
      let fixture = FixtureCatalog([
        FixtureEntry("first", comment: "A comment", ["en": text, "fr": "⟦\(text)⟧"]),
        FixtureEntry("second", ["en": "Second"]),
      ])
      let files = fixture.files(as: format, setting)
      let catalog = try #require(fixture.joined(files))
      #expect(catalog.files.flatMap(\.problems).map(\.code) == [], "\(text)")
      let written = MarkedText(text).normalized(setting == .nfd ? .nfd : .nfc)
      let row = try #require(catalog.rows.indices.first { catalog.key(row: $0) == "first" })
      for locale in 0...1 {
        let reference = try #require(catalog.entry(row: row, locale: locale))
        let file = catalog.files[Int(reference.file)]
        let last = try #require(file.messageRange(ofEntry: Int(reference.entry)).last)
        let read = try #require(file.string(file.messages[last].text))
        let expected = setting == .nfd ? written.text : text
        #expect(Array(read.utf8) == Array(expected.utf8), "\(text)")
      }
    }
  }

  @Test func marksAreTheBytesOnDisk() throws {
    let fixture = FixtureCatalog([FixtureEntry("k", ["en": "😀 ⟦Äb⟧c"])])
    for format in CatalogFormat.allCases {
      for setting in FixtureSetting.allCases {
        let file = try #require(fixture.files(as: format, setting).first)
        let mark = try #require(file.marks.first)
        let stored = Array(file.stored[mark])
        let isWide = setting == .utf16 && format == .strings
        let words =
          isWide
          ? String(
            decoding: stride(from: 0, to: stored.count, by: 2).map {
              UInt16(stored[$0]) | UInt16(stored[$0 + 1]) << 8
            }, as: UTF16.self)
          : String(decoding: stored, as: UTF8.self)
        let written: [String] = ["Äb", "A\u{308}b"]
        #expect(setting == .escapes || written.contains { $0.utf8.elementsEqual(words.utf8) })
        #expect(setting != .escapes || words.utf8.count > 10, "\(words)")
      }
    }
  }
}
