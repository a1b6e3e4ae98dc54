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
        guard left.count >= 2, let high = Self.digit(left.removeFirst()),
          let low = Self.digit(left.removeFirst())
        else { return nil }
        bytes.append(high << 4 | low)
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
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
