/// Texts for a device that a translation lacks beside its texts for others.
extension MissingTranslation {
  /// Reports the entries of locales that have texts for some devices, and not for all of their source.
  func addDevices(
    _ catalog: Catalog, _ columns: LocaleColumns, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource, catalog.format.isApple,
      catalog.files.contains(where: { $0.slots.contains { $0.device != nil } })
    else { return }
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].isTranslatable, !catalog[source].flags.contains(.stale)
      else { continue }
      let asked = Self.devices(of: source, catalog)
      if asked.isEmpty { continue }
      for locale in catalog.locales.indices where columns.isRequired[locale] {
        guard let own = catalog.entry(row: row, locale: locale) else { continue }
        let having = Set(Self.devices(of: own, catalog))
        // A text without devices is for all of them on purpose.
        guard having.contains("other"), let missing = asked.first(where: { !having.contains($0) })
        else { continue }
        findings.add(
          catalog.subject(
            row: row, locale: locale, slot: SlotPath([.device(missing)]).description),
          at: catalog.keySpan(of: source), .withoutDevice(missing), level: .note
        ) { $0.source = catalog.string(of: source, slot: SlotPath([.device(missing)])) }
      }
    }
  }

  /// The devices of the texts of an entry, in the order of the file; a device with several texts comes several times.
  private static func devices(of entry: EntryReference, _ catalog: Catalog) -> [String] {
    let file = catalog.file(of: entry)
    return file.messageRange(ofEntry: Int(entry.entry)).compactMap { message in
      file.slots[Int(file.messages[message].slot)].device
    }
  }
}

extension SlotPath {
  /// The device that the text is for; nil for one of all devices.
  fileprivate var device: String? {
    for case .device(let name) in components { return name }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func withoutDevice(_ name: String) -> Self {
    "the translation has no text for the device \(quoting: name), so its users get the text for other devices; add it"
  }
}
