import ArgumentParser

/// Addresses that pages and digests link to: a link of another scheme could run what it names.
enum WebAddress {
  /// What is expected of an address, to stand behind its name.
  static let expectation = "takes an address that begins with https:// or http://"

  /// Whether a text is an address of the web.
  static func isOne(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower.hasPrefix("https://") || lower.hasPrefix("http://")
  }

  /// Checks the address that an option gives.
  static func validate(_ text: String?, option: String) throws {
    guard let text, !isOne(text) else { return }
    throw ValidationError("\(option) \(expectation), not '\(text)'.")
  }
}
