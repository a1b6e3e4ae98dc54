import LabelLint

/// Paths of files as `file:` addresses, and back.
package enum FileURI {
  /// The path of an address; nil for one that names no file of this machine.
  package static func path(of uri: String) -> String? {
    let start = "file://"
    guard uri.lowercased().hasPrefix(start) else { return nil }
    let rest = uri.utf8.dropFirst(start.utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var left = Array(rest[slash...])[...]
    while let byte = left.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard left.count >= 2, let high = ASCII.hexadecimalValue(left.removeFirst()),
          let low = ASCII.hexadecimalValue(left.removeFirst())
        else { return nil }
        bytes.append(UInt8(high << 4 | low))
      case UInt8(ascii: "?"), UInt8(ascii: "#"): left = []
      default: bytes.append(byte)
      }
    }
    if bytes.contains(0) { return nil }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return FileName.text(of: bytes)
  }

  /// The address of an absolute path.
  package static func uri(of path: String) -> String {
    var bytes = Array("file://".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in FileName.bytes(of: path) {
      if ASCII.isAlphanumeric(byte) || "/-._~+".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
