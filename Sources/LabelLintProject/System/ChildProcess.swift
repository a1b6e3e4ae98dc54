import LabelLint

#if canImport(Glibc)
  import CLinux
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a program and takes what it writes.
///
/// By `posix_spawn(3)`, which Linux and Darwin have: swift-subprocess runs programs for asynchronous code only.
enum ChildProcess {
  /// What a program left behind.
  struct Outcome {
    /// Exit code; 128 and the signal's number when one ended it.
    var status: Int32
    /// Standard output.
    var output: [UInt8]
    /// Standard error.
    var error: String
  }

  /// Runs a program that the search path leads to and waits for its end.
  ///
  /// Input and error go through files without names, so that no full pipe can hold both sides.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - arguments: What it is told.
  ///   - variables: `NAME=VALUE` for variables that it gets beside those of this process.
  ///   - input: What it reads.
  ///   - patience: How long it may be silent, in milliseconds: it may wait for a pipe that nobody writes to.
  /// - Returns: What it left behind.
  /// - Throws: Why it could not be run.
  static func run(
    _ program: String, _ arguments: [String], variables: [String] = [], input: [UInt8] = [],
    patience: Int32 = 30_000
  ) throws(FileFailure) -> Outcome {
    let inputFile = try temporaryFile(holding: input)
    defer { close(inputFile) }
    let errorFile = try temporaryFile(holding: [])
    defer { close(errorFile) }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw FileFailure(path: program, code: errno) }
    #if os(Linux)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, inputFile, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errorFile, 2)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    unsafe posix_spawn_file_actions_addclose(&actions, ends[1])
    let words = CStrings([program] + arguments)
    let environment = CStrings(variables + Environment.all)
    var identifier: pid_t = 0
    let failure = unsafe posix_spawnp(
      &identifier, program, &actions, nil, words.pointers, environment.pointers)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw FileFailure(path: program, code: failure)
    }
    let output = Result { () throws(FileFailure) in
      try bytes(from: ends[0], of: program, patience)
    }
    if case .failure = output { kill(identifier, SIGKILL) }
    close(ends[0])
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let ended = status & 0x7F
    lseek(errorFile, 0, SEEK_SET)
    let error = (try? FileSystem.bytes(of: errorFile, expecting: 0, path: program)) ?? []
    return Outcome(
      status: ended == 0 ? status >> 8 & 0xFF : 128 + ended, output: try output.get(),
      error: String(decoding: error, as: UTF8.self))
  }

  /// What a program writes until it closes its output.
  private static func bytes(
    from descriptor: Int32, of program: String, _ patience: Int32
  ) throws(FileFailure) -> [UInt8] {
    var output: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&wait, 1, patience)
      if ready == 0 { throw FileFailure(path: program, code: ETIMEDOUT) }
      let count = unsafe room.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return output }
      if count > 0 {
        output += room[..<count]
      } else if errno != EINTR {
        throw FileFailure(path: program, code: errno)
      }
    }
  }

  /// A file that is gone when it is closed, to be read from its start.
  private static func temporaryFile(holding bytes: [UInt8]) throws(FileFailure) -> Int32 {
    let name = "label-lint"
    let descriptor = namelessFile(name)
    guard descriptor >= 0 else { throw FileFailure(path: name, code: errno, whenWriting: true) }
    let failure = WholeFile.fill(descriptor, with: bytes)
    guard failure == 0 else {
      close(descriptor)
      throw FileFailure(path: name, code: failure, whenWriting: true)
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  #if os(Linux)
    /// A file in memory; below 0 for a failure.
    private static func namelessFile(_ name: String) -> Int32 {
      unsafe memfd_create(name, closedByExec)
    }

    /// `MFD_CLOEXEC` of Linux (linux/memfd.h).
    private static let closedByExec: UInt32 = 1
  #else
    /// A file whose name is taken away at once; below 0 for a failure.
    private static func namelessFile(_ name: String) -> Int32 {
      let folder = Environment["TMPDIR"] ?? "/tmp"
      return unsafe FileName.withPath(ProjectRoot.joined(folder, name + ".XXXXXX")) { path in
        guard let path = unsafe strdup(path) else { return -1 }
        defer { unsafe free(path) }
        let descriptor = unsafe mkostemp(path, O_CLOEXEC)
        if descriptor >= 0 { unsafe unlink(path) }
        return descriptor
      }
    }
  #endif
}

/// Texts as C takes a list of them: pointers, the last of them nil.
@safe private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  /// Copies of texts, which go with the list.
  init(_ texts: [String]) {
    unsafe pointers = texts.map { unsafe FileName.withPath($0) { unsafe strdup($0) } } + [nil]
  }

  deinit {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }
}
