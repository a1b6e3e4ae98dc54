import CZlib

/// Unpacks deflated parts of workbooks.
package enum Inflation {
  /// The bytes that deflated ones stand for (RFC 1951).
  ///
  /// - Parameters:
  ///   - packed: The deflated bytes, without a header.
  ///   - size: Length of the result in bytes, as the file says.
  /// - Returns: The bytes; nil where they are broken or of another length.
  package static func inflate(_ packed: [UInt8], size: Int) -> [UInt8]? {
    var stream = unsafe z_stream()
    let version = unsafe zlibVersion()
    let length = unsafe Int32(MemoryLayout<z_stream>.size)
    // Negative bits: no header before the data (zlib.h).
    guard unsafe inflateInit2_(&stream, -MAX_WBITS, version, length) == Z_OK else { return nil }
    defer { unsafe inflateEnd(&stream) }
    var packed = packed
    var isWhole = false
    let plain = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { output, count in
      unsafe packed.withUnsafeMutableBufferPointer { input in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = UInt32(clamping: input.count)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(clamping: size + 1)
        // One call with room for all: more than the file says fits the byte behind its end.
        isWhole = unsafe CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END
        count = unsafe size + 1 - Int(stream.avail_out)
      }
    }
    return isWhole && plain.count == size ? plain : nil
  }
}
