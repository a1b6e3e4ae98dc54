import LabelLint
import Yams

/// Reads the values of a fleet file and notes all that is wrong with them.
struct FleetReading {
  private let path: String
  private var problems: [String] = []

  /// A reading of a file in which nothing is wrong yet.
  init(path: String) { self.path = path }

  /// Notes what is wrong at a value.
  mutating func add(_ node: Node?, _ message: String) {
    let mark = node?.mark
    problems.append("\(path):\(mark?.line ?? 1):\(mark?.column ?? 1): \(message)")
  }

  /// How much is wrong.
  var problemCount: Int { problems.count }

  /// Most problems that are named.
  private static let mostNamed = 10

  /// Ends the command when something is wrong.
  func finish() throws {
    if problems.isEmpty { return }
    var named = Array(problems.prefix(Self.mostNamed))
    if problems.count > named.count {
      named.append("\(path): and \(problems.count - named.count) more")
    }
    throw ProjectError(lines: named, path: path)
  }

  /// The members of a map; unknown ones are noted with the nearest name.
  mutating func members(_ node: Node?, of what: String, known: [String]) -> [String: Node] {
    guard let mapping = node?.mapping else {
      add(node, "\(what) must be a map of names and values")
      return [:]
    }
    var members: [String: Node] = [:]
    for (key, value) in mapping {
      let name = key.string ?? ""
      if known.contains(name) {
        members[name] = value
      } else {
        add(key, "\(what) has no '\(VisibleText.escaped(name))'. \(unknown(name, among: known))")
      }
    }
    return members
  }

  /// A text that is not empty; nil where there is none.
  mutating func text(_ node: Node?, _ name: String) -> String? {
    guard let node else { return nil }
    guard let text = node.scalar?.string, !text.isEmpty else {
      add(node, "'\(name)' takes a text")
      return nil
    }
    return text
  }

  /// Texts; none where nothing is said.
  mutating func texts(_ node: Node?, _ name: String) -> [String] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      add(node, "'\(name)' takes a list")
      return []
    }
    return sequence.compactMap { text($0, name) }
  }

  /// The folder that a path lies in; empty for the working folder.
  static func folder(of path: String) -> String {
    path.utf8.contains(UInt8(ascii: "/")) ? ProjectRoot.folder(of: path) : ""
  }

  /// A path below a folder; an absolute one stays.
  static func joined(_ folder: String, _ path: String) -> String {
    if ProjectRoot.isAbsolute(path) || folder.isEmpty { return path }
    return path == "." ? folder : (folder == "/" ? "/" : folder + "/") + path
  }
}
