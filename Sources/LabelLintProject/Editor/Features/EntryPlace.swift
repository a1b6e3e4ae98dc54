import LabelLint

/// The entry that a place of an open catalog is in.
struct EntryPlace {
  /// The file that has it.
  let file: Workspace.File
  /// Its set.
  let set: SetSnapshot
  /// Number of the file in the set.
  let number: Int
  /// Index of the entry in the file.
  let entry: Int

  /// The entry at a place; nil where none is.
  init?(_ file: Workspace.File, at offset: Int) {
    guard let place = file.place, let found = place.set.files[place.file].entry(at: offset) else {
      return nil
    }
    (self.file, set, number) = (file, place.set, place.file)
    // Outside of its texts, a key of a string catalog is that of all locales.
    let isOfAll = found.message == nil && place.set.files[place.file].format.namesLocales
    entry = isOfAll ? place.set.sourceEntry(like: found.entry, in: place.file) : found.entry
  }

  /// The entry that a request is about; nil where none is at its place.
  init?(_ params: JSONValue, in workspace: Workspace) throws(RPCError) {
    let file = try workspace.file(of: params)
    self.init(file, at: try workspace.offset(of: params, in: file))
  }

  /// The file as it is read.
  var catalogFile: CatalogFile { self.set.files[number] }
  /// The key with its table.
  var identity: KeyRow.Identity { catalogFile.identity(ofEntry: entry) }
  /// The key.
  var key: String { catalogFile.string(catalogFile.entries[entry].key) ?? "" }
  /// The locale of the entry.
  var locale: LocaleTag { self.set.locale(ofEntry: entry, in: number) }
}

extension SetSnapshot {
  /// The locale of an entry, without its script or region where those say nothing.
  func locale(ofEntry entry: Int, in file: Int) -> LocaleTag {
    files[file].ownLocale(ofEntry: entry) ?? plan.locations[file].place.tag?.merged
      ?? catalog.sourceLocale.merged
  }

  /// The entry of the source language in a file that has the key of an entry; that entry where none is.
  func sourceEntry(like entry: Int, in file: Int) -> Int {
    let source = catalog.sourceLocale.merged
    return files[file].entries(of: files[file].identity(ofEntry: entry)).first {
      locale(ofEntry: $0, in: file) == source
    } ?? entry
  }

  /// Where a key stands in all files, in their order.
  func places(of identity: KeyRow.Identity) -> [(file: Int, entry: Int)] {
    files.indices.flatMap { file in
      files[file].entries(of: identity).map { (file, $0) }
    }
  }

  /// The files with the entries of a key alone.
  func files(holding identity: KeyRow.Identity) -> [CatalogFile] {
    files.map { $0.part(ofEntries: $0.entries(of: identity)) }
  }

  /// The text of now of a file.
  func lines(ofFile number: Int) -> TextLines { TextLines(files[number].source.text) }
}

extension Workspace {
  /// An entry as a location: its text in a string catalog, else its key.
  func location(ofEntry entry: Int, file: Int, of set: SetSnapshot, in folder: Int) -> JSONValue {
    let own = set.files[file]
    let key = own.keySpan(of: own.entries[entry]).range
    let texts = own.messageRange(ofEntry: entry)
    let value = texts.isEmpty ? key : own.messages[texts.lowerBound].value.range
    let range = own.format.namesLocales && !value.isEmpty ? value : key
    return [
      "uri": .string(uri(of: own.source.path, in: folder)),
      "range": self.range(range, in: set.lines(ofFile: file)),
    ]
  }
}
