import LabelLint
import Testing

/// Numbers at the ends of their ranges and values of a wrong kind: findings with a place, and no crash.
@Suite struct NumberRangeTests {
  private static let path = "App/Localizable.xcstrings"

  /// The problems of a string catalog with the bytes they are told at; every rule looks at it as well.
  private func problems(_ text: String) -> [String] {
    CheckedFiles([Self.path: text]).catalogs.flatMap { catalog in
      _ = Linter(configuration: Configuration()).check(catalog)
      let file = catalog.files[0]
      return file.problems.map { problem in
        let bytes = file.source.text[problem.span.range]
        return "\(problem.code.rawValue) \(String(decoding: bytes, as: UTF8.self))"
      }
    }
  }

  private func substitution(_ argument: String) -> String {
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":\
    "translated","value":"%#@n@ and %@"},"substitutions":{"n":{"argNum":\(argument),"formatSpecifier":"lld",\
    "variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg and %d"}}}}}}}}}}}
    """
  }

  @Test(
    "a number of an argument is one from 1 to 127",
    arguments: [
      "-1", "0", "128", "2147483648", "9223372036854775807", "-9223372036854775808",
      "9223372036854775808", "1e3", "1.0",
    ])
  func argumentNumbers(_ number: String) {
    #expect(problems(substitution(number)) == ["wrong-type \(number)"])
  }

  @Test("the first and the last number of an argument are right", arguments: ["1", "127"])
  func rightNumbers(_ number: String) {
    #expect(problems(substitution(number)) == [])
  }

  @Test("a source language that is no text", arguments: ["null", "7", "true", "[]", "{}"])
  func sourceLanguages(_ value: String) {
    #expect(
      problems("{\"sourceLanguage\":\(value),\"version\":\"1.0\",\"strings\":{}}") == [
        "wrong-type \(value)"
      ])
  }

  @Test(
    "half a surrogate pair, in a text and in a key",
    arguments: [#"\ud800"#, #"\udc00"#, #"\udfff"#, #"\uDBFF"#])
  func halfPairs(_ escape: String) {
    func catalog(key: String, value: String) -> String {
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"\(key)":{"localizations":{"en":{"stringUnit":{"state":\
      "translated","value":"\(value)"}}}}}}
      """
    }
    #expect(problems(catalog(key: "a", value: "x\(escape)y")) == ["invalid-escape \(escape)"])
    #expect(problems(catalog(key: "a\(escape)", value: "x")) == ["invalid-escape \(escape)"])
    #expect(problems(catalog(key: "a", value: #"x\ud83d\ude00y"#)) == [])
  }

  @Test(
    "numbers of a property list that no machine word holds",
    arguments: ["99999999999999999999", "9223372036854775807", "0", "-1"])
  func propertyLists(_ number: String) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%\(number)$#@v@ %\(number)$d %\(number)d %.\(number)f</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(number)$d</string>
      <key>other</key><string>%\(number)$@</string></dict></dict>
      <key>b</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>\(number)</key><string>x</string>
      </dict></dict></dict></plist>
      """
    for catalog in CheckedFiles(["App/en.lproj/Localizable.stringsdict": text]).catalogs {
      let found = Linter(configuration: Configuration()).check(catalog).findings
      #expect(found.contains { $0.subject.key == "a" })
      #expect(found.allSatisfy { Int($0.span.bytes.end) <= text.utf8.count })
    }
  }

  @Test("counts of a binary property list that no file has", arguments: [0x13, 0x12, 0x11, 0x10])
  func binaryCounts(_ marker: UInt8) {
    let size = 1 << Int(marker & 0x0F)
    for kind in [0x5F, 0x6F, 0xAF, 0xDF] as [UInt8] {
      let object = [kind, marker] + Array(repeating: UInt8(0xFF), count: size)
      let file = StringsCatalogReader.read(
        path: "p", bytes: BinaryPlistTests.file([[0xD1, 1, 2], [0x51, 0x6B], object]), table: "t")
      #expect(file.entries.isEmpty)
      #expect(file.problems.map(\.code) == [.truncatedBinaryPlist])
    }
  }

  @Test("a binary property list may not refer to one long string without end")
  func sharedStrings() {
    let long = [UInt8(0x5F), 0x11, 0x40, 0x00] + Array(repeating: UInt8(0x61), count: 0x4000)
    let count = 2000
    var keys: [[UInt8]] = []
    for number in 0..<200 { keys.append([0x53] + Array("\(100 + number)".utf8)) }
    // Every key of a dictionary has the same text, again and again in a list of such dictionaries.
    let names = (0..<200).map { UInt8(3 + $0) }
    let dictionary: [UInt8] = [0xDF, 0x10, 200] + names + Array(repeating: 1, count: 200)
    let list: [UInt8] =
      [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
      + Array(repeating: 2, count: count)
    let file = StringsCatalogReader.read(
      path: "p", bytes: BinaryPlistTests.file([list, long, dictionary] + keys), table: "t")
    #expect(file.problems.contains { $0.code == .truncatedBinaryPlist })
  }
}
