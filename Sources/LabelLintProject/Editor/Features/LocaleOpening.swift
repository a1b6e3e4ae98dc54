package import LabelLint

/// `workspace/executeCommand`: shows the text that another locale has under the same key.
///
/// `CodeActions` offers it for the locales next to an entry.
package enum LocaleOpening: EditorFeature {
  /// The request.
  package static let method = "workspace/executeCommand"
  /// The only command.
  package static let capability: (name: String, value: JSONValue)? = (
    "executeCommandProvider", ["commands": [.string(command)]]
  )
  private static let command = "label-lint.openLocale"
  /// Most locales that are offered beside the source.
  private static let mostLocales = 8

  /// Nothing: the editor is asked to show a text.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue { .null }

  /// The text to show.
  package static func question(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> (method: String, params: JSONValue)? {
    guard params["command"]?.text == command else {
      let name = VisibleText.escaped(params["command"]?.text ?? "")
      throw .invalidParameters("there is no command \(name)")
    }
    guard let data = params["arguments"]?.elements?.first, let uri = data["uri"]?.text,
      let offset = data["offset"]?.integer, let locale = data["locale"]?.text
    else { throw .invalidParameters("the command takes one object with uri, offset and locale") }
    let file = try workspace.file(uri)
    guard let place = EntryPlace(file, at: offset),
      let other = OtherLocales.entries(beside: place).first(where: {
        place.set.locale(ofEntry: $0.entry, in: $0.file).description == locale
      })
    else { throw .failed("the key is not in \(locale) any more: ask for actions again") }
    let own = place.set.files[other.file]
    let text = workspace.range(
      own.textRange(ofEntry: other.entry), in: place.set.lines(ofFile: other.file))
    return (
      "window/showDocument",
      [
        "uri": .string(workspace.uri(of: own.source.path, in: file.folder)), "takeFocus": true,
        "selection": text,
      ]
    )
  }

  /// The actions at a place, for editors that can show a document.
  static func actions(
    at offset: Int, _ uri: String, _ file: Workspace.File, _ workspace: Workspace
  ) -> [JSONValue] {
    guard workspace.can("window", "showDocument", "support"),
      let place = EntryPlace(file, at: offset)
    else { return [] }
    return locales(beside: place).map { locale in
      let title = JSONValue.string("Open this key in \(locale)")
      return [
        "title": title,
        "command": [
          "title": title, "command": .string(command),
          "arguments": [
            ["uri": .string(uri), "offset": .integer(offset), "locale": .string(locale)]
          ],
        ],
      ]
    }
  }

  /// The other locales of an entry: the source, then those of the same language, then the others by name.
  private static func locales(beside place: EntryPlace) -> [String] {
    let source = place.set.catalog.sourceLocale.merged
    let others = Set(
      OtherLocales.entries(beside: place).map { place.set.locale(ofEntry: $0.entry, in: $0.file) })
    let translations = others.subtracting([source]).sorted { left, right in
      let (isNear, isOtherNear) = (
        left.language == place.locale.language, right.language == place.locale.language
      )
      return isNear == isOtherNear ? left.description < right.description : isNear
    }
    return (others.filter { $0 == source } + translations.prefix(mostLocales)).map(\.description)
  }
}

extension CatalogFile {
  /// Where the first text of an entry is; its key where it has none.
  fileprivate func textRange(ofEntry entry: Int) -> Range<Int> {
    guard let first = messageRange(ofEntry: entry).first else {
      return keySpan(of: entries[entry]).range
    }
    return messages[first].value.range
  }
}
