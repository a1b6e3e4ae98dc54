/// Appending to bytes that become an output: no `String` is made on the way, and room is made once for
/// all that belongs together.
extension [UInt8] {
  /// A copy of bytes that live elsewhere.
  init(copying bytes: Span<UInt8>) {
    self = []
    append(bytes)
  }

  /// Appends a text known beforehand.
  mutating func append(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    unsafe append(atMost: count) { place in
      unsafe place.update(from: text.utf8Start, count: count)
      return count
    }
  }

  /// Appends bytes.
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      let count = source.count
      unsafe append(atMost: count) { place in
        unsafe place.update(from: start, count: count)
        return count
      }
    }
  }

  /// Appends a number of blanks; none for a negative one.
  mutating func append(blanks count: Int) {
    append(contentsOf: repeatElement(0x20, count: Swift.max(0, count)))
  }

  /// Appends bytes and one more.
  mutating func append(_ bytes: Span<UInt8>, _ last: UInt8) {
    unsafe bytes.withUnsafeBufferPointer { source in
      let (start, count) = (source.baseAddress, source.count)
      unsafe append(atMost: count + 1) { place in
        if let start = unsafe start { unsafe place.update(from: start, count: count) }
        unsafe place[count] = last
        return count + 1
      }
    }
  }

  /// Appends bytes between quotation marks.
  mutating func append(quoting bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { source in
      let (start, count) = (source.baseAddress, source.count)
      unsafe append(atMost: count + 2) { place in
        unsafe Self.quote(start, count, at: place)
      }
    }
  }

  /// Appends the name of a JSON member that needs no escape, with all that stands around it.
  mutating func append(member name: StaticString, isFirst: Bool) {
    unsafe append(atMost: name.utf8CodeUnitCount + 4) { place in
      unsafe Self.put(name, isFirst, at: place)
    }
  }

  /// Appends a JSON member that is a string, neither its name nor its text with anything to escape.
  mutating func append(member name: StaticString, isFirst: Bool, quoting text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { source in
      let (start, count) = (source.baseAddress, source.count)
      unsafe append(atMost: name.utf8CodeUnitCount + count + 6) { place in
        let length = unsafe Self.put(name, isFirst, at: place)
        return length + (unsafe Self.quote(start, count, at: place + length))
      }
    }
  }

  /// Appends a JSON member that is a number, its name without anything to escape.
  mutating func append(member name: StaticString, isFirst: Bool, decimal number: Int) {
    unsafe append(atMost: name.utf8CodeUnitCount + 4 + Self.mostDigits) { place in
      let length = unsafe Self.put(name, isFirst, at: place)
      return length + (unsafe Self.put(number, at: place + length))
    }
  }

  /// Appends JSON members that are numbers, behind others, their names without anything to escape.
  @inline(__always)
  mutating func append<let count: Int>(
    members names: InlineArray<count, StaticString>, decimal numbers: InlineArray<count, Int>
  ) {
    var most = 0
    for index in 0..<count { most &+= names[index].utf8CodeUnitCount &+ 4 &+ Self.mostDigits }
    unsafe append(atMost: most) { place in
      var length = 0
      for index in 0..<count {
        length &+= unsafe Self.put(names[index], false, at: place + length)
        length &+= unsafe Self.put(numbers[index], at: place + length)
      }
      return length
    }
  }

  /// Appends a JSON member whose value is known beforehand, nothing of it to be escaped.
  mutating func append(member name: StaticString, isFirst: Bool, value: StaticString) {
    let count = value.utf8CodeUnitCount
    unsafe append(atMost: name.utf8CodeUnitCount + 4 + count) { place in
      let length = unsafe Self.put(name, isFirst, at: place)
      unsafe (place + length).update(from: value.utf8Start, count: count)
      return length + count
    }
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    unsafe append(atMost: Self.mostDigits) { unsafe Self.put(number, at: $0) }
  }

  /// Appends a part as a netstring: `<byte count>:<bytes>`.
  mutating func append(netstring part: String) {
    unsafe part.utf8.span.withUnsafeBufferPointer { source in
      let (start, count) = (source.baseAddress, source.count)
      unsafe append(atMost: Self.mostDigits + 1 + count) { place in
        let length = (unsafe Self.put(count, at: place)) + 1
        unsafe place[length - 1] = UInt8(ascii: ":")
        if let start = unsafe start { unsafe (place + length).update(from: start, count: count) }
        return length + count
      }
    }
  }

  /// Most digits of a number, with its sign.
  private static var mostDigits: Int { 20 }

  /// Makes room for so many bytes; `write` fills it from its start and says how much of it.
  @inline(__always)
  private mutating func append(
    atMost count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    // All empty arrays of a process share one buffer, whose count would be written by every worker.
    if count == 0 { return }
    append(addingCapacity: count) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, used in
        guard let start = room.baseAddress else { return }
        used += unsafe write(start + used)
      }
    }
  }

  /// Writes the name of a member with all that stands around it; gives the length.
  @inline(__always)
  private static func put(
    _ name: StaticString, _ isFirst: Bool, at place: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let count = name.utf8CodeUnitCount
    var length = 0
    if !isFirst {
      unsafe place[0] = UInt8(ascii: ",")
      length = 1
    }
    unsafe place[length] = UInt8(ascii: "\"")
    unsafe (place + length + 1).update(from: name.utf8Start, count: count)
    unsafe place[length + count + 1] = UInt8(ascii: "\"")
    unsafe place[length + count + 2] = UInt8(ascii: ":")
    return length + count + 3
  }

  /// Writes bytes between quotation marks; gives the length.
  @inline(__always)
  private static func quote(
    _ start: UnsafePointer<UInt8>?, _ count: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> Int {
    unsafe place[0] = UInt8(ascii: "\"")
    if let start = unsafe start { unsafe (place + 1).update(from: start, count: count) }
    unsafe place[count + 1] = UInt8(ascii: "\"")
    return count + 2
  }

  /// Writes a number in decimal digits; gives their number.
  @inline(__always)
  private static func put(_ number: Int, at place: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = number.magnitude
    var length = number < 0 ? 2 : 1
    // Multiplied, as a division takes longer; the limit of the longest number, 10 to the 19th, has room.
    var limit: UInt = 10
    while rest >= limit {
      limit &*= 10
      length += 1
    }
    if number < 0 { unsafe place[0] = UInt8(ascii: "-") }
    var index = length
    repeat {
      index -= 1
      unsafe place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    return length
  }
}
