import Glibc
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
    let descriptor = PathCall.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw .link }
      // A socket cannot even be opened.
      throw errno == FileFailure.noFile ? .special : .failure(FileFailure(path: path, code: errno))
    }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else {
      throw .failure(FileFailure(path: path, code: errno))
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .special }
    guard info.st_size <= mostBytes else { throw .tooLarge }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: descriptor, expecting: Int(info.st_size), path: path)
    } catch {
      throw .failure(error)
    }
    guard bytes.count <= mostBytes else { throw .tooLarge }
    if bytes.span.extracting(first: probe).firstIndex(of: 0) != nil { throw .binary }
    return bytes
  }
}
