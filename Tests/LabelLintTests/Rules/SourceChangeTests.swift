import Testing

@testable import LabelLint

/// What a changed source text means for its translations.
@Suite("Changes of source texts")
struct SourceChangeTests {
  @Test(
    "the same words ask for no new translation",
    arguments: [
      ("Save all", "Save  all"), ("Save all", " Save all\n"), ("Save All", "Save all"),
      ("Don't ask", "Don’t ask"), ("Say \"Stop\"", "Say “Stop”"), ("1-2 songs", "1–2 songs"),
      ("Loading...", "Loading…"), ("歌曲 列表", "歌曲列表 "), ("", ""), ("…", "..."),
    ])
  func none(old: String, new: String) {
    // Chinese words have no spaces between them, so another space makes another word.
    let expected: SourceChange = old.hasPrefix("歌") ? .words : .none
    #expect(SourceChange(from: old, to: new) == expected)
  }

  @Test(
    "other marks, and a letter within a long word, may leave the translation as it is",
    arguments: [
      ("Cancel", "Cancel…"), ("Delete", "Delete?"), ("Saved", "Saved."), ("A, B", "A B"),
      ("Play \u{FFFC}", "Play"), ("Recieve files", "Receive files"), ("Adress", "Address"),
      ("Accessable", "Accessible"), ("Ubertragung", "Übertragung"), ("Получитть", "Получить"),
    ])
  func small(old: String, new: String) {
    // The first letter of a word is no slip.
    let expected: SourceChange = old == "Ubertragung" ? .words : .small
    #expect(SourceChange(from: old, to: new) == expected)
    #expect(SourceChange(from: new, to: old) == expected)
  }

  @Test(
    "other words ask for another translation",
    arguments: [
      ("Save", "Save all"), ("Save", "Delete"), ("Play", "Pray"), ("from", "form"),
      ("Delete song", "Delete songs"), ("Disabled", "Disable"), ("typical", "atypical"),
      ("Wait 10 minutes", "Wait 15 minutes"), ("Version 100000", "Version 101000"),
      ("Recieve adress", "Receive address"), ("unreadable", "readable"), ("Save", ""),
      ("保存しますか全部", "保存しました全部"), ("causal", "caxxal"), ("united", "untied now"),
    ])
  func words(old: String, new: String) {
    #expect(SourceChange(from: old, to: new) == .words)
    #expect(SourceChange(from: new, to: old) == .words)
  }
}
