/// The slots of a string catalog's texts as a tree: a form inside a form is a step of its path.
///
/// Nodes 0 to 6 are the slots that every file has. A path becomes a slot of the file when a text
/// needs it.
struct VariationTable {
  /// How many steps a path may have; Xcode writes at most three.
  static let maximumSteps = 8

  /// What the name of a step means; the raw value tells equal names apart.
  enum Kind: Int {
    /// A plural category.
    case plural
    /// A word that is no plural category.
    case unknownCategory
    /// A device.
    case device
    /// A width.
    case width
    /// A substitution.
    case substitution
    /// A string of a set, from 0.
    case item
  }

  /// A place in the tree.
  private struct Node {
    /// The steps to it.
    let path: SlotPath
    /// Index in `CatalogFile.slots`; nil until a text needs it.
    var slot: Int?
    /// Number of the object it was last seen in.
    var lastObject = 0
  }

  private var nodes: [Node]
  /// Numbers the nodes behind those that every file has.
  private var names = KeyTable()

  /// A tree of the slots that every file has.
  init() {
    nodes = CatalogFile.commonSlots.enumerated().map { Node(path: $1, slot: $0) }
  }

  /// The steps to a node.
  func path(of node: Int) -> SlotPath { nodes[node].path }

  /// Whether a node lies as deep as nodes may.
  func isDeepest(_ node: Int) -> Bool {
    nodes[node].path.components.count >= Self.maximumSteps
  }

  /// The node of a plural category inside another.
  mutating func node(of category: PluralCategory, in parent: Int, of file: CatalogFile) -> Int {
    if parent == 0 { return CatalogFile.slotIndex(of: category) }
    let place = CatalogFile.slotIndex(of: category)
    return node(.none, .plural, place, in: parent, of: file) { .plural(category) }.node
  }

  /// The node of a string of a set inside another.
  mutating func node(ofItem index: Int, in parent: Int, of file: CatalogFile) -> Int {
    node(.none, .item, index, in: parent, of: file) { .item(index) }.node
  }

  /// The node of a free name, such as that of a device, inside another, and whether it is new.
  mutating func node(
    named name: TextRef, _ kind: Kind, in parent: Int, of file: CatalogFile
  ) -> (node: Int, isNew: Bool) {
    node(name, kind, 0, in: parent, of: file) {
      let text = file.string(name) ?? ""
      return switch kind {
      case .unknownCategory: .unknownCategory(text)
      case .device: .device(text)
      case .width: .width(text)
      default: .variable(text)
      }
    }
  }

  /// Whether a node is met for the first time in an object; objects are numbered from 1.
  mutating func isFirst(_ node: Int, inObject object: Int) -> Bool {
    let isFirst = nodes[node].lastObject != object
    nodes[node].lastObject = object
    return isFirst
  }

  /// The index in the file's slots of a node.
  mutating func slot(of node: Int, in file: inout CatalogFile) -> Int {
    if let slot = nodes[node].slot { return slot }
    file.slots.append(nodes[node].path)
    nodes[node].slot = file.slots.count - 1
    return file.slots.count - 1
  }

  private mutating func node(
    _ name: TextRef, _ kind: Kind, _ index: Int, in parent: Int, of file: CatalogFile,
    component: () -> SlotPath.Component
  ) -> (node: Int, isNew: Bool) {
    let owner = index << 32 | parent << 3 | kind.rawValue
    let (number, isNew) = names.number(of: name, owner: owner, in: file)
    if isNew { nodes.append(Node(path: nodes[parent].path.appending(component()), slot: nil)) }
    return (number + CatalogFile.commonSlots.count, isNew)
  }
}
