import Testing

/// A folder of the library uses only itself and the folders above it.
@Suite("Layers of the library")
struct LayerTests {
  /// The folders, uppermost first.
  static let layers = [
    "Source", "Text", "Catalog", "Findings", "Syntax", "Formats", "Lexicon", "Rules", "Engine",
    "Reports",
  ]

  /// Types by the folder that declares them.
  static let layerOfType: [String: Int] = {
    var layers: [String: Int] = [:]
    for (number, layer) in Self.layers.enumerated() {
      for file in Repository.swiftFiles(below: "Sources/LabelLint/" + layer) {
        for name in Self.declaredTypes(in: file) { layers[name] = number }
      }
    }
    return layers
  }()

  @Test("every folder of the library is a layer")
  func folders() {
    let files = Repository.swiftFiles(below: "Sources/LabelLint")
    #expect(files.count > 50)
    for file in files {
      let folder = file.path.split(separator: "/")[2]
      #expect(Self.layers.contains(String(folder)), "\(file.path) lies in no layer")
    }
  }

  @Test("no file names a type of a folder below its own", arguments: LayerTests.layers)
  func order(layer: String) throws {
    let own = try #require(Self.layers.firstIndex(of: layer))
    for file in Repository.swiftFiles(below: "Sources/LabelLint/" + layer) {
      for word in Self.words(in: file) {
        if let other = Self.layerOfType[word], other > own {
          Issue.record("\(file.path) names \(word) of \(Self.layers[other]), a layer below")
        }
      }
    }
  }

  /// Names of the types that a file declares at its top level.
  static func declaredTypes(in file: Repository.SourceText) -> [String] {
    file.lines.compactMap { line in
      guard
        let match = line.prefixMatch(
          of:
            /(?:(?:public|package|private|fileprivate|internal|final|indirect) )*(?:struct|enum|class|protocol|actor) (\w+)/
        )
      else { return nil }
      return String(match.1)
    }
  }

  /// Words of a file's code that can name types; comments and texts are left out.
  static func words(in file: Repository.SourceText) -> Set<String> {
    var words: Set<String> = []
    for line in file.lines {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let bare = code.replacing(/"[^"]*"/, with: "")
      for match in bare.matches(of: /(?:^|[^.\w])([A-Z]\w+)/) { words.insert(String(match.1)) }
    }
    return words
  }
}
