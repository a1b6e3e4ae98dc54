import LabelLint
import Testing

/// What `invalid-placeholder` says of `%%` once the sources tell whether a text is formatted.
@Suite("Texts that code formats")
struct FormattedUsesTests {
  /// The level of the finding on a text that code shows by a call; nil without one.
  private func level(_ call: String) -> Severity? {
    UsesInRulesTests.findings(
      [RuleCheck.Text(key: "tax_note", text: "Includes 20%% tax")],
      [("app/src/main/java/A.kt", "class A { fun f(c: Context, n: Int) { t.text = \(call) } }")],
      rules: ["invalid-placeholder"]
    ).first?.severity
  }

  @Test("a call with arguments, or of a formatter, makes one sign of two")
  func formatted() {
    #expect(level("c.getString(R.string.tax_note, n)") == nil)
    #expect(level("String.format(c.getString(R.string.tax_note))") == nil)
    #expect(level("c.getString(R.string.tax_note).format(n)") == nil)
  }

  @Test("a call without arguments shows both, a layout too")
  func shownAsWritten() {
    #expect(level("c.getString(R.string.tax_note)") == .warning)
    let found = UsesInRulesTests.findings(
      [RuleCheck.Text(key: "tax_note", text: "Includes 20%% tax")],
      [UsesInRulesTests.layout("<TextView android:text=\"@string/tax_note\"/>")],
      rules: ["invalid-placeholder"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("data binding that calls a string puts values in")
  func dataBinding() {
    func levels(_ value: String) -> [Severity] {
      UsesInRulesTests.findings(
        [RuleCheck.Text(key: "tax_note", text: "Includes 20%% tax")],
        [UsesInRulesTests.layout("<TextView android:text=\"\(value)\"/>")],
        rules: ["invalid-placeholder"]
      ).map(\.severity)
    }
    #expect(levels("@{@string/tax_note(order.rate)}") == [])
    #expect(levels("@{@string/tax_note}") == [.warning])
  }

  @Test("without sources it is a note")
  func unknown() {
    let found = UsesInRulesTests.findings(
      [RuleCheck.Text(key: "tax_note", text: "Includes 20%% tax")], [],
      rules: ["invalid-placeholder"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test("Apple: a text that code formats nowhere, unless a function may do so")
  func apple() {
    func levels(_ value: String) -> [Severity] {
      guard let location = CatalogLocation(path: "App/en.lproj/Localizable.strings") else {
        return []
      }
      let file = CatalogReader.read(Array("\"silk_note\" = \"100%% silk\";\n".utf8), at: location)
      let plan = CatalogDiscovery.plans(for: [location])[0]
      let code = ("App/A.swift", "func f() { l.text = \(value) }")
      return Linter(only: "invalid-placeholder").check(
        Catalog(plan: plan, files: [file], fallback: nil),
        sources: SourceTree(files: [code]).index
      ).findings.map(\.severity)
    }
    #expect(levels("NSLocalizedString(\"silk_note\", comment: \"\")") == [.note])
    #expect(levels("String(format: NSLocalizedString(\"silk_note\", comment: \"\"), a)") == [])
    #expect(levels("\"silk_note\".localized") == [.note])
    #expect(levels("\"silk_note\".localized(a)") == [])
    #expect(levels("L10n.silkNote") == [])
    #expect(levels("other") == [])
  }
}
