/// What types of Apple programs inherit from, and what that says of the elements of their code.
enum InheritedTypes {
  /// Marks elements of classes that inherit from a control, and labels of types that code announces.
  static func mark(_ draft: inout UsageDraft) {
    if draft.ancestors.isEmpty { return }
    var announced: Set<Int32> = []
    for index in draft.elements.indices {
      let element = draft.elements[index]
      guard element.className.count > 0 else { continue }
      let name = String(decoding: draft.arena[element.className.range], as: UTF8.self)
      let types = types(of: name, in: draft.ancestors)
      if !draft.announcedTypes.isDisjoint(with: types) {
        announced.insert(Int32(clamping: index))
      }
      if isObjectiveC(draft.files[Int(element.file)]) { markControl(index, types, &draft) }
    }
    if announced.isEmpty { return }
    for index in draft.uses.indices
    where draft.uses[index].purpose == .label && announced.contains(draft.uses[index].element) {
      draft.uses[index].purpose = .announcement
    }
  }

  /// Gives an element the class of the control that its own class inherits from.
  ///
  /// In Objective-C that stands elsewhere than the methods: `@interface Play : UIButton`.
  private static func markControl(_ index: Int, _ types: [String], _ draft: inout UsageDraft) {
    for type in types {
      guard let role = ControlClass.inheritedRole(of: type.utf8.span) else { continue }
      draft.elements[index].className = draft.store(type.utf8)
      draft.elements[index].flags.remove(.isCustom)
      if ControlClass.isPressed(role) { draft.elements[index].flags.insert(.isInteractive) }
      return
    }
  }

  private static func isObjectiveC(_ path: String) -> Bool {
    path.hasSuffix(".m") || path.hasSuffix(".mm")
  }

  /// A type and all that it inherits from, as far as programs declare it, the nearest first.
  private static func types(of name: String, in ancestors: [String: [String]]) -> [String] {
    var types = [name]
    var next = 0
    while next < types.count {
      for type in ancestors[types[next]] ?? [] where !types.contains(type) { types.append(type) }
      next += 1
    }
    return types
  }
}

extension CodeUses {
  /// Names of one declaration that are looked at.
  private static let mostAncestors = 16

  /// Remembers what a type inherits from: `class Play: UIButton, Themed`, `@interface Play : UIButton`.
  mutating func readAncestors(of name: Int) {
    guard isWord(name), isMark(name + 1, 0x3A) else { return }
    var names: [String] = []
    var index = name + 2
    while isWord(index), names.count < Self.mostAncestors {
      names.append(String(decoding: text[tokens[index].range], as: UTF8.self))
      guard isMark(index + 1, 0x2C) else { break }
      index += 2
    }
    let own = String(decoding: text[tokens[name].range], as: UTF8.self)
    draft.ancestors[own, default: []] += names
  }

  /// Remembers the type of which code announces the label: `post(notification: …, argument: model.accessibilityLabel)`.
  mutating func noteAnnouncedType(_ value: Range<Int>) {
    let label = value.upperBound - 1
    guard value.count > 2, isWord(label, "accessibilityLabel"), isMark(label - 1, 0x2E),
      isWord(label - 2), let type = declaration(of: label - 2)?.type, type >= 0
    else { return }
    draft.announcedTypes.insert(String(decoding: text[tokens[type].range], as: UTF8.self))
  }
}
