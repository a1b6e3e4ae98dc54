package import LabelLint

/// Something that the language server answers.
///
/// A feature is one file: a type that conforms to this protocol, listed in `LanguageServer.features`. It gets the
/// workspace as it is now and changes nothing; edits are part of its answer, and the editor applies them.
package protocol EditorFeature {
  /// The request that it answers: `textDocument/hover`.
  static var method: String { get }
  /// What the server says of it at the start: `("hoverProvider", true)`; nil for nothing.
  static var capability: (name: String, value: JSONValue)? { get }
  /// Whether it waits for a whole check of all texts of now.
  ///
  /// Once a catalog was checked, only diagnostics wait for the next check.
  static var needsWholeCheck: Bool { get }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - params: The parameters of the request.
  ///   - workspace: What is open, with what is known of it.
  /// - Returns: The result.
  /// - Throws: Why there is no answer.
  static func answer(_ params: JSONValue, in workspace: Workspace) throws(RPCError) -> JSONValue

  /// What the server asks the editor to do for a request, before it answers; nil for nothing.
  static func question(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> (method: String, params: JSONValue)?
}

extension EditorFeature {
  /// Most features say what is known now.
  package static var needsWholeCheck: Bool { false }

  /// Most features only answer.
  package static func question(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> (method: String, params: JSONValue)? { nil }
}

extension Workspace {
  /// The file that `textDocument` names.
  package func file(of params: JSONValue) throws(RPCError) -> File {
    guard let uri = params.at("textDocument", "uri")?.text else {
      throw .invalidParameters("textDocument.uri is missing")
    }
    return try file(uri)
  }

  /// The byte offset that `position` names in a file.
  package func offset(of params: JSONValue, in file: File) throws(RPCError) -> Int {
    guard let position = TextPosition(params["position"]) else {
      throw .invalidParameters("position is missing, or is none")
    }
    return file.lines.offset(of: position, encoding)
  }
}
