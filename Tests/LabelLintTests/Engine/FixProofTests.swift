import Testing

@testable import LabelLint

/// What is written without a question, and what is not.
@Suite("Fixes that are proven")
struct FixProofTests {
  private static let path = "app/src/main/res/values-xx/strings.xml"

  /// A translation of an Android text after all safe fixes.
  private func fixed(
    _ text: String, _ language: String, source: String, key: String = "cd_text"
  ) -> String {
    let path = Self.path.replacing("xx", with: language)
    let files = CheckedFiles([
      "app/src/main/res/values/strings.xml": Self.file(key, source),
      path: Self.file(key, text),
    ])
    return files.fixed(path)
  }

  private static func file(_ key: String, _ text: String) -> String {
    CheckedFiles.android("<string name=\"\(key)\">\(text)</string>")
  }

  @Test(
    "nothing is written beside escapes, entities, broken messages and abbreviations",
    arguments: [
      (
        "{n, ಬಹುವಚನ, =1 {1 ಗಂಟೆ} ಇತರೆ {{n} ಗಂಟೆಗಳು}}", "kn",
        "{n, plural, =1 {1 hour} other {{n} hours}}"
      ),
      ("{ n , other {{n} Stunden}", "de", "{n, plural, other {{n} hours}}"),
      ("Առաջին։\\n\\nnԳործի մասին", "hy", "First.\\n\\nSecond part."),
      ("Алғашқы.\\n\\nYБұл бөлім", "kk", "First.\\n\\nThis part."),
      ("&amp;1$d Objekte", "de", "%1$d items"), ("Objekte: %%d%", "de", "%d%% of items"),
      ("&lt;1$d Objekte", "de", "%1$d items"), ("&amp;d Objekte", "de", "%d items"),
      ("12 val.", "lt", "12 hours"), ("act.", "ro", "active"), ("5 min.", "de", "5 minutes"),
      ("Liste der Do\u{AD}nau\u{AD}dampfer", "de", "List of steamers"),
      ("Grün\u{92}es", "de", "Green ones"), ("Sp\u{200B}eichern", "de", "Save"),
      ("保\u{2060}存", "ja", "Save"), ("\u{2068}%1$s!", "ar", "\u{2068}%1$s\u{2069}!"),
      ("%1$s\u{2069}!", "he", "\u{2068}%1$s\u{2069}!"),
      ("النص \u{2066}Beta هنا", "ar", "Beta text"),
      ("\n      von", "de", "\\u0020by"), ("von\n    ", "de", "by\\u0020"),
      ("Hi { {name} }", "de", "Hi {{name}}"), ("{ {name} }さん", "ja", "Hi {{name}}"),
      ("Hallo {{{name}}}", "de", "Hi {{name}}"), ("Hallo %%{name}", "de", "Hi %{name}"),
      ("Hallo $({name})", "de", "Hi ${name}"), ("Hallo $$ {name}", "de", "Hi ${name}"),
      ("Hallo {{name}}", "de", "Hi {name}"), ("Hallo ${name}", "de", "Hi {name}"),
      ("Hallo { namen }", "de", "Hi {name}"), ("Jetzt zu1$s", "de", "Go to %1$s now"),
      ("n1$d parça", "tr", "%1$d songs"), ("до1$s", "ru", "to %1$s"),
      ("Titel$d", "de", "%1$d songs"), ("5％1$s", "de", "5 %1$s"),
      ("Kosten: $s", "de", "Cost: $%1$s"), ("Kosten: $1$s", "de", "Cost: $%1$s"),
      ("%1$s z %2$", "pl", "%1$s of %2$s"), ("&amp;s와 %s", "ko", "%s and %s"),
      ("%с и %s", "ru", "%s and %s"), ("%s%s und %s", "de", "%s and %s"),
      ("Hallo {Name}", "de", "Hi {name}"), ("%1$s an %3$d", "de", "%1$s to %2$d"),
      ("\u{2066}النص", "ar", "Text"), ("انظر \u{2066}النص", "ar", "See the text"),
    ])
  func stays(_ text: String, _ language: String, _ source: String) {
    #expect(fixed(text, language, source: source) == Self.file("cd_text", text))
  }

