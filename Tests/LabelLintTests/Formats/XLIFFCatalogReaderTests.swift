import LabelLint
import Testing

/// Translations in XLIFF: units, keys, slots, states, notes, and what is wrong.
@Suite("XLIFF as a catalog")
struct XLIFFCatalogReaderTests {
  /// A file of XLIFF 1.2 with one `file`.
  static func version12(
    _ units: String, languages: String = #"source-language="en" target-language="de""#
  ) -> CatalogFile {
    read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="Orchard/en.lproj/Localizable.strings" \(languages) datatype="plaintext">
          <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
          <body>
      \(units)
          </body>
        </file>
      </xliff>
      """)
  }

  /// A file of XLIFF 2 with one `file`.
  static func version2(_ units: String) -> CatalogFile {
    read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
        <file id="f1" original="Localizable.strings">
      \(units)
        </file>
      </xliff>
      """)
  }

  private static func read(_ text: String) -> CatalogFile {
    XLIFFCatalogReader.read(path: "de.xliff", bytes: Array(text.utf8), table: "de")
  }

  @Test func readsWhatXcodeWrites() {
    let file = Self.version12(
      """
      <trans-unit id="pick" xml:space="preserve">
        <source>Pick &amp; weigh</source>
        <target state="translated">Pflücken &#38; wiegen</target>
        <note>A button</note>
      </trans-unit>
      <trans-unit id="%lld baskets|==|plural.one" xml:space="preserve">
        <source>%lld basket</source><target>%lld Korb</target><note/>
      </trans-unit>
      <trans-unit id="%lld baskets|==|plural.other" xml:space="preserve">
        <source>%lld baskets</source><target><![CDATA[%lld <b>Körbe]]></target><note/>
      </trans-unit>
      <trans-unit id="tip|==|device.mac" xml:space="preserve"><source>Click</source><target/></trans-unit>
      <trans-unit id="tip|==|device.other" xml:space="preserve"><source>Tap</source></trans-unit>
      <trans-unit id="brand" translate="no"><source>Orchard</source></trans-unit>
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "pick|en|string||Pick & weigh|comment=A button",
        "pick|de|string||Pflücken & wiegen|state=translated|comment=A button",
        "%lld baskets|en|plural|plural=one|%lld basket",
        "%lld baskets|en|plural|plural=other|%lld baskets",
        "%lld baskets|de|plural|plural=one|%lld Korb",
        "%lld baskets|de|plural|plural=other|%lld <b>Körbe",
        "tip|en|device|device=mac|Click",
        "tip|en|device|device=other|Tap",
        "brand|en|string||Orchard|untranslatable",
      ])
    #expect(XCStringsDump.problems(file) == [])
    #expect(XCStringsDump.misplaced(file) == [])
    #expect(file.localeNames == ["en", "de"])
    #expect(file.declaredSourceLocale == "en")
    #expect(file.originals == ["Orchard/en.lproj/Localizable.strings"])
    #expect(file.tableName(.apple) == "Localizable")
    #expect(file.source.string(file.messages[1].value.range) == "Pflücken &#38; wiegen")
    #expect(file.source.string(file.messages[5].value.range) == "<![CDATA[%lld <b>Körbe]]>")
    #expect(
      file.source.string(file.keySpan(of: file.entries[2]).range) == "%lld baskets|==|plural.one")
    #expect(file.source.string(file.commentSpan(of: file.entries[0]).range) == "A button")
  }

  /// Ids of Xcode, and the key and slot that they name.
  static let ids: [(id: String, line: String)] = [
    ("a|==|plural.few", "a|en|plural|plural=few|x"),
    ("a|==|device.applewatch.plural.one", "a|en|device|device=applewatch/plural=one|x"),
    ("a|==|width.20", "a|en|width|width=20|x"),
    ("a|==|substitutions.trees.plural.one", "a|en|plural|substitution=trees/plural=one|x"),
    ("a|==|b|==|plural.one", "a|==|b|en|plural|plural=one|x"),
    ("a|==|plural.several", "a|==|plural.several|en|string||x"),
    ("/trees:dict/NSStringLocalizedFormatKey:dict/:string", "trees|en|string||x"),
    ("/trees:dict/n:dict/one:dict/:string", "trees|en|plural|plural=one|x"),
    ("/t:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "t|en|width|width=20|x"),
    ("/trees:dict/", "/trees:dict/|en|string||x"),
    ("my:trees:n:dict/few:dict/:string", "my:trees|en|plural|plural=few|x"),
    ("trees:n:dict/several:dict/:string", "trees:n:dict/several:dict/:string|en|string||x"),
    (":n:dict/one:dict/:string", ":n:dict/one:dict/:string|en|string||x"),
    ("trees:n:dict", "trees:n:dict|en|string||x"),
    ("two&#10;lines &quot;a&quot;", "two\nlines \"a\"|en|string||x"),
  ]

  @Test("the id of a unit has its key and its slot", arguments: ids)
  func key(_ example: (id: String, line: String)) {
    let file = Self.version12("<trans-unit id=\"\(example.id)\"><source>x</source></trans-unit>")
    #expect(XCStringsDump.messages(file) == [example.line])
    #expect(XCStringsDump.problems(file) == [])
    #expect(XCStringsDump.misplaced(file) == [])
  }

  /// Attributes of a unit and of its target, and the state that the translation has.
  static let states: [(unit: String, target: String, state: String)] = [
    ("", "", ""), ("", "state=\"new\"", "|state=new"),
    ("", "state=\"needs-translation\"", "|state=new"),
    ("", "state=\"needs-l10n\"", "|state=needs_review"),
    ("", "state=\"needs-review-translation\"", "|state=needs_review"),
    ("", "state=\"translated\"", "|state=translated"), ("", "state=\"final\"", "|state=translated"),
    ("", "state-qualifier=\"leveraged-mt\"", "|state=machine_translated"),
    ("", "state=\"translated\" state-qualifier=\"mt-suggestion\"", "|state=machine_translated"),
    (
      "", "state=\"needs-review-translation\" state-qualifier=\"leveraged-mt\"",
      "|state=machine_translated"
    ),
    (
      "", "state=\"needs-review-translation\" state-qualifier=\"leveraged-tm\"",
      "|state=needs_review"
    ),
    ("", "state=\"signed-off\" state-qualifier=\"leveraged-mt\"", "|state=translated"),
    ("approved=\"yes\"", "state=\"needs-l10n\"", "|state=translated"),
    ("approved=\"no\"", "", ""), ("", "state=\"x-team\"", ""),
  ]

  @Test("the state of a target is one that string catalogs have", arguments: states)
  func state(_ example: (unit: String, target: String, state: String)) {
    let file = Self.version12(
      """
      <trans-unit id="a" \(example.unit)><source>x</source><target \(example.target)>y</target></trans-unit>
      """)
    #expect(XCStringsDump.messages(file) == ["a|en|string||x", "a|de|string||y\(example.state)"])
    #expect(XCStringsDump.problems(file) == [])
    let isNew = example.state == "|state=new"
    #expect(file.messages[1].flags.contains(.unfinished) == isNew)
  }

  /// Attributes of a segment of XLIFF 2, and the state that the translation has.
  static let segments: [(attributes: String, state: String)] = [
    ("state=\"translated\" subState=\"vendor:mt\"", "|state=machine_translated"),
    ("state=\"translated\" subState=\"a:Machine-Translated\"", "|state=machine_translated"),
    ("state=\"translated\" subState=\"vendor:done\"", "|state=translated"),
    ("state=\"translated\" subState=\"mt\"", "|state=translated"),
    ("state=\"reviewed\" subState=\"vendor:mt\"", "|state=translated"),
    ("state=\"initial\" subState=\"vendor:mt\"", "|state=new"),
  ]

  @Test("a sub-state may say that a machine made the text", arguments: segments)
  func subState(_ example: (attributes: String, state: String)) {
    let file = Self.version2(
      """
      <unit id="a"><segment \(example.attributes)><source>x</source><target>y</target></segment></unit>
      """)
    #expect(XCStringsDump.messages(file) == ["a|en|string||x", "a|de|string||y\(example.state)"])
    #expect(XCStringsDump.problems(file) == [])
  }

  @Test func readsVersion2() {
    let file = Self.version2(
      """
      <unit id="1" name="greeting">
        <notes><note>First</note><note>Second</note></notes>
        <segment state="reviewed">
          <source>Hello <ph id="1"/>!</source><target>Hallo <ph id="1"/>!</target>
        </segment>
      </unit>
      <unit id="2">
        <segment><source>One. </source><target>Eins. </target></segment>
        <segment state="initial"><source>Two.</source><target>Zwei.</target></segment>
      </unit>
      <group id="trees" pgs:switch="plural:n" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0">
        <unit id="3" pgs:case="one"><segment><source>a tree</source></segment></unit>
        <unit id="4" pgs:case="other"><segment><source>trees</source></segment></unit>
      </group>
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "greeting|en|string||Hello !|comment=First\nSecond",
        "greeting|de|string||Hallo !|state=translated|comment=First\nSecond",
        "2|en|string||One. Two.",
        "2|de|string||Eins. Zwei.|state=new",
        "trees|en|plural|plural=one|a tree", "trees|en|plural|plural=other|trees",
      ])
    #expect(XCStringsDump.problems(file) == [])
    #expect(XCStringsDump.misplaced(file) == [])
    #expect(
      file.markup.map { file.source.string($0.tag.range) } == ["<ph id=\"1\"/>", "<ph id=\"1\"/>"])
  }

  @Test func eachFileIsATable() {
    let text = """
      <xliff version="1.2">
        <file original="App/InfoPlist.strings" source-language="en" target-language="de"><body>
          <trans-unit id="CFBundleName"><source>Orchard</source><target>Obstgarten</target></trans-unit>
        </body></file>
        <file original="Widget/InfoPlist.strings" source-language="en" target-language="de"><body>
          <trans-unit id="CFBundleName"><source>Harvest</source><target>Ernte</target></trans-unit>
        </body></file>
      </xliff>
      """
    let file = Self.read(text)
    #expect(XCStringsDump.problems(file) == [])
    #expect(file.entries.map(file.resourceTable) == [.apple, .apple, .part(1), .part(1)])
    #expect(file.tableName(.apple) == "App/InfoPlist")
    #expect(file.tableName(.part(1)) == "Widget/InfoPlist")
  }

  @Test("an attribute of another vocabulary is not taken for one of XLIFF")
  func prefixedAttributes() {
    let file = Self.read(
      """
      <xliff xmlns:its="http://www.w3.org/2005/11/its" its:version="2.0" version="1.2">
        <file original="a.strings" source-language="en" target-language="de"><body>
          <trans-unit its:id="x" id="a"><source>x</source><target>y</target></trans-unit>
        </body></file>
      </xliff>
      """)
    #expect(XCStringsDump.messages(file) == ["a|en|string||x", "a|de|string||y"])
    #expect(XCStringsDump.problems(file) == [])
  }

  @Test func aFileOfOneLanguageHasItsTranslation() {
    let file = Self.version12(
      """
      <trans-unit id="a"><source>a</source><target>A</target></trans-unit>
      <trans-unit id="b"><source>b</source></trans-unit>
      """,
      languages: "source-language=\"en\" target-language=\"en\"")
    #expect(XCStringsDump.messages(file) == ["a|en|string||A", "b|en|string||b"])
  }

  /// Units, and the problems of their file.
  static let faults: [(units: String, problems: [String])] = [
    (
      "<trans-unit><source>x</source></trans-unit>",
      ["missing-name [trans-unit] `<trans-unit>` has no `id`: its texts belong to no key"]
    ),
    (
      "<trans-unit id=\"a\"><target>y</target></trans-unit>",
      ["missing-value [trans-unit] the unit 'a' has no `source`"]
    ),
    (
      "<trans-unit id=\"a\"><source>x</source><target>y</target><target>z</target></trans-unit>",
      ["duplicate-key [target] the unit has two `target`: only the last one is read"]
    ),
    (
      """
      <trans-unit id="a"><source>x</source></trans-unit>
      <trans-unit id="a"><source>y</source></trans-unit>
      """,
      ["duplicate-key [a] the id 'a' occurs twice in this `file`"]
    ),
    (
      "<trans-unit id=\"a\"><source>x</source><target state=\"done\">y</target></trans-unit>",
      ["unknown-state [done] unknown state 'done'"]
    ),
    (
      "<trans-unit id=\"a\" translate=\"never\"><source>x</source></trans-unit>",
      ["invalid-boolean-attribute [never] `translate` is 'never', and not 'yes' or 'no'"]
    ),
    (
      "<trans-unit id=\"a\"><source>x &nbsp; y</source></trans-unit>",
      ["undefined-entity [&nbsp;] entity `nbsp` is not defined; write the character itself"]
    ),
  ]

  @Test("a fault has its place, and reading goes on behind it", arguments: faults)
  func fault(_ example: (units: String, problems: [String])) {
    let file = Self.version12(
      example.units
        + "<trans-unit id=\"last\"><source>end</source><target>Ende</target></trans-unit>")
    #expect(XCStringsDump.problems(file) == example.problems)
    #expect(
      XCStringsDump.messages(file).suffix(2) == ["last|en|string||end", "last|de|string||Ende"])
    #expect(XCStringsDump.misplaced(file) == [])
  }

  @Test("an end tag that is missing does not hide the next unit")
  func lostEndTag() {
    let file = Self.version12(
      """
      <trans-unit id="a"><source>x</source><target>y</trans-unit>
      <trans-unit id="b"><source>x<target>y</target></trans-unit>
      <trans-unit id="last"><source>end</source><target>Ende</target></trans-unit>
      """)
    #expect(file.problems.allSatisfy { $0.code == .notWellFormed } && !file.problems.isEmpty)
    #expect(
      XCStringsDump.messages(file).suffix(2) == ["last|en|string||end", "last|de|string||Ende"])
    #expect(XCStringsDump.misplaced(file) == [])
  }

  /// A file that names no target language.
  static let withoutTarget = Array(
    """
    <xliff version="1.2"><file source-language="en"><body>
      <trans-unit id="a"><source>x</source><target>y</target></trans-unit>
    </body></file></xliff>
    """.utf8)

  @Test func onlySourcesWithoutATargetLanguage() {
    let file = XLIFFCatalogReader.read(
      path: "messages.xlf", bytes: Self.withoutTarget, table: "messages")
    #expect(XCStringsDump.messages(file) == ["a|en|string||x"])
    #expect(file.problems.map(\.code) == [.emptyLocale])
  }

  @Test("the language may be in the name of the file")
  func languageInName() {
    let file = XLIFFCatalogReader.read(
      path: "loc/messages.pt-BR.xlf", bytes: Self.withoutTarget, table: "messages.pt-BR")
    #expect(XCStringsDump.messages(file) == ["a|en|string||x", "a|pt-BR|string||y"])
    #expect(XCStringsDump.problems(file) == [])
  }

  @Test("a document type is refused, and its entities are not read")
  func documentType() {
    let file = Self.read(
      """
      <!DOCTYPE xliff [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>
      <xliff version="1.2"><file source-language="en"><body>
        <trans-unit id="k"><source>&a;&b;</source></trans-unit>
      </body></file></xliff>
      """)
    #expect(!file.problems.isEmpty)
    #expect(XCStringsDump.messages(file) == ["k|en|string||&a;&b;"])
  }

  @Test("no cut of a file makes the reader fail", arguments: [1, 7])
  func cuts(step: Int) {
    let whole = Self.version12(
      """
      <trans-unit id="a|==|plural.one">
        <source>x<g id="1">y</g></source><target>&lt;<![CDATA[z]]></target><note>n</note>
      </trans-unit>
      """
    ).source.text
    for end in stride(from: 0, to: whole.count, by: step) {
      let file = XLIFFCatalogReader.read(path: "de.xliff", bytes: Array(whole[..<end]), table: "de")
      #expect(XCStringsDump.misplaced(file) == [])
      #expect(!file.problems.isEmpty || end == whole.count)
    }
  }
}
