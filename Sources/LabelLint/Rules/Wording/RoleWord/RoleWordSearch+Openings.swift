/// Labels that begin with the role of their control and go on with what it does.
extension RoleWordSearch {
  private static let articles = Resource.words("phrases/articles")
  private static let controls = Resource.words("phrases/controls")

  /// The role at the start of an English label that says what the control is doing: "Button opening the menu".
  ///
  /// Nothing is proposed: the name is in the words behind it, in another form.
  func beforeProgressive() -> Found? {
    if echoed != nil || reader.isAnyVerb(0) { return nil }
    let start = reader.isWord(0, in: Self.articles) ? 1 : 0
    guard reader.isWord(start, in: Self.controls), reader.isProgressive(start + 1),
      let term = reader.term(
        start..<start + 1, where: { if case .role = $0 { true } else { false } }),
      case .role(let role, _) = term.sense
    else { return nil }
    return Found(range: reader.plain(start..<start + 1), role: role)
  }
}
