package import LabelLint

/// The server of the Language Server Protocol 3.17, without the streams: it gets frames and gives messages.
///
/// Findings of changed keys are there at once. Whole checks go on beside it (`CheckQueue`), when the editor is quiet or
/// asks. Nothing is written to disk.
package struct LanguageServer {
  /// What features there are; each is one file.
  package static var features: [any EditorFeature.Type] {
    [
      DocumentDiagnostics.self, WorkspaceDiagnostics.self, EntryHover.self, EntryDefinition.self,
      OtherLocales.self, EntryReferences.self, EntrySymbols.self, MissingLocales.self,
      CodeActions.self, ActionResolution.self, LocaleOpening.self, SettingsCompletion.self,
    ]
  }

  /// Where the server is in its life.
  private enum Stage { case new, running, shutDown }

  /// What the editor is told next, in order.
  private var outgoing: [JSONValue] = []
  /// The code to end with; nil as long as the server goes on.
  package private(set) var exitCode: Int32?
  /// What is open.
  package private(set) var workspace = Workspace(client: .null)
  private var stage = Stage.new
  private var checks = CheckQueue()
  /// Requests that wait for a whole check.
  private var waiting: [(id: RPCIdentifier, feature: any EditorFeature.Type, params: JSONValue)] =
    []
  /// Documents whose changes were not checked yet, in order.
  private var changed: [String] = []
  /// Whether an answer was given that the whole check may change.
  private var answersEarly = false
  /// Requests that the client does not want to be answered any more.
  private var cancelled: Set<RPCIdentifier> = []
  private var asked = 0
  /// The check that the editor shows, or is asked to show.
  private var progress: CheckProgress?

  /// A server that knows nothing yet.
  package init() {}

  /// What the editor is told, taken out.
  package mutating func takeMessages() -> [JSONValue] {
    defer { outgoing = [] }
    return outgoing
  }

  /// How long to wait for bytes, in milliseconds; nil as long as it takes.
  package var patience: Int? { stage == .running ? checks.patience(workspace) : nil }

  // MARK: Messages

  /// Takes what came in; a request that is taken back in the same breath is not begun.
  package mutating func take(_ frames: [MessageFraming.Frame]) {
    var messages: [RPCMessage] = []
    for frame in frames {
      switch frame {
      case .message(let bytes):
        do throws(RPCMessage.Fault) {
          let message = try RPCMessage(bytes)
          if case .notification("$/cancelRequest", let params) = message {
            if let id = RPCIdentifier(params["id"]) { cancelled.insert(id) }
          }
          messages.append(message)
        } catch {
          refuse(error.id, error.error)
        }
      case .fault(let reason): refuse(nil, .noJSON(reason))
      case .lost(let reason):
        refuse(nil, .noJSON(reason))
        exitCode = 1
      }
    }
    for message in messages where exitCode == nil {
      if case .notification("textDocument/didChange", let params) = message {
        change(params)
      } else {
        checkChanges()
        take(message)
      }
    }
    checkChanges()
    cancelWaiting()
    cancelled = []
  }

  private mutating func take(_ message: RPCMessage) {
    switch message {
    case .request(let id, let method, let params):
      if cancelled.contains(id) { return refuse(id, .cancelled) }
      do throws(RPCError) {
        if let result = try answer(id, method, params) {
          outgoing.append(RPCMessage.answer(id, result))
        }
      } catch {
        refuse(id, error)
      }
    case .notification(let method, let params): take(note: method, params)
    case .response(let id?, _?):
      if let beginning = progress?.begin(answer: id) { outgoing.append(beginning) }
    case .response: break
    }
  }

  private mutating func refuse(_ id: RPCIdentifier?, _ error: RPCError) {
    outgoing.append(RPCMessage.refusal(id, error))
  }

  private mutating func cancelWaiting() {
    for request in waiting where cancelled.contains(request.id) { refuse(request.id, .cancelled) }
    waiting.removeAll { cancelled.contains($0.id) }
  }

  // MARK: Requests

  /// The answer to a request; nil where it comes later.
  private mutating func answer(
    _ id: RPCIdentifier, _ method: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue? {
    switch (stage, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _): throw .notInitialized
    case (_, "initialize"): throw .invalidRequest("initialize comes once")
    case (.shutDown, _): throw .invalidRequest("after shutdown, only exit may come")
    case (_, "shutdown"):
      stage = .shutDown
      for request in waiting { refuse(request.id, .cancelled) }
      waiting = []
      return .null
    default: break
    }
    guard let feature = Self.features.first(where: { $0.method == method }) else {
      throw .unknownMethod(method)
    }
    if feature.needsWholeCheck {
      if feature == WorkspaceDiagnostics.self { workspace.wantAll() }
      // Code can be open without any catalog beside it.
      if let uri = params.at("textDocument", "uri")?.text { workspace.want(uri) }
      if !checks.isDone(workspace) {
        guard canAnswerEarly(feature, params) else {
          waiting.append((id, feature, params))
          return nil
        }
        answersEarly = true
      }
    }
    if let question = try feature.question(params, in: workspace) {
      ask(question.method, question.params)
    }
    return try feature.answer(params, in: workspace)
  }

  /// Whether an answer about a document need not wait for the whole check, as its set was checked before.
  ///
  /// Findings wait for it, unless the editor asks for them again.
  private func canAnswerEarly(_ feature: any EditorFeature.Type, _ params: JSONValue) -> Bool {
    guard feature != WorkspaceDiagnostics.self, feature != DocumentDiagnostics.self || canRefresh,
      let uri = params.at("textDocument", "uri")?.text, let document = workspace.documents[uri]
    else { return false }
    return document.kind == .catalog && workspace.isRead(document)
  }

  /// Whether the editor asks for findings again when the server wants it to.
  private var canRefresh: Bool {
    !pushes && workspace.can("workspace", "diagnostics", "refreshSupport")
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    stage = .running
    workspace = Workspace(client: params["capabilities"] ?? .null)
    var uris = (params["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.text }
    if uris.isEmpty, let root = params["rootUri"]?.text { uris = [root] }
    for uri in uris { workspace.addFolder(uri) }
    return ServerAbilities.result(workspace.encoding, Self.features)
  }

  // MARK: Notifications

  private mutating func take(note method: String, _ params: JSONValue) {
    if method == "exit" {
      exitCode = stage == .shutDown ? 0 : 1
      return
    }
    guard stage == .running else { return }
    switch method {
    case "initialized":
      if workspace.can("workspace", "didChangeWatchedFiles", "dynamicRegistration") {
        ask("client/registerCapability", ServerAbilities.watchers)
      }
    case "textDocument/didOpen": open(params)
    case "textDocument/didSave": save(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeWatchedFiles": noteFiles(params)
    case "workspace/didChangeConfiguration":
      workspace.updateAll { $0.reload() }
    case "workspace/didChangeWorkspaceFolders": changeFolders(params)
    default: break
    }
  }

  private mutating func changeFolders(_ params: JSONValue) {
    for folder in params.at("event", "removed")?.elements ?? [] {
      if let uri = folder["uri"]?.text { workspace.removeFolder(uri) }
    }
    for folder in params.at("event", "added")?.elements ?? [] {
      if let uri = folder["uri"]?.text { workspace.addFolder(uri) }
    }
    checks.hurry()
  }

  private mutating func open(_ params: JSONValue) {
    let item = params["textDocument"]
    guard let uri = item?["uri"]?.text, let text = item?["text"]?.text,
      let path = workspace.path(of: uri)
    else { return }
    let version = item?["version"]?.integer ?? 0
    workspace.open(OpenDocument(uri: uri, path: path, version: version, text: text))
    checks.hurry()
    publish(uri)
  }

  private mutating func change(_ params: JSONValue) {
    guard stage == .running, let uri = params.at("textDocument", "uri")?.text,
      var document = workspace.documents[uri]
    else { return }
    document.version = params.at("textDocument", "version")?.integer ?? document.version
    do throws(RPCError) {
      try document.take(params["contentChanges"]?.elements ?? [], workspace.encoding)
    } catch {
      outgoing.append(
        RPCMessage.note("window/logMessage", ["type": 1, "message": .string(error.message)]))
    }
    workspace.note(document)
    if !changed.contains(uri) { changed.append(uri) }
  }

  /// Checks the documents that changed, each once: keys may come faster than a large catalog is read.
  private mutating func checkChanges() {
    for uri in changed {
      workspace.checkChange(of: uri)
      checks.wait()
      publish(uri)
    }
    changed = []
  }

  private mutating func save(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.text, let document = workspace.documents[uri]
    else { return }
    workspace.noteSaved(document)
    checks.hurry()
  }

  private mutating func close(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.text, workspace.documents[uri] != nil else {
      return
    }
    workspace.close(uri)
    if pushes { send(diagnostics: [], of: uri, version: nil) }
  }

  private mutating func noteFiles(_ params: JSONValue) {
    for change in params["changes"]?.elements ?? [] {
      guard let uri = change["uri"]?.text, let path = workspace.path(of: uri) else { continue }
      workspace.noteChanged(path, isOnlyContent: change["type"]?.integer == 2)
    }
    checks.hurry()
  }

  // MARK: Diagnostics

  /// Whether diagnostics are sent without being asked for: to editors that do not ask.
  private var pushes: Bool { workspace.client.at("textDocument", "diagnostic") == nil }

  /// Sends the diagnostics of a document as they are known now.
  private mutating func publish(_ uri: String) {
    guard pushes, let document = workspace.documents[uri], document.kind != .other else { return }
    if document.kind == .catalog, !workspace.isRead(document) { return }
    let found = DocumentDiagnostics.diagnostics(of: uri, in: workspace)
    send(diagnostics: found, of: uri, version: document.version)
  }

  private mutating func send(diagnostics: [JSONValue], of uri: String, version: Int?) {
    let params: JSONValue = ["uri": .string(uri), "diagnostics": .array(diagnostics)]
    outgoing.append(
      RPCMessage.note(
        "textDocument/publishDiagnostics",
        version.map { params.adding(["version": .integer($0)]) } ?? params))
  }

  // MARK: Whole checks

  /// Begins whole checks whose time has come, and takes the results of those that are done.
  package mutating func work() {
    guard stage == .running else { return }
    if let folder = checks.takeResult(&workspace) {
      endProgress()
      if let failure = workspace.folders[folder].failure, !failure.isNothingFound {
        outgoing.append(
          RPCMessage.note(
            "window/logMessage", ["type": 2, "message": .string(failure.description)]))
      }
      for uri in workspace.documents.keys.sorted() { publish(uri) }
      if canRefresh, waiting.isEmpty || answersEarly {
        answersEarly = false
        ask("workspace/diagnostic/refresh", .null)
      }
    }
    if checks.begin(&workspace, isAwaited: !waiting.isEmpty) { beginProgress() }
    if checks.isDone(workspace) { answerWaiting() }
  }

  private mutating func answerWaiting() {
    let ready = waiting
    waiting = []
    for request in ready {
      do throws(RPCError) {
        outgoing.append(
          RPCMessage.answer(
            request.id, try request.feature.answer(request.params, in: workspace)))
      } catch {
        refuse(request.id, error)
      }
    }
  }

  @discardableResult
  private mutating func ask(_ method: String, _ params: JSONValue) -> RPCIdentifier {
    asked += 1
    let id = RPCIdentifier.text("label-lint-\(asked)")
    outgoing.append(RPCMessage.ask(id, method, params))
    return id
  }

  /// Asks the editor to show that catalogs are looked for, which can take long in a large project.
  private mutating func beginProgress() {
    guard progress == nil, workspace.can("window", "workDoneProgress") else { return }
    let token = JSONValue.string("label-lint-check-\(asked)")
    let request = ask("window/workDoneProgress/create", ["token": token])
    progress = CheckProgress(token, takenBy: request)
  }

  private mutating func endProgress() {
    if let end = progress?.end() { outgoing.append(end) }
    progress = nil
  }
}
