/// Texts for a device that a translation lacks beside its texts for others.
extension MissingTranslation {
  /// Reports the entries of locales that have texts for some devices, and not for all of their source.
  ///
  /// A device whose text is missing gets that of `other`. Without one the platform finds nothing in the table of the
  /// locale.
  func addDevices(
    _ catalog: Catalog, _ coverage: TranslationCoverage, _ kinds: CatalogKinds,
    into findings: inout FindingCollector
  ) {
    guard catalog.hasSource, catalog.format.isApple,
      catalog.files.contains(where: { $0.slots.contains { $0.device != nil } })
    else { return }
    // A whole text that is missing is told as one.
    let missing = coverage.missing.map(Set.init)
    for row in catalog.rows.indices where !reportsLabelsOnly || kinds.isSpoken(row: row) {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].isTranslatable, !catalog[source].flags.contains(.stale)
      else { continue }
      let asked = Self.deviceTexts(of: source, catalog)
      if asked.isEmpty { continue }
      for locale in catalog.locales.indices
      where coverage.columns.isRequired[locale] && !missing[locale].contains(row) {
        guard let own = catalog.entry(row: row, locale: locale) else { continue }
        let having = Self.deviceTexts(of: own, catalog)
        add(asked, beside: having, row: row, locale: locale, catalog, into: &findings)
      }
    }
  }

  /// Reports the texts for devices that a translation lacks of those that its source has.
  private func add(
    _ asked: [DeviceText], beside own: [DeviceText], row: Int, locale: Int,
    _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    var having: [SlotPath: Set<String>] = [:]
    for text in own { having[text.parent, default: []].insert(text.device) }
    // A device has a text for each plural category.
    var told: Set<SlotPath> = []
    for text in asked {
      // A text without devices, and one for `other` alone, is for all of them on purpose.
      guard let devices = having[text.parent], devices != [DeviceText.others],
        !devices.contains(text.device)
      else { continue }
      let slot = text.parent.appending(.device(text.device))
      guard told.insert(slot).inserted else { continue }
      let hasOther = devices.contains(DeviceText.others)
      findings.add(
        catalog.subject(row: row, locale: locale, slot: slot.description),
        at: catalog.keySpan(of: text.reference.entry),
        hasOther ? .servedByOther(text.device) : .withoutDevice(text.device),
        level: hasOther ? .note : nil
      ) { $0.source = catalog.string(of: text.reference) }
    }
  }

  /// The texts of an entry that are for a device, in the order of the file; a device may have several.
  private static func deviceTexts(of entry: EntryReference, _ catalog: Catalog) -> [DeviceText] {
    let file = catalog.file(of: entry)
    return catalog.messages(of: entry).compactMap { message in
      let path = file.slots[Int(file.messages[message].slot)]
      guard let step = path.deviceStep, let device = path.device else { return nil }
      return DeviceText(
        parent: SlotPath(Array(path.components[..<step])), device: device,
        reference: MessageReference(entry: entry, message: message))
    }
  }
}

/// A text of an entry that is for one device.
private struct DeviceText {
  /// The device that stands for all that have no text of their own.
  static let others = "other"

  /// What is divided into devices: the whole text, or a variable of it.
  let parent: SlotPath
  /// Name of the device.
  let device: String
  /// The text; of a plural, one of its forms.
  let reference: MessageReference
}

extension SlotPath {
  /// Index of the step that names a device; nil in a text for all devices.
  fileprivate var deviceStep: Int? {
    components.firstIndex {
      if case .device = $0 { return true }
      return false
    }
  }

  /// The device that the text is for; nil for one of all devices.
  fileprivate var device: String? {
    for case .device(let name) in components { return name }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func servedByOther(_ name: String) -> Self {
    "the translation has no text for the device \(quoting: name), so its users get the text for other devices; add it"
  }

  fileprivate static func withoutDevice(_ name: String) -> Self {
    name == DeviceText.others
      ? """
      the translation has no text for other devices ('other'), so their users get the source text or \
      the key; add it
      """
      : """
      the translation has no text for the device \(quoting: name) and none for other devices, so its users get \
      the source text or the key; add it
      """
  }
}
