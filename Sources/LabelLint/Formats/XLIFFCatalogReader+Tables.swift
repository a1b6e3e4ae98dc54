/// Entries: the units of a `file` by key, in the order of the file.
extension XLIFFCatalogReader {
  /// Makes entries of the units of a `file` in both of its languages.
  @_lifetime(self: copy self)
  mutating func appendTable(
    original: String, at start: Int, _ source: String?, _ target: String?,
    languagesAt place: Range<Int>
  ) {
    if target == nil, units.contains(where: { $0.target != nil }) {
      file.report(
        .emptyLocale, at: place,
        "the file does not say which language its texts are translated into: "
          + (isVersion2 ? "`trgLang` of `xliff`" : "`target-language` of `file`")
          + "; none of them is checked")
    }
    guard file.localeNames.count + 2 <= XCStringsCatalogReader.maximumLocales else {
      file.report(.tooLarge, at: place, "more than \(file.originals.count) files in one")
      return
    }
    file.appendTable(original, at: start)
    let locale = file.localeNames.count
    file.appendLocale(source ?? "")
    if let target { file.appendLocale(target) }
    if file.declaredSourceLocale == nil, let source, !source.isEmpty {
      file.declaredSourceLocale = source
    }
    let isOneLanguage = target.map { LocaleTag($0)?.merged == LocaleTag(source ?? "")?.merged }
    let keys = unitsByKey()
    let units = units
    for key in keys {
      var own = key.units.map { units[$0] }
      if isOneLanguage == true {
        // Texts of the source language wait for nobody.
        for index in own.indices { own[index].state = 0 }
        let isTarget = own.contains { $0.target != nil }
        appendEntry(own, isTarget ? locale + 1 : locale, isReplaced: key.isReplaced) {
          $0.target ?? $0.source
        }
        continue
      }
      appendEntry(own.map(\.ofSource), locale, isReplaced: key.isReplaced, \.source)
      if target != nil {
        appendEntry(own, locale + 1, isReplaced: key.isReplaced) { unit in
          // A target that is one tag is a place for a translation that is not made.
          unit.target.flatMap { $0.isOneTag ? nil : $0 }
        }
      }
    }
  }

  /// The units of each key, in the order in which the keys are met.
  @_lifetime(self: copy self)
  private mutating func unitsByKey() -> [XLIFFKey] {
    var names = KeyTable()
    var keys: [XLIFFKey] = []
    /// Index in `keys` of the last entry of each name.
    var last: [Int] = []
    for index in units.indices {
      var (number, isNew) = names.number(of: units[index].key, in: file)
      if !isNew, keys[last[number]].paths.contains(units[index].path) {
        let first = units[keys[last[number]].units[0]]
        if isName(units[index], of: first) {
          // Names of units need not differ, ids do.
          (units[index].key, units[index].path) = (units[index].id, .only)
          (number, isNew) = names.number(of: units[index].id, in: file)
        } else {
          reportDuplicate(units[index])
          keys[last[number]].isReplaced = true
          last[number] = keys.count
          keys.append(XLIFFKey())
        }
      }
      if isNew {
        last.append(keys.count)
        keys.append(XLIFFKey())
      }
      keys[last[number]].units.append(index)
      keys[last[number]].paths.insert(units[index].path)
    }
    return keys
  }

  /// Whether two units share a name and have different ids.
  private func isName(_ unit: XLIFFText, of other: XLIFFText) -> Bool {
    !file.holdsSame(unit.id, as: other.id, of: file)
  }

  @_lifetime(self: copy self)
  private mutating func reportDuplicate(_ unit: XLIFFText) {
    file.report(
      .duplicateKey, at: unit.keySpan.range,
      "the id '\(file.string(unit.id) ?? "")' occurs twice in this `file`")
  }

  /// Appends an entry with the texts of one language, if there are any.
  @_lifetime(self: copy self)
  private mutating func appendEntry(
    _ units: [XLIFFText], _ locale: Int, isReplaced: Bool,
    _ content: (XLIFFText) -> XLIFFContent?
  ) {
    let texts = units.compactMap { unit in content(unit).map { (unit: unit, content: $0) } }
    guard let first = texts.first?.unit else { return }
    var flags: Entry.Flags = isReplaced ? .replaced : []
    if !first.isTranslatable { flags.insert(.untranslatable) }
    let described = texts.first { !$0.unit.comment.isNone }?.unit ?? first
    let dropsName = Self.haveOneVariable(units)
    file.startEntry(
      key: first.key, at: first.keySpan, type: Self.type(of: texts.map(\.unit)),
      locale: locale, flags: flags, comment: described.comment,
      commentSpan: described.commentSpan, note: described.note)
    let isTarget = file.localeTargets(locale)
    for (unit, content) in texts {
      file.appendMessage(
        of: content, pieces[content.pieces],
        slot: file.slotIndex(of: dropsName ? unit.path.withoutVariables : unit.path),
        state: isTarget ? unit.state : 0,
        flags: isTarget && unit.state == XCStringsCatalogReader.newState ? .unfinished : [])
    }
    appendVariables(of: texts.map(\.unit))
  }

  /// Whether a key of a `.stringsdict` has one variable: its name is no part of slots then, as in that format.
  private static func haveOneVariable(_ units: [XLIFFText]) -> Bool {
    guard units.contains(where: \.isOfPropertyList) else { return false }
    let names = units.flatMap(\.path.components).compactMap { component -> String? in
      if case .variable(let name) = component { name } else { nil }
    }
    return Set(names).count == 1
  }

  /// What an entry with the texts of some units holds.
  private static func type(of units: [XLIFFText]) -> EntryType {
    // The format string of a `.stringsdict` has no slot.
    let paths = units.map(\.path).filter { $0 != .only }
    guard paths.count == units.count || units.contains(where: \.isOfPropertyList),
      let first = paths.first?.components.first
    else { return .string }
    switch first {
    case .plural, .unknownCategory, .variable: return .plural
    case .device: return .device
    case .width: return .width
    case .item: return .array
    case .config, .product: return .string
    }
  }

  /// Records the variables of the format string of the entry started last.
  @_lifetime(self: copy self)
  private mutating func appendVariables(of units: [XLIFFText]) {
    var seen: Set<SlotPath> = []
    for unit in units {
      let components = unit.path.components
      guard
        let step = components.firstIndex(where: { if case .variable = $0 { true } else { false } }),
        case .variable(let name) = components[step],
        seen.insert(SlotPath(Array(components[...step]))).inserted
      else { continue }
      let start = file.arena.count
      file.arena.append(contentsOf: name.utf8)
      file.substitutions.append(
        Substitution(
          entry: UInt32(clamping: file.entries.count - 1),
          name: TextRef(inArena: start..<file.arena.count), nameSpan: unit.keySpan,
          scope: UInt32(
            clamping: file.slotIndex(of: SlotPath(Array(components[..<step])))),
          argument: nil, specifier: .none))
    }
  }
}

/// What names of files say of their texts.
enum XLIFFName {
  /// The language that the name of a file says it is in: `messages.de.xlf`, `pt-BR.xliff`; nil for another name.
  static func locale(ofFile path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".").dropLast()
    guard let last = parts.last,
      let first = last.split(whereSeparator: { "-_".contains($0) }).first,
      (2...3).contains(first.utf8.count), let tag = LocaleTag(String(last)), !tag.isNoLanguage
    else { return nil }
    return String(last)
  }
}
