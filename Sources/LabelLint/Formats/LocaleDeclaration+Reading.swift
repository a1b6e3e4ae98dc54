/// Reading the lists of languages that an app has.
extension LocaleDeclaration {
  /// Reads `locales_config.xml`; what is no `<locale android:name="…"/>` is passed over.
  package init(localesConfig bytes: [UInt8], path: String) {
    self.init(path: path, .localesConfig, names: Self.names(inConfig: bytes.span))
  }

  private static func names(inConfig text: Span<UInt8>) -> [String] {
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

  /// Reads a Gradle build script; nil if it leaves no language out.
  package init?(buildScript bytes: [UInt8], path: String) {
    guard let names = GradleLocales.names(in: bytes) else { return nil }
    self.init(path: path, .resourceFilter, names: names)
  }

  /// Reads the `CFBundleLocalizations` of a property list; nil without that list.
  init?(propertyList bytes: [UInt8], path: String) {
    let key = "CFBundleLocalizations"
    guard bytes.span.firstIndex(ofBytes: key.utf8.span) != nil else { return nil }
    let list = PropertyListFile(path: path, bytes: bytes, emptiness: .note)
    guard list.syntax == .xml else { return nil }
    var file = CatalogFile(source: list.source, format: .strings, table: "")
    let tree = XMLPropertyListReader.read(into: &file)
    guard !tree.nodes.isEmpty,
      let node = tree.children(of: 0).first(where: { file.string(tree.nodes[$0].key) == key })
    else { return nil }
    let names = tree.children(of: node).compactMap { file.string(tree.nodes[$0].text) }
    self.init(path: path, .bundleLocalizations, names: names)
  }

  /// The tag of a name of the list; nil for one that is none.
  func tag(of name: String) -> LocaleTag? {
    guard form == .resourceFilter else { return LocaleTag(name)?.merged }
    let words = name.split(separator: "-").map(String.init)
    return AndroidFolderName.readLocale(words[...])?.locale.tag?.merged
  }
}
