import LabelLint

/// Text for HTML and SVG.
enum HTMLText {
  /// A text with what would be markup written as references.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// A text of a catalog: hidden characters written out, its direction kept to itself.
  static func foreign(_ text: String) -> String {
    "<bdi>\(escaped(VisibleText.escaped(text)))</bdi>"
  }
}
