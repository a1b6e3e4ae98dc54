import LabelLint
import Testing

/// Text that a translation changes beyond its words.
@Suite struct TextIntegrityTests {
  private func strings(
    _ source: String, _ own: String, _ language: String = "de"
  ) -> CheckedFiles {
    CheckedFiles([
      "App/en.lproj/L.strings": "\"some.key\" = \"\(source)\";\n",
      "App/\(language).lproj/L.strings": "\"some.key\" = \"\(own)\";\n",
    ])
  }

  @Test func aFaultOfTheSourceIsToldOnce() {
    let files = strings("Save\u{200B} all", "Alles\u{200B} sichern")
    #expect(
      files.findings(of: "invisible-text") == [
        "note en some.key: contains a zero-width space (U+200B); remove it"
      ])
  }

  @Test(
    "marks of other formats are shown",
    arguments: [
      ("Lies die ''Regeln'' zuerst", "warning", "''Regeln''"),
      ("Lies die '''Regeln''' zuerst", "warning", "'''Regeln'''"),
      ("R&eacute;initialiser", "warning", "&eacute;"), ("&Oslash;rsted", "warning", "&Oslash;"),
    ])
  func marksOfOtherFormats(own: String, level: String, mark: String) {
    let findings = strings("Read the rules first", own).findings(of: "markup-mismatch")
    let quoted = mark.hasPrefix("'") ? "\"\(mark)\"" : "'\(mark)'"
    #expect(findings.count == 1)
    #expect(
      findings.allSatisfy {
        $0.hasPrefix("\(level) de some.key: users will see ") && $0.contains("\(quoted) literally")
      }, "\(findings)")
  }

  @Test func blanksAreRestoredAsTheFormatNeedsThem() {
    let android = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">\" by \"</string>"),
      "app/res/values-de/s.xml": CheckedFiles.android("<string name=\"a\">von</string>"),
    ])
    #expect(
      android.fixed("app/res/values-de/s.xml", by: "whitespace-mismatch")
        == CheckedFiles.android("<string name=\"a\">\\u0020von\\u0020</string>"))
    #expect(
      strings(" by ", "von").fixed("App/de.lproj/L.strings", by: "whitespace-mismatch")
        == "\"some.key\" = \" von \";\n")
    #expect(
      strings("All", "Alle ").fixed("App/de.lproj/L.strings", by: "whitespace-mismatch")
        == "\"some.key\" = \"Alle\";\n")
  }

  @Test(
    "a blank that does not break is removed by somebody, not by itself",
    arguments: ["\u{A0}", "\u{202F}"])
  func noBreakSpaces(blank: String) {
    let files = strings("Play", "\(blank)Lire", "fr")
    let fixes = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "whitespace-mismatch" }.map { $0.fixes.map(\.safety) }
    #expect(fixes == [[.unsafe]])
  }

  @Test func directionsAreClosed() {
    let files = strings("x y", "x \u{2066}y", "ar")
    let fixes = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "unbalanced-bidi" }.flatMap(\.fixes)
    #expect(fixes.map(\.safety) == [.unsafe])
    #expect(fixes.flatMap(\.edits).map(\.text) == ["\u{2069}"])
    // It sets the direction of the paragraph and ends with it.
    #expect(strings("x", "\u{2066}x", "ar").findings(of: "unbalanced-bidi") == [])
  }

  @Test(
    "controls before all words stay open; a closer that closes nothing goes",
    arguments: [
      ("x y", "x \u{2067}\u{202A}y", ["unsafe \u{202C}\u{2069}"]),
      ("x y", "\u{2067}\u{202A}x y", []),
      ("x y", "\u{2067}x \u{2066}y", ["unsafe \u{2069}"]),
      ("x y", "\u{2067}x\\n\u{2066}y \u{2066}z\u{2069}", []),
      ("x", "\u{2067}", []), ("x y", "x y \u{2067}", []), ("x y", "x \u{202A}y", []),
      ("x y", "\u{200F}x \u{202B}y", []), ("x y", "x \u{202B}y", ["unsafe \u{202C}"]),
      ("x y", "x \u{2066}\u{202A}y\u{2069}\u{2069}", ["safe "]),
      ("\u{2066}x\u{2069} y", "x \u{2066}\u{202A}y\u{2069}\u{2069}", ["unsafe "]),
      ("x y", "x \u{202A}\u{202B}y\u{2069}", ["safe ", "unsafe \u{202C}\u{202C}"]),
    ])
  func directions(source: String, own: String, expected: [String]) {
    let fixes = strings(source, own, "ar").catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "unbalanced-bidi" }.flatMap(\.fixes)
    #expect(fixes.map { "\($0.safety) \($0.edits.map(\.text).joined())" } == expected)
  }

  @Test func lettersAreComposedAndPutRight() {
    #expect(
      strings("cafe", "cafe\u{301}", "fr").fixed("App/fr.lproj/L.strings", by: "denormalized-text")
        .utf8.elementsEqual("\"some.key\" = \"café\";\n".utf8))
    // The first letter of the word is Latin.
    #expect(
      strings("Cookies", "Kуки", "ru").fixed("App/ru.lproj/L.strings", by: "mixed-script")
        == "\"some.key\" = \"Куки\";\n")
  }

  @Test func manyDenormalizedTextsAreOneFinding() {
    var files = CheckedFiles([:])
    for language in ["en", "fr"] {
      let text = language == "en" ? "cafe" : "cafe\u{301}"
      files.files.append(
        ("App/\(language).lproj/L.strings", (1...9).map { "\"k\($0)\" = \"\(text)\";\n" }.joined()))
    }
    #expect(
      files.findings(of: "denormalized-text") == [
        "note fr: 9 texts of this file store accents as separate characters (the first is here); save the file with composed characters (Unicode form NFC)"
      ])
  }

  @Test(
    "marks of the language are right",
    arguments: [
      ("Delete it?", "Να διαγραφεί;", "el"), ("Delete it?", "削除しますか？", "ja"),
      ("Name:", "Nom\u{202F}:", "fr"), ("It is all done now.", "ทำเสร็จหมดแล้ว", "th"),
      ("It is all done now.", "全部完成了。", "zh-Hans"), ("Delete it?", "هل تريد حذفه؟", "ar"),
      ("Loading…", "Laden...", "de"), ("Are you sure?", "¿Seguro?", "es"),
      ("It is all done.", "Ամեն ինչ պատրաստ է:", "hy"), ("Expires on:", "Սպառվում է`", "hy"),
      ("Validity:", "ትክክለኝነት፡", "am"), ("It is all done.", "ሁሉም ተጠናቋል፡፡", "am"),
      ("Connecting…", "ភ្ជាប់..។", "km"), ("%@ in progress", "%@ läuft…", "de"),
    ])
  func punctuation(source: String, own: String, language: String) {
    #expect(strings(source, own, language).findings(of: "punctuation-mismatch") == [])
  }

  @Test("a language that asks with particles is not told of every question mark")
  func questionsWithoutMarks() {
    func files(unmarked: Int) -> CheckedFiles {
      func lines(_ text: (Int) -> String) -> String {
        (1...12).map { "\"k\($0)\" = \"\(text($0))\";\n" }.joined()
      }
      return CheckedFiles([
        "App/en.lproj/L.strings": lines { "Do you want \($0)?" },
        "App/trs.lproj/L.strings": lines { "Ruhuâ \($0) aj\($0 > unmarked ? "?" : "")" },
      ])
    }
    #expect(files(unmarked: 12).findings(of: "punctuation-mismatch").count == 0)
    #expect(files(unmarked: 10).findings(of: "punctuation-mismatch").count == 0)
    #expect(files(unmarked: 9).findings(of: "punctuation-mismatch").count == 9)
  }

  @Test("a blank that one compiler alone reads is told as such, not as a blank too many")
  func blanksOfOneCompiler() {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        "<string name=\"a\">All &lt;a href=\\\"%s\\\">files&lt;/a></string>"),
      "app/res/values-de/s.xml": CheckedFiles.android(
        "<string name=\"a\"> Alle &lt;a href=\"%s\">Dateien&lt;/a></string>"),
    ])
    #expect(files.findings(of: "whitespace-mismatch") == [])
    #expect(files.findings(of: "compiler-dependent-value") == [])
  }

  @Test("two readings of a value are told by their difference")
  func readings() {
    func found(_ value: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">\(value)</string>")
      ]).findings(of: "compiler-dependent-value")
    }
    let plain = "but becomes a plain space in builds with Gradle's compiler"
    #expect(
      found("All the songs\u{2003}of today") == [
        "note en a: U+2003 (em space) is after “All the songs”, \(plain); write a plain space"
      ])
    #expect(
      found("今日の曲、\u{3000}すべて") == [
        "note en a: U+3000 (ideographic space) is after “今日の曲、”, \(plain); remove it, or write '\\u3000'"
      ])
    #expect(
      found("All the songs \u{2028}of today") == [
        "note en a: U+2028 (line separator) is after “All the songs”, but is lost in builds with Gradle's compiler; remove it"
      ])
    #expect(
      found("一曲。\\n\u{3000}二曲。\\n\u{3000}三曲。") == [
        "note en a: U+3000 (ideographic space) is on the line after “一曲。”, \(plain); remove it, or write '\\u3000'"
      ])
    #expect(found("All the songs\u{3000}") == [])
    #expect(found("追加しますか？\u{3000}はい！\u{3000}続行") == [])
    #expect(found("追加。\u{3000}続行").count == 1)
  }

  @Test("a fix removes every backslash that Compose shows, and halves every percent sign")
  func composeEscapes() {
    let path = "app/src/commonMain/composeResources/values/strings.xml"
    let files = CheckedFiles([
      path: CheckedFiles.android(#"<string name="a">Turn \"Push\" on, 5%% of 10%%</string>"#)
    ])
    #expect(
      files.fixed(path, by: "compiler-dependent-value").contains(">Turn \"Push\" on, 5% of 10%<"))
  }

  @Test("an address without quotation marks is a link all the same, unless a blank cuts it off")
  func bareAttributes() {
    func found(_ tag: String) -> Bool {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android(
          "<string name=\"a\"><![CDATA[See <a \(tag)>it</a> now]]></string>")
      ]).findings(of: "compiler-dependent-value").contains(
        "note en a: Android removes the quotation marks of this attribute; write them as '\\\"'")
    }
    #expect(!found("href=https://a.org/x"))
    #expect(!found("href=\"https://a.org/x\""))
    #expect(!found("href=https://a.org/x target=top"))
    #expect(found("href=\"https://a.org/my files\""))
    // Typographic marks stay: the tag is told of by `markup-mismatch`.
    #expect(!found("href=“https://a.org/my files”"))
  }

  @Test(
    "lines and indentation of the file are no blanks of the text, unless code goes on behind them")
  func laidOutValues() {
    func found(_ source: String, _ own: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>"),
        "app/res/values-de/s.xml": CheckedFiles.android("<string name=\"a\">\(own)</string>"),
      ]).findings(of: "whitespace-mismatch")
    }
    let line = "\n        "
    #expect(found("\(line)Use <b>it</b>\(line)", "Nutze <b>es</b>") == [])
    #expect(found("Use <b>it</b>", "\(line)Nutze <b>es</b>\(line)") == [])
    #expect(found(" Use <b>it</b>", "Nutze <b>es</b>").count == 1)
    #expect(found("<b>Used</b> by:\(line)", "<b>Genutzt</b> von:").count == 1)
    #expect(found("\(line)\\u0020Use <b>it</b>", "Nutze <b>es</b>").count == 1)
    #expect(found("<![CDATA[\(line)Use it\(line)]]>", "<![CDATA[Nutze es]]>") == [])
    #expect(found("<![CDATA[Use it]]>", "<![CDATA[\(line)Nutze es\(line)]]>") == [])
  }

  @Test("a blank between quotes is none too many where the source has one that Android takes away")
  func typedBlanks() {
    func found(_ source: String, _ own: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>"),
        "app/res/values-de/s.xml": CheckedFiles.android("<string name=\"a\">\(own)</string>"),
      ]).findings(of: "whitespace-mismatch")
    }
    let added = "note de a: the text ends with a space, but the source does not"
    #expect(found("Emissions: ", "\"Abgase: \"") == [])
    #expect(found(" by", "\" von\"") == [])
    #expect(found("Emissions:", "\"Abgase: \"") == [added])
    #expect(found("Emissions:\n  ", "\"Abgase: \"") == [added])
  }

  @Test("a blank after a backslash is no blank too many; a line break broken by it is missing")
  func escapedBlanks() {
    func found(_ source: String, _ own: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>"),
        "app/res/values-de/s.xml": CheckedFiles.android("<string name=\"a\">\(own)</string>"),
      ]).findings(of: "whitespace-mismatch")
    }
    #expect(found("Not found. Try again", "Fehlt. \\ Nochmals") == [])
    let lost = found("Not found.\\n Try\\n again", "Fehlt. \\ nNochmals\\ nwieder")
    #expect(lost.count == 1 && lost[0].contains("0 line breaks"), "\(lost)")
  }

  @Test("blanks that HTML does not show are no blanks too many; no-break spaces are")
  func blanksAroundBlocks() {
    func found(_ own: String) -> Int {
      strings("<p>First</p>", own).findings(of: "whitespace-mismatch").count
    }
    #expect(found(" <p>Erstens</p>") == 0)
    #expect(found("\u{A0}<p>Erstens</p>") == 1)
    #expect(found(" <b>Erstens</b>") == 1)
    #expect(found("<p>Erstens</p> danach ") == 1)
  }

  @Test func limits() {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "/* max 8 characters: 8 chars max */\n\"a\" = \"Save\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"Speichern\";\n",
    ])
    #expect(
      files.findings(of: "over-max-length") == [
        "warning de a: the text has 9 characters, but the limit is 8; shorten it"
      ])
  }

  @Test func vocabularies() {
    var files = strings("Click the Clickable e-mail", "Klicke hier")
    files.vocabulary.rejected = Vocabulary.terms(
      in: "# words\nclick -> tap\n[de]\nklicke -> tippe # why\n")
    #expect(
      files.findings(of: "rejected-term") == [
        "warning en some.key: 'Click' is a rejected term; write 'Tap'".replacing(
          "'Tap'", with: "'tap'"),
        "warning de some.key: 'Klicke' is a rejected term; write 'tippe'",
      ])
    files.vocabulary.accepted = ["": ["click the"]]
    #expect(
      files.findings(of: "rejected-term") == [
        "warning de some.key: 'Klicke' is a rejected term; write 'tippe'"
      ])
  }

  @Test func wordsOfAnotherLocale() {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"Create a new folder\";",
      "App/cy.lproj/L.strings": "\"a\" = \"Crëwch ffolder newydd yma\";",
      "App/ar.lproj/L.strings": "\"a\" = \"Crëwch ffolder newydd yma\";",
    ])
    #expect(
      files.findings(of: "wrong-script") == [
        "warning ar a: no letter is in the script of Arabic; this is the text for Welsh"
      ])
  }

  @Test("a text left in English is no other language's, nor is one of several languages")
  func wordsOfEnglish() {
    func found(_ text: String, also locale: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "\"a\" = \"Create a new folder\";",
        "App/af.lproj/L.strings": "\"a\" = \"\(text)\";",
        "App/\(locale).lproj/L.strings": "\"a\" = \"\(text)\";",
        "App/ar.lproj/L.strings": "\"a\" = \"\(text)\";",
      ]).findings(of: "wrong-script").filter { $0.hasPrefix("warning ar ") }
    }
    #expect(
      found("Add another folder to this list", also: "af-ZA") == [
        "warning ar a: no letter is in the script of Arabic; the text is in English"
      ])
    #expect(
      found("Napravi ovde novu fasciklu", also: "hr") == [
        "warning ar a: no letter is in the script of Arabic"
      ])
    #expect(
      found("Skep hier nuwe gids", also: "af-ZA") == [
        "warning ar a: no letter is in the script of Arabic; this is the text for Afrikaans"
      ])
  }

  @Test(
    "an escape behind a number is that of its unit, and a code behind other digits is none",
    arguments: [
      ("À 5u00A0km", 1), ("1,5u00A0Go", 1), ("10u20AC", 1), ("3dufF51", 0), ("Ref. A5u00A0B", 0),
      ("Code 7u0421", 0),
    ])
  func escapesBehindNumbers(text: String, count: Int) {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"Some other text\";",
      "App/fr.lproj/L.strings": "\"a\" = \"\(text)\";",
    ])
    #expect(files.findings(of: "broken-escape").count == count)
  }

  @Test("a text of names alone is no other language's")
  func namesOfOthers() {
    #expect(
      CheckedFiles([
        "App/en.lproj/L.strings": "\"a\" = \"App Windows Overview\";",
        "App/de.lproj/L.strings": "\"a\" = \"Mission Control Center\";",
        "App/ru.lproj/L.strings": "\"a\" = \"Mission Control Center\";",
      ]).findings(of: "wrong-script") == [
        "note ru a: no letter is in the script of Russian"
      ])
  }

  @Test("names in other letters are noted, words are warned of, notes of copyright are left alone")
  func namesInOtherLetters() {
    func found(_ source: String, _ own: String) -> [String] {
      strings(source, own, "hi").findings(of: "wrong-script").map {
        String($0.prefix { $0 != " " })
      }
    }
    #expect(found("Number of the traveler", "KTN(Known Traveler Number)") == ["note"])
    #expect(found("UnionPay of China", "China Union Pay Card") == ["note"])
    #expect(found("Delete the cookies now", "Clear the cookies now") == ["warning"])
    #expect(found("Copyright (C) 2010 Example", "Copyright (C) 2012 Beispiel und andere") == [])
  }

  @Test func badInputNeverStopsARule() {
    let hostile = [
      "%", "%%%", "%1$", "{", "{{", "{a, plural,", "<", "</", "<a href=", "&#", "&", "\u{FFFD}",
      "\u{202A}\u{2069}", "((((", "1.2.3.4", "://", "a@", "@.", "9999999999999999999999",
      String(repeating: "\u{301}", count: 300), String(repeating: "%1$s", count: 300),
    ]
    let linter = Linter()
    for source in hostile {
      for own in hostile {
        for catalog in strings(source, own, "ar").catalogs { _ = linter.check(catalog) }
      }
    }
  }
}
