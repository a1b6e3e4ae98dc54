import LabelLint
import Testing

/// Names for Voice Control.
@Suite("Input labels")
struct InputLabelTests {
  private static func findings(_ labels: [String], texts: KeyValuePairs<String, String>) -> [String]
  {
    let list = labels.map { "Text(\"\($0)\")" }.joined(separator: ", ")
    let program = "struct A: View { var body: some View { c.accessibilityInputLabels([\(list)]) } }"
    let table = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    return CheckedFiles(["App/de.lproj/Localizable.strings": table])
      .findings(of: "input-label", sources: SourceTree(files: [("App/A.swift", program)]))
  }

  @Test("long names and symbols")
  func unsaid() {
    #expect(
      Self.findings(
        ["a", "b"],
        texts: ["a": "Senden ➤", "b": "Die Nachricht jetzt gleich senden", "c": "Nicht ➤"]) == [
          "note de a: nobody says '➤' to Voice Control; write only words",
          "note de b: the name for Voice Control has 5 words; write a shorter one",
        ])
    #expect(Self.findings(["a"], texts: ["a": "WLAN-Netz auf’m Gerät"]) == [])
  }

  @Test("a fifth name")
  func tooMany() {
    let texts: KeyValuePairs = ["a": "Eins", "b": "Zwei", "c": "Drei", "d": "Vier", "e": "Fünf"]
    #expect(
      Self.findings(["a", "b", "c", "d", "e"], texts: texts) == [
        "note de e: the element at App/A.swift:1 has more than 4 names for Voice Control; keep the most likely ones"
      ])
    #expect(Self.findings(["a", "b", "c", "d"], texts: texts) == [])
  }
}
