/// Writes a dictionary of strings as a binary property list (`bplist00`), in the layout that `BinaryPlistReader` reads.
enum BinaryPlistWriter {
  /// The bytes of a file with keys and their texts, in their order.
  static func bytes(_ pairs: [(key: String, text: String)]) -> [UInt8] {
    let count = 1 + 2 * pairs.count
    let referenceSize = size(of: count - 1)
    var output = Array("bplist00".utf8)
    var offsets = [output.count]
    append(marker: 0xD0, count: pairs.count, to: &output)
    for number in 1..<count { append(number, size: referenceSize, to: &output) }
    for string in pairs.map(\.key) + pairs.map(\.text) {
      offsets.append(output.count)
      append(string, to: &output)
    }
    let table = output.count
    let offsetSize = size(of: table)
    for offset in offsets { append(offset, size: offsetSize, to: &output) }
    output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [count, 0, table] { append(number, size: 8, to: &output) }
    return output
  }

  /// A string: ASCII, else UTF-16.
  private static func append(_ string: String, to output: inout [UInt8]) {
    if string.utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: string.utf8.count, to: &output)
      output += string.utf8
    } else {
      append(marker: 0x60, count: string.utf16.count, to: &output)
      for unit in string.utf16 { append(Int(unit), size: 2, to: &output) }
    }
  }

  /// The kind of an object with its count, which follows as a number where it is 15 and more.
  private static func append(marker: UInt8, count: Int, to output: inout [UInt8]) {
    if count < 15 { return output.append(marker | UInt8(count)) }
    let size = size(of: count)
    output += [marker | 0x0F, 0x10 | UInt8(size.trailingZeroBitCount)]
    append(count, size: size, to: &output)
  }

  /// A big-endian number.
  private static func append(_ number: Int, size: Int, to output: inout [UInt8]) {
    for byte in (0..<size).reversed() {
      output.append(UInt8(truncatingIfNeeded: number >> (8 * byte)))
    }
  }

  /// Bytes that a number takes: a power of two.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }
}
