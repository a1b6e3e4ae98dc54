import Foundation
import LabelLint
import Testing

/// Runs the shared format cases of Android and Compose.
@Suite struct AndroidFormatCaseTests {
  /// Codes under which a file that a case calls good may not be reported.
  private static let notes: Set = [
    "compiler-dependent-value", "multiple-nonpositional-substitutions", "plural-without-other",
  ]

  @Test(.overShared) func everyCaseHolds() throws {
    guard let cases = try AndroidFormatCase.all() else { return }
    #expect(cases.count > 200)
    for item in cases {
      guard let (path, bytes) = item.catalog else { continue }
      let file =
        item.isCompose
        ? ComposeCatalogReader.read(path: path, bytes: bytes)
        : AndroidCatalogReader.read(path: path, bytes: bytes)
      if let fault = Self.fault(of: item, in: file) { Issue.record("\(item.id): \(fault)") }
      expectPlacesInside(file, item.id)
    }
  }

  /// What a case finds wrong; nil when it holds.
  private static func fault(of item: AndroidFormatCase, in file: CatalogFile) -> String? {
    let wanted = item.wanted
    let codes = Set(file.problems.map(\.code.rawValue))
    if let other = wanted["or_error"]?.text, codes.contains(other) { return nil }
    if let error = wanted["error"]?.text {
      let accepted = (wanted["accept"]?.list ?? []).compactMap(\.text)
      let good = Set([error] + accepted + [wanted["hint"]?.text].compactMap { $0 })
      guard !codes.isDisjoint(with: good) else { return "expected \(good), got \(codes)" }
      for detail in ["attribute", "element", "entity", "quantity"] {
        guard let word = wanted[detail]?.text else { continue }
        if !file.problems.contains(where: { $0.message.contains(word) }) {
          return "no message names \(word): \(file.problems.map(\.message))"
        }
      }
      return file.problems.count > 2 ? "a cascade: \(file.problems.map(\.message))" : nil
    }
    if item.inputKind == "aapt-format-check" {
      let isReported = codes.contains("multiple-nonpositional-substitutions")
      return isReported == (wanted["accepted"] == .truth(false)) ? nil : "reported: \(isReported)"
    }
    if let diagnostic = wanted["diagnostic"]?.text, !codes.contains(diagnostic) {
      return "expected \(diagnostic), got \(codes)"
    }
    let hard = codes.subtracting(notes)
    if !hard.isEmpty { return "unexpected \(file.problems.map(\.message))" }
    return faultOfTexts(item, in: file)
  }

  /// What a case finds wrong with the texts.
  private static func faultOfTexts(_ item: AndroidFormatCase, in file: CatalogFile) -> String? {
    let wanted = item.wanted
    if case .number(let count)? = wanted["entries_count"] {
      return file.entries.count == Int(count) ? nil : "\(file.entries.count) entries"
    }
    for name in ["translatable_default", "aapt2_translatable_default"] {
      if let value = wanted[name] {
        return value == .truth(file.entries[0].isTranslatable) ? nil : "translatable is wrong"
      }
    }
    guard let entries = wanted["entries"]?.list else {
      guard file.messages.count == 1 else { return "\(file.messages.count) messages" }
      let text = file.string(file.messages[0].text)
      let isAlias = file.entries[0].type == .alias
      if let value = wanted["value"]?.text {
        return text == value && !isAlias ? nil : "\(text ?? "")"
      }
      let reference =
        wanted["reference"]?.text ?? wanted["attribute_reference"]?.text
        ?? (wanted["null"] != nil ? "@null" : "@empty")
      return text == reference && isAlias ? nil : "\(text ?? ""), alias: \(isAlias)"
    }
    guard entries.count == file.entries.count else { return "\(file.entries.count) entries" }
    for (index, entry) in entries.enumerated() {
      if let fault = fault(of: entry, at: index, in: file) { return fault }
    }
    return nil
  }

  /// What an expected entry finds wrong with the entry at an index.
  private static func fault(
    of wanted: AndroidFormatCase.Value, at index: Int, in file: CatalogFile
  ) -> String? {
    let entry = file.entries[index]
    let note = file.note(of: entry)
    if file.string(entry.key) != wanted["name"]?.text { return "name of entry \(index)" }
    let messages = file.messageRange(ofEntry: index)
    var texts: [String: String] = [:]
    for message in messages {
      texts[file.slots[Int(file.messages[message].slot)].description] =
        file.string(file.messages[message].text)
    }
    var expected: [String: String] = [:]
    if let value = wanted["value"]?.text { expected[""] = value }
    if case .object(let quantities)? = wanted["quantities"] {
      for (name, value) in quantities { expected["plural=\(name)"] = value.text }
    }
    for (number, item) in (wanted["items"]?.list ?? []).enumerated() {
      let text = item.text ?? item["reference"]?.text
      // Of an `<array>` only the textual items are kept.
      if wanted["note"] == nil || text?.first?.isLetter == true {
        expected["item=\(number)"] = text
      }
    }
    if texts != expected { return "expected \(expected), got \(texts)" }
    if let value = wanted["translatable"], value != .truth(entry.isTranslatable) {
      return "translatable of entry \(index)"
    }
    if let value = wanted["comment"], value.text != file.string(file.comment(of: entry)) {
      return "comment is \(file.string(file.comment(of: entry)) ?? "missing")"
    }
    if let value = wanted["description"]?.text,
      value != note.flatMap({ file.string($0.description) })
    {
      return "description of entry \(index)"
    }
    if let value = wanted["product"]?.text,
      value != note.flatMap({ file.string($0.product) }) ?? ""
    {
      return "product of entry \(index)"
    }
    if let ids = wanted["suppressed"]?.list,
      ids.compactMap(\.text).joined(separator: ",")
        != note.flatMap({ file.string($0.ignoredChecks) })
    {
      return "suppressed checks of entry \(index)"
    }
    return nil
  }

  /// Every character of every text leads back into the value that it was read from.
  private func expectPlacesInside(_ file: CatalogFile, _ name: String) {
    guard file.source.isDecodable else { return }
    for index in file.messages.indices {
      let message = file.messages[index]
      // Eleven million characters need not each be asked for.
      guard message.text.count < 100_000, let text = file.string(message.text) else { continue }
      var offset = 0
      for scalar in text.unicodeScalars {
        let width = UTF8.width(scalar)
        let place = file.sourceRange(of: offset..<offset + width, inMessage: index)
        #expect(
          place.start >= message.value.start && place.end <= message.value.end && !place.isEmpty,
          "\(name): \(place) lies outside \(message.value)")
        offset += width
      }
    }
  }
}
