import LabelLint
import Testing

/// What is wrong with string catalogs, and where.
struct XCStringsProblemTests {
  /// What stands inside `strings`, and the problems: code, place in brackets, message.
  static let keys: [(keys: String, problems: [String])] = [
    (
      #""K":{},"K":{}"#,
      ["duplicate-key [K] the key 'K' occurs twice, with the same texts"]
    ),
    (
      #""K":{},"\u004b":{}"#,
      ["duplicate-key [\\u004b] the key 'K' occurs twice, with the same texts"]
    ),
    (
      #""K":{},"K":{"comment":"a"}"#,
      [
        "duplicate-key [K] the key 'K' occurs twice, and tools differ in which one they use; remove one"
      ]
    ),
    (
      #""K":{"comment":"a","comment":"b"}"#,
      [
        "duplicate-key [comment] 'comment' occurs twice in 'strings.K', and tools differ in which one they use; remove one"
      ]
    ),
    (#""K":5"#, ["wrong-type [5] 'strings.K' is a number, not an object"]),
    (
      #""K":{"comment":["a"]}"#,
      [#"wrong-type [["a"]] 'strings.K.comment' is an array, not a string"#]
    ),
    (
      #""K":{"shouldTranslate":"no"}"#,
      [#"wrong-type ["no"] 'strings.K.shouldTranslate' is a string, not true or false"#]
    ),
    (
      #""K":{"localizations":[]}"#,
      ["wrong-type [[]] 'strings.K.localizations' is an array, not an object"]
    ),
    (#""K":{"localizations":null,"comment":null}"#, []),
    (#""K":{"extractionState":"migrated"}"#, []),
    (
      #""K":{"extractionState":"later"}"#,
      ["unknown-state [later] unknown extraction state 'later'"]
    ),
    (
      #""K":{"new":1},"L":{"new":2}"#,
      ["unknown-member [new] unknown member in 'strings.K': 'new'"]
    ),
    (
      #""K":{"localizations":{"":{}}}"#,
      ["empty-locale [] a localization of 'K' names no locale"]
    ),
    (#""\ud83d":{}"#, [#"invalid-escape [\ud83d] this escape is half of a surrogate pair"#]),
  ]

  @Test(arguments: keys.indices)
  func saysWhatIsWrongWithKeys(_ index: Int) {
    let file = CatalogFile.xcstrings(keys: Self.keys[index].keys)
    #expect(XCStringsDump.problems(file) == Self.keys[index].problems, "\(Self.keys[index].keys)")
    #expect(XCStringsDump.misplaced(file) == [])
  }

  /// What the localization `de` of `K` is, and the problems; `@` stands for its path.
  static let forms: [(forms: String, problems: [String])] = [
    ("5", ["wrong-type [5] '@' is a number, not an object"]),
    ("null", ["null-localization [null] '@' is null: it contains no translation"]),
    ("{\"stringUnit\":{}}", ["missing-value [{}] '@.stringUnit' has no 'value'"]),
    (
      #"{"stringUnit":{"value":null}}"#,
      [#"missing-value [{"value":null}] '@.stringUnit' has no 'value'"#]
    ),
    (
      #"{"stringUnit":{"state":"translated","value":5}}"#,
      ["wrong-type [5] '@.stringUnit.value' is a number, not a string"]
    ),
    (
      #"{"stringUnit":{"state":true,"value":"x"}}"#,
      ["wrong-type [true] '@.stringUnit.state' is true, not a string"]
    ),
    (#"{"stringUnit":[]}"#, ["wrong-type [[]] '@.stringUnit' is an array, not an object"]),
    (#"{"stringUnit":{"state":"ai","value":"x"}}"#, ["unknown-state [ai] unknown state 'ai'"]),
    (
      #"{"stringUnit":{"state":"","value":"x"}}"#,
      ["unknown-state [] the field 'state' is empty; write a state such as 'translated'"]
    ),
    (
      #"{"variations":{"device":{"":{}}}}"#,
      ["unknown-variation [] a device has an empty name; write its name, or remove it"]
    ),
    (
      #"{"variations":{"plural":{"one":{}}}}"#,
      ["plural-without-other [plural] '@.variations.plural' has no category 'other'"]
    ),
    (
      #"{"variations":{"plural":{"other":{},"some":{},"other":{}}}}"#,
      [
        "unknown-variation [some] unknown plural category 'some'",
        "duplicate-key [other] 'other' occurs twice in '@', and tools differ in which one they use; remove one",
      ]
    ),
    (
      #"{"variations":{"plural":{"other":{"stringUnit":{"value":0}}}}}"#,
      ["wrong-type [0] '@.variations.plural.other.stringUnit.value' is a number, not a string"]
    ),
    (
      #"{"variations":{"device":{"toaster":{},"mac":{},"mac":{}},"mood":{}}}"#,
      [
        "unknown-variation [toaster] unknown device 'toaster'",
        "duplicate-key [mac] 'mac' occurs twice in '@', and tools differ in which one they use; remove one",
        "unknown-variation [mood] unknown variation 'mood'",
      ]
    ),
    (
      #"{"variations":{"width":{"wide":{}}}}"#,
      ["unknown-variation [wide] unknown width 'wide'"]
    ),
    (
      #"{"stringUnit":{"value":"x"},"variations":{"plural":{"other":{"stringUnit":{"value":"y"}}}}}"#,
      [
        "unit-and-variations [variations] '@' has both a text and variations: which one counts is not defined"
      ]
    ),
    (
      #"{"stringUnit":{"value":"a %#@flies@"},"substitutions":{"files":{}}}"#,
      [
        "undefined-substitution [%#@flies@] the substitution 'flies' is not defined in this localization"
      ]
    ),
    (
      #"{"stringUnit":{"value":"\n%arg"}}"#,
      [
        "arg-token-outside-substitution [%arg] '%arg' is outside a substitution, where it is not an argument"
      ]
    ),
    (
      #"{"substitutions":{"n":{"argNum":"1","formatSpecifier":1},"m":{"argNum":1.5}}}"#,
      [
        "wrong-type [\"1\"] '@.substitutions.n.argNum' is a string, not a number",
        "wrong-type [1] '@.substitutions.n.formatSpecifier' is a number, not a string",
        "wrong-type [1.5] '@.substitutions.m.argNum' must be the number of an argument, 1 to 127",
      ]
    ),
    (
      #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"formatSpecifier":"@","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}"#,
      [
        "invalid-value-type [@] '@.substitutions.n.formatSpecifier' is `@`, and forms are chosen by a number such as `lld`"
      ]
    ),
    (
      #"{"stringSet":{"values":["a",1]}}"#,
      ["wrong-type [1] '@.stringSet.values[1]' is a number, not a string"]
    ),
  ]

  @Test(arguments: forms.indices)
  func saysWhatIsWrongWithForms(_ index: Int) {
    let file = CatalogFile.xcstrings(de: Self.forms[index].forms)
    let wanted = Self.forms[index].problems.map {
      $0.split(separator: "@.", omittingEmptySubsequences: false)
        .joined(separator: "strings.K.localizations.de.")
        .replacing("'@'", with: "'strings.K.localizations.de'")
    }
    #expect(XCStringsDump.problems(file) == wanted)
    #expect(XCStringsDump.misplaced(file) == [])
  }

  /// Whole files and the codes of their problems.
  static let files: [(text: String, codes: [ProblemCode])] = [
    ("", [.emptyFile]), (" \n", [.emptyFile]), ("\u{FEFF}", [.emptyFile]),
    ("\u{FEFF}{\"sourceLanguage\":\"en\",\"strings\":{}}", []),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", [.gitLfsPointer]),
    ("<!DOCTYPE html><html></html>", [.notJson]), ("<HTML>", [.notJson]),
    ("[]", [.wrongType]), ("\"x\"", [.wrongType]), ("x", [.notJson]), ("{", [.notJson]),
    ("{}", [.missingSourceLanguage, .missingStrings]),
    (#"{"sourceLanguage":1,"strings":1}"#, [.wrongType, .wrongType]),
    (#"{"sourceLanguage":"en","strings":{},"version":1.0}"#, [.versionNotAString]),
    (#"{"sourceLanguage":"en","strings":{},"version":"2.0"}"#, [.unknownVersion]),
    (#"{"sourceLanguage":"en","strings":{},"version":"1.9"}"#, []),
    (#"{"sourceLanguage":"en","strings":{}} x"#, [.notJson]),
    (#"{"sourceLanguage":"en","strings":{},}"#, [.notJson]),
    (
      #"{"sourceLanguage":"en","sourceLanguage":"de","strings":{},"strings":{}}"#,
      [.duplicateKey, .duplicateKey]
    ),
  ]

  @Test(arguments: files.indices)
  func saysWhatIsWrongWithFiles(_ index: Int) {
    let file = CatalogFile.xcstrings(Self.files[index].text)
    #expect(file.problems.map(\.code) == Self.files[index].codes, "\(Self.files[index].text)")
    #expect(file.entries.isEmpty)
  }

  @Test(arguments: [
    ("App/en.lproj/L.xcstrings", true), ("App/mul.lproj/L.xcstrings", false),
    ("a.lproj/b/L.xcstrings", true), (".lproj/L.xcstrings", false), ("x.lproj", false),
  ])
  func knowsWhereACatalogMayLie(_ path: String, _ isWrong: Bool) {
    let file = CatalogFile.xcstrings(#"{"sourceLanguage":"en","strings":{}}"#, path: path)
    #expect(file.problems.map(\.code) == (isWrong ? [.catalogInLproj] : []))
  }

  @Test func marksReplacedEntries() {
    let unit = #"{"stringUnit":{"value":"x"}}"#
    let file = CatalogFile.xcstrings(
      keys: """
        "K":{"localizations":{"de":\(unit),"fr":\(unit)}},"L":{},
        "K":{"localizations":{"de":\(unit),"de":\(unit)}}
        """)
    #expect(
      XCStringsDump.messages(file) == [
        "K|de|string||x|replaced", "K|fr|string||x|replaced", "K|en|string||K|implied|replaced",
        "L|en|string||L|implied", "K|de|string||x|replaced", "K|de|string||x",
        "K|en|string||K|implied",
      ])
    #expect(file.problems.map(\.code) == [.duplicateKey, .duplicateKey])
  }

  @Test func goesOnAtTheNextKey() {
    let file = CatalogFile.xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "A" : {},
          "B" : {
            "comment" : "open
          },
          "C" : { "localizations" : { "de" : { oops } } },
          "D" : {
            "localizations" : {
              "de" : { "stringUnit" : { "value" : "d" } }
            }
          }
        },
        "version" : "3"
      }
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "A|en|string||A|implied", "D|de|string||d", "D|en|string||D|implied",
      ])
    #expect(
      XCStringsDump.problems(file) == [
        "not-json [\"open] a string does not end on its line",
        "not-json [o] expected a name in quotes", "unknown-version [3] unknown version '3'",
      ])
  }

  @Test func saysAMergeConflictOnce() {
    let file = CatalogFile.xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      <<<<<<< HEAD
          "A" : {},
      =======
          "A" : { "comment" : "x" },
      >>>>>>> branch
          "B" : {}
        }
      }
      """)
    #expect(file.problems.map(\.code) == [.mergeConflictMarkers])
  }

  @Test func saysBadBytes() {
    let file = CatalogFile.xcstrings(
      bytes: Array(#"{"sourceLanguage":"en","strings":{"a"#.utf8) + [0xFF] + Array(#"":{}}}"#.utf8))
    #expect(file.problems.map(\.code) == [.invalidEncoding])
    #expect(file.problems.map(\.span) == [ByteRange(36..<37)])
    #expect(XCStringsDump.messages(file) == ["a\u{FFFD}|en|string||a\u{FFFD}|implied"])
  }
}
