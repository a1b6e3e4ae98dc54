import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input, as they come.
package struct InputLines {
  /// A line.
  package enum Line: Sendable, Hashable {
    /// Its bytes without the line end.
    case bytes([UInt8])
    /// It is longer than a line may be; its bytes are passed over.
    case tooLong
  }

  /// Most bytes of a line.
  package static let longest = 4 << 20
  private static let blockSize = 1 << 16

  private let descriptor: Int32
  private var lines: [Line] = []
  private var rest: [UInt8] = []
  private var isPassingOver = false
  private var hasEnded = false

  /// The lines of a descriptor, by default standard input.
  package init(_ descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// All lines that are there; waits for one where there is none, and is empty at the end only.
  package mutating func next() -> [Line] {
    while !hasEnded, lines.isEmpty || isReadable { read() }
    defer { lines = [] }
    return lines
  }

  /// Whether there is something to read without waiting.
  private var isReadable: Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wait, 1, 0) > 0
  }

  private mutating func read() {
    var failure: Int32 = 0
    let block = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, count in
      #if canImport(Glibc)
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let got = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    if failure == EINTR { return }
    if block.isEmpty {
      hasEnded = true
      if !rest.isEmpty, !isPassingOver { lines.append(.bytes(rest)) }
      rest = []
      return
    }
    take(block)
  }

  /// Divides what was read into lines.
  private mutating func take(_ block: [UInt8]) {
    var start = 0
    while let end = block[start...].firstIndex(of: 0x0A) {
      rest += block[start..<end]
      start = end + 1
      if isPassingOver || rest.count > Self.longest {
        lines.append(.tooLong)
      } else {
        lines.append(.bytes(rest))
      }
      (rest, isPassingOver) = ([], false)
    }
    rest += block[start...]
    if rest.count > Self.longest { (rest, isPassingOver) = ([], true) }
  }
}
