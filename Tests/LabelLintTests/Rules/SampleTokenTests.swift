import LabelLint
import Testing

/// Words in braces that users read as they are.
@Suite struct SampleTokenTests {
  @Test("a word in braces that several languages translate is a sample, no argument")
  func samples() {
    func found(_ source: String, _ texts: [String: String]) -> [String] {
      var files = [
        "app/res/values/strings.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>")
      ]
      for (language, text) in texts {
        files["app/res/values-\(language)/strings.xml"] = CheckedFiles.android(
          "<string name=\"a\">\(text)</string>")
      }
      return CheckedFiles(byPath: files).findings(of: "placeholder-mismatch")
    }
    let translated = [
      "de": "Frage: {{Land}}", "fi": "Kysymys: {{Maa}}", "el": "Ερώτηση: {{Χώρα}}",
      "it": "Domanda: {{Paese}}", "nl": "Vraag: {{Country}}", "da": "Spørgsmål: {{Country}}",
    ]
    #expect(found("Question: {{Country}}", translated) == [])
    #expect(
      found("Question: {{Country}}", translated.filter { ["de", "nl", "da"].contains($0.key) }) == [
        "error de a: the placeholder '{{Land}}' is not in the source, and '{{Country}}' of the source is missing; write that one instead"
      ])
    // Single braces are mostly those of arguments: half of the translations have to have a word of their own.
    let single = translated.mapValues {
      $0.replacing("{{", with: "{").replacing("}}", with: "}")
    }
    #expect(found("Question: {Country}", single) == [])
    #expect(
      found(
        "Question: {Country}",
        single.merging([
          "sv": "Fråga: {Country}", "nb": "Spørsmål: {Country}", "pl": "Pytanie: {Country}",
        ]) { one, _ in one }
      ).count == 4)
  }
}
