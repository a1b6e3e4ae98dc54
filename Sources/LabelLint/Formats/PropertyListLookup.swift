/// Looking into property lists by key.
extension CatalogFile {
  /// The values in a dictionary; of a key that is there twice the last, and a problem.
  mutating func distinctChildren(of node: Int, in tree: PropertyListTree) -> [Int] {
    var children: [Int] = []
    var places: [[UInt8]: Int] = [:]
    for child in tree.children(of: node) {
      let key = tree.nodes[child].key
      let bytes = byteArray(key)
      if let place = places[bytes] {
        report(
          .duplicateKey, at: tree.nodes[child].keySpan.range,
          "`\(string(key) ?? "")` is there twice in one dictionary; apps take the last")
        children[place] = child
      } else {
        places[bytes] = children.count
        children.append(child)
      }
    }
    return children
  }
}

/// Leading back from decoded strings to the file.
extension PropertyListTree {
  /// Byte offsets in the file of a piece of a string's decoded text; the whole string where the way
  /// back is not known.
  func sourceRange(of piece: Range<Int>, in node: PropertyListNode) -> Range<Int> {
    if !node.text.isInArena {
      let start = Int(node.text.start)
      return start + piece.lowerBound..<start + piece.upperBound
    }
    guard let first = bounds(of: piece.lowerBound, in: node),
      let last = bounds(of: max(piece.lowerBound, piece.upperBound - 1), in: node)
    else { return node.span.range }
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// Byte offsets in the file that one byte of a string in the arena was read from.
  private func bounds(of offset: Int, in node: PropertyListNode) -> Range<Int>? {
    guard let run = runs[node.runs].last(where: { Int($0.decoded) <= offset }) else { return nil }
    let source = Int(run.source)
    if run.sourceCount > 0 { return source..<source + Int(run.sourceCount) }
    return source + offset - Int(run.decoded)..<source + offset - Int(run.decoded) + 1
  }
}
