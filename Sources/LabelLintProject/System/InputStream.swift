import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of standard input, as they come.
package struct InputStream {
  /// What there is to read.
  package enum Piece: Sendable, Hashable {
    /// Bytes.
    case bytes([UInt8])
    /// Nothing so far.
    case nothing
    /// Nothing any more.
    case end
  }

  private static let blockSize = 1 << 16
  private let descriptor: Int32

  /// The bytes of a descriptor, by default standard input.
  package init(_ descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// The next bytes.
  ///
  /// - Parameter patience: Milliseconds to wait for some; nil for as long as it takes.
  /// - Returns: What there is.
  package func next(patience: Int?) -> Piece {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&wait, 1, patience.map { Int32(clamping: $0) } ?? -1)
    if ready == 0 || ready < 0 && errno == EINTR { return .nothing }
    var failure: Int32 = 0
    let block = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, count in
      let got = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    if !block.isEmpty { return .bytes(block) }
    return failure == EINTR || failure == EAGAIN ? .nothing : .end
  }
}
