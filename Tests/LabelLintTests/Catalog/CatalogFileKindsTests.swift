import LabelLint
import Testing

/// Kinds of the entries of a file, and texts that are made to cost time.
@Suite struct CatalogFileKindsTests {
  /// A file whose only entry has texts in some slots.
  private func file(
    key: String, texts: [(slot: Int, text: String)], type: EntryType = .plural,
    comment: String = "",
    note: EntryNote? = nil, format: CatalogFormat = .android
  ) -> CatalogFile {
    let stored = Array((key + comment + texts.map(\.text).joined()).utf8)
    var file = CatalogFile(
      source: SourceFile(path: "strings", stored: stored), format: format, table: "t")
    var offset = key.utf8.count
    let commentEnd = offset + comment.utf8.count
    file.startEntry(
      key: TextRef(inFile: 0..<offset), at: .zero, type: type,
      comment: comment.isEmpty ? .none : TextRef(inFile: offset..<commentEnd), note: note)
    offset = commentEnd
    for (slot, text) in texts {
      let end = offset + text.utf8.count
      file.appendMessage(
        TextRef(inFile: offset..<end), value: .zero, slot: slot, firstRun: 0, firstMark: 0)
      offset = end
    }
    return file
  }

  /// The kind of the only entry, as `purpose confidence evidence`.
  private func printed(_ file: CatalogFile) -> String {
    let kind = file.kind(ofEntry: 0) { _ in 1 }
    return "\(kind.purpose) \(kind.confidence) \(file.printedEvidence(of: kind, entry: 0))"
  }

  @Test func thePluralFormOtherStandsForItsEntry() {
    let long = "You have these many new messages."
    #expect(printed(file(key: "k", texts: [(2, "One"), (6, long)])) == "message medium shape")
    #expect(printed(file(key: "k", texts: [(6, "Many"), (2, long)])) == "shortText low shape")
    #expect(printed(file(key: "k", texts: [(6, ""), (2, long)])) == "message medium shape")
    #expect(printed(file(key: "k", texts: [])) == "shortText low shape")
  }

  /// Kind and evidence of every entry of a file, by key.
  private func kinds(of text: String, at path: String) throws -> [String: String] {
    let location = try #require(CatalogLocation(path: path))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let catalog = Catalog(
      plan: plan, files: [CatalogReader.read(Array(text.utf8), at: location)], fallback: nil)
    let kinds = CatalogKinds(catalog)
    return Dictionary(
      uniqueKeysWithValues: catalog.rows.indices.map { row in
        let kind = kinds[row: row]
        return (
          catalog.key(row: row),
          "\(kind.purpose) \(kind.confidence) \(catalog.printedEvidence(of: kind, row: row))"
        )
      })
  }

  @Test func aSectionOfContentDescriptionsReachesToTheNextComment() throws {
    let android = """
      <resources>
          <string name="before">Before</string>
          <!-- Content descriptions for image buttons -->
          <string name="first">First</string>
          <string name="speed">Increase speed</string>
          <string name="long">This one is a sentence that is shown.</string>
          <!-- Dates -->
          <string name="day">Day</string>
          <string name="week">Week</string>
          <!-- Content description of one button -->
          <string name="one">One</string>
          <string name="two">Two</string>
      </resources>
      """
    #expect(
      try kinds(of: android, at: "res/values/strings.xml") == [
        "before": "shortText low shape", "first": "label high comment",
        "speed": "label medium section-comment", "long": "message medium shape",
        "day": "shortText low shape", "week": "shortText low shape",
        "one": "label high comment", "two": "shortText low shape",
      ])
    let strings = """
      /* Content descriptions */
      "first" = "First";
      "speed" = "Speed";
      // Accessibility
      "other" = "Other";
      "last" = "Last";
      """
    #expect(
      try kinds(of: strings, at: "en.lproj/Localizable.strings") == [
        "first": "label high comment", "speed": "label medium section-comment",
        "other": "label high comment", "last": "shortText low shape",
      ])
  }

  @Test func aKeyThatIsATextIsNoEvidence() {
    let prose = file(
      key: "Accessibility permission not granted", texts: [(0, "Accessibility permission")],
      format: .strings)
    #expect(printed(prose) == "shortText low shape")
    let hinted = file(
      key: "Content description", texts: [(0, "Play")], comment: "VoiceOver", format: .strings)
    #expect(printed(hinted) == "label high comment")
  }

  @Test func commentsAndNotesAreRead() {
    let spoken = file(key: "k", texts: [(0, "Play")], comment: "TalkBack text")
    #expect(printed(spoken) == "label high comment")
    let alias = file(key: "k", texts: [(0, "@string/a")], type: .alias)
    #expect(printed(alias) == "constant high shape")
    var note = EntryNote()
    note.interfaceClass = TextRef(inFile: 4..<12)
    note.interfaceProperty = TextRef(inFile: 12..<23)
    let button = file(
      key: "Play", texts: [(0, "UIButtonnormalTitle")], note: note, format: .strings)
    #expect(printed(button) == "action certain interface-builder:UIButton.normalTitle")
    let key = file(key: "abc-de-fgh.title", texts: [(0, "Play")], format: .strings)
    #expect(printed(key) == "action certain interface-builder:title")
  }

  @Test(
    "Long keys and comments are read once, whatever they repeat",
    arguments: [
      "accessib", "accessibility_", "settings_accessibility", "pref", "prefs_", "a11y_",
      "a11y_hint_",
      "voice_over", "voiceover ", "accessibility \n", "accessib hint", "setting.", "ax_", "x", "É",
      "\u{80}", "content_desc", "hint", "aA", "_", "a.",
    ])
  func hostileTexts(_ piece: String) {
    let long = String(repeating: piece, count: 8_000 / piece.utf8.count)
    for key in [long, long + "accessibility", long + "_hint"] {
      for format in [CatalogFormat.android, .strings] {
        let subject = KindCase(format: format, key: key, text: long, comment: long, section: long)
        #expect(MessagePurpose.allCases.contains(subject.kind.purpose))
      }
    }
  }
}
