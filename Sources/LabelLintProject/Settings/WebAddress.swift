/// Addresses that pages and digests link to: a link of another scheme could run what it names.
package enum WebAddress {
  /// What is expected of an address, to stand behind its name.
  package static let expectation = "takes an address that begins with https:// or http://"

  /// Whether a text is an address of the web.
  package static func isOne(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower.hasPrefix("https://") || lower.hasPrefix("http://")
  }
}
