import LabelLint

/// Reads files of decisions, whatever program saved them.
enum ReviewFiles {
  /// The decisions of a file, by what it holds rather than by its name.
  static func input(at path: String) throws -> ReviewInput {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileSystem.bytes(of: path)
    } catch {
      throw CommandFailure(error)
    }
    do throws(ReviewFault) {
      return try input(bytes)
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }

  /// The decisions that some bytes hold.
  ///
  /// - Throws: What is wrong with them as a whole.
  static func input(_ bytes: [UInt8]) throws(ReviewFault) -> ReviewInput {
    if bytes.starts(with: [0x50, 0x4B]) {
      let zip = ZipReader(bytes) { Inflation.inflate($0, size: $1) }
      return try WorkbookReader(try zip.parts(where: WorkbookReader.needs)).input()
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"): return try DecisionsReader.input(Array(text))
    case UInt8(ascii: "<"): return try XLIFFReader.input(bytes)
    case nil: throw ReviewFault("it is empty")
    default: return try TableReading.input(CSVText.rows(of: bytes))
    }
  }
}
