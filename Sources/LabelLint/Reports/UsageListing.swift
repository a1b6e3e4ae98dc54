/// The usage index, one JSON object a line: each use, then each place without a key.
package struct UsageListing {
  private let index: UsageIndex

  /// A listing of an index.
  package init(_ index: UsageIndex) { self.index = index }

  /// Appends all lines, in the order of files and places.
  package func append(to output: inout [UInt8]) {
    let visible = visibleKeys()
    for use in index.uses {
      JSONWriter.lines(to: &output) { _, writer in
        writer.member("path", index.path(ofFile: use.file))
        writer.member("line", Int(use.line))
        writer.member("key", key(use))
        writer.member("type", type(of: use))
        writer.member("table", use.target == .apple ? table(use) : nil)
        writer.member("purpose", use.purpose.rawValue)
        let element = use.element < 0 ? nil : index.elements[Int(use.element)]
        writer.member("class", element.flatMap { text($0.className) })
        writer.member("element", element.flatMap { text($0.name) })
        writer.member("role", element.flatMap(role)?.rawValue)
        writer.member("row", element?.flags.contains(.isRow) ?? false)
        writer.member("custom", element?.flags.contains(.isCustom) ?? false)
        writer.array("visible", of: (visible[use.element] ?? []).filter { $0 != key(use) })
      }
    }
    for use in index.unresolved {
      JSONWriter.lines(to: &output) { _, writer in
        writer.member("path", index.path(ofFile: use.file))
        writer.member("line", Int(use.line))
        writer.member("key", String?.none)
        writer.member("purpose", use.purpose.rawValue)
      }
    }
  }

  /// Keys of the texts that are visible on each element.
  private func visibleKeys() -> [Int32: [String]] {
    var keys: [Int32: [String]] = [:]
    for use in index.uses where use.element >= 0 {
      switch use.purpose {
      case .action, .title, .shortText: keys[use.element, default: []].append(key(use))
      default: break
      }
    }
    return keys
  }

  /// The key as catalogs spell it; the type of a value that is put in is not known.
  private func key(_ use: SourceUse) -> String {
    // What a screen shows has a key only in a catalog.
    if index.isScreen(file: use.file) { return index.string(use.table) }
    let key = index.string(use.key)
    return use.flags.contains(.hasValues) ? key.replacing("\u{1}", with: "%@") : key
  }

  private func table(_ use: SourceUse) -> String {
    use.table.count == 0 ? "Localizable" : index.string(use.table)
  }

  private func type(of use: SourceUse) -> String {
    if index.isScreen(file: use.file) { return "screen" }
    if use.flags.contains(.isGenerated) { return "symbol" }
    if use.flags.contains(.isText) { return "text" }
    return switch use.target {
    case .string, .apple: "string"
    case .plurals: "plurals"
    case .array: "array"
    }
  }

  private func text(_ range: ByteRange) -> String? {
    range.count == 0 ? nil : index.string(range)
  }

  private func role(of element: UseElement) -> Role? {
    ControlClass.inheritedRole(of: index.arena.span.extracting(element.className.range))
  }
}
