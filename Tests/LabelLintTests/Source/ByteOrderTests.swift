import Testing

@testable import LabelLint

/// The order of strings by their bytes.
@Suite("Order by bytes")
struct ByteOrderTests {
  @Test(
    "indexes in order are those of a plain sort",
    arguments: [
      [], [""], ["b", "a"], ["a", "", "ab", "a"],
      [
        "res/values-zh/a.xml", "res/values/a.xml", "res/values-de/a.xml", "res/values-de-rAT/a.xml",
      ],
      ["12345678", "1234567812345678", "12345678\u{0}", "1234567812345679", "123456781234567"],
      ["\u{E9}", "e\u{301}", "e", "\u{10FFFF}", "\u{FFFD}"],
    ])
  func order(strings: [String]) {
    let expected = strings.indices.sorted { left, right in
      let (one, other) = (Array(strings[left].utf8), Array(strings[right].utf8))
      return one.lexicographicallyPrecedes(other) || one == other && left < right
    }
    #expect(ByteOrder.order(of: strings) == expected)
  }

  @Test("a span compares as the list of its bytes, at every length and place of a difference")
  func comparison() {
    for length in 0..<20 {
      let bytes = (0..<length).map { UInt8($0 + 100) }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(ByteOrder.compare(text, text) == 0)
      #expect(ByteOrder.precedes(text, text + "a"))
      for place in bytes.indices {
        var changed = bytes
        changed[place] += 1
        let other = String(decoding: changed, as: UTF8.self)
        #expect(ByteOrder.precedes(text, other) && !ByteOrder.precedes(other, text))
      }
    }
  }
}
