/// Labels of layouts and interface files that code replaces before anybody hears them.
enum ReplacedLabels {
  /// Marks the labels of layouts on elements that code puts another label on.
  ///
  /// Code that puts the same one there, too, switches between the two.
  ///
  /// - Parameters:
  ///   - elements: The elements that a layout and code have in common.
  ///   - draft: What was found, with the uses of code on the elements of layouts.
  ///   - isLayout: Whether each file is a layout.
  static func mark(elements: Set<Int32>, of draft: inout UsageDraft, _ isLayout: [Bool]) {
    var keys: [Int32: [ByteRange]] = [:]
    for use in draft.uses
    where use.purpose == .label && elements.contains(use.element) && !isLayout[Int(use.file)] {
      keys[use.element, default: []].append(use.key)
    }
    if keys.isEmpty { return }
    for index in draft.uses.indices {
      let use = draft.uses[index]
      guard use.purpose == .label, isLayout[Int(use.file)], let others = keys[use.element] else {
        continue
      }
      let own = draft.arena[use.key.range]
      if !others.contains(where: { draft.arena[$0.range] == own }) {
        draft.uses[index].flags.insert(.isReplaced)
      }
    }
  }

  /// Marks the labels of interface files on objects whose outlet code puts a label on.
  static func mark(outletsOf draft: inout UsageDraft) {
    if draft.outlets.isEmpty { return }
    let isInterface = draft.files.map {
      $0.utf8.span.closes(with: ".storyboard") || $0.utf8.span.closes(with: ".xib")
    }
    var names: Set<[UInt8]> = []
    for use in draft.uses
    where use.purpose == .label && use.element >= 0 && !isInterface[Int(use.file)] {
      let name = draft.elements[Int(use.element)].name
      if ElementLinking.isOwnName(name, draft) { names.insert(Array(draft.arena[name.range])) }
    }
    if names.isEmpty { return }
    var keys: Set<[UInt8]> = []
    for outlet in draft.outlets where names.contains(Array(draft.arena[outlet.name.range])) {
      let object = Array(draft.arena[outlet.object.range])
      for property in InterfaceBuilderKind.labelProperties {
        keys.insert(object + Array(".\(property)".utf8))
      }
    }
    if keys.isEmpty { return }
    for index in draft.uses.indices {
      let use = draft.uses[index]
      guard use.purpose == .label, isInterface[Int(use.file)],
        keys.contains(Array(draft.arena[use.key.range]))
      else { continue }
      draft.uses[index].flags.insert(.isReplaced)
    }
  }
}
