import LabelLint
import Yams

/// Reads YAML, and so JSON, as settings with places.
///
/// Scalars stay as written: with YAML 1.1 the locale `no` and the word `off` would both be false.
package enum YAMLSettings {
  /// Largest file that is read, in bytes.
  static let maximumBytes = 1 << 20
  /// Most values of a file, those behind aliases counted as often as they are named.
  static let maximumNodes = 100_000
  /// Deepest nesting.
  static let maximumDepth = 32

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - source: Path that places name.
  ///   - isFile: Whether places have lines; a preset's have none.
  /// - Returns: The settings.
  /// - Throws: What is no YAML, or too much of it.
  package static func read(
    _ bytes: [UInt8], source: String, isFile: Bool = true
  ) throws(SettingsProblems) -> SettingNode {
    let start = isFile ? SettingPlace(path: source, line: 1, column: 1) : SettingPlace(source)
    guard bytes.count <= maximumBytes else {
      throw SettingsProblems(start, "the file is larger than 1 MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SettingsProblems(start, "the file is not UTF-8")
    }
    let root: Node?
    do {
      // The encoding named: else the environment is asked for one, at the cost of reading all of it.
      root = try compose(yaml: text, .basic, .default, .utf8)
    } catch {
      throw problem(error, start)
    }
    guard let root else { return SettingNode(value: .map([]), place: start) }
    var reading = Reading(source: source, isFile: isFile)
    return try reading.node(root, depth: 0)
  }

  /// Turns nodes of Yams into settings.
  private struct Reading {
    let source: String
    let isFile: Bool
    var count = 0

    mutating func node(_ node: Node, depth: Int) throws(SettingsProblems) -> SettingNode {
      let place = place(of: node)
      count += 1
      guard count <= maximumNodes else { throw SettingsProblems(place, "too many values") }
      guard depth <= maximumDepth else { throw SettingsProblems(place, "nested too deeply") }
      switch node {
      case .scalar(let scalar): return SettingNode(value: .scalar(scalar.string), place: place)
      case .sequence(let sequence):
        var elements: [SettingNode] = []
        for element in sequence { elements.append(try self.node(element, depth: depth + 1)) }
        return SettingNode(value: .list(elements), place: place)
      case .mapping(let mapping):
        var members: [SettingNode.Member] = []
        for (key, value) in mapping {
          let keyPlace = self.place(of: key)
          guard let name = key.scalar?.string else {
            throw SettingsProblems(keyPlace, "expected a name, found a list or map")
          }
          members.append(
            SettingNode.Member(
              name: name, place: keyPlace, node: try self.node(value, depth: depth + 1)))
        }
        return SettingNode(value: .map(members), place: place)
      case .alias: throw SettingsProblems(place, "an alias without its anchor")
      }
    }

    private func place(of node: Node) -> SettingPlace {
      guard isFile else { return SettingPlace(source) }
      return SettingPlace(path: source, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }
  }

  /// What Yams says of a text that is no YAML.
  private static func problem(_ error: any Error, _ start: SettingPlace) -> SettingsProblems {
    guard let error = error as? YamlError else { return SettingsProblems(start, "\(error)") }
    func place(_ mark: Mark) -> SettingPlace {
      SettingPlace(path: start.source, line: mark.line, column: mark.column)
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return SettingsProblems(place(mark), "not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { VisibleText.escaped($0) }.sorted()
      return SettingsProblems(
        place(context.mark), "the key '\(names.joined(separator: "', '"))' appears twice")
    case .dataCouldNotBeDecoded: return SettingsProblems(start, "the file is not UTF-8")
    default: return SettingsProblems(start, "not YAML: \(VisibleText.escaped("\(error)"))")
    }
  }
}
