import LabelLint
import Testing

/// What is said of several placeholders that translators changed in one text.
@Suite("Several changed placeholders of a text")
struct SeveralPlaceholdersTests {
  private func files(_ source: String, _ own: String) -> CheckedFiles {
    CheckedFiles(byPath: [
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"p\">\(source)</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android("<string name=\"p\">\(own)</string>"),
    ])
  }

  @Test("translated names are one fault; which of them was which nobody knows")
  func translated() {
    let checked = files("{count} files in {folder}", "{Ordner} hat {Anzahl} Dateien")
    #expect(
      checked.findings(of: "placeholder-mismatch") == [
        "error de p: the placeholders '{Ordner}' and '{Anzahl}' are not in the source; write "
          + "'{count}' and '{folder}' instead, each where its value belongs"
      ])
    #expect(
      checked.fixed("app/res/values-de/strings.xml", by: "placeholder-mismatch")
        == CheckedFiles.android("<string name=\"p\">{Ordner} hat {Anzahl} Dateien</string>"))
  }

  @Test("one translated name is proposed")
  func one() {
    let checked = files("On {date}", "Am {Datum}")
    #expect(
      checked.findings(of: "placeholder-mismatch") == [
        "error de p: the placeholder '{Datum}' is not in the source, and '{date}' of the source is missing; write that one instead"
      ])
    #expect(
      checked.fixed("app/res/values-de/strings.xml", by: "placeholder-mismatch")
        == CheckedFiles.android("<string name=\"p\">Am {date}</string>"))
  }

  @Test(
    "a dollar sign before the number of an argument, in place of both signs",
    arguments: [
      ("%1$d of %2$d", "$1d von $2d", "%1$d von %2$d"),
      ("%1$s and %2$s", "$2s und $1s", "%2$s und %1$s"),
      ("%1$d files", "$2d Dateien", "$2d Dateien"), ("%1$d files", "$0d Dateien", "$0d Dateien"),
      ("%1$s files", "$100k Dateien", "$100k Dateien"),
    ])
  func joinedSigns(source: String, own: String, right: String) {
    #expect(
      files(source, own).fixed("app/res/values-de/strings.xml", by: "placeholder-mismatch")
        == CheckedFiles.android("<string name=\"p\">\(right)</string>"))
  }
}
