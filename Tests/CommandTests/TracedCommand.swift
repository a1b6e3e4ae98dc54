import Foundation

/// The built command under strace, which can let its system calls fail or send it signals.
struct TracedCommand {
  /// A system call of a thread.
  struct Call: Hashable, CustomStringConvertible {
    /// Its name.
    let name: String
    /// Which of the calls of its name in its thread it is, from 1.
    let number: Int
    /// The line of the trace.
    let line: String

    var description: String { "\(name) \(number)" }

    /// The option that lets something happen at the call.
    func inject(_ what: String) -> [String] { ["-e", "inject=\(name):\(what):when=\(number)"] }

    static func == (left: Call, right: Call) -> Bool {
      left.name == right.name && left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(number)
    }
  }

  /// Arguments of the command.
  let arguments: [String]
  private let trace: URL

  /// A command.
  init(_ arguments: [String]) {
    self.arguments = arguments
    trace = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  /// Runs the command; its exit code is strace's, too.
  func run(
    in folder: TemporaryFolder, _ options: [String] = []
  ) throws -> BuiltCommand.Outcome {
    defer { try? FileManager.default.removeItem(at: trace) }
    return try traced(in: folder, options)
  }

  /// The calls of a run from the first line of its trace that has a text; nil where nothing can be traced.
  func calls(
    in folder: TemporaryFolder, from start: String, _ options: [String] = []
  ) throws -> [Call]? {
    defer { try? FileManager.default.removeItem(at: trace) }
    let outcome = try traced(in: folder, options)
    guard let text = try? String(contentsOf: trace, encoding: .utf8), text.contains("(") else {
      print("strace cannot trace here, so that is not tested: \(outcome.error)")
      return nil
    }
    return Self.calls(text, from: start)
  }

  private func traced(
    in folder: TemporaryFolder, _ options: [String]
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env",
      ["strace", "-f", "-s", "1024", "-o", trace.path] + options + [BuiltCommand.path] + arguments)
  }

  private static func calls(_ trace: String, from start: String) -> [Call] {
    var counts: [String: Int] = [:]
    var calls: [Call] = []
    var hasBegun = false
    for line in trace.split(separator: "\n") {
      // `1234  openat(AT_FDCWD, …) = 3`; the rest of an interrupted call begins with `<...`.
      let thread = line.prefix { $0 != " " }
      let call = line[thread.endIndex...].drop { $0 == " " }
      guard let open = call.firstIndex(of: "("),
        call[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { continue }
      let name = String(call[..<open])
      counts["\(thread) \(name)", default: 0] += 1
      hasBegun = hasBegun || start.isEmpty || line.contains(start)
      if hasBegun {
        let number = counts["\(thread) \(name)"] ?? 0
        calls.append(Call(name: name, number: number, line: String(line)))
      }
    }
    return calls
  }
}
