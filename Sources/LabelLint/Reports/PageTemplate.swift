/// A data file that a page is made from: between `{{` and `}}` it names what is put in.
package struct PageTemplate {
  /// A part of a template.
  package enum Part {
    /// Text that stays as it is.
    case text(String)
    /// The name of what is put in.
    case name(String)
  }

  /// The parts in order.
  package let parts: [Part]

  /// Reads a template, such as `review/page.html`.
  package init(_ file: String) {
    var parts: [Part] = []
    let text = Resource.text(of: file)
    var rest = text[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      parts.append(.text(String(rest[..<open.lowerBound])))
      parts.append(.name(String(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The template with a text for each name.
  package func filled(_ text: (_ name: String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name): text(name)
      }
    }.joined()
  }
}
