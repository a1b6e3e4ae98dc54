import LabelLint
import Seeded
import Testing

/// Whatever a file holds, it is read to its end.
@Suite("Sources that are none")
struct HostileSourceTests {
  /// A path of each kind of file.
  static let paths = [
    "a/A.kt", "a/A.java", "a/A.swift", "a/A.m", "res/layout/a.xml", "a/A.storyboard",
  ]

  /// Pieces that programs are made of, to be put together in any way.
  static let pieces = [
    "accessibilityLabel", "contentDescription", " = ", "(", ")", "{", "}", "[", "]", "\"", "\"\"\"",
    "\\(", "${", "$a", "'", "`", "/*", "*/", "//", "\n", "#", "#\"", "\"#", "NSLocalizedString(",
    "\"key\"", "R.string.", "key", "Text(", ".", ",", ":", "?", "<", ">", "=", "&", "\0", "é",
    "@\"",
    "val ", "let ", "class A", "fun ", "static ", "Icon(", "\\", "if ", "else ", "android:text=\"",
    "@string/a\"", "/>", "</", "<![CDATA[", "]]>",
  ]

  @Test("empty, cut off, unbalanced and binary files", arguments: paths)
  func oddFiles(path: String) {
    let texts = [
      "", "\u{FEFF}", "\"", "\"\"\"", "/*", "'", "`", "(((((", ")))))", "{[(\"", "\"\\(\"\\(\"",
      "val a = \"${\"${\"${", "<a", "<a b=\"", "contentDescription =", "x.accessibilityLabel =",
      "NSLocalizedString(", "R.string.", "@\"", "#\"\"\"", "\0\u{1}\u{2}",
      "static let", "static func a(", "#define", "Text(\"", "\\(", "class", ".accessibilityLabel(",
    ]
    for text in texts { #expect(SourceTree.uses(in: path, text).allSatisfy { $0.hasSuffix("-") }) }
  }

  @Test("any order of pieces of programs", arguments: paths)
  func anyOrder(path: String) {
    var random = SeededGenerator(seed: 7)
    for length in [10, 100, 1000] {
      for _ in 0..<20 {
        let text = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
          .joined()
        _ = SourceTree.uses(in: path, text)
      }
    }
  }

  @Test("one line of half a megabyte, and brackets as deep", arguments: paths)
  func longAndDeep(path: String) {
    for piece in [
      "(", "x = ", "Text(", "accessibilityLabel = contentDescription = ", "\"$a", "\"\\(", "#",
      "a.",
      "\"key\".", "/* ", "if (a) ", "val a = a ", "<a android:text='@string/a'>", "\"${",
    ] {
      let text = String(repeating: piece, count: 12_000 / piece.utf8.count)
      _ = SourceTree.uses(in: path, "contentDescription accessibilityLabel " + text)
    }
    let line = "contentDescription accessibilityLabel " + String(repeating: "a ", count: 250_000)
    #expect(SourceTree.uses(in: path, line) == [])
  }
}
