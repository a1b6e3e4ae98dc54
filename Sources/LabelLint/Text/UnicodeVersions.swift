import CICU

/// The versions of the data that texts are judged by.
package struct UnicodeVersions: Sendable, Hashable {
  /// Version of ICU, such as `72.1`.
  package let icu: String
  /// Version of Unicode, such as `15.0`.
  package let unicode: String
  /// Version of CLDR, such as `42`.
  package let cldr: String

  /// The versions of this program; empty where ICU has no data.
  package init() {
    let text = unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_versions(buffer, capacity)
    }
    let lines = (text ?? "").split(separator: "\n").map(String.init)
    (icu, unicode, cldr) = lines.count == 3 ? (lines[0], lines[1], lines[2]) : ("", "", "")
  }
}
