/// Addresses that pages and digests link to: a link of another scheme could run what it names.
package enum WebAddress {
  /// What is expected of an address, to stand behind its name.
  package static let expectation =
    "takes an address that begins with https:// or http:// and has no spaces"

  /// Whether a text is an address of the web.
  package static func isOne(_ text: String) -> Bool {
    // A line end would begin a line of its own in what is written.
    if text.unicodeScalars.contains(where: {
      $0.properties.isWhitespace || $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
    }) {
      return false
    }
    let lower = text.lowercased()
    return lower.hasPrefix("https://") || lower.hasPrefix("http://")
  }
}
