/// Paths as relative URI references (RFC 3986).
enum RelativeURI {
  /// A path with every byte of its name escaped that a segment may not hold.
  static func of(_ path: String) -> String {
    var result = ""
    let bytes = FileName.bytes(of: path)
    // A colon in the first segment would end a scheme.
    if bytes.prefix(while: { $0 != 0x2F }).contains(0x3A) { result = "./" }
    if bytes.first == 0x2F { result = "file://" }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/!$&'()*+,;=:@".utf8.contains(byte):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
