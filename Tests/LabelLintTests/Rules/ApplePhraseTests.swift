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
        "error en Open ${applicationName} item=1: a phrase of a shortcut must hold "
          + "`${applicationName}`: the build refuses it",
        "error de Open ${applicationName} item=1: a phrase of a shortcut must hold "
          + "`${applicationName}`: the build refuses it",
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
        "warning de b: '^[' without '](inflect: true)' behind it is shown as it is",
        "warning de c: '^[' without '](inflect: true)' behind it is shown as it is",
      ])
  }
}
