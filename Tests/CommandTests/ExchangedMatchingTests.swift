import Foundation
import Testing

/// What XLIFF files are for: sets that a configuration names, and languages that are not those of the texts.
@Suite("Sets and languages of XLIFF")
struct ExchangedMatchingTests {
  /// An Android app with a set for phones and one for watches, of which a third folder is none.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("version: 1\nsets: [phone/**/res, watch/**/res]\n", to: ".label-lint.yml")
    for (module, word) in [("phone", "large"), ("watch", "small"), ("sample", "odd")] {
      try folder.write(
        """
        <resources>
            <string name="open">Open the \(word) gate</string>
            <string name="shut">Shut the \(word) gate</string>
        </resources>

        """, to: "\(module)/src/main/res/values/strings.xml")
    }
    return folder
  }

  private static func delivery(_ original: String, _ word: String) -> String {
    ExchangedFile.text([
      (
        original,
        ExchangedFile.unit("open", "Open the \(word) gate", "Das Tor öffnen")
          + ExchangedFile.unit("shut", "Shut the \(word) gate", "Das Tor schließen")
      )
    ])
  }

  @Test("the path in the file decides between two sets, and nothing else is written")
  func path() throws {
    let folder = try Self.app()
    try folder.write(
      Self.delivery("watch/src/main/res/values/strings.xml", "small"), to: "sent/de.xliff")
    let outcome = try folder.run("delivery", "sent/de.xliff", "--into", ".", "--apply")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("watch/src/main/res, de: 2 new"), "\(outcome.error)")
    #expect(try folder.names(in: "watch/src/main/res") == ["values", "values-de"])
    for module in ["phone", "sample"] {
      #expect(try folder.names(in: "\(module)/src/main/res") == ["values"])
    }
  }

  @Test(
    "a file without a path asks for --table, which a set outside of the configuration is none of")
  func asked() throws {
    let folder = try Self.app()
    try folder.write(Self.delivery("strings.xml", "small"), to: "sent/de.xliff")
    let outcome = try folder.run("delivery", "sent/de.xliff", "--into", ".", "--apply")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "it may be for phone/src/main/res or watch/src/main/res; name one with --table"),
      "\(outcome.error)")
    let chosen = try folder.run(
      "delivery", "sent/de.xliff", "--into", ".", "--apply", "--table", "watch/src/main/res")
    #expect(chosen.status == 0, "\(chosen.output)\(chosen.error)")
    #expect(try folder.names(in: "watch/src/main/res") == ["values", "values-de"])
    // Its source texts are those of the watch.
    let other = try folder.run(
      "delivery", "sent/de.xliff", "--into", ".", "--format", "concise", "--table",
      "phone/src/main/res")
    #expect(other.output.contains("[stale-translation]"), "\(other.output)")
    let none = try folder.run(
      "delivery", "sent/de.xliff", "--into", ".", "--table", "sample/src/main/res")
    #expect(none.status == 2)
    #expect(none.error.contains("--table"), "\(none.error)")
  }

  private static let texts = [
    ("Press the button to remove the song", "Appuyez sur le bouton pour supprimer la chanson"),
    ("Touch the icon to close the gate", "Touchez l’icône pour fermer le portail du jardin"),
    ("Press and hold the button to open it", "Appuyez sur le bouton et maintenez pour ouvrir"),
    ("Click the field to enter the price", "Cliquez sur le champ pour saisir le prix du billet"),
    ("Type your name in the field", "Tapez votre nom dans le champ pour continuer la partie"),
    ("Slide the button to the left", "Faites glisser le bouton vers la gauche pour quitter"),
    ("Press the key to scan the ticket", "Appuyez sur la touche pour scanner le billet du train"),
    ("Touch the button to use the lamp", "Touchez le bouton pour utiliser la lampe de la cuisine"),
    ("Press here to block the sender", "Appuyez ici pour bloquer les messages du voisin"),
    ("Click the icon to restore the order", "Cliquez sur l’icône pour rétablir la commande"),
  ]

  @Test(
    "French texts in a file that names German are not written, whether the app has them or not",
    arguments: [true, false])
  func wrongLanguage(isKnown: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    func strings(_ texts: [String]) -> String {
      texts.enumerated().map { "\"text_\($0)\" = \"\($1)\";\n" }.joined()
    }
    try folder.write(strings(Self.texts.map(\.0)), to: "app/en.lproj/Localizable.strings")
    try folder.write("\"text_0\" = \"Wähle ein Foto\";\n", to: "app/de.lproj/Localizable.strings")
    try folder.write(
      isKnown ? strings(Self.texts.map(\.1)) : "\"text_99\" = \"Bonjour\";\n",
      to: "app/fr.lproj/Localizable.strings")
    let units = Self.texts.enumerated().map { ExchangedFile.unit("text_\($0)", $1.0, $1.1) }
    try folder.write(
      ExchangedFile.text([("en.lproj/Localizable.strings", units.joined())]), to: "de.xliff")
    let before = try folder.contents()
    let outcome = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("de.xliff:6:23: warning:"), "\(outcome.output)")
    #expect(outcome.output.contains("in French (fr)"), "\(outcome.output)")
    #expect(outcome.output.contains("[wrong-language]"), "\(outcome.output)")
    #expect(outcome.error.contains("wrote 0 keys"), "\(outcome.error)")
    #expect(try folder.contents() == before)
    // The right language is said on the command line.
    let right = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--locale", "fr", "--format", "concise")
    #expect(!right.output.contains("[wrong-language]"), "\(right.output)")
  }

  @Test("an empty text is not delivered, and a file without translations is named")
  func empty() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("\"gate\" = \"Open the gate\";\n", to: "app/en.lproj/Localizable.strings")
    try folder.write("\"gate\" = \"Tor öffnen\";\n", to: "app/de.lproj/Localizable.strings")
    let before = try folder.contents()
    for target in [nil, "", " \n "] {
      for language in ["de", "fr"] {
        let text = ExchangedFile.text(
          [
            (
              "en.lproj/Localizable.strings", ExchangedFile.unit("gate", "Open the gate", target)
            )
          ], target: language)
        try folder.write(text, to: "sent.xliff")
        let outcome = try folder.run("delivery", "sent.xliff", "--into", "app", "--apply")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
        #expect(
          outcome.error.contains("sent.xliff: no text in it is translated"), "\(outcome.error)")
        #expect(try folder.contents().filter { $0.key != "sent.xliff" } == before)
      }
    }
  }
}