  @Test(
    "what is certain is written",
    arguments: [
      ("%2$s için %%1$d", "tr", "%1$d%% of %2$s", "%2$s için %%%1$d"),
      ("%%1$s", "tr", "%1$s%%", "%%%1$s"), ("%%d kullanıldı", "tr", "%d%% used", "%%%d kullanıldı"),
      ("％1$d Objekte", "de", "%1$d items", "%1$d Objekte"),
      ("{ name } öffnen", "de", "Open {name}", "{name} öffnen"),
      ("\u{200B}Speichern", "de", "Save", "Speichern"),
      ("Speichern\u{2060}", "de", "Save", "Speichern"),
      ("Alles \u{200B}\u{200B}sichern", "de", "Save all", "Alles sichern"),
      ("％{name}さん", "ja", "Hi %{name}", "%{name}さん"),
      ("＄{name}さん", "ja", "Hi ${name}", "${name}さん"),
      ("%1$d von %2$d ($3$s)", "de", "%1$d of %2$d (%3$s)", "%1$d von %2$d (%3$s)"),
      ("今すぐ東京1$sへ", "ja", "Go to %1$s now", "今すぐ東京%1$sへ"),
      ("価格： 1$s", "ja", "Cost: %1$s", "価格： %1$s"), ("％1＄s", "ja", "Go to %1$s", "%1$s"),
      ("％sと%s", "ja", "%s and %s", "%1$sと%2$s"), ("％dと%s", "ja", "%d of %s", "%1$dと%2$s"),
      ("% s und %s", "de", "%s and %s", "%1$s und %2$s"),
      ("%$s öffnen", "de", "Open %1$s", "%1$s öffnen"),
      ("Speichern\\u0020", "de", "Save", "Speichern"),
    ])
  func written(_ text: String, _ language: String, _ source: String, _ right: String) {
    #expect(
      fixed(text, language, source: source) == Self.file("cd_text", right))
  }

  @Test("a message whose keyword was translated is told as that, once, and the word is named")
  func brokenMessage() {
    let outcome = RuleCheck.check([
      RuleCheck.Text(
        key: "hours", text: "{n, plural, =1 {1 hour} other {{n} hours}}"),
      RuleCheck.Text(
        folder: "values-kn", key: "hours", text: "{n, ಬಹುವಚನ, =1 {1 ಗಂಟೆ} ಇತರೆ {{n} ಗಂಟೆಗಳು}}"),
    ])
    #expect(outcome.checked.findings.map(\.rule) == ["placeholder-mismatch"])
    #expect(outcome.checked.findings.map(outcome.flagged) == ["ಬಹುವಚನ"])
    #expect(
      outcome.checked.findings.map { $0.message.description } == [
        "'ಬಹುವಚನ' is not a keyword of the message format; write 'plural' as the source does"
      ])
    #expect(outcome.checked.findings.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "a translated keyword is named, in any language",
    arguments: [
      (
        "de", "plural, one {#} other {#}", "plural, one {#} andere {#}}",
        "has no branch `other`, because 'andere' is not a keyword of the message format; write `other` instead"
      ),
      (
        "zh", "plural, one {#} other {#}", "plural, one {#} 其他{#}}",
        "has no branch `other`, because '其他' is not a keyword of the message format; write `other` instead"
      ),
      (
        "de", "plural, one {#} other {#}", "plural, one {#} andere {#}",
        "is not closed, and 'andere' is not a keyword of the message format; add the closing brace and write `other` instead"
      ),
      (
        "de", "select, a {x} other {y}", "select, a {x} andere {y}}",
        "has no branch `other`, because 'andere' is not a keyword of the message format; write `other` instead"
      ),
      (
        "de", "plural, one {#} other {#}", "plural, eins {#} andere {#}}",
        "has no branch `other`, because 'eins' and 'andere' are not keywords of the message format; "
          + "write keywords such as `one` and `other` instead"
      ),
      ("de", "plural, one {#} other {#}", "plural, one {#}}", "has no branch `other`; add it"),
      (
        "fil", "plural, one {#} other {#}", "plural, one {#} iba pa {#}}",
        "'iba pa' is not a keyword of the message format; write 'other' as the source does"
      ),
      (
        "ta", "plural, =1 {#} other {#}", "plural, = 1 {#} other {#}}",
        "'= 1' is not a keyword of the message format; write '=1' as the source does"
      ),
      (
        "vi", "plural, one {#} other {#}", "số nhiều, one {#} other {#}}",
        "'số nhiều' is not a keyword of the message format; write 'plural' as the source does"
      ),
    ])
  func keyword(_ language: String, _ source: String, _ own: String, _ message: String) {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "hours", text: "{n, \(source)}"),
      RuleCheck.Text(folder: "values-\(language)", key: "hours", text: "{n, \(own)"),
    ])
    let found = outcome.checked.findings.filter { $0.severity == .error }
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(
      found.allSatisfy { $0.message.description.hasSuffix(message) }, "\(found.map(\.message))")
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "a message is sound where its braces are in pairs and its types are known",
    arguments: [
      ("{n, plural, other {#}}", true), ("{name}", true), ("a {b, c} d", true),
      ("{n, plurale, other {#}}", false),
      ("{n, plural, one {#} iba pa {#}}", false), ("{n, plural, one {#} andere {#}}", true),
      ("{n", false), ("n}", false), ("}{", false), ("", true),
    ])
  func sound(_ text: String, _ isSound: Bool) {
    let bytes = Array(text.utf8)
    #expect(ICUMessageFormat.isSound(bytes.span) == isSound)
  }
}
