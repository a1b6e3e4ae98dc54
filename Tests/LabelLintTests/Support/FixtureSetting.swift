/// A circumstance under which a text must be read and judged as ever.
enum FixtureSetting: String, CaseIterable, Sendable {
  /// Nothing unusual.
  case plain
  /// An entry and a comment with emoji before all others: UTF-8, UTF-16 and columns part ways.
  case emojiBefore
  /// Lines end in CR and LF.
  case crlf
  /// Texts are decomposed.
  case nfd
  /// An entry in right-to-left scripts before all others.
  case rightToLeftBefore
  /// Letters at the edges of what is flagged are written by number.
  case escapes
  /// The file is stored as UTF-16 with a mark; only `.strings` may be.
  case utf16
}
