/// Keys that no source of the app mentions, so that users never meet their texts.
struct UnmentionedKeys: Sendable {
  /// Their rows, in order.
  let rows: [Int]

  /// Looks for the source's keys among the names that the sources mention.
  ///
  /// No key is unmentioned if the sources have no programs, and if they mention less than half of the table: then
  /// programs use it that nobody has shown.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - uses: How the app's sources use it.
  ///   - beginnings: Beginnings of keys that programs outside of the sources use.
  init(_ catalog: Catalog, _ uses: CatalogUses, usedElsewhere beginnings: [String]) {
    guard uses.index.hasPrograms, catalog.hasSource, !Self.isOfPropertyList(catalog) else {
      rows = []
      return
    }
    var (asked, unmentioned) = (0, [Int]())
    for row in catalog.rows.indices {
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[entry].flags.isDisjoint(with: [.untranslatable, .stale]),
        !catalog.isOfInterfaceObject(entry), !catalog.isIgnored(entry, check: "UnusedResources")
      else { continue }
      asked += 1
      let key = catalog.key(row: row)
      let bytes = catalog.file(of: entry).bytes(catalog[entry].key)
      let isMentioned =
        !uses.uses(ofRow: row).isEmpty || uses.index.writesDown(bytes)
        || uses.index.names.mayHold(key)
        || uses.index.mayJoin(bytes) || beginnings.contains { key.hasPrefix($0) }
      if !isMentioned { unmentioned.append(row) }
    }
    rows = unmentioned.count * 2 < asked ? unmentioned : []
  }

  /// Whether the system looks the keys of a table up: those of `InfoPlist.strings` are in a property list.
  private static func isOfPropertyList(_ catalog: Catalog) -> Bool {
    catalog.format.isApple && catalog.tableName.hasSuffix("InfoPlist")
  }
}
