import LabelLint

extension ProjectDiagnosis {
  /// The diagnosis for people.
  package var lines: [String] {
    var lines = [
      ToolVersion.text, "ICU \(data.icu), Unicode \(data.unicode), CLDR \(data.cldr)", "",
    ]
    for (name, value) in facts { lines.append("\(name):" + padding(of: name) + value) }
    if !sets.isEmpty { lines.append("") }
    for set in sets {
      lines.append(
        "\(set.set): \(set.format.rawValue), \(set.locales.counted("locale")), source "
          + "\(set.sourceLocale) (\(Self.words(of: set.sourceOrigin)))")
    }
    lines.append("")
    if advice.isEmpty { return lines + ["Nothing would make the reports better."] }
    lines.append("What would make the reports better:")
    return lines + advice.map { "- \($0)" }
  }

  /// The facts with their names.
  private var facts: [(name: String, value: String)] {
    [
      ("project", root),
      ("configuration", configuration ?? "none"),
      (
        "catalogs",
        sets.isEmpty
          ? "none"
          : "\(sets.count.counted("set")), \(texts.counted("text")), "
            + "\(locales.count.counted("locale"))"
      ),
      ("code", sources.isEmpty ? "not read" : sources.joined(separator: ", ")),
      ("git", commit.map { "commit \($0.prefix(12))" } ?? "none"),
      (
        "baseline",
        baseline.map {
          "\($0), \(baselineEntries == 1 ? "1 entry" : "\(baselineEntries.grouped) entries")"
        } ?? "none"
      ),
      (
        "findings",
        "\(counts.error.counted("error")), \(counts.warning.counted("warning")), "
          + "\(counts.note.counted("note"))"
      ),
    ]
  }

  /// What stands between a name and its value.
  private func padding(of name: String) -> String {
    String(repeating: " ", count: "configuration".count - name.count + 1)
  }

  /// What says the source language.
  private static func words(of origin: SourceOrigin) -> String {
    switch origin {
    case .configuration: "as configured"
    case .project: "as the project says"
    case .assumed: "assumed"
    }
  }

  /// The diagnosis for machines.
  package var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      ToolVersion.writeMembers(to: &writer)
      writer.member("root", root)
      writer.member("configuration", configuration)
      writer.array("sets") { writer in
        for set in sets {
          writer.element { writer in
            writer.member("set", set.set)
            writer.member("format", set.format.rawValue)
            writer.member("files", set.files)
            writer.member("locales", set.locales)
            writer.member("sourceLocale", set.sourceLocale)
            writer.member("sourceOrigin", set.sourceOrigin.rawValue)
          }
        }
      }
      writer.array("locales", of: locales)
      writer.member("texts", texts)
      writer.array("sources", of: sources)
      writer.member("commit", commit)
      writer.member("baseline", baseline)
      writer.object("findings") { writer in
        writer.member("error", counts.error)
        writer.member("warning", counts.warning)
        writer.member("note", counts.note)
      }
      writer.array("advice", of: advice)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
