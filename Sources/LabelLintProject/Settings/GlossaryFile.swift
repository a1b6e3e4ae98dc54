import LabelLint

/// Reads files of a team's terms: tables in CSV, or maps in YAML.
enum GlossaryFile {
  /// Headings of columns that people write for each other.
  private static let remarks: Set<String> = ["note", "notes", "comment", "description"]

  /// Adds the terms of a file to a glossary.
  ///
  /// - Parameters:
  ///   - bytes: What the file contains.
  ///   - path: Its path as messages name it. Its ending decides how the file is read.
  ///   - glossary: Where the terms go.
  /// - Returns: All that is wrong with the file.
  static func read(
    _ bytes: [UInt8], path: String, into glossary: inout Glossary
  ) -> [SettingsProblem] {
    let name = path.lowercased()
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      return readMap(bytes, path, into: &glossary)
    }
    guard name.hasSuffix(".csv") || name.hasSuffix(".tsv") else {
      return [
        SettingsProblem(
          place: SettingPlace(path),
          message: "a glossary is a file whose name ends in .csv, .tsv, .yml or .yaml")
      ]
    }
    do throws(ReviewFault) {
      return readTable(try CSVText.rows(of: bytes), path, into: &glossary)
    } catch {
      return [SettingsProblem(place: SettingPlace(path), message: error.description)]
    }
  }

  // MARK: Tables

  private static func readTable(
    _ rows: [[String]], _ path: String, into glossary: inout Glossary
  ) -> [SettingsProblem] {
    func place(_ row: Int, _ column: Int) -> SettingPlace {
      SettingPlace("\(path): row \(row + 1), column \(column + 1)")
    }
    guard let head = rows.first, head.count > 1 else {
      return [
        SettingsProblem(
          place: place(0, 0),
          message: "expected a heading with a column for each language, such as 'source,de,fr'")
      ]
    }
    var problems: [SettingsProblem] = []
    var tags: [String?] = [nil]
    for column in head.indices.dropFirst() {
      let heading = trimmed(head[column])
      tags.append(remarks.contains(heading.lowercased()) ? nil : tag(heading))
      if tags[column] == nil, !remarks.contains(heading.lowercased()) {
        problems.append(SettingsProblem(place: place(0, column), message: noTag(heading, "'note'")))
      }
    }
    for (row, cells) in rows.enumerated().dropFirst() {
      if cells.allSatisfy({ trimmed($0).isEmpty }) { continue }
      if cells.count > head.count {
        problems.append(
          SettingsProblem(
            place: place(row, head.count),
            message: "the heading has \(head.count) columns, but this row has \(cells.count)"))
        continue
      }
      var translations: [String: [String]] = [:]
      for (cell, tag) in zip(cells, tags) {
        guard let tag else { continue }
        let terms = cell.split(separator: "|").map { trimmed(String($0)) }.filter { !$0.isEmpty }
        if !terms.isEmpty { translations[tag] = terms }
      }
      if !glossary.add(trimmed(cells[0]), translations) {
        problems.append(SettingsProblem(place: place(row, 0), message: noTerm))
      }
    }
    return problems
  }

  // MARK: Maps

  private static func readMap(
    _ bytes: [UInt8], _ path: String, into glossary: inout Glossary
  ) -> [SettingsProblem] {
    let root: SettingNode
    do throws(SettingsProblems) {
      root = try YAMLSettings.read(bytes, source: path)
    } catch {
      return error.problems
    }
    guard case .map(let members) = root.value else {
      return [
        SettingsProblem(
          place: root.place, message: "expected terms, such as 'inbox: {de: Posteingang}'")
      ]
    }
    var problems: [SettingsProblem] = []
    for member in members {
      guard case .map(let locales) = member.node.value else {
        problems.append(
          SettingsProblem(
            place: member.node.place,
            message: "expected a term for each language, such as '{de: Posteingang}'"))
        continue
      }
      var translations: [String: [String]] = [:]
      for locale in locales where !remarks.contains(locale.name) {
        guard let tag = tag(locale.name) else {
          problems.append(
            SettingsProblem(place: locale.place, message: noTag(locale.name, "'note'")))
          continue
        }
        let terms = terms(of: locale.node)
        if terms == nil {
          problems.append(
            SettingsProblem(
              place: locale.node.place, message: "expected a term, or a list of terms"))
        }
        translations[tag] = terms
      }
      if !glossary.add(member.name, translations) {
        problems.append(SettingsProblem(place: member.place, message: noTerm))
      }
    }
    return problems
  }

  /// The terms that a value lists; nil where it is something else.
  private static func terms(of node: SettingNode) -> [String]? {
    let texts = node.text.map { [$0] } ?? node.elements.compactMap(\.text)
    let terms = texts.map(trimmed).filter { !$0.isEmpty }
    return terms.isEmpty || terms.count < node.elements.count ? nil : terms
  }

  // MARK: Words

  private static let noTerm = "expected a term of the source language, with letters or digits"

  private static func noTag(_ found: String, _ other: String) -> String {
    "'\(VisibleText.escaped(found))' is neither a language tag such as de or pt-BR nor \(other)"
  }

  private static func tag(_ text: String) -> String? {
    // Languages have two or three letters; ICU knows longer names, such as "german".
    let language = text.prefix { $0 != "-" && $0 != "_" }
    guard let tag = LocaleTag(text), tag.isKnownLanguage, language.utf8.count <= 3 else {
      return nil
    }
    return tag.description
  }

  private static func trimmed(_ text: String) -> String {
    let front = text.drop(while: \.isWhitespace)
    return String(front.reversed().drop(while: \.isWhitespace).reversed())
  }
}
