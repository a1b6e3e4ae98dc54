// Reads the Apple catalogs below a folder with label-lint and with Foundation, in turns, and prints the
// fastest round of each in nanoseconds a byte; then what the messages of all catalogs take in memory.
//
//   reading FOLDER

import Foundation
import Glibc
import LabelLint

/// A catalog file with its bytes.
struct Input {
  let location: CatalogLocation
  let bytes: [UInt8]
}

/// A string catalog as far as `JSONDecoder` needs to be told to read all of it.
struct StringCatalog: Decodable {
  struct Entry: Decodable {
    let comment: String?
    let extractionState: String?
    let localizations: [String: Localization]?
  }

  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?
  }

  struct Unit: Decodable {
    let state: String?
    let value: String
  }

  let sourceLanguage: String
  let strings: [String: Entry]
  let version: String
}

func inputs(below top: String) -> [Input] {
  guard let walk = FileManager.default.enumerator(atPath: top) else { return [] }
  return walk.compactMap { $0 as? String }.sorted().compactMap { path in
    guard let location = CatalogLocation(path: path),
      let data = FileManager.default.contents(atPath: top + "/" + path)
    else { return nil }
    return Input(location: location, bytes: [UInt8](data))
  }
}

/// Nanoseconds a byte of the fastest of some rounds.
func nanoseconds(_ inputs: [Input], rounds: Int = 5, _ read: (Input) -> Int) -> Double {
  let size = inputs.reduce(0) { $0 + $1.bytes.count }
  var best = Duration.seconds(1_000_000)
  var kept = 0
  for _ in 0..<rounds {
    let clock = ContinuousClock()
    best = min(best, clock.measure { for input in inputs { kept += read(input) } })
  }
  if kept < 0 { print(kept) }
  return Double(best.components.attoseconds) / 1e9 / Double(size)
    + Double(best.components.seconds) * 1e9 / Double(size)
}

func compare(_ name: String, _ inputs: [Input], _ peer: String, _ read: (Input) -> Int) {
  if inputs.isEmpty { return print("\(name): no files") }
  let own = nanoseconds(inputs) { CatalogReader.read($0.bytes, at: $0.location).entries.count }
  let theirs = nanoseconds(inputs, read)
  let size = inputs.reduce(0) { $0 + $1.bytes.count }
  print(
    "\(name)\t\(inputs.count) files\t\(size) bytes\tlabel-lint \(own) ns/byte\t\(peer) \(theirs) ns/byte\t\(theirs / own)"
  )
}

let all = inputs(below: CommandLine.arguments.dropFirst().first ?? ".")

// Foundation must read a file for it to be compared.
let strings = all.filter { input in
  input.location.format == .strings
    && (try? PropertyListSerialization.propertyList(from: Data(input.bytes), format: nil)) != nil
}
compare(".strings", strings, "PropertyListSerialization") { input in
  let list = try? PropertyListSerialization.propertyList(from: Data(input.bytes), format: nil)
  return (list as? [String: Any])?.count ?? 0
}
let decoder = JSONDecoder()
let catalogs = all.filter { input in
  input.location.format == .xcstrings
    && (try? decoder.decode(StringCatalog.self, from: Data(input.bytes))) != nil
}
compare(".xcstrings", catalogs, "JSONDecoder") { input in
  (try? decoder.decode(StringCatalog.self, from: Data(input.bytes)))?.strings.count ?? 0
}

/// Bytes of this process that are in memory (proc(5), `statm`).
func residentBytes() -> Int {
  let pages =
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * sysconf(Int32(_SC_PAGESIZE))
}

// Memory: what the records of all catalogs take beside the bytes of their files, which they share.
let before = residentBytes()
let files = all.map { CatalogReader.read($0.bytes, at: $0.location) }
let taken = residentBytes() - before
let stored = files.reduce(0) { $0 + $1.source.text.count }
let messages = files.reduce(0) { $0 + $1.messages.count }
print(
  "memory\t\(files.count) files\t\(taken + stored) bytes of \(messages) texts\t\(stored) bytes of files\t\(Double(taken + stored) / Double(max(stored, 1)))"
)
