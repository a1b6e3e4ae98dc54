package import LabelLint

/// Reads files of decisions, whatever program saved them.
package enum ReviewFiles {
  /// The files that a path names: itself, or those of a folder that an export of XLIFF has filled, ordered by name.
  ///
  /// - Throws: That the folder cannot be listed, or has no such file.
  package static func files(at path: String) throws(ProjectError) -> [String] {
    // What is not there is told when it is read.
    guard let status = try? FileSystem.status(of: path), status.isDirectory else { return [path] }
    var files: [String] = []
    do throws(FileFailure) {
      for entry in try FileSystem.entries(of: path)
      where !entry.isDirectory && entry.name.hasSuffix(".xliff") {
        files.append(ProjectRoot.joined(path, entry.name))
      }
    } catch {
      throw ProjectError(error)
    }
    if files.isEmpty {
      throw ProjectError(
        "\(path): a folder without .xliff files: name the files to import", path: path)
    }
    return files
  }

  /// The decisions of a file, by what it holds rather than by its name.
  package static func input(at path: String) throws -> ReviewInput {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileSystem.bytes(of: path)
    } catch {
      throw ProjectError(error)
    }
    do throws(ReviewFault) {
      return try input(bytes, isJSON: path.hasSuffix(".json"))
    } catch {
      throw ProjectError("\(path): \(error)", path: path)
    }
  }

  /// The decisions that some bytes hold.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - isJSON: Whether its name says that it is JSON.
  /// - Returns: The decisions.
  /// - Throws: What is wrong with them as a whole.
  package static func input(_ bytes: [UInt8], isJSON: Bool = false) throws(ReviewFault)
    -> ReviewInput
  {
    if let fault = ForeignFile.fault(of: bytes) { throw fault }
    if bytes.starts(with: [0x50, 0x4B]) {
      let zip = ZipReader(bytes) { Inflation.inflate($0, size: $1) }
      return try WorkbookReader(try zip.parts(where: WorkbookReader.needs)).input()
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"): return try DecisionsReader.input(Array(text))
    case UInt8(ascii: "<"): return try XLIFFReader.input(bytes)
    case nil: throw ReviewFault("it is empty: export it again, or save it again where it was made")
    case _ where isJSON: return try DecisionsReader.input(Array(text))
    default: return try TableReading.input(CSVText.rows(of: bytes))
    }
  }
}
