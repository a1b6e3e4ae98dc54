/// Writes words the way a catalog file writes values, so that they are read back as they are.
package struct ValueEscaping {
  /// How a value is written.
  private enum Style {
    /// Android resources: XML, then backslashes.
    case android
    /// Compose resources: XML, then the few escapes that library knows.
    case compose
    /// A property list in XML.
    case xml
    /// A quoted text of a `.strings` file.
    case strings(quote: UInt8)
    /// A text of JSON.
    case json
  }

  private let style: Style
  /// Whether references are not read where the value stands: in a CDATA section.
  private let isCharacterData: Bool

  /// The way to write into a value; nil where values cannot be edited: binary and unquoted ones, and
  /// keys of string catalogs that stand for their text: code looks them up as they are.
  ///
  /// - Parameters:
  ///   - message: Index of the message in the file's `messages`.
  ///   - entry: Its entry.
  ///   - file: The file.
  package init?(message: Int, of entry: Entry, in file: borrowing CatalogFile) {
    isCharacterData = entry.flags.contains(.hasCharacterData)
    let start = Int(file.messages[message].value.start)
    guard start > 0, start <= file.source.text.count, !entry.flags.contains(.implied) else {
      return nil
    }
    let before = file.source.text[start - 1]
    switch file.format {
    case .android: style = .android
    case .compose: style = .compose
    case .stringsdict, .strings:
      if before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") {
        style = .strings(quote: before)
      } else if before == UInt8(ascii: ">") {
        style = .xml
      } else {
        return nil
      }
    case .xliff:
      // The source is the app's: what reads the file back knows units by it.
      guard file.localeTargets(Int(entry.locale)) else { return nil }
      style = .xml
    case .xcstrings:
      guard before == UInt8(ascii: "\"") else { return nil }
      style = .json
    }
  }

  /// A text as it is written into the value.
  ///
  /// - Parameters:
  ///   - text: The words to be read.
  ///   - isAtStart: Whether they begin the value.
  /// - Returns: The text with escapes; nil when the value cannot hold it.
  package func escaped(_ text: String, isAtStart: Bool) -> String? {
    var written = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard let escape = escape(of: scalar, isFirst: isAtStart && index == 0) else { return nil }
      if escape.isEmpty { written.unicodeScalars.append(scalar) } else { written += escape }
    }
    return written
  }

  /// What is written for a scalar: empty for itself, nil when it cannot be written.
  private func escape(of scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    switch style {
    case .android: android(scalar, isFirst: isFirst)
    case .compose: compose(scalar)
    case .xml: xml(scalar)
    case .strings(let quote): strings(scalar, quote: quote)
    case .json: json(scalar)
    }
  }

  /// What is written for a scalar of an Android value.
  private func android(_ scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    switch scalar {
    case "'", "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "@", "?": return isFirst ? "\\\(scalar)" : ""
    default: return xml(scalar)
    }
  }

  /// What is written for a scalar of a Compose value.
  private func compose(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default: xml(scalar)
    }
  }

  /// What is written for a scalar of a quoted text of a `.strings` file.
  private func strings(_ scalar: Unicode.Scalar, quote: UInt8) -> String? {
    switch scalar {
    case "\\", Unicode.Scalar(quote): "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    default: scalar.value < 0x20 ? nil : ""
    }
  }

  /// What is written for a scalar of a text of JSON.
  private func json(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: scalar.value < 0x20 ? nil : ""
    }
  }

  /// What is written for a scalar of an XML text.
  private func xml(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": return isCharacterData ? nil : "&amp;"
    case "<": return isCharacterData ? nil : "&lt;"
    case ">": return isCharacterData ? nil : "&gt;"
    case "\n", "\t": return ""
    default: return scalar.value < 0x20 ? nil : ""
    }
  }
}
