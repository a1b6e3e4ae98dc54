import LabelLint

/// Numbers, names and shares as reports write them.
enum Words {
  /// A number with a comma between thousands.
  static func number(_ number: Int) -> String { number.grouped }

  /// A number with its noun: `1 error`, `1,204 errors`.
  static func count(_ number: Int, _ noun: String) -> String {
    number.counted(noun)
  }

  /// A share cut to a tenth of a percent: `100 %` is all of it and nothing else.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = part * 1000 / whole
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }

  /// The share of a cell.
  static func percent(_ cell: CoverageCell) -> String {
    percent(cell.translated, of: cell.required)
  }

  /// The three figures of a cell: `12,345 texts translated, 12 missing, 6 suppressed`.
  static func figures(_ cell: CoverageCell) -> String {
    "\(count(cell.translated, "text")) translated, \(number(cell.missing)) missing, "
      + "\(number(cell.suppressed)) suppressed"
  }

  /// What is lost, in words: findings whose texts were not read again, and translations that are gone.
  static func losses(findings: Int, translations: Int) -> [String] {
    [
      findings > 0 ? "\(number(findings)) lost" : nil,
      translations > 0 ? "\(count(translations, "translation")) lost" : nil,
    ].compactMap(\.self)
  }

  /// An app's name; a project without one needs a word too.
  static func app(_ name: String) -> String { name.isEmpty ? "this project" : name }

  /// A locale's tag; findings about a whole set have none.
  static func locale(_ tag: String) -> String { tag.isEmpty ? "whole set" : tag }

  /// A time for people: `2026-11-21 02:00 UTC`.
  static func time(_ started: String) -> String {
    "\(started.prefix(10)) \(started.dropFirst(11).prefix(5)) UTC"
  }

  /// The first names and how many more there are: `mail, player and 3 more`.
  static func list(_ names: [String], atMost most: Int) -> String {
    if names.count > most {
      return names.prefix(most).joined(separator: ", ") + " and \(number(names.count - most)) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// A text of a catalog or a message in one line, cut with a mark.
  static func line(_ text: String, atMost most: Int) -> String {
    let shown = VisibleText.line(VisibleText.escaped(text)).unicodeScalars
    if shown.count <= most { return String(shown) }
    return String(String.UnicodeScalarView(shown.prefix(most - 1))) + "…"
  }

  /// Most locales that are named.
  private static let mostLocales = 3

  /// Locales by their names, or how many there are: `de, fr`, `52 locales`.
  static func locales(_ tags: [String]) -> String {
    tags.count > mostLocales ? count(tags.count, "locale") : tags.joined(separator: ", ")
  }

  /// The locales of new findings, and that many of them lack a text: `missing in 52 locales`.
  static func locales(of cause: OpenedCause) -> String {
    guard cause.locales.count > mostLocales else { return locales(cause.locales) }
    let isMissing = cause.finding.rule == Losses.ruleOfMissingTexts.description
    return (isMissing ? "missing in " : "in ") + locales(cause.locales)
  }

  /// The level of a cause, with how many new findings it has if these are several: `warning`, `47 warnings`.
  static func level(of cause: OpenedCause) -> String {
    let level = cause.finding.severity.rawValue
    return cause.count == 1 ? level : count(cause.count, level)
  }

  /// Most scalars of a key and its text that are quoted.
  private static let mostOfText = 100

  /// The key and the text of a cause in one line, `cd_play: 'Play button'`, without what its message quotes; nil if it
  /// is about several texts or none, and if its message quotes the key.
  static func label(of cause: OpenedCause) -> String? {
    let (key, text, message) = (
      cause.finding.subject.key, cause.finding.text, cause.finding.message
    )
    if key.isEmpty || cause.places > 1 || message.contains("'\(key)'") { return nil }
    return line(
      text.isEmpty || text == key || message.contains("'\(text)'") ? key : "\(key): '\(text)'",
      atMost: mostOfText)
  }

  /// When an app last had no finding.
  static func clean(_ app: AppNight) -> String {
    switch app.daysSinceClean {
    case 0?: "tonight"
    case let days?: "\(count(days, "day")) ago"
    case nil: "none yet"
    }
  }
}
