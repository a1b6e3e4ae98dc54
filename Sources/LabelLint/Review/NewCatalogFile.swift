/// The first file of a table in a locale: where the platform looks for it, and how it begins.
enum NewCatalogFile {
  /// Languages by the codes that Android has always known (`java.util.Locale` of old).
  private static let androidCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// Path of the file that holds a locale's texts of a table, whether it is there or not.
  ///
  /// - Parameters:
  ///   - locale: The locale, BCP 47.
  ///   - model: Index of the source language's file.
  ///   - catalog: The catalog.
  /// - Returns: The path, relative to the root.
  /// - Throws: Why no place is known: lower-case start, no final full stop.
  static func path(
    ofLocale locale: String, like model: Int, in catalog: Catalog
  ) throws(ReviewFault) -> String {
    let original = catalog.files[model]
    let path = original.source.path
    if original.format.namesLocales { return path }
    let (folder, name) = split(path)
    let owner = split(folder).folder
    let places = catalog.files.indices.filter { number in
      catalog.places[number].tag?.merged.description == locale
        && catalog.places[number].configuration.isEmpty
    }
    let paths = places.map { catalog.files[$0].source.path }
    if let own = paths.first(where: { ByteOrder.areEqual(split($0).name, name) }) { return own }
    let sibling = paths.map { split($0).folder }.first {
      ByteOrder.areEqual(split($0).folder, owner)
    }
    if let sibling { return "\(sibling)/\(name)" }
    guard catalog.places[model].configuration.isEmpty, !catalog.places[model].folder.isEmpty,
      let tag = catalog.locales.first(where: { ByteOrder.areEqual($0.description, locale) })
    else { throw ReviewFault("where \(name) of \(locale) belongs is not known: make the file") }
    let prefix = MokoFolderName.holds(file: path) ? "" : "values-"
    let own = original.format.isApple ? "\(locale).lproj" : prefix + (try qualifier(of: tag))
    return (owner.isEmpty ? "" : owner + "/") + "\(own)/\(name)"
  }

  /// A file without entries that begins as its model does, in the encoding of that.
  static func empty(at path: String, like model: CatalogFile) -> CatalogFile? {
    guard let location = CatalogLocation(path: path) else { return nil }
    let text = Array(frame(of: model).utf8)
    // What a binary file has can be written as text, too.
    let stored =
      model.source.encoding == .binary
      ? text : try? StoredText.bytes(of: text, like: model.source)
    return stored.map { CatalogReader.read($0, at: location) }
  }

  /// All of a file but its entries.
  private static func frame(of model: CatalogFile) -> String {
    let layout = LineLayout(model.source)
    let text = layout.string(layout.start..<layout.text.count)
    let end = layout.lineEnd
    switch model.format {
    case .strings where PropertyListInsertion.fits(model): return dictionary(text, lineEnd: end)
    case .strings, .xcstrings, .xliff: return ""
    case .android, .compose:
      guard let tag = text.firstRange(of: "<resources"),
        let close = text[tag.upperBound...].firstIndex(of: ">")
      else { return "" }
      let declaration = text.hasPrefix("<?xml") ? text.firstIndex(of: ">") : nil
      let head = declaration.map { "\(text[...$0])\(end)" } ?? ""
      return "\(head)\(withoutLocale(text[tag.lowerBound...close]))\(end)</resources>\(end)"
    case .stringsdict: return dictionary(text, lineEnd: end)
    }
  }

  /// A property list in XML up to its dictionary, which is empty.
  private static func dictionary(_ text: String, lineEnd end: String) -> String {
    guard let open = text.firstRange(of: "<dict>") else { return "" }
    return "\(text[..<open.upperBound])\(end)</dict>\(end)</plist>\(end)"
  }

  /// A start tag without the attribute that says which language its file is in.
  private static func withoutLocale(_ tag: Substring) -> String {
    guard let name = tag.firstRange(of: "tools:locale=\""),
      let close = tag[name.upperBound...].firstIndex(of: "\"")
    else { return String(tag) }
    let before = tag[..<name.lowerBound]
    let kept = before.lastIndex { !$0.isWhitespace }.map { before[...$0] } ?? before
    return String(kept + tag[tag.index(after: close)...])
  }

  private static func qualifier(of tag: LocaleTag) throws(ReviewFault) -> String {
    var qualifier = AndroidLocaleQualifier(language: androidCodes[tag.language] ?? tag.language)
    qualifier.script = tag.script
    qualifier.region = tag.region
    qualifier.variant = tag.variants.first
    guard let spelling = qualifier.spelling else {
      throw ReviewFault("Android has no folder name for \(tag): make the file")
    }
    return spelling
  }

  /// The folder of a path, empty for none, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
