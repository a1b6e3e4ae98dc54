/// What was read of a catalog file beside its bytes.
struct CatalogFileContents: Sendable {
  /// The file.
  let source: SourceFile
  /// The format it was read as.
  let format: CatalogFormat
  /// Table name: the file's name without extension on Apple, `strings` and the like on Android.
  let table: String
  /// Locales that the entries name, as spelled in the file; one, possibly empty, outside
  /// `.xcstrings`.
  var localeNames: [String]
  /// For each of `localeNames`, the index in `originals` of its table; empty outside XLIFF.
  var localeTables: [UInt16] = []
  /// The paths of the files of the app that the tables of an XLIFF file were made from, as spelled.
  var originals: [String] = []
  /// The names of these tables.
  var tableNames: [String] = []
  /// Where their elements begin, in bytes of the text.
  var tableStarts: [Int] = []
  /// `sourceLanguage` of a string catalog, or `tools:locale` of an Android file, as spelled.
  var declaredSourceLocale: String?
  /// The keys in the order of the file; in a string catalog, each once for every locale it has.
  var entries: [Entry] = []
  /// The texts of all entries, in order.
  var messages: [Message] = []
  /// Where the ways back and the tags of the messages that have some begin, in their order.
  var messageMarks: [MessageMarks] = []
  /// Ways back from decoded texts to the file.
  var runs: [MappingRun] = []
  /// Tags inside values.
  var markup: [Markup] = []
  /// The parts of texts that a file of XLIFF 2 has in several, in the order of the messages and of their texts.
  var segments: [TextSegment] = []
  /// Substitutions of a string catalog's format strings, in the order of their entries.
  var substitutions: [Substitution] = []
  /// What entries have beside their key and their texts.
  var remarks: [EntryRemark] = []
  /// What authors say of entries beside their comment.
  var notes: [EntryNote] = []
  /// The slots that messages name by index.
  var slots: [SlotPath]
  /// The states that messages name by index; the first is no state.
  var states: [String]
  /// What was wrong, in the order of the file.
  var problems: [ReadingProblem] = []
  /// What the file is in its catalog.
  var role = FileRole.catalog
  /// Whether a comment may say something of findings; false only where the reader has seen all of them.
  var mayHoldDirectives = true
  /// What begins all that a comment says of findings.
  static let directiveMark: StaticString = "label-lint:"
  /// Indexes in `slots`, so that a file of very many slots is still read in linear time.
  var slotIndexes: [SlotPath: Int]
  /// The texts of entries with many of them, by slot; made when all is read.
  var forms = FormIndex()

  /// The contents of a file without entries.
  init(source: SourceFile, format: CatalogFormat, table: String, localeName: String) {
    self.source = source
    self.format = format
    self.table = table
    localeNames = [localeName]
    slots = CatalogFile.commonSlots
    slotIndexes = CatalogFile.commonSlotIndexes
    states = CatalogFile.commonStates
  }

  /// Gives back the room that is kept for more than was read.
  mutating func trim() {
    entries.trim()
    messages.trim()
    messageMarks.trim()
    runs.trim()
    markup.trim()
    remarks.trim()
    notes.trim()
  }
}

extension CatalogFile {
  /// The file as it was found, with its text.
  package var source: SourceFile { _read { yield contents[0].source } }

  /// The format it was read as.
  package var format: CatalogFormat { contents[0].format }

  /// Table name: the file's name without extension on Apple, `strings` and the like on Android.
  package var table: String { contents[0].table }

  /// Whether the file stands in for one of the source language: a program, or the comments of a translation.
  ///
  /// Its format is that of `.strings`, as its texts have the placeholders of those; nothing is written to it.
  package var isStandIn: Bool { contents[0].role == .program || contents[0].role == .comments }

  /// What the file is in its catalog.
  var role: FileRole { contents[0].role }

  /// Whether nothing of the file could be read: it has more than a limit allows, or nobody lets label-lint read it.
  var isUnread: Bool {
    entries.isEmpty && problems.contains { $0.code == .unreadableFile || $0.code == .tooLarge }
  }

  /// Locales that the entries name, as spelled in the file; one, possibly empty, outside
  /// `.xcstrings`.
  package internal(set) var localeNames: [String] {
    _read { yield contents[0].localeNames }
    _modify { yield &contents[0].localeNames }
  }

  /// `sourceLanguage` of a string catalog, or `tools:locale` of an Android file, as spelled.
  package internal(set) var declaredSourceLocale: String? {
    _read { yield contents[0].declaredSourceLocale }
    _modify { yield &contents[0].declaredSourceLocale }
  }

  /// The keys in the order of the file; in a string catalog, each once for every locale it has.
  package internal(set) var entries: [Entry] {
    _read { yield contents[0].entries }
    _modify { yield &contents[0].entries }
  }

  /// The texts of all entries, in order.
  package internal(set) var messages: [Message] {
    _read { yield contents[0].messages }
    _modify { yield &contents[0].messages }
  }

  /// Ways back from decoded texts to the file.
  package internal(set) var runs: [MappingRun] {
    _read { yield contents[0].runs }
    _modify { yield &contents[0].runs }
  }

  /// Tags inside values.
  package internal(set) var markup: [Markup] {
    _read { yield contents[0].markup }
    _modify { yield &contents[0].markup }
  }

  /// Substitutions of a string catalog's format strings, in the order of their entries.
  package internal(set) var substitutions: [Substitution] {
    _read { yield contents[0].substitutions }
    _modify { yield &contents[0].substitutions }
  }

  /// Where the ways back and the tags of the messages that have some begin, in their order.
  var messageMarks: [MessageMarks] {
    _read { yield contents[0].messageMarks }
    _modify { yield &contents[0].messageMarks }
  }

  /// What entries have beside their key and their texts.
  var remarks: [EntryRemark] {
    _read { yield contents[0].remarks }
    _modify { yield &contents[0].remarks }
  }

  /// What authors say of entries beside their comment.
  package internal(set) var notes: [EntryNote] {
    _read { yield contents[0].notes }
    _modify { yield &contents[0].notes }
  }

  /// The slots that messages name by index.
  package internal(set) var slots: [SlotPath] {
    _read { yield contents[0].slots }
    _modify { yield &contents[0].slots }
  }

  /// The states that messages name by index; the first is no state.
  package internal(set) var states: [String] {
    _read { yield contents[0].states }
    _modify { yield &contents[0].states }
  }

  /// What was wrong, in the order of the file.
  package internal(set) var problems: [ReadingProblem] {
    _read { yield contents[0].problems }
    _modify { yield &contents[0].problems }
  }

  /// Indexes in `slots`, so that a file of very many slots is still read in linear time.
  var slotIndexes: [SlotPath: Int] {
    _read { yield contents[0].slotIndexes }
    _modify { yield &contents[0].slotIndexes }
  }
}

/// What a file is in its catalog.
enum FileRole: Sendable {
  /// One that the platform reads.
  case catalog
  /// A program: what it writes down is the source text of keys that the source language lacks.
  case program
  /// The comments of a translation, which hold the source texts of objects of Interface Builder.
  case comments
  /// One that the app is built without: nothing in it is read.
  case leftOut
}
