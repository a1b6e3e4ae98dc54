import Foundation
import Testing

/// The data files of `Sources/CResources`, as files.
@Suite("Data files")
struct DataFileTests {
  private static let folder = Repository.top.appending(path: "Sources/CResources")

  /// The files of `files.list`, in order.
  private static let listed: [String] = Repository.files(below: "Sources/CResources") {
    $0 == "files.list"
  }.flatMap(\.lines).compactMap { line in
    guard line.hasPrefix("#embed FILE("), line.hasSuffix(")") else { return nil }
    return String(line.dropFirst("#embed FILE(".count).dropLast())
  }

  @Test("the list names every file of the folders, and the files of a folder in order")
  func list() {
    let files = Repository.files(below: "Sources/CResources") { name in
      (name.contains("/") && !name.hasPrefix("include/")) || name.hasSuffix(".tsv")
    }.map { String($0.path.dropFirst("Sources/CResources/".count)) }
    #expect(files.count > 60)
    #expect(Self.listed.sorted() == files)
    // "es" comes before "es-419", though "es-419.lexicon" comes before "es.lexicon".
    let names = Self.listed.map { String($0.prefix { $0 != "." }) }
    for names in Dictionary(grouping: names, by: { $0.split(separator: "/").first }).values {
      #expect(names == names.sorted())
    }
  }

  @Test("every piece of code that a mutant changes stands in its file, once")
  func mutants() {
    let lines = Repository.files(below: ".ci") { $0 == "mutants.txt" }.flatMap(\.lines)
    #expect(lines.count > 100)
    var code = ""
    for line in lines where !line.isEmpty && !line.hasPrefix("#") {
      if !line.hasPrefix(" ") {
        let name = String(line.prefix { $0 != " " })
        code = Repository.files(below: "Sources/LabelLint") { $0 == name }.first?.text ?? ""
        #expect(!code.isEmpty, "\(name) is no file of Sources/LabelLint")
        continue
      }
      let piece = (line.components(separatedBy: " → ").first ?? "").filter { !"⟦⟧".contains($0) }
      let count = code.components(separatedBy: piece.trimmingCharacters(in: .whitespaces)).count - 1
      #expect(count == 1, "\(line)")
    }
  }

  @Test("every file ends with a line feed and has no blank at the end of a line")
  func lines() {
    for file in Repository.files(below: "Sources/CResources") {
      #expect(file.text.hasSuffix("\n"), "\(file.path)")
      for (number, line) in file.lines.enumerated() where line.last?.isWhitespace == true {
        Issue.record("\(file.path):\(number + 1) ends with a blank")
      }
    }
  }

  @Test("every list of words has a reader, and every reader a list")
  func lists() {
    var read: Set<String> = []
    for file in Repository.files(below: "Sources/LabelLint", where: { $0.hasSuffix(".swift") }) {
      for call in file.text.matches(of: /Resource\.(words|languages)\("([^"\\]+)"\)/) {
        read.insert(call.1 == "words" ? "words/\(call.2)" : "locales/habits/\(call.2)")
      }
    }
    #expect(read.count > 80)
    var lists: Set<String> = []
    let files = Set(read.map { $0.prefix { $0 != "/" } + "/" + $0.split(separator: "/")[1] })
    for file in Repository.files(below: "Sources/CResources") {
      guard let name = files.first(where: { file.path.hasSuffix("/\($0).txt") }) else { continue }
      for line in file.lines {
        guard let list = line.wholeMatch(of: /([a-z-]+): .+/)?.1 else { continue }
        #expect(lists.insert("\(name)/\(list)").inserted, "\(file.path) has \(list) twice")
      }
    }
    #expect(read.subtracting(lists).sorted() == [])
    #expect(lists.subtracting(read).sorted() == [])
  }

  @Test(
    "node reads the scripts, each and all as one",
    .enabled(if: Self.hasNode, "node is not installed"))
  func scripts() throws {
    let scripts = Self.listed.filter { $0.hasSuffix(".js") }
    #expect(scripts.count > 5)
    var all = Data()
    for script in scripts {
      let text = try Data(contentsOf: Self.folder.appending(path: script))
      all += text
      #expect(try Self.complaint(about: text) == "", "\(script)")
    }
    #expect(try Self.complaint(about: all) == "")
  }

  private static var hasNode: Bool { (try? complaint(about: Data())) == "" }

  /// What node says of a script that it cannot read; empty for one that it can.
  private static func complaint(about script: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).js")
    try script.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let node = Process()
    let errors = Pipe()
    node.executableURL = URL(filePath: "/usr/bin/env")
    node.arguments = ["node", "--check", file.path]
    node.standardError = errors
    try node.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    node.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
