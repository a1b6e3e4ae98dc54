/// Goes through XML that another program wrote: element names without prefixes, text decoded.
enum ReviewXML {
  /// What is met.
  enum Event {
    /// An element with its attributes, names without prefixes.
    case start(String, [String: String])
    /// The end of an element.
    case end(String)
    /// Characters.
    case text([UInt8])
  }

  /// Calls a function with each piece and the elements that are open around it.
  ///
  /// - Throws: The first fault; nothing is guessed.
  static func walk(
    _ bytes: [UInt8], _ take: (Event, [String]) -> Void
  ) throws(ReviewFault) {
    let mark = TextEncoding.fromByteOrderMark(bytes.span)
    let file = SourceFile(
      path: "", stored: bytes, encoding: mark?.encoding ?? .utf8, markLength: mark?.markLength ?? 0)
    var reader = XMLReader(file.text.span, from: file.start)
    var open: [String] = []
    reading: while true {
      let event = reader.next()
      switch event {
      case .startElement:
        var attributes: [String: String] = [:]
        for attribute in reader.attributes {
          let name = local(file.string(attribute.name.range))
          attributes[name] = String(decoding: reader.value(of: attribute), as: UTF8.self)
        }
        let name = local(file.string(reader.name))
        open.append(name)
        take(.start(name, attributes), open)
      case .endElement:
        if let name = open.popLast() { take(.end(name), open) }
      case .text, .characterData:
        var text: [UInt8] = []
        if event == .text, reader.hasReferences {
          XMLReferences.decode(reader.content, of: reader.text, as: .text, into: &text)
        } else {
          text.append(reader.text.extracting(reader.content))
        }
        take(.text(text), open)
      case .comment, .processingInstruction, .documentType: break
      case .end: break reading
      }
    }
    if let problem = reader.problems.first(where: { $0.severity == .error }) {
      let line = LineTable(file).line(of: Int(problem.span.start))
      throw ReviewFault("no XML at line \(line): \(problem.message)")
    }
  }

  /// A name without its prefix.
  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
