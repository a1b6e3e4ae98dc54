package import LabelLint

/// `textDocument/definition`: from a translation to its source text, and from a key in code to its entry.
package enum EntryDefinition: EditorFeature {
  /// The request.
  package static let method = "textDocument/definition"
  /// It needs nothing more.
  package static let capability: (name: String, value: JSONValue)? = ("definitionProvider", true)
  /// Without a catalog that is open, nothing was read before.
  package static let needsWholeCheck = true

  /// The source entries of the key at a place; null where no key is.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    let file = try workspace.file(of: params)
    let offset = try workspace.offset(of: params, in: file)
    let places: [JSONValue]
    if file.place != nil {
      guard let place = EntryPlace(file, at: offset) else { return .null }
      places = sources(of: place, in: workspace)
    } else {
      places = CodeKey(file, at: offset).map { $0.entries(in: workspace) } ?? []
    }
    return places.isEmpty ? .null : .array(places)
  }

  /// Where the source language has the key, else where any locale has it first.
  static func sources(of place: EntryPlace, in workspace: Workspace) -> [JSONValue] {
    let set = place.set
    let all = set.places(of: place.identity)
    let source = set.catalog.sourceLocale.merged
    let own = all.filter { set.locale(ofEntry: $0.entry, in: $0.file) == source }
    return (own.isEmpty ? Array(all.prefix(1)) : own).map {
      workspace.location(ofEntry: $0.entry, file: $0.file, of: set, in: place.file.folder)
    }
  }
}

/// `textDocument/implementation`: the same key in all other locales.
package enum OtherLocales: EditorFeature {
  /// The request.
  package static let method = "textDocument/implementation"
  /// It needs nothing more.
  package static let capability: (name: String, value: JSONValue)? = (
    "implementationProvider", true
  )
  /// Who asks right after opening a file waits for it to be read.
  package static let needsWholeCheck = true

  /// The entries of the key at a place in other locales; null where no key is.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    guard let place = try EntryPlace(params, in: workspace) else { return .null }
    return .array(
      entries(beside: place).map {
        workspace.location(ofEntry: $0.entry, file: $0.file, of: place.set, in: place.file.folder)
      })
  }

  /// Where other locales have the key, without source texts that stand in no file.
  static func entries(beside place: EntryPlace) -> [(file: Int, entry: Int)] {
    place.set.places(of: place.identity).filter { other in
      place.set.locale(ofEntry: other.entry, in: other.file) != place.locale
        && !place.set.files[other.file].entries[other.entry].flags.contains(.implied)
    }
  }
}
