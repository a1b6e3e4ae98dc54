/// The languages that an Android app offers in the system's settings: `res/xml/locales_config.xml`
/// (Android 13, per-app language preferences).
package struct LocalesConfig: Sendable, Equatable {
  /// Path of the file, as reports name it.
  package let path: String
  /// Names of the locales, in their order, as spelled.
  package let names: [String]

  /// Where the file of a set of resources lies, relative to the set's folder.
  package static let place = "xml/locales_config.xml"

  /// Reads a file; what is no `<locale android:name="…"/>` is passed over.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    names = Self.names(in: bytes.span)
  }

  private static func names(in text: Span<UInt8>) -> [String] {
    var xml = XMLReader(text, from: text.begins(with: "\u{FEFF}") ? 3 : 0)
    var names: [String] = []
    while true {
      switch xml.next() {
      case .end: return names
      case .startElement:
        guard xml.isText(xml.nameSpan.range, "locale") else { continue }
        for attribute in xml.attributes where xml.isText(attribute.localName, "name") {
          let name = String(decoding: xml.value(of: attribute), as: UTF8.self)
          if !name.isEmpty { names.append(name) }
        }
      default: break
      }
    }
  }
}
