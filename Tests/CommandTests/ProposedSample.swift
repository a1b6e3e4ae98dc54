import LabelLint
import Seeded

/// A small app in English and German, and random texts for its keys: the same in every run.
struct ProposedSample {
  /// How the texts are stored.
  enum Format: String, CaseIterable, Sendable {
    case android, strings, stringsdict, xcstrings
  }

  /// A text that somebody proposes.
  struct Proposal {
    let key: String
    let locale: String
    let text: String
    /// Whether the key has a text in the locale.
    let isThere: Bool
  }

  /// A key with its texts.
  private struct Row {
    let key: String
    let english: String
    let german: String
  }

  /// Labels that rules compare with each other: two in a row are counterparts.
  private static let labels = [
    Row(key: "card_share_photo_content_description", english: "Share photo", german: "Foto teilen"),
    Row(
      key: "card_share_article_content_description", english: "Share article",
      german: "Artikel teilen"),
    Row(
      key: "song_row_more_content_description", english: "Options for this song",
      german: "Optionen für dieses Lied"),
    Row(
      key: "album_row_more_content_description", english: "Options for this album",
      german: "Optionen für dieses Album"),
    Row(key: "expand_content_description", english: "Expand", german: "Ausklappen"),
    Row(key: "collapse_content_description", english: "Collapse", german: "Einklappen"),
    Row(key: "vpn_enable_success", english: "The VPN is on", german: "Das VPN ist an"),
    Row(key: "vpn_disable_success", english: "The VPN is off", german: "Das VPN ist aus"),
    Row(key: "page_dialog_cancel_button", english: "Cancel", german: "Abbrechen"),
    Row(key: "page_dialog_delete_button", english: "Delete", german: "Löschen"),
    Row(key: "common_back", english: "Back", german: "Zurück"),
    Row(key: "common_forward", english: "Forward", german: "Vor"),
    Row(key: "action_post_favorite", english: "Favorite", german: "Favorit"),
    Row(key: "action_reply_favorite", english: "Star", german: "Stern"),
    Row(key: "action_photo_favorite", english: "Like", german: "Gefällt mir"),
  ]

  /// What sentences, questions and counts are about: enough of each for a habit of a locale.
  private static let things = [
    ("song", "Das Lied"), ("list", "Die Liste"), ("album", "Das Album"), ("page", "Die Seite"),
    ("file", "Die Datei"), ("chapter", "Das Kapitel"), ("note", "Die Notiz"),
    ("picture", "Das Bild"), ("letter", "Der Brief"), ("folder", "Der Ordner"),
    ("book", "Das Buch"), ("card", "Die Karte"),
  ]

  private let format: Format
  private let rows: [Row]
  private var generator: SeededGenerator
  /// The texts by locale and key.
  private var texts: [String: [String: String]]

  /// An app of which some German texts are missing.
  init(_ format: Format, seed: UInt64) {
    self.format = format
    let sentences = Self.things.flatMap { (thing, ding) in
      [
        Row(
          key: "saved_\(thing)", english: "The \(thing) was saved on your phone.",
          german: "\(ding) ist auf dem Telefon gespeichert."),
        Row(
          key: "lost_\(thing)", english: "The \(thing) is no longer here.",
          german: "\(ding) ist nicht mehr hier."),
        Row(
          key: "ask_\(thing)", english: "Do you want to delete the \(thing)?",
          german: "\(ding) wirklich löschen?"),
        Row(
          key: "count_\(thing)", english: "%1$d of %2$d: \(thing)",
          german: "%1$d von %2$d: \(ding)"),
      ]
    }
    rows = (Self.labels + sentences).map { row in
      guard format == .stringsdict else { return row }
      return Row(
        key: row.key, english: "%d: " + row.english.replacing("%1$d of %2$d: ", with: ""),
        german: "%d: " + row.german.replacing("%1$d von %2$d: ", with: ""))
    }
    var generator = SeededGenerator(seed: seed)
    var german: [String: String] = [:]
    for (number, row) in rows.enumerated() {
      let isMissing = generator.next() % 10 == 0
      // Where the first of all is added is another question.
      if !isMissing || number == 0 { german[row.key] = row.german }
    }
    let english = rows.map { ($0.key, $0.english) }
    texts = ["en": Dictionary(uniqueKeysWithValues: english), "de": german]
    self.generator = generator
  }

  // MARK: Proposals

