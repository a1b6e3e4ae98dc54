import LabelLint
import Testing

/// Functions and properties of the app's own that look texts up.
@Suite("Functions of the app that look texts up")
struct WrapperTests {
  private static let calls = (
    "View.swift",
    """
    a.accessibilityLabel = tr("one")
    b.accessibilityLabel = self.tr(key: "two")
    c.accessibilityLabel = Texts.tr("three")
    d.accessibilityLabel = "four".tr
    e.accessibilityLabel = "five".tr()
    """
  )

  private static func uses(_ program: String) -> [String] {
    SourceTree(files: [calls, ("Texts.swift", program)]).uses
  }

  @Test(
    "a function is known by its body, in any file",
    arguments: [
      #"NSLocalizedString(key, comment: "")"#, #"return NSLocalizedString(key, comment: "")"#,
      "Bundle.main.localizedString(forKey: key, value: nil, table: nil)", "key.localized",
      "String(localized: String.LocalizationValue(key))", "String(localized: .init(key))",
    ])
  func functions(_ body: String) {
    let known = ["label one", "label two", "label three", "label -", "label -"]
    #expect(Self.uses("func tr(_ key: String) -> String { \(body) }") == known)
    #expect(Self.uses("enum Texts { static func tr(key: String) -> String { \(body) } }") == known)
    #expect(
      Self.uses("enum Texts { static func tr(_ text: String) -> String { \(body) } }")
        == Array(repeating: "label -", count: 5))
  }

  @Test("a property or function of a text", arguments: ["var tr: String", "func tr() -> String"])
  func members(_ head: String) {
    let body = #"{ return NSLocalizedString(self, tableName: "Extra", comment: "") }"#
    #expect(
      Self.uses("extension String { \(head) \(body) }")
        == ["label Extra:four", "label Extra:five", "label -", "label -", "label -"])
    #expect(
      Self.uses("extension Song { \(head) \(body) }") == Array(repeating: "label -", count: 5))
  }

  @Test("a function that does something else with its text")
  func others() {
    for body in ["key", "key.uppercased()", #"NSLocalizedString("x", comment: key)"#] {
      #expect(
        Self.uses("func tr(_ key: String) -> String { \(body) }")
          == Array(repeating: "label -", count: 5))
    }
  }

  @Test("a constant that such a function gives")
  func constants() {
    let uses = SourceTree(files: [
      ("View.swift", "a.accessibilityLabel = Texts.play\nb.accessibilityLabel = Texts.stop"),
      (
        "Texts.swift",
        #"enum Texts { static let play = tr("p"); static let stop = other("s") }"#
          + " // NSLocalizedString"
      ),
      ("A.swift", #"func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }"#),
    ]).uses
    #expect(uses == ["label p", "label -"])
  }

  @Test(
    "Objective-C",
    arguments: [
      "#define tr(key) NSLocalizedString(key, nil)\n",
      "static NSString *tr(NSString *key) { return NSLocalizedString(key, nil); }",
      "NSString *tr(NSString *key) { return [b localizedStringForKey:key value:nil table:nil]; }",
    ])
  func objectiveC(_ program: String) {
    #expect(
      SourceTree.uses(
        in: "A.m",
        """
        \(program)
        - (void)a {
          a.accessibilityLabel = tr(@"one");
          b.accessibilityLabel = other(@"two");
        }
        """) == ["label one", "label -"])
  }
}
