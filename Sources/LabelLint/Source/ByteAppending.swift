/// Appending to bytes that become an output: no `String` is made on the way.
extension [UInt8] {
  /// A copy of bytes that live elsewhere.
  init(copying bytes: Span<UInt8>) {
    self = []
    append(bytes)
  }

  /// Appends a text known beforehand.
  mutating func append(_ text: StaticString) {
    unsafe append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends bytes.
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// Appends a number of blanks; none for a negative one.
  mutating func append(blanks count: Int) {
    append(contentsOf: repeatElement(0x20, count: Swift.max(0, count)))
  }

  /// Appends bytes and one more.
  mutating func append(_ bytes: Span<UInt8>, _ last: UInt8) {
    append(bytes)
    append(last)
  }

  /// Appends bytes between quotation marks.
  mutating func append(quoting bytes: Span<UInt8>) {
    append("\"")
    append(bytes)
    append("\"")
  }

  /// Appends the name of a JSON member that needs no escape, with all that stands around it.
  mutating func append(member name: StaticString, isFirst: Bool) {
    append(isFirst ? "\"" : ",\"")
    append(name)
    append("\":")
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 0 { append("-") }
    append(digitsOf: number.magnitude)
  }

  /// Appends the decimal digits of a number, the highest first.
  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(0x30 + UInt8(number % 10))
  }

  /// Appends a part as a netstring: `<byte count>:<bytes>`.
  mutating func append(netstring part: String) {
    append(decimal: part.utf8.count)
    append(":")
    append(contentsOf: part.utf8)
  }
}
