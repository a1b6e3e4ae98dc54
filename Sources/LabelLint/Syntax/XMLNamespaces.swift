/// The namespace prefixes in scope, and numbers for the namespaces they stand for.
///
/// Namespaces in XML 1.0. Files bind two or three prefixes, so a plain list serves.
struct XMLNamespaces {
  /// A prefix in scope.
  private struct Binding {
    /// Where the prefix stands in the text; empty for the default namespace.
    var prefix: ByteRange
    /// Number of the namespace.
    var namespace: UInt16
  }

  /// Most prefixes in scope, and most namespaces of a document: keeps look-ups short.
  static let maximumCount = 64
  /// The namespace of the prefix `xml`.
  static let xml: UInt16 = 1
  /// The namespace of the prefix `xmlns`.
  static let xmlns: UInt16 = 2
  /// Stands for the namespace of a prefix that is not bound: none that has a URI.
  static let unbound: UInt16 = .max

  /// Prefixes in scope, the innermost last.
  private var bindings: [Binding] = []
  /// The URIs of all namespaces met, one behind the other.
  private var uris = Self.knownURIs
  /// Ends in `uris`, by the number of the namespace; number 0 is no namespace.
  private var ends = Self.knownEnds

  /// What `uris` and `ends` are before anything is declared, shared by all documents.
  private static let knownURIs = Array(
    "http://www.w3.org/XML/1998/namespacehttp://www.w3.org/2000/xmlns/".utf8)
  private static let knownEnds = [0, 36, 65]

  /// Prefixes in scope.
  var count: Int { bindings.count }

  /// Number of the default namespace; 0 when there is none.
  var defaultNamespace: UInt16 = 0

  /// Takes the prefixes out of scope that were declared behind the first ones.
  mutating func removeLast(downTo count: Int) {
    bindings.removeLast(max(0, bindings.count - count))
    defaultNamespace = bindings.last { $0.prefix.isEmpty }?.namespace ?? 0
  }

  /// Number of a namespace by its URI, which is added when it is new; nil when there are too many.
  mutating func number(of uri: Span<UInt8>) -> UInt16? {
    if uri.isEmpty { return 0 }
    if let known = knownNumber(of: uri) { return known }
    guard ends.count <= Self.maximumCount else { return nil }
    uris.append(uri)
    ends.append(uris.count)
    return UInt16(ends.count - 1)
  }

  /// Number of a namespace that was met, by its URI.
  private func knownNumber(of uri: Span<UInt8>) -> UInt16? {
    let known = uris.span
    for number in 1..<ends.count
    where known.extracting(ends[number - 1]..<ends[number]).hasSameBytes(as: uri) {
      return UInt16(number)
    }
    return nil
  }

  /// Binds a prefix; false when too many are in scope.
  mutating func bind(_ prefix: ByteRange, to namespace: UInt16) -> Bool {
    guard bindings.count < Self.maximumCount else { return false }
    bindings.append(Binding(prefix: prefix, namespace: namespace))
    if prefix.isEmpty { defaultNamespace = namespace }
    return true
  }

  /// Number of the namespace that a prefix stands for; nil when it is not bound.
  func namespace(of prefix: Range<Int>, in text: Span<UInt8>) -> UInt16? {
    for binding in bindings.reversed()
    where ByteScan.equal(text, binding.prefix.range, prefix) {
      return binding.namespace
    }
    return ByteScan.equals(text, prefix, "xml") ? Self.xml : nil
  }

  /// Whether a namespace has a URI.
  func isNamespace(_ number: UInt16, _ uri: StaticString) -> Bool {
    let number = Int(number)
    guard number > 0, number < ends.count else { return false }
    return ByteScan.equals(uris.span, ends[number - 1]..<ends[number], uri)
  }
}
