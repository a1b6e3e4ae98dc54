package import LabelLint

/// Writes a comment that silences a rule for one entry, with the fewest bytes.
package struct SuppressionWriter {
  /// The file.
  package let file: CatalogFile
  /// The entry's index in the file.
  package let entry: Int

  /// Writes at an entry of a file.
  package init(file: CatalogFile, entry: Int) {
    self.file = file
    self.entry = entry
  }

  /// The file with the comment; nil where its format or encoding takes none.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - reason: Why, on one line.
  /// - Returns: The bytes of the whole file.
  package func text(silencing rule: RuleID, reason: String) -> [UInt8]? {
    guard !file.isStandIn, file.source.encoding == .utf8, file.source.isDecodable else {
      return nil
    }
    let reason = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch file.format {
    case .android, .compose, .stringsdict, .xliff: return markup(rule, reason)
    case .strings: return strings(rule, reason)
    case .xcstrings: return catalog(rule, reason)
    }
  }

  private var keySpan: ByteRange { file.keySpan(of: file.entries[entry]) }
  private var commentSpan: ByteRange { file.commentSpan(of: file.entries[entry]) }
  private var bytes: [UInt8] { file.source.text }

  // MARK: Formats

  /// XML: two hyphens would end the comment.
  private func markup(_ rule: RuleID, _ reason: String) -> [UInt8]? {
    var reason = reason
    while reason.contains("--") {
      reason = reason.split(separator: "--", omittingEmptySubsequences: false)
        .joined(separator: "-")
    }
    if reason.hasSuffix("-") { reason.removeLast() }
    let words = "label-lint:ignore \(rule) - \(reason)"
    if !commentSpan.isEmpty, isBefore(commentSpan) {
      return inserted(
        "\(lineEnd)\(indent(of: Int(commentSpan.start)))\(words)",
        at: Int(commentSpan.end))
    }
    guard let tag = last(UInt8(ascii: "<"), before: Int(keySpan.start)) else { return nil }
    return inserted("<!-- \(words) -->\(lineEnd)\(indent(of: tag))", at: tag)
  }

  private func strings(_ rule: RuleID, _ reason: String) -> [UInt8]? {
    let reason = reason.split(separator: "*/", omittingEmptySubsequences: false)
      .joined(separator: "* /")
    let words = "label-lint:ignore \(rule) -- \(reason)"
    let comment = commentSpan.range
    if !comment.isEmpty, isBefore(commentSpan), let end = endOfBlock(comment) {
      return inserted("\(lineEnd)\(indent(of: comment.lowerBound))\(words)", at: end)
    }
    let start = lineStart(of: comment.isEmpty ? Int(keySpan.start) : comment.lowerBound)
    return inserted("\(indent(of: start))/* \(words) */\(lineEnd)", at: start)
  }

  private func catalog(_ rule: RuleID, _ reason: String) -> [UInt8]? {
    let words = "label-lint:ignore \(rule) -- \(reason)"
    if !commentSpan.isEmpty {
      return inserted("\\n" + Self.escaped(words), at: Int(commentSpan.end))
    }
    guard let open = next(UInt8(ascii: "{"), from: Int(keySpan.end)) else { return nil }
    var index = open + 1
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let isEmpty = bytes[index] == UInt8(ascii: "}")
    let inner = indent(of: Int(keySpan.start)) + "  "
    let member = "\(lineEnd)\(inner)\"comment\" : \"\(Self.escaped(words))\""
    return inserted(member + (isEmpty ? "" : ","), at: open + 1)
  }

  // MARK: Places

  private func isBefore(_ comment: ByteRange) -> Bool { comment.end <= keySpan.start }

  /// Where the words of a comment between `/*` and `*/` end; nil for another comment.
  private func endOfBlock(_ comment: Range<Int>) -> Int? {
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    var close = comment.upperBound - 2
    while close + 1 < bytes.count, !bytes[close...].starts(with: "*/".utf8) {
      guard close < comment.upperBound || isBlank(bytes[close]) else { return nil }
      close += 1
    }
    guard close + 1 < bytes.count else { return nil }
    var end = close
    while end > comment.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The line end that the file uses.
  private var lineEnd: String {
    guard let first = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > file.source.start, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// The blanks that the line of an offset begins with.
  private func indent(of offset: Int) -> String {
    let start = lineStart(of: offset)
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  private func last(_ byte: UInt8, before offset: Int) -> Int? {
    bytes[..<offset].lastIndex(of: byte)
  }

  private func next(_ byte: UInt8, from offset: Int) -> Int? {
    bytes[offset...].firstIndex(of: byte)
  }

  private func inserted(_ text: String, at offset: Int) -> [UInt8] {
    var result = bytes
    result.insert(contentsOf: text.utf8, at: offset)
    return result
  }

  /// Words as a JSON string holds them.
  private static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    JSONText.append(text, to: &output)
    return String(decoding: output.dropFirst().dropLast(), as: UTF8.self)
  }
}
