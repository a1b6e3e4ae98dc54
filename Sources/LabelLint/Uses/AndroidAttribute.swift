/// What the text of an attribute of Android's XML is for.
struct AndroidAttribute {
  /// What it is for.
  let purpose: MessagePurpose
  /// Whether only a screen reader gets it.
  let isSpoken: Bool

  /// The meaning of an attribute of the tag that a reader met; nil for one without a text.
  init?(_ xml: borrowing XMLReader, _ attribute: XMLAttribute) {
    let name = attribute.localName
    func isNamed(_ word: StaticString) -> Bool { xml.isText(name, word) }
    let text = xml.text.extracting(name)
    switch name.count {
    case 4 where isNamed("hint"): self.init(.fieldHint)
    case 4 where isNamed("text"): self.init(.shortText)
    case 5 where isNamed("title"): self.init(xml.isNamed("item") ? .action : .title)
    case 5 where isNamed("label"): self.init(.title)
    case 7 where isNamed("summary"): self.init(.message)
    case 7 where isNamed("entries"): self.init(.shortText)
    case 8 where isNamed("subtitle"): self.init(.title)
    case 9 where isNamed("queryHint"): self.init(.fieldHint)
    case 10 where isNamed("summaryOff") || isNamed("helperText"): self.init(.message)
    case 11 where isNamed("tooltipText") || isNamed("summaryOn"):
      self.init(isNamed("summaryOn") ? .message : .tooltip)
    case 11 where isNamed("dialogTitle"): self.init(.title)
    case 11 where isNamed("entryValues"): self.init(.constant)
    case 13 where isNamed("dialogMessage"): self.init(.message)
    case 15 where isNamed("placeholderText"): self.init(.fieldHint)
    case 16 where isNamed("stateDescription"): self.init(.state, isSpoken: true)
    case 18...:
      guard text.closes(with: "ontentDescription") else { return nil }
      self.init(.label, isSpoken: true)
    default: return nil
    }
  }

  private init(_ purpose: MessagePurpose, isSpoken: Bool = false) {
    self.purpose = purpose
    self.isSpoken = isSpoken
  }
}
