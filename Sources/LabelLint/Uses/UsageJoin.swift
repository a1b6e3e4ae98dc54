/// Finds the uses of a catalog's keys: by key, table and module.
struct UsageJoin {
  private let index: UsageIndex
  private let catalog: Catalog
  /// Path of the module that the catalog is in, with a final `/`; empty for the root.
  private let module: String
  /// Whether the catalog is that of a program's own texts.
  private let isCode: Bool
  /// Whether each file of the index is in the catalog's module; worked out when first asked.
  private var isOwnFile: [Bool?]

  /// A join of an index and a catalog.
  init(_ index: UsageIndex, _ catalog: Catalog) {
    self.index = index
    self.catalog = catalog
    module = Self.module(of: catalog.set)
    isCode = catalog.isProgram
    isOwnFile = Array(repeating: nil, count: index.files.count)
  }

  /// Indexes of the uses of a row's key, in order.
  ///
  /// Two modules of an Android app may have one key: uses in the catalog's own module leave those of
  /// others to the others.
  mutating func uses(ofRow row: Int) -> [Int32] {
    let table = catalog.rows[row].table
    let reference = catalog.rows[row].first
    let file = catalog.file(of: reference)
    let key = file.bytes(file.entries[Int(reference.entry)].key)
    var found: [Int32] = []
    index.forEachUse(of: key) { use in
      if fits(use, table, file.table) { found.append(Int32(clamping: use)) }
    }
    if found.isEmpty, table == .apple, key.firstIndex(of: 0x25) != nil {
      let general = InterpolatedKey.general(key)
      index.forEachUse(of: general.span) { use in
        if index.uses[use].flags.contains(.hasValues), fits(use, table, file.table) {
          found.append(Int32(clamping: use))
        }
      }
    }
    if found.isEmpty, table == .apple {
      index.forEachUse(named: key) { use in
        if fits(use, table, file.table) { found.append(Int32(clamping: use)) }
      }
    }
    if table != .apple, found.count > 1 {
      let own = found.filter { isOwn(Int(index.uses[Int($0)].file)) }
      if !own.isEmpty { return own }
    }
    return found
  }

  /// Whether a use speaks of a table: without a name it means the default one.
  private func fits(_ use: Int, _ table: ResourceTable, _ name: String) -> Bool {
    let use = index.uses[use]
    guard use.target.fits(table) else { return false }
    guard table == .apple else { return true }
    // The texts of a program are in no table.
    if isCode { return true }
    if use.table.count == 0 { return name == "Localizable" }
    if use.flags.contains(.isGenerated) {
      return GeneratedName.areSame(
        index.arena.span.extracting(use.table.range), name.utf8.span)
    }
    return index.arena[use.table.range].elementsEqual(name.utf8)
  }

  /// Whether a file lies in the catalog's module.
  private mutating func isOwn(_ file: Int) -> Bool {
    if let known = isOwnFile[file] { return known }
    let isOwn = module == Self.module(of: index.files[file])
    isOwnFile[file] = isOwn
    return isOwn
  }

  /// The folder of the module that a path lies in: what stands before `src`.
  static func module(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let source = parts.lastIndex(of: "src") else { return "" }
    return parts[..<source].joined(separator: "/")
  }
}
