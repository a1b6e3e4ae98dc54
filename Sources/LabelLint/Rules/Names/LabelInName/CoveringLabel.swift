/// Labels of Android views to which code gives texts: a screen reader speaks the content description, and never the text.
struct CoveringLabel {
  /// A view whose texts nobody hears.
  struct View {
    let path: String
    /// From 1.
    let line: Int
  }

  /// The uses of the catalog's texts.
  private let uses: CatalogUses

  /// A search in the uses of a catalog.
  init(_ uses: CatalogUses) { self.uses = uses }

  /// The view that has a text as its label while code gives it other ones; nil where there is none.
  func view(ofRow row: Int) -> View? {
    for number in uses.uses(ofRow: row) {
      let use = uses.index.uses[Int(number)]
      guard use.purpose == .label, use.element >= 0, !use.flags.contains(.isReplaced) else {
        continue
      }
      let element = uses.index.elements[Int(use.element)]
      guard element.flags.contains(.isGivenText), !isOther(element) else { continue }
      let place = uses.place(ofUse: Int(number))
      return View(path: place.path, line: place.line)
    }
    return nil
  }

  /// Whether a view shows no text, or is a field, which is read with what people write into it.
  private func isOther(_ element: UseElement) -> Bool {
    let name = uses.index.arena.span.extracting(element.className.range)
    if ControlClass.isTextless(name) { return true }
    return switch ControlClass.inheritedRole(of: name) {
    case .textField, .searchField: true
    default: false
    }
  }
}

extension LabelInName {
  /// Reports a label that hides the texts of its view.
  func add(
    _ view: CoveringLabel.View, _ row: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return }
    let text = catalog.firstText(of: entry) ?? ""
    findings.add(
      catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.place(of: entry),
      .covers(text, view), confidence: .high
    ) { finding in
      finding.text = text
      finding.kind = context.kinds[row: row].purpose.rawValue
      finding.spoken = text
    }
  }
}

extension Finding.Wording {
  fileprivate static func covers(_ label: String, _ view: CoveringLabel.View) -> Self {
    "\(quoting: label) is spoken instead of the texts that code gives the view at \(visible: view.path):\(view.line); let code set the label with the text, or remove the label"
  }
}