  private mutating func number(below bound: Int) -> Int {
    Int(generator.next() % UInt64(bound))
  }

  /// The next text.
  mutating func propose() -> Proposal {
    let locale = number(below: 5) == 0 ? "en" : "de"
    let row = number(below: number(below: 2) == 0 ? Self.labels.count : rows.count)
    let own = texts[locale]?[rows[row].key]
    return Proposal(
      key: rows[row].key, locale: locale, text: text(row, own ?? rows[row].german, locale),
      isThere: own != nil)
  }

  /// A text for a row in place of its own: most have something that a rule finds.
  private mutating func text(_ row: Int, _ own: String, _ locale: String) -> String {
    switch number(below: 11) {
    case 0: return own.uppercased()
    case 1: return String(own.dropLast())
    case 2:
      let bare = own.replacing("%1$d", with: "").replacing("%d", with: "")
      return bare.isEmpty ? own : String(bare.drop { $0 == " " })
    case 3: return rows[row].english
    case 4: return own + " Schaltfläche"
    case 5: return own + "?"
    case 10: return own.replacing("e", with: "o")
    default:
      let isOfPartner = number(below: 4) != 0
      let other = isOfPartner ? min(row ^ 1, rows.count - 1) : number(below: Self.labels.count)
      return locale == "de" ? rows[other].german : rows[other].english
    }
  }

  /// Takes a text that was written.
  mutating func take(_ proposal: Proposal) {
    texts[proposal.locale]?[proposal.key] = proposal.text
  }

  /// What a tool gets.
  func arguments(of proposal: Proposal) -> JSONValue {
    let text = JSONValue.string(proposal.text)
    let place: JSONValue = .object([
      "key": .string(proposal.key), "locale": .string(proposal.locale),
    ])
    if format != .stringsdict { return place.adding(["text": text]) }
    return place.adding([
      "forms": proposal.isThere
        ? .object(["other": text]) : .object(["one": .string("%d"), "other": text])
    ])
  }

  // MARK: Files

  /// The files, by their paths.
  var files: [String: String] {
    switch format {
    case .android:
      [
        "res/values/strings.xml": strings("en", in: Self.resources),
        "res/values-de/strings.xml": strings("de", in: Self.resources),
      ]
    case .strings:
      [
        "en.lproj/Localizable.strings": strings("en") { $0.joined() },
        "de.lproj/Localizable.strings": strings("de") { $0.joined() },
      ]
    case .stringsdict:
      [
        "en.lproj/Localizable.stringsdict": strings("en", in: Self.propertyList),
        "de.lproj/Localizable.stringsdict": strings("de", in: Self.propertyList),
      ]
    case .xcstrings: ["Localizable.xcstrings": stringCatalog]
    }
  }

  /// The file of a locale, whose entries a closure puts together.
  private func strings(_ locale: String, in file: ([String]) -> String) -> String {
    file(
      rows.compactMap { row in texts[locale]?[row.key].map { entry(row.key, $0) } })
  }

  private func entry(_ key: String, _ text: String) -> String {
    switch format {
    case .android: "    <string name=\"\(key)\">\(text)</string>\n"
    case .strings: "\"\(key)\" = \"\(text)\";\n"
    case .stringsdict:
      """
          <key>\(key)</key>
          <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@n@</string>
              <key>n</key>
              <dict>
                  <key>NSStringFormatSpecTypeKey</key>
                  <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key>
                  <string>d</string>
                  <key>one</key>
                  <string>%d</string>
                  <key>other</key>
                  <string>\(text)</string>
              </dict>
          </dict>

      """
    case .xcstrings:
      """
          "\(key)" : {
            "localizations" : {
      \(["de", "en"].compactMap { unit($0, key) }.joined(separator: ",\n"))
            }
          }
      """
    }
  }

  private static func resources(_ entries: [String]) -> String {
    "<resources>\n" + entries.joined() + "</resources>\n"
  }

  private static func propertyList(_ entries: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """ + entries.joined() + "</dict>\n</plist>\n"
  }

  private var stringCatalog: String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(rows.map { entry($0.key, "") }.joined(separator: ",\n"))
      },
      "version" : "1.0"
    }

    """
  }

  /// The text of a locale in a string catalog; nil where it is missing.
  private func unit(_ locale: String, _ key: String) -> String? {
    texts[locale]?[key].map { text in
      """
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
      """
    }
  }
}
