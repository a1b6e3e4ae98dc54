/// Role words in front of a name, as a caption of it.
extension RoleWordSearch {
  /// Roles that a colon or comma behind them sets apart from the name; "Image: sunset" may tell what was sent.
  private static let captions: [Role] = [
    .button, .checkbox, .link, .switch, .radioButton, .tab, .heading,
  ]

  /// A role in front of a spoken label with a colon or comma behind it: "Link: Terms".
  ///
  /// A placeholder may stand for anything, and further commas or a second role make a list of things.
  func captioning(_ text: borrowing Text) -> Found? {
    guard text.purpose == .label, text.kind.tier == .certain else {
      return nil
    }
    for count in [2, 1] where count < reader.count {
      let term = reader.term(0..<count) { sense in
        if case .role(let role, _) = sense { Self.captions.contains(role) } else { false }
      }
      guard let term, case .role(let role, _) = term.sense else { continue }
      let range = reader.plain(0..<count)
      let rest = reader.plain(count..<reader.count)
      guard range.upperBound + 1 < rest.lowerBound, text.plain[range.upperBound + 1] == 0x20,
        text.plain[range.upperBound] == ":" || text.plain[range.upperBound] == ",",
        !rest.contains(where: { text.plain[$0] == "," || text.plain[$0] == ":" }),
        !(count..<reader.count).contains(where: { reader.isPlaceholder($0) }),
        reader.term(
          count..<reader.count, where: { if case .role = $0 { true } else { false } }) == nil
      else { return nil }
      return Found(range: range, role: role, remainder: rest)
    }
    return nil
  }
}
