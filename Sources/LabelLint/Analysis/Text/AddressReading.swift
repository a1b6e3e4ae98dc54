/// Reads the web and mail addresses of a decoded text.
enum AddressReading {
  /// An address.
  struct Address: Hashable {
    /// `http`, `https`, another scheme, `mailto` for a mail address, or `tel` with the digits of a number as its host;
    /// lower case; empty for one without.
    var scheme: String
    /// The host in lower case, without its port.
    var host: String
    /// Byte offsets in the text it was read from.
    var range: Range<Int>
    /// What follows the host of an address with `://`, from the port or the slash on; empty for any other.
    var path = ""

    /// Whether the host or the path has the code of a language as a part of its own, as a page of several
    /// languages does: `https://fr.app.org`, `https://app.org/help/fr#top`.
    func says(language: String) -> Bool {
      host.split(separator: ".").dropLast().contains { $0 == language }
        || path.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "%") }
          .contains { $0 == language }
    }

    /// The part of the host that somebody registers: its last two labels, or three under `co.uk` and
    /// the like.
    var domain: String {
      // Most have no more than two labels.
      if host.utf8.count(where: { $0 == "." }) < 2 { return host }
      let labels = host.split(separator: ".")
      guard labels.count > 2 else { return host }
      let second = labels[labels.count - 2]
      let isShared =
        labels[labels.count - 1].utf8.count == 2
        && ["co", "com", "org", "net", "gov", "ac", "edu", "gob", "or", "ne", "go"].contains(second)
      return labels.suffix(isShared ? 3 : 2).joined(separator: ".")
    }

    /// The name that the host belongs to, without its ending, where that is the one of a region: `google` of
    /// `google.pl` in Poland, which stands for `google.com`.
    func branchName(in region: String) -> Substring? {
      self.region == region ? name : nil
    }

    /// The code of the country that the host's ending is the one of; nil for another ending.
    var region: String? {
      let labels = domain.split(separator: ".")
      guard labels.count > 1, let last = labels.last, last.utf8.count == 2 else { return nil }
      // Top-level domains of countries are the codes of ISO 3166 but for the United Kingdom (IANA root
      // zone database).
      return last == "uk" ? "GB" : last.uppercased()
    }

    /// The first label of the domain: `google` of `google.com`.
    var name: Substring? { domain.split(separator: ".").first }
  }

  /// Whether `://` or `@` stands in a text, without which there is no address.
  static func mayStand(in text: Span<UInt8>) -> Bool {
    for index in text.indices
    where text[index] == "@" || text[index] == ":" && text.begins(with: "://", at: index) {
      return true
    }
    return false
  }

  /// The addresses of a text, in order of place; host-less schemes and examples are none.
  static func addresses(in text: Span<UInt8>) -> [Address] {
    var found: [Address] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case ":":
        if text.begins(with: "://", at: index) {
          index = web(colon: index, in: text, into: &found)
        } else {
          index = telephone(colon: index, in: text, into: &found)
        }
      case "@": index = mail(sign: index, in: text, into: &found)
      default: index += 1
      }
    }
    return found
  }

  /// Endings that an address without `www.` has, so that it is none of a file or of two words: the generic domains
  /// that most sites have (IANA root zone database).
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "int", "info", "biz", "io", "app", "dev",
  ]

  /// The addresses of a text that have no scheme, in order of place: `www.app.org` and `app.org/help`.
  ///
  /// Only the bytes of the host are told.
  static func withoutScheme(in text: Span<UInt8>) -> [Address] {
    guard text.firstIndex(of: ".") != nil else { return [] }
    var found: [Address] = []
    var index = 0
    while index < text.count {
      guard ASCII.isAlphanumeric(text[index]), index == 0 || !isInside(text[index - 1]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index] < 0x80, isHost(text[index]) { index += 1 }
      // What stands before an at sign is the name of a mailbox.
      if index < text.count, text[index] == "@" { continue }
      var end = index
      while end > start, text[end - 1] == "." || text[end - 1] == "-" { end -= 1 }
      // Most words have no full stop in them.
      if text.extracting(start..<end).firstIndex(of: ".") == nil { continue }
      let host = Text.verbatim(text, start..<end).lowercased()
      // A letter of another script may join a word to the host.
      let isFirst = start == 0 || text[start - 1] < 0x80
      if isSite(host, hasPath: isFirst && isPath(at: index, in: text)) {
        add("", host, start..<end, to: &found)
      }
    }
    return found
  }

  /// Whether a host without a scheme is that of an address: it begins with `www.`, or a path follows a known ending.
  private static func isSite(_ host: String, hasPath: Bool) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return false }
    if host.hasPrefix("www."), labels.count > 2 { return true }
    return labels.count > 1 && hasPath && endings.contains(String(labels[labels.count - 1]))
  }

  /// Whether a path begins at an offset.
  private static func isPath(at offset: Int, in text: Span<UInt8>) -> Bool {
    offset + 1 < text.count && text[offset] == "/" && ASCII.isAlphanumeric(text[offset + 1])
  }

  /// Whether a host behind a byte belongs to a longer word, path or address.
  private static func isInside(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "./:@_-%".utf8.contains(byte)
  }

  private static func web(
    colon: Int, in text: Span<UInt8>, into found: inout [Address]
  ) -> Int {
    var start = colon
    while start > 0, ASCII.isLetter(text[start - 1]) { start -= 1 }
    var end = NumberReading.addressEnd(from: colon + 3, in: text)
    // The marks of the sentence are no part of it.
    while end > colon + 3, [0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F].contains(text[end - 1]) { end -= 1 }
    let hostEnd = hostEnd(from: colon + 3, in: text.extracting(0..<end))
    let host = Text.verbatim(text, colon + 3..<hostEnd).lowercased()
    let scheme = Text.verbatim(text, start..<colon).lowercased()
    let path = Text.verbatim(text, hostEnd..<max(hostEnd, end))
    add(scheme, host, start..<end, path: path, to: &found)
    return max(end, colon + 3)
  }

  /// Reads the number behind `tel:` in an attribute; the offset where reading goes on.
  private static func telephone(
    colon: Int, in text: Span<UInt8>, into found: inout [Address]
  ) -> Int {
    let start = colon - 3
    guard start > 0, text.end(of: "tel", at: start) == colon, "\"'=".utf8.contains(text[start - 1])
    else { return colon + 1 }
    var end = colon + 1
    var digits = ""
    while end < text.count, ASCII.isDigit(text[end]) || "+-.() ".utf8.contains(text[end]) {
      if ASCII.isDigit(text[end]) { digits.unicodeScalars.append(Unicode.Scalar(text[end])) }
      end += 1
    }
    if !digits.isEmpty { found.append(Address(scheme: "tel", host: digits, range: start..<end)) }
    return end
  }

  private static func mail(
    sign: Int, in text: Span<UInt8>, into found: inout [Address]
  ) -> Int {
    var start = sign
    while start > 0,
      isHost(text[start - 1]) || text[start - 1] == "+"
        || text[start - 1] == 0x5F
    {
      start -= 1
    }
    var end = hostEnd(from: sign + 1, in: text)
    while end > sign + 1, text[end - 1] == "." { end -= 1 }
    let host = Text.verbatim(text, sign + 1..<end).lowercased()
    if start < sign { add("mailto", host, start..<end, to: &found) }
    return max(end, sign + 1)
  }

  private static func add(
    _ scheme: String, _ host: String, _ range: Range<Int>, path: String = "",
    to found: inout [Address]
  ) {
    guard host.utf8.contains(where: { $0 == "." }), !host.hasPrefix("."),
      host.utf8.last.map({ ASCII.isLetter($0) }) ?? false
    else { return }
    let isExample =
      host.hasSuffix("example.com") || host.hasSuffix("example.org") || host.hasSuffix(".example")
      || host.hasPrefix("example.") || host.hasSuffix(".local")
    if isExample { return }
    found.append(Address(scheme: scheme, host: host, range: range, path: path))
  }

  /// Offset behind a host.
  ///
  /// A word of another script may follow at once: `https://app.org获取`. A letter of it in a Latin name is a part of
  /// that, as the host goes on in Latin letters to its end: `https://app.gოthub.io`.
  private static func hostEnd(from start: Int, in text: Span<UInt8>) -> Int {
    var index = start
    var hasDot = false
    while index < text.count, isHost(text[index]) {
      // Thai, Han, kana and Hangul have three bytes from 0xE0 on.
      if hasDot, text[index] >= 0xE0, ASCII.isLetter(text[index - 1]),
        !goesOnInLatin(from: index, in: text)
      {
        break
      }
      if text[index] == "." { hasDot = true }
      index += 1
    }
    return index
  }

  /// Whether a host goes on from an offset to a last label in Latin letters.
  private static func goesOnInLatin(from start: Int, in text: Span<UInt8>) -> Bool {
    var end = start
    while end < text.count, isHost(text[end]) { end += 1 }
    while end > start, text[end - 1] == "." { end -= 1 }
    var label = end
    while label > start, ASCII.isLetter(text[label - 1]) { label -= 1 }
    return label < end && label > start && text[label - 1] == "."
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    // Hosts may be written in any script.
    ASCII.isAlphanumeric(byte) || byte == "." || byte == "-"
      || byte >= 0x80
  }
}
