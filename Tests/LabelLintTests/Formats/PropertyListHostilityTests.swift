import Foundation
import LabelLint
import Testing

/// Broken and hostile `.strings` and `.stringsdict` files: read without a trap, in linear time.
@Suite struct PropertyListHostilityTests {
  static let samples = [
    "/* c */ \"a\" = \"b\\n\\U00e9\\351\"; // d\n'e' = {f = (g, <0f>);};\nh;\n{",
    "{ n = { NSStringLocalizedFormatKey = \"%1$#@a@ %@\"; a = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = \"1\"; other = \"é\"; }; }; }",
    "<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict><!-- c --><key>a&amp;</key><string>"
      + "<![CDATA[x]]>&#233;</string><key>b</key><array><true/></array></dict></plist>",
    "/* Class = \"UIButton\"; title = \"x\"; ObjectID = \"1\"; Note = \"\\\"\"; */ \"1.title\" = \"y\";",
  ]

  /// Reads bytes in every way, and checks that no place lies outside.
  private func read(_ bytes: [UInt8]) {
    for file in [
      StringsCatalogReader.read(path: "p", bytes: bytes, table: "t"),
      StringsdictCatalogReader.read(path: "p", bytes: bytes, table: "t"),
    ] {
      for problem in file.problems where Int(problem.span.end) > file.source.text.count {
        Issue.record("\(problem) lies outside \(bytes)")
      }
      for message in file.messages where Int(message.value.end) > file.source.text.count {
        Issue.record("a value lies outside \(bytes)")
      }
      for index in file.messages.indices {
        _ = file.string(file.messages[index].text)
        let count = file.messages[index].text.count
        _ = file.sourceRange(of: 0..<count, inMessage: index)
      }
    }
  }

  @Test(arguments: samples) func everyTruncation(_ sample: String) {
    let bytes = Array(sample.utf8)
    for count in 0...bytes.count { read(Array(bytes[..<count])) }
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in sample.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for count in 0...wide.count { read(Array(wide[..<count])) }
  }

  @Test(arguments: samples) func everyByteReplaced(_ sample: String) {
    let bytes = Array(sample.utf8)
    for place in bytes.indices {
      for byte in [
        0, 0x22, 0x27, 0x28, 0x2A, 0x2F, 0x3B, 0x3C, 0x3D, 0x5C, 0x7B, 0x7D, 0x80, 0xE2, 0xFF,
      ]
        as [UInt8]
      {
        var mutated = bytes
        mutated[place] = byte
        read(mutated)
      }
    }
  }

  /// Each would take minutes if it were read in quadratic time.
  @Test(arguments: [
    "\"", "'", "/*", "/*\n\"a\";\n", "\\'", ";", "{", "(", "a = {", "a=(", "<", "\"a\" ", "“",
    "a=\"\\",
    "<<<<<<< x\n", "\"a\" = \"b\n\";", "'a\n\"", "}", "*/", "a;", "\"a\"=<0", "\u{A0}", "/* ;", "/",
    "<dict>", "<key>", "<array>", "<!--", "&", "a = \"%#@\";",
  ])
  func repeated(_ text: String) {
    let bytes = Array(String(repeating: text, count: 100_000 / text.utf8.count).utf8)
    read(bytes)
    read(Array("<plist>".utf8) + bytes)
  }

  @Test func longReferences() {
    let text =
      "{n={NSStringLocalizedFormatKey=\"" + String(repeating: "%#@", count: 30_000) + "\";};}"
    read(Array(text.utf8))
    let many = (0..<3_000).map { "v\($0)={other=\"%#@v\($0)@\";};" }.joined()
    read(Array("{n={NSStringLocalizedFormatKey=x;\(many)};}".utf8))
    let widths = (0..<3_000).map { "\($0)=x;" }.joined()
    read(Array("{n={NSStringVariableWidthRuleType={\(widths)};};}".utf8))
  }
}
