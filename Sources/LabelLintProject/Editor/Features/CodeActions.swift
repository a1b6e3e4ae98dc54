package import LabelLint

/// `textDocument/codeAction`: what can be done about findings and missing texts at a place.
///
/// What is dear to work out is left for `ActionResolution`, if the editor asks for it then.
package enum CodeActions: EditorFeature {
  /// The request.
  package static let method = "textDocument/codeAction"
  /// The kinds of actions.
  package static let capability: (name: String, value: JSONValue)? = (
    "codeActionProvider",
    [
      "codeActionKinds": ["quickfix", .string(fixAll)], "resolveProvider": true,
    ]
  )
  /// The kind of the action that applies all safe fixes.
  static let fixAll = "source.fixAll.label-lint"
  /// Most locales that are offered one by one.
  private static let mostLocales = 10

  /// The actions; null for a file of no set.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    let file = try workspace.file(of: params)
    guard let start = TextPosition(params.at("range", "start")),
      let end = TextPosition(params.at("range", "end"))
    else { throw .invalidParameters("range is missing, or is none") }
    guard let place = file.place else { return .null }
    let uri = params.at("textDocument", "uri")?.text ?? ""
    let only = params.at("context", "only")?.texts
    let given = params.at("context", "diagnostics")?.elements ?? []
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    let from = file.lines.offset(of: start, workspace.encoding)
    let to = file.lines.offset(of: end, workspace.encoding)
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      let findings = findings(in: file, place.set, workspace).filter { _, range in
        range.lowerBound <= max(from, to) && min(from, to) <= range.upperBound
      }.map(\.finding)
      for finding in findings {
        actions += self.actions(on: finding, uri, file, given, workspace)
      }
      actions += additions(at: from, uri, file, workspace)
    }
    if only == nil { actions += LocaleOpening.actions(at: from, uri, file, workspace) }
    // A whole set is checked for it: only an editor that names the kind gets it worked out at once.
    if isWanted(fixAll), resolves(workspace) || only != nil {
      let data: JSONValue = ["action": "fixAll", "uri": .string(uri)]
      actions += action("Apply all safe fixes of the file", fixAll, data, [], workspace)
    }
    return .array(actions)
  }

  /// The findings of a file that count, with their places in the text of now.
  private static func findings(
    in file: Workspace.File, _ set: SetSnapshot, _ workspace: Workspace
  ) -> [(finding: ReportedFinding, range: Range<Int>)] {
    let source = workspace.folders[file.folder].source(of: file.path)
    let index = source.flatMap { $0.encoding == .utf8 ? nil : SourceIndex($0) }
    return workspace.folders[file.folder].findings(in: file.path).compactMap { finding in
      guard finding.suppression == nil else { return nil }
      let end = finding.place.offset + finding.place.length
      let start = index?.offset(ofStored: finding.place.offset) ?? finding.place.offset
      return (finding, start..<(index?.offset(ofStored: end) ?? end))
    }
  }

  private static func actions(
    on finding: ReportedFinding, _ uri: String, _ file: Workspace.File, _ given: [JSONValue],
    _ workspace: Workspace
  ) -> [JSONValue] {
    let identity = finding.fingerprint.description
    let diagnostics = given.filter { diagnostic in
      diagnostic.at("data", "fingerprints")?.elements?.contains { $0.text == identity } ?? false
    }
    let writing = EditWriting(workspace, folder: file.folder)
    var actions: [JSONValue] = []
    for (number, fix) in finding.fixes.enumerated() {
      guard let edit = writing.edit(fix.edits) else { continue }
      let words = fix.safety == .safe ? fix.title : "\(fix.title) (suggestion)"
      actions.append([
        "title": .string(words), "kind": "quickfix", "diagnostics": .array(diagnostics),
        "isPreferred": .boolean(number == 0 && fix.safety == .safe), "edit": edit,
      ])
    }
    func data(_ action: String) -> JSONValue {
      ["action": .string(action), "uri": .string(uri), "fingerprint": .string(identity)]
    }
    if !UnreadableCatalog.hidesRest(finding.rule, detail: finding.detail) {
      actions += action(
        "Silence \(finding.rule) here with a reason", "quickfix", data("silence"), diagnostics,
        workspace)
      actions += action(
        "Accept this \(finding.rule) into the baseline", "quickfix", data("accept"), diagnostics,
        workspace)
    }
    return actions
  }

  /// Entries for locales that lack the key at a place.
  private static func additions(
    at offset: Int, _ uri: String, _ file: Workspace.File, _ workspace: Workspace
  ) -> [JSONValue] {
    guard let place = EntryPlace(file, at: offset) else { return [] }
    let locales = MissingLocales.locales(in: place.set)[place.key] ?? []
    func data(_ locales: [String]) -> JSONValue {
      [
        "action": "add", "uri": .string(uri), "offset": .integer(offset),
        "locales": .texts(locales),
      ]
    }
    var actions: [JSONValue] = []
    for locale in locales.prefix(mostLocales) {
      actions += action(
        "Add the \(locale) entry, marked for translation", "quickfix", data([locale]), [],
        workspace)
    }
    if locales.count > 1 {
      actions += action(
        "Add entries for all \(locales.count) locales that lack it, marked for translation",
        "quickfix", data(locales), [], workspace)
    }
    return actions
  }

  /// Whether the editor asks for edits when they are wanted.
  private static func resolves(_ workspace: Workspace) -> Bool {
    let properties = workspace.client.at(
      "textDocument", "codeAction", "resolveSupport", "properties")
    return properties?.texts?.contains("edit") ?? false
  }

  /// An action whose edit comes when it is wanted.
  ///
  /// It comes at once for editors that do not ask. There is no action where nothing is to do.
  private static func action(
    _ title: String, _ kind: String, _ data: JSONValue, _ diagnostics: [JSONValue],
    _ workspace: Workspace
  ) -> [JSONValue] {
    let action: JSONValue = [
      "title": .string(title), "kind": .string(kind), "diagnostics": .array(diagnostics),
    ]
    if resolves(workspace) { return [action.adding(["data": data])] }
    guard let edit = try? ActionResolution.edit(data, in: workspace) else { return [] }
    return [action.adding(["edit": edit])]
  }
}
