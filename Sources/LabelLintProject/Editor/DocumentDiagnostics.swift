package import LabelLint

/// `textDocument/diagnostic`: the findings of a document, once all texts of now were checked.
package enum DocumentDiagnostics: EditorFeature {
  /// The request.
  package static let method = "textDocument/diagnostic"
  /// A text is judged beside those of other files.
  package static let capability: (name: String, value: JSONValue)? = (
    "diagnosticProvider",
    [
      "identifier": "label-lint", "interFileDependencies": true, "workspaceDiagnostics": true,
    ]
  )
  /// What a client asks for is that of a fresh check.
  package static let needsWholeCheck = true

  /// A full report, or that nothing changed.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    guard let uri = params.at("textDocument", "uri")?.text else {
      throw .invalidParameters("textDocument.uri is missing")
    }
    return report(diagnostics(of: uri, in: workspace), previous: params["previousResultId"]?.text)
  }

  /// The diagnostics of a document; none for one of which nothing is known.
  package static func diagnostics(of uri: String, in workspace: Workspace) -> [JSONValue] {
    if let document = workspace.documents[uri], document.kind == .settings {
      return SettingsDiagnostics.diagnostics(document, in: workspace)
    }
    guard let path = workspace.path(of: uri), let place = workspace.place(of: path) else {
      return []
    }
    return DiagnosticWriter(workspace, folder: place.folder).diagnostics(place.path)
  }

  /// A report with an identity by its contents.
  static func report(
    _ items: [JSONValue], previous: String?, _ members: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    let items = JSONValue.array(items)
    let identity = TextHash(String(decoding: items.bytes, as: UTF8.self)).description
    let isSame = identity == previous
    let report: JSONValue =
      isSame
      ? ["kind": "unchanged", "resultId": .string(identity)]
      : ["kind": "full", "resultId": .string(identity), "items": items]
    return report.adding(members)
  }
}

/// `workspace/diagnostic`: the findings of all files of all folders.
package enum WorkspaceDiagnostics: EditorFeature {
  /// The request.
  package static let method = "workspace/diagnostic"
  /// `DocumentDiagnostics` says it.
  package static let capability: (name: String, value: JSONValue)? = nil
  /// All sets are checked.
  package static let needsWholeCheck = true

  /// A report for each file with findings, and for each that had some.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    var previous: [String: String] = [:]
    for item in params["previousResultIds"]?.elements ?? [] {
      if let uri = item["uri"]?.text { previous[uri] = item["value"]?.text }
    }
    var reports: [JSONValue] = []
    var seen: Set<String> = []
    func add(_ uri: String, _ items: [JSONValue]) {
      guard seen.insert(uri).inserted, !items.isEmpty || previous[uri] != nil else { return }
      let version = workspace.documents[uri].map { JSONValue.integer($0.version) } ?? .null
      reports.append(
        DocumentDiagnostics.report(
          items, previous: previous[uri], ["uri": .string(uri), "version": version]))
    }
    for (number, folder) in workspace.folders.enumerated() {
      let writer = DiagnosticWriter(workspace, folder: number)
      for set in folder.sets.values.sorted(by: { ByteOrder.precedes($0.plan.set, $1.plan.set) }) {
        for location in set.plan.locations {
          add(workspace.uri(of: location.path, in: number), writer.diagnostics(location.path))
        }
      }
    }
    for document in workspace.documents.values where document.kind == .settings {
      add(document.uri, SettingsDiagnostics.diagnostics(document, in: workspace))
    }
    for uri in previous.keys.sorted() { add(uri, []) }
    return ["items": .array(reports)]
  }
}
