/// Writes JSON in the order it is told to, on one line or indented by two spaces.
package struct JSONWriter {
  /// How values are laid out.
  package enum Layout {
    /// No space that is not needed.
    case compact
    /// Each member and element on its own line, two spaces deeper than what holds it.
    case indented
  }

  /// What has been written, UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// How values are laid out.
  private let layout: Layout
  /// Number of objects and arrays around the place of writing.
  private var depth: Int
  /// Whether nothing stands yet in the innermost object or array.
  private var isEmpty = true

  /// A writer for a value that will stand in so many objects and arrays.
  package init(_ layout: Layout, depth: Int = 0) {
    self.layout = layout
    self.depth = depth
  }

  /// Writes records behind what an output holds, one a line, without spaces.
  ///
  /// - Parameters:
  ///   - output: What is appended to.
  ///   - count: Number of records.
  ///   - handOn: Takes away what the output holds, whenever that is much: an output that grows is
  ///     moved again and again.
  ///   - members: Writes the members of the record of a number.
  package static func lines(
    to output: inout [UInt8], count: Int = 1, handingOn handOn: (inout [UInt8]) -> Void = { _ in },
    _ members: (Int, inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(.compact)
    // The writer takes the output over, so that nothing is written twice.
    swap(&writer.bytes, &output)
    for number in 0..<count {
      writer.object { members(number, &$0) }
      writer.bytes.append(0x0A)
      if writer.bytes.count > 1 << 16 { handOn(&writer.bytes) }
    }
    swap(&writer.bytes, &output)
  }

  /// Writes an object as the value, or as the next element.
  package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  /// Writes an object as an element.
  package mutating func element(_ members: (inout JSONWriter) -> Void) {
    separate()
    object(members)
  }

  /// Writes a string as an element.
  package mutating func element(_ text: String) {
    separate()
    JSONText.append(text, to: &bytes)
  }

  /// Writes a member that is an object.
  package mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.name(name)
    nest("{", "}", members)
  }

  /// Writes a member whose name is known at run time only, and that is an object.
  package mutating func object(named name: String, _ members: (inout JSONWriter) -> Void) {
    self.name(named: name)
    nest("{", "}", members)
  }

  /// Writes a member that is an array.
  package mutating func array(_ name: StaticString, _ elements: (inout JSONWriter) -> Void) {
    self.name(name)
    nest("[", "]", elements)
  }

  /// Writes a member that is an array of strings.
  package mutating func array(_ name: StaticString, of texts: [String]) {
    if texts.isEmpty { return emptyArray(name) }
    array(name) { writer in
      for text in texts { writer.element(text) }
    }
  }

  /// Writes a member that is an array of strings, under a name that is data.
  package mutating func array(named name: String, of texts: [String]) {
    self.name(named: name)
    nest("[", "]") { writer in
      for text in texts { writer.element(text) }
    }
  }

  /// Writes a member that is an array without elements.
  package mutating func emptyArray(_ name: StaticString) { member(name, literal: "[]") }

  /// Writes a member that is an array of objects, each by its members.
  package mutating func array<Element>(
    _ name: StaticString, of elements: [Element], _ members: (Element, inout JSONWriter) -> Void
  ) {
    if elements.isEmpty { return emptyArray(name) }
    array(name) { writer in
      for element in elements { writer.element { members(element, &$0) } }
    }
  }

  /// Writes a member that is an array of numbers.
  package mutating func array(_ name: StaticString, of numbers: [Int]) {
    array(name) { writer in
      for number in numbers {
        writer.separate()
        writer.bytes.append(decimal: number)
      }
    }
  }

  /// Writes a member that is a string, or null.
  package mutating func member(_ name: StaticString, _ text: String?) {
    if let text { member(name, utf8: text.utf8.span) } else { member(name, literal: "null") }
  }

  /// Writes a member that is a string, given as UTF-8.
  mutating func member(_ name: StaticString, utf8 text: Span<UInt8>) {
    self.name(name)
    JSONText.append(text, to: &bytes)
  }

  /// Writes a member whose name is known at run time only, and that is a string.
  package mutating func member(named name: String, _ text: String) {
    self.name(named: name)
    JSONText.append(text, to: &bytes)
  }

  /// Writes a member whose name is known at run time only, and that is a number, or null.
  package mutating func member(named name: String, _ number: Int?) {
    self.name(named: name)
    if let number { bytes.append(decimal: number) } else { raw("null") }
  }

  /// Writes a member that is a number, or null.
  package mutating func member(_ name: StaticString, _ number: Int?) {
    self.name(name)
    if let number { bytes.append(decimal: number) } else { raw("null") }
  }

  /// Writes members that are numbers, behind others of their object.
  mutating func members<let count: Int>(
    _ names: InlineArray<count, StaticString>, _ numbers: InlineArray<count, Int>
  ) {
    for index in 0..<count { member(names[index], numbers[index]) }
  }

  /// Writes a member that is true or false.
  package mutating func member(_ name: StaticString, _ isTrue: Bool) {
    member(name, literal: isTrue ? "true" : "false")
  }

  /// Writes a member with a value that stands there as it is, such as `null`.
  private mutating func member(_ name: StaticString, literal: StaticString) {
    self.name(name)
    raw(literal)
  }

  /// Writes members once more that were written as they are behind others of an object.
  mutating func repeatMembers(_ piece: Span<UInt8>) {
    bytes.append(piece)
    isEmpty = false
  }

  /// Writes the name of a member, ASCII without anything to escape.
  private mutating func name(_ name: StaticString) {
    if layout == .compact {
      bytes.append(member: name, isFirst: isEmpty)
      isEmpty = false
      return
    }
    separate()
    raw("\"")
    raw(name)
    raw("\": ")
  }

  /// Writes the name of a member that is known at run time only.
  private mutating func name(named name: String) {
    separate()
    JSONText.append(name, to: &bytes)
    raw(layout == .compact ? ":" : ": ")
  }

  /// Writes what stands between two members or elements, or before the first.
  private mutating func separate() {
    if !isEmpty { raw(",") }
    isEmpty = false
    breakLine()
  }

  /// Writes brackets around what is written between them.
  private mutating func nest(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    raw(open)
    isEmpty = true
    depth += 1
    body(&self)
    depth -= 1
    if !isEmpty { breakLine() }
    raw(close)
    isEmpty = false
  }

  /// Starts a line at the depth of the place of writing.
  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    bytes.append(blanks: depth * 2)
  }

  /// Writes ASCII as it is.
  private mutating func raw(_ text: StaticString) { bytes.append(text) }
}
