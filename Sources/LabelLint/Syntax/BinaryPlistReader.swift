/// Reads binary property lists (`bplist00`) into a tree, with places in the binary file.
///
/// The layout is that of CoreFoundation (swift-corelibs-foundation, CFBinaryPList.c): objects, a table
/// of their offsets, and a trailer of 32 bytes. Nothing in the file is believed: every count and
/// offset is checked against its length, an object that holds itself is refused, and an object that is
/// referred to many times may not make the tree larger than the file.
struct BinaryPlistReader: ~Copyable, ~Escapable {
  /// An object that is being read: a dictionary or an array.
  private struct Frame {
    /// Number of the object.
    var object: Int
    /// Offset of the references to keys, or of those to items.
    var references: Int
    /// Number of pairs or items.
    var count: Int
    /// Number of those already read.
    var next = 0
    /// Whether it is a dictionary.
    var isDictionary: Bool
  }

  /// Bytes of the trailer at the end of the file.
  private static let trailerLength = 32
  /// How often the whole of a file may be referred to: strings that are alike are stored once.
  private static let mostReadings = 64
  /// Bytes of the magic number and version at the start.
  private static let headerLength = 8

  /// The bytes of the file.
  private let text: Span<UInt8>
  /// Bytes of an offset in the table.
  private var offsetSize = 0
  /// Bytes of a reference to an object.
  private var referenceSize = 0
  /// Number of objects.
  private var objectCount = 0
  /// Offset of the table, behind the last object.
  private var tableStart = 0
  /// Containers that are being read, the innermost last.
  private var frames: [Frame] = []
  /// References followed so far; those that lead nowhere count too.
  private var visited = 0
  /// Bytes of the strings that were referred to.
  private var readBytes = 0
  /// Numbers of those containers.
  private var path: Set<Int> = []
  /// Texts in the arena by the number of their object.
  private var decoded: [Int: TextRef] = [:]
  /// What is wrong, in the order met.
  private var problems: [ReadingProblem] = []

  /// A reader of a file's bytes.
  @_lifetime(copy text)
  private init(_ text: Span<UInt8>) { self.text = text }

  /// Reads a file's bytes.
  static func read(into file: inout CatalogFile) -> PropertyListTree {
    let bytes = file.source.text
    var reader = BinaryPlistReader(bytes.span)
    var tree = PropertyListTree()
    if let top = reader.readTrailer() {
      reader.readObjects(from: top, into: &tree, of: &file)
    } else {
      reader.report(0..<min(bytes.count, headerLength), "the binary property list is cut off")
    }
    file.problems += reader.problems
    return tree
  }

