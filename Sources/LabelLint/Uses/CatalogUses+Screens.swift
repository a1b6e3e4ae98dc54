/// What stands on one screen and what can be pressed there, as far as the places of uses tell.
extension CatalogUses {
  /// Whether the element that a row's texts are on can be pressed.
  func isPressed(row: Int) -> Bool {
    guard let facts = facts(row: row) else { return false }
    return facts.isInteractive || ControlClass.isPressed(facts.role)
  }

  /// Whether two rows are used in one layout or menu, or in one block of code.
  func areTogether(row: Int, _ other: Int) -> Bool {
    uses(ofRow: row).contains { use in
      uses(ofRow: other).contains { areTogether(index.uses[Int(use)], index.uses[Int($0)]) }
    }
  }

  private func areTogether(_ use: SourceUse, _ other: SourceUse) -> Bool {
    guard use.file == other.file else { return false }
    if use.expression == other.expression || index.isScreen(file: use.file) { return true }
    let name = index.path(ofFile: use.file)
    let path = name.utf8.span
    if path.ends(with: ".xml") || path.ends(with: ".xib") || path.ends(with: ".storyboard") {
      return true
    }
    guard use.element >= 0, other.element >= 0 else { return false }
    let group = index.elements[Int(use.element)].group
    return group >= 0 && group == index.elements[Int(other.element)].group
  }

  /// Whether two rows are used, and never on one screen: all their uses lie in code, or all in layouts,
  /// and in other folders.
  ///
  /// A layout and the code beside it lie in different folders, so the two cannot be told apart.
  func areApart(row: Int, _ other: Int) -> Bool {
    let own = uses(ofRow: row)
    let others = uses(ofRow: other)
    if own.isEmpty || others.isEmpty { return false }
    for use in own {
      let file = index.uses[Int(use)].file
      for second in others {
        let otherFile = index.uses[Int(second)].file
        if file == otherFile
          || !areApart(index.path(ofFile: file), index.path(ofFile: otherFile))
        {
          return false
        }
      }
    }
    return true
  }

  /// Whether two files are of one sort, and of different screens: two layouts, or code of two folders.
  private func areApart(_ path: String, _ other: String) -> Bool {
    let (bytes, otherBytes) = (path.utf8.span, other.utf8.span)
    let isLayout = bytes.ends(with: ".xml")
    guard isLayout == otherBytes.ends(with: ".xml") else { return false }
    if isLayout { return true }
    return !Self.folder(of: bytes).hasSameBytes(as: Self.folder(of: otherBytes))
  }

  /// The part of a path up to its last separator.
  @_lifetime(copy path)
  private static func folder(of path: Span<UInt8>) -> Span<UInt8> {
    var end = path.count
    while end > 0, path[end - 1] != 0x2F { end -= 1 }
    return path.extracting(0..<end)
  }
}
