import Foundation
import Testing

/// Walks through projects of many folders, on one worker and on several.
@Suite("Walks through folders")
struct FolderWalkTests {
  private static func catalog(_ text: String) -> String {
    "<resources><string name=\"cd_list\">\(text)</string></resources>\n"
  }

  private static func finding(_ path: String) -> String {
    "\(path)/res/values/strings.xml:1:35: warning: 'LIBRARY' is all capitals [all-caps]\n"
  }

  /// Runs a check with so many workers, and gives what it wrote on both streams.
  private static func check(
    _ folder: TemporaryFolder, workers: Int
  ) throws -> BuiltCommand.Outcome {
    try folder.run("check", "--format", "concise", "--jobs", "\(workers)", ".")
  }

  @Test("every catalog is found once below more folders than one worker enters alone")
  func many() throws {
    let folder = try TemporaryFolder()
    var expected = ""
    for group in 10..<22 {
      for module in 10..<32 {
        let path = "group\(group)/module\(module)"
        try folder.write(Self.catalog("LIBRARY"), to: "\(path)/res/values/strings.xml")
        try folder.write(Self.catalog("Bibliothek"), to: "\(path)/res/values-de/strings.xml")
        expected += Self.finding(path)
      }
    }
    for workers in [1, 2, 5] {
      let outcome = try Self.check(folder, workers: workers)
      #expect(outcome.output == expected)
      #expect(outcome.error == "")
      #expect(outcome.status == 0)
      // No more files are open at once than a strict system allows.
      let limited = try BuiltCommand(folder: folder.url).shell(
        "ulimit -n 64; \"$LABEL_LINT\" check --format concise --jobs \(workers) .")
      #expect(limited.output == expected)
      #expect(limited.error == "")
    }
  }

  @Test("what tests read is passed over, unless the call names it")
  func tests() throws {
    let folder = try TemporaryFolder()
    let tests = ["app/src/androidTest", "Tests/SongTests/Texts", "tools/__Fixtures__"]
    for path in tests + ["app/src/main"] {
      try folder.write(Self.catalog("LIBRARY"), to: "\(path)/res/values/strings.xml")
    }
    func found(_ path: String) throws -> (output: String, error: String) {
      let outcome = try folder.run("check", "--root", ".", "--format", "concise", path)
      return (outcome.output, outcome.error)
    }
    let all = try found(".")
    #expect(all.output == Self.finding("app/src/main"))
    #expect(all.error == "")
    for path in tests { #expect(try found("\(path)/res").output == Self.finding(path)) }
    let text = try folder.run("check", "--format", "text", ".")
    #expect(
      (text.output + text.error).contains(
        "skipped, because users of the app do not see their texts: Tests, app/src/androidTest, "
          + "tools/__Fixtures__"), "\(text)")
  }

