import LabelLint
import Testing

/// String catalogs: entries, texts, slots, states and flags.
struct XCStringsCatalogReaderTests {
  @Test func readsAWholeCatalog() {
    let file = CatalogFile.xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Save" : {
            "comment" : "  Button ",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
              "fr" : { "stringUnit" : { "value" : "A\\"B\\u00e9", "state" : "needs_review" } }
            }
          },
          "title" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Title" } },
              "de" : {}
            },
            "shouldTranslate" : false
          }
        },
        "version" : "1.1"
      }
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "Save|de|string||Sichern|state=translated|comment=Button",
        "Save|fr|string||A\"Bé|state=needs_review|comment=Button",
        "Save|en|string||Save|implied|comment=Button",
        "title|en|string||Title|state=new|untranslatable|manual",
      ])
    #expect(XCStringsDump.problems(file) == [])
    #expect(XCStringsDump.misplaced(file) == [])
    #expect(file.localeNames == ["en", "de", "fr"])
    #expect(file.declaredSourceLocale == "en")
    #expect(file.source.string(file.commentSpan(of: file.entries[0]).range) == "  Button ")
    #expect(file.source.string(file.messages[1].value.range) == #"A\"B\u00e9"#)
    #expect(file.source.string(file.messages[2].value.range) == "Save")
  }

  /// What a localization holds, and the lines of its texts behind key and locale.
  static let forms: [(name: String, forms: String, lines: [String])] = [
    ("unit", #"{"stringUnit":{"state":"new","value":""}}"#, ["string|||state=new"]),
    (
      "plural",
      #"{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"n"}}}}}"#,
      ["plural|plural=one|1", "plural|plural=other|n"]
    ),
    (
      "device",
      #"{"variations":{"device":{"mac":{"stringUnit":{"value":"m"}},"other":{"stringUnit":{"value":"o"}}}}}"#,
      ["device|device=mac|m", "device|device=other|o"]
    ),
    (
      "width", #"{"variations":{"width":{"20":{"stringUnit":{"value":"s"}}}}}"#,
      ["width|width=20|s"]
    ),
    (
      "device, then plural",
      #"{"variations":{"device":{"mac":{"variations":{"plural":{"other":{"stringUnit":{"value":"o"}}}}}}}}"#,
      ["device|device=mac/plural=other|o"]
    ),
    (
      "substitution",
      """
      {"stringUnit":{"state":"new","value":"%#@n@"},"substitutions":{"n":{"argNum":2,"formatSpecifier":
      "lld","variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg"}}}}}}}
      """,
      [
        "string||%#@n@|state=new", "string|substitution=n/plural=other|%arg|state=new",
      ]
    ),
    (
      "substitutions before the text",
      #"{"substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}},"stringUnit":{"value":"%1$#@n@"}}"#,
      ["string|substitution=n/plural=other|x", "string||%1$#@n@"]
    ),
    (
      "substitution in a device",
      """
      {"variations":{"device":{"mac":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{
      "variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}
      """,
      ["device|device=mac|%#@n@", "device|device=mac/substitution=n/plural=other|%arg"]
    ),
    (
      "set", #"{"stringSet":{"values":["a","\u0062"],"state":"translated"}}"#,
      ["set|item=0|a|state=translated", "set|item=1|b|state=translated"]
    ),
    ("escaped names", #"{"string\u0055nit":{"valu\u0065":"x"}}"#, ["string||x"]),
    ("nothing", "{}", []),
    ("no unit in variations", #"{"variations":{"plural":{}}}"#, []),
    ("no values in a set", #"{"stringSet":{"state":"new","values":[]}}"#, []),
    (
      "percent signs", #"{"stringUnit":{"value":"100 %%arg %argument %@ % %#@"}}"#,
      ["string||100 %%arg %argument %@ % %#@"]
    ),
  ]

  @Test(arguments: forms.indices)
  func readsForms(_ index: Int) {
    let (name, forms, lines) = Self.forms[index]
    let file = CatalogFile.xcstrings(de: forms)
    #expect(
      XCStringsDump.messages(file) == lines.map { "K|de|\($0)" } + ["K|en|string||K|implied"],
      "\(name)")
    #expect(XCStringsDump.problems(file) == [], "\(name)")
    #expect(XCStringsDump.misplaced(file) == [], "\(name)")
  }

  @Test func recordsSubstitutions() {
    let forms = Self.forms.first { $0.name == "substitution" }?.forms ?? ""
    let file = CatalogFile.xcstrings(de: forms)
    let found = file.substitutions(ofEntry: 0).map {
      "\(file.string($0.name) ?? "") \($0.argument ?? 0) \(file.string($0.specifier) ?? "") \($0.scope)"
    }
    #expect(found == ["n 2 lld 0"])
    #expect(file.substitutions(ofEntry: 1).isEmpty)
    #expect(file.substitutions.map { file.source.string($0.nameSpan.range) } == ["n"])
  }

  @Test func impliesEscapedKeysWithTheWayBack() {
    let file = CatalogFile.xcstrings(keys: #""a\nb":{"comment":"x\ny"},"c":{}"#)
    #expect(XCStringsDump.misplaced(file) == [])
    #expect(
      XCStringsDump.messages(file) == [
        "a\nb|en|string||a\nb|implied|comment=x\ny", "c|en|string||c|implied",
      ])
    #expect(file.source.string(file.sourceRange(of: 1..<2, inMessage: 0).range) == "\\n")
    #expect(file.source.string(file.sourceRange(of: 2..<3, inMessage: 0).range) == "b")
  }

  @Test func keepsTextsOfUnknownPluralCategories() {
    let file = CatalogFile.xcstrings(
      de: #"""
        {"variations":{"plural":{"several":{"stringUnit":{"value":"1"}},
        "other":{"stringUnit":{"value":"n"}}}}}
        """#)
    let slots = file.messages.map { file.slots[Int($0.slot)].description }
    #expect(slots.filter { !$0.isEmpty } == ["plural=several", "plural=other"])
    #expect(file.problems.map(\.code) == [.unknownVariation])
  }

  @Test func readsInterfaceBuilderComments() {
    let file = CatalogFile.xcstrings(
      keys: #"""
        "a.normalTitle":{"comment":"Class = \"UIButton\"; normalTitle = \"P; \\\"x\\\"\"; ObjectID = \"a\";"},
        "b.title":{"comment":"Class = \"NSMenuItem\"; title = \"Q\"; ObjectID = \"b\"; Note = \"Verb\";"},
        "c":{"comment":"Class = \"9b\" of the school"}
        """#)
    let notes = file.entries.map { entry in
      file.note(of: entry).map {
        "\(file.string($0.interfaceClass) ?? "").\(file.string($0.interfaceProperty) ?? "")"
      }
    }
    #expect(notes == ["UIButton.normalTitle", "NSMenuItem.title", nil])
    #expect(
      file.entries.map { file.string(file.comment(of: $0)) } == [
        #"Class = "UIButton"; normalTitle = "P; \"x\""; ObjectID = "a";"#, "Verb",
        #"Class = "9b" of the school"#,
      ])
  }

  @Test func dropsTheCommentThatXcodePutsInPlaceOfOne() {
    let file = CatalogFile.xcstrings(
      keys: #""a":{"comment":" No comment provided by engineer.\n"}"#)
    #expect(file.comment(of: file.entries[0]).isNone)
    #expect(file.commentSpan(of: file.entries[0]) == .zero)
  }

  @Test func readsTheSourceLanguageBehindTheStrings() {
    let file = CatalogFile.xcstrings(
      #"{"version":"1.0","strings":{"a":{},"b":{"localizations":{"fr":{"stringUnit":{"value":"B"}}}}},"sourceLanguage":"fr"}"#
    )
    #expect(XCStringsDump.messages(file) == ["a|fr|string||a|implied", "b|fr|string||B"])
    #expect(XCStringsDump.problems(file) == [])
    #expect(file.localeNames == ["fr"])
  }

  @Test func keepsKeysApartThatOnlyNormalizeAlike() {
    let file = CatalogFile.xcstrings(keys: "\"caf\u{E9}\":{},\"cafe\u{301}\":{}")
    #expect(file.entries.count == 2)
    #expect(XCStringsDump.problems(file) == [])
  }

  @Test func findsLocalesInAnyOrder() {
    let unit = #"{"stringUnit":{"value":"x"}}"#
    let file = CatalogFile.xcstrings(
      keys: """
        "a":{"localizations":{"de":\(unit),"en":\(unit),"fr":\(unit)}},
        "b":{"localizations":{"fr":\(unit),"en":\(unit),"d\\u0065":\(unit)}},
        "c":{"localizations":{"en":\(unit),"ja":\(unit)}}
        """)
    #expect(file.localeNames == ["en", "de", "fr", "ja"])
    #expect(
      XCStringsDump.messages(file).map { $0.split(separator: "|").prefix(2).joined() } == [
        "ade", "aen", "afr", "bfr", "ben", "bde", "cen", "cja",
      ])
  }

  @Test func readsUTF16() {
    let text = #"{"sourceLanguage":"en","strings":{"é😀":{}}}"#
    for (mark, bytes) in [
      ([0xFF, 0xFE], text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ([], text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
    ] as [([UInt8], [UInt8])] {
      let file = CatalogFile.xcstrings(bytes: mark + bytes)
      #expect(XCStringsDump.messages(file) == ["é😀|en|string||é😀|implied"])
      #expect(file.problems.map(\.code) == [.unexpectedEncoding])
    }
  }
}
