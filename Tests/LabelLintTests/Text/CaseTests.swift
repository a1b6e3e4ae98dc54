import LabelLint
import Testing

/// Case folding and case mapping.
@Suite struct CaseTests {
  /// An operation in a locale.
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String?
    let text: String
    let lower: String
    let upper: String
    let capitalized: String
    var testDescription: String { "\(text) in \(locale ?? "no locale")" }
  }

  static let cases = [
    Case(locale: nil, text: "iSSUE", lower: "issue", upper: "ISSUE", capitalized: "ISSUE"),
    Case(
      locale: "en", text: "add File", lower: "add file", upper: "ADD FILE", capitalized: "Add File"),
    Case(locale: "de", text: "straße", lower: "straße", upper: "STRASSE", capitalized: "Straße"),
    Case(locale: "tr", text: "iIıİ", lower: "iııi", upper: "İIIİ", capitalized: "İIıİ"),
    Case(locale: "tr", text: "issue", lower: "issue", upper: "İSSUE", capitalized: "İssue"),
    Case(locale: "az-Cyrl", text: "ITEM", lower: "ıtem", upper: "ITEM", capitalized: "ITEM"),
    Case(locale: "nl", text: "ijs", lower: "ijs", upper: "IJS", capitalized: "IJs"),
    Case(locale: "el", text: "όχι", lower: "όχι", upper: "ΟΧΙ", capitalized: "Όχι"),
    Case(locale: "el", text: "ΣΑΣ", lower: "σας", upper: "ΣΑΣ", capitalized: "ΣΑΣ"),
    Case(locale: "lt", text: "ĩ", lower: "ĩ", upper: "Ĩ", capitalized: "Ĩ"),
    Case(locale: "ka", text: "ძიება", lower: "ძიება", upper: "ᲫᲘᲔᲑᲐ", capitalized: "ძიება"),
    Case(locale: "en", text: "«open»", lower: "«open»", upper: "«OPEN»", capitalized: "«Open»"),
    Case(locale: "hi", text: "खोजें", lower: "खोजें", upper: "खोजें", capitalized: "खोजें"),
    Case(locale: "en", text: "", lower: "", upper: "", capitalized: ""),
  ]

  @Test(arguments: cases) func mapping(_ test: Case) {
    let mapping = CaseMapping(test.locale.flatMap { LocaleTag($0) })
    #expect(TextBytes.map(test.text, mapping.lower) == test.lower)
    #expect(TextBytes.map(test.text, mapping.upper) == test.upper)
    #expect(TextBytes.map(test.text, mapping.capitalized) == test.capitalized)
  }

  @Test(arguments: [
    ("Straße", false, "strasse"), ("STRASSE", false, "strasse"), ("İ", false, "i\u{307}"),
    ("I", false, "i"), ("I", true, "ı"), ("İ", true, "i"), ("ΣΑΣ", false, "σασ"),
    ("ᲫᲘ", false, "ძი"), ("ﬁ", false, "fi"), ("[A-Z]", false, "[a-z]"), ("", true, ""),
  ]) func folding(_ text: String, _ turkic: Bool, _ folded: String) {
    let result = TextBytes.map(text) { CaseFolding.folded($0, turkic: turkic) }
    #expect(TextBytes.scalars(result) == TextBytes.scalars(folded))
  }

  @Test func asciiFastPathsAgreeWithICU() {
    // A letter behind the text sends the same text through ICU.
    let text = String(decoding: (0..<128).map { UInt8($0) }, as: UTF8.self)
    let mapping = CaseMapping()
    for transform in [mapping.lower, mapping.upper, { CaseFolding.folded($0) }] {
      let fast = TextBytes.map(text, transform)
      #expect(TextBytes.map(text + "中", transform) == fast + "中")
    }
  }
}
