import LabelLint
import Testing

/// Phrases of shortcuts and agreement of words, which only Apple's catalogs have.
@Suite struct ApplePhraseTests {
  @Test("every phrase of a shortcut names the app")
  func shortcuts() {
    let files = CheckedFiles([
      "App/AppShortcuts.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Open ${applicationName}":{"localizations":{
       "en":{"stringSet":{"state":"translated",
        "values":["Open ${applicationName}","Show my day"]}},
       "de":{"stringSet":{"state":"translated",
        "values":["${applicationName} öffnen","Zeige ${applicationname}"]}}}}}}
      """
    ])
    #expect(
      files.findings(of: "placeholder-mismatch").filter { $0.contains("phrase") } == [
        "error en Open ${applicationName} item=1: the phrase of a shortcut lacks `${applicationName}`, so the build fails; add it",
        "error de Open ${applicationName} item=1: the phrase of a shortcut lacks `${applicationName}`, so the build fails; add it",
      ])
    let other = CheckedFiles([
      "App/en.lproj/Main.strings": "\"open\" = \"Open the app\";\n"
    ])
    #expect(other.findings(of: "placeholder-mismatch") == [])
  }

  @Test("agreement may go, but must not be broken")
  func agreement() {
    let files = CheckedFiles([
      "App/en.lproj/Main.strings": """
      "a" = "^[%lld file](inflect: true)";
      "b" = "^[%lld folder](inflect: true)";
      "c" = "^[%lld place](inflect: true)";
      "d" = "2^[nd]";

      """,
      "App/de.lproj/Main.strings": """
      "a" = "%lld Dateien";
      "b" = "^[%lld Ordner](Beugung: wahr)";
      "c" = "^[%lld Orte] (inflect: true)";
      "d" = "2^[te]";

      """,
    ])
    #expect(
      files.findings(of: "markup-mismatch") == [
        "warning de b: users will see '^[' literally, because '](inflect: true)' does not follow; add it",
        "warning de c: users will see '^[' literally, because '](inflect: true)' does not follow; add it",
      ])
  }

  @Test("bold words of Markdown: a language may stress fewer, but not none")
  func emphasis() {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": """
      "a" = "A **huge** thank you to all";
      "b" = "Tap **%@** to go on";
      "c" = "Tap **Edit** and **Done**";
      "d" = "Tap **Save**";
      "e" = "Enter **** here";
      "f" = "2 ** 3 ** 4";

      """,
      "App/de.lproj/L.strings": """
      "a" = "Vielen Dank an alle";
      "b" = "Weiter mit *%@**";
      "c" = "Tippe auf Bearbeiten und **Fertig**";
      "d" = "Auf **Sichern** tippen";
      "e" = "Hier eingeben";
      "f" = "2 hoch 3 hoch 4";

      """,
    ])
    #expect(
      files.findings(of: "markup-mismatch") == [
        "note de a: the emphasis of the source ('**') is missing",
        "warning de b: users will see '**' literally, because the other '**' is missing; add or remove it",
      ])
  }

  /// The texts that a Spanish table has for keys beside those of the source, and what is said of them.
  private func extra(_ source: String, _ translation: String) -> [String] {
    CheckedFiles([
      "App/en.lproj/Localizable.strings": source, "App/es.lproj/Localizable.strings": translation,
    ]).findings(of: "extra-translation")
  }

  @Test("a word that is translated is a source text where a table's keys are its texts")
  func wordsAsKeys() {
    let texts = "\"Save\" = \"Save\";\n\"Open\" = \"Open\";\n\"Print\" = \"Print it\";\n"
    let others = "\"Save\" = \"Guardar\";\n\"Open\" = \"Abrir\";\n\"Print\" = \"Imprimir\";\n"
    #expect(extra(texts, others + "\"Cancel\" = \"Cancelar\";\n") == [])
    func said(_ key: String) -> [String] {
      [
        "warning es \(key): '\(key)' is translated, but the source language has no such key; "
          + "remove the translation, or add the key to the source"
      ]
    }
    // A word that is not translated, and names that programs use.
    #expect(extra(texts, others + "\"Cancel\" = \"Cancel\";\n") == said("Cancel"))
    for key in ["cancel", "CancelButton", "Cancel_title", "Cancel.title"] {
      #expect(extra(texts, others + "\"\(key)\" = \"Cancelar\";\n") == said(key))
    }
    // A table whose keys are names.
    #expect(
      extra(
        "\"Save\" = \"Save it\";\n\"Open\" = \"Open\";\n",
        "\"Save\" = \"Guardar\";\n\"Open\" = \"Abrir\";\n\"Cancel\" = \"Cancelar\";\n")
        == said("Cancel"))
  }
}
