import Testing

/// One folder calls the system, and each of its files compiles on Linux and on Darwin.
@Suite("Layer of the system")
struct SystemLayerTests {
  /// The folder of the layer.
  static let folder = "Sources/LabelLintProject/System/"

  /// Modules of the C library, and of what C is needed for.
  static let modules: Set<Substring> = ["Glibc", "Musl", "Darwin", "CLinux", "CProcess"]

  /// Names that glibc or Linux alone has, or that Darwin has with another type.
  static let linuxNames: Set<Substring> = [
    "Glibc", "CLinux", "renameat2", "memfd_create", "getdents64", "mallopt", "M_TOP_PAD",
    "M_MMAP_THRESHOLD", "madvise", "MADV_HUGEPAGE", "MAP_ANONYMOUS", "O_TMPFILE", "O_PATH", "statx",
    "st_atim", "st_ctim", "st_mtim", "d_off", "d_reclen", "environ", "__rlimit_resource",
    "__rlimit_resource_t", "RLIMIT_AS", "__sigaction_handler", "pthread_t", "pthread_create",
    "pipe2", "dup3", "sched_getaffinity", "epoll_create1", "inotify_init1", "prctl", "syscall",
    "getrandom", "copy_file_range", "fdatasync", "posix_fallocate", "get_nprocs",
    "program_invocation_name", "malloc_trim",
  ]

  /// Names that Darwin alone has.
  static let darwinNames: Set<Substring> = [
    "Darwin", "renamex_np", "renameatx_np", "RENAME_EXCL", "RENAME_SWAP", "st_atimespec",
    "st_ctimespec", "st_mtimespec", "d_namlen", "__sigaction_u", "MAP_ANON", "F_FULLFSYNC",
    "F_GETPATH", "sysctlbyname", "_NSGetArgc", "_NSGetArgv", "_NSGetEnviron", "clonefile",
  ]

  @Test("no file outside of the layer names the C library")
  func imports() {
    #expect(Repository.sources.count > 100)
    for file in Repository.sources where !file.path.hasPrefix(Self.folder) {
      for line in file.lines {
        let words = Self.words(in: line)
        if let number = words.firstIndex(of: "import"), number + 1 < words.count,
          words[..<number].allSatisfy(Repository.modifiers.contains),
          let module = words[(number + 1)...].first(where: Self.modules.contains)
        {
          Issue.record("\(file.path) imports \(module)")
        }
      }
    }
  }

  @Test("what one system has stands in the part of a file for that system")
  func guards() {
    let files = Repository.sources.filter { $0.path.hasPrefix(Self.folder) }
    #expect(files.count > 15)
    for file in files {
      for place in Self.unguarded(in: file) { Issue.record("\(place)") }
    }
  }

  @Test("unguarded names are found, in all parts of a file")
  func findings() {
    let text = """
      #if canImport(Glibc)
        import Glibc
        import Darwin
      #elseif canImport(Darwin)
        import Darwin
      #endif
      // renameat2 in a remark
      let a = mallopt(1, 2)
      #if os(Linux)
        let b = mallopt(1, 2)
        #if DEBUG
          let c = statx
        #else
          let d = renamex_np
        #endif
      #else
        let e = renamex_np
        let f = "/proc/self"
      #endif
      let g = renamex_np
      """
    let file = Repository.SourceText(path: "A.swift", text: text)
    #expect(
      Self.unguarded(in: file) == [
        "A.swift:3: Darwin", "A.swift:8: mallopt", "A.swift:14: renamex_np", "A.swift:18: /proc",
        "A.swift:20: renamex_np",
      ])
  }

  /// Names of one system outside of the part for it, as `path:line: name`.
  static func unguarded(in file: Repository.SourceText) -> [String] {
    var places: [String] = []
    // The systems that the conditions around a line name, the innermost last; nil for other conditions.
    var conditions: [System?] = []
    for (number, line) in file.lines.enumerated() {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let text = code.drop { $0 == " " }
      if text.hasPrefix("#if ") {
        conditions.append(System(condition: text))
      } else if text.hasPrefix("#else") {
        if let last = conditions.popLast() { conditions.append(last?.other) }
      } else if text.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else {
        let system = conditions.compactMap(\.self).last
        var names: [Substring] = []
        if system != .linux {
          names += words(in: code).filter(linuxNames.contains)
          if code.contains("/proc") { names.append("/proc") }
        }
        if system != .darwin { names += words(in: code).filter(darwinNames.contains) }
        places += names.map { "\(file.path):\(number + 1): \($0)" }
      }
    }
    return places
  }

  /// What a part of a file is for.
  private enum System {
    case linux
    case darwin

    /// The system that a condition names; nil for any other condition.
    init?(condition: Substring) {
      switch condition {
      case "#if os(Linux)", "#if canImport(Glibc)": self = .linux
      case "#if os(macOS)", "#if canImport(Darwin)": self = .darwin
      default: return nil
      }
    }

    /// The system of the part behind.
    var other: System { self == .linux ? .darwin : .linux }
  }

  private static func words(in code: Substring) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
