import Testing

@testable import LabelLint

@Suite struct JSONWriterTests {
  /// An object with a member of each kind.
  private static func document(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout)
    writer.object { writer in
      writer.member("text", "a \"b\"")
      writer.member("nothing", nil as String?)
      writer.member("number", -3)
      writer.member("noNumber", nil as Int?)
      writer.members(["one", "two"], [1, .max])
      writer.member("isTrue", true)
      writer.emptyArray("empty")
      writer.array("texts", of: ["c", "d"])
      writer.member(named: "é", "e")
      writer.array(named: "f", of: [])
      writer.object(named: "g") { $0.member(named: "h", 7) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("members on one line")
  func compact() {
    let expected =
      #"{"text":"a \"b\"","nothing":null,"number":-3,"noNumber":null,"one":1,"#
      + #""two":9223372036854775807,"isTrue":true,"empty":[],"texts":["c","d"],"é":"e","f":[],"#
      + #""g":{"h":7}}"#
    #expect(Self.document(.compact) == expected)
  }

  @Test("members on lines of their own")
  func indented() {
    let expected = #"""
      {
        "text": "a \"b\"",
        "nothing": null,
        "number": -3,
        "noNumber": null,
        "one": 1,
        "two": 9223372036854775807,
        "isTrue": true,
        "empty": [],
        "texts": [
          "c",
          "d"
        ],
        "é": "e",
        "f": [],
        "g": {
          "h": 7
        }
      }
      """#
    #expect(Self.document(.indented) == expected)
  }
}
