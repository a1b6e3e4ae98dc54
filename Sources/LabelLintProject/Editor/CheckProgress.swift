import LabelLint

/// A whole check as the editor shows it, which is never if the editor refuses the token or the check is done before.
struct CheckProgress {
  /// What names the progress.
  let token: JSONValue
  /// The request that the editor takes the token with.
  private let request: RPCIdentifier
  private var isShown = false

  /// A progress whose token the editor is asked to take.
  init(_ token: JSONValue, takenBy request: RPCIdentifier) {
    (self.token, self.request) = (token, request)
  }

  /// The beginning, once the editor has taken the token; nil for the answer to another request.
  mutating func begin(answer id: RPCIdentifier) -> JSONValue? {
    guard id == request, !isShown else { return nil }
    isShown = true
    return report(["kind": "begin", "title": "label-lint", "message": "Checking texts"])
  }

  /// The end; nil where nothing began.
  func end() -> JSONValue? { isShown ? report(["kind": "end"]) : nil }

  private func report(_ value: JSONValue) -> JSONValue {
    RPCMessage.note("$/progress", ["token": token, "value": value])
  }
}
