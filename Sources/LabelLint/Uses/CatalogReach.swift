/// Of which catalogs code can use keys, as the keys tell that code around it uses.
///
/// Modules and bundles keep their catalogs for themselves. What they share is in build files of many forms, but
/// code that uses a key of a catalog can use its other keys, too.
package struct CatalogReach: Sendable {
  /// Who has and who uses a key.
  private struct Key {
    /// The set that has it; nil where several have it, so that nobody can tell which one code means.
    var set: String?
    /// Numbers of the files that use it.
    var files: Set<UInt32>
  }

  private let index: UsageIndex
  /// The keys of all catalogs that code uses, by their hashes.
  private var keys: [UInt64: Key] = [:]

  private static let seed: UInt64 = 0x7F4A_7C15_9E37_79B9

  /// The reach of an app's code, before any catalog is known.
  package init(_ index: UsageIndex) { self.index = index }

  /// The keys of a catalog that code uses, by their hashes, with the numbers of the files that do.
  package func usedKeys(of catalog: Catalog) -> [UInt64: Set<UInt32>] {
    var used: [UInt64: Set<UInt32>] = [:]
    for row in catalog.rows {
      let file = catalog.file(of: row.first)
      let key = file.bytes(file.entries[Int(row.first.entry)].key)
      var files: Set<UInt32> = []
      index.forEachUse(of: key) { files.insert(index.uses[$0].file) }
      index.forEachUse(named: key) { files.insert(index.uses[$0].file) }
      if !files.isEmpty { used[key.hash(seed: Self.seed), default: []].formUnion(files) }
    }
    return used
  }

  /// Adds the keys of a catalog that code uses.
  package mutating func add(_ used: [UInt64: Set<UInt32>], of set: String) {
    for (key, files) in used {
      guard let known = keys[key] else {
        keys[key] = Key(set: set, files: files)
        continue
      }
      let owner = known.set == set ? set : nil
      keys[key] = Key(set: owner, files: known.files.union(files))
    }
  }

  /// The sets of which the code in each folder, and in the folders inside it, uses keys.
  private var setsByFolder: [String: Set<String>] {
    var files: [UInt32: Set<String>] = [:]
    for key in keys.values {
      guard let set = key.set else { continue }
      for file in key.files { files[file, default: []].insert(set) }
    }
    var sets: [String: Set<String>] = [:]
    for (file, found) in files {
      for folder in Self.folders(around: index.path(ofFile: file)) {
        sets[folder, default: []].formUnion(found)
      }
    }
    return sets
  }

  /// The folders that a path lies in, the innermost first.
  private static func folders(around path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (0...parts.count).map { parts.dropLast($0).joined(separator: "/") }
  }

  /// Chooses a key for each text of code that a catalog has: of a set that the code can use, the first one by name.
  ///
  /// The nearest folder counts in which code uses any catalog. In an Android module, all code can use the same ones.
  /// Elsewhere, a folder around that of the code counts only if its code uses one catalog.
  ///
  /// - Parameter keys: The keys by the sets that have them, by the numbers of the texts.
  /// - Returns: The keys by the numbers of the texts.
  package func reachable(_ keys: [Int: [String: String]]) -> [Int: String] {
    if keys.isEmpty { return [:] }
    let sets = setsByFolder
    return keys.reduce(into: [:]) { chosen, text in
      let path = index.path(ofFile: index.literals[text.key].file)
      let module = UsageJoin.module(of: path)
      let reached = Self.sets(near: path, in: module, sets)
      let fitting = text.value.filter { set, _ in
        reached?.contains(set) ?? true || !module.isEmpty && UsageJoin.module(of: set) == module
      }
      chosen[text.key] = fitting.min { $0.key < $1.key }?.value
    }
  }

  /// The sets that the code at a path can use; nil where no code uses any.
  private static func sets(
    near path: String, in module: String, _ sets: [String: Set<String>]
  ) -> Set<String>? {
    if sets.isEmpty { return nil }
    for (distance, folder) in folders(around: path).enumerated() {
      let isInModule = !module.isEmpty && (folder + "/").hasPrefix(module + "/")
      if !module.isEmpty, !isInModule { return [] }
      guard let found = sets[folder] else { continue }
      return distance == 0 || isInModule || found.count == 1 ? found : []
    }
    return []
  }
}
