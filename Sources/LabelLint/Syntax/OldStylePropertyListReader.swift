/// Reads an old-style property list into a tree; for `.strings` files, `StringsReader` alone is faster.
enum OldStylePropertyListReader {
  /// Reads a file's text, which is a dictionary with or without outer braces.
  static func read(into file: inout CatalogFile) -> PropertyListTree {
    let bytes = file.source.text
    let text = bytes.span
    var reader = StringsReader(text, in: file.source.start..<bytes.count)
    var decoder = StringsDecoder(text, repairs: !file.source.isDecodable)
    var tree = PropertyListTree()
    tree.beginContainer(
      PropertyListNode(kind: .dictionary, span: ByteRange(file.source.start..<bytes.count)))
    while let event = reader.next() {
      if event.kind == .closing {
        tree.endContainer(at: event.value.end)
        continue
      }
      var node = PropertyListNode(kind: .string, span: ByteRange(event.value.range))
      let isInArray = event.key == .none
      if !isInArray {
        node.key = decoder.decodeKey(event.key, into: &file)
        node.keySpan = ByteRange(event.key.range)
        (node.comment, node.commentSpan) = file.comment(of: reader.comments)
      }
      switch event.kind {
      case .pair, .item, .shorthand:
        let firstRun = file.runs.count
        node.text = decoder.decode(event.value, into: &file)
        tree.append(node, takingRunsFrom: firstRun, of: &file)
      case .data:
        node.kind = .data
        tree.append(node)
      case .openingDictionary, .openingArray:
        node.kind = event.kind == .openingArray ? .array : .dictionary
        tree.beginContainer(node)
      case .closing: break
      }
    }
    tree.endContainer()
    tree.truncation = reader.truncation
    file.problems += reader.problems + decoder.problems
    return tree
  }
}
