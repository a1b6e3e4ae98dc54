/// The objects of an Xcode project by their identifiers, as far as they tell which files targets are built with.
///
/// The format is that of `project.pbxproj`: a property list whose `objects` refer to each other by identifiers.
struct XcodeObjects {
  /// One object: a group, a file, a target, a build phase.
  struct Object {
    /// What it is: `PBXGroup`.
    var isa = ""
    /// Its path in the group around it.
    var path: String?
    /// What the path is relative to: `<group>`, `SOURCE_ROOT`.
    var sourceTree = ""
    /// Other objects that it names, one after the other, by member.
    var lists: [String: [String]] = [:]
    /// The object or text that it names, by member.
    var names: [String: String] = [:]
  }

  /// Members that name one object or text.
  private static let nameMembers: Set<String> = [
    "fileRef", "target", "mainGroup", "projectDirPath", "shellScript",
  ]

  /// The objects.
  private(set) var objects: [String: Object] = [:]
  /// Identifier of the project itself.
  private(set) var root = ""
  /// Where the file cannot be read, and what is wrong there; nil for a sound one.
  private(set) var problem: (offset: Int, message: String)?
  /// The file, to tell places in it.
  let source: SourceFile

  /// Reads a project file; whatever its bytes are.
  init(path: String, bytes: [UInt8]) {
    let list = PropertyListFile(path: path, bytes: bytes, emptiness: .error)
    source = list.source
    var file = CatalogFile(source: list.source, format: .strings, table: "")
    var tree = PropertyListTree()
    switch list.syntax {
    case .oldStyle: tree = OldStylePropertyListReader.read(into: &file)
    case .xml: tree = XMLPropertyListReader.read(into: &file)
    case .binary, .none: break
    }
    if let first = (list.problems + file.problems).first(where: { $0.severity == .error }) {
      problem = (Int(first.span.start), first.message)
    } else if let cut = tree.truncation {
      problem = (cut.lowerBound, "the file continues after its end")
    }
    read(tree, in: file)
    if problem == nil, objects[root]?.isa != "PBXProject" {
      problem = (0, "it names no project among its objects")
    }
  }

  private mutating func read(_ tree: PropertyListTree, in file: CatalogFile) {
    guard !tree.nodes.isEmpty else { return }
    for member in tree.children(of: 0) {
      switch file.string(tree.nodes[member].key) {
      case "rootObject": root = file.string(tree.nodes[member].text) ?? ""
      case "objects":
        for object in tree.children(of: member) where tree.nodes[object].kind == .dictionary {
          guard let name = file.string(tree.nodes[object].key) else { continue }
          objects[name] = Self.object(object, of: tree, in: file)
        }
      default: break
      }
    }
  }

  private static func object(
    _ node: Int, of tree: PropertyListTree, in file: CatalogFile
  ) -> Object {
    var object = Object()
    for member in tree.children(of: node) {
      guard let name = file.string(tree.nodes[member].key) else { continue }
      if tree.nodes[member].kind == .array {
        object.lists[name] = tree.children(of: member).compactMap {
          file.string(tree.nodes[$0].text)
        }
        continue
      }
      guard let text = file.string(tree.nodes[member].text) else { continue }
      switch name {
      case "isa": object.isa = text
      case "path": object.path = text
      case "sourceTree": object.sourceTree = text
      default: if nameMembers.contains(name) { object.names[name] = text }
      }
    }
    return object
  }

  /// The objects that a member of an object names, each once.
  func list(_ member: String, of id: String) -> [String] {
    var seen: Set<String> = []
    return (objects[id]?.lists[member] ?? []).filter { seen.insert($0).inserted }
  }

  /// The object or text that a member of an object names.
  func name(_ member: String, of id: String) -> String? { objects[id]?.names[member] }
}
