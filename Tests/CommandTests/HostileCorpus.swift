import Foundation

/// Catalogs that outputs are tried on.
enum HostileCorpus {
  /// Pieces of text that end something in some format, or act in one.
  static let pieces = [
    "👩‍👩‍👧 Share", "שלום \u{202E}x", "e\u{301}\u{327}\u{302}", "]]>", "</script><!--", "::error::x",
    "a|b|c",
    "line\\nline\\r\\nline", "\\\"quoted\\\" 'single' `tick` ```", "%0A%25 100%%",
    "&amp; <b>bold</b>", "=1+1",
    "a𐐀b", "@team #1 [x](http://example.com)", "##[error]x", "\\t tab", "{{x}} ${y}",
    "\\U0000 \\U0001 \\UFFFE",
    "\u{2028}\u{2029}\u{85}", "</testcase>", "{\\\"a\\\":1}", "~~strike~~ **bold** _x_",
    "\u{FEFF}bom",
  ]

  /// A `.strings` file with so many findings, some of texts of a megabyte.
  static func strings(_ count: Int) -> String {
    var text = ""
    for number in 0..<count {
      let piece = pieces[number % pieces.count]
      text += "\"k\(number) \(piece).accessibilityLabel\" = \"\(piece) \(number) button\";\n"
    }
    let long = String(repeating: "é😀 ", count: 150_000)
    text += "\"long.accessibilityLabel\" = \"\(long)button\";\n"
    return text
  }

  /// The three projects: without findings, with findings of many rules, with very many.
  static let projects = ["empty", "samples", "hostile"]

  /// A project by its name.
  static func project(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    switch name {
    case "empty": try folder.write("\"a\" = \"Open\";\n", to: "en.lproj/Localizable.strings")
    case "samples":
      try FileManager.default.copyItem(
        at: Checkout.top.appending(path: "catalogs"), to: folder.url.appending(path: "catalogs"))
    default:
      try folder.write(strings(25_100), to: "en.lproj/Localizable.strings")
      try folder.write(strings(2), to: "we ird/a&b;c/100%/en.lproj/Localizable.strings")
    }
    return folder
  }
}
