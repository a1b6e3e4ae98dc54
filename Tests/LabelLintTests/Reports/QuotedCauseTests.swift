import LabelLint
import Testing

/// Causes whose messages quote texts.
extension CauseTests {
  @Test("messages that differ in the text that they quote say the same")
  func quotedTexts() {
    let findings = (0..<3).map { line in
      Self.finding(
        "untranslated-copy", message: "'\("Text \(line)")' is still in English", line: line,
        key: "k\(line)", source: "Text \(line)")
    }
    #expect(
      Self.headings([Sample.set(findings, in: Self.files(Self.folders))]) == [
        "values-de/strings.xml:1:1: warning: 'Text 0' is still in English; also in 2 more texts [untranslated-copy]"
      ])
  }

  @Test("what is said of several texts in the same locales names the locales and counts the texts")
  func quotedTextsInLocales() {
    let findings = (0..<3).flatMap { line in
      (0..<2).map { file in
        var finding = Self.finding(
          "missing-translation", message: "'\("Text \(line)")' is not translated", line: line,
          key: "k\(line)", locale: Self.locales[file], source: "Text \(line)")
        finding.text = nil
        return finding
      }
    }
    let set = Sample.set(findings, in: Self.files(["values"]))
    #expect(
      Self.headings([set]) == [
        "values/strings.xml:1:1: warning: 'Text 0' is not translated in de, es; also in 2 more texts [missing-translation]"
      ])
    // A place of the source, which stands for both locales, is named once.
    #expect(
      Self.text([set]).split(separator: "\n").filter { $0.contains("= also") } == [
        "    = also: values/strings.xml:2:1: 'Text 1' is not translated",
        "    = also: values/strings.xml:3:1: 'Text 2' is not translated",
      ])
  }

  @Test("messages that quote long texts and texts with hidden characters say the same, too")
  func quotedInPart() {
    let texts = ["a\u{200E}", "b\u{200E}", String(repeating: "Play this ", count: 20)]
    let findings = texts.enumerated().map { line, text in
      Self.finding(
        "untranslated-copy", message: "\(quoting: text) is still in English", line: line,
        key: "k\(line)", source: text)
    }
    #expect(
      Self.headings([Sample.set(findings, in: Self.files(Self.folders))]) == [
        "values-de/strings.xml:1:1: warning: 'a\\u{200E}' is still in English; also in 2 more texts [untranslated-copy]"
      ])
  }

  @Test("the items of an array are one entry")
  func items() {
    func findings(_ locales: [String]) -> [Finding] {
      (0..<2).flatMap { item in
        locales.indices.map { file in
          var finding = Self.finding(
            "untranslated-copy", message: "'\("Text \(item)")' is still in English", in: file,
            line: item, locale: locales[file], source: "Text \(item)")
          finding.subject.slot = "item=\(item)"
          return finding
        }
      }
    }
    let files = Self.files(Self.folders)
    #expect(
      Self.headings([Sample.set(findings(["de"]), in: files)]) == [
        "values-de/strings.xml:1:1: warning: 'Text 0' is still in English; also in 1 more text [untranslated-copy]"
      ])
    #expect(
      Self.headings([Sample.set(findings(["de", "es"]), in: files)]) == [
        "values-de/strings.xml:1:1: warning: 'Text 0' is still in English in de, es; also in 1 more text [untranslated-copy]"
      ])
    // Two texts of one item are no further texts of a locale.
    let words = ["de": "Lied", "es": "Canción"].map { locale, word in
      var finding = Self.finding(
        "all-caps", message: "\(quoting: word) is all capitals", in: locale == "de" ? 0 : 1,
        locale: locale)
      (finding.text, finding.subject.slot) = (word, "item=0")
      return finding
    }
    #expect(
      Self.headings([Sample.set(words.sorted { $0.span.file < $1.span.file }, in: files)]) == [
        "values-de/strings.xml:1:1: warning: 'Lied' is all capitals; also in 1 more place [all-caps]"
      ])
  }

  @Test("a copy that is shown at its source names the locale, in every report")
  func placeOfSource() {
    let finding = Self.finding(
      "untranslated-copy", message: "'Play' is still in English, although it is short; translate it"
    )
    let set = Sample.set([finding], in: Self.files(["values"]))
    let line =
      "values/strings.xml:1:1: warning: 'Play' is still in English in de, although it is short; translate it [untranslated-copy]"
    #expect(Self.headings([set]) == [line])
    #expect(Sample.output(ConciseReport(isFolded: false), [set]) == line + "\n")
  }

  @Test("a text that the message quotes is not shown beside it")
  func quotedOnce() {
    func set(_ message: Finding.Wording) -> ReportedSet {
      var finding = Self.finding("untranslated-copy", message: message, source: "Play")
      finding.text = "Play"
      return Sample.set([finding], in: Self.files(["values-de"]))
    }
    #expect(!Self.text([set("'Play' is still in English")]).contains("source (en)"))
    #expect(Self.text([set("is still in English")]).contains("\n    = source (en): Play\n"))
    func entries(_ message: Finding.Wording) -> [Substring] {
      Sample.output(MarkdownReport(), [set(message)]).split(separator: "\n")
        .filter { $0.hasPrefix("- ") }
    }
    #expect(
      entries("'Play' is still in English") == [
        "- `values-de/strings.xml:1:1` · key `k` · **warning** `'Play' is still in English` `untranslated-copy`"
      ])
    #expect(
      entries("is still in English") == [
        "- `values-de/strings.xml:1:1` · key `k` · `Play` · **warning** `is still in English` `untranslated-copy`"
      ])
  }
}
