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

  /// What is said of a text that code hands to a type whose texts other code looks up by a call.
  private func handed(_ argument: String, _ type: String, _ lookup: String) -> [Severity] {
    UsesInRulesTests.findings(
      [RuleCheck.Text(key: "tax_note", text: "Includes 20%% tax")],
      [
        ("app/src/main/kotlin/Model.kt", "class Model { val text = TextOf(\(argument)) }"),
        ("app/src/main/kotlin/TextOf.kt", "data class TextOf(\(type))"),
        ("app/src/main/kotlin/Helper.kt", "fun show(c: Context, t: TextOf) = \(lookup)"),
      ], rules: ["invalid-placeholder"]
    ).map(\.severity)
  }

  @Test("a type may hold a text that code formats")
  func heldByType() {
    let type = "@StringRes val textRes: Int, val values: List<String> = emptyList()"
    let lookup = "c.getString(t.textRes, *t.values.toTypedArray())"
    #expect(handed("R.string.tax_note", type, lookup) == [])
    #expect(handed("if (a) R.string.tax_note else R.string.other", type, lookup) == [])
    #expect(handed("values = b, textRes = R.string.tax_note", type, lookup) == [])
    #expect(handed("R.string.tax_note", type, "stringResource(t.textRes, t.count)") == [])
  }

  @Test("a type whose text code shows as it is says nothing")
  func shownByType() {
    let type = "@StringRes val textRes: Int, val iconRes: Int"
    #expect(handed("R.string.tax_note", type, "c.getString(t.textRes)") == [.note])
    #expect(handed("R.string.tax_note", type, "c.getString(t.iconRes, 1)") == [.note])
    #expect(handed("iconRes = R.string.tax_note", type, "c.getString(t.textRes, 1)") == [.note])
    #expect(handed("R.string.tax_note", type, "c.getString(R.string.textRes, 1)") == [.note])
    #expect(handed("R.string.tax_note", "textRes: Int", "c.getString(t.textRes, 1)") == [.note])
    #expect(
      handed("android.R.string.tax_note", type, "c.getString(t.textRes, 1)") == [.note])
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
