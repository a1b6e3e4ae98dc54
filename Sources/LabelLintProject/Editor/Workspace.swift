package import LabelLint

/// All that an editor has open: folders, documents and what the editor can do.
///
/// Features answer from it.
package struct Workspace: Sendable {
  /// What the editor says that it can do.
  package let client: JSONValue
  /// What columns of places count.
  package let encoding: PositionEncoding
  /// The folders, the innermost first.
  package private(set) var folders: [ProjectFolder] = []
  /// Documents by the addresses that the editor gives them.
  package private(set) var documents: [String: OpenDocument] = [:]

  /// A workspace without folders.
  ///
  /// - Parameter client: `capabilities` of the editor.
  init(client: JSONValue) {
    self.client = client
    let offered = client.at("general", "positionEncodings")?.texts ?? []
    encoding = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }

  /// Whether the editor says that it can do something.
  package func can(_ names: String...) -> Bool {
    names.reduce(client as JSONValue?) { $0?[$1] }?.boolean ?? false
  }

  // MARK: Folders

  /// Opens a folder.
  mutating func addFolder(_ uri: String) {
    guard let path = FileURI.path(of: uri), let folder = try? FileSystem.resolved(path),
      !folders.contains(where: { $0.paths == [folder] })
    else { return }
    add(ProjectFolder(ProjectRoot(around: folder), paths: [folder]))
    placeDocuments()
  }

  private mutating func add(_ folder: ProjectFolder) {
    folders.append(folder)
    folders.sort { $0.paths[0].utf8.count > $1.paths[0].utf8.count }
  }

  /// Closes a folder.
  mutating func removeFolder(_ uri: String) {
    guard let path = FileURI.path(of: uri) else { return }
    let folder = (try? FileSystem.resolved(path)) ?? path
    folders.removeAll { $0.paths == [folder] }
    placeDocuments()
  }

  /// Puts each open catalog into the innermost folder that it lies in now.
  private mutating func placeDocuments() {
    for document in documents.values { folders.removeAll { $0.paths == [document.path] } }
    for document in documents.values { place(document) }
  }

  /// Changes a folder in its place.
  mutating func update(_ number: Int, _ body: (inout ProjectFolder) -> Void) {
    body(&folders[number])
  }

  /// Changes all folders.
  mutating func updateAll(_ body: (inout ProjectFolder) -> Void) {
    for number in folders.indices { body(&folders[number]) }
  }

  /// The number of the innermost folder that a file lies in, and its path from the root of that.
  package func place(of path: String) -> (folder: Int, path: String)? {
    for number in folders.indices {
      if let relative = folders[number].relative(path) { return (number, relative) }
    }
    return nil
  }

  // MARK: Documents

  /// Opens a document; a catalog that lies in no folder brings its own.
  mutating func open(_ document: OpenDocument) {
    documents[document.uri] = document
    place(document)
  }

  private mutating func place(_ document: OpenDocument) {
    guard document.kind == .catalog else { return }
    if place(of: document.path) == nil {
      let around = ProjectRoot(around: ProjectRoot.folder(of: document.path))
      add(ProjectFolder(around, paths: [document.path]))
    }
    refresh(document)
  }

  /// Takes another text of a document, which is checked later.
  mutating func note(_ document: OpenDocument) { documents[document.uri] = document }

  /// Checks the text of a document that changed.
  mutating func checkChange(of uri: String) {
    if let document = documents[uri] { refresh(document) }
  }

  private mutating func refresh(_ document: OpenDocument) {
    guard document.kind == .catalog, let place = place(of: document.path) else { return }
    folders[place.folder].isWanted = true
    folders[place.folder].change(place.path, to: document.text)
  }

  /// Notes that a document was saved: a configuration holds from now on, and a broken catalog is meant as it is.
  mutating func noteSaved(_ document: OpenDocument) {
    switch document.kind {
    case .catalog:
      if let place = place(of: document.path) { folders[place.folder].accept(place.path) }
    case .settings: noteChanged(document.path, isOnlyContent: false)
    case .other: noteChanged(document.path, isOnlyContent: true)
    }
  }

  /// Notes that a file on disk is another.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - isOnlyContent: Whether it was there before and still is.
  mutating func noteChanged(_ path: String, isOnlyContent: Bool) {
    let isCatalog = CatalogLocation(path: path) != nil || path.hasSuffix(".jsonl")
    updateAll { $0.note(path, isOnlyContent: isOnlyContent && isCatalog) }
  }

  /// Asks for the findings of all sets.
  mutating func wantAll() { updateAll { $0.wantAll() } }

  /// Asks for what is known of the folder that a file lies in.
  mutating func want(_ uri: String) {
    guard let path = path(of: uri), let place = place(of: path) else { return }
    folders[place.folder].isWanted = true
  }

  /// Whether a document is part of a set that was checked.
  ///
  /// One that is of none yet may be found by the check that runs.
  func isRead(_ document: OpenDocument) -> Bool {
    guard let place = place(of: document.path) else { return false }
    return folders[place.folder].place(of: place.path) != nil
  }

  /// The whole check of a folder that is to come next.
  mutating func nextCheck(ofFolder number: Int) -> FolderCheck {
    let texts = texts(in: number)
    return folders[number].nextCheck(texts)
  }

  /// Takes what the check of a folder came to.
  mutating func take(_ outcome: FolderCheck.Outcome, ofFolder number: Int) {
    let texts = texts(in: number)
    folders[number].take(outcome, texts)
  }

  /// Closes a document: what is on disk counts again.
  mutating func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri),
      let place = place(of: document.path)
    else { return }
    folders[place.folder].age()
    folders.removeAll { $0.paths == [document.path] }
  }

  /// The open document at an absolute path.
  package func document(at path: String) -> OpenDocument? {
    documents.values.first { ByteOrder.areEqual($0.path, path) }
  }

  /// The texts of the catalogs that are open in a folder, by their paths from its root.
  func texts(in folder: Int) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for document in documents.values where document.kind == .catalog {
      if let place = place(of: document.path), place.folder == folder {
        texts[place.path] = document.text
      }
    }
    return texts
  }

  // MARK: Places

  /// A file as a feature finds it by its address.
  package struct File: Sendable {
    /// Number of its folder in `folders`.
    package let folder: Int
    /// Its path from the root of the folder.
    package let path: String
    /// Its set as it is now, and its number there; nil for a file of no set that was checked.
    package let place: (set: SetSnapshot, file: Int)?
    /// Its text: that of the open document, else of the set.
    package let lines: TextLines
  }

  /// The file at an address.
  ///
  /// - Throws: That it lies in no folder, or that nothing is known of it.
  package func file(_ uri: String) throws(RPCError) -> File {
    guard let path = path(of: uri), let (folder, relative) = place(of: path) else {
      throw .invalidParameters("\(uri) is in no open folder")
    }
    let place = folders[folder].place(of: relative)
    let text = documents[uri]?.text ?? place.map { $0.set.files[$0.file].source.text }
    guard let text else { throw .invalidParameters("\(uri) is not open") }
    return File(folder: folder, path: relative, place: place, lines: TextLines(text))
  }

  /// The absolute path of an address, symbolic links followed as far as the file is there.
  package func path(of uri: String) -> String? {
    guard let path = FileURI.path(of: uri) else { return nil }
    if let resolved = try? FileSystem.resolved(path) { return resolved }
    guard let folder = try? FileSystem.resolved(ProjectRoot.folder(of: path)) else { return path }
    return ProjectRoot.joined(folder, ProjectRoot.name(of: path))
  }

  /// The address of a file of a folder, as the editor writes it where the file is open.
  package func uri(of path: String, in folder: Int) -> String {
    let path = folders[folder].root.absolute(path)
    return document(at: path)?.uri ?? FileURI.uri(of: path)
  }

  /// A range of bytes of a text as the protocol writes it.
  package func range(_ bytes: Range<Int>, in lines: TextLines) -> JSONValue {
    [
      "start": lines.position(of: bytes.lowerBound, encoding).json,
      "end": lines.position(of: bytes.upperBound, encoding).json,
    ]
  }
}
