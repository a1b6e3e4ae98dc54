/// What the text of an attribute of Android's XML is for.
struct AndroidAttribute {
  /// What it is for.
  let purpose: MessagePurpose

  /// Whether only a screen reader gets it.
  var isSpoken: Bool { purpose.isSpoken }

  /// The attributes with texts whose names have no prefix, and what the texts are for.
  private static let purposes: [(name: StaticString, purpose: MessagePurpose)] = [
    ("hint", .fieldHint), ("text", .shortText), ("title", .title), ("label", .title),
    ("summary", .message), ("entries", .shortText), ("subtitle", .title),
    ("queryHint", .fieldHint), ("summaryOff", .message), ("helperText", .message),
    ("summaryOn", .message), ("tooltipText", .tooltip), ("dialogTitle", .title),
    ("entryValues", .constant), ("dialogMessage", .message), ("placeholderText", .fieldHint),
    ("stateDescription", .state), ("textOn", .state), ("textOff", .state),
  ]

  /// The same by the lengths of their names, which tell most other attributes from them.
  private static let byLength = (0..<shortestDescription).map { length in
    purposes.filter { $0.name.utf8CodeUnitCount == length }
  }

  /// Bytes of the shortest name of a content description, `contentDescription` itself.
  private static let shortestDescription = 18

  /// The meaning of an attribute of the tag that a reader met; nil for one without a text.
  init?(_ xml: borrowing XMLReader, _ attribute: XMLAttribute) {
    let name = attribute.localName
    if name.count >= Self.shortestDescription {
      guard xml.text.extracting(name).closes(with: "ontentDescription") else { return nil }
      purpose = .label
      return
    }
    for (known, purpose) in Self.byLength[name.count] where xml.isText(name, known) {
      // Users press the title of an item of a menu.
      let isOfItem = xml.isText(name, "title") && xml.isNamed("item")
      self.purpose = isOfItem ? .action : purpose
      return
    }
    return nil
  }
}
