/// A property list as a tree, its nodes in the order of the file: each before those inside it.
struct PropertyListTree: Sendable {
  /// The nodes; the first is the whole list, none where the file holds nothing readable.
  private(set) var nodes: [PropertyListNode] = []
  /// Ways back from decoded strings to the file.
  private(set) var runs: [MappingRun] = []
  /// Where CoreFoundation stops reading without an error; nil when it does not.
  var truncation: Range<Int>?
  /// Indexes of the containers that are not complete yet.
  private var open: [Int] = []

  /// The first nodes inside a node, in order.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < nodes[node].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// Adds a value that holds no other.
  mutating func append(_ node: PropertyListNode) {
    var node = node
    node.end = nodes.count + 1
    nodes.append(node)
  }

  /// Adds a string whose runs stand at the end of a file's runs, and takes them over.
  mutating func append(
    _ node: PropertyListNode, takingRunsFrom first: Int, of file: inout CatalogFile
  ) {
    var node = node
    let start = runs.count
    if file.runs.count > first {
      runs.append(contentsOf: file.runs[first...])
      file.runs.removeLast(file.runs.count - first)
    }
    node.runs = start..<runs.count
    append(node)
  }

  /// Gives a node the comment that turned out to belong to it.
  mutating func setComment(_ comment: TextRef, at span: ByteRange, of node: Int) {
    guard nodes.indices.contains(node) else { return }
    nodes[node].comment = comment
    nodes[node].commentSpan = span
  }

  /// Adds a container; nodes added until it is closed are inside it.
  mutating func beginContainer(_ node: PropertyListNode) {
    open.append(nodes.count)
    append(node)
  }

  /// Closes the container opened last.
  ///
  /// - Parameter end: Offset behind it in the file; nil keeps the span it began with.
  mutating func endContainer(at end: Int? = nil) {
    guard let index = open.popLast() else { return }
    nodes[index].end = nodes.count
    if let end {
      let start = Int(nodes[index].span.start)
      nodes[index].span = ByteRange(start..<max(start, end))
    }
  }
}
