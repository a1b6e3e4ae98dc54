import Foundation
import Testing

/// The guards of the release program, read from its ELF headers.
///
/// `.ci/build` asks for them; a program that was built by other means has fewer.
@Suite(
  "Release program",
  .enabled(
    if: FileManager.default.fileExists(atPath: ReleaseProgram.path),
    "no release build beside the tests: `make build` makes one"))
struct ReleaseProgramTests {
  private let program: ReleaseProgram

  init() throws {
    program = try ReleaseProgram(Array(Data(contentsOf: URL(filePath: ReleaseProgram.path))))
  }

  @Test("it runs at any address")
  func positionIndependent() {
    let shared: UInt64 = 3  // ET_DYN
    #expect(program.type == shared)
    #expect(program.dynamicValue(.flags1) & ReleaseProgram.pie != 0)
  }

  @Test("its table of addresses cannot be written once it runs")
  func readOnlyRelocations() {
    #expect(program.segments.contains { $0.kind == .readOnlyRelocations })
    let binds =
      program.dynamicValue(.flags) & ReleaseProgram.bindNow | program.dynamicValue(.flags1)
      & ReleaseProgram.now
    #expect(binds != 0)
  }

  @Test("its stack holds no code, and no segment is both written and run")
  func noWritableCode() throws {
    let stack = try #require(program.segments.first { $0.kind == .stack })
    #expect(stack.flags & ReleaseProgram.executable == 0)
    let both = ReleaseProgram.executable | ReleaseProgram.writable
    #expect(!program.segments.contains { $0.kind == .load && $0.flags & both == both })
  }

  @Test("an overwritten stack ends it")
  func stackProtector() {
    #expect(program.names.contains("__stack_chk_fail"))
  }
}

/// The parts of a 64-bit little-endian ELF file that these tests read (`man 5 elf`).
private struct ReleaseProgram {
  /// The release program, in the same scratch folder as the tests.
  static let path: String = {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return products.deletingLastPathComponent().appending(path: "release/label-lint").path
  }()

  static let pie: UInt64 = 0x0800_0000  // DF_1_PIE
  static let bindNow: UInt64 = 8  // DF_BIND_NOW
  static let now: UInt64 = 1  // DF_1_NOW
  static let executable: UInt64 = 1  // PF_X
  static let writable: UInt64 = 2  // PF_W

  enum SegmentKind: UInt64 {
    case load = 1
    case dynamic = 2
    case stack = 0x6474_e551
    case readOnlyRelocations = 0x6474_e552
  }

  enum Tag: UInt64 {
    case strings = 5
    case stringsSize = 10
    case flags = 30
    case flags1 = 0x6fff_fffb
  }

  struct Segment {
    var kind: SegmentKind?
    var flags: UInt64
    var offset: Int
    var address: UInt64
    var size: Int
  }

  struct Malformed: Error {}

  let type: UInt64
  let segments: [Segment]
  /// Names of the dynamic symbols and libraries; they stay in a stripped program.
  let names: Set<String>
  private let dynamic: [UInt64: UInt64]

  init(_ bytes: [UInt8]) throws {
    func number(at offset: Int, bytes count: Int) throws -> UInt64 {
      guard offset >= 0, offset + count <= bytes.count else { throw Malformed() }
      return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { throw Malformed() }
    type = try number(at: 16, bytes: 2)
    let table = Int(try number(at: 32, bytes: 8))
    let entrySize = Int(try number(at: 54, bytes: 2))
    segments = try (0..<Int(number(at: 56, bytes: 2))).map { index in
      let entry = table + index * entrySize
      return Segment(
        kind: SegmentKind(rawValue: try number(at: entry, bytes: 4)),
        flags: try number(at: entry + 4, bytes: 4),
        offset: Int(try number(at: entry + 8, bytes: 8)),
        address: try number(at: entry + 16, bytes: 8),
        size: Int(try number(at: entry + 32, bytes: 8)))
    }
    guard let list = segments.first(where: { $0.kind == .dynamic }) else { throw Malformed() }
    var dynamic: [UInt64: UInt64] = [:]
    for entry in stride(from: list.offset, to: list.offset + list.size, by: 16) {
      dynamic[try number(at: entry, bytes: 8)] = try number(at: entry + 8, bytes: 8)
    }
    self.dynamic = dynamic
    guard let address = dynamic[Tag.strings.rawValue],
      let size = dynamic[Tag.stringsSize.rawValue],
      let segment = segments.first(where: {
        $0.kind == .load && $0.address <= address && address < $0.address + UInt64($0.size)
      })
    else { throw Malformed() }
    let start = segment.offset + Int(address - segment.address)
    guard start + Int(size) <= bytes.count else { throw Malformed() }
    names = Set(
      bytes[start..<start + Int(size)].split(separator: 0).map {
        String(decoding: $0, as: UTF8.self)
      })
  }

  /// The value of an entry of the dynamic section, 0 where it has none.
  func dynamicValue(_ tag: Tag) -> UInt64 { dynamic[tag.rawValue] ?? 0 }
}
