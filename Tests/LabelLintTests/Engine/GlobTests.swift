import LabelLint
import Testing

/// Globs of paths and keys.
@Suite struct GlobTests {
  /// Whether a pattern matches a text.
  private func matches(
    _ pattern: String, _ text: String, _ subject: Glob.Subject
  ) throws -> Bool {
    let bytes = Array(text.utf8)
    return try Glob(pattern, for: subject).matches(bytes.span)
  }

  /// A pattern, texts that match, and texts that do not.
  typealias Row = (pattern: String, matching: [String], others: [String])

  static let paths: [Row] = [
    ("", [""], ["a"]),
    ("a/b.xml", ["a/b.xml"], ["a/b.xm", "a/b.xmll", "A/b.xml", "b.xml", "x/a/b.xml"]),
    ("*.xml", [".xml", "a.xml"], ["a/b.xml", "a.xmlx"]),
    ("a/*", ["a/", "a/b"], ["a/b/c", "a", "b/c"]),
    ("a/*/c", ["a/b/c", "a//c"], ["a/c", "a/b/b/c"]),
    ("*", ["", "a"], ["a/b", "/"]),
    ("**", ["", "a", "a/b/c", "/"], []),
    (
      "**/legal/**", ["legal/a", "a/legal/b", "a/b/legal/c/d"],
      ["legal", "a/illegal/b", "legalb/a"]
    ),
    (
      "app/**/res", ["app/res", "app/a/res", "app/a/b/res"], ["app/ares", "appres", "app/a/res/b"]
    ),
    ("**/b", ["b", "a/b", "a/c/b"], ["ab", "a/ab", "b/a"]),
    ("**/**/b", ["b", "a/b", "a/c/b"], ["ab"]),
    ("a/**", ["a/", "a/b", "a/b/c"], ["a", "ab"]),
    ("a**b", ["ab", "a/b", "axb", "ax/yb"], ["a", "b", "abc"]),
    (
      "**/values*/*.xml", ["values/a.xml", "x/values-de/a.xml"],
      ["x/values/b/a.xml", "x/avalues/a.xml"]
    ),
    (
      "ios/**/*.xcstrings", ["ios/A.xcstrings", "ios/a/B.xcstrings"],
      ["ios/a/B.strings", "A.xcstrings"]
    ),
    ("**/*/b", ["a/b", "x/a/b"], ["b"]),
    ("?", ["a", "é", "語"], ["", "/", "ab"]),
    ("?b?", ["abc", "ébé"], ["ab", "bc", "/bc"]),
    ("[abc]", ["a", "c"], ["d", "", "ab"]),
    ("[a-cx]", ["b", "x"], ["d", "-"]),
    ("[!a-c]", ["d", "é"], ["a", "/", ""]),
    ("[^a]", ["b"], ["a"]),
    ("[]a]", ["]", "a"], ["b"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("[é-ü]", ["ö"], ["o"]),
    ("[\\]x]", ["]", "x"], ["\\"]),
    ("[/]", [], ["/"]),
    ("{a,b}", ["a", "b"], ["", "ab", "{a,b}"]),
    ("{a,}b", ["ab", "b"], ["a"]),
    ("x{a,{b,c}d}y", ["xay", "xbdy", "xcdy"], ["xby", "xy"]),
    ("{a,b}{c,d}", ["ac", "ad", "bc", "bd"], ["ab"]),
    ("{**/,}a/{*,x/y}.b", ["a/q.b", "z/a/q.b", "a/x/y.b"], ["a/x/z.b"]),
    (
      "**/screenshots/**/{title,keyword}.strings",
      ["screenshots/title.strings", "a/screenshots/b/keyword.strings"],
      ["a/screenshots/b/c.strings"]
    ),
    ("a,b", ["a,b"], ["a", "b"]),
    ("\\*\\{a\\}", ["*{a}"], ["a", "x{a}"]),
    ("\\\\", ["\\"], ["\\\\"]),
    ("*a*b*c", ["abc", "xaxbxc", "aabbcc"], ["acb", "ab/c", "abcx"]),
    ("*/x*y", ["a/xy", "a/xzy"], ["xy", "a/b/xy", "a/x/y"]),
    ("***", ["a/b"], []),
  ]

  static let keys: [Row] = [
    (
      "*_content_description", ["play_content_description", "a/b_content_description"],
      ["play_content_descriptions"]
    ),
    ("cd_*", ["cd_", "cd_a/b.c"], ["CD_a", "acd_"]),
    ("*", ["", "a", "a/b"], []),
    ("a*/b", ["a/b", "ax/y/b"], ["b"]),
    ("a?b", ["a/b", "axb"], ["ab"]),
    ("**/b", ["x/b", "/b"], ["b"]),
    ("[!a]", ["/", "b"], ["a"]),
    ("*.{title,label}", ["a.title", "a.b.label", ".title"], ["title", "a.labels"]),
  ]

  @Test("A path matches as a whole", arguments: paths)
  func path(_ row: Row) throws {
    for text in row.matching { #expect(try matches(row.pattern, text, .path), "\(text)") }
    for text in row.others { #expect(try !matches(row.pattern, text, .path), "\(text)") }
  }

  @Test("In keys a star matches anything", arguments: keys)
  func key(_ row: Row) throws {
    for text in row.matching { #expect(try matches(row.pattern, text, .key), "\(text)") }
    for text in row.others { #expect(try !matches(row.pattern, text, .key), "\(text)") }
  }

  @Test(
    "A pattern that cannot be read says where",
    arguments: [
      ("[a", GlobError.Reason.unclosedClass, 0), ("é[", .unclosedClass, 2),
      ("a[]", .unclosedClass, 1),
      ("[z-a]", .reversedRange, 0), ("a{b", .unclosedBrace, 1), ("{a,{b}", .unclosedBrace, 0),
      ("a}b", .unopenedBrace, 1), ("{a}}", .unopenedBrace, 3), ("a\\", .trailingBackslash, 1),
      ("[\\", .trailingBackslash, 1), (String(repeating: "a", count: 4097), .tooLong, 4096),
      (String(repeating: "{a,b}", count: 9), .tooManyAlternatives, 40),
      ("{" + String(repeating: "a,", count: 300) + "}", .tooManyAlternatives, 0),
      (String(repeating: "{", count: 17), .tooDeep, 16),
      ("*" + String(repeating: "a", count: 62) + "*", .tooManyElements, 0),
    ])
  func errors(_ pattern: String, _ reason: GlobError.Reason, _ offset: Int) {
    let error = #expect(throws: GlobError.self) { try Glob(pattern, for: .path) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test func longPatternsWithoutManyWildcardsAreRead() throws {
    let folder = String(repeating: "folder/", count: 100)
    #expect(try matches(folder + "*.xml", folder + "a.xml", .path))
    #expect(try matches("**/" + folder + "a", "x/" + folder + "a", .path))
    #expect(try !matches("**/" + folder + "a", "x" + folder + "a", .path))
  }

  @Test(
    "Patterns made to go back do not",
    arguments: [
      "*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*[b]", "**a**a**a**a**a**a**a**a**a**[b]",
      "?*?*?*?*?*?*?*?*[b]",
      "**/**/**/**/**/*a*/**/*a*/**/[b]", "{a,aa,aaa}{a,aa}{a,aa}{a,aa}*[b]",
      "[a-z]*[a-z]*[a-z]*[a-z]*[b]",
    ])
  func hostilePatterns(_ pattern: String) throws {
    let text = String(repeating: "a", count: 5_000)
    #expect(try !matches(pattern, text, .path))
    #expect(try !matches(pattern, text + "/" + text, .path))
    #expect(try !matches(pattern, text, .key))
  }

  @Test func illFormedTextIsRead() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x80, 0x62]
    #expect(try Glob("a??b", for: .path).matches(bytes.span))
    #expect(try Glob("a*b", for: .key).matches(bytes.span))
    #expect(try !Glob("a?b", for: .path).matches(bytes.span))
  }
}
