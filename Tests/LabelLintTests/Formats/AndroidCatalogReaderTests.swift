import LabelLint
import Seeded
import Testing

/// What the Android reader makes of whole files.
@Suite struct AndroidCatalogReaderTests {
  /// A file between `<resources …>` and its end tag.
  private func read(
    _ content: String, root: String = "", path: String = "res/values/strings.xml"
  ) -> CatalogFile {
    let head =
      "<resources xmlns:tools=\"http://schemas.android.com/tools\""
      + " xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"\(root)>"
    return AndroidCatalogReader.read(
      path: path, bytes: Array((head + content + "</resources>").utf8))
  }

  /// Entries as `type name[slot]=text`.
  private func texts(_ file: CatalogFile) -> [String] {
    file.entries.indices.flatMap { index in
      file.messageRange(ofEntry: index).map { number in
        let entry = file.entries[index]
        let message = file.messages[number]
        return "\(entry.type.rawValue) \(file.string(entry.key) ?? "")"
          + "[\(file.slots[Int(message.slot)])]=\(file.string(message.text) ?? "nil")"
      }
    }
  }

  /// Problems as `code "text at its place"`.
  private func problems(_ file: CatalogFile) -> [String] {
    file.problems.map { "\($0.code.rawValue) \"\(file.source.string($0.span.range))\"" }
  }

