package import LabelLint

/// `codeAction/resolve`: works out the edit of an action.
package enum ActionResolution: EditorFeature {
  /// The request.
  package static let method = "codeAction/resolve"
  /// `CodeActions` says it.
  package static let capability: (name: String, value: JSONValue)? = nil

  /// The action with its edit.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    guard let data = params["data"] else { return params }
    // Editors apply all fixes at each save, and mostly there are none: that is no failure.
    if data["action"]?.text == "fixAll" {
      return params.adding(["edit": (try? edit(data, in: workspace)) ?? ["changes": [:]]])
    }
    return params.adding(["edit": try edit(data, in: workspace)])
  }

  /// The edit of an action.
  ///
  /// - Throws: That there is none now: the text changed since, or its format has no place for it.
  static func edit(_ data: JSONValue, in workspace: Workspace) throws(RPCError) -> JSONValue {
    guard let uri = data["uri"]?.text else { throw .invalidParameters("data has no uri") }
    let file = try workspace.file(uri)
    guard let place = file.place else { throw gone }
    let edit: JSONValue?
    switch data["action"]?.text {
    case "fixAll": edit = fixAll(place.set, uri, file, workspace)
    case "silence": edit = silence(try finding(data, file, workspace), place, uri, workspace, file)
    case "accept": edit = try accept(try finding(data, file, workspace), file, workspace)
    case "add":
      edit = try add(
        data["locales"]?.texts ?? [], at: data["offset"]?.integer ?? 0, file, workspace)
    default: throw .invalidParameters("data names no action")
    }
    guard let edit else { throw .failed("there is nothing to change, or no place for it") }
    return edit
  }

  private static let gone = RPCError.failed("the text is not what it was: ask for actions again")

  private static func finding(
    _ data: JSONValue, _ file: Workspace.File, _ workspace: Workspace
  ) throws(RPCError) -> ReportedFinding {
    let identity = data["fingerprint"]?.text
    let found = workspace.folders[file.folder].findings(in: file.path).first {
      $0.fingerprint.description == identity
    }
    guard let found else { throw gone }
    return found
  }

  /// What `label-lint fix` would write into the file.
  private static func fixAll(
    _ snapshot: SetSnapshot, _ uri: String, _ file: Workspace.File, _ workspace: Workspace
  ) -> JSONValue? {
    guard let project = workspace.folders[file.folder].project else { return nil }
    var context = snapshot.context
    for own in snapshot.files where own.source.encoding == .utf8 {
      context.loading.contents[own.source.path] = own.source.text
    }
    let set = OpenSet(
      snapshot.plan, context, overridden: snapshot.overridden, sources: snapshot.sources)
    let known = Set(snapshot.findings.filter { $0.suppression != nil }.map(\.fingerprint))
    var reported = set.reported(concerning: [])
    reported.findings.removeAll { known.contains($0.fingerprint) }
    let outcome = project.fix(set, reported: reported, allowsUnsafe: false)
    guard let own = outcome.files.first(where: { ByteOrder.areEqual($0.path, file.path) }) else {
      return nil
    }
    return EditWriting(workspace, folder: file.folder).edit(
      uri, from: file.lines.text, to: own.after.text)
  }

  private static func silence(
    _ finding: ReportedFinding, _ place: (set: SetSnapshot, file: Int), _ uri: String,
    _ workspace: Workspace, _ file: Workspace.File
  ) -> JSONValue? {
    let own = place.set.files[place.file]
    let index = own.source.encoding == .utf8 ? nil : SourceIndex(own.source)
    let offset = index?.offset(ofStored: finding.place.offset) ?? finding.place.offset
    guard let entry = own.entry(at: offset)?.entry,
      let text = SuppressionWriter(file: own, entry: entry).text(
        silencing: finding.rule, reason: Suppression.openReason)
    else { return nil }
    return EditWriting(workspace, folder: file.folder).edit(uri, from: own.source.text, to: text)
  }

  private static func accept(
    _ finding: ReportedFinding, _ file: Workspace.File, _ workspace: Workspace
  ) throws(RPCError) -> JSONValue? {
    guard let project = workspace.folders[file.folder].project else { return nil }
    do throws(ProjectError) {
      let path = try KnownFindings.place(nil, project.settings).path
      let open = workspace.document(at: path)
      let stored = FileSystem.exists(path) ? try StoredFiles.bytes(at: path) : nil
      let old = open?.text ?? stored
      var baseline =
        try old.map { bytes throws(ProjectError) in
          try StoredFiles.baseline(bytes, at: path)
        } ?? Baseline()
      // What only a newer version knows would be lost.
      if baseline.unknownMember != nil { return nil }
      var entry = BaselineEntry(finding, state: .accepted, reason: Suppression.openReason)
      entry.on = Clock.day
      baseline.accept([entry])
      let uri = open?.uri ?? FileURI.uri(of: path)
      let writing = EditWriting(workspace, folder: file.folder)
      guard let old else { return writing.creation(uri, holding: baseline.bytes) }
      return writing.edit(uri, from: old, to: baseline.bytes)
    } catch {
      throw .failed(error.description)
    }
  }

  private static func add(
    _ locales: [String], at offset: Int, _ file: Workspace.File, _ workspace: Workspace
  ) throws(RPCError) -> JSONValue? {
    guard let place = EntryPlace(file, at: offset) else { throw gone }
    let set = place.set
    let catalog = set.context.loading.catalog(of: set.plan, files: set.files)
    guard let row = catalog.row(of: place.identity) else { throw gone }
    var edits: [ReportedEdit] = []
    var reasons: [String] = []
    // One key of a string catalog gets all its translations in one place.
    let groups =
      place.catalogFile.format == .xcstrings ? [locales] : locales.map { [$0] }
    for group in groups {
      let subjects = group.map { locale in
        Subject(
          set: catalog.set, table: catalog.tableName(row: row), key: place.key, locale: locale,
          slot: "")
      }
      do throws(ReviewFault) {
        edits = joined(edits, try MarkedEntry(subjects, in: catalog).edits)
      } catch {
        reasons.append("\(group.joined(separator: ", ")): \(error.description)")
      }
    }
    if edits.isEmpty { throw .failed(reasons.joined(separator: "; ")) }
    let own = edits.map { edit in
      let source = set.files.first { ByteOrder.areEqual($0.source.path, edit.path) }?.source
      guard let source, source.encoding != .utf8 else { return edit }
      let start = source.storedOffset(of: edit.offset)
      let end = source.storedOffset(of: edit.offset + edit.length)
      return ReportedEdit(path: edit.path, offset: start, length: end - start, text: edit.text)
    }
    return EditWriting(workspace, folder: file.folder).edit(own)
  }

  /// Edits with more of them; those that insert at one place are one.
  private static func joined(_ all: [ReportedEdit], _ more: [ReportedEdit]) -> [ReportedEdit] {
    var all = all
    for edit in more {
      let same = all.firstIndex {
        ByteOrder.areEqual($0.path, edit.path) && $0.offset == edit.offset
          && $0.length == edit.length
      }
      if let same { all[same].text += edit.text } else { all.append(edit) }
    }
    return all
  }
}
