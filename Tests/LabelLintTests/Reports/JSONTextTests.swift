import LabelLint
import Testing

/// Strings of records, with what must be escaped anywhere in them.
@Suite struct JSONTextTests {
  /// A scalar and how it stands in a record.
  static let scalars: [(Unicode.Scalar, String)] = [
    ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\t", #"\t"#), ("\r", #"\r"#),
    ("\u{8}", #"\b"#), ("\u{C}", #"\f"#), ("\u{0}", #"\u0000"#), ("\u{1F}", #"\u001f"#),
    ("\u{7F}", #"\u007f"#), ("\u{80}", #"\u0080"#), ("\u{9F}", #"\u009f"#),
    ("\u{2028}", #"\u2028"#), ("\u{2029}", #"\u2029"#), (" ", " "), ("~", "~"),
    ("\u{A0}", "\u{A0}"), ("\u{BF}", "\u{BF}"), ("\u{C0}", "\u{C0}"), ("\u{2027}", "\u{2027}"),
    ("\u{202A}", "\u{202A}"), ("\u{2068}", "\u{2068}"), ("\u{10FFFF}", "\u{10FFFF}"),
  ]

  @Test(arguments: ["", "a", "é", "—", "日本", "👩"]) func escapesStandAnywhere(_ filler: String) {
    for (scalar, escaped) in Self.scalars {
      for before in 0..<20 {
        for after in [0, 1, 17] {
          let start = String(repeating: filler, count: before)
          let end = String(repeating: filler, count: after)
          var written: [UInt8] = []
          JSONText.append(start + String(scalar) + end + String(scalar), to: &written)
          #expect(written == Array("\"\(start)\(escaped)\(end)\(escaped)\"".utf8))
        }
      }
    }
  }
}
