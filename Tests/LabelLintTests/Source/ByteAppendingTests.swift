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
  }
}
