import LabelLint
import Seeded
import Testing

/// Input that is broken or made to hurt: nothing traps, every place lies inside the file.
struct XCStringsHostileTests {
  /// A catalog with every construct.
  static let seed = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld \\"files\\"" : {
          "comment" : "Class = \\"UIButton\\"; title = \\"x\\"; ObjectID = \\"a\\";",
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "ä %#@n@\\n" },
              "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : {
                "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "%arg" } } } } } } },
            "en" : { "variations" : { "device" : { "mac" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "new", "value" : "\\u0031" } } } } } } } },
            "fr" : { "stringSet" : { "state" : "translated", "values" : [ "a", "b" ] } }
          },
          "shouldTranslate" : false
        },
        "" : {}
      },
      "version" : "1.0"
    }
    """

  @Test func survivesTruncationAtEveryByte() {
    let bytes = Array(Self.seed.utf8)
    for count in 0..<bytes.count {
      let file = CatalogFile.xcstrings(bytes: Array(bytes[..<count]))
      #expect(XCStringsDump.misplaced(file) == [], "\(count)")
      #expect(file.problems.contains { $0.severity == .error }, "\(count)")
    }
  }

  @Test func survivesRandomEdits() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<12_000 {
      var bytes = JSONDifferentialTests.edited(Array(Self.seed.utf8), &generator)
      if round % 8 == 0, !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      let wrong = XCStringsDump.misplaced(CatalogFile.xcstrings(bytes: bytes))
      #expect(wrong == [], "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func survivesRandomBytes() {
    var generator = SeededGenerator(seed: 11)
    for count in 0..<2_000 {
      let bytes = (0..<count % 97).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(XCStringsDump.misplaced(CatalogFile.xcstrings(bytes: bytes)) == [])
    }
  }

  @Test func limitsNesting() {
    let deep = String(repeating: #"{"a":"#, count: 600) + "1" + String(repeating: "}", count: 600)
    let file = CatalogFile.xcstrings(#"{"sourceLanguage":"en","version":"1.0","strings":\#(deep)}"#)
    #expect(file.problems.contains { $0.code == .nestingTooDeep })
    let forms =
      String(repeating: #"{"variations":{"device":{"mac":"#, count: 100) + "{}"
      + String(repeating: "}}}", count: 100)
    #expect(CatalogFile.xcstrings(de: forms).problems.map(\.code) == [.nestingTooDeep])
  }

  @Test func limitsProblems() {
    let file = CatalogFile.xcstrings(keys: String(repeating: "\"\":1,", count: 20_000) + "\"\":{}")
    #expect(file.problems.count == CatalogFile.maximumProblems + 1)
    #expect(file.problems.count { $0.code == .furtherProblems } == 1)
  }

  @Test func limitsStates() {
    let keys = (0..<600).map {
      #""k\#($0)":{"localizations":{"en":{"stringUnit":{"state":"s\#($0)","value":"x"}}}}"#
    }
    let file = CatalogFile.xcstrings(keys: keys.joined(separator: ","))
    #expect(file.messages.count == 600)
    #expect(XCStringsDump.misplaced(file) == [])
  }

  @Test func limitsLocales() {
    let unit = #"{"stringUnit":{"value":"x"}}"#
    let locales = (0..<66_000).map { "\"l\($0)\":\(unit)" }.joined(separator: ",")
    let file = CatalogFile.xcstrings(keys: #""K":{"localizations":{\#(locales)}}"#)
    #expect(file.localeNames.count == XCStringsCatalogReader.maximumLocales)
    #expect(file.problems.first?.code == .tooLarge)
    #expect(file.problems.count == 465)
  }

  @Test func cutsLongKeysInMessages() {
    let key = String(repeating: "é", count: 100_000)
    let file = CatalogFile.xcstrings(keys: "\"\(key)\":1")
    #expect(file.problems.map { $0.message.unicodeScalars.count < 120 } == [true])
  }
}
