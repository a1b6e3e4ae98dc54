import Foundation
import LabelLint
import Testing

@Suite("The shared placeholder cases")
struct PlaceholderCaseTests {
  /// A case of `format-cases.jsonl`; numbers and texts are kept as their descriptions.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let kind: String
    let platform: Platform
    let text: String
    let reference: String
    /// What is expected, by its key; lists are joined by `|`.
    let expected: [String: String]
    var testDescription: String { id }
  }

  /// The cases, empty when the folder of shared cases is absent.
  static let cases: [Case] = {
    let path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let url = URL(fileURLWithPath: "/" + path + "/../shared/cases/format-cases.jsonl")
    guard let lines = try? String(contentsOf: url, encoding: .utf8) else {
      return []
    }
    return lines.split(separator: "\n").compactMap(read)
  }()

  /// Reads a line; nil for a case of another format.
  private static func read(_ line: Substring) -> Case? {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      object["format"] as? String == "placeholder", let kind = object["input_kind"] as? String,
      let expected = object["expected"] as? [String: Any]
    else { return nil }
    let input = object["input"] as? [String: Any]
    let text = object["input"] as? String ?? input?["format"] as? String
    return Case(
      id: object["id"] as? String ?? "", kind: kind,
      platform: Platform(rawValue: object["platform"] as? String ?? "") ?? .apple,
      text: text ?? input?["translation"] as? String ?? "",
      reference: input?["reference"] as? String ?? "",
      expected: expected.mapValues { value in
        if let specs = value as? [[String: Any]] {
          return specs.map { "\($0["arg"] ?? 0) \($0["conv"] ?? "")" }.joined(separator: "|")
        }
        if let list = value as? [Any] { return list.map { "\($0)" }.joined(separator: "|") }
        if let map = value as? [String: Any] {
          return map.map { "\($0) \($1)" }.sorted().joined(separator: "|")
        }
        return "\(value)"
      })
  }

  @Test(.overShared, arguments: cases)
  func holds(_ shared: Case) {
    let bytes = Array(shared.text.utf8)
    switch shared.kind {
    case "aapt-format-check": formatCheck(shared, bytes)
    case "printf-pair": pair(shared)
    case "visible-text": visible(shared, bytes)
    case "lint-format" where shared.text.contains("\\%"): break  // Android lint's own escape.
    default: scan(shared, bytes)
    }
  }

  private func formatCheck(_ shared: Case, _ bytes: [UInt8]) {
    let accepted = shared.expected["accepted"] ?? shared.expected["agp"] ?? ""
    let isRefused = accepted.hasSuffix("0") || accepted.hasSuffix("false")
    #expect(JavaFormatCheck.hasSeveralUnnumbered(bytes.span) == isRefused)
  }

  private func visible(_ shared: Case, _ bytes: [UInt8]) {
    var plain = PlainText()
    plain.read(bytes.span, as: PlaceholderReading(platform: .apple))
    let span = plain.bytes(of: bytes.span)
    let text = String(decoding: span.indices.map { span[$0] }, as: UTF8.self)
    #expect(text == shared.expected["visible"])
  }

  private func pair(_ shared: Case) {
    let problems = PlaceholderText.compare(
      [(nil, shared.reference)], shared.text, shared.platform
    ).map { $0.split(separator: " ->")[0] }
    let short = problems.map {
      $0.replacing("-placeholder", with: "").replacing("case-change", with: "type-mismatch")
    }
    // A look-alike may be called missing or malformed, and a repeated argument has no number there.
    func loose(_ problem: Substring) -> Substring {
      let code = problem.split(separator: " ")[0]
      if code == "bad-format" || code == "missing" { return "absent" }
      return code == "count-mismatch" ? code : problem
    }
    let wanted = (shared.expected["problems"] ?? "")
      .replacing("case-change", with: "type-mismatch").split(separator: "|")
    #expect(Set(short.map { loose($0[...]) }) == Set(wanted.map(loose)))
  }

  private func scan(_ shared: Case, _ bytes: [UInt8]) {
    var scanner = PlaceholderScanner()
    scanner.scan(bytes.span, as: PlaceholderReading(platform: shared.platform))
    func slice(_ range: ByteRange) -> String {
      String(decoding: bytes[range.range], as: UTF8.self)
    }
    let found = scanner.placeholders.filter { !$0.flags.contains(.quoted) && $0.style != .width }
    for (key, value) in shared.expected {
      switch key {
      case "error":
        // `unmatched-brace` is an error to an ICU parser only.
        if value != "unmatched-brace" {
          #expect(scanner.problems.contains { $0.code.rawValue == value })
        }
      case "specs":
        #expect(found.map { "\($0.index) \(slice($0.conversion))" }.joined(separator: "|") == value)
      case "tokens": #expect(found.map { slice($0.name) }.joined(separator: "|") == value)
      case "variables":
        let variables = found.filter { $0.argument == .variable }
        #expect(variables.map { slice($0.name) }.joined(separator: "|") == value)
      case "arg": #expect(found.first.map { String($0.index) } == value)
      case "argument_count": #expect(found.map { String($0.index) }.max(by: shorter) == value)
      case "argument_types":
        let types = Dictionary(found.map { ($0.index, $0.argument) }) { $1 }
        let last = types.keys.max() ?? 0
        let all = last == 0 ? [] : (1...last).map { types[$0]?.rawValue ?? "<null>" }
        #expect(all.joined(separator: "|") == value)
      case "arguments" where shared.kind == "icu-message":
        let all = found.map {
          slice($0.name) + " " + ($0.conversion.isEmpty ? "none" : slice($0.conversion))
        }
        #expect(all.sorted().joined(separator: "|") == value)
      case "arguments":
        let all = Set(found.map { Int($0.index) }).sorted()
        #expect(all.map { "\($0)" }.joined(separator: "|") == value)
      default: break
      }
    }
    if shared.expected["error"] == nil, shared.expected["likely_prose"] == nil,
      shared.kind == "java-format"
    {
      #expect(scanner.problems == [])
    }
  }

  /// Whether a number in digits is the smaller one.
  private func shorter(_ left: String, _ right: String) -> Bool {
    (left.count, left) < (right.count, right)
  }
}
