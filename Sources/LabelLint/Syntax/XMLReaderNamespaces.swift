/// Prefixes, and attributes that stand twice.
extension XMLReader {
  /// Elements with more attributes are checked for repeated ones by sorting.
  private static var attributesComparedOneByOne: Int { 12 }

  /// Brings the prefixes that the start tag declares into scope.
  @_lifetime(self: copy self)
  mutating func declareNamespaces() {
    for attribute in attributes where attribute.namespace == XMLNamespaces.xmlns {
      let prefix =
        attribute.prefixCount == 0
        ? ByteRange.zero : ByteRange(attribute.localName)
      guard let number = numberOfNamespace(in: attribute) else {
        reportTooManyPrefixes(at: attribute)
        continue
      }
      if let message = declarationProblem(prefix.range, number) {
        report(.notWellFormed, at: attribute.range, message)
      } else if !namespaces.bind(prefix, to: number) {
        reportTooManyPrefixes(at: attribute)
      }
    }
  }

  /// The number of the namespace that a declaration names; nil when there are too many.
  @_lifetime(self: copy self)
  private mutating func numberOfNamespace(in attribute: XMLAttribute) -> UInt16? {
    if !attribute.needsDecoding {
      return namespaces.number(of: text.extracting(attribute.value.range))
    }
    let uri = value(of: attribute)
    return namespaces.number(of: uri.span)
  }

  /// Reports a declaration past the limit.
  @_lifetime(self: copy self)
  private mutating func reportTooManyPrefixes(at attribute: XMLAttribute) {
    report(
      .tooManyAttributes, at: attribute.range,
      "more than \(XMLNamespaces.maximumCount) namespaces are declared")
  }

  /// Why a prefix may not stand for a namespace; nil when it may (Namespaces in XML 1.0, 3).
  private func declarationProblem(_ prefix: Range<Int>, _ namespace: UInt16) -> String? {
    if namespace == 0, !prefix.isEmpty { return "a prefix must mean a namespace" }
    if ByteScan.equals(text, prefix, "xmlns") { return "the prefix `xmlns` cannot be declared" }
    let isXML = ByteScan.equals(text, prefix, "xml")
    if isXML != (namespace == XMLNamespaces.xml) {
      return isXML
        ? "the prefix `xml` means another namespace"
        : "this namespace belongs to the prefix `xml`"
    }
    return namespace == XMLNamespaces.xmlns ? "this namespace cannot be declared" : nil
  }

  /// Finds the namespaces of the start tag's name and attributes.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func resolveNamespaces(prefixCount: Int) {
    namespace =
      prefixCount == 0
      ? namespaces.defaultNamespace
      : number(ofPrefix: Int(nameSpan.start), prefixCount)
    for index in attributes.indices
    where attributes[index].prefixCount > 0 && attributes[index].namespace == 0 {
      attributes[index].namespace = number(
        ofPrefix: Int(attributes[index].name.start), Int(attributes[index].prefixCount))
    }
    if attributes.count > 1 { checkRepeatedAttributes() }
  }

  /// Number of the namespace of a prefix; 0, reported, when it is not bound.
  @_lifetime(self: copy self)
  private mutating func number(ofPrefix start: Int, _ count: Int) -> UInt16 {
    let prefix = start..<start + count - 1
    if let number = namespaces.namespace(of: prefix, in: text) { return number }
    report(
      .unboundPrefix, at: prefix,
      "prefix `\(shown(prefix))` is not declared; the root element needs"
        + " `xmlns:\(shown(prefix))=\"…\"`")
    return XMLNamespaces.unbound
  }

  /// Reports attributes that stand twice.
  @_lifetime(self: copy self)
  private mutating func checkRepeatedAttributes() {
    if attributes.count > Self.attributesComparedOneByOne {
      checkManyAttributes()
      return
    }
    for index in 1..<attributes.count {
      for earlier in 0..<index where isSame(attributes[earlier], attributes[index]) {
        reportRepeated(index)
        return
      }
    }
  }

  /// The same for many attributes, in the time that sorting takes.
  @_lifetime(self: copy self)
  private mutating func checkManyAttributes() {
    let text = text
    let order = attributes.indices.sorted { left, right in
      let (left, right) = (attributes[left], attributes[right])
      let (first, second) = (left.localName, right.localName)
      if left.namespace != right.namespace { return left.namespace < right.namespace }
      if first.count != second.count { return first.count < second.count }
      for offset in 0..<first.count {
        let (one, other) = (text[first.lowerBound + offset], text[second.lowerBound + offset])
        if one != other { return one < other }
      }
      return false
    }
    for place in order.indices.dropFirst()
    where isSame(attributes[order[place - 1]], attributes[order[place]]) {
      reportRepeated(max(order[place - 1], order[place]))
      return
    }
  }

  /// Whether two attributes have one name, prefixes resolved.
  private func isSame(_ left: XMLAttribute, _ right: XMLAttribute) -> Bool {
    left.namespace == right.namespace
      && (left.prefixCount == 0) == (right.prefixCount == 0)
      && ByteScan.equal(text, left.localName, right.localName)
  }

  /// Reports the later of two equal attributes; both stay in `attributes`, where the first counts.
  @_lifetime(self: copy self)
  private mutating func reportRepeated(_ index: Int) {
    let name = attributes[index].name.range
    report(.duplicateAttribute, at: name, "attribute `\(shown(name))` occurs twice; remove one")
  }
}
