/// A set that is to be checked, as a line that can be sent to another machine.
package struct PlanRecord: Sendable {
  /// Name of the app; empty without one.
  package var app: String
  /// The folder that the set's paths are relative to, as the fleet file names it.
  package var root: String
  /// The configuration to use; nil for the nearest to the set.
  package var config: String?
  /// The set and its files.
  package var plan: CatalogPlan
  /// The set that it overrides, which its check reads too; nil where there is none.
  package var overridden: CatalogPlan?
  /// Size of its files in bytes, for those who share the work out.
  package var bytes: Int

  /// A set that is to be checked.
  package init(
    app: String, root: String, config: String?, plan: CatalogPlan, overridden: CatalogPlan?,
    bytes: Int
  ) {
    self.app = app
    self.root = root
    self.config = config
    self.plan = plan
    self.overridden = overridden
    self.bytes = bytes
  }

  /// The line, with its line feed.
  package var line: [UInt8] {
    var output: [UInt8] = []
    JSONWriter.lines(to: &output) { _, writer in writeMembers(to: &writer) }
    return output
  }

  private func writeMembers(to writer: inout JSONWriter) {
    Record.begin("plan", in: &writer)
    writer.member("app", app)
    writer.member("root", root)
    writer.member("config", config)
    writer.member("set", plan.set)
    writer.member("format", format?.rawValue)
    writer.member("sourceLocale", plan.declaredSourceLocale)
    Self.write(plan, to: &writer)
    if let overridden {
      writer.object("overrides") { writer in
        writer.member("set", overridden.set)
        writer.member("sourceLocale", overridden.declaredSourceLocale)
        Self.write(overridden, to: &writer)
      }
    }
    writer.member("bytes", bytes)
  }

  private static func write(_ plan: CatalogPlan, to writer: inout JSONWriter) {
    if let twin = plan.shipping?.twin { writer.member("twin", twin) }
    writer.array("files") { writer in
      for location in plan.locations {
        writer.element { writer in
          writer.member("path", location.path)
          writer.member("locale", location.place.tag?.merged.description ?? "")
          if let targets = plan.shipping?.targets(of: location.path) {
            writer.array("targets", of: targets)
          }
        }
      }
    }
    if !plan.localeDeclarations.isEmpty {
      writer.array("localeDeclarations") { writer in
        for list in plan.localeDeclarations {
          writer.element { writer in
            writer.member("path", list.path)
            writer.member("form", list.form.rawValue)
            writer.array("names", of: list.names)
          }
        }
      }
      writer.array("localesOfProject", of: plan.localesOfProject.map(\.description))
    }
    if plan.hasOtherModules { writer.member("otherModules", true) }
    if plan.androidMain != "main" { writer.member("mainSourceSet", plan.androidMain) }
  }

  /// The most common format of the files; of several the one that comes first among formats.
  private var format: CatalogFormat? {
    let counts = CatalogFormat.allCases.map { format in
      (format, plan.locations.count { $0.format == format })
    }
    let most = counts.map(\.1).max() ?? 0
    return counts.first { $0.1 == most }?.0
  }

  // MARK: Reading

  /// Sizes of sets: whole numbers that every reader of JSON tells apart (RFC 8259, 6).
  private static let sizes = 0...(1 << 53 - 1)

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - content: The line, without its line feed.
  ///   - number: Its number, 1-based.
  /// - Throws: Why it is no plan.
  package init(_ content: Span<UInt8>, line number: Int) throws(RecordProblem) {
    let reader = try RecordReader(content, line: number)
    let value = reader.record
    guard try reader.text("type") == "plan" else {
      throw RecordProblem(
        line: number, "no plan of a set: expected a line of label-lint plan")
    }
    try reader.checkVersion(Record.schemaVersion)
    app = try reader.text("app")
    root = try reader.text("root")
    config = value["config"]?.text
    plan = try Self.plan(value, line: number)
    if let other = value["overrides"] { overridden = try Self.plan(other, line: number) }
    let size = value["bytes"].map { $0.integer ?? -1 } ?? 0
    guard Self.sizes.contains(size) else {
      throw RecordProblem(
        line: number,
        "the member 'bytes' is something else: expected a whole number from 0 to "
          + "\(Self.sizes.upperBound)")
    }
    bytes = size
  }

  private static func plan(
    _ value: JSONValue, line: Int
  ) throws(RecordProblem) -> CatalogPlan {
    let reader = RecordReader(value, line: line)
    let set = try reader.text("set")
    var locations: [CatalogLocation] = []
    var shipping = CatalogShipping()
    for file in value["files"]?.elements ?? [] {
      let path = try RecordReader(file, line: line).text("path")
      guard let location = CatalogLocation(path: path), location.set == set else {
        throw RecordProblem(
          line: line,
          "'\(VisibleText.escaped(path))' is not a catalog of '\(VisibleText.escaped(set))'")
      }
      locations.append(location)
      if let targets = file["targets"]?.elements {
        shipping.add(targets.compactMap(\.text), of: path)
      }
    }
    if locations.isEmpty {
      throw RecordProblem(line: line, "'\(VisibleText.escaped(set))' has no files")
    }
    shipping.twin = value["twin"]?.text
    var plan = CatalogPlan(
      set: set, locations: locations, declaredSourceLocale: value["sourceLocale"]?.text)
    plan.shipping = shipping.isEmpty ? nil : shipping
    for list in value["localeDeclarations"]?.elements ?? [] {
      let reader = RecordReader(list, line: line)
      guard let form = LocaleDeclaration.Form(rawValue: try reader.text("form")) else { continue }
      plan.localeDeclarations.append(
        LocaleDeclaration(
          path: try reader.text("path"), form,
          names: list["names"]?.elements?.compactMap(\.text) ?? []))
    }
    let others = value["localesOfProject"]?.elements ?? []
    plan.localesOfProject = others.compactMap(\.text).compactMap { LocaleTag($0) }
    plan.hasOtherModules = value["otherModules"] == .boolean(true)
    plan.androidMain = value["mainSourceSet"]?.text ?? "main"
    return plan
  }
}
