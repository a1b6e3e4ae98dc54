import Foundation
import Testing

/// An app in one of Apple's formats, with what the language server is to say of it.
///
/// Each app has the same three texts in English, German and Arabic: one behind an emoji, one in capitals that German
/// lacks, and one that ends with a space in German.
struct EditorFormatApp: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// All files.
  let files: [String: String]
  /// The files of the source and of German.
  let source: String
  let german: String
  /// The keys of the three texts.
  let keys: [String]
  /// Words of the German texts behind the emoji and before the space, and of the source text in capitals.
  let words: (emoji: String, space: String, capitals: String)
  /// What hovering over the German text behind the emoji says.
  let hover: [String]
  /// Where the source text behind the emoji is, and that of Arabic.
  let definition: String
  let others: [String]
  /// Where code uses the first two texts.
  let uses: [[String]]
  /// Names and details of symbols.
  let symbols: [String]
  /// The edits of actions on the text in capitals: its comment, and its German entry; nil for no comment there.
  let silencing: String?
  let addition: String
  /// The edit that removes the space.
  let fix: String
  /// The diagnostics of the file that has what nobody needs any more.
  let unneeded: String

  static let all = [strings, stringsdict, xcstrings]

  static let settings = "version: 1\nsources: [Player]\n"

  // MARK: .strings

  static let strings = EditorFormatApp(
    testDescription: ".strings",
    files: [
      ".label-lint.yml": settings,
      "en.lproj/Localizable.strings": """
      "play.button" = "\u{1F3B5} Play";
      "stop.button" = "STOP ALL MUSIC";
      "next.button" = "Next song";

      """,
      "de.lproj/Localizable.strings": """
      "play.button" = "\u{1F3B5} Abspielen";
      "next.button" = "Nächstes Lied ";
      "gone.button" = "Weg";

      """,
      "ar.lproj/Localizable.strings": """
      "play.button" = "\u{62A}\u{634}\u{63A}\u{64A}\u{644}";
      "stop.button" = "\u{62A}\u{648}\u{642}\u{641}";
      "next.button" = "\u{627}\u{644}\u{62A}\u{627}\u{644}\u{64A}";

      """,
      "Player/Player.swift": """
      final class Player {
        func show() {
          button.accessibilityLabel = NSLocalizedString("play.button", comment: "")
        }
      }

      """,
      "Player/Remote.m": """
      @implementation Remote
      - (void)show {
        self.stop.accessibilityLabel = NSLocalizedString(@"stop.button", @"");
      }
      @end

      """,
    ],
    source: "en.lproj/Localizable.strings", german: "de.lproj/Localizable.strings",
    keys: ["play.button", "stop.button", "next.button"],
    words: ("Abspielen", "Lied", "STOP"),
    hover: [
      "play.button: label", "VoiceOver: \u{1F3B5} Abspielen, Taste",
      "- en: \u{1F3B5} Play", "- de: \u{1F3B5} Abspielen", "- Player/Player.swift:3 as label",
    ],
    definition: "en.lproj/Localizable.strings 0:1-0:12",
    others: ["ar.lproj/Localizable.strings 0:1-0:12", "en.lproj/Localizable.strings 0:1-0:12"],
    uses: [["Player/Player.swift 2:51-2:62"], ["Player/Remote.m 2:53-2:64"]],
    symbols: ["play.button \u{1F3B5} Play", "stop.button STOP ALL MUSIC", "next.button Next song"],
    silencing:
      "en.lproj/Localizable.strings 1:0-1:0 /* label-lint:ignore all-caps -- TODO: say why */\n",
    addition:
      "de.lproj/Localizable.strings 0:31-0:31 \n/* TODO: translate */\n\"stop.button\" = \"STOP ALL MUSIC\";",
    fix: "de.lproj/Localizable.strings 1:30-1:31 ",
    unneeded: "2:1-12 extra-translation")

  // MARK: .stringsdict

  private static func plist(_ plurals: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(plurals.joined(separator: "\n"))
    </dict>
    </plist>

    """
  }

  private static func plural(_ key: String, _ forms: KeyValuePairs<String, String>) -> String {
    let items = forms.map { "      <key>\($0.key)</key>\n      <string>\($0.value)</string>\n" }
    return """
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
      \(items.joined().dropLast())
          </dict>
        </dict>
      """
  }

  private static func arabic(_ key: String, _ text: String) -> String {
    plural(
      key, ["zero": text, "one": text, "two": text, "few": text, "many": text, "other": text])
  }

  static let stringsdict = EditorFormatApp(
    testDescription: ".stringsdict",
    files: [
      ".label-lint.yml": settings,
      "en.lproj/Localizable.stringsdict": plist(
        plural("songs.count", ["one": "\u{1F3B5} %d song", "other": "\u{1F3B5} %d songs"]),
        plural("files.accessibilityLabel", ["one": "%d FILE HERE", "other": "%d FILES HERE"]),
        plural("days.count", ["one": "%d day", "other": "%d days"])),
      "de.lproj/Localizable.stringsdict": plist(
        plural("songs.count", ["one": "\u{1F3B5} %d Lied", "other": "\u{1F3B5} %d Lieder"]),
        plural("days.count", ["one": "%d Tag", "other": "%d Tage "]),
        plural("gone.count", ["one": "%d Rest", "other": "%d Reste"])),
      "ar.lproj/Localizable.stringsdict": plist(
        arabic("songs.count", "%d \u{623}\u{63A}\u{646}\u{64A}\u{629}"),
        arabic("files.accessibilityLabel", "%d \u{645}\u{644}\u{641}"),
        arabic("days.count", "%d \u{64A}\u{648}\u{645}")),
      "Player/Player.swift": """
      final class Player {
        func show(_ n: Int) {
          label.text = String(format: NSLocalizedString("songs.count", comment: ""), n)
          icon.accessibilityLabel = String.localizedStringWithFormat(
            NSLocalizedString("files.accessibilityLabel", comment: ""), n)
        }
      }

      """,
    ],
    source: "en.lproj/Localizable.stringsdict", german: "de.lproj/Localizable.stringsdict",
    keys: ["songs.count", "files.accessibilityLabel", "days.count"],
    words: ("Lieder", "Tage ", "FILE HERE"),
    hover: [
      "songs.count: shortText", "- en plural=other: \u{1F3B5} %d songs",
      "- de plural=other: \u{1F3B5} %d Lieder", "- Player/Player.swift:3 as shortText",
    ],
    definition: "en.lproj/Localizable.stringsdict 3:7-3:18",
    others: [
      "ar.lproj/Localizable.stringsdict 3:7-3:18", "en.lproj/Localizable.stringsdict 3:7-3:18",
    ],
    uses: [["Player/Player.swift 2:51-2:62"], ["Player/Player.swift 4:25-4:49"]],
    symbols: [
      "songs.count \u{1F3B5} %d song", "files.accessibilityLabel %d FILE HERE",
      "days.count %d day",
    ],
    silencing:
      "en.lproj/Localizable.stringsdict 19:0-19:0   <!-- label-lint:ignore all-caps - TODO: say why -->\n",
    addition: "de.lproj/Localizable.stringsdict 18:9-18:9 \n  <!-- TODO: translate -->\n"
      + plural("files.accessibilityLabel", ["one": "%d FILE HERE", "other": "%d FILES HERE"]),
    fix: "de.lproj/Localizable.stringsdict 32:21-32:22 ",
    unneeded: "35:7-17 extra-translation")

  // MARK: .xcstrings

  private static func entry(
    _ key: String, _ texts: KeyValuePairs<String, String>, _ state: String = ""
  ) -> String {
    let localizations = texts.map {
      "        \"\($0.key)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\($0.value)\" } }"
    }
    return """
          "\(key)" : {\(state)
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
      """
  }

  static let xcstrings = EditorFormatApp(
    testDescription: ".xcstrings",
    files: [
      ".label-lint.yml": settings,
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \([
        entry(
          "gone.button", ["ar": "\u{630}\u{647}\u{628}", "de": "Weg", "en": "Gone"],
          "\n      \"extractionState\" : \"stale\","),
        entry(
          "next.button",
          ["ar": "\u{627}\u{644}\u{62A}\u{627}\u{644}\u{64A}", "de": "Nächstes Lied ", "en": "Next song"]),
        entry(
          "play.button",
          [
            "ar": "\u{62A}\u{634}\u{63A}\u{64A}\u{644}", "de": "\u{1F3B5} Abspielen",
            "en": "\u{1F3B5} Play",
          ]),
        entry("stop.button", ["ar": "\u{62A}\u{648}\u{642}\u{641}", "en": "STOP ALL MUSIC"]),
      ].joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """,
      "Player/Player.swift": """
      struct Player: View {
        var body: some View {
          Text("play.button")
          Image("note").accessibilityLabel(Text("stop.button"))
          Button(String(localized: "next.button")) {}
        }
      }

      """,
    ],
    source: "Localizable.xcstrings", german: "Localizable.xcstrings",
    keys: ["play.button", "stop.button", "next.button"],
    words: ("Abspielen", "Lied", "STOP"),
    hover: [
      "play.button: shortText", "VoiceOver: \u{1F3B5} Abspielen", "- en: \u{1F3B5} Play",
      "- de: \u{1F3B5} Abspielen", "- Player/Player.swift:3 as shortText",
    ],
    definition: "Localizable.xcstrings 22:69-22:76",
    others: ["Localizable.xcstrings 20:69-20:74", "Localizable.xcstrings 22:69-22:76"],
    uses: [["Player/Player.swift 2:10-2:21"], ["Player/Player.swift 3:43-3:54"]],
    symbols: [
      "gone.button Gone", "next.button Next song", "play.button \u{1F3B5} Play",
      "stop.button STOP ALL MUSIC",
    ],
    silencing:
      "Localizable.xcstrings 26:0-26:0       \"comment\" : \"label-lint:ignore all-caps -- TODO: say why\",\n",
    addition:
      "Localizable.xcstrings 28:8-28:8 \"de\" : {\n          \"stringUnit\" : {\n            \"state\" : \"new\",\n            \"value\" : \"STOP ALL MUSIC\"\n          }\n        },\n        ",
    fix: "Localizable.xcstrings 14:82-14:83 ",
    unneeded: "3:5-16 stale-entry")
}
