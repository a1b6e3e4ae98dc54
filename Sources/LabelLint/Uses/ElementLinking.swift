/// Brings together what a layout and the code beside it say of one element: `@+id/play_button` and
/// `binding.playButton`.
enum ElementLinking {
  /// Shortest name that is taken for an identifier of its own, in bytes.
  private static let shortest = 6

  /// Marks rows and joins elements of a draft.
  static func link(_ draft: inout UsageDraft) {
    dropHidden(&draft)
    markRows(&draft)
    RowComposables.mark(&draft)
    InheritedTypes.mark(&draft)
    ReplacedLabels.mark(outletsOf: &draft)
    let isLayout = draft.files.map { $0.utf8.span.closes(with: ".xml") }
    if draft.wrapsTitles { markWrapping(&draft, isLayout) }
    let layouts = layoutElements(draft, isLayout)
    markTapped(&draft, layouts)
    markPictured(&draft, layouts)
    markGivenTexts(&draft, layouts)
    markReadWithRow(&draft, isLayout)
    if layouts.isEmpty { return }
    var joined: [Int32: Int32] = [:]
    for index in draft.elements.indices {
      let element = draft.elements[index]
      guard !isLayout[Int(element.file)], isOwnName(element.name, draft),
        let layout = layouts[hash(element.name, draft)], layout >= 0
      else { continue }
      joined[Int32(clamping: index)] = layout
      draft.elements[Int(layout)].flags.formUnion(
        element.flags.intersection([.isNameless, .changesPicture]))
    }
    if joined.isEmpty { return }
    for index in draft.uses.indices {
      guard let layout = joined[draft.uses[index].element] else { continue }
      draft.uses[index].element = layout
      let isPressed = draft.elements[Int(layout)].flags.contains(.isInteractive)
      if isPressed, draft.uses[index].purpose == .shortText { draft.uses[index].purpose = .action }
    }
    ReplacedLabels.mark(elements: Set(joined.values), of: &draft, isLayout)
  }

  /// Leaves out the texts of views that their layouts hide and no code mentions: nobody meets them.
  ///
  /// A name of one word may be mentioned without its type, so that its view counts.
  private static func dropHidden(_ draft: inout UsageDraft) {
    let hidden = Set(
      draft.elements.indices.filter { index in
        let element = draft.elements[index]
        return element.flags.contains(.isHidden) && isOwnName(element.name, draft)
          && !draft.names.mayHold(
            String(decoding: draft.arena[element.name.range], as: UTF8.self))
      }.map { Int32(clamping: $0) })
    if hidden.isEmpty { return }
    draft.uses.removeAll { hidden.contains($0.element) }
  }

  /// Elements of layouts that a list shows are in rows, whatever their files are called; those of layouts that code shows
  /// elsewhere alone are in none.
  private static func markRows(_ draft: inout UsageDraft) {
    let names = Set(draft.rowLayouts.map { String(decoding: draft.arena[$0.range], as: UTF8.self) })
    let isRow = draft.files.map { path -> Bool? in
      let parts = path.split(separator: "/")
      let name = parts.last ?? ""
      guard name.hasSuffix(".xml") else { return nil }
      if names.contains(String(name.dropLast(4))) { return true }
      let spelled = RowFile.nameWithoutCase(name.utf8.dropLast(4))
      let isLayout = parts.dropLast().last?.hasPrefix("layout") ?? false
      if isLayout, draft.inflatedRows.contains(spelled) { return true }
      if let isShownInRows = draft.shownLayouts[spelled] { return isShownInRows ? nil : false }
      // Where programs show other layouts, one that nothing names is shown by none.
      let isUnused = !draft.shownLayouts.isEmpty && !draft.namedLayouts.contains(spelled)
      return isLayout && isUnused ? false : nil
    }
    for index in draft.elements.indices {
      switch isRow[Int(draft.elements[index].file)] {
      case true?: draft.elements[index].flags.insert(.isRow)
      case false?: draft.elements[index].flags.remove(.isRow)
      case nil: break
      }
    }
  }

  /// Preferences show their titles as the styles of the app say.
  private static func markWrapping(_ draft: inout UsageDraft, _ isLayout: [Bool]) {
    for index in draft.elements.indices where isLayout[Int(draft.elements[index].file)] {
      let name = draft.elements[index].className.range
      if ControlClass.isPreference(draft.arena.span.extracting(name)) {
        draft.elements[index].flags.insert(.wrapsTitle)
      }
    }
  }

