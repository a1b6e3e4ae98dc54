import Foundation
import Testing

/// Stores that are begun: whole or not at all, whatever happens meanwhile.
@Suite("Stores that are begun")
struct BegunStoreTests {
  /// Two runs of the same second with other findings, `1.ndjson` and `2.ndjson`, an export, and a fleet.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [("1", "Share."), ("2", "Share")] {
      try folder.write(
        "<resources><string name=\"cd_share\">\(text)</string></resources>\n",
        to: "res/values/strings.xml")
      let outcome = try folder.run(
        "check", "--format", "ndjson=\(name).ndjson", "--exit-zero", "res",
        environment: ["SOURCE_DATE_EPOCH": "0"])
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    #expect(try folder.run("history", "add", "1.ndjson", "--store", "x.sqlite").status == 0)
    #expect(
      try folder.run("history", "export", "--store", "x.sqlite", "-o", "x.ndjson").status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "x.sqlite"))
    try folder.write(
      "store: s.sqlite\nreports: out\napps:\n  - {app: a, root: .}\n", to: "fleet.yml")
    return folder
  }

  @Test(
    "two runs of one second with other contents are two, the same again is known",
    arguments: ["s.sqlite", "s.jsonl"])
  func sameSecond(store: String) throws {
    let folder = try Self.project()
    let both = try folder.run("history", "add", "1.ndjson", "2.ndjson", "--store", store)
    #expect(
      both.output
        == "1 opened, 0 updated, 0 closed, 0 kept\n0 opened, 0 updated, 1 closed, 0 kept\n")
    let again = try folder.run("history", "add", "1.ndjson", "2.ndjson", "--store", store)
    #expect(again.output == "this run is recorded already\nthis run is recorded already\n")
    let digest = try folder.run("history", "digest", "--store", store)
    #expect(
      digest.output.hasPrefix("Labels 1970-01-01: 0 new, 1 fixed, 0 open findings\n"), "\(digest)")
  }

  static let commands = [
    ["history", "add", "1.ndjson", "--store", "s.sqlite"],
    ["history", "add", "1.ndjson", "--store", "s.jsonl"],
    ["history", "import", "x.ndjson", "--store", "s.sqlite"],
    ["nightly", "fleet.yml"],
  ]

  @Test(
    "a full disk leaves no store, a kill none that is not whole, and a signal nothing beside it",
    arguments: commands)
  func faults(_ command: [String]) throws {
    for fault in [FaultLibrary.Fault.noSpace, .kill, .terminate] {
      var isOver = false
      var number = 0
      while !isOver, number < 60 {
        number += 1
        let folder = try Self.project()
        guard let library = try FaultLibrary(in: folder) else { return }
        let before = try folder.names()
        let outcome = try BuiltCommand(folder: folder.url).run(
          command, environment: library.environment(fault, at: number, store: folder.url.path))
        isOver = !library.hasStruck
        // A night writes its reports before and after: the store may be there by then, whole.
        let names = try folder.names().filter { $0 != "out" }
        let stores = names.filter { !before.contains($0) }
        #expect(
          stores == [] || stores == ["s.sqlite"] || stores == ["s.jsonl"], "\(fault) \(number)")
        // A signal waits until what was begun is whole, and may find the work done.
        if fault != .terminate || isOver {
          #expect((outcome.status == 0) == isOver, "\(fault) at write \(number): \(outcome)")
        }
        if fault == .noSpace, !isOver {
          #expect(outcome.error.contains("no space left on the device"), "\(outcome.error)")
        }
        if let store = stores.first {
          #expect(try folder.run("history", "digest", "--store", store).status == 0)
        }
        if command[0] == "history", !isOver, fault != .terminate { #expect(stores == []) }
        if fault == .terminate {
          let all = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
          #expect(all.filter { $0.hasSuffix(".part") } == [], "\(fault) at write \(number)")
        }
        if !isOver, fault != .terminate || stores.isEmpty {
          let again = try folder.runAll(command)
          #expect(again.status == 0, "after \(fault) at write \(number): \(again)")
        }
      }
      #expect(isOver && number > 1, "\(fault)")
    }
  }

  @Test("a limit of the user stops a night without harm to the store that is there")
  func limit() throws {
    let folder = try Self.project()
    #expect(try folder.run("history", "add", "1.ndjson", "--store", "s.sqlite").status == 0)
    let before = try folder.run("history", "export", "--store", "s.sqlite").output
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "ulimit -f 8; \"$LABEL_LINT\" history add 2.ndjson --store s.sqlite")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.error.hasPrefix("label-lint: s.sqlite: "), "\(outcome.error)")
    #expect(try folder.run("history", "export", "--store", "s.sqlite").output == before)
    let none = try BuiltCommand(folder: folder.url).shell(
      "ulimit -f 8; \"$LABEL_LINT\" history add 1.ndjson --store new.sqlite")
    #expect(
      none.error
        == "label-lint: new.sqlite: larger than the system lets a file be (see ulimit -f)\n")
    #expect(try folder.names().filter { $0.hasPrefix("new") } == [])
    #expect(try folder.run("history", "add", "2.ndjson", "--store", "s.sqlite").status == 0)
  }

  @Test("a store of the first version opens and goes on, on the command line")
  func exportOfFirstVersion() throws {
    let folder = try Self.project()
    let export = try folder.text(of: "x.ndjson")
    let contents = try #require(export.range(of: ",\"contents\":\""))
    let end = try #require(export[contents.upperBound...].firstIndex(of: "\""))
    var old = String(export[..<contents.lowerBound] + export[export.index(after: end)...])
    // What later versions added.
    for member in [
      ",\"texts\":1", ",\"fate\":null,\"inherited\":0", ",\"suppressed\":0", ",\"lost\":0",
    ] {
      old = old.replacingOccurrences(of: member, with: "")
    }
    let version = try #require(old.range(of: "\"store\":"))
    old.replaceSubrange(version.upperBound...version.upperBound, with: "1")
    try folder.write(old, to: "old.ndjson")
    let copy = try folder.run("history", "import", "old.ndjson", "--store", "s.sqlite")
    #expect(copy.output == "1 run imported\n", "\(copy.error)")
    let known = try folder.run("history", "add", "1.ndjson", "--store", "s.sqlite")
    #expect(known.output == "this run is recorded already\n")
  }
}
