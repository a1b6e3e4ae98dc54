import LabelLint
import Testing

/// What `.strings` files are read as: texts, comments, problems with their places.
@Suite struct StringsCatalogReaderTests {
  /// A file and all that is read of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let messages: [String]
    var problems: [String] = []
    var testDescription: String { name }
  }

  private func digest(_ bytes: [UInt8]) -> CatalogDigest {
    CatalogDigest(StringsCatalogReader.read(path: "p", bytes: bytes, table: "t"))
  }

  @Test(arguments: good + faulty + looksAlike + xml) func file(_ item: Case) {
    let wanted = CatalogDigest(messages: item.messages, problems: item.problems)
    #expect(digest(Array(item.text.utf8)) == wanted)
  }

  @Test("an empty InfoPlist.strings is how an app says that it knows a language")
  func emptyProperties() {
    let file = StringsCatalogReader.read(path: "p", bytes: [], table: "InfoPlist")
    #expect(
      CatalogDigest(file) == CatalogDigest(messages: [], problems: ["note empty-file ``@0"]))
  }

  static let good: [Case] = [
    Case(name: "blank", text: " \n\t", messages: []),
    Case(
      name: "quotes, no quotes, shorthand", text: "\"a\" = 'b \"x\"';\nNS_a-b.c:d/$ = c.d;\ne;",
      messages: ["a = b \"x\"", "NS_a-b.c:d/$ = c.d", "e = e"]),
    Case(name: "braces", text: "{ \"a\" = \"b\"; c; } // end", messages: ["a = b", "c = c"]),
    Case(
      name: "escapes",
      text: #""k" = "\a\b\f\n\r\t\v\"\'\\\q\101\7\U41\UD83D\UDE00\U\UD83Dx";"#,
      messages: ["k = \u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\qA\u{7}A😀\0\u{FFFD}x"]),
    Case(
      name: "separators are blanks", text: "a\u{2028}=\u{2029}b;// c\u{2028}d = e;",
      messages: ["a = b // c", "d = e"]),
    Case(
      name: "comments",
      text: """
        /* Header
         file */

        /* Section */

        /* Comment */
        // more
        "a" = "b"; // tail
        "c" /* 1 */ = /* 2 */ "d" /* 3 */;
        /* No comment provided by engineer. */
        "e" = "f";
        /* Apart */

        "g" = "h";
        /* behind all */
        """,
      messages: ["a = b // Comment\nmore\ntail", "c = d // 1\n2\n3", "e = f", "g = h // Apart"]),
    Case(
      name: "Interface Builder comment",
      text: #"""
        /* Class = "UIButton"; normalTitle = "a; b = \"c\""; ObjectID = "x"; Note = "Say \"it\""; */
        "x.normalTitle" = "Play";
        /* Class = "NSCell"; 5.ibShadowedLabels[0] = "Day"; ObjectID = "5"; */
        "5.ibShadowedLabels[0]" = "Day";
        """#,
      messages: [
        "x.normalTitle = Play // Say \"it\" ib:UIButton.normalTitle",
        "5.ibShadowedLabels[0] = Day // Class = \"NSCell\"; 5.ibShadowedLabels[0] = \"Day\"; "
          + "ObjectID = \"5\"; ib:NSCell.ibShadowedLabels[0]",
      ]),
    Case(
      name: "Interface Builder comment with other spellings of strings",
      text: #"""
        /* Class = 'UIButton'; title = 'a; "b"'; ObjectID = 'q'; Note = 'it\'s'; */
        "q.title" = "T";
        /* "Class" = UILabel; text = T; ObjectID = abc-12; Note = Sign-in; */
        "abc-12.text" = "T";
        /* Class = UILabel is meant; ObjectID = x; */
        "k" = "T";
        """#,
      messages: [
        "q.title = T // it's ib:UIButton.title", "abc-12.text = T // Sign-in ib:UILabel.text",
        "k = T // Class = UILabel is meant; ObjectID = x;",
      ]),
    Case(
      name: "Interface Builder keys",
      text: """
        "aB3-12-xyz.text"="a"; "not-in-use.title"="b"; "sign-in.title"="c";
        "abc-12.normalTitle"="d"; "42.title"="e"; "42.other"="f"; ".title"="g"; "a.b"="h";
        """,
      messages: [
        "aB3-12-xyz.text = a ib:.text", "not-in-use.title = b", "sign-in.title = c",
        "abc-12.normalTitle = d ib:.normalTitle", "42.title = e ib:.title", "42.other = f",
        ".title = g", "a.b = h",
      ]),
    Case(name: "MS-DOS end of file", text: "a = b;\n\u{1A}\n", messages: ["a = b"]),
    Case(
      name: "NFC and NFD keys differ", text: "\"caf\u{E9}\" = \"1\";\"cafe\u{301}\" = \"2\";",
      messages: ["caf\u{E9} = 1", "cafe\u{301} = 2"]),
  ]

  static let faulty: [Case] = [
    Case(
      name: "semicolon missing at the end of a line", text: "\"a\" = \"b\"\n\"c\" = \"d\";",
      messages: ["a = b (lost)", "c = d (lost)"], problems: ["error missing-semicolon ``@9"]),
    Case(
      name: "semicolon missing before a comment", text: "\"a\" = \"b\" /* x */\n\"c\" = \"d\";",
      messages: ["a = b (lost) // x", "c = d (lost)"], problems: ["error missing-semicolon ``@9"]),
    Case(
      name: "quote inside a value", text: "\"a\" = \"say \"hi\"\";\n\"c\" = \"d\";",
      messages: ["a = say  (lost)", "c = d (lost)"], problems: ["error missing-semicolon ``@12"]),
    Case(
      name: "comma and full-width semicolon", text: "\"a\" = \"b\", \"c\" = \"d\"；\n\"e\" = \"f\";",
      messages: ["a = b (lost)", "c = d (lost)", "e = f (lost)"],
      problems: ["error missing-semicolon ``@9", "error missing-semicolon ``@20"]),
    Case(
      name: "closing quote missing", text: "\"a\" = \"b;\n\"c\" = \"d\";\n\"e\" = \"f\";",
      messages: ["a = b;\n (lost)", "c = d (lost)", "e = f (lost)"],
      problems: ["error unterminated-string `\"`@6"]),
    Case(
      name: "closing quote missing at the end", text: "\"a\" = \"b\";\n\"c\" = \"d;\n",
      messages: ["a = b (lost)"], problems: ["error unterminated-string `\"`@17"]),
    Case(
      name: "equals sign missing", text: "\"a\" \"b\";\nc d = \"e\";\n\"f\" = \"g\";",
      messages: ["a = b (lost)", "f = g (lost)"],
      problems: ["error missing-equals ``@3", "error missing-equals ``@10"]),
    Case(
      name: "value missing", text: "\"a\" = ;\n\"b\" = \"c\";\n\"d\" =", messages: ["b = c (lost)"],
      problems: ["error missing-value ``@6", "error missing-value ``@24"]),
    Case(
      name: "two equals signs and a no-break space", text: "\"a\" == \"b\";\n\"c\"\u{A0}= \"d\";",
      messages: ["a = b (lost)", "c = d (lost)"],
      problems: ["error unexpected-character `=`@5", "error unexpected-character `\u{A0}`@15"]),
    Case(
      name: "stray characters", text: "\"a\" = \"1\";; \"b\" = \"2\"; } \"c\" = \"3\";",
      messages: ["a = 1", "b = 2 (lost)", "c = 3 (lost)"],
      problems: ["error silent-truncation `;`@10", "error unexpected-character `}`@23"]),
    Case(
      name: "stray character behind all", text: "\"a\" = \"1\";\n}\n", messages: ["a = 1"],
      problems: ["warning silent-truncation `}`@11"]),
    Case(
      name: "comment without end", text: "\"a\" = \"1\"; /* oops\n\"c\" = \"d\";",
      messages: ["a = 1", "c = d (lost)"], problems: ["error silent-truncation `/*`@11"]),
    Case(
      name: "comment without end behind a key", text: "\"a\" = /* oops\n\"c\" = \"d\";",
      messages: ["c = d (lost)"], problems: ["error unterminated-comment `/*`@6"]),
    Case(
      name: "last key without closing quote", text: "\"a\" = \"1\";\n\"b = 2;", messages: ["a = 1"],
      problems: ["error silent-truncation `\"`@11"]),
    Case(
      name: "smart quotes", text: "“a” = “b”;\n\"c\" = “d”;\n\"e\" = \"“f”\";",
      messages: ["e = “f” (lost)"],
      problems: ["error smart-quotes `“`@0", "error smart-quotes `“`@25"]),
    Case(
      name: "smart quotes behind a pair", text: "\"c\" = \"d\";\n“a” = “b”;\n\"e\" = \"f\";",
      messages: ["c = d", "e = f (lost)"],
      problems: ["error smart-quotes `“`@11", "error silent-truncation `“`@11"]),
    Case(
      name: "values that are no strings", text: "a = {x = y;}; b = (1, 2,); c = <0f>; d = <>; e;",
      messages: ["e = e"],
      problems: [
        "warning non-string-value `{x = y;}`@4", "warning non-string-value `(1, 2,)`@18",
        "warning non-string-value `0f`@32", "warning non-string-value ``@42",
      ]),
    Case(
      name: "containers with faults",
      text: "a = (x y);\n\"b\" = {c = d e;};\n\"f\" = <0>;\n\"g\" = \"h\";",
      messages: ["g = h (lost)"],
      problems: [
        "warning non-string-value `(x y);`@4", "error unexpected-character `y`@7",
        "warning non-string-value `{c = d e;}`@17", "error missing-semicolon ``@23",
        "error bad-hex-data `>`@37",
      ]),
    Case(
      name: "faults in braces", text: "{ a = b; ; c = d; } e = f;",
      messages: ["a = b (lost)", "c = d (lost)", "e = f (lost)"],
      problems: ["error unexpected-character `;`@9", "error junk-after-dictionary `e`@20"]),
    Case(
      name: "braces without end", text: "{ a = b;", messages: ["a = b (lost)"],
      problems: ["error unterminated-dictionary `{`@0"]),
    Case(
      name: "duplicates", text: "a = 1; a = 1; a = 2; b = 3;",
      messages: ["a = 1 (replaced)", "a = 1 (replaced)", "a = 2", "b = 3"],
      problems: ["warning duplicate-key `a`@7", "error duplicate-key `a`@14"]),
    Case(
      name: "a lost duplicate replaces nothing", text: "a = 1; ) a = 2;",
      messages: ["a = 1", "a = 2 (lost)"],
      problems: ["error silent-truncation `)`@7", "error duplicate-key `a`@9"]),
    Case(
      name: "escapes that are none", text: #""k" = "\351t\u00e9 \u{41} \user";"#,
      messages: ["k = Øtu00e9 u{41} user"],
      problems: [
        #"warning octal-escape-nextstep `\351`@7"#, #"error lowercase-u-escape `\u00e9`@12"#,
        #"error lowercase-u-escape `\u`@19"#,
      ]),
    Case(
      name: "one fault for all such escapes of a text",
      text: #""k" = "\u203A \u203B"; "l" = "\u203A";"#,
      messages: ["k = u203A u203B", "l = u203A"],
      problems: [
        #"error lowercase-u-escape `\u203A`@7"#, #"error lowercase-u-escape `\u203A`@30"#,
      ]),
    Case(
      name: "merge conflict",
      text: "a = 1;\n<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\nc = 4;",
      messages: ["a = 1", "b = 2 (lost)", "b = 3 (lost)", "c = 4 (lost)"],
      problems: [
        "error merge-conflict-markers `<<<<<<< HEAD`@7",
        "error silent-truncation `<<<<<<< HEAD`@7",
      ]),
  ]

  static let looksAlike: [Case] = [
    Case(name: "empty", text: "", messages: [], problems: ["warning empty-file ``@0"]),
    Case(
      name: "one string", text: "\"hello\"\n", messages: [],
      problems: ["error not-a-dictionary `hello`@1"]),
    Case(
      name: "array", text: "(a, b)", messages: [], problems: ["error not-a-dictionary `(`@0"]),
    Case(
      name: "data", text: "<0fbd77>", messages: [], problems: ["error not-a-dictionary `<`@0"]),
    Case(
      name: "JSON", text: "{\"a\": \"b\", \"c\": \"d\"}", messages: [],
      problems: ["error missing-equals `:`@4"]),
    Case(
      name: "Git LFS pointer", text: "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      messages: [], problems: ["error git-lfs-pointer ``@0"]),
    Case(
      name: "HTML page", text: "<!DOCTYPE html>\n<html></html>", messages: [],
      problems: ["error unknown-plist-element ``@0"]),
    Case(
      name: "HTML page without a document type", text: "<HTML lang='en'></HTML>", messages: [],
      problems: ["error unknown-plist-element ``@0"]),
    Case(
      name: "Android catalog", text: "<resources><string name=\"a\">b</string></resources>",
      messages: [], problems: ["error unknown-plist-element `resources`@1"]),
  ]

  static let xml: [Case] = [
    Case(
      name: "XML",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
        <plist version="1.0"><!-- file --><dict>
          <!-- one --> <key>a &lt;</key> <!-- two --><string>b &amp; <![CDATA[<c>]]>&#x1F600;</string><!-- three -->
          <key>d</key><string/>
          <key>e</key><integer>5</integer>
        </dict></plist>
        """,
      messages: ["a < = b & <c>😀 // one\ntwo\nthree", "d = "],
      problems: ["warning non-string-value `<integer>5</integer>`@315"]),
    Case(
      name: "XML with faults",
      text: "<plist><dict><key>a</key><key>b</key><string>x <b>y</b></string><string>z</string>"
        + "text<foo/></dict><dict/></plist>",
      messages: ["b = x y (lost)"],
      problems: [
        "error missing-value `a`@18", "error unknown-plist-element `b`@48",
        "error unexpected-element `<string>`@64", "error text-not-allowed-here `text`@82",
        "error unknown-plist-element `foo`@87", "error junk-after-dictionary `<dict/>`@99",
      ]),
    Case(
      name: "XML cut off", text: "<plist><dict><key>a</key><string>b", messages: ["a = b (lost)"],
      problems: ["error not-well-formed `string`@26"]),
    Case(
      name: "XML of one string", text: "<plist><string>x</string></plist>", messages: [],
      problems: ["error not-a-dictionary `x`@15"]),
    Case(
      name: "XML of nothing", text: "<plist></plist>", messages: [],
      problems: ["error not-a-dictionary ``@0"]),
    Case(
      name: "XML duplicates",
      text: "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>",
      messages: ["a = 1 (replaced)", "a = 2"], problems: ["error duplicate-key `a`@41"]),
  ]

  @Test(arguments: ["\u{FEFF}a = \"é\";", "a = \"é\";"]) func encodings(_ text: String) {
    let wanted = CatalogDigest(messages: ["a = é"])
    #expect(digest(Array(text.utf8)) == wanted)
    for isBig in [true, false] {
      let units = text.utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? bytes : bytes.reversed()
      }
      let wide = text.unicodeScalars.flatMap { scalar in
        let bytes =
          [0, UInt8(scalar.value >> 16), UInt8(scalar.value >> 8 & 0xFF)]
          + [UInt8(scalar.value & 0xFF)]
        return isBig ? bytes : bytes.reversed()
      }
      if text.hasPrefix("\u{FEFF}") {
        #expect(digest(units) == wanted)
        #expect(digest(wide) == wanted)
      } else {
        let problem = ["error utf16-without-bom ``@0"]
        #expect(digest(units) == CatalogDigest(messages: ["a = é"], problems: problem))
      }
    }
  }

  @Test func bytesThatAreNotUTF8() {
    let file = Array("\"a\" = \"b".utf8) + [0x8E, 0xC0, 0xAF] + Array("c\\n\";d = e;".utf8)
    #expect(
      digest(file)
        == CatalogDigest(
          messages: ["a = b\u{FFFD}\u{FFFD}\u{FFFD}c\n", "d = e"],
          problems: ["error invalid-encoding `\u{FFFD}`@8"]))
  }

  @Test func wayBackFromEscapes() {
    let text = #""k" = "a\n\U00e9b\"c";"#
    let file = StringsCatalogReader.read(path: "p", bytes: Array(text.utf8), table: "t")
    #expect(file.string(file.messages[0].text) == "a\néb\"c")
    let pieces = (0..<7).map {
      file.source.string(file.sourceRange(of: $0..<$0 + 1, inMessage: 0).range)
    }
    #expect(pieces == ["a", #"\n"#, #"\U00e9"#, #"\U00e9"#, "b", #"\""#, "c"])
    #expect(file.source.string(file.sourceRange(of: 1..<5, inMessage: 0).range) == #"\n\U00e9b"#)
  }

  @Test(arguments: [(512, false), (513, true)]) func depth(_ depth: Int, _ isTooDeep: Bool) {
    let nested = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    let file = digest(Array("a = \(nested);\n\"b\" = \"c\";".utf8))
    #expect(file.messages == ["b = c"])
    #expect(file.problems.contains { $0.contains("nesting-too-deep") } == isTooDeep)
    #expect(file.problems.count == (isTooDeep ? 2 : 1))
  }

  @Test func placesAndTables() {
    let file = StringsCatalogReader.read(
      path: "de.lproj/T.strings", bytes: Array("\"key\" = \"value\"; // c".utf8), table: "T",
      localeName: "de")
    #expect(file.table == "T" && file.localeNames == ["de"] && file.format == .strings)
    #expect(
      file.keySpan(of: file.entries[0]) == ByteRange(1..<4) && file.entries[0].type == .string)
    #expect(file.commentSpan(of: file.entries[0]) == ByteRange(17..<21))
    #expect(file.messages[0].value == ByteRange(9..<14))
  }
}
