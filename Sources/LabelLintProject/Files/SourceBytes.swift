import LabelLint

/// Reads files of sources, and says why one is left out.
enum SourceBytes {
  /// Why a file is not read.
  enum Refusal: Error {
    /// It is a symbolic link, which may lead out of the folder.
    case link
    /// It is larger than any file that people write.
    case tooLarge
    /// It is a pipe, a socket or a device.
    case special
    /// It holds bytes that no text has.
    case binary
    /// The system says why.
    case failure(FileFailure)

    /// The reason, for a note.
    var reason: String {
      switch self {
      case .link: "a symbolic link is not followed"
      case .tooLarge: "larger than \(SourceBytes.mostBytes >> 20) MiB"
      case .special: FileFailure(path: "", code: FileFailure.noFile).reason
      case .binary: "not a text"
      case .failure(let failure): failure.reason
      }
    }
  }

  /// Largest file that is read, in bytes.
  static let mostBytes = 4 << 20
  /// Bytes at the start of a file that are looked at for what no text has.
  private static let probe = 4096

  /// The bytes of a file that is one, and a text.
  static func read(_ path: String) throws(Refusal) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(unfollowed: path, atMost: mostBytes)
    } catch {
      switch error.code {
      case FileFailure.isLink: throw .link
      case FileFailure.noFile: throw .special
      case FileFailure.isTooLarge: throw .tooLarge
      default: throw .failure(error)
      }
    }
    if bytes.span.extracting(first: probe).firstIndex(of: 0) != nil { throw .binary }
    return bytes
  }
}
