import LabelLint
import Testing

/// What `.stringsdict` files are read as: texts by slot, problems with their places.
@Suite struct StringsdictCatalogReaderTests {
  /// The inside of the outer dictionary, old style, and all that is read of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let messages: [String]
    var problems: [String] = []
    var testDescription: String { name }
  }

  /// A variable that is in order, with one text.
  private static func variable(_ name: String, _ other: String, type: String = "d") -> String {
    "\(name) = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
      + "NSStringFormatValueTypeKey = \"\(type)\"; other = \"\(other)\";};"
  }

  private func digest(_ text: String) -> CatalogDigest {
    CatalogDigest(StringsdictCatalogReader.read(path: "p", bytes: Array(text.utf8), table: "t"))
  }

  @Test(arguments: rules + variables + references) func entry(_ item: Case) {
    #expect(
      digest(item.text) == CatalogDigest(messages: item.messages, problems: item.problems))
  }

  static let rules: [Case] = [
    Case(
      name: "one variable",
      text: "n = {NSStringLocalizedFormatKey = \"%#@a@\";" + variable("a", "%d x") + "};",
      messages: ["n = %#@a@", "n[plural=other] = %d x"]),
    Case(
      name: "two variables, one nested in a text of the other",
      text: "/* C */ n = {NSStringLocalizedFormatKey = \"%1$#@a@\";" + variable("a", "%1$d %2$#@b@")
        + variable("b", "%2$d") + "};",
      messages: [
        "n = %1$#@a@ // C", "n[variable=a/plural=other] = %1$d %2$#@b@ // C",
        "n[variable=b/plural=other] = %2$d // C",
      ]),
    Case(
      name: "widths", text: "n = {NSStringVariableWidthRuleType = {20 = s; wide = t; 30 = ();};};",
      messages: ["n[width=20] = s", "n[width=wide] = t"],
      problems: ["warning invalid-width `wide`@46", "warning non-string-value `()`@61"]),
    Case(
      name: "devices with a plural, a width and a text",
      text:
        "n = {NSStringDeviceSpecificRuleType = {iphone = {NSStringLocalizedFormatKey = \"%#@a@\";"
        + variable("a", "tap")
        + "}; mac = {NSStringVariableWidthRuleType = {5 = w;};}; other = x;};};",
      messages: [
        "n[device=iphone] = %#@a@", "n[device=iphone/plural=other] = tap",
        "n[device=mac/width=5] = w",
        "n[device=other] = x",
      ]),
    Case(
      name: "devices inside devices",
      text:
        "n = {NSStringDeviceSpecificRuleType = {mac = {NSStringDeviceSpecificRuleType = {};};};};",
      messages: [], problems: ["error conflicting-rule-types `mac`@39"]),
    Case(
      name: "two kinds of rule",
      text: "n = {NSStringLocalizedFormatKey = x; NSStringVariableWidthRuleType = {20 = y;};};",
      messages: ["n = x", "n[width=20] = y"], problems: ["error conflicting-rule-types `n`@0"]),
    Case(
      name: "no rule", text: "n = {}; m = {" + variable("a", "x") + "};",
      messages: ["m[plural=other] = x"],
      problems: ["error missing-format-key `n`@0", "error missing-format-key `m`@8"]),
    Case(
      name: "plain text and values of other kinds",
      text: "n = x; m = (); NSStringLocalizedFormatKey;",
      messages: ["n = x", "NSStringLocalizedFormatKey = NSStringLocalizedFormatKey"],
      problems: [
        "note plain-string-in-stringsdict `n`@0", "warning non-string-value `()`@11",
        "note plain-string-in-stringsdict `NSStringLocalizedFormatKey`@15",
      ]),
    Case(
      name: "duplicates",
      text: "n = {NSStringLocalizedFormatKey = x;}; n = {NSStringLocalizedFormatKey = y; "
        + "NSStringLocalizedFormatKey = z;};",
      messages: ["n = x (replaced)", "n = z"],
      problems: [
        "error duplicate-key `n`@39", "error duplicate-key `NSStringLocalizedFormatKey`@76",
      ]),
    Case(
      name: "silent truncation", text: "n = {NSStringLocalizedFormatKey = x;};; m = y;",
      messages: ["n = x", "m = y (lost)"],
      problems: [
        "error silent-truncation `;`@38", "note plain-string-in-stringsdict `m`@40",
      ]),
  ]

  static let variables: [Case] = [
    Case(
      name: "nothing in a variable",
      text: "n = {NSStringLocalizedFormatKey = \"%#@a@\"; a = {};};", messages: ["n = %#@a@"],
      problems: [
        "error missing-spec-type `a`@43", "error missing-value-type `a`@43",
        "warning plural-without-other `a`@43",
      ]),
    Case(
      name: "unknown rule and category",
      text: "n = {NSStringLocalizedFormatKey = \"%#@a@\"; a = {NSStringFormatSpecTypeKey = X; "
        + "NSStringFormatValueTypeKey = lld; other = o; few = {}; ohter = p;};};",
      messages: ["n = %#@a@", "n[plural=other] = o"],
      problems: ["warning unknown-spec-type `X`@76", "warning non-string-value `{}`@130"]),
  ]

  @Test(
    arguments: [
      ("d", nil), ("lu", nil), ("lld", nil), ("zd", nil), ("f", nil), ("lf", nil), (".1f", nil),
      ("02d", nil), ("%ld", "value-type-has-percent"), ("%", "value-type-has-percent"),
      ("@", "invalid-value-type"), ("la", "invalid-value-type"), ("", "invalid-value-type"),
      ("s", "invalid-value-type"), ("d x", "invalid-value-type"), ("1$d", "invalid-value-type"),
    ] as [(String, String?)])
  func valueType(_ type: String, _ code: String?) {
    let read = digest(
      "n = {NSStringLocalizedFormatKey = \"%#@a@\";" + Self.variable("a", "x", type: type) + "};")
    #expect(read.problems == (code.map { ["error \($0) `\(type)`@129"] } ?? []))
  }

  static let references: [Case] = [
    Case(
      name: "undefined and unused",
      text: "n = {NSStringLocalizedFormatKey = \"\\t%#@a@\";" + variable("b", "x") + "};",
      messages: ["n = \t%#@a@", "n[plural=other] = x"],
      problems: ["error undefined-variable `%#@a@`@37", "warning unused-variable `b`@44"]),
    Case(
      name: "malformed",
      text: "n = {NSStringLocalizedFormatKey = \"%1#@a@ %#@a #@a@ %#@@\";" + variable("a", "x")
        + "};",
      messages: ["n = %1#@a@ %#@a #@a@ %#@@", "n[plural=other] = x"],
      problems: [
        "error malformed-variable-reference `%#@a`@42",
        "error malformed-variable-reference `#@a@`@47",
        "error malformed-variable-reference `%#@@`@52",
      ]),
    Case(
      name: "legal spellings",
      text: "n = {NSStringLocalizedFormatKey = \"%% %%#@x %8$3.2#@a_b@ 5 %#\";"
        + variable("a_b", "x") + "};",
      messages: ["n = %% %%#@x %8$3.2#@a_b@ 5 %#", "n[plural=other] = x"]),
    Case(
      name: "a name that is never found",
      text: "n = {NSStringLocalizedFormatKey = \"%2$#@a-b@\";" + variable("\"a-b\"", "x") + "};",
      messages: ["n = %2$#@a-b@", "n[plural=other] = x"],
      problems: ["error malformed-variable-reference `%2$#@a-b@`@35"]),
    Case(
      name: "one argument as an object and a number",
      text: "n = {NSStringLocalizedFormatKey = \"%1$@ %1$#@a@\";" + variable("a", "%1$ld") + "};",
      messages: ["n = %1$@ %1$#@a@", "n[plural=other] = %1$ld"],
      problems: [
        "error argument-type-conflict `%1$#@a@`@40", "error argument-type-conflict `%1$ld`@149",
      ]),
  ]

  @Test func wholeFiles() {
    #expect(
      digest("") == CatalogDigest(messages: [], problems: ["error empty-file ``@0"]))
    #expect(digest(" \n") == CatalogDigest(messages: []))
    #expect(
      digest("<plist><array/></plist>")
        == CatalogDigest(messages: [], problems: ["error not-a-dictionary `<array/>`@7"]))
    let file = StringsdictCatalogReader.read(
      path: "p", bytes: Array("n = {NSStringLocalizedFormatKey = x;}; m = y;".utf8), table: "t")
    #expect(file.entries.map(\.type) == [.plural, .string])
    #expect(file.entries.allSatisfy { $0.flags.contains(.fromStringsdict) })
  }
}
