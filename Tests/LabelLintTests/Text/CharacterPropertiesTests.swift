import LabelLint
import Testing

/// Properties of scalars, scripts and widths.
@Suite struct CharacterPropertiesTests {
  /// What is known of a scalar.
  struct Case: CustomTestStringConvertible, Sendable {
    let scalar: Unicode.Scalar
    let category: GeneralCategory
    let isCased: Bool
    let isUpper: Bool
    let isLower: Bool
    let script: String
    let direction: TextDirection?
    let columns: Int
    var testDescription: String { "U+" + String(scalar.value, radix: 16, uppercase: true) }

    init(
      _ scalar: Unicode.Scalar, _ category: GeneralCategory, cased: Bool = false,
      upper: Bool = false, lower: Bool = false, _ script: String,
      _ direction: TextDirection? = nil, columns: Int = 1
    ) {
      self.scalar = scalar
      self.category = category
      isCased = cased
      isUpper = upper
      isLower = lower
      self.script = script
      self.direction = direction
      self.columns = columns
    }
  }

  static let cases: [Case] = [
    Case("A", .uppercaseLetter, cased: true, upper: true, "Latn", .leftToRight),
    Case("z", .lowercaseLetter, cased: true, lower: true, "Latn", .leftToRight),
    Case("7", .decimalNumber, "Zyyy"),
    Case(" ", .spaceSeparator, "Zyyy"),
    Case("\u{0}", .control, "Zyyy", columns: 0),
    Case("\u{7F}", .control, "Zyyy", columns: 0),
    Case("_", .connectorPunctuation, "Zyyy"),
    Case("ß", .lowercaseLetter, "Latn", .leftToRight),
    Case("ǅ", .titlecaseLetter, cased: true, "Latn", .leftToRight),
    Case("Ж", .uppercaseLetter, cased: true, upper: true, "Cyrl", .leftToRight),
    Case("ა", .lowercaseLetter, cased: true, lower: true, "Geor", .leftToRight),
    Case("Ა", .uppercaseLetter, cased: true, upper: true, "Geor", .leftToRight),
    Case("ª", .otherLetter, "Latn", .leftToRight),
    Case("ש", .otherLetter, "Hebr", .rightToLeft),
    Case("ع", .otherLetter, "Arab", .rightToLeft),
    Case("\u{301}", .nonspacingMark, "Zinh", columns: 0),
    Case("ा", .spacingMark, "Deva", .leftToRight),
    Case("漢", .otherLetter, "Hani", .leftToRight, columns: 2),
    Case("か", .otherLetter, "Hira", .leftToRight, columns: 2),
    Case("한", .otherLetter, "Hang", .leftToRight, columns: 2),
    Case("\u{1161}", .otherLetter, "Hang", .leftToRight, columns: 0),
    Case("Ⅳ", .letterNumber, cased: true, upper: true, "Latn", .leftToRight),
    Case("½", .otherNumber, "Zyyy"),
    Case("€", .currencySymbol, "Zyyy"),
    Case("«", .initialPunctuation, "Zyyy"),
    Case("😀", .otherSymbol, "Zyyy", columns: 2),
    Case("\u{200F}", .format, "Zyyy", .rightToLeft, columns: 0),
    Case("\u{AD}", .format, "Zyyy"),
    Case("\u{E000}", .privateUse, "Zzzz", .leftToRight),
    Case("\u{378}", .unassigned, "Zzzz", .leftToRight),
    Case("\u{10FFFF}", .unassigned, "Zzzz"),
  ]

  @Test(arguments: cases) func properties(_ test: Case) {
    #expect(CharacterProperties.generalCategory(test.scalar) == test.category)
    #expect(CharacterProperties.isLetter(test.scalar) == test.category.isLetter)
    #expect(CharacterProperties.isCased(test.scalar) == test.isCased)
    #expect(CharacterProperties.isUpper(test.scalar) == test.isUpper)
    #expect(CharacterProperties.isLower(test.scalar) == test.isLower)
    #expect(CharacterProperties.script(test.scalar).code == test.script)
    #expect(CharacterProperties.direction(test.scalar) == test.direction)
    #expect(DisplayWidth.columns(test.scalar) == test.columns)
  }

