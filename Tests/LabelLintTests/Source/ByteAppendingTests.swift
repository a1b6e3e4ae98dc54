import Testing

@testable import LabelLint

@Suite struct ByteAppendingTests {
  @Test(
    "numbers of all lengths",
    arguments: [
      0, 9, 10, 99, 100, 12_345, -1, -10, .max, .max - 1, .min, 1 << 62, 1_000_000_000_000_000_000,
    ])
  func numbers(_ number: Int) {
    var bytes: [UInt8] = []
    bytes.append(decimal: number)
    #expect(String(decoding: bytes, as: UTF8.self) == String(number))
    var members: [UInt8] = []
    members.append(members: ["a", "bc"], decimal: [number, 7])
    #expect(String(decoding: members, as: UTF8.self) == ",\"a\":\(number),\"bc\":7")
  }

  @Test func membersWithKnownValues() {
    var bytes: [UInt8] = []
    bytes.append(member: "a", isFirst: true, value: "null")
    bytes.append(member: "b", isFirst: false, value: "[]")
    #expect(String(decoding: bytes, as: UTF8.self) == "\"a\":null,\"b\":[]")
  }
}
