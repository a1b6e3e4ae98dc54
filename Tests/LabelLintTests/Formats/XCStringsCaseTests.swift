import Foundation
import LabelLint
import Testing

/// The shared cases of the format, compared as their runner compares them.
struct XCStringsCaseTests {
  /// A node of a case's JSON.
  typealias Object = [String: Any]

  @Test(.overShared) func holdsEverySharedCase() throws {
    guard let root = Corpus.root else { return }
    let lines = try String(
      contentsOf: root.appending(path: "cases/format-cases.jsonl"), encoding: .utf8)
    var judged = 0
    for line in lines.split(separator: "\n") {
      let parsed = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object
      let item = try #require(parsed)
      guard item["format"] as? String == "xcstrings",
        let id = item["id"] as? String, let expected = item["expected"] as? Object,
        let (path, bytes) = input(of: item)
      else { continue }
      let file = XCStringsCatalogReader.read(path: path, bytes: bytes, table: "Localizable")
      #expect(XCStringsDump.misplaced(file) == [], "\(id)")
      judge(file, expected, id)
      judged += 1
    }
    #expect(judged == 51)
  }

  /// The file of a case; nil for cases about something else than one file.
  private func input(of item: Object) -> (path: String, bytes: [UInt8])? {
    switch item["input_kind"] as? String {
    case "file", "generated-file":
      if let text = item["input"] as? String { return ("L.xcstrings", Array(text.utf8)) }
      if let text = item["input_b64"] as? String, let data = Data(base64Encoded: text) {
        return ("L.xcstrings", Array(data))
      }
      guard let parts = (item["generator"] as? Object)?["parts"] as? [Any] else { return nil }
      let text = parts.map { part in
        if let text = part as? String { return text }
        let repeated = part as? Object ?? [:]
        return String(
          repeating: repeated["repeat"] as? String ?? "", count: repeated["times"] as? Int ?? 0)
      }
      return ("L.xcstrings", Array(text.joined().utf8))
    case "path":
      let text = #"{"sourceLanguage":"en","strings":{"k":{}},"version":"1.0"}"#
      return (item["input"] as? String).map { ($0, Array(text.utf8)) }
    default: return nil
    }
  }

  private func judge(_ file: CatalogFile, _ expected: Object, _ id: String) {
    let codes = Set(file.problems.map(\.code.rawValue))
    let accepted = expected["accept"] as? [String] ?? []
    if let error = expected["error"] as? String {
      let wanted = Set([error] + accepted + [expected["hint"] as? String].compactMap(\.self))
      let found = file.problems.filter { wanted.contains($0.code.rawValue) }
      #expect(found.contains { $0.severity == .error }, "\(id): \(codes)")
      return
    }
    if let code = expected["error_or_diagnostic"] as? String {
      #expect(codes.contains(code), "\(id): \(codes)")
      let path = expected["path"] as? String ?? ""
      #expect(file.problems.contains { $0.message.contains(path) }, "\(id)")
    } else if let code = expected["diagnostic"] as? String {
      #expect(codes.isSubset(of: [code] + accepted) && codes.count == 1, "\(id): \(codes)")
    } else if expected["entries"] as? [Object] != nil, !id.hasSuffix("unknown_extraction_state"),
      !id.hasSuffix("unknown_entry_key")
    {
      #expect(codes.isEmpty, "\(id): \(codes)")
    }
    if let locales = expected["locales"] as? [String] {
      #expect(file.localeNames.dropFirst().sorted() == locales.sorted(), "\(id)")
    }
    guard let entries = expected["entries"] as? [Object] else { return }
    let keys = entries.compactMap { ($0["key"] as? String).map { Array($0.utf8) } }
    let found = Set(file.entries.map { Array((file.string($0.key) ?? "").utf8) })
    #expect(found == Set(keys), "\(id)")
    for entry in entries { judge(entry, in: file, id) }
  }

  private func judge(_ wanted: Object, in file: CatalogFile, _ id: String) {
    let key = Array((wanted["key"] as? String ?? "").utf8)
    var texts: [String: [String: String]] = [:]
    var states: [String: Set<String>] = [:]
    for (index, entry) in file.entries.enumerated()
    where Array((file.string(entry.key) ?? "").utf8) == key {
      let locale = file.localeNames[Int(entry.locale)]
      for message in file.messages[file.messageRange(ofEntry: index)] {
        let slot = file.slots[Int(message.slot)].description
        texts[locale, default: [:]][slot] = file.string(message.text) ?? "nil"
        states[locale, default: []].insert(file.states[Int(message.state)])
      }
      if let flag = wanted["translatable"] as? Bool {
        #expect(entry.isTranslatable == flag, "\(id)")
      }
      if let comment = wanted["comment"] as? String {
        #expect(file.string(file.comment(of: entry)) == comment, "\(id)")
      }
    }
    if let value = wanted["source_value"] as? String {
      #expect(texts["en"] == ["": value], "\(id)")
    }
    if let source = wanted["source"] { #expect(texts["en"] == flattened(source), "\(id)") }
    if let translations = wanted["translations"] as? [String: String] {
      var others = texts
      others["en"] = nil
      #expect(others == translations.mapValues { ["": $0] }, "\(id)")
    }
    for (locale, state) in wanted["states"] as? [String: String] ?? [:] {
      #expect(states[locale] == [state], "\(id)")
    }
    for locale in wanted["missing"] as? [String] ?? [] {
      #expect((states[locale] ?? []).isSubset(of: ["new"]), "\(id)")
    }
    for (number, specifier) in wanted["arguments"] as? [String: String] ?? [:] {
      let found = file.substitutions.contains {
        ($0.argument ?? 1) == Int(number) && file.string($0.specifier) == specifier
      }
      #expect(found, "\(id)")
    }
  }

  /// Texts by slot of the nested source of a case.
  private func flattened(_ node: Any, _ path: [String] = []) -> [String: String] {
    if let text = node as? String { return [path.joined(separator: "/"): text] }
    var texts: [String: String] = [:]
    for (name, value) in node as? Object ?? [:] {
      switch (name, value) {
      case ("arg", _), ("specifier", _): break
      case ("value", _): texts.merge(flattened(value, path)) { $1 }
      case ("set", let items as [String]):
        for (index, item) in items.enumerated() { texts["item=\(index)"] = item }
      default:
        let word = name == "substitutions" ? "substitution" : name
        for (step, value) in value as? Object ?? [:] {
          texts.merge(flattened(value, path + ["\(word)=\(step)"])) { $1 }
        }
      }
    }
    return texts
  }
}
