/// The tables of a file: one, but in XLIFF, where each `file` is one.
extension CatalogFile {
  /// Starts a table with the texts of a file of the app; the locales appended from now on are of it.
  ///
  /// - Parameters:
  ///   - original: The path of that file, as spelled.
  ///   - start: Where the element of the table begins, in bytes of the text.
  mutating func appendTable(_ original: String, at start: Int) {
    contents[0].originals.append(original)
    contents[0].tableStarts.append(start)
  }

  /// Appends a locale of the table that was started last.
  mutating func appendLocale(_ name: String) {
    localeNames.append(name)
    contents[0].localeTables.append(UInt16(clamping: contents[0].originals.count - 1))
  }

  /// The paths of the files of the app that the tables were made from, as spelled; empty outside XLIFF.
  package var originals: [String] { contents[0].originals }

  /// Index in `originals` of the table of an entry; 0 in a file with one table.
  package func tableNumber(of entry: Entry) -> Int {
    let tables = contents[0].localeTables
    return tables.count > Int(entry.locale) ? Int(tables[Int(entry.locale)]) : 0
  }

  /// The file with the entries of one table, as if it had no other; spans stay those of the whole text.
  ///
  /// - Parameters:
  ///   - number: Index of the table in `originals`.
  ///   - others: Tables whose problems it takes over; -1 is what is in front of all tables.
  /// - Returns: The part.
  package func part(ofTable number: Int, withProblemsOf others: Set<Int> = []) -> CatalogFile {
    var part = part(ofEntries: entries.indices.filter { tableNumber(of: entries[$0]) == number })
    let starts = contents[0].tableStarts
    part.contents[0].problems = problems.filter { problem in
      let own = (starts.partitioningIndex { $0 > Int(problem.span.start) }) - 1
      return own == number || others.contains(own)
    }
    part.contents[0].localeTables = contents[0].localeTables.enumerated().map { locale, table in
      Int(table) == number ? 0 : UInt16(clamping: locale + 1)
    }
    part.contents[0].originals = [originals[number]]
    part.contents[0].tableNames = [contents[0].tableNames[number]]
    part.contents[0].tableStarts = [starts[number]]
    return part
  }

  /// Whether a locale is the second one of its table: the one that is translated into.
  package func localeTargets(_ locale: Int) -> Bool {
    let tables = contents[0].localeTables
    return locale > 0 && locale < tables.count && tables[locale] == tables[locale - 1]
  }

  /// The table that tells an entry's key from others.
  @inline(__always)
  package func resourceTable(of entry: Entry) -> ResourceTable {
    if format != .xliff { return ResourceTable(entry.type, format: format) }
    let number = tableNumber(of: entry)
    return number == 0 ? .apple : .part(UInt16(clamping: number))
  }

  /// The name of a table that findings print.
  package func tableName(_ resource: ResourceTable) -> String {
    let number: Int
    switch resource {
    case .apple: number = 0
    case .part(let part): number = Int(part)
    case .string, .plurals, .array: return resource.androidName
    }
    let names = contents[0].tableNames
    return number < names.count ? names[number] : table
  }

  /// Names the tables, when all are read.
  mutating func nameTables() {
    var counts: [String: Int] = [:]
    for original in originals { counts[XLIFFTableName.short(original), default: 0] += 1 }
    contents[0].tableNames = originals.map { original in
      let name = XLIFFTableName.short(original)
      if name.isEmpty { return table }
      // Two targets of an app may have a table of the same name.
      return counts[name] == 1 ? name : XLIFFTableName.long(original)
    }
  }
}

/// Names of tables by the files that they were made from.
enum XLIFFTableName {
  /// The name of the file alone: `App/de.lproj/Localizable.strings` is `Localizable`.
  static func short(_ original: String) -> String {
    let name = String(original.split(separator: "/").last ?? "")
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return base.hasSuffix("-InfoPlist") ? "InfoPlist" : base
  }

  /// The name with the folders that are not of one language: `App/Localizable`.
  static func long(_ original: String) -> String {
    let folders = original.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
    return (folders.map(String.init) + [short(original)]).joined(separator: "/")
  }
}
