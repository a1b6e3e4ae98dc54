/// The columns of the review page's findings, by the names that its script uses.
enum ReviewColumn: String, CaseIterable {
  /// Number in the list of rules.
  case rule
  /// What the text is for, such as `label`; none where that does not matter.
  case kind
  /// Number of texts that it stands for.
  case texts
  /// 0 error, 1 warning, 2 note.
  case severity
  /// 0 for none, else what became of it: 1 new, 2 updated, 3 unchanged, 4 absent, 5 accepted.
  case state
  /// App.
  case app
  /// Catalog set.
  case set
  /// Table.
  case table
  /// Locale.
  case locale
  /// Source locale.
  case sourceLocale
  /// Key.
  case key
  /// Slot; none for the only text.
  case slot
  /// Text judged.
  case text
  /// Text in the source language.
  case source
  /// First flagged UTF-16 unit of the text.
  case from
  /// The unit behind the flagged ones.
  case to
  /// What is wrong, without the text that it is about.
  case message
  /// The unit of the message where that text belongs.
  case messageAt
  /// What is heard, without the text judged.
  case spoken
  /// The unit of what is heard where that text belongs.
  case spokenAt
  /// 1 where it is not known that the text names a control.
  case assumed
  /// Number of its element in what is known of speech.
  case element
  /// Title of the best fix, without the new text.
  case title
  /// The unit of the title where that text belongs.
  case titleAt
  /// The text as that fix leaves it.
  case newText
  /// Why that fix would be refused.
  case refusal
  /// Placeholders that a new text must keep, as JSON.
  case placeholders
  /// Plural categories that a new text needs a line for each of, parted by blanks.
  case forms
  /// Locales that inherit the fault, parted by blanks.
  case inherited
  /// Why it is not counted.
  case suppressed
  /// Path.
  case path
  /// Line.
  case line
  /// Column of the line.
  case column
  /// Number of its key in the entries.
  case entry
}
