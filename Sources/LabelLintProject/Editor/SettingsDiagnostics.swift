package import LabelLint

/// What is wrong in an open configuration, as diagnostics.
package enum SettingsDiagnostics {
  /// The diagnostics of a document.
  package static func diagnostics(
    _ document: OpenDocument, in workspace: Workspace
  ) -> [JSONValue] {
    let folder = ProjectRoot.folder(of: document.path)
    let root = workspace.place(of: document.path).map { workspace.folders[$0.folder].root }
    let loader = SettingsLoader(root: root ?? ProjectRoot(around: folder))
    let own = loader.root.relative(document.path)
    return loader.problems(in: document.path, holding: document.text).map { problem in
      let isHere = ByteOrder.areEqual(problem.place.source, own)
      let position = isHere ? problem.place.position : nil
      let lines = document.lines
      let start = lines.offset(line: position?.line ?? 1, column: position?.column ?? 1)
      let line = lines.position(of: start, .utf8).line
      let end = lines.content(ofLine: line)?.upperBound ?? start
      let message = isHere ? problem.message : problem.description
      return [
        "range": workspace.range(start..<max(start, end), in: lines), "severity": 1,
        "code": "configuration", "source": "label-lint", "message": .string(message),
      ]
    }
  }
}
