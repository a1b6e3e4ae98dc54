/// Brings together what a layout and the code beside it say of one element: `@+id/play_button` and
/// `binding.playButton`.
enum ElementLinking {
  /// Shortest name that is taken for an identifier of its own, in bytes.
  private static let shortest = 6

  /// Marks rows and joins elements of a draft.
  static func link(_ draft: inout UsageDraft) {
    markRows(&draft)
    let layouts = layoutElements(draft)
    if layouts.isEmpty { return }
    var joined: [Int32: Int32] = [:]
    for index in draft.elements.indices {
      let element = draft.elements[index]
      guard !isLayout(element, draft), isOwnName(element.name, draft),
        let layout = layouts[hash(element.name, draft)], layout >= 0
      else { continue }
      joined[Int32(clamping: index)] = layout
    }
    if joined.isEmpty { return }
    for index in draft.uses.indices {
      guard let layout = joined[draft.uses[index].element] else { continue }
      draft.uses[index].element = layout
      let isPressed = draft.elements[Int(layout)].flags.contains(.isInteractive)
      if isPressed, draft.uses[index].purpose == .shortText { draft.uses[index].purpose = .action }
    }
  }

  /// Elements of layouts that a list shows are in rows, whatever their files are called.
  private static func markRows(_ draft: inout UsageDraft) {
    if draft.rowLayouts.isEmpty { return }
    let names = Set(draft.rowLayouts.map { String(decoding: draft.arena[$0.range], as: UTF8.self) })
    let isRow = draft.files.map { path in
      let name = path.split(separator: "/").last ?? ""
      return name.hasSuffix(".xml") && names.contains(String(name.dropLast(4)))
    }
    for index in draft.elements.indices where isRow[Int(draft.elements[index].file)] {
      draft.elements[index].flags.insert(.isRow)
    }
  }

  /// Elements of layouts by their identifiers; -1 where several differ.
  private static func layoutElements(_ draft: UsageDraft) -> [UInt64: Int32] {
    var layouts: [UInt64: Int32] = [:]
    for index in draft.elements.indices {
      let element = draft.elements[index]
      guard element.name.count > 0, isLayout(element, draft) else { continue }
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
      && fileName(one, draft) == fileName(other, draft)
  }

  private static func fileName(_ element: UseElement, _ draft: UsageDraft) -> Substring {
    let path = draft.files[Int(element.file)]
    return path.split(separator: "/").last ?? ""
  }

  private static func isLayout(_ element: UseElement, _ draft: UsageDraft) -> Bool {
    draft.files[Int(element.file)].hasSuffix(".xml")
  }

  /// Whether a name is more than one word, such as every screen may have.
  private static func isOwnName(_ name: ByteRange, _ draft: UsageDraft) -> Bool {
    guard name.count >= shortest else { return false }
    return draft.arena[name.range].dropFirst().contains { $0 == 0x5F || ASCII.isUpperCase($0) }
  }

  /// Hash of a name without underscores and case.
  private static func hash(_ name: ByteRange, _ draft: UsageDraft) -> UInt64 {
    var bytes: [UInt8] = []
    for byte in draft.arena[name.range] where byte != 0x5F { bytes.append(ASCII.lowercased(byte)) }
    return bytes.span.hash(seed: 0xC2B2_AE3D_27D4_EB4F)
  }
}
