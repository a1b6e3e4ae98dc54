import Foundation

/// Apps in two languages, and deliveries for them with one fault of each class.
struct DeliverySample {
  /// A fault that is seeded: the rule and the words of the line that it is on.
  typealias Fault = (rule: String, words: String)

  /// Files of the app, by path.
  let app: [String: String]
  /// What was delivered.
  let delivery: [String: String]
  /// What is wrong with the delivery, all of it.
  let faults: [Fault]
  /// What the German catalog holds after what passes was written, and before it did not.
  let written: String

  /// Writes it into a folder: `app` and `sent`.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for (path, text) in app { try folder.write(text, to: "app/\(path)") }
    for (path, text) in delivery { try folder.write(text, to: "sent/\(path)") }
    return folder
  }

  private static func resources(_ texts: [String]) -> String {
    "<resources>\n" + texts.map { "    \($0)\n" }.joined() + "</resources>\n"
  }

  private static let plural = """
    <plurals name="songs">
            <item quantity="one">%d song</item>
            <item quantity="other">%d songs</item>
        </plurals>
    """

  /// Android resources.
  static let android = DeliverySample(
    app: [
      "res/values/strings.xml": resources([
        "<string name=\"greeting\">Hello %1$s, welcome back</string>",
        "<string name=\"offer\">Buy three tickets today</string>",
        "<string name=\"later\">Remind me tomorrow</string>",
        "<string name=\"home\">Nobody is at home</string>",
        "<string name=\"path\">Choose another way</string>",
        "<string name=\"rain\">Take an umbrella along</string>", plural,
      ]),
      "res/values-de/strings.xml": resources([
        "<string name=\"rain\">Ein Schirm hilft</string>"
      ]),
    ],
    delivery: [
      "values/strings.xml": resources(["<string name=\"path\">Choose a way</string>"]),
      "values-de/strings.xml": resources([
        "<string name=\"greeting\">Hallo, willkommen zurück</string>",
        "<string name=\"offer\">Купить три билета</string>",
        "<string name=\"later\">Erinnere mich spÃ¤ter</string>",
        "<string name=\"path\">Einen Weg wählen</string>",
        "<string name=\"rain\">Nimm einen Schirm mit</string>",
        "<string name=\"old\">Ein alter Text</string>",
        "<plurals name=\"songs\"><item quantity=\"other\">%d Lieder</item></plurals>",
      ]),
    ],
    faults: [
      ("placeholder-mismatch", "Hallo, willkommen"), ("wrong-script", "Купить"),
      ("destroyed-text", "spÃ¤ter"), ("stale-translation", "Einen Weg"),
      ("extra-translation", "Ein alter Text"), ("missing-plural-category", "songs"),
      ("missing-translation", "<resources>"),
    ], written: "Nimm einen Schirm mit")

  /// `.strings` and `.stringsdict` of one table.
  static let strings = DeliverySample(
    app: [
      "en.lproj/Localizable.strings": """
      "greeting" = "Hello %@, welcome back";
      "offer" = "Buy three tickets today";
      "later" = "Remind me tomorrow";
      "home" = "Nobody is at home";
      "path" = "Choose another way";
      "rain" = "Take an umbrella along";

      """,
      "de.lproj/Localizable.strings": "\"rain\" = \"Ein Schirm hilft\";\n",
      "en.lproj/Localizable.stringsdict": ExchangedFile.pluralList,
    ],
    delivery: [
      "de.lproj/Localizable.stringsdict": ExchangedFile.pluralList
        .replacing("\t\t\t<key>one</key>\n\t\t\t<string>%d song</string>\n", with: "")
        .replacing("%d songs", with: "%d Lieder").replacing("in the list", with: "in der Liste"),
      "en.lproj/Localizable.strings": "\"path\" = \"Choose a way\";\n",
      "de.lproj/Localizable.strings": """
      "greeting" = "Hallo, willkommen zurück";
      "offer" = "Купить три билета";
      "later" = "Erinnere mich spÃ¤ter";
      "path" = "Einen Weg wählen";
      "rain" = "Nimm einen Schirm mit";
      "old" = "Ein alter Text";

      """,
    ],
    faults: [
      ("placeholder-mismatch", "Hallo, willkommen"), ("wrong-script", "Купить"),
      ("destroyed-text", "spÃ¤ter"), ("stale-translation", "Einen Weg"),
      ("extra-translation", "Ein alter Text"), ("missing-translation", "greeting"),
      ("missing-plural-category", "songs"),
    ], written: "Nimm einen Schirm mit")

  /// A string catalog.
  static let stringCatalog = DeliverySample(
    app: [
      "Localizable.xcstrings": catalog(
        [
          "greeting": [("en", "Hello %@, welcome back")],
          "later": [("en", "Remind me tomorrow")], "home": [("en", "Nobody is at home")],
          "offer": [("en", "Buy three tickets today")], "path": [("en", "Choose another way")],
          "rain": [("de", "Ein Schirm hilft"), ("en", "Take an umbrella along")],
        ])
    ],
    delivery: [
      "Localizable.xcstrings": catalog(
        [
          "greeting": [("de", "Hallo, willkommen zurück"), ("en", "Hello %@, welcome back")],
          "later": [("de", "Erinnere mich spÃ¤ter"), ("en", "Remind me tomorrow")],
          "home": [("en", "Nobody is at home")],
          "offer": [("de", "Купить три билета"), ("en", "Buy three tickets today")],
          "old": [("de", "Ein alter Text"), ("en", "An old text")],
          "path": [("de", "Einen Weg wählen"), ("en", "Choose a way")],
          "rain": [("de", "Nimm einen Schirm mit"), ("en", "Take an umbrella along")],
        ])
    ],
    faults: [
      ("placeholder-mismatch", "Hallo, willkommen"), ("wrong-script", "Купить"),
      ("destroyed-text", "spÃ¤ter"), ("stale-translation", "Einen Weg"),
      ("extra-translation", "Ein alter Text"), ("missing-translation", "Nobody is at home"),
    ], written: "Nimm einen Schirm mit")

  /// What Xcode exports of `.strings` and `.stringsdict`.
  static let exchanged = DeliverySample(
    app: [
      "en.lproj/Localizable.strings": strings.app["en.lproj/Localizable.strings"] ?? "",
      "de.lproj/Localizable.strings": strings.app["de.lproj/Localizable.strings"] ?? "",
      "en.lproj/Localizable.stringsdict": ExchangedFile.pluralList,
    ],
    delivery: [
      "de.xliff": ExchangedFile.text([
        ("Base.lproj/Main.storyboard", ExchangedFile.unit("abc-de-fgh.text", "Label", "Text")),
        (
          "en.lproj/Localizable.strings",
          ExchangedFile.unit(
            "greeting", "Hello %@, welcome back", "Hallo, willkommen zurück")
            + ExchangedFile.unit("offer", "Buy three tickets today", "Купить три билета")
            + ExchangedFile.unit("later", "Remind me tomorrow", "Erinnere mich spÃ¤ter")
            + ExchangedFile.unit("home", "Nobody is at home", nil)
            + ExchangedFile.unit("path", "Choose a way", "Einen Weg wählen")
            + ExchangedFile.unit("rain", "Take an umbrella along", "Nimm einen Schirm mit")
            + ExchangedFile.unit("old", "An old text", "Ein alter Text")
        ),
        (
          "en.lproj/Localizable.stringsdict",
          ExchangedFile.unit("/songs:dict/n:dict/one:dict/:string", "%d song", nil)
            + ExchangedFile.unit("/songs:dict/n:dict/other:dict/:string", "%d songs", "%d Lieder")
        ),
      ])
    ],
    faults: [
      ("placeholder-mismatch", "Hallo, willkommen"), ("wrong-script", "Купить"),
      ("destroyed-text", "spÃ¤ter"), ("stale-translation", "Einen Weg"),
      ("extra-translation", "Ein alter Text"), ("missing-plural-category", "/songs:dict"),
      ("missing-translation", "Nobody is at home"),
    ], written: "Nimm einen Schirm mit")

  /// A string catalog as Xcode lays it out.
  private static func catalog(_ texts: [String: [(locale: String, text: String)]]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { key, own in
      let localizations = own.map { locale, text in
        """
                "\(locale)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(text)"
                  }
                }
        """
      }.joined(separator: ",\n")
      return """
            "\(key)" : {
              "extractionState" : "manual",
              "localizations" : {
        \(localizations)
              }
            }
        """
    }.joined(separator: ",\n")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries)
        },
        "version" : "1.0"
      }
      """
  }
}
