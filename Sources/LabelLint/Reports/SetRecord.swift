extension SetSummary {
  /// Writes the members of the `set` record, in their order.
  func writeMembers(to writer: inout JSONWriter) {
    Record.begin("set", in: &writer)
    writer.member("app", app)
    writer.member("set", set)
    writer.member("format", format.rawValue)
    writer.member("sourceLocale", sourceLocale)
    writer.member("files", files)
    writer.member("keys", keys)
    writer.member("messages", messages)
    writer.array("locales") { writer in
      let sorted = locales.sorted { ByteOrder.precedes($0.locale, $1.locale) }
      for coverage in sorted { writer.element(coverage.writeMembers) }
    }
    if !sourceFiles.isEmpty {
      writer.array("sourceFiles", of: sourceFiles) { file, writer in
        writer.member("file", file.file)
        writer.member("required", file.required)
      }
    }
    if isCut { writer.member("cut", true) }
    if !isWhole, let cutLocales { writer.array("cutLocales", of: cutLocales) }
    // In a set that is complete otherwise, these are the same.
    if isCut, !complete, let faultyLocales { writer.array("faultyLocales", of: faultyLocales) }
    texts?.write(to: &writer)
    writer.member("complete", complete)
  }
}

extension LocaleCoverage {
  /// Writes the members of a locale's coverage, in their order.
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("locale", locale)
    writer.member("required", required)
    writer.member("translated", translated)
    writer.member("suppressed", suppressed)
    writer.member("inherited", inherited)
    writer.member("copied", copied)
    writer.member("needsReview", needsReview)
    writer.member("machineTranslated", machineTranslated)
    writer.member("checked", checked)
  }
}
