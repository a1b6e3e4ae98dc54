import Testing

@testable import LabelLint

/// The patterns that rules of a team look for.
@Suite("Word patterns")
struct WordPatternTests {
  /// What a pattern finds in a text, with `=` before what is exactly its words.
  static func found(_ pattern: String, _ text: String, _ language: String = "en") throws -> [String]
  {
    let bytes = Array(text.utf8)
    return try WordPattern(pattern).matches(
      in: TermWords.folded(text), of: bytes.span, language: language, isUnspaced: language == "zh"
    ).map { match in
      (match.isExact ? "=" : "") + String(decoding: bytes[match.range], as: UTF8.self)
    }
  }

  @Test(
    "words are found in any case, and as whole words",
    arguments: [
      ("please", "Please, PLEASE wait", ["=Please", "=PLEASE"]),
      ("please", "Pleased to pleasé", []),
      ("log in", "Log in, log  in", ["=Log in", "=log  in"]),
      ("log in", "Log, in. Log in", ["=Log in"]),
      ("e-mail", "E-mail, e mail, email", ["=E-mail", "=e mail"]),
      ("don't", "Don’t do, dont", ["=Don’t"]),
      ("straße", "STRASSE", ["=STRASSE"]),
      ("c++", "C++ and C", ["=C++"]),
    ])
  func words(_ pattern: String, _ text: String, _ found: [String]) throws {
    #expect(try Self.found(pattern, text) == found)
  }

  @Test(
    "alternatives, gaps and parts of words",
    arguments: [
      ("log|sign in", "Log in or sign in, sing in", ["=Log in", "=sign in"]),
      (
        "e-mail|email address", "Email address, e-mail address",
        ["=Email address", "=e-mail address"]
      ),
      ("click … button", "Click the big, red button", ["Click the big, red button"]),
      ("click ... button", "Click button", ["Click button"]),
      ("click … button", "Click. The button", []),
      ("click … button", "Click a b c d e button", ["Click a b c d e button"]),
      ("click … button", "Click a b c d e f button", []),
      ("benutz*", "Benutzer, Benutzerin, unbenutzt", ["Benutzer", "Benutzerin"]),
      ("*benutz*", "unbenutzt", ["unbenutzt"]),
      ("*konto", "Mailkonto, Konten", ["Mailkonto"]),
    ])
  func shapes(_ pattern: String, _ text: String, _ found: [String]) throws {
    #expect(try Self.found(pattern, text) == found)
  }

  @Test("English plurals are found, but are not the words of the pattern")
  func plurals() throws {
    #expect(try Self.found("entry", "Entries and entry") == ["Entries", "=entry"])
    #expect(try Self.found("list box", "List boxes") == ["List boxes"])
    #expect(try Self.found("konto", "Kontos", "de").isEmpty)
  }

  @Test("languages without spaces have the words inside a run of letters")
  func unspaced() throws {
    #expect(try Self.found("登录", "请登录账户", "zh") == ["=登录"])
    #expect(try Self.found("登录", "请登陆账户", "zh").isEmpty)
    #expect(try Self.found("login", "blogins", "en").isEmpty)
  }

  @Test(
    "what cannot be looked for",
    arguments: [
      ("", WordPattern.Problem.empty), ("  ", .empty), ("…", .gapAtEnd), ("click …", .gapAtEnd),
      ("… button", .gapAtEnd), ("a|", .noLetters("a|")), ("!!", .noLetters("!!")),
      ("*", .noLetters("*")), ("a*b", .starInside("a*b")),
      (String(repeating: "a ", count: 201), .tooLong),
    ])
  func problems(_ pattern: String, _ problem: WordPattern.Problem) {
    #expect(throws: problem) { try WordPattern(pattern) }
  }

  @Test("a pattern of nothing but gaps and alternatives ends on a text that nearly fits")
  func hostile() throws {
    let text = Array(repeating: "a", count: 2_000).joined(separator: " ")
    let pattern = Array(repeating: "a|aa|aaa", count: 30).joined(separator: " … ")
    #expect(try Self.found(pattern, text).count > 10)
    let unmatched = Array(repeating: "a", count: 60).joined(separator: " … ") + " … b"
    #expect(try Self.found(unmatched, text).isEmpty)
  }
}
