/// Text as HTML writes it: never markup, whatever it holds.
package enum HTMLText {
  /// A text for an element or for an attribute in double quotes.
  ///
  /// What hides or acts in a line is written out, and so are the code points that HTML forbids.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.escapedButIsolates(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default:
        escaped.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }

  /// A text of a catalog for an element: hidden characters written out, its direction kept to itself.
  package static func foreign(_ text: String) -> String {
    "<bdi>\(escaped(VisibleText.escaped(text)))</bdi>"
  }

  /// A path for an element, like `foreign`; its lines may break behind each slash.
  package static func path(_ path: String) -> String {
    let parts = escaped(VisibleText.escaped(path))
      .split(separator: "/", omittingEmptySubsequences: false)
    return "<bdi>\(parts.joined(separator: "/<wbr>"))</bdi>"
  }

  /// Whether HTML forbids a code point that `VisibleText` leaves: the noncharacters of Unicode.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
  }
}
