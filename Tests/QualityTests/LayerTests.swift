import Testing

/// A folder of the library uses only itself and the folders above it; a target has only what is its own.
@Suite("Layers of the library")
struct LayerTests {
  /// The folders, uppermost first.
  static let layers = [
    "Source", "Text", "Catalog", "Findings", "Syntax", "Formats", "Lexicon", "Speech", "Uses",
    "Analysis", "Rules", "Engine",
    "Reports", "Review", "Layout", "Delivery",
  ]

  /// Types by the number of the layer that declares them.
  static let layerOfType: [Substring: Int] = {
    var layers: [Substring: Int] = [:]
    for file in Repository.library {
      guard let layer = Self.layer(of: file) else { continue }
      for line in file.lines {
        if let name = Repository.declaredType(in: line) { layers[name] = layer }
      }
    }
    return layers
  }()

  @Test("every folder of the library is a layer")
  func folders() {
    #expect(Repository.library.count > 50)
    for file in Repository.library {
      #expect(Self.layer(of: file) != nil, "\(file.path) lies in no layer")
    }
  }

  @Test("no file names a type of a folder below its own")
  func order() {
    #expect(Self.layerOfType.count > 50)
    for file in Repository.library {
      guard let own = Self.layer(of: file) else { continue }
      for word in Self.words(in: file) {
        if let other = Self.layerOfType[word], other > own {
          Issue.record("\(file.path) names \(word) of \(Self.layers[other]), a layer below")
        }
      }
    }
  }

  @Test("a rule that chooses among texts is a selective one, which is asked what it chooses")
  func selectiveRules() {
    var count = 0
    for file in Repository.library where file.path.contains("/Rules/") {
      let isChoosing = file.lines.contains { line in
        line.contains("static ")
          && [" judgesCopies", " judgesWordless", " concerns("].contains { line.contains($0) }
      }
      guard isChoosing else { continue }
      count += 1
      #expect(file.text.contains("SelectiveTextRule"), "\(file.path)")
    }
    #expect(count > 10)
  }

  @Test("the library has no clock and no files")
  func library() {
    Self.expectNone(
      of: [
        "ContinuousClock", "SuspendingClock", "Date", "FileManager", "FileHandle", "CommandLine",
      ],
      in: Repository.library)
  }

  @Test("what reads projects has no arguments and no terminal")
  func project() {
    let files = Repository.sources.filter { $0.path.hasPrefix("Sources/LabelLintProject/") }
    #expect(files.count > 50)
    Self.expectNone(
      of: ["ArgumentParser", "CommandLine", "StandardStream", "STDIN_FILENO", "STDOUT_FILENO"],
      in: files)
    // What the command calls of the system is in that folder, too.
    for file in files where !file.path.hasPrefix(SystemLayerTests.folder) {
      for word in ["isatty(", " print(", "exit("] {
        for place in file.places(of: word) where !place.contains("///") { Issue.record("\(place)") }
      }
    }
  }

  private static func expectNone(of names: Set<Substring>, in files: [Repository.SourceText]) {
    for file in files {
      for word in words(in: file).intersection(names) {
        Issue.record("\(file.path) names \(word)")
      }
    }
  }

  private static func layer(of file: Repository.SourceText) -> Int? {
    layers.firstIndex(of: String(file.path.split(separator: "/")[2]))
  }

  /// Words of a file's code that can name types; comments, texts and members are left out.
  static func words(in file: Repository.SourceText) -> Set<Substring> {
    var words: Set<Substring> = []
    var isLongText = false
    for line in file.lines {
      // Texts over several lines begin and end with three quotation marks.
      if line.contains("\"\"\"") {
        isLongText.toggle()
        continue
      }
      if isLongText { continue }
      let bytes = line.utf8
      var start: Substring.Index?
      var previous = UInt8(ascii: " ")
      var isText = false
      var index = bytes.startIndex
      while index < bytes.endIndex {
        let byte = bytes[index]
        if byte == UInt8(ascii: "/"), previous == byte, !isText { break }
        if byte == UInt8(ascii: "\"") { isText.toggle() }
        if isWordByte(byte) {
          if start == nil, !isText, previous != UInt8(ascii: "."), isCapital(byte),
            !isWordByte(previous)
          {
            start = index
          }
        } else if let from = start {
          words.insert(line[from..<index])
          start = nil
        }
        previous = byte
        index = bytes.index(after: index)
      }
      if let from = start { words.insert(line[from..<index]) }
    }
    return words
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isCapital(byte & 0xDF) && byte < 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}
