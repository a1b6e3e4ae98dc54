import LabelLint
import Testing

@Suite struct TextReportTests {
  /// A finding at the words between `⟦` and `⟧` of a file.
  static func finding(
    _ marked: String, message: Finding.Wording = "is wrong", locale: String = "en",
    encoding: TextEncoding = .utf8
  ) -> (Finding, CatalogFile) {
    let (text, bytes) = Sample.marked(marked)
    let source = SourceFile(path: "strings.xml", stored: Array(text.utf8))
    let finding = Finding(
      rule: "role-word", severity: .warning, confidence: .high,
      subject: Subject(set: "res", table: "string", key: "k", locale: locale),
      span: SourceSpan(file: 0, bytes: bytes), message: message)
    return (finding, Sample.file(source))
  }

  /// The excerpt of a report with one finding: what stands between its first and its last line.
  static func excerpt(_ marked: String, width: Int = 80) -> String {
    let (finding, file) = finding(marked)
    var options = TextReport.Options()
    options.width = width
    let output = Sample.output(TextReport(options), [Sample.set([finding], in: [file])])
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix { !$0.contains("= more") }.joined(separator: "\n")
  }

  @Test func theExample() {
    let excerpts = [
      ("wide", "<s>再生⟦ボタン⟧です</s>"),
      ("combining", "e\u{301}e\u{301} ⟦u\u{308}⟧ x"),
      ("emoji", "👩\u{200D}👩\u{200D}👧👍🏽🇩🇪 ⟦Share⟧ x"),
      ("rtl", "<s>שלום ⟦כפתור⟧</s>"),
      ("tabs", "\t\tx\t⟦y⟧"),
      ("hidden", "a\u{202E}b\u{7F}\u{0} ⟦c\u{1B}d⟧ e"),
      ("empty", "ab⟦⟧cd"),
      ("emptyend", "ab⟦⟧\ncd"),
      ("long", String(repeating: "abc ", count: 40) + "⟦button⟧" + String(repeating: " xyz", count: 40)),
      ("longflag", String(repeating: "abc ", count: 40) + "⟦" + String(repeating: "mno ", count: 40) + "⟧" + String(repeating: " xyz", count: 40)),
      ("longleft", String(repeating: "abc ", count: 40) + "⟦button⟧ x"),
      ("longright", "x ⟦button⟧" + String(repeating: " xyz", count: 40)),
      ("lines", "x ⟦one\ntwo\nthree⟧ y"),
      ("manylines", "x ⟦one\r\ntwo\rthree\n\nfour\nfive⟧ y"),
      ("linestart", "x ⟦one\n⟧y"),
      ("rtllines", "x ⟦one\nשלום\nthree⟧ y"),
    ]
    for (name, text) in excerpts { print("== \(name)\n\(Self.excerpt(text))|") }
    print(Sample.output(TextReport(), [Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])]))
  }
}
