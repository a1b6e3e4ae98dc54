import Foundation
import LabelLint
import LabelLintProject
import Testing

/// Texts that agents propose: what is found in them is what `check` finds in the written file, and only their own bytes
/// change.
@Suite("Proposed texts")
struct ProposedTextTests {
  private static let settings = "version: 1\nrules:\n  inconsistent-label: note\n"

  private static func project(_ folder: TemporaryFolder) throws(ProjectError) -> Project {
    try Project(folder.url.path, root: folder.url.path)
  }

  private static func agent(_ folder: TemporaryFolder) throws(ProjectError) -> AgentProject {
    let path = folder.url.path
    return try AgentProject(isReadOnly: false) { () throws(ProjectError) -> Project in
      try Project(path, root: path)
    }
  }

  private static func write(_ files: [String: String], to folder: TemporaryFolder) throws {
    try folder.write(settings, to: ".label-lint.yml")
    for (path, text) in files { try folder.write(text, to: path) }
  }

  private static func texts(of paths: some Sequence<String>, in folder: TemporaryFolder) throws
    -> [String: String]
  {
    var texts: [String: String] = [:]
    for path in paths { texts[path] = try folder.text(of: path) }
    return texts
  }

  // MARK: Findings

  /// Rule, level, slot and message of each finding of a tool, sorted.
  private static func findings(of record: JSONValue) -> [[String]] {
    (record["findings"]?.elements ?? []).map { finding in
      ["rule", "level", "slot", "message"].map { finding[$0]?.text ?? "" }
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The same of what a check finds about a key in a locale.
  private static func findings(
    about proposal: ProposedSample.Proposal, in folder: TemporaryFolder
  ) throws -> [[String]] {
    try project(folder).check().flatMap { $0.texts.isEmpty ? [$0] : $0.texts }
      .filter { $0.subject.key == proposal.key && $0.subject.locale == proposal.locale }
      .map { [$0.rule.description, $0.severity.rawValue, $0.subject.slot, $0.message] }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test(
    "have the findings of a check, also those beside other keys, and change their own bytes",
    arguments: ProposedSample.Format.allCases)
  func random(format: ProposedSample.Format) throws {
    let (folder, checked) = (try TemporaryFolder(), try TemporaryFolder())
    var sample = ProposedSample(format, seed: 3)
    try Self.write(sample.files, to: folder)
    var agent = try Self.agent(folder)
    var rules: Set<String> = []
    var (applied, refused) = (0, 0)
    for _ in 0..<60 {
      let proposal = sample.propose()
      let arguments = sample.arguments(of: proposal)
      let found = Self.findings(of: try agent.propose(arguments))
      var written = sample
      written.take(proposal)
      try Self.write(written.files, to: checked)
      #expect(try found == Self.findings(about: proposal, in: checked), "\(proposal)")
      rules.formUnion(found.map { $0[0] })
      let (record, isWritten) = try agent.apply(
        arguments.adding(["allow": .texts(found.map { $0[0] })]))
      if isWritten {
        sample = written
        applied += 1
      } else {
        #expect(record["reason"]?.text?.isEmpty == false)
        refused += 1
      }
      #expect(try Self.texts(of: sample.files.keys, in: folder) == sample.files, "\(proposal)")
    }
    #expect(rules.isSuperset(of: ["missing-state-counterpart", "placeholder-mismatch"]))
    #expect(applied >= 40 && refused >= 5, "\(applied) \(refused)")
  }

  @Test(
    "a lost question mark is found unless the locale asks without one",
    arguments: [("?", ["punctuation-mismatch"]), ("", [])])
  func questions(mark: String, rules: [String]) throws {
    let folder = try TemporaryFolder()
    func file(_ text: (String) -> String) -> String {
      let things = [
        "song", "list", "album", "page", "file", "note", "letter", "folder", "book", "card", "text",
      ]
      return "<resources>\n"
        + things.map { "<string name=\"ask_\($0)\">\(text($0))</string>\n" }.joined()
        + "</resources>\n"
    }
    try folder.write(
      file { "Do you want to delete the \($0)?" }, to: "res/values/strings.xml")
    try folder.write(file { "\($0) wirklich löschen\(mark)" }, to: "res/values-de/strings.xml")
    var agent = try Self.agent(folder)
    let record = try agent.propose(
      ["key": "ask_song", "locale": "de", "text": "song jetzt löschen"])
    #expect(Self.findings(of: record).map { $0[0] } == rules)
  }

  @Test("a source text keeps its placeholders, as its translations have them")
  func source() throws {
    let folder = try TemporaryFolder()
    let english = "<resources>\n<string name=\"count\">%d songs are here.</string>\n</resources>\n"
    try folder.write(english, to: "res/values/strings.xml")
    for (locale, text) in [("de", "%d Lieder sind hier."), ("fr", "%d chansons sont ici.")] {
      try folder.write(
        "<resources>\n<string name=\"count\">\(text)</string>\n</resources>\n",
        to: "res/values-\(locale)/strings.xml")
    }
    var agent = try Self.agent(folder)
    let (record, isWritten) = try agent.apply(
      ["key": "count", "locale": "en", "text": "All songs are here."])
    #expect(!isWritten)
    #expect(record["findings"] == .array([]))
    #expect(
      record["refusals"]?.texts == [
        "its placeholder '%d' is missing: '%d songs are here.' has it"
      ])
    #expect(try folder.text(of: "res/values/strings.xml") == english)
  }

  @Test("a key that only another translation has gets no text", arguments: ["en", "fr"])
  func keyWithoutSource(locale: String) throws {
    let folder = try TemporaryFolder()
    for (place, name) in [("values", "play"), ("values-de", "extra"), ("values-fr", "play")] {
      try folder.write(
        "<resources>\n<string name=\"\(name)\">Text</string>\n</resources>\n",
        to: "res/\(place)/strings.xml")
    }
    var agent = try Self.agent(folder)
    #expect {
      try agent.propose(["key": "extra", "locale": .string(locale), "text": "Text"])
    } throws: { error in
      "\(error)" == "the key has no source text here"
    }
  }

  // MARK: Bytes

  /// A text for a key of a file.
  private struct Replacement: Sendable, CustomStringConvertible {
    let key: String
    let text: String
    /// Which form of a plural it is; nil for the only text.
    let slot: String?
    /// The bytes that go; nil if the text is refused.
    let old: String?
    /// The bytes that come in their place, or why the text is refused.
    let new: String

    var description: String { "\(key): \(text)" }

    /// Bytes in the place of others.
    init(_ key: String, _ text: String, slot: String? = nil, _ old: String, _ new: String) {
      (self.key, self.text, self.slot, self.old, self.new) = (key, text, slot, old, new)
    }

    /// A reason to refuse it.
    init(_ key: String, _ text: String, slot: String? = nil, refused reason: String) {
      (self.key, self.text, self.slot, old, new) = (key, text, slot, nil, reason)
    }
  }

  /// Applies each text to the German file as it was, and compares all its bytes.
  private static func apply(
    _ replacements: [Replacement], to german: String, at path: String, english: String,
    at source: String, _ encoding: String.Encoding = .utf8
  ) throws {
    for replacement in replacements {
      let folder = try TemporaryFolder()
      let before = try #require(german.data(using: encoding))
      if source != path { try folder.write(english, to: source) }
      try folder.write(before, to: path)
      var agent = try agent(folder)
      let (record, isWritten) = try agent.apply(
        .object([
          "key": .string(replacement.key), "locale": "de", "text": .string(replacement.text),
          "slot": .text(replacement.slot),
        ]))
      let after = try Data(contentsOf: folder.url.appending(path: path))
      if let old = replacement.old {
        #expect(isWritten && record["reason"] == .null, "\(replacement) \(record)")
        let wanted = try #require(german.range(of: old), "\(replacement)")
        let text = german.replacingCharacters(in: wanted, with: replacement.new)
        #expect(after == text.data(using: encoding), "\(replacement)")
      } else {
        #expect(!isWritten && record["reason"]?.text == replacement.new, "\(replacement) \(record)")
        #expect(after == before, "\(replacement)")
      }
      if source != path { #expect(try folder.text(of: source) == english) }
    }
  }

  private static let controlCharacter = "contains a control character (U+0001); remove it"
  private static let cannotBeWritten =
    "the text cannot be written here without changing more than its words: edit the file"
  private static let lostPlaceholder =
    "the placeholder '%d' is missing, so its value is not shown [placeholder-mismatch]"

  @Test("in strings.xml, only the words of the text change, in whatever form the file is")
  func resources() throws {
    try Self.apply(
      [
        Replacement("tour", "Starte 'die' Führung jetzt.", "F&#252;hrung.", "F&#252;hrung jetzt."),
        Replacement(
          "tour", "Starte 'die' \"große\" Führung & Reise\nheute.", "F&#252;hrung",
          "\\\"große\\\" Führung &amp; Reise\\nheute"),
        Replacement(
          "tip", "Tippe <b>zweimal</b> auf diese Seite.", "hier", "auf diese Seite"),
        Replacement(
          "tour", "Starte\u{1} die Führung.", refused: Self.controlCharacter + " [invisible-text]"),
        Replacement(
          "tour", "",
          refused: "'Start the tour now.' is not translated, so users get an empty text "
            + "[missing-translation]"),
        Replacement("count", "Lieder sind hier.", refused: Self.lostPlaceholder),
      ],
      to: """
        \u{FEFF}<resources>\r
        \t<!-- Die Führung. -->\r
        \t<string  name="tour" >Starte \\'die\\' F&#252;hrung.</string>\r
        \t<string name="tip"><![CDATA[Tippe <b>zweimal</b> hier.]]></string>\r
        <string name='count'>%d Lieder sind hier.</string></resources>
        """, at: "res/values-de/strings.xml",
      english: """
        <resources>
          <string name="tour">Start the tour now.</string>
          <string name="tip"><![CDATA[Tap <b>twice</b> here.]]></string>
          <string name="count">%d songs are here.</string>
        </resources>
        """, at: "res/values/strings.xml")
  }

  @Test(
    "in .strings, only the words of the text change, also in UTF-16",
    arguments: [String.Encoding.utf8, .utf16LittleEndian])
  func strings(encoding: String.Encoding) throws {
    try Self.apply(
      [
        Replacement(
          "tour", "Starte \"die\" Führung jetzt \\ und 😀.\nBald.", "\\U00FChrung.",
          "\\U00FChrung jetzt \\\\ und 😀.\\nBald."),
        Replacement("tour", "Starte\u{1} die Führung.", refused: Self.cannotBeWritten),
        Replacement("count", "Lieder sind hier.", refused: Self.lostPlaceholder),
      ],
      to:
        "\u{FEFF}/* Die Führung. */\r\n\"tour\"=\"Starte \\\"die\\\" F\\U00FChrung.\" ;// Ende\r\n"
        + "\"count\" = \"%d Lieder sind hier.\";",
      at: "de.lproj/Localizable.strings",
      english: """
        /* The tour. */
        "tour" = "Start the tour now.";
        "count" = "%d songs are here.";
        """, at: "en.lproj/Localizable.strings", encoding)
  }

  @Test("in .stringsdict, only the words of one form change")
  func stringsdict() throws {
    func file(_ one: String, _ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>songs</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>
      <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <!-- one --><key>one</key>  <string>\(one)</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
      """
    }
    try Self.apply(
      [
        Replacement(
          "songs", "%d Lied & viel mehr", slot: "plural=one", "mehr</string><key>other",
          "viel mehr</string><key>other"),
        Replacement(
          "songs", "Lieder und mehr", slot: "plural=other", refused: Self.lostPlaceholder),
      ],
      to: file("%d Lied &amp; mehr", "%d Lieder &amp; mehr"),
      at: "de.lproj/Localizable.stringsdict",
      english: file("%d song &amp; more", "%d songs &amp; more"),
      at: "en.lproj/Localizable.stringsdict")
  }

  @Test("in a string catalog, only the words of the text change, and its state")
  func stringCatalog() throws {
    let path = "Localizable.xcstrings"
    try Self.apply(
      [
        Replacement(
          "tour", "Starte \"die\" Führung jetzt \\ und 😀.\nBald.", "\\u00fchrung.",
          "\\u00fchrung jetzt \\\\ und 😀.\\nBald."),
        Replacement(
          "visit", "Besuche uns heute.", "uns.\",\"state\":\"needs_review",
          "uns heute.\",\"state\":\"translated"),
        Replacement("tour", "Starte\u{1} die Führung.", refused: Self.cannotBeWritten),
        Replacement("count", "Lieder sind hier.", refused: Self.lostPlaceholder),
      ],
      to: """
        {"sourceLanguage":"en","strings":{"tour":{"comment":"The tour.","localizations":{\
        "de":{"stringUnit":{"state":"translated","value":"Starte \\"die\\" F\\u00fchrung."}},\
        "en":{"stringUnit":{"state":"translated","value":"Start the tour now."}}}},\
        "visit":{"localizations":{"de":{"stringUnit":{"value":"Besuche uns.","state":"needs_review"}},\
        "en":{"stringUnit":{"state":"translated","value":"Visit us today."}}}},\
        "count":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%d songs are here."}},\
        "de":{"stringUnit":{"state":"translated","value":"%d Lieder sind hier."}}}}},"version":"1.0"}
        """, at: path, english: "", at: path)
  }
}
