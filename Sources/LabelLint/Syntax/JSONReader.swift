/// Reads JSON (RFC 8259) piece by piece, with the place of every name and value.
///
/// The caller asks what comes and takes it: `peek`, then `enterObject` and `nextKey`, `enterArray`
/// and `nextElement`, `readString`, or `skip`. Each name is given as often as it is met, so that the
/// caller sees duplicates. Faults that leave no doubt how to go on (a comma too many, a comment, a
/// wrong escape) are noted and reading continues; behind any other, every question is answered with
/// nil until the caller resumes elsewhere.
///
/// The bytes must be UTF-8; ill-formed sequences inside strings pass, as the file's reader has found
/// them already.
package struct JSONReader: ~Copyable, ~Escapable {
  /// How deep containers may lie in each other: as deep as Foundation follows.
  package static let maximumDepth = 512
  /// How many faults are noted.
  package static let maximumFaults = 256

  /// The text.
  package let bytes: Span<UInt8>
  /// Offset of the next byte to read.
  package internal(set) var position: Int
  /// Containers that are open.
  package private(set) var depth = 0
  /// Whether nothing was read yet in the innermost container.
  private var isAtStart = false
  /// What was wrong, in order.
  package private(set) var faults: [JSONFault] = []
  /// Whether reading stopped at a fault.
  package private(set) var hasFailed = false

  /// Reads from an offset of a text.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, from offset: Int = 0) {
    self.bytes = bytes
    position = min(max(0, offset), bytes.count)
  }

  /// The kind of value that comes next; nil when none does, which is noted as a fault.
  package mutating func peek() -> JSONKind? {
    guard !hasFailed else { return nil }
    guard let byte = skipSpace() else { return failAtEnd() }
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"): return .true
    case UInt8(ascii: "f"): return .false
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: return fail("expected a value")
    }
  }

  /// Reads the next value when it is a string; otherwise nil, and the value is still to come.
  @inline(__always)
  package mutating func readStringIfNext() -> JSONString? {
    !hasFailed && finds(UInt8(ascii: "\"")) ? readString() : nil
  }

  /// Enters the next value when it is an object; otherwise the value is still to come.
  @inline(__always)
  package mutating func entersObject() -> Bool {
    guard !hasFailed, finds(UInt8(ascii: "{")) else { return false }
    enter()
    return true
  }

  /// Enters the object that `peek` has found.
  package mutating func enterObject() { enter() }

  /// The name of the next member, with its colon read; nil behind the last, whose brace is read.
  @inline(__always)
  package mutating func nextKey() -> JSONString? {
    guard findsNext(closing: UInt8(ascii: "}")) else { return nil }
    guard bytes[position] == UInt8(ascii: "\"") else { return fail("expected a name in quotes") }
    guard let key = readString() else { return nil }
    guard finds(UInt8(ascii: ":")) else {
      return position < bytes.count ? fail("expected a colon after a name") : failAtEnd()
    }
    position += 1
    return key
  }

  /// Enters the array that `peek` has found.
  package mutating func enterArray() { enter() }

  /// Whether another element comes; behind the last, the bracket is read.
  package mutating func nextElement() -> Bool { findsNext(closing: UInt8(ascii: "]")) }

  /// Makes sure that nothing but white space follows the outermost value.
  package mutating func finish() {
    if !hasFailed, skipSpace() != nil { stop("expected the end of the file") }
  }

  /// Goes on behind a fault, at the name of a member of an object or at its value.
  ///
  /// - Parameters:
  ///   - offset: Offset of the name or value.
  ///   - depth: Containers that are open there.
  mutating func resume(at offset: Int, depth: Int) {
    position = min(max(0, offset), bytes.count)
    self.depth = depth
    isAtStart = true
    hasFailed = false
  }

  private mutating func enter() {
    guard depth < Self.maximumDepth else {
      note(.depth, position..<position + 1, "more than \(Self.maximumDepth) levels of nesting")
      hasFailed = true
      return
    }
    depth += 1
    position += 1
    isAtStart = true
  }

  /// Moves to the next member or element; false behind the last and behind a fault.
  @inline(__always)
  private mutating func findsNext(closing: UInt8) -> Bool {
    guard !hasFailed else { return false }
    guard var byte = skipSpace() else { return failAtEnd() ?? false }
    let first = isAtStart
    isAtStart = false
    if byte == closing {
      leave()
      return false
    }
    if first { return true }
    guard byte == UInt8(ascii: ",") else {
      guard byte == UInt8(ascii: "\"") else {
        return fail("expected a comma or the end of the container") ?? false
      }
      note(.syntax, position..<position + 1, "a comma is missing before this")
      return true
    }
    let comma = position
    position += 1
    guard let next = skipSpace() else { return failAtEnd() ?? false }
    byte = next
    guard byte == closing else { return true }
    note(.syntax, comma..<comma + 1, "a comma is after the last member")
    leave()
    return false
  }

  private mutating func leave() {
    position += 1
    depth -= 1
  }
}

extension JSONReader {
  /// Notes a fault that reading goes on behind.
  mutating func note(_ kind: JSONFault.Kind, _ range: Range<Int>, _ message: String) {
    if faults.count < Self.maximumFaults {
      faults.append(JSONFault(kind: kind, range: range, message: message))
    } else if faults.count == Self.maximumFaults {
      faults.append(
        JSONFault(
          kind: .further, range: range,
          message: "further problems are left out: only \(Self.maximumFaults) are reported"))
    }
  }

  /// Stops at a fault, by default at the next byte.
  mutating func stop(_ message: String, at range: Range<Int>? = nil) {
    note(.syntax, range ?? position..<min(position + 1, bytes.count), message)
    hasFailed = true
  }

  /// Stops at a fault, by default at the next byte; always nil.
  mutating func fail<Value>(_ message: String, at range: Range<Int>? = nil) -> Value? {
    stop(message, at: range)
    return nil
  }

  /// Stops because the text does; always nil.
  mutating func failAtEnd<Value>() -> Value? {
    fail("the file ends too early", at: bytes.count..<bytes.count)
  }
}
