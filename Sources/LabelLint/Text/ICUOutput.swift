/// Text that ICU writes into an array.
enum ICUOutput {
  /// Appends what a function of `CICU` writes.
  ///
  /// - Parameters:
  ///   - output: The array to append to; unchanged after a failure.
  ///   - capacity: Bytes that will be enough in most cases.
  ///   - write: Writes to a buffer of a capacity and returns the length of the whole result in bytes,
  ///     or a negative number. It is called again when the result did not fit.
  /// - Throws: What ICU answered, or that the result is too long.
  static func append(
    to output: inout [UInt8], capacity: Int,
    _ write: (UnsafeMutablePointer<UInt8>?, Int32) -> Int32
  ) throws(ICUError) {
    var needed = capacity
    while true {
      guard needed <= SourceFile.maximumBytes else { throw .tooLong }
      let room = Int32(needed)
      var result: Int32 = 0
      output.append(addingCapacity: needed) { span in
        unsafe span.withUnsafeMutableBufferPointer { buffer, count in
          result = unsafe write(buffer.baseAddress, room)
          count = (0...room).contains(result) ? Int(result) : 0
        }
      }
      if result < 0 { throw ICUError(code: -result) }
      if result <= room { return }
      needed = Int(result)
    }
  }

  /// Appends what a function of `CICU` makes of a text, or the text itself when ICU fails.
  ///
  /// ICU fails here only without memory or for a text longer than a file may be.
  ///
  /// - Parameters:
  ///   - text: UTF-8; ill-formed bytes are left to ICU.
  ///   - output: The array to append to.
  ///   - write: As for `append(to:capacity:_:)`, with the text and its length in bytes first.
  static func append(
    _ text: Span<UInt8>, to output: inout [UInt8],
    _ write: (UnsafePointer<UInt8>?, Int32, UnsafeMutablePointer<UInt8>?, Int32) -> Int32
  ) {
    unsafe text.withUnsafeBufferPointer { source in
      do throws(ICUError) {
        guard let length = Int32(exactly: source.count) else { throw .tooLong }
        // Most results are as long as the text; a third more spares most second calls.
        let capacity = source.count + source.count / 3 + 16
        try unsafe append(to: &output, capacity: capacity) { buffer, room in
          unsafe write(source.baseAddress, length, buffer, room)
        }
      } catch {
        unsafe output.append(contentsOf: source)
      }
    }
  }

  /// What a function of `CICU` writes, as a string; nil when it fails.
  static func string(
    _ write: (UnsafeMutablePointer<UInt8>?, Int32) -> Int32
  ) -> String? {
    var bytes: [UInt8] = []
    do throws(ICUError) {
      try unsafe append(to: &bytes, capacity: 64, write)
    } catch {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
