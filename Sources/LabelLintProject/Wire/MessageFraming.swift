import LabelLint

/// Divides a stream of bytes into messages.
package struct MessageFraming: Sendable {
  /// How messages follow each other.
  package enum Form: Sendable, Hashable {
    /// A header with `Content-Length` before each, as editors send them.
    case headers
    /// A line for each, as agents send them.
    case lines
  }

  /// What comes next in the stream.
  package enum Frame: Sendable, Hashable {
    /// A message.
    case message([UInt8])
    /// What is no message; the stream goes on behind it.
    case fault(String)
    /// What is no message, and nobody knows where the next one begins.
    case lost(String)
  }

  /// Most bytes of a message; longer ones are passed over.
  private let longest: Int
  /// Most bytes of a header.
  static let longestHeader = 8 << 10

  private let form: Form
  private var buffer: [UInt8] = []
  /// Where the bytes begin that were not given out.
  private var start = 0
  /// Where to look on for the end of a line.
  private var searched = 0
  /// Bytes to pass over.
  private var passing = 0
  private var isPassingLine = false
  private var isLost = false
  private var hasEnded = false

  /// Messages of a form.
  ///
  /// - Parameters:
  ///   - form: How they follow each other.
  ///   - longest: Most bytes of one; longer ones are passed over. A document of an editor is a message.
  package init(_ form: Form, longest: Int = 256 << 20) {
    (self.form, self.longest) = (form, longest)
  }

  /// Takes bytes of the stream.
  package mutating func take(_ bytes: [UInt8]) {
    let passed = min(passing, bytes.count)
    passing -= passed
    buffer += bytes[passed...]
  }

  /// Notes that no more bytes come: what is there is the last line.
  package mutating func end() { hasEnded = true }

  /// The next message; nil where it is not there yet.
  package mutating func next() -> Frame? {
    if isLost { return nil }
    defer { shrink() }
    return form == .lines ? nextLine() : nextBehindHeader()
  }

  /// Forgets what was given out, once it is much.
  private mutating func shrink() {
    if start == buffer.count {
      (buffer, start, searched) = ([], 0, 0)
    } else if start > 1 << 20 {
      buffer.removeFirst(start)
      (start, searched) = (0, max(0, searched - start))
    }
  }

  // MARK: Lines

  private mutating func nextLine() -> Frame? {
    while true {
      searched = max(searched, start)
      let found = buffer.span.firstIndex(of: 0x0A, from: searched)
      guard let end = found ?? (hasEnded && start < buffer.count ? buffer.count : nil) else {
        searched = buffer.count
        if buffer.count - start > longest { (start, isPassingLine) = (buffer.count, true) }
        return nil
      }
      let line = buffer[start..<end]
      start = min(end + 1, buffer.count)
      if isPassingLine || line.count > longest {
        isPassingLine = false
        return .fault("the line is longer than \(longest) bytes")
      }
      let isBlank = line.allSatisfy { $0 == 0x0D || $0 == 0x20 || $0 == 0x09 }
      if !isBlank { return .message(Array(line)) }
    }
  }

  // MARK: Headers

  private mutating func nextBehindHeader() -> Frame? {
    guard let end = endOfHeader() else {
      if buffer.count - start <= Self.longestHeader { return nil }
      isLost = true
      return .lost("no header ends within \(Self.longestHeader) bytes")
    }
    guard let length = Self.length(in: buffer[start..<end]) else {
      start = end
      return .fault("the header has no Content-Length that is a whole number")
    }
    if length > longest {
      let there = min(length, buffer.count - end)
      passing = length - there
      start = end + there
      return .fault("the message is longer than \(longest) bytes")
    }
    guard buffer.count - end >= length else { return nil }
    start = end + length
    return .message(Array(buffer[end..<end + length]))
  }

  /// Where the bytes behind the next header begin; nil where its end is not there.
  private func endOfHeader() -> Int? {
    let limit = min(buffer.count, start + Self.longestHeader)
    var isLineEmpty = true
    for index in start..<limit {
      switch buffer[index] {
      case 0x0A:
        if isLineEmpty, index > start + 1 { return index + 1 }
        isLineEmpty = true
      case 0x0D: break
      default: isLineEmpty = false
      }
    }
    return nil
  }

  /// The length that a header says.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  /// The bytes of a message, framed.
  package static func framed(_ message: [UInt8], as form: Form) -> [UInt8] {
    switch form {
    case .lines: message + [0x0A]
    case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
  }
}