  @Test func everyCategoryIsInOneGroupAtMost() {
    for value in Int32(0)..<30 {
      let category = GeneralCategory(rawValue: value)
      let groups = [
        category?.isLetter, category?.isMark, category?.isNumber, category?.isSeparator,
        category?.isPunctuation, category?.isSymbol,
      ]
      let isOther = value == 0 || (15...18).contains(value)
      #expect(groups.filter { $0 == true }.count == (isOther ? 0 : 1), "category \(value)")
    }
    #expect(GeneralCategory(rawValue: 30) == nil)
  }

  @Test("digits of every script have their values")
  func digitValues() {
    let values = "07٣۹०᱗꯵𞥙９½²x".unicodeScalars.map { CharacterProperties.digitValue($0) }
    #expect(values == [0, 7, 3, 9, 0, 7, 5, 9, 9, nil, nil, nil])
  }

  @Test func asciiFastPathsAgreeWithICU() {
    for value in UInt8(0)..<128 {
      let scalar = Unicode.Scalar(value)
      let category = CharacterProperties.generalCategory(scalar)
      #expect(CharacterProperties.isLetter(scalar) == category.isLetter)
      #expect(CharacterProperties.isDigit(scalar) == (category == .decimalNumber))
      #expect(CharacterProperties.isUpper(scalar) == (category == .uppercaseLetter))
      #expect(CharacterProperties.isLower(scalar) == (category == .lowercaseLetter))
    }
  }

  @Test(arguments: [
    ("a", 1), ("e\u{301}", 1), ("漢", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 1), ("❤\u{FE0F}", 2),
    ("❤", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{200D}", 0), ("", 0),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍🏽", 2), ("👩‍🚀", 2), ("☝🏽", 2),
    // Spacing marks have a column each, nonspacing marks have none.
    ("\u{915}\u{93F}", 2), ("\u{915}\u{94D}\u{937}\u{93F}", 3), ("\u{BB4}\u{BCD}", 1),
    ("\u{E19}\u{E49}\u{E33}", 2), ("\u{1000}\u{103C}\u{1031}\u{102C}\u{103A}", 4),
    ("\u{FF76}\u{FF9E}", 2),
  ]) func columnsOfClusters(_ cluster: String, _ columns: Int) {
    #expect(DisplayWidth.columns(cluster: cluster.unicodeScalars) == columns)
  }

  @Test func scriptCodes() {
    #expect(Script(code: "Latn") == .latin)
    #expect(Script(code: "Cyrl") == .cyrillic)
    #expect(Script(code: "Jpan") == .japanese)
    #expect(Script(code: "Hans") == .simplifiedHan)
    #expect(Script(code: "Hant") == .traditionalHan)
    #expect(Script(code: "Kore") == .korean)
    #expect(Script(code: "Hanb") == .hanWithBopomofo)
    #expect(Script(code: "Hrkt") == .kana)
    #expect(Script(code: "Cyrs") == .oldCyrillic)
    #expect(Script(code: "Latf") == .fraktur)
    #expect(Script(code: "Latg") == .gaelic)
    #expect(Script(code: "") == nil)
    #expect(Script(code: "Qqqq") == nil)
    #expect(Script(code: "Latin") == nil)
    #expect(Script(rawValue: 9_999).code == "Zzzz")
    #expect(Script(rawValue: -1).code == "Zzzz")
  }

  @Test(arguments: [
    ("Jpan", Script.hiragana, true), ("Jpan", .han, true), ("Jpan", .hangul, false),
    ("Hans", .han, true), ("Hant", .bopomofo, true), ("Kore", .hangul, true),
    ("Latn", .latin, true), ("Latn", .cyrillic, false), ("Latf", .latin, true),
  ]) func includedScripts(_ code: String, _ letters: Script, _ isIncluded: Bool) throws {
    #expect(try #require(Script(code: code)).includes(letters) == isIncluded)
  }

  @Test func invisibleScalars() {
    #expect(CharacterProperties.isDefaultIgnorable("\u{200D}"))
    #expect(CharacterProperties.isDefaultIgnorable("\u{FE0F}"))
    #expect(!CharacterProperties.isDefaultIgnorable(" "))
    #expect(!CharacterProperties.isDefaultIgnorable("\u{A0}"))
    #expect(CharacterProperties.isEmoji("😀"))
    #expect(!CharacterProperties.isEmoji("漢"))
  }
}