  /// What code listens to can be pressed, whatever its layout says.
  private static func markTapped(_ draft: inout UsageDraft, _ layouts: [UInt64: Int32]) {
    for name in draft.tappedViews where isOwnName(name, draft) {
      guard let layout = layouts[hash(name, draft)], layout >= 0 else { continue }
      draft.elements[Int(layout)].flags.insert(.isTapped)
    }
  }

  /// What code gives one of two pictures changes, unless code says so in words somewhere.
  private static func markPictured(_ draft: inout UsageDraft, _ layouts: [UInt64: Int32]) {
    if draft.picturedViews.isEmpty { return }
    let told = Set((draft.textedViews + draft.labelledViews).map { hash($0, draft) })
    // What takes a picture is a view: one word is enough of a name.
    for name in draft.picturedViews {
      let hash = hash(name, draft)
      guard !told.contains(hash), let layout = layouts[hash], layout >= 0 else { continue }
      draft.elements[Int(layout)].flags.insert(.changesPicture)
    }
  }

  /// What code gives texts but never a label, a state or the like.
  private static func markGivenTexts(_ draft: inout UsageDraft, _ layouts: [UInt64: Int32]) {
    let labelled = Set(draft.labelledViews.map { hash($0, draft) })
    for name in draft.textedViews where isOwnName(name, draft) {
      let hash = hash(name, draft)
      guard !labelled.contains(hash), let layout = layouts[hash], layout >= 0 else { continue }
      draft.elements[Int(layout)].flags.insert(.isGivenText)
    }
  }

  /// A part of a row that is pressed as a whole is no element of its own, unless it is pressed itself: screen readers of
  /// Android read its label with the row's texts.
  private static func markReadWithRow(_ draft: inout UsageDraft, _ isLayout: [Bool]) {
    let tapped = Set(draft.tappedViews.map { hash($0, draft) })
    let isWhole = draft.files.map { path in
      let name = (path.split(separator: "/").last ?? "").utf8.dropLast(".xml".utf8.count)
      return draft.pressedRows.contains(RowFile.nameWithoutCase(name))
    }
    for index in draft.elements.indices {
      let element = draft.elements[index]
      let file = Int(element.file)
      let isPart = isLayout[file] && (isWhole[file] || element.flags.contains(.isInPressed))
      // A row without a text has no other name.
      let isAlone = !element.flags.isDisjoint(with: [.isInteractive, .isTapped, .isNameless])
      if isPart, !isAlone, !tapped.contains(hash(element.name, draft)) {
        draft.elements[index].flags.remove(.isRow)
      }
    }
  }

  /// Elements of layouts by their identifiers; -1 where several differ.
  private static func layoutElements(
    _ draft: UsageDraft, _ isLayout: [Bool]
  ) -> [UInt64: Int32] {
    var layouts: [UInt64: Int32] = [:]
    for index in draft.elements.indices {
      let element = draft.elements[index]
      guard element.name.count > 0, isLayout[Int(element.file)] else { continue }
      let hash = hash(element.name, draft)
      guard let known = layouts[hash] else {
        layouts[hash] = Int32(clamping: index)
        continue
      }
      // The same layout for another screen is the same element.
      if known >= 0, !isSame(draft.elements[Int(known)], element, draft) { layouts[hash] = -1 }
    }
    return layouts
  }

  private static func isSame(_ one: UseElement, _ other: UseElement, _ draft: UsageDraft) -> Bool {
    draft.arena[one.className.range] == draft.arena[other.className.range]
      && fileName(one, draft).elementsEqual(fileName(other, draft))
  }

  private static func fileName(_ element: UseElement, _ draft: UsageDraft) -> Substring.UTF8View {
    let path = draft.files[Int(element.file)].utf8
    return path.lastIndex(of: 0x2F).map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Whether a name is more than one word, such as every screen may have.
  static func isOwnName(_ name: ByteRange, _ draft: UsageDraft) -> Bool {
    guard name.count >= shortest else { return false }
    return draft.arena[name.range].dropFirst().contains { $0 == 0x5F || ASCII.isUpperCase($0) }
  }

  /// Hash of a name without underscores and case.
  private static func hash(_ name: ByteRange, _ draft: UsageDraft) -> UInt64 {
    var hash: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    for index in name.range {
      let byte = draft.arena[index]
      if byte != 0x5F { hash = (hash ^ UInt64(ASCII.lowercased(byte))) &* 0x9E37_79B9_7F4A_7C15 }
    }
    return hash ^ hash >> 32
  }
}
