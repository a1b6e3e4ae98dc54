/// Names of Android's resources.
enum AndroidResourceName {
  /// Why aapt2 refuses a name; nil for one that it takes.
  ///
  /// A name begins with a letter or low line, and goes on with letters, digits, low lines, full stops and hyphens, of any
  /// script (AAPT2, IsValidResourceEntryName, by Unicode's XID classes).
  static func fault(of name: String) -> String? {
    for (index, scalar) in name.unicodeScalars.enumerated() where !isAllowed(scalar, at: index) {
      let sign = scalar == " " ? "a blank" : "`\(VisibleText.escaped(String(scalar)))`"
      return "`\(VisibleText.escaped(String(name.prefix(80))))` is no name of a resource: none "
        + (index == 0 ? "begins with" : "holds") + " \(sign), and the build stops"
    }
    return nil
  }

  /// Whether a character may stand at a place of a name.
  private static func isAllowed(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "0"..."9", ".", "-": index > 0
    default: index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    }
  }
}
