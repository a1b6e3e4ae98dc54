/// What stands before the root: the declaration and the document type.
extension XMLReader {
  /// Reads the declaration, if there is one.
  @_lifetime(self: copy self)
  mutating func readDeclaration() {
    if let end = XMLDeclaration.endOfUsual(text, at: position) {
      position = end
      return
    }
    guard XMLDeclaration.isPresent(text, at: position) else { return }
    var end = position + 5
    while end < text.count, !ByteScan.matches(text, at: end, "?>") {
      end = ByteScan.first(0x3F, in: text, from: end + 1)
    }
    // Without its end it is read as any instruction without one.
    guard end < text.count else { return }
    let range = position..<end + 2
    position = range.upperBound
    guard let declaration = XMLDeclaration(text, range) else {
      report(.notWellFormed, at: range, "the XML declaration is malformed")
      return
    }
    let version = declaration.version
    if !ByteScan.equals(text, version, "1.0"), !ByteScan.equals(text, version, "1.1") {
      report(
        .unsupportedXmlVersion, at: version, "XML version `\(shown(version))` is not supported")
    }
  }

  /// Reads a document type declaration, whose external subset is never opened.
  @_lifetime(self: copy self)
  mutating func readDocumentType() -> XMLEvent? {
    guard !hasRoot, !hasDocumentType else {
      return readBracketAsText("`<!DOCTYPE` is after the root element or a second one")
    }
    hasDocumentType = true
    var scan = XMLDocumentTypeScan(text, at: position + 9)
    scan.read()
    nameSpan = ByteRange(scan.name)
    if let subset = scan.subset {
      hasDeclarations = true
      if scan.declaresExternalEntity {
        report(
          .externalEntityRefused, at: subset,
          "the document type declares an external entity, which is never opened")
      } else {
        report(
          .dtdNotSupported, at: subset,
          "the document type has its own declarations, which are not read")
      }
    } else if let message = scan.message {
      report(.notWellFormed, at: pieceStart..<scan.position, message)
    }
    contentStart = min(scan.name.upperBound, scan.position)
    contentEnd = scan.position
    return endPiece(.documentType, at: scan.position)
  }

  /// Reports the first characters that XML does not allow anywhere (XML 1.0, 2.2).
  @_lifetime(self: copy self)
  mutating func reportForbiddenCharacters() {
    var index = XMLCharacters.firstForbidden(text, from: position)
    var reported = 0
    while index < text.count, reported < 10 {
      let isControl = text[index] < 0x20
      let length = isControl ? 1 : 3
      let name =
        isControl
        ? "U+00" + (text[index] < 16 ? "0" : "") + String(text[index], radix: 16, uppercase: true)
        : text[index + 2] == 0xBE ? "U+FFFE" : "U+FFFF"
      report(.notWellFormed, at: index..<index + length, "\(name) is not allowed in XML")
      reported += 1
      index = XMLCharacters.firstForbidden(text, from: index + length)
    }
  }
}