  @Test("folders with nearly the name of a values folder are named, as Android does not read them")
  func misnamed() throws {
    let folder = try TemporaryFolder()
    let names = ["Values-it", "value-fr", "values_pl"]
    for name in ["values", "values2", "drawable"] + names {
      try folder.write(Self.catalog("Library"), to: "res/\(name)/strings.xml")
    }
    try folder.write(Self.catalog("Library"), to: "other/Values-it/strings.xml")
    try folder.write("no catalog", to: "res/values_cs/notes.txt")
    let outcome = try folder.run("check")
    #expect(
      outcome.output
        == "folders that Android does not read, because their names do not begin with 'values-': "
        + "res/Values-it, res/value-fr, res/values_pl\n", "\(outcome)")
    #expect(outcome.status == 0)
  }

  @Test("a folder that the system lists in several parts is listed to its end")
  func large() throws {
    let folder = try TemporaryFolder()
    var expected = ""
    // 60 KB of records: two parts of 32 KiB.
    let name = String(repeating: "n", count: 180)
    for number in 100..<400 {
      let path = "res/values/\(name)\(number).xml"
      try folder.write(
        "<resources><string name=\"cd_\(number)\">LIBRARY</string></resources>\n", to: path)
      expected += "\(path):1:34: warning: 'LIBRARY' is all capitals [all-caps]\n"
    }
    for workers in [1, 2] {
      let outcome = try folder.run(
        "check", "--format", "concise", "--jobs", "\(workers)", "--rule", "all-caps", ".")
      #expect(outcome.output == expected)
      #expect(outcome.error == "")
    }
  }

  @Test("a folder deeper than may be held open is found")
  func deep() throws {
    let folder = try TemporaryFolder()
    var path = "d"
    var expected = ""
    for depth in 1...90 {
      if depth % 30 == 0 {
        try folder.write(Self.catalog("LIBRARY"), to: "\(path)/res/values/strings.xml")
        expected = Self.finding(path) + expected
      }
      path += "/d"
    }
    for workers in [1, 2] {
      let outcome = try BuiltCommand(folder: folder.url).shell(
        "ulimit -n 48; \"$LABEL_LINT\" check --format concise --jobs \(workers) .")
      #expect(outcome.output == expected)
      #expect(outcome.error == "")
    }
  }

  @Test("folders that cannot be entered are named in the order of their paths")
  func closed() throws {
    let folder = try TemporaryFolder()
    for number in 100..<300 {
      try folder.write(Self.catalog("Library"), to: "m\(number)/res/values/strings.xml")
    }
    // What lies deeper than folders are held open has a path that is too long for the system.
    let name = String(repeating: "n", count: 200)
    let chains = ["m120", "m150", "m299"]
    for chain in chains { try Self.makeChain(of: 40, name, in: folder.url.path + "/" + chain) }
    let outcomes = try [1, 2, 5].map { try Self.check(folder, workers: $0) }
    _ = try BuiltCommand(folder: folder.url).shell("rm -rf m*/\(name)")
    let lines = outcomes[0].error.split(separator: "\n")
    #expect(lines.count == chains.count + 1, "\(outcomes[0].error)")
    for (line, chain) in zip(lines, chains) {
      #expect(line.hasPrefix("label-lint: \(chain)/\(name)/"))
      #expect(line.hasSuffix(": File name too long"))
    }
    #expect(lines.last == "label-lint: not complete: 3 files or folders could not be read")
    #expect(outcomes[0].output.split(separator: "\n").count == chains.count)
    #expect(
      outcomes.allSatisfy {
        $0.error == outcomes[0].error && $0.output == outcomes[0].output && $0.status == 2
      })
  }

  /// Makes folders of one name, each in the one before.
  private static func makeChain(of count: Int, _ name: String, in path: String) throws {
    var descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<count {
      guard unsafe mkdirat(descriptor, name, 0o700) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
      let next = unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = next
    }
    close(descriptor)
  }

  @Test("names that are no UTF-8, links to folders, pipes and empty folders do no harm")
  func odd() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog("LIBRARY"), to: "app/res/values/strings.xml")
    try folder.link("app/again", to: ".")
    try folder.link("app/away", to: "nowhere")
    try folder.makeFolder("empty/values")
    try folder.makePipe("pipes/values/strings.xml")
    let made = try BuiltCommand(folder: folder.url).shell(
      "mkdir \"$(printf 'a\\377')\" && touch \"$(printf 'a\\377/b')\"")
    #expect(made.status == 0, "\(made.error)")
    let outcome = try Self.check(folder, workers: 2)
    #expect(outcome.output.contains(Self.finding("app")))
    #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome.output)")
    #expect(
      outcome.error == """
        label-lint: pipes/values/strings.xml: a pipe, socket or device, but a file is needed
        label-lint: not complete: 1 file or folder could not be read

        """)
    #expect(outcome.output.contains("pipes/values/strings.xml:1:1: error: "), "\(outcome.output)")
  }
}
