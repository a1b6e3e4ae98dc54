import LabelLint

/// Reads the catalogs of a zip file, which may be anybody's: nothing is unpacked to disk, and what it says of names and
/// sizes is not trusted.
enum DeliveredArchive {
  /// What every zip file begins with (APPNOTE.TXT, 4.3.7); an empty one does not.
  static let mark: [UInt8] = [0x50, 0x4B]
  /// A part that is larger than this has to be packed in a likely ratio, in bytes.
  private static let likelySize = 1 << 20
  /// Highest ratio of unpacked to packed bytes; catalogs have 3 to 20.
  private static let mostRatio = 200
  /// Type bits of `st_mode`, and those of a symbolic link (POSIX `S_IFMT`, `S_IFLNK`).
  private static let (typeBits, link): (UInt16, UInt16) = (0xF000, 0xA000)

  /// The catalogs of a zip file, ordered by name.
  ///
  /// - Parameters:
  ///   - bytes: The zip file.
  ///   - path: Path that people know it by.
  /// - Returns: The files.
  /// - Throws: What is wrong with it; none of its files is used then.
  static func files(
    of bytes: [UInt8], path: String
  ) throws(ProjectError) -> [DeliveryInput.File] {
    let reader = ZipReader(bytes, .archive) { Inflation.inflate($0, size: $1) }
    var files: [DeliveryInput.File] = []
    do throws(ReviewFault) {
      var names: Set<String> = []
      var total = 0
      for entry in try reader.entries() {
        if let fault = fault(of: entry) { throw fault }
        guard !entry.name.hasSuffix("/"), isWanted(entry.name) else { continue }
        guard names.insert(entry.name).inserted else {
          throw ReviewFault("it has two files '\(entry.name)': pack it again")
        }
        total += entry.size
        guard total <= ZipReader.maximumBytes else {
          throw ReviewFault("its files are larger than 512 MiB: deliver them in several parts")
        }
        files.append(
          DeliveryInput.File(
            path: ProjectRoot.joined(path, entry.name), bytes: try reader.content(of: entry),
            isNamed: false))
      }
    } catch {
      throw ProjectError("\(path): \(error)", path: path)
    }
    if files.isEmpty { throw DeliveryInput.nothing(in: path) }
    return files.sorted { ByteOrder.precedes($0.path, $1.path) }
  }

  /// What makes a zip file untrustworthy as a whole; nil for an honest entry.
  private static func fault(of entry: ZipReader.Entry) -> ReviewFault? {
    let name = "'\(entry.name)'"
    let parts = entry.name.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if ProjectRoot.isAbsolute(entry.name) || entry.name.utf8.contains(UInt8(ascii: "\\"))
      || entry.name.utf8.contains(0) || entry.name.utf8.dropFirst().first == UInt8(ascii: ":")
      || parts.contains(where: { $0.elementsEqual("..".utf8) })
    {
      return ReviewFault("its name \(name) leads out of it: pack it again with plain names")
    }
    if entry.mode & typeBits == link {
      return ReviewFault("\(name) is a symbolic link: pack the file itself")
    }
    if entry.size > likelySize, entry.size / max(1, entry.packed) > mostRatio {
      return ReviewFault("\(name) would be unpacked to more than \(mostRatio) times its size")
    }
    return nil
  }

  private static func isWanted(_ name: String) -> Bool {
    var folder = ""
    for part in name.split(separator: "/") {
      if !DeliveryInput.isWanted(String(part), in: folder) { return false }
      folder = String(part)
    }
    return DeliveryInput.isCatalog(folder)
  }
}
