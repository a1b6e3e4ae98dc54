import CResources

/// The data files that are part of the program: those of `Sources/CResources`, by their paths in it.
package enum Resource {
  /// The bytes of a file; nil when there is no file of that name.
  @_lifetime(immortal)
  package static func bytes(of name: String) -> Span<UInt8>? {
    guard let file = unsafe resource_named(name)?.pointee else { return nil }
    let bytes = unsafe UnsafeBufferPointer(
      start: file.bytes.assumingMemoryBound(to: UInt8.self), count: file.length)
    // The bytes are constants of the program.
    return unsafe _overrideLifetime(bytes.span, copying: ())
  }

  /// The text of a file without the line feed at its end; empty when there is no file of that name.
  package static func text(of name: String) -> String {
    guard let bytes = bytes(of: name) else { return "" }
    var text: [UInt8] = []
    text.append(bytes)
    if text.last == 0x0A { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// The lines of a file but for empty ones and comments, which begin with `#`.
  package static func lines(of name: String) -> [String] {
    guard let bytes = bytes(of: name) else { return [] }
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
      if end > start, bytes[start] != UInt8(ascii: "#") {
        var line: [UInt8] = []
        line.append(bytes.extracting(start..<end))
        lines.append(String(decoding: line, as: UTF8.self))
      }
      start = end + 1
    }
    return lines
  }

  /// The names of all files below a folder, such as `lexicons/`, in the order of `files.list`.
  package static func names(in folder: String) -> [String] {
    var names: [String] = []
    var line = 0
    while let file = unsafe resource_at(line)?.pointee {
      let name = unsafe String(cString: file.name)
      if name.hasPrefix(folder) { names.append(name) }
      line += 1
    }
    return names
  }
}
