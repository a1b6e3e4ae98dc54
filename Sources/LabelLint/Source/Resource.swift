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

  /// The words of a list of `words`, by its file and name: `keys/settings`; none when there is no such list.
  ///
  /// A file of lists has lines `name: word, word`, which go on behind two blanks.
  package static func words(_ path: String) -> [String] {
    let parts = path.split(separator: "/", maxSplits: 1)
    guard let file = parts.first, let name = parts.last else { return [] }
    return list(String(name), of: "words/\(file).txt")
  }

  /// The languages of a list of `locales/habits.txt`, by their tags.
  package static func languages(_ name: String) -> Set<String> {
    Set(list(name, of: "locales/habits.txt"))
  }

  /// All lists of a file, by their names.
  package static func table(of file: String) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    var name = ""
    for line in lines(of: file) {
      var words = line[...]
      if !line.hasPrefix("  "), let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) {
        name = String(line[..<colon])
        words = line[line.utf8.index(after: colon)...]
      }
      lists[name, default: []] += words.utf8.split(separator: UInt8(ascii: ",")).compactMap {
        String($0.drop { $0 == 0x20 })
      }
    }
    return lists
  }

  /// A list of a file: no other line is copied, as a file has many lists.
  private static func list(_ name: String, of file: String) -> [String] {
    guard let bytes = bytes(of: file) else { return [] }
    var words: [String] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
      if !words.isEmpty {
        guard bytes.begins(with: "  ", at: start) else { break }
        words += self.words(in: bytes.extracting(start..<end))
      } else if let colon = bytes.end(of: name.utf8.span, at: start), colon < end,
        bytes[colon] == UInt8(ascii: ":")
      {
        words = self.words(in: bytes.extracting(colon + 1..<end))
      }
      start = end + 1
    }
    return words
  }

  /// The words of a line, which commas divide.
  private static func words(in line: Span<UInt8>) -> [String] {
    var words: [String] = []
    var start = 0
    while start < line.count {
      if line[start] == 0x20 {
        start += 1
        continue
      }
      let end = line.firstIndex(of: UInt8(ascii: ","), from: start) ?? line.count
      words.append(String(decoding: (start..<end).map { line[$0] }, as: UTF8.self))
      start = end + 1
    }
    return words
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