  /// Reads the trailer; the number of the top object, or nil when the trailer cannot be true.
  private mutating func readTrailer() -> Int? {
    guard text.count > Self.headerLength + Self.trailerLength else { return nil }
    let trailer = text.count - Self.trailerLength
    offsetSize = Int(text[trailer + 6])
    referenceSize = Int(text[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8), count > 0, count <= text.count, top < count,
      table > Self.headerLength, table <= trailer, count * offsetSize <= trailer - table
    else { return nil }
    (objectCount, tableStart) = (count, table)
    return top
  }

  /// Reads the top object and all that it refers to, without recursion.
  private mutating func readObjects(
    from top: Int, into tree: inout PropertyListTree, of file: inout CatalogFile
  ) {
    readObject(top, as: PropertyListNode(kind: .scalar), into: &tree, of: &file)
    while let frame = frames.last {
      guard frame.next < frame.count else {
        frames.removeLast()
        path.remove(frame.object)
        tree.endContainer()
        continue
      }
      frames[frames.count - 1].next += 1
      visited += 1
      guard visited <= text.count, readBytes <= text.count * Self.mostReadings else {
        report(
          0..<Self.headerLength,
          "the binary property list refers to its objects so often that they exceed the file")
        while !frames.isEmpty {
          frames.removeLast()
          tree.endContainer()
        }
        return
      }
      var node = PropertyListNode(kind: .scalar)
      var position = frame.references + frame.next * referenceSize
      if frame.isDictionary {
        guard let key = integer(at: position, size: referenceSize),
          let (name, span) = string(key, in: &file)
        else {
          report(position..<position + referenceSize, "a key of a dictionary is not a string")
          continue
        }
        (node.key, node.keySpan) = (name, ByteRange(span))
        position += frame.count * referenceSize
      }
      guard let object = integer(at: position, size: referenceSize) else { continue }
      readObject(object, as: node, into: &tree, of: &file)
    }
  }

  /// Adds an object to the tree; a container is opened, and its content read later.
  private mutating func readObject(
    _ object: Int, as start: PropertyListNode, into tree: inout PropertyListTree,
    of file: inout CatalogFile
  ) {
    guard let offset = offset(of: object) else {
      report(0..<Self.headerLength, "object \(object) is outside the binary property list")
      return
    }
    var node = start
    let marker = text[offset]
    switch marker >> 4 {
    case 0x5, 0x6, 0x7:
      guard let (string, span) = string(object, in: &file) else {
        report(offset..<offset + 1, "a string reaches beyond the binary property list")
        return
      }
      (node.kind, node.text, node.span) = (.string, string, ByteRange(span))
      tree.append(node)
    case 0xA, 0xB, 0xC, 0xD:
      open(object, at: offset, as: node, into: &tree)
    default:
      node.kind = marker >> 4 == 0x4 ? .data : .scalar
      node.span = ByteRange(offset..<offset + 1)
      tree.append(node)
    }
  }

  /// Opens a container, unless it is damaged, holds itself or lies too deep.
  private mutating func open(
    _ object: Int, at offset: Int, as start: PropertyListNode, into tree: inout PropertyListTree
  ) {
    let isDictionary = text[offset] >> 4 == 0xD
    guard let (count, references) = count(at: offset),
      count <= (tableStart - references) / (referenceSize * (isDictionary ? 2 : 1))
    else {
      report(offset..<offset + 1, "a container reaches beyond the binary property list")
      return
    }
    guard path.insert(object).inserted else {
      report(offset..<offset + 1, "a container of the binary property list contains itself")
      return
    }
    guard frames.count < StringsReader.maximumDepth else {
      path.remove(object)
      report(
        offset..<offset + 1,
        "containers are nested more than \(StringsReader.maximumDepth) deep", .nestingTooDeep)
      return
    }
    var node = start
    node.kind = isDictionary ? .dictionary : .array
    node.span = ByteRange(offset..<references)
    tree.beginContainer(node)
    frames.append(
      Frame(object: object, references: references, count: count, isDictionary: isDictionary))
  }

  /// The text of a string object and where its characters stand; nil when it is none.
  ///
  /// A text of UTF-16 is decoded once, however often it is referred to.
  private mutating func string(
    _ object: Int, in file: inout CatalogFile
  ) -> (text: TextRef, span: Range<Int>)? {
    guard let offset = offset(of: object), let (count, start) = count(at: offset) else {
      return nil
    }
    let kind = text[offset] >> 4
    guard kind == 0x5 || kind == 0x6 || kind == 0x7 else { return nil }
    let size = kind == 0x6 ? 2 : 1
    guard count <= (tableStart - start) / size else { return nil }
    let span = start..<start + count * size
    // A string may be referred to any number of times, and is read once.
    readBytes += span.count
    if let known = decoded[object] { return (known, span) }
    if kind != 0x6, isPlain(span) {
      let text = TextRef(inFile: span)
      decoded[object] = text
      return (text, span)
    }
    let first = file.arena.count
    if kind == 0x6 {
      let units = (0..<count).map { index in
        UInt16(text[start + 2 * index]) << 8 | UInt16(text[start + 2 * index + 1])
      }
      file.arena.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    } else {
      let bytes = span.map { text[$0] }
      file.arena.append(contentsOf: String(decoding: bytes, as: UTF8.self).utf8)
    }
    let known = TextRef(inArena: first..<file.arena.count)
    decoded[object] = known
    return (known, span)
  }

  /// Whether a range is ASCII, so that its bytes are its text.
  private func isPlain(_ range: Range<Int>) -> Bool {
    for index in range where text[index] >= 0x80 { return false }
    return true
  }

  /// Offset of an object in the file; nil when it does not lie among the objects.
  private func offset(of object: Int) -> Int? {
    guard object >= 0, object < objectCount,
      let offset = integer(at: tableStart + object * offsetSize, size: offsetSize),
      offset >= Self.headerLength, offset < tableStart
    else { return nil }
    return offset
  }

  /// The count in the marker at an offset, or in the integer behind it, and the offset behind that.
  private func count(at offset: Int) -> (count: Int, start: Int)? {
    let low = Int(text[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < tableStart, text[offset + 1] >> 4 == 0x1, text[offset + 1] & 0x0F <= 3 else {
      return nil
    }
    let size = 1 << Int(text[offset + 1] & 0x0F)
    guard let count = integer(at: offset + 2, size: size), offset + 2 + size <= tableStart else {
      return nil
    }
    return (count, offset + 2 + size)
  }

  /// A big-endian number; nil outside the file and where it exceeds the largest file.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= text.count - size else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(text[index]) }
    return value > UInt64(SourceFile.maximumBytes) ? nil : Int(value)
  }

  /// Records a problem.
  private mutating func report(
    _ range: Range<Int>, _ message: String, _ code: ProblemCode = .truncatedBinaryPlist
  ) {
    problems.append(
      ReadingProblem(code, at: ByteRange(range), message), most: StringsReader.maximumProblems)
  }
}