  @Test func everyKindOfResource() {
    let file = read(
      """
      <string name="a">A</string><string name="empty"/><string name="e2"></string>
      <item type="string" name="b">B</item><item type="bool" name="x">true</item>
      <plurals name="p"><item quantity="one">1</item><skip/><item quantity=" other ">%d</item></plurals>
      <string-array name="s"><item>x</item><item/><tools:y>z</tools:y>stray<item>@string/a</item></string-array>
      <array name="t"><item>text</item><item>12dp</item><item>@string/a</item><item>#FFF</item></array>
      <bag type="plurals" name="q"><item quantity="other">o</item></bag>
      <string name="r">@android:string/ok</string><string name="n">@null</string>
      <bool name="flag">true</bool><integer-array name="i"><item>1</item></integer-array>
      <declare-styleable name="d"><attr name="e"/></declare-styleable><id name="f"/>
      """)
    #expect(problems(file) == ["text-not-allowed-here \"stray\""])
    #expect(
      texts(file) == [
        "string a[]=A", "string empty[]=", "string e2[]=", "string b[]=B", "plural p[plural=one]=1",
        "plural p[plural=other]=%d", "array s[item=0]=x", "array s[item=1]=",
        "array s[item=2]=@string/a", "array t[item=0]=text", "array t[item=2]=@string/a",
        "plural q[plural=other]=o", "alias r[]=@android:string/ok", "alias n[]=@null",
      ])
    #expect(file.messages.last?.flags == [.reference, .nothing])
  }

  @Test func commentsBelongToTheNextResource() {
    let file = read(
      """
      <!-- first --><!--  second\n --><string name="a">x<!-- inside --></string><string name="b">y</string>
      <!-- lost --><eat-comment/><string name="c">z</string><!-- kept --><tools:x/><string name="d"/>
      <plurals name="p"><!-- one file --><item quantity="other">o</item></plurals>
      <!-- own --><string-array name="s"><!-- item --><item>i</item></string-array><string name="e"/>
      """)
    #expect(
      file.entries.map { file.string(file.comment(of: $0)) } == [
        "second", nil, nil, "kept", "one file", "own", nil,
      ])
    let first = file.entries[0]
    #expect(file.source.string(file.commentSpan(of: first).range) == "second")
  }

  @Test(arguments: [#"a\uD83D"#, #"\uDE00\uD83D"#, #"\uD83D<b>x</b>"#])
  func halvesOfSurrogatePairsAreReported(_ value: String) {
    let file = read("<string name=\"a\">\(value)</string>")
    #expect(texts(file)[0].contains("\u{FFFD}"))
    #expect(file.problems.map(\.code) == [.compilerDependentValue])
    #expect(file.problems.map(\.severity) == [.warning])
  }

  @Test func referencesToBlanksAreNoStrayText() {
    let file = read(
      "&#32;<string name=\"a\">x</string> &#9;\n&#xA;&#13;<string name=\"b\">y</string>"
        + "&#32;!<string name=\"c\">z</string><![CDATA[&#32;]]>&#160;")
    #expect(
      problems(file) == [
        "text-not-allowed-here \"&#32;!\"", "text-not-allowed-here \"&#32;\"",
        "text-not-allowed-here \"&#160;\"",
      ])
    #expect(file.entries.count == 3)
  }

  @Test("text between resources is a warning where it may hide a text, and a note elsewhere")
  func strayText() {
    #expect(read("x<color name=\"a\">#fff</color>").problems.map(\.severity) == [.note])
    #expect(read("x<string name=\"a\">y</string>").problems.map(\.severity) == [.warning])
  }

  @Test("text between the items of a plural or an array is a warning")
  func textBetweenItems() {
    let item = "<item quantity=\"other\">%d</item>"
    for (list, stray) in [
      ("<plurals name=\"p\">,\(item)</plurals>", ","),
      ("<plurals name=\"p\">\(item)<!-- c --> x </plurals>", "x"),
      ("<string-array name=\"s\"><item>a</item><![CDATA[b]]></string-array>", "b"),
    ] {
      let file = read(list)
      #expect(problems(file) == ["text-not-allowed-here \"\(stray)\""])
      #expect(file.problems.map(\.severity) == [.warning])
      #expect(
        file.problems.map(\.message) == [
          "the text '\(stray)' is between two items, outside of any tag; delete it"
        ])
      #expect(file.messages.count == 1)
    }
    #expect(problems(read("<plurals name=\"p\">\n  \(item)\n</plurals>")) == [])
  }

  @Test(arguments: ["<html></html>", "\n<!DOCTYPE html>\n<HTML lang='en'>", "<!doctype html>"])
  func webPagesHaveAnotherRoot(_ page: String) {
    let file = AndroidCatalogReader.read(path: "res/values/s.xml", bytes: Array(page.utf8))
    #expect(file.problems.map(\.code) == [.rootNotResources])
    #expect(file.problems[0].message.contains("this is an HTML page"))
  }

  @Test func attributesBecomeNotes() {
    let file = read(
      """
      <string name="a" product="tablet" description="d&amp;e" comment="more" maxLength=" 20 "
        tools:ignore="Typos" xmlns:moz="m" moz:RemovedIn="12" fuzzy="true" formatted="false"
        translatable=" False ">x</string><string name="b" tools:removedIn="3"/><string name="c"/>
      """, root: " tools:locale=\"de\" tools:ignore=\"All,B\"")
    let (first, note) = (file.entries[0], file.note(of: file.entries[0]))
    #expect(first.flags == [.untranslatable, .unformatted, .fuzzy])
    #expect(note.flatMap { file.string($0.product) } == "tablet")
    #expect(note.flatMap { file.string($0.description) } == "d&e\nmore")
    #expect(note?.maximumLength == 20)
    #expect(note.flatMap { file.string($0.ignoredChecks) } == "All,B,Typos")
    #expect(note.flatMap { file.string($0.removedIn) } == "12")
    #expect(
      note.map { file.source.string($0.attributesSpan.range) } == "translatable=\" False \"")
    #expect(file.note(of: file.entries[1]).flatMap { file.string($0.removedIn) } == "3")
    #expect(file.note(of: file.entries[2]).flatMap { file.string($0.ignoredChecks) } == "All,B")
    #expect(file.declaredSourceLocale == "de")
    #expect(file.source.string(file.keySpan(of: first).range) == "a")
  }

  @Test func untranslatableByFileAndRoot() {
    let content = "<string name=\"a\">x</string><string name=\"b\" translatable=\"true\">y</string>"
    func flags(_ file: CatalogFile) -> [Bool] { file.entries.map(\.isTranslatable) }
    #expect(flags(read(content)) == [true, true])
    #expect(flags(read(content, root: " translatable=\"false\"")) == [false, true])
    #expect(flags(read(content, path: "values/my_donottranslate.xml")) == [false, true])
    #expect(flags(read(content, path: "donottranslate/values/a.xml")) == [true, true])
  }

  /// Faults of the format: what is reported at which text, and what is read all the same.
  struct Fault: Sendable, CustomTestStringConvertible {
    let content: String
    let problems: [String]
    let texts: [String]
    var testDescription: String { content }
  }

  static let faults: [Fault] = [
    Fault(
      content: "<string>x</string><string name=''/><string name='a'>y</string>",
      problems: ["missing-name \"string\"", "missing-name \"string\""], texts: ["string a[]=y"]),
    Fault(
      content: "<string name='a'>it's Bob's</string>",
      problems: ["unescaped-apostrophe \"'\""], texts: ["string a[]=it's Bob's"]),
    Fault(
      content: "<string name='a'>\\u00zz</string>", problems: ["invalid-unicode-escape \"\\u00z\""],
      texts: ["string a[]=zz"]),
    Fault(
      content: "<string name='a'>\\uD83D x</string>",
      problems: ["compiler-dependent-value \"\\uD83D\""], texts: ["string a[]=\u{FFFD} x"]),
    Fault(
      content: "<item name='a'>x</item><item type='zzz' name='b'/>",
      problems: ["missing-type \"item\"", "unknown-resource-type \"zzz\""], texts: []),
    Fault(
      content: "<strin name='a'>x</strin>text<?pi?>",
      problems: [
        "unknown-resource-type \"strin\"", "text-not-allowed-here \"text\"",
        "unexpected-element \"<?pi?>\"",
      ], texts: []),
    Fault(
      content: "<string name='a' translatable='no' formatted='1'>x</string>",
      problems: ["invalid-boolean-attribute \"no\"", "invalid-boolean-attribute \"1\""],
      texts: ["string a[]=x"]),
    Fault(
      content: "<plurals name='p'><item>x</item><item quantity='lots'>y</item><b/></plurals>",
      problems: [
        "plural-without-other \"p\"", "missing-quantity \"item\"", "unknown-quantity \"lots\"",
        "unknown-element \"b\"",
      ], texts: []),
    Fault(
      content:
        "<string name='a'>1</string><string name='a'>2</string><string name='a' product='tv'/>",
      problems: ["duplicate-resource \"a\""],
      texts: ["string a[]=1", "string a[]=2", "string a[]="]),
    Fault(
      content: "<string name='a'>%d of %s</string>",
      problems: ["multiple-nonpositional-substitutions \"%d of %s\""],
      texts: ["string a[]=%d of %s"]),
    Fault(
      content: "<string name='a'>x<string name='b'>y</string><string name='c'>z</string>",
      problems: ["not-well-formed \"<string\""],
      texts: ["string a[]=x", "string b[]=y", "string c[]=z"]),
    Fault(
      content: "<plurals name='p'><item quantity='other'>o</item><string name='b'>y</string>",
      problems: ["not-well-formed \"<plurals\""],
      texts: ["plural p[plural=other]=o", "string b[]=y"]),
    Fault(
      content: "<string-array name='s'><item>x<item>y</item></string-array><string name='b'/>",
      problems: ["not-well-formed \"<item\""],
      texts: ["array s[item=0]=x", "array s[item=1]=y", "string b[]="]),
    Fault(
      content: "<string name='a'>x</strng><string name='b'>y</string>",
      problems: ["not-well-formed \"</strng>\""], texts: ["string a[]=x", "string b[]=y"]),
    Fault(
      content: "<string name=\"a>x</string><string name='b'>y & z</string>",
      problems: ["not-well-formed \"\"\"", "not-well-formed \"&\""], texts: ["string b[]=y & z"]),
    Fault(
      content:
        "\n<<<<<<< a\n<string name='a'>1</string>\n=======\n<string name='a'>2</string>\n>>>>>>> b\n",
      problems: ["merge-conflict-markers \"<<<<<<< a\""], texts: ["string a[]=1"]),
  ]

  @Test(arguments: faults) func faultIsReportedAndReadingGoesOn(_ fault: Fault) {
    let file = read(fault.content)
    #expect(problems(file) == fault.problems)
    #expect(texts(file) == fault.texts)
  }

  @Test func duplicatesMarkTheEarlierEntry() {
    let names = (0..<2_000).map { "<string name=\"n\($0 % 1_500)\"/>" }.joined()
    let file = read(names)
    #expect(file.problems.count == 500)
    #expect(file.problems.allSatisfy { $0.code == .duplicateResource })
    #expect(
      file.entries.indices.allSatisfy {
        file.entries[$0].flags.contains(.replaced) == ($0 < 500)
      })
  }

  @Test func markupKeepsItsPlaces() {
    let file = read(
      "<string name=\"a\">  Hi <xliff:g id=\"n\">%1$s</xliff:g>,<![CDATA[ x]]> </string>"
        + "<string name=\"b\">a<br/>b <b>c</b></string>")
    #expect(texts(file) == ["string a[]=Hi %1$s, x", "string b[]=ab c"])
    func marks(_ message: Int) -> [String] {
      file.markupRange(ofMessage: message).map {
        let mark = file.markup[$0]
        return "\(mark.position) \(file.source.string(mark.tag.range)) \(mark.isProtection)"
      }
    }
    #expect(marks(0) == ["3 <xliff:g id=\"n\"> true", "7 </xliff:g> true"])
    #expect(marks(1) == ["1 <br/> false", "3 <b> false", "4 </b> false"])
    #expect(file.messages.map { $0.flags.contains(.hasMarkup) } == [false, true])
    #expect(file.entries.map { $0.flags.contains(.hasCharacterData) } == [true, false])
    #expect(file.source.string(file.messages[1].value.range) == "a<br/>b <b>c</b>")
  }

  @Test func plainTextsAreNotCopied() {
    let file = read(
      "<string name=\"a\">\n  Plain text, 漢字\n</string><string name=\"b\">\"it's  so\"</string>")
    #expect(texts(file) == ["string a[]=Plain text, 漢字", "string b[]=it's  so"])
    #expect(file.arena.isEmpty && file.runs.isEmpty)
  }

  @Test func escapesLeadBackAsAWhole() {
    let file = read("<string name=\"a\">  Don\\'t &amp;\n go </string>")
    #expect(texts(file) == ["string a[]=Don't & go"])
    let text = Array("Don't & go".utf8)
    let places = text.indices.map {
      file.source.string(file.sourceRange(of: $0..<$0 + 1, inMessage: 0).range)
    }
    #expect(places == ["D", "o", "n", "\\'", "t", " ", "&amp;", "\n ", "g", "o"])
  }

  @Test func everyCutIsSurvivedWithFewProblems() {
    let sample = Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:t="http://schemas.android.com/tools">
        <!-- c --><string name="a" t:ignore="X">Don\\'t <b>"q  é"</b> &lt; \\u00e9 \\uD83D\\uDE00</string>
        <plurals name="p"><item quantity="one">%d \u{3000}x</item><item quantity="other">@string/a</item></plurals>
        <string-array name="s"><item><![CDATA[ <i>x</i> ]]></item><item><xliff:g>a</xliff:g> </item></string-array>
      </resources>
      """.utf8)
    for end in sample.indices {
      let file = AndroidCatalogReader.read(path: "strings.xml", bytes: Array(sample[..<end]))
      #expect(
        !file.problems.isEmpty && file.problems.count <= 4, "cut at \(end): \(problems(file))")
      expectPlacesInside(file)
    }
    var mutations = SeededMutations(
      seed: 3, pieces: XMLDifferentialTests.pieces + ["\\u", "'", "\\"])
    for _ in 0..<4_000 {
      let bytes = mutations.mutate(sample)
      expectPlacesInside(AndroidCatalogReader.read(path: "strings.xml", bytes: bytes))
      expectPlacesInside(ComposeCatalogReader.read(path: "strings.xml", bytes: bytes))
    }
  }

  /// Values lie inside the file, and texts lead back into their values.
  private func expectPlacesInside(_ file: CatalogFile) {
    for index in file.messages.indices {
      let message = file.messages[index]
      #expect(Int(message.value.end) <= file.source.text.count)
      for offset in 0..<message.text.count {
        let place = file.sourceRange(of: offset..<offset + 1, inMessage: index)
        #expect(place.start >= message.value.start && place.end <= message.value.end)
      }
      for mark in file.markup[file.markupRange(ofMessage: index)] {
        #expect(Int(mark.position) <= message.text.count)
      }
    }
    for problem in file.problems { #expect(Int(problem.span.end) <= file.source.text.count) }
  }

  @Test func hugeValuesAreRead() {
    let tags = read(
      "<string name=\"a\">" + String(repeating: "x<b/> ", count: 20_000) + "</string>")
    #expect(tags.problems.isEmpty)
    #expect(tags.messages[0].text.count == 40_000)
    #expect(tags.markup.count == 20_000)
    let items = read(
      "<string-array name=\"a\">" + String(repeating: "<item/>", count: 20_000) + "</string-array>")
    #expect(items.slots[Int(items.messages[19_999].slot)] == SlotPath([.item(19_999)]))
    let deep = read("<string name=\"a\">" + String(repeating: "<b>", count: 200_000))
    #expect(deep.problems.map(\.code) == [.nestingTooDeep])
    let broken = read(String(repeating: "<string name=\"a\">", count: 50_000))
    #expect(broken.entries.count == 50_000)
    #expect(broken.problems.count <= 10_001 + 101)
  }

  @Test func problemsAreBounded() {
    let file = read(String(repeating: "<x/>", count: 30_000))
    #expect(file.problems.count == 10_001)
    #expect(file.problems.last?.code == .furtherProblems)
    #expect(file.problems.last.map { Int($0.span.start) } == 4 * 10_000 + 111)
  }

  @Test func otherRootsAreRefused() {
    let file = AndroidCatalogReader.read(
      path: "a.xml", bytes: Array("<res><string name='a'/></res>".utf8))
    #expect(problems(file) == ["root-not-resources \"res\""])
    #expect(file.entries.isEmpty)
    let other = AndroidCatalogReader.read(
      path: "a.xml", bytes: Array("<resources xmlns='u'><string name='a'/></resources>".utf8))
    #expect(problems(other) == ["root-not-resources \"resources\""])
  }
}
