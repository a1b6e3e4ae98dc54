import LabelLint

/// What the server says of itself and of its tools: the data files `agents`.
enum MCPTools {
  /// How to work with it.
  static let instructions = Resource.text(of: "agents/instructions.txt")

  /// The tools, in the order in which they are listed.
  static let all: [JSONValue] =
    (try? JSONValue(Array(Resource.text(of: "agents/tools.json").utf8).span))?.elements ?? []
}
