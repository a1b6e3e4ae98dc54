import LabelLint
import Testing

@Suite struct FoldingTests {
  /// A finding of a key that a locale lacks, at the source entry's key.
  static func missing(
    _ locale: String, key: String = "share",
    message: Finding.Wording = "'Share' is shown in English",
    severity: Severity = .warning, detail: String = ""
  ) -> Finding {
    var finding = Finding(
      rule: "missing-translation", severity: severity, confidence: .certain,
      subject: Subject(set: "app/src/main/res", table: "string", key: key, locale: locale),
      span: SourceSpan(file: 0, bytes: ByteRange(start: 29, count: 5)), message: message)
    finding.source = "Share"
    finding.detail = detail
    return finding
  }

  /// The items of findings in one file.
  static func items(_ findings: [Finding], isOn: Bool = true) -> [FoldedFinding] {
    Folding.items(of: Sample.set(findings, in: [Sample.file(Sample.catalog)]).findings, isOn: isOn)
  }

  /// Identity of a missing text for all locales.
  static let identity = Fingerprint(
    rule: "missing-translation",
    subject: Subject(set: "app/src/main/res", table: "string", key: "share", locale: "*"))

  @Test(arguments: [
    (["de"], "de"), (["fr", "de"], "de, fr"), (["pt-BR", "de", "fr"], "de, fr, pt-BR"),
    (["de", "fr", "it", "pt-BR"], "de, fr, it and 1 more"),
    ((0..<1240).map { "a\($0 + 1000)" }, "a1000, a1001, a1002 and 1,237 more"),
  ])
  func oneItemForAllLocales(locales: [String], named: String) {
    let items = Self.items(locales.map { Self.missing($0) })
    #expect(items.count == 1)
    #expect(items.first?.message == "'Share' is shown in English in \(named)")
    #expect(items.first?.fingerprint == Self.identity)
    #expect(items.first?.locales.count == locales.count)
  }

  @Test func theHighestSeverityIsShown() {
    let items = Self.items([Self.missing("de", severity: .note), Self.missing("fr")])
    #expect(items.map(\.severity) == [.warning])
  }

  @Test func otherWordsAreAnotherItem() {
    let items = Self.items([
      Self.missing("de"), Self.missing("pt-BR", message: "'Share' is shown in Portuguese"),
      Self.missing("fr"),
    ])
    #expect(
      items.map(\.message) == [
        "'Share' is shown in English in de, fr", "'Share' is shown in Portuguese in pt-BR",
      ])
    #expect(items[0].fingerprint == Self.identity)
    #expect(items[1].fingerprint != Self.identity)
  }

  @Test func anotherKeyPlaceOrDetailIsAnotherItem() {
    var elsewhere = Self.missing("fr")
    elsewhere.span.bytes.start += 1
    let findings = [Self.missing("de"), Self.missing("fr", key: "pause"), elsewhere]
    #expect(Self.items(findings).count == 3)
    let detailed = Self.items([Self.missing("de", detail: "x"), Self.missing("fr", detail: "x")])
    #expect(detailed.count == 2)
  }

  @Test(arguments: [
    ("de", ["'Share' is shown in English in de", "'Share' is shown in English in fr, it"]),
    ("fr", ["'Share' is shown in English in de, it", "'Share' is shown in English in fr"]),
    ("it", ["'Share' is shown in English in de, fr", "'Share' is shown in English in it"]),
  ])
  func aDetailStandsApartFromTheOthers(detailed: String, messages: [String]) {
    let findings = ["de", "fr", "it"].map { Self.missing($0, detail: $0 == detailed ? "x" : "") }
    let items = Self.items(findings)
    #expect(items.map(\.message) == messages)
    #expect(items.count { $0.fingerprint == Self.identity } == 1)
    #expect(items.first { $0.locales.count == 2 }?.fingerprint == Self.identity)
  }

  @Test func aDetailThatIsNotAtHandStandsApartToo() {
    var set = Sample.set(
      ["de", "fr", "it"].map { Self.missing($0, detail: $0 == "fr" ? "x" : "") },
      in: [Sample.file(Sample.catalog)])
    // As read from a record.
    for index in set.findings.indices { set.findings[index].detail = "" }
    #expect(
      Folding.items(of: set.findings).map(\.message) == [
        "'Share' is shown in English in de, it", "'Share' is shown in English in fr",
      ])
  }

  @Test func aTranslationKeepsItsOwnIdentity() {
    let finding = Sample.roleWord
    let items = Self.items([finding])
    #expect(items.map(\.fingerprint.description) == ["772f89a38cf74e4454d473533b1dd8c7"])
    #expect(items.map(\.message) == [finding.message])
    #expect(items[0].locales.isEmpty)
  }

  @Test("a translation in a file of all locales names its locale, and a source text does not")
  func fileOfAllLocales() {
    let path = "App/Localizable.xcstrings"
    let findings = ["de", "en"].map { locale in
      var finding = Sample.roleWord
      finding.subject.locale = locale
      finding.inherited = []
      return finding
    }
    let file = Sample.file(Sample.catalog, path: path, format: .xcstrings)
    let set = Sample.set(findings, in: [file])
    let items = Folding.items(of: set.findings, isOn: false)
    let said = "'Play button' repeats the role 'button'"
    #expect(items.map(\.message) == ["\(said) in de", said])
    #expect(items.allSatisfy { $0.locales.isEmpty })
    #expect(
      Sample.output(ConciseReport(isFolded: false), [Sample.set([findings[0]], in: [file])])
        == "\(path):2:33: warning: \(said) in de [role-word]\n")
  }

  @Test func switchedOff() {
    let items = Self.items([Self.missing("de"), Self.missing("fr")], isOn: false)
    #expect(
      items.map(\.message) == [
        "'Share' is shown in English in de", "'Share' is shown in English in fr",
      ])
    #expect(items.allSatisfy { $0.fingerprint == $0.finding.fingerprint })
  }

  @Test func folded() {
    let set = Sample.set(
      ["fr", "de"].map { Self.missing($0) }, in: [Sample.file(Sample.catalog)])
    #expect(
      Sample.output(ConciseReport(), [set])
        == "\(Sample.path):2:18: warning: 'Share' is shown in English in de, fr [missing-translation]\n"
    )
    #expect(
      Sample.output(TextReport(), [set]).hasSuffix("\n2 findings (2 warnings) in 1 of 1 set\n"))
    #expect(Sample.output(NDJSONReport(), [set]).split(separator: "\n").count == 4)
  }
}
