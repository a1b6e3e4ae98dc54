import Foundation

/// A library that stands before the system's own and lets writes to a store fail.
final class FaultLibrary {
  /// What goes wrong.
  enum Fault: String {
    /// The process ends, as a kill or a power cut ends it.
    case kill
    /// A signal asks the process to end.
    case terminate
    /// The device is full.
    case noSpace
    /// The file cannot be opened for writing.
    case readOnly
  }

  private let library: URL
  private let mark: URL

  /// Builds the library; nil, said on standard output, where there is no compiler.
  init?(in folder: TemporaryFolder) throws {
    let build = try TemporaryFolder()
    let source = try build.write(Self.source, to: "fault.c")
    library = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".so")
    mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let compilers = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"]
    guard let compiler = compilers.first(where: FileManager.default.isExecutableFile) else {
      print("no C compiler: faults of writes are passed over")
      return nil
    }
    let outcome = try BuiltCommand(folder: build.url).run(
      program: compiler, ["-shared", "-fPIC", "-o", library.path, source.path, "-ldl"])
    guard outcome.status == 0 else {
      print("the C compiler failed: faults of writes are passed over\n\(outcome.error)")
      return nil
    }
  }

  deinit {
    for file in [library, mark] { try? FileManager.default.removeItem(at: file) }
  }

  /// Variables under which the writes to files of a name fail, from one of them on.
  func environment(_ fault: Fault, at number: Int = 1, store: String) -> [String: String] {
    try? FileManager.default.removeItem(at: mark)
    return [
      "LD_PRELOAD": library.path, "FAULT_KIND": fault.rawValue, "FAULT_AT": "\(number)",
      "FAULT_NAME": store, "FAULT_MARK": mark.path,
    ]
  }

  /// Whether the last command met its fault.
  var hasStruck: Bool { FileManager.default.fileExists(atPath: mark.path) }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/types.h>
    #include <unistd.h>

    static int count;

    static int is_store(int fd) {
      char link[64], path[4096];
      snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
      ssize_t length = readlink(link, path, sizeof path - 1);
      const char *name = getenv("FAULT_NAME");
      if (length <= 0 || !name) return 0;
      path[length] = 0;
      return strstr(path, name) != NULL;
    }

    /* Whether this call fails; a kill does not come back, and a signal does no harm to it. */
    static int strikes(int fd) {
      const char *at = getenv("FAULT_AT"), *kind = getenv("FAULT_KIND");
      if (!at || !kind || !strcmp(kind, "readOnly") || !is_store(fd)) return 0;
      if (++count < atoi(at)) return 0;
      int mark = creat(getenv("FAULT_MARK"), 0600);
      if (mark >= 0) close(mark);
      if (!strcmp(kind, "kill")) _exit(137);
      if (!strcmp(kind, "terminate")) {
        if (count == atoi(at)) kill(getpid(), SIGTERM);
        return 0;
      }
      errno = ENOSPC;
      return 1;
    }

    #define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

    ssize_t write(int fd, const void *bytes, size_t size) {
      return strikes(fd) ? -1 : REAL(write)(fd, bytes, size);
    }
    ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
      return strikes(fd) ? -1 : REAL(pwrite)(fd, bytes, size, at);
    }
    ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
      return strikes(fd) ? -1 : REAL(pwrite64)(fd, bytes, size, at);
    }
    int ftruncate(int fd, off_t size) {
      return strikes(fd) ? -1 : REAL(ftruncate)(fd, size);
    }
    int ftruncate64(int fd, off64_t size) {
      return strikes(fd) ? -1 : REAL(ftruncate64)(fd, size);
    }

    static int refuses(const char *path, int flags) {
      const char *name = getenv("FAULT_NAME"), *kind = getenv("FAULT_KIND");
      return name && kind && !strcmp(kind, "readOnly") && strstr(path, name)
        && (flags & O_ACCMODE) != O_RDONLY;
    }
    int open(const char *path, int flags, ...) {
      va_list more;
      va_start(more, flags);
      mode_t mode = va_arg(more, mode_t);
      va_end(more);
      if (refuses(path, flags)) { errno = EROFS; return -1; }
      return REAL(open)(path, flags, mode);
    }
    int open64(const char *path, int flags, ...) {
      va_list more;
      va_start(more, flags);
      mode_t mode = va_arg(more, mode_t);
      va_end(more);
      if (refuses(path, flags)) { errno = EROFS; return -1; }
      return REAL(open64)(path, flags, mode);
    }
    """#
}
