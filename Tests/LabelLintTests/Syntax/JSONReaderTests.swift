import LabelLint
import Testing

/// The grammar of RFC 8259, with the places of names and values.
struct JSONReaderTests {
  /// Texts that are JSON.
  static let good: [String] = [
    "{}", "[]", "0", "-0", "-0.5e+10", "1E5", "12345678901234567890", "true", "false", "null",
    "\"\"",
    " \t\r\n{ \"a\" : [ 1 , { } ] }\n", #""\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00""#, "\"\u{7F}é😀\"",
    "{\"a\":1,\"a\":2}", "[[[[[]]]]]", "\"12345678901234567\"", "[        1        ]",
  ]

  @Test(arguments: good)
  func acceptsJSON(_ text: String) {
    #expect(JSONTree(Array(text.utf8)).faults == [])
    #expect(JSONTree(Array(text.utf8)).isAccepted)
  }

  /// Texts that are not JSON, the offset and length of the fault, and the fault.
  static let bad: [(text: String, start: Int, count: Int, message: String)] = [
    ("", 0, 0, "the file ends too early"),
    ("  ", 2, 0, "the file ends too early"),
    ("{", 1, 0, "the file ends too early"),
    ("{\"a\"", 4, 0, "the file ends too early"),
    ("{\"a\":", 5, 0, "the file ends too early"),
    ("{\"a\":1", 6, 0, "the file ends too early"),
    ("{\"a", 1, 2, "a string does not end"),
    ("\"a\\\"", 0, 4, "a string does not end"),
    ("\"a\nb\"", 0, 2, "a string does not end on its line"),
    ("\"a\tb\"", 2, 1, "a control character is in a string without an escape"),
    ("[1,]", 2, 1, "a comma is after the last member"),
    ("{\"a\":1,}", 6, 1, "a comma is after the last member"),
    ("[,]", 1, 1, "expected a value"),
    ("[1,,2]", 3, 1, "expected a value"),
    ("{,}", 1, 1, "expected a name in quotes"),
    ("{a:1}", 1, 1, "expected a name in quotes"),
    ("{\"a\" 1}", 5, 1, "expected a colon after a name"),
    ("{\"a\":1 \"b\":2}", 7, 1, "a comma is missing before this"),
    ("[1 2]", 3, 1, "expected a comma or the end of the container"),
    ("[1}", 2, 1, "expected a comma or the end of the container"),
    ("{\"a\":1]", 6, 1, "expected a comma or the end of the container"),
    ("{}x", 2, 1, "expected the end of the file"),
    ("{} {}", 3, 1, "expected the end of the file"),
    ("/* c */{}", 0, 7, "JSON has no comments"),
    ("{} // c", 3, 4, "JSON has no comments"),
    ("{/", 1, 1, "expected a name in quotes"),
    ("01", 1, 1, "expected a comma or the end of the container"),
    ("-", 1, 0, "expected a digit"),
    ("1.", 2, 0, "expected a digit"),
    (".5", 0, 1, "expected a value"),
    ("+1", 0, 1, "expected a value"),
    ("1e", 2, 0, "expected a digit"),
    ("1e+", 3, 0, "expected a digit"),
    ("0x1", 1, 1, "expected a comma or the end of the container"),
    ("NaN", 0, 1, "expected a value"),
    ("nul", 0, 1, "expected null"),
    ("nullx", 4, 1, "expected a comma or the end of the container"),
    ("True", 0, 1, "expected a value"),
    ("'a'", 0, 1, "expected a value"),
    (#""\x""#, 1, 2, "unknown escape in a string"),
    (#""\u12G4""#, 1, 2, "unknown escape in a string"),
    (#""\uD83D""#, 1, 6, "this escape is half of a surrogate pair"),
    (#""\uDE00\uD83D""#, 1, 6, "this escape is half of a surrogate pair"),
    ("\0", 0, 1, "expected a value"),
  ]

  @Test(arguments: bad.indices)
  func saysWhereItIsNotJSON(_ index: Int) {
    let (text, start, count, message) = Self.bad[index]
    let tree = JSONTree(Array(text.utf8))
    #expect(tree.faults.first?.range == start..<start + count, "\(text)")
    #expect(tree.faults.first?.message == message, "\(text)")
  }

  @Test func goesOnBehindFaultsThatLeaveNoDoubt() {
    let tree = JSONTree(Array(#"{"a":[1,],/*x*/"b":"\q" "c":{},}"#.utf8))
    #expect(tree.faults.count == 5)
    #expect(
      tree.value
        == .object([
          .init(name: "a", value: .array([.number("1")])),
          .init(name: "b", value: .string("\u{FFFD}q")),
          .init(name: "c", value: .object([])),
        ]))
  }

  @Test func givesDuplicatesAndPlaces() {
    let tree = JSONTree(Array(#"{"a":1, "\u0061":"é"}"#.utf8))
    #expect(tree.faults == [])
    #expect(tree.ranges == [1..<4, 5..<6, 8..<16, 17..<21])
    #expect(
      tree.value
        == .object([
          .init(name: "a", value: .number("1")), .init(name: "a", value: .string("é")),
        ]))
  }

  @Test(arguments: [512, 513, 100_000])
  func limitsNesting(_ depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let bytes = Array(text.utf8)
    var json = JSONReader(bytes.span)
    json.skip()
    json.finish()
    if depth > JSONReader.maximumDepth {
      #expect(json.faults.map(\.kind) == [.depth])
      #expect(json.faults.first?.range == 512..<513)
    } else {
      #expect(json.faults == [])
      #expect(json.position == bytes.count)
    }
  }

  @Test func stopsNotingFaults() {
    let bytes = Array(("[" + String(repeating: "\"\\x\",", count: 5_000) + "]").utf8)
    let faults = JSONTree(bytes).faults
    #expect(faults.count == JSONReader.maximumFaults + 1)
    #expect(faults.last?.kind == .further)
  }

  @Test func readsWholeNumbers() {
    let bytes = Array("[1,-2,1.5,99999999999999999999]".utf8)
    var json = JSONReader(bytes.span)
    var numbers: [Int?] = []
    #expect(json.peek() == .array)
    json.enterArray()
    while json.nextElement() { numbers.append(json.readInteger()) }
    #expect(numbers == [1, -2, nil, nil])
    #expect(json.faults == [])
  }

  @Test func startsBehindAMark() {
    #expect(JSONTree([0xEF, 0xBB, 0xBF] + Array("{}".utf8), from: 3).isAccepted)
    #expect(JSONTree(Array("{}".utf8), from: 99).faults.count == 1)
  }
}
