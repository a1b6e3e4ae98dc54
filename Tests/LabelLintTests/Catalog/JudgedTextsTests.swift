import LabelLint
import Testing

/// Texts that no wording rule judges.
@Suite struct JudgedTextsTests {
  /// A text in a file, and why it is not judged.
  struct Case: Sendable, CustomTestStringConvertible {
    /// Path of the file.
    var path = "app/res/values/strings.xml"
    /// Its format.
    var format = CatalogFormat.android
    /// Its table.
    var table = "string"
    /// The key.
    var key = "play"
    /// The plain text.
    var text = "Play"
    /// What the key holds.
    var type = EntryType.string
    /// Facts of the entry.
    var flags: Entry.Flags = []
    /// Facts of the text.
    var messageFlags: Message.Flags = []
    /// State of the text.
    var state = ""
    /// Whether the author says in which release it went.
    var isRemoved = false
    /// What the text is for.
    var purpose = MessagePurpose.label
    /// Why it is not judged; nil when it is.
    var exemption: WordingExemption?

    /// Path, key and text.
    var testDescription: String { "\(path) \(key) = \(text)" }
  }

  @Test(
    "A text is exempt for its reason",
    arguments: [
      Case(),
      Case(text: "%1"),
      Case(key: "a", text: "再生"),
      Case(text: "٣"),
      Case(purpose: .constant, exemption: .constant),
      Case(type: .alias, exemption: .reference),
      Case(messageFlags: .reference, exemption: .reference),
      Case(format: .xcstrings, flags: .stale, exemption: .stale),
      Case(format: .xcstrings, messageFlags: .unfinished, state: "new", exemption: .new),
      Case(format: .xcstrings, state: "new"),
      Case(format: .xcstrings, state: "needs_review"),
      Case(isRemoved: true, exemption: .removed),
      Case(key: "design_time_title", exemption: .designTime),
      Case(path: "ui/res/values/design_time_attributes.xml", exemption: .designTime),
      Case(path: "ui/res/design_time_x/strings.xml"),
      Case(text: "\u{FFFC}: \u{FFFC}", exemption: .wordless),
      Case(text: "", exemption: .wordless),
      Case(text: "…", exemption: .wordless),
      Case(text: "❤\u{FE0F}", exemption: .wordless),
      Case(
        path: "a/en.lproj/InfoPlist.strings", format: .strings, table: "InfoPlist",
        key: "CFBundleDisplayName", exemption: .propertyList),
      Case(
        path: "a/en.lproj/InfoPlist.strings", format: .strings, table: "InfoPlist",
        key: "NSCameraUsageDescription"),
      Case(table: "InfoPlist", key: "CFBundleDisplayName"),
      Case(
        path: "fastlane/metadata/en/x.strings", format: .strings, exemption: .storeText),
      Case(
        path: "a/screenshots/en/title.strings", format: .strings, exemption: .storeText),
      Case(
        path: "a/screenshots/keyword.strings", format: .strings, exemption: .storeText),
      Case(path: "a/screenshots/en/other.strings", format: .strings),
      Case(path: "a/shots/en/title.strings", format: .strings),
      Case(path: "a/fastlane.strings", format: .strings),
    ])
  func exemption(_ subject: Case) throws {
    let text = Array(subject.text.utf8)
    let file = Self.file(of: subject)
    let entry = try #require(file.entries.first)
    let message = try #require(file.messages.first)
    let found = JudgedTexts(file).exemption(
      of: message, of: entry, in: file, kind: .configured(subject.purpose), plain: text.span)
    #expect(found == subject.exemption)
  }

  /// A file with the one text of a case.
  static func file(of subject: Case) -> CatalogFile {
    let key = Array(subject.key.utf8)
    let source = SourceFile(path: subject.path, stored: key + Array(subject.text.utf8))
    var file = CatalogFile(source: source, format: subject.format, table: subject.table)
    var note = EntryNote()
    if subject.isRemoved { note.removedIn = TextRef(inFile: 0..<1) }
    file.startEntry(
      key: TextRef(inFile: 0..<key.count), at: .zero, type: subject.type, flags: subject.flags,
      note: subject.isRemoved ? note : nil)
    file.appendMessage(
      TextRef(inFile: key.count..<source.text.count), value: .zero,
      state: subject.state.isEmpty ? 0 : file.stateIndex(of: subject.state), firstRun: 0,
      firstMark: 0,
      flags: subject.messageFlags)
    return file
  }
}
