/// Writes the variables of a text from XLIFF as the app's string catalog does.
///
/// Xcode exports `%#@trees@` as `%1$#@trees@`, and `%arg` as `%1$lld`, by `argNum` and `formatSpecifier` of the
/// variable (exports of Xcode 27.0).
struct ExchangedVariables {
  private struct Variable {
    let argument: Int?
    let specifier: String
  }

  private let catalog: Catalog
  private var variables: [String: Variable] = [:]

  /// The variables that the app has for the key of an entry.
  init(_ entry: DeliveredEntry, _ catalog: Catalog) {
    self.catalog = catalog
    guard let row = catalog.row(ofKey: entry.name.key.span, in: entry.name.table) else { return }
    let column = catalog.locales.firstIndex {
      ByteOrder.areEqual($0.description, entry.name.locale)
    }
    for locale in [column, Catalog.sourceIndex].compactMap({ $0 }) {
      guard let reference = catalog.entry(row: row, locale: locale) else { continue }
      let file = catalog.file(of: reference)
      for variable in file.substitutions(ofEntry: Int(reference.entry)) {
        guard let name = file.string(variable.name), variables[name] == nil else { continue }
        variables[name] = Variable(
          argument: variable.argument, specifier: file.string(variable.specifier) ?? "")
      }
    }
  }

  /// Reads the texts of the entry.
  func read(_ entry: inout DeliveredEntry) {
    if variables.isEmpty { return }
    for number in entry.texts.indices {
      let text = entry.texts[number]
      guard text.text.utf8.contains(UInt8(ascii: "$")),
        let model = catalog.model(of: entry, text.slot, ownFirst: true),
        let words = model.file.string(model.file.messages[model.message].text)
      else { continue }
      entry.texts[number].text = read(text.text, text.slot, like: words)
    }
  }

  /// A text with the references that the model has, too.
  private func read(_ text: String, _ slot: SlotPath, like model: String) -> String {
    let bytes = Array(text.utf8)
    let references = Self.references(bytes)
    // Variables without a number are counted in the order of the text.
    let arguments = references.filter { $0.name != nil }.map(\.argument)
    let isInOrder = arguments == arguments.sorted()
    var result: [UInt8] = []
    var copied = 0
    for reference in references {
      let variable = (reference.name ?? slot.variable).flatMap { variables[$0] }
      guard let variable, variable.argument.map({ $0 == reference.argument }) ?? isInOrder else {
        continue
      }
      var (written, end) = ("%arg", reference.range.upperBound)
      if let name = reference.name {
        written = "%#@\(name)@"
      } else {
        let specifier = Array(variable.specifier.utf8)
        guard !specifier.isEmpty, bytes[end...].starts(with: specifier) else { continue }
        end += specifier.count
        // A letter would be read as part of the reference.
        if end < bytes.count, ASCII.isLetter(bytes[end]) { continue }
      }
      guard model.contains(written) else { continue }
      result += bytes[copied..<reference.range.lowerBound]
      result += written.utf8
      copied = end
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// A numbered reference: `%1$#@trees@`, or the `%1$` of another one.
  private struct Reference {
    let range: Range<Int>
    let argument: Int
    /// The name of a variable.
    let name: String?
  }

  /// The numbered references of a text, in order.
  private static func references(_ bytes: [UInt8]) -> [Reference] {
    var references: [Reference] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      // `%%` is a percent sign.
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") { index += 1 }
      let digits = bytes[index...].prefix(while: ASCII.isDigit)
      guard let argument = Int(String(decoding: digits, as: UTF8.self)),
        digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$")
      else { continue }
      index = digits.endIndex + 1
      var name: String?
      if bytes[index...].starts(with: "#@".utf8),
        let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@"))
      {
        name = String(decoding: bytes[index + 2..<end], as: UTF8.self)
        index = end + 1
      }
      references.append(Reference(range: start..<index, argument: argument, name: name))
    }
    return references
  }
}
