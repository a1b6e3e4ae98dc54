import LabelLint
import Testing

/// Catalogs with very many of one thing: what is found stays right, whatever the size.
@Suite struct ManyOfOneThingTests {
  private static func android(_ body: [String]) -> String {
    CheckedFiles.android(body.joined(separator: "\n"))
  }

  private static let (source, german) = ("res/values/strings.xml", "res/values-de/strings.xml")

  @Test("an item of a long array is compared with the item of its number")
  func itemsOfAnArray() {
    func array(_ item: (Int) -> String) -> String {
      Self.android(
        ["<string-array name=\"steps\">"] + (1...2000).map { "<item>\(item($0))</item>" }
          + ["</string-array>"])
    }
    #expect(
      CheckedFiles([
        Self.source: array { "Step \($0)00" },
        Self.german: array { $0 == 1500 ? "Schritt 40" : "Schritt \($0)00" },
      ]).findings(of: "number-mismatch") == [
        "note de steps item=1499: the number is '40', but the source has '150000'"
      ])
  }

  @Test("an array that is longer than its source has nothing to compare with at its end")
  func longerArray() {
    func array(_ count: Int) -> String {
      Self.android(
        ["<string-array name=\"steps\">"] + (1...count).map { "<item>Step \($0)</item>" }
          + ["</string-array>"])
    }
    #expect(
      CheckedFiles([Self.source: array(20), Self.german: array(25)])
        .findings(of: "array-length-mismatch") == [
          "warning de steps: the array has 25 items, but its source has 20; remove the others"
        ])
  }

  @Test("a key that stands in a file two thousand times is told so at each but the first")
  func oneKey() {
    let lines = (0..<2000).map { "\"play\" = \"Play \($0)\";\n" }.joined()
    let found = CheckedFiles(["en.lproj/Localizable.strings": lines]).findings(of: "duplicate-key")
    #expect(found.count == 1999)
    #expect(
      Set(found) == [
        "error en play: `play` is defined twice with different values, so apps show the last; remove one"
      ])
  }

  @Test("one number among two thousand is another one")
  func numbers() {
    func text(_ other: Int) -> String {
      Self.android([
        "<string name=\"list_text\">"
          + (1...2000).map { "\($0 == 1234 ? other : $0 * 1_000_003) " }.joined() + "</string>"
      ])
    }
    #expect(
      CheckedFiles([Self.source: text(77), Self.german: text(79)]).findings(of: "number-mismatch")
        == ["warning de list_text: the number is '79', but the source has '77'"])
  }

  @Test("numbers say the same in other units, whichever of them comes first")
  func numbersInOtherUnits() {
    #expect(
      CheckedFiles([
        Self.source: Self.android([
          "<string name=\"list_text\">150,000 songs, 48 hours, 60 minutes, 50% off</string>"
        ]),
        Self.german: Self.android([
          "<string name=\"list_text\">1 Stunde, 2 Tage, 150 tausend Lieder, 5 Zehntel</string>"
        ]),
      ]).findings(of: "number-mismatch") == [])
  }

  @Test("of two hundred arguments that are gone some are named, and how many more")
  func lostArguments() {
    let all = (1...200).map { "%\($0)$d" }.joined(separator: " ")
    let found = CheckedFiles([
      Self.source: Self.android(["<string name=\"all_text\">\(all)</string>"]),
      Self.german: Self.android(["<string name=\"all_text\">nichts</string>"]),
    ]).findings(of: "placeholder-mismatch")
    #expect(
      found.sorted() == [
        "error de all_text: 100 more placeholders differ from the source",
        "warning de all_text: the placeholders '%1$d', '%2$d', '%3$d', '%4$d' and 96 more are missing, "
          + "so their values are not shown",
      ])
  }

  @Test("braces that nothing closes are text")
  func openBraces() {
    let text = String(repeating: "{", count: 5000)
    let files = CheckedFiles([
      Self.source: Self.android(["<string name=\"cd_a\">\(text)</string>"]),
      Self.german: Self.android(["<string name=\"cd_a\">\(text)</string>"]),
    ])
    for rule in ["placeholder-mismatch", "invalid-placeholder", "number-mismatch"] as [RuleID] {
      #expect(files.findings(of: rule) == [])
    }
  }

  @Test("a letter with thousands of marks is one letter")
  func marks() {
    let text = "Caf" + "e" + String(repeating: "\u{301}", count: 5000)
    let files = CheckedFiles([
      Self.source: Self.android(["<string name=\"cd_a\">\(text)</string>"]),
      Self.german: Self.android(["<string name=\"cd_a\">\(text)</string>"]),
    ])
    #expect(files.findings(of: "verbose-label") == [])
    #expect(files.findings(of: "denormalized-text").count == 2)
  }
}
