/// What two spellings of a locale do not have in common.
struct LocaleDifferences {
  /// Keys that have other texts in one than in the other.
  var differing: [String] = []
  /// Keys that one of the two lacks.
  var single: [String] = []

  /// Whether both hold the same, so that users lose nothing.
  var isEmpty: Bool { differing.isEmpty && single.isEmpty }

  /// Makes differences that are not known yet.
  init() {}

  /// Compares two folders.
  init(of folders: (String, String), in catalog: Catalog) {
    // Norwegian by two names has two columns.
    let columns = catalog.locales.indices.filter { number in
      catalog.places.contains { place in
        guard place.folder == folders.0 || place.folder == folders.1 else { return false }
        let tag = place.tag ?? catalog.sourceLocale
        return tag == catalog.locales[number] || tag.merged == catalog.locales[number]
      }
    }
    for row in catalog.rows.indices {
      let entries = columns.flatMap { catalog.entries(row: row, locale: $0) }
      let first = entries.filter { catalog.places[Int($0.file)].folder == folders.0 }
      let second = entries.filter { catalog.places[Int($0.file)].folder == folders.1 }
      if first.isEmpty, second.isEmpty { continue }
      let isSame =
        first.count == second.count
        && zip(first, second).allSatisfy {
          Self.texts(of: $0, catalog) == Self.texts(of: $1, catalog)
        }
      if isSame { continue }
      if first.isEmpty || second.isEmpty {
        single.append(catalog.key(row: row))
      } else {
        differing.append(catalog.key(row: row))
      }
    }
  }

  /// Compares two codes of a string catalog.
  init(of codes: (Int, Int), inFile number: Int, of catalog: Catalog) {
    let file = catalog.files[number]
    var texts: [UInt32: (key: TextRef, first: [String?]?, second: [String?]?)] = [:]
    var keys: [UInt32] = []
    for index in file.entries.indices {
      let entry = file.entries[index]
      guard Int(entry.locale) == codes.0 || Int(entry.locale) == codes.1 else { continue }
      let place = file.keySpan(of: entry).start
      if texts[place] == nil { keys.append(place) }
      let own = Self.texts(of: EntryReference(file: number, entry: index), catalog)
      if Int(entry.locale) == codes.0 {
        texts[place, default: (entry.key, nil, nil)].first = own
      } else {
        texts[place, default: (entry.key, nil, nil)].second = own
      }
    }
    for place in keys {
      guard let found = texts[place], found.first != found.second,
        let key = file.string(found.key)
      else { continue }
      if found.first == nil || found.second == nil {
        single.append(key)
      } else {
        differing.append(key)
      }
    }
  }

  /// The texts of an entry in their order.
  private static func texts(of reference: EntryReference, _ catalog: Catalog) -> [String?] {
    let file = catalog.file(of: reference)
    return file.messageRange(ofEntry: Int(reference.entry)).map {
      file.string(file.messages[$0].text)
    }
  }
}
